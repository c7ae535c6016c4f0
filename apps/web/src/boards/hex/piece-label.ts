/** The name of a piece in the reader's language, with what matters about it. */
import type { CharacterView, View } from '@siegeworks/siege'
import { hexKey, hexOf, neighbor, type Side } from '@siegeworks/siege/geometry'
import type { Speaker } from '@siegeworks/words'

/** As a name stands alone, or at the head of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "serjeant-2" and the like: the number that tells two of a kind apart. */
const numberOf = (id: string): string => /(\d+)$/.exec(id)?.[1] ?? ''

const nameOf = (voice: Speaker, id: string, kind: string): string =>
  voice.sayIfKnown(`piece.${id}`) ?? [voice.sayIfKnown(kind) ?? id, numberOf(id)].filter(Boolean).join(' ')

export const characterName = (voice: Speaker, { id, unit }: CharacterView): string => nameOf(voice, id, `class.${unit}`)

export const characterLabel = (voice: Speaker, piece: CharacterView): string => {
  const { seat, condition, attack, defense, allowance } = piece
  return voice.say('table.piece', {
    name: capital(characterName(voice, piece)),
    seat,
    condition,
    attack,
    defense,
    allowance,
  })
}

export const pieceName = (view: View, voice: Speaker, id: string): string => {
  const character = view.characters[id]
  if (character) return characterName(voice, character)
  const animal = view.animals[id]
  // A knight's horse is told by his name.
  const owner = animal && view.characters[id.replace(/-horse$/, '')]
  if (owner) return `${voice.say(`animal.${animal.kind}`)} (${characterName(voice, owner)})`
  return nameOf(voice, id, animal ? `animal.${animal.kind}` : `engine.${view.engines[id]?.kind}`)
}

export const pieceTitle = (view: View, voice: Speaker, id: string): string => capital(pieceName(view, voice, id))

export const pieceLabel = (view: View, voice: Speaker, id: string): string => {
  const character = view.characters[id]
  return character ? characterLabel(voice, character) : pieceTitle(view, voice, id)
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

const placeName = (voice: Speaker, place: string): string =>
  place.endsWith('^') ? voice.say('table.on-top', { hex: hexName(place.slice(0, -1)) }) : hexName(place)

/** A move as a button says it; with where the horse's rear comes and which way a thing faces, if that is a choice. */
export const moveLabel = (view: View, voice: Speaker, move: { readonly kind: string }): string => {
  const params: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(move)) {
    if (name === 'kind') continue
    if (name === 'to' || name === 'hex' || name === 'rear') params[name] = placeName(voice, String(value))
    else if (typeof value === 'string' && (view.characters[value] || view.animals[value] || view.engines[value]))
      params[name] = pieceName(view, voice, value)
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value
  }
  const text = capital(voice.say(`move.${move.kind}`, params))
  const toward = facedHex(view, move)
  if (toward !== undefined) return voice.say('table.toward', { move: text, hex: hexName(toward) })
  return params['rear'] === undefined ? text : voice.say('table.rear-on', { move: text, hex: params['rear'] })
}

/** The hex a ladder, an engine or a mantlet would face. */
const facedHex = (view: View, move: object): string | undefined => {
  const side = 'side' in move ? move.side : 'facing' in move ? move.facing : undefined
  const from = 'hex' in move ? move.hex : 'to' in move ? move.to : view.active && view.characters[view.active]?.hex
  return typeof side === 'number' && typeof from === 'string' ? hexKey(neighbor(hexOf(from), side as Side)) : undefined
}
