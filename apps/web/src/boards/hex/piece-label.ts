/** The name of a piece in the reader's language, with what matters about it. */
import type { CharacterView, View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'

/** "serjeant-2" and the like: the number that tells two of a kind apart. */
const numberOf = (id: string): string => /(\d+)$/.exec(id)?.[1] ?? ''

const nameOf = (voice: Speaker, id: string, kind: string): string =>
  voice.sayIfKnown(`piece.${id}`) ?? [voice.sayIfKnown(kind) ?? id, numberOf(id)].filter(Boolean).join(' ')

export const characterName = (voice: Speaker, { id, unit }: CharacterView): string => nameOf(voice, id, `class.${unit}`)

export const characterLabel = (voice: Speaker, piece: CharacterView): string => {
  const { seat, condition, attack, defense, allowance } = piece
  return voice.say('table.piece', { name: characterName(voice, piece), seat, condition, attack, defense, allowance })
}

export const pieceName = (view: View, voice: Speaker, id: string): string => {
  const character = view.characters[id]
  if (character) return characterName(voice, character)
  const animal = view.animals[id]
  return nameOf(voice, id, animal ? `animal.${animal.kind}` : `engine.${view.engines[id]?.kind}`)
}

export const pieceLabel = (view: View, voice: Speaker, id: string): string => {
  const character = view.characters[id]
  return character ? characterLabel(voice, character) : pieceName(view, voice, id)
}

/** A to Z, then AA; none left of A. */
export const columnName = (q: number): string | undefined => {
  if (q < 0) return
  const last = String.fromCharCode(65 + (q % 26))
  return q < 26 ? last : String.fromCharCode(64 + Math.trunc(q / 26)) + last
}

/** "L8" on a drawn map, "q,r" elsewhere: lettered columns, numbered rows. */
export const hexName = (hex: string): string => {
  const [q = 0, r = 0] = hex.replace('^', '').split(',').map(Number)
  const column = columnName(q)
  if (column === undefined) return hex
  return `${column}${r + ((q + (q & 1)) >> 1) + 1}${hex.endsWith('^') ? '↑' : ''}`
}

/** A move as a button says it. */
export const moveLabel = (view: View, voice: Speaker, move: { readonly kind: string }): string => {
  const params: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(move)) {
    if (name === 'kind') continue
    if (name === 'to' || name === 'hex' || name === 'rear') params[name] = hexName(String(value))
    else if (typeof value === 'string' && (view.characters[value] || view.animals[value] || view.engines[value]))
      params[name] = pieceName(view, voice, value)
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value
  }
  return voice.say(`move.${move.kind}`, params)
}
