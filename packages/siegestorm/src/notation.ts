/** Moves as one short line: `play h12 action`, `pay h13`, `target c4`, `choose yes` … */
import { unreachable } from '@siegeworks/kernel'
import type { Move } from './move.ts'
import { SPACES, STANDING } from './vocabulary.ts'

export const formatMove = (move: Move): string => {
  switch (move.kind) {
    case 'return':
    case 'pay':
      return `${move.kind} ${move.card}`
    case 'play':
      return move.front === undefined ? `play ${move.card} ${move.as}` : `play ${move.card} ${move.as} ${move.front}`
    case 'activate':
      return `activate ${move.card} ${move.ability}`
    case 'hold':
      return `hold ${move.space}`
    case 'target':
    case 'choose':
      return `${move.kind} ${move.what}`
    case 'orders':
      return `orders ${move.when}`
    case 'keep':
    case 'next':
    case 'pass':
    case 'storm':
    case 'support':
    case 'done':
      return move.kind
    default:
      return unreachable(move)
  }
}

const CARD = /^[a-z]\d{1,6}$/
const FRONT = /^f\d{1,6}$/
const WHAT = /^[a-z0-9][a-z0-9/-]{0,59}$/

export const parseMove = (text: string): Move | undefined => {
  if (text.length > 100) return undefined
  const words = text.split(' ')
  const [kind, first, second, third] = words
  switch (kind) {
    case 'keep':
    case 'next':
    case 'pass':
    case 'storm':
    case 'support':
    case 'done':
      return words.length === 1 ? { kind } : undefined
    case 'return':
    case 'pay':
      return words.length === 2 && first && CARD.test(first) ? { kind, card: first } : undefined
    case 'play':
      return parsePlay(words.length, first, second, third)
    case 'activate': {
      if (words.length > 3 || !first || !CARD.test(first)) return undefined
      const ability = second === undefined ? 1 : Number(second)
      return second === undefined || /^[1-9]$/.test(second) ? { kind, card: first, ability } : undefined
    }
    case 'hold': {
      const space = SPACES.find(one => one === first)
      return words.length === 2 && space ? { kind, space } : undefined
    }
    case 'target':
    case 'choose':
      return words.length === 2 && first && WHAT.test(first) ? { kind, what: first } : undefined
    case 'orders': {
      const when = STANDING.find(one => one === first)
      return words.length === 2 && when ? { kind, when } : undefined
    }
    default:
      return undefined
  }
}

const parsePlay = (
  count: number,
  card: string | undefined,
  as: string | undefined,
  front: string | undefined,
): Move | undefined => {
  if (count > 4 || !card || !CARD.test(card) || (as !== 'action' && as !== 'creature')) return undefined
  if (front === undefined) return count === 3 ? { kind: 'play', card, as } : undefined
  return FRONT.test(front) ? { kind: 'play', card, as, front } : undefined
}
