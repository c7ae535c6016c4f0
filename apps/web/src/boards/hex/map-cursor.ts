/** The keyboard's finger on the map: from hex to hex with the arrows, pressed with Enter, told aloud. */
import type { View } from '@siegeworks/siege'
import type { Speaker } from '@siegeworks/words'
import { announce } from '../../shell/speech.ts'
import { hexBeside, type Spot, spotOf } from './layout.ts'
import type { DrawnMap } from './map-shapes.ts'
import { piecesAt } from './piece-at.ts'
import { pieceLabel } from './piece-label.ts'
import { placeText } from './place-text.ts'

interface Cursor {
  readonly view: View
  readonly map: DrawnMap
  readonly voice: Speaker
  readonly at: string | undefined
  /** Where it begins. */
  readonly home: string | undefined
  readonly cost: (hex: string) => number | undefined
  readonly onMove: (hex: string) => void
  readonly onPress: (hex: string) => void
  readonly zoom: (factor: number) => void
  readonly reveal: (spot: Spot) => void
}

const told = ({ view, map, voice, cost }: Cursor, hex: string): string => {
  const price = cost(hex)
  return [
    placeText(view, map, voice, hex),
    ...(price === undefined ? [] : [voice.say('table.cost', { n: price })]),
    ...piecesAt(view, hex).map(id => pieceLabel(view, voice, id)),
  ].join('. ')
}

const move = (cursor: Cursor, hex: string): void => {
  cursor.onMove(hex)
  cursor.reveal(spotOf(hex))
  announce(told(cursor, hex))
}

const ZOOMS: { readonly [key: string]: number } = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 }

export const onMapKey = (cursor: Cursor, event: KeyboardEvent): void => {
  const { map, at, home, onPress, zoom } = cursor
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (target !== currentTarget || ctrlKey || metaKey || altKey) return
  const here = at ?? home ?? Object.keys(map.hexes)[0]
  const factor = ZOOMS[key]
  if (here === undefined) return
  const next = at === undefined && key.startsWith('Arrow') ? here : hexBeside(here, key)
  if (next !== undefined) {
    if (map.hexes[next]) move(cursor, next)
  } else if ((key === 'Enter' || key === ' ') && at !== undefined) onPress(at)
  else if (factor !== undefined) zoom(factor)
  else return
  event.preventDefault()
  event.stopPropagation()
}
