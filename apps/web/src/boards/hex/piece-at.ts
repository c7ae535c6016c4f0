/** Who stands on a hex, the topmost first. */
import type { View } from '@siegeworks/siege'

export const piecesAt = (view: View, hex: string): readonly string[] => [
  ...Object.values(view.characters)
    .filter(piece => piece.where === 'map' && piece.condition !== 'dead' && (piece.hex === hex || piece.rear === hex))
    .sort((a, b) => b.storey - a.storey)
    .map(({ id }) => id),
  ...Object.values(view.animals)
    .filter(animal => animal.where === 'map' && !animal.rider && (animal.hex === hex || animal.rear === hex))
    .map(({ id }) => id),
  ...Object.values(view.engines)
    .filter(engine => engine.where === 'map' && engine.hexes.includes(hex))
    .map(({ id }) => id),
]
