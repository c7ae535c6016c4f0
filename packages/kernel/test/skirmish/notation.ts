/** Moves, options and positions as text. */
import { err, ok, type Problem, type Result } from '@siegeworks/kernel'
import { blank } from './evolve.ts'
import type { Move, Options, State } from './state.ts'
import { CARDS, DESIGNS, SEATS, STANCES } from './vocabulary.ts'

export const formatMove = (move: Move): string => {
  if (move.kind === 'stance') return `stance ${move.stance}`
  return 'card' in move ? `${move.kind} ${move.card}` : move.kind
}

export const parseMove = (text: string): Move | undefined => {
  const [kind, word, ...more] = text.split(' ')
  if (more.length > 0) return
  if ((kind === 'draw' || kind === 'yield') && word === undefined) return { kind }
  const stance = STANCES.find(one => one === word)
  if (kind === 'stance' && stance) return { kind, stance }
  if ((kind === 'hide' || kind === 'attack' || kind === 'block') && word && /^c[1-9]\d*$/.test(word))
    return { kind, card: word }
  return
}

export const parseOptions = (input: unknown): Result<Options, readonly Problem[]> => {
  const given = (input ?? {}) as { readonly [key: string]: unknown }
  const options = { hand: given.hand ?? 3, target: given.target ?? 7 } as Options
  const strange = Object.keys(given).find(key => !(key in options))
  if (strange) return err([{ at: strange, code: 'unknown-key' }])
  for (const [at, most] of [
    ['hand', 6],
    ['target', 40],
  ] as const) {
    const value = options[at]
    if (!Number.isInteger(value) || value < 1 || value > most)
      return err([{ at, code: 'out-of-range', params: { most } }])
  }
  return ok(options)
}

export const formatPosition = (state: State): string => JSON.stringify(state)

/** Whatever is not named is as at the very beginning. */
export const parsePosition = (input: unknown, options: Options): Result<State, readonly Problem[]> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return err([{ at: '', code: 'not-an-object' }])
  const strange = Object.keys(input).find(key => !(key in blank))
  if (strange) return err([{ at: strange, code: 'unknown-key' }])
  return ok({ ...blank, options, ...input } as State)
}

/** Every card is somewhere, exactly once, and every id is of its own. */
export const broken = (state: State): readonly string[] => {
  const held = SEATS.flatMap(seat => [...state.hands[seat], ...state.reserves[seat]])
  const attack = state.pending.kind === 'reaction' ? [state.pending.attack] : []
  const designs = [...state.deck, ...state.discard, ...[...held, ...attack].map(card => card.design)]
  const ids = [...held, ...attack].map(card => card.id)
  return [
    ...DESIGNS.filter(design => designs.filter(one => one === design).length !== CARDS[design].copies).map(
      design => `copies of ${design} are not ${CARDS[design].copies}`,
    ),
    ...(new Set(ids).size === ids.length ? [] : [`an id is used twice: ${ids}`]),
    ...ids.filter(id => Number(id.slice(1)) >= state.nextId).map(id => `${id} is not minted yet`),
    ...SEATS.filter(seat => state.reserves[seat].length > 1).map(seat => `${seat} has two cards in reserve`),
  ]
}
