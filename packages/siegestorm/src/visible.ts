/** What a viewer may know of a card in a zone. [SS-CARD-5, SS-RULING-24, SS-RULING-71] */
import { unreachable, type Viewer } from '@siegeworks/kernel'
import { findDesign, isShade } from './designs.ts'
import type { Creature, State } from './state.ts'
import type { DesignId, Seat, Side, Zone } from './vocabulary.ts'

type Designs = State['designs']

/** Whether the handles of cards there are shown to this viewer. */
export const showsHandles = (side: Side, zone: Zone, viewer: Viewer<Seat>): boolean => {
  if (zone === 'hand') return side === viewer || side === 'boss'
  if (zone === 'vision') return side === viewer
  return true
}

/** Whether the face of a card there is shown to this viewer. */
export const showsFace = (
  designs: Designs,
  side: Side,
  zone: Zone,
  design: DesignId,
  viewer: Viewer<Seat>,
): boolean => {
  switch (zone) {
    case 'hand':
      return side === viewer || (side === 'boss' && !isHiddenShade(designs, design))
    case 'reserve':
      return !isHiddenShade(designs, design)
    case 'vision':
    case 'supporters':
      return side === viewer
    case 'resources':
      return false
    case 'field':
    case 'casualties':
    case 'heal':
    case 'chain':
    case 'destroyed':
      return true
    default:
      return unreachable(zone)
  }
}

const isHiddenShade = (designs: Designs, design: DesignId): boolean => {
  const def = findDesign(designs, design)
  return def !== undefined && isShade(def)
}

export const showsCreature = (creature: Pick<Creature, 'shade' | 'side'>, viewer: Viewer<Seat>): boolean =>
  !creature.shade || creature.side === viewer
