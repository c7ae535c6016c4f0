/** Sight that explains itself: the line's hexes and sides with heights, what closes it, the cover and why; and all of it from one place at once [SG-GEO-43]. */
import { type Anchor, CENTER, DIRECTIONS, type Hex, type HexKey, hexKey, hexOf, type Side } from '../geometry/index.ts'
import type { RuleId } from '../rule-id.ts'
import { cellAt, featureNow } from '../terrain/ground.ts'
import { SURFACES, type Surface } from '../terrain/surface.ts'
import type { Band, Cover, Feature } from '../terrain/terrain.ts'
import type { Storey } from '../vocabulary.ts'
import type { Aim } from './1-3-shooting.ts'
import type { BlockCode, CoverCode } from './1-41-blocks.ts'
import { type Line, type LineOptions, lineOfFire } from './1-41-line-of-fire.ts'
import { type Post, type PostKind, postAt } from './post.ts'
import { LADDER, MANTLET, RAM, type Scene, SIEGE_TOWER, THROWER, WAGON } from './scene.ts'

export type Fixture = 'siege-tower' | 'ram' | 'engine' | 'wagon' | 'mantlet' | 'ladder'

const FIXTURES: readonly (readonly [number, Fixture])[] = [
  [SIEGE_TOWER, 'siege-tower'],
  [RAM, 'ram'],
  [THROWER, 'engine'],
  [WAGON, 'wagon'],
  [MANTLET, 'mantlet'],
  [LADDER, 'ladder'],
]

/** One hex of the line, and the side by which the line leaves it. */
export interface SightStep {
  readonly hex: HexKey
  readonly surface: Surface
  /** [SG-GEO-20] Height of its natural floor. */
  readonly band: Band
  readonly relief: 0 | 1
  readonly fixtures: readonly Fixture[]
  readonly living: boolean
  readonly side?: Side
  readonly feature?: Feature
}

export interface SightEnd {
  readonly hex: HexKey
  readonly storey: Storey
  readonly kind: PostKind
  readonly band: Band
  readonly radius: number
  /** The side whose middle the line is drawn from or to; absent for the center. */
  readonly side?: Side
}

export interface Sight {
  readonly open: boolean
  readonly range: number
  readonly from: SightEnd
  readonly to: SightEnd
  readonly block?: { readonly code: BlockCode; readonly rule: RuleId; readonly hex: HexKey; readonly side?: Side }
  readonly cover: Cover
  readonly coverWhy: CoverCode
  readonly coverRule: RuleId
  /** [SG-GEO-33] The string touches a corner or a side; this is the reading that counts. */
  readonly grazing: boolean
  readonly path: readonly SightStep[]
}

export const explainSight = (scene: Scene, from: Post, to: Post, options?: LineOptions): Sight =>
  explainLine(scene, from, to, lineOfFire(scene, from, to, options))

/** The line of a shot, with the cover the shot is rolled against [SG-3.31-2]. */
export const explainAim = (scene: Scene, { from, to, line, cover }: Aim): Sight =>
  explainLine(scene, from, to, { ...line, why: cover })

const explainLine = (scene: Scene, from: Post, to: Post, line: Line): Sight => ({
  open: line.open,
  range: line.range,
  from: endOf(from, line.start),
  to: endOf(to, line.end),
  ...(line.block && {
    block: {
      code: line.block.code,
      rule: line.block.rule,
      hex: hexKey(line.block),
      ...(line.block.side !== undefined && { side: line.block.side as Side }),
    },
  }),
  cover: line.why.cover,
  coverWhy: line.why.code,
  coverRule: line.why.rule,
  grazing: line.grazing,
  path: pathOf(scene, from, to, line),
})

const endOf = (post: Post, anchor: Anchor): SightEnd => ({
  hex: hexKey(post),
  storey: post.storey,
  kind: post.kind,
  band: post.band as Band,
  radius: post.radius,
  ...(anchor !== CENTER && { side: anchor }),
})

const pathOf = (scene: Scene, from: Post, to: Post, line: Line): readonly SightStep[] => {
  if (!line.reading) return [stepAt(scene, from.q, from.r), stepAt(scene, to.q, to.r)]
  let { q, r } = from
  const steps: SightStep[] = []
  for (const side of line.reading.sides) {
    steps.push(stepAt(scene, q, r, side as Side))
    q += DIRECTIONS[side]!.q
    r += DIRECTIONS[side]!.r
  }
  return [...steps, stepAt(scene, q, r)]
}

const stepAt = (scene: Scene, q: number, r: number, side?: Side): SightStep => {
  const g = scene.ground
  const cell = cellAt(g, q, r)
  const feature = side === undefined ? undefined : featureNow(g, { q, r }, side)
  return {
    hex: hexKey({ q, r }),
    surface: SURFACES[g.surface[cell]!]!,
    band: g.band[cell]! as Band,
    relief: g.relief[cell]! as 0 | 1,
    fixtures: FIXTURES.flatMap(([bit, name]) => (scene.equipment[cell]! & bit ? [name] : [])),
    living: scene.living[cell] !== 0,
    ...(side !== undefined && { side }),
    ...(feature && { feature }),
  }
}

/** What one place is to another. */
export interface Seen {
  readonly hex: HexKey
  readonly storey: Storey
  readonly open: boolean
  readonly range: number
  readonly cover: Cover
  readonly block?: BlockCode
}

const places = new WeakMap<Scene, readonly Post[]>()

/** Every place of the map somebody can be in: natural floors, roofs of siege towers, ladder tops. */
export const placesOf = (scene: Scene): readonly Post[] => {
  const kept = places.get(scene)
  if (kept) return kept
  const found: Post[] = []
  for (const hex of hexesOf(scene)) {
    const post = postAt(scene, hex, 0)
    if (post.surface === 'wall') continue
    found.push(post)
    if (scene.equipment[post.cell]! & (SIEGE_TOWER | LADDER)) found.push(postAt(scene, hex, 1))
  }
  places.set(scene, found)
  return found
}

/** The hexes of the map; where open ground has no end, also those somebody or something stands on. */
const hexesOf = (scene: Scene): readonly Hex[] => {
  const { map, q0, r0, width } = scene.ground
  const hexes = Object.keys(map.hexes).map(hexOf)
  if (!map.open) return hexes
  for (let cell = 1; cell < scene.living.length; cell++) {
    if (scene.living[cell] === 0 && scene.equipment[cell] === 0) continue
    const hex = { q: q0 + ((cell - 1) % width), r: r0 + Math.trunc((cell - 1) / width) }
    if (!map.hexes[hexKey(hex)]) hexes.push(hex)
  }
  return hexes
}

/** Everything that can be seen from a place, and everything that cannot. */
export const fieldOfFire = (scene: Scene, from: Post, options?: LineOptions): readonly Seen[] => {
  const seen: Seen[] = []
  for (const to of placesOf(scene)) {
    if (to.cell === from.cell) continue
    const { open, range, why, block } = lineOfFire(scene, from, to, options)
    const what = { hex: hexKey(to), storey: to.storey, open, range, cover: why.cover }
    seen.push(block ? { ...what, block: block.code } : what)
  }
  return seen
}
