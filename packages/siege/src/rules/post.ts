/** One end of a line of fire: where somebody stands, how high, what he may overlook and through which openings he shoots. */
import { type Anchor, CENTER, DIRECTIONS, type Hex, type Side } from '../geometry/index.ts'
import { cellAt, cellOf, KEEP } from '../terrain/ground.ts'
import { SURFACES, type Surface } from '../terrain/surface.ts'
import { FEATURES } from '../terrain/terrain.ts'
import type { Storey } from '../vocabulary.ts'
import { LADDER, RAM, type Scene, SIEGE_TOWER } from './scene.ts'

/** Kinds of standing that the shooting rules tell apart. */
export type PostKind =
  | 'ground'
  | 'ditch'
  | 'rampart'
  | 'slit'
  | 'inside'
  | 'door'
  | 'keep-door'
  | 'roof'
  | 'ladder-top'
  | 'tower-floor'
  | 'ram'

export interface Post {
  readonly q: number
  readonly r: number
  readonly cell: number
  readonly storey: Storey
  readonly kind: PostKind
  readonly surface: Surface
  readonly band: number
  readonly relief: number
  readonly outside: boolean
  /** [SG-TABLE-RADIUS] How far he overlooks what lies lower; for a slit only through it. */
  readonly radius: number
  readonly inKeep: boolean
  /** Parapet sides of a rampart, slits, door openings. */
  readonly openings: readonly Side[]
  /** The openings and the center, where a line may be drawn from. */
  readonly anchors: readonly Anchor[]
  /** The siege tower he stands on, 0 for none. */
  readonly tower: number
  /** A rider's other hex. */
  readonly rear: number
}

const RADIUS: { readonly [K in PostKind]?: number } = { rampart: 8, slit: 8, roof: 10 }
const KEEP_RADIUS = 12

export const postAt = (scene: Scene, hex: Hex, storey: Storey, rear?: Hex): Post => {
  const g = scene.ground
  const cell = cellOf(g, hex)
  const surface = SURFACES[g.surface[cell]!]!
  const kind = kindOf(scene, cell, surface, storey)
  const openings = openingsOf(scene, cell, kind)
  const inKeep = g.structure[cell] === KEEP
  return {
    q: hex.q,
    r: hex.r,
    cell,
    storey,
    kind,
    surface,
    // [SG-GEO-20] Ladder top and siege-tower roof are in the wall band.
    band: storey === 1 ? 1 : g.band[cell]!,
    relief: g.relief[cell]!,
    outside: g.outside[cell] === 1,
    radius: inKeep && kind === 'slit' ? KEEP_RADIUS : (RADIUS[kind] ?? 0),
    inKeep,
    openings,
    anchors: openings.length === 0 ? CENTER_ONLY : [...openings, CENTER],
    tower: kind === 'roof' ? scene.tower[cell]! : 0,
    rear: rear ? cellAt(g, rear.q, rear.r) : -1,
  }
}

const kindOf = (scene: Scene, cell: number, surface: Surface, storey: Storey): PostKind => {
  const equipment = scene.equipment[cell]!
  if (storey === 1) return equipment & LADDER ? 'ladder-top' : 'roof'
  if (equipment & SIEGE_TOWER) return 'tower-floor'
  if (equipment & RAM) return 'ram'
  switch (surface) {
    case 'ditch':
    case 'rampart':
    case 'slit':
    case 'door':
    case 'keep-door':
      return surface
    case 'interior':
      return 'inside'
    default:
      return 'ground'
  }
}

const OPENINGS: { readonly [K in PostKind]?: number } = {
  rampart: 1 + FEATURES.indexOf('parapet'),
  slit: 1 + FEATURES.indexOf('slit'),
  door: 1 + FEATURES.indexOf('door'),
}

const NONE: readonly Side[] = []
const CENTER_ONLY: readonly Anchor[] = [CENTER]

const openingsOf = (scene: Scene, cell: number, kind: PostKind): readonly Side[] => {
  const wanted = OPENINGS[kind]
  if (wanted === undefined) return NONE
  const found: Side[] = []
  for (let k = 0; k < DIRECTIONS.length; k++) if (scene.ground.feature[cell * 6 + k] === wanted) found.push(k as Side)
  return found
}

/** Steps between two cells' hexes. */
export const between = (aq: number, ar: number, bq: number, br: number): number => {
  const q = aq - bq
  const r = ar - br
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
