/** The name of a piece in the reader's language, with what matters about it. */
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'

/** "serjeant-2" and the like: the number that tells two of a kind apart. */
const numberOf = (id: string): string => /(\d+)$/.exec(id)?.[1] ?? ''

export const pieceName = (view: View, voice: Speaker, id: string): string => {
  const character = view.characters[id]
  const named = voice.sayIfKnown(`piece.${id}`)
  if (named) return named
  const kind = character
    ? voice.sayIfKnown(`class.${character.unit}`)
    : voice.sayIfKnown(`${view.animals[id] ? 'animal' : 'engine'}.${view.animals[id]?.kind ?? view.engines[id]?.kind}`)
  return [kind ?? id, numberOf(id)].filter(Boolean).join(' ')
}

export const pieceLabel = (view: View, voice: Speaker, id: string): string => {
  const character = view.characters[id]
  const name = pieceName(view, voice, id)
  if (!character) return name
  return voice.say('table.piece', {
    name,
    seat: character.seat,
    condition: character.condition,
    attack: character.attack,
    defense: character.defense,
    allowance: character.allowance,
  })
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
