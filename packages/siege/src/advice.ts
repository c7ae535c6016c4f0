/** What a player may be told about a view before moving: the map, a line of sight with its reason, a shot with its chances. */

import { distance, hexOf } from './geometry/index.ts'
import { boardOf } from './maps/boards.ts'
import type { SiegeMap } from './maps/siege-map.ts'
import type { RuleId } from './rule-id.ts'
import { modifiedRoll, shotLetter } from './rules/1-3-missile-table.ts'
import { type Aim, aimAt, shooterOf, targetsOf } from './rules/1-3-shooting.ts'
import { pathOf, reachFrom, wayKey } from './rules/1-6-movement.ts'
import { type Post, postAt } from './rules/post.ts'
import type { Scene } from './rules/scene.ts'
import { postOf, postOfCharacter, sceneOfState } from './rules/scene-of-state.ts'
import { explainAim, explainSight, fieldOfFire, type Sight, type SightStep } from './rules/sight.ts'
import type { State } from './state.ts'
import { tablesOf } from './tables/tables-of.ts'
import type { View } from './view.ts'
import type { HexId, PieceId, PlaceId } from './vocabulary.ts'

export interface LineStop {
  readonly hex: HexId
  readonly band: number
  readonly things: readonly string[]
  /** What stands on the side by which the line leaves the hex. */
  readonly edge?: Edge
}

export interface Edge {
  readonly kind: 'wall' | 'parapet' | 'slit'
  /** It closes the line. */
  readonly closes?: true
  /** [SG-GEO-36] Shot over from above: how far from it the lower and the higher end are. */
  readonly behind?: { readonly lower: number; readonly higher: number }
}

export interface SightAdvice {
  readonly open: boolean
  readonly range: number
  readonly line: readonly LineStop[]
  readonly fromSide?: number
  readonly toSide?: number
  readonly block?: { readonly code: string; readonly rule: RuleId; readonly hex: HexId; readonly side?: number }
  readonly cover: string
  readonly coverRule: RuleId
  readonly shot?: ShotAdvice
}

export interface ShotAdvice {
  readonly target: PieceId
  readonly band: string
  readonly modifiers: Aim['modifiers']
  /** The letter of each face of the die, 1 to 10; `-` is a miss. */
  readonly faces: readonly string[]
  readonly mounted: boolean
}

/** A view holds all that sight and shots depend on; only its markers are listed instead of keyed. */
const worlds = new WeakMap<View, State>()
const worldOf = (view: View): State => {
  const kept = worlds.get(view)
  if (kept) return kept
  const keyed = (hexes: readonly HexId[]) => Object.fromEntries(hexes.map(hex => [hex, true as const]))
  const world = { ...view, filled: keyed(view.filled), rubble: keyed(view.rubble), burnt: keyed(view.burnt) }
  worlds.set(view, world as unknown as State)
  return world as unknown as State
}

export const mapOfView = (view: View): SiegeMap => boardOf(view.board)

const postOfPiece = (state: State, scene: Scene, id: PieceId): Post | undefined => {
  const character = state.characters[id]
  if (character) return postOfCharacter(scene, character)
  const engine = state.engines[id]
  return engine?.where === 'map' && engine.hexes[0] !== undefined ? postOf(scene, engine.hexes[0], 0) : undefined
}

/** Whoever may be aimed at on a hex: enemies first the living. */
const targetOn = (state: State, seat: string, hex: HexId): PieceId | undefined =>
  Object.values(state.characters).find(
    one =>
      one.where === 'map' && one.seat !== seat && one.condition !== 'dead' && (one.hex === hex || one.rear === hex),
  )?.id

/** The line from a piece to a hex, whoever stands there; with the shot, where an enemy does and the piece can shoot. */
export const sightAdvice = (view: View, from: PieceId, to: HexId): SightAdvice | undefined => {
  const state = worldOf(view)
  const scene = sceneOfState(state)
  const post = postOfPiece(state, scene, from)
  if (!post) return undefined
  const shooter = shooterOf(state, from)
  const target = shooter && targetOn(state, shooter.seat, to)
  const aim = shooter && target !== undefined ? aimAt(state, shooter, target) : undefined
  const sight = aim ? explainAim(scene, aim) : explainSight(scene, post, postAt(scene, hexOf(to), 0))
  return { ...told(sight), ...(aim?.band && { shot: shotOf(state, aim, aim.band) }) }
}

/** Every hex that can be seen from where a piece stands. */
export const fieldAdvice = (view: View, from: PieceId): readonly HexId[] => {
  const state = worldOf(view)
  const scene = sceneOfState(state)
  const post = postOfPiece(state, scene, from)
  if (!post) return []
  return [...new Set(fieldOfFire(scene, post).flatMap(({ hex, open }) => (open ? [hex] : [])))]
}

/** How many faces of the die in ten bring anything, for each target of a shooter. */
export const shotsAdvice = (view: View, from: PieceId): { readonly [target: PieceId]: number } => {
  const state = worldOf(view)
  return Object.fromEntries(
    targetsOf(state, from).flatMap(aim =>
      aim.band ? [[aim.target, shotOf(state, aim, aim.band).faces.filter(face => face !== '-').length]] : [],
    ),
  )
}

/** The places the active piece passes on its way, the one it leaves first, each with what it has cost so far. */
export const pathAdvice = (
  view: View,
  to: PlaceId,
  rear?: HexId,
): readonly { readonly place: PlaceId; readonly cost: number }[] => {
  // Who comes in from beside the map leaves no place behind.
  const isOnMap = view.active !== undefined && view.characters[view.active]?.hex !== undefined
  const reach = isOnMap ? reachFrom(worldOf(view), view.active) : undefined
  const way = reach?.get(wayKey(to, rear)) ?? [...(reach?.values() ?? [])].find(one => one.to === to)
  return way ? pathOf(way).map(place => ({ place, cost: reach?.get(place)?.cost ?? view.reach?.[place] ?? 0 })) : []
}

const shotOf = (state: State, aim: Aim, band: string): ShotAdvice => {
  const column = { weapon: aim.weapon, mounted: aim.mounted, cover: aim.cover.cover }
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(face =>
    shotLetter(tablesOf(state), column, modifiedRoll(face, aim.modifiers)),
  )
  return { target: aim.target, band, modifiers: aim.modifiers, faces, mounted: aim.mounted }
}

const told = (sight: Sight): SightAdvice => {
  const { open, range, from, to, block, cover, coverRule, path } = sight
  return {
    open,
    range,
    line: path.map((step, i) => ({ ...stopOf(step), ...edgeAfter(sight, i) })),
    ...(from.side !== undefined && { fromSide: from.side }),
    ...(to.side !== undefined && { toSide: to.side }),
    ...(block && {
      block: {
        code: block.code,
        rule: block.rule,
        hex: block.hex,
        ...(block.side !== undefined && { side: block.side }),
      },
    }),
    cover,
    coverRule,
  }
}

const edgeAfter = ({ open, from, to, block, path }: Sight, i: number): { readonly edge?: Edge } => {
  const here = path[i]!
  const next = path[i + 1]
  const { side, feature: kind } = here
  if (!next || side === undefined || (kind !== 'wall' && kind !== 'parapet' && kind !== 'slit')) return {}
  const back = (side + 3) % 6
  const closes = (block?.hex === here.hex && block.side === side) || (block?.hex === next.hex && block.side === back)
  const own = (i === 0 && from.side === side) || (i === path.length - 2 && to.side === back)
  const over = !own && (open || (closes && block.code === 'dead-ground'))
  const near = 1 + distance(hexOf(from.hex), hexOf(here.hex))
  const far = 1 + distance(hexOf(to.hex), hexOf(next.hex))
  const fromAbove = from.kind === 'roof' ? to.kind !== 'roof' : from.band > to.band
  const behind = fromAbove ? { lower: far, higher: near } : { lower: near, higher: far }
  return { edge: { kind, ...(closes && { closes }), ...(over && { behind }) } }
}

const TALL: ReadonlySet<string> = new Set(['siege-tower', 'ram', 'engine'])

const stopOf = ({ hex, band, relief, surface, fixtures, living }: SightStep): LineStop => ({
  hex,
  band: band + (relief === 1 ? 0.4 : 0),
  things: [surface, ...fixtures.flatMap(one => (TALL.has(one) ? [one, 'engine'] : [one])), ...(living ? ['man'] : [])],
})
