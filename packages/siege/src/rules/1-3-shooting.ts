/** 1.3 A shot before it is loosed: may it be, over what range, at what cover, with which modifiers and chances [SG-GEO-43]. */
import type { Illegal } from '@siegeworks/kernel'
import { CENTER, hexOf } from '../geometry/index.ts'
import { no, type Refusal } from '../refusal.ts'
import type { RuleId } from '../rule-id.ts'
import type { Animal, Character, State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import { classOf, isKnight, isLiving } from '../units/figures-of.ts'
import type { HexId, PieceId, Seat, Weapon } from '../vocabulary.ts'
import {
  type Modifier,
  type RangeBand,
  rangeBand,
  rangeModifier,
  type ShotChance,
  shotChances,
} from './1-3-missile-table.ts'
import { betterCover, type CoverWhy, coverRank } from './1-41-blocks.ts'
import { type Line, type LineOptions, lineOfFire } from './1-41-line-of-fire.ts'
import { between, type Post } from './post.ts'
import type { Scene } from './scene.ts'
import { postOf, postOfCharacter, sceneOfState } from './scene-of-state.ts'
import { noTarget } from './target.ts'

/** A character with a bow or crossbow, or a ballista. */
export interface Shooter {
  readonly id: PieceId
  readonly seat: Seat
  readonly weapon: Weapon
  readonly post: Post
  readonly modifiers: readonly Modifier[]
}

export interface Aim {
  readonly shooter: PieceId
  readonly target: PieceId
  readonly weapon: Weapon
  /** Why it may not be loosed. */
  readonly refusal: Illegal<Refusal, RuleId> | undefined
  readonly range: number
  readonly band: RangeBand | undefined
  /** The hex of the target the line goes to. */
  readonly hex: HexId
  readonly from: Post
  readonly to: Post
  readonly line: Line
  readonly cover: CoverWhy
  readonly modifiers: readonly Modifier[]
  readonly mounted: boolean
  readonly chances: readonly ShotChance[]
}

/** Who shoots, if the piece can shoot at all and stands on the map. */
export const shooterOf = (state: State, id: PieceId): Shooter | undefined => {
  const scene = sceneOfState(state)
  const c = state.characters[id]
  if (c) {
    const { weapon } = classOf(c)
    const post = postOfCharacter(scene, c)
    return weapon && post && { id, seat: c.seat, weapon, post, modifiers: handModifiers(state, c) }
  }
  const engine = state.engines[id]
  if (engine?.kind !== 'ballista' || engine.where !== 'map') return
  // [SG-RUL-136] A ballista is served as well by the wounded.
  return { id, seat: engine.seat, weapon: 'ballista', post: postOf(scene, engine.hexes[0]!, 0), modifiers: [] }
}

const handModifiers = (state: State, c: Character): readonly Modifier[] => {
  const modifiers: Modifier[] = []
  // [SG-1.3-6] A wounded hand trembles.
  if (c.condition === 'wounded') modifiers.push({ code: 'wounded-shooter', value: 1, rule: 'SG-1.3-6' })
  // [SG-OPT-SKILL-3] A negative number is good.
  if (state.rules.skill && c.skill) modifiers.push({ code: 'skill', value: c.skill, rule: 'SG-OPT-SKILL-3' })
  return modifiers
}

/** The hexes of a piece that can be aimed at, the nearer first. */
const aimedHexes = (target: Character | Animal, from: Post): readonly HexId[] => {
  if (target.rear === undefined) return [target.hex!]
  const hexes = [target.hex!, target.rear]
  return hexes.toSorted((a, b) => rangeTo(from, a) - rangeTo(from, b))
}

const rangeTo = (from: Post, hex: HexId): number => {
  const { q, r } = hexOf(hex)
  return between(from.q, from.r, q, r)
}

const storeyOf = (target: Character | Animal): 0 | 1 => ('storey' in target ? target.storey : 0)

/** The shot as it would be rolled, and the first reason against it if there is one. */
export const aimAt = (state: State, shooter: Shooter, id: PieceId): Aim | undefined => {
  const target = state.characters[id] ?? state.animals[id]
  if (!target || target.hex === undefined || target.where !== 'map') return
  const scene = sceneOfState(state)
  const drawn = drawAt(state, scene, shooter, target)
  // [SG-RUL-123] [SG-RUL-024] The nearer hex with an open line.
  const best = drawn.find(one => one.line.open) ?? drawn[0]!
  const cover = strongest(drawn, best)
  const { hex, to, line } = best
  const band = rangeBand(tablesOf(state), shooter.weapon, line.range)
  const modifiers = modifiersOf(shooter, target, band)
  const mounted = isMountedTarget(target)
  const column = { weapon: shooter.weapon, mounted, cover: cover.cover }
  return {
    shooter: shooter.id,
    target: id,
    weapon: shooter.weapon,
    refusal: refusalOf(state, scene, shooter, target, { ...best, cover }, band),
    range: line.range,
    band,
    hex,
    from: shooter.post,
    to,
    line,
    cover,
    modifiers,
    mounted,
    chances: shotChances(tablesOf(state), column, modifiers),
  }
}

interface DrawnTo {
  readonly hex: HexId
  readonly to: Post
  readonly line: Line
}

/** The lines to every hex of a target, the nearer first. */
const drawAt = (state: State, scene: Scene, shooter: Shooter, target: Character | Animal): readonly DrawnTo[] => {
  if (target.rear === undefined) return [drawTo(state, scene, shooter, target, target.hex!)]
  const hexes = aimedHexes(target, shooter.post)
  const drawn = hexes.map(hex => drawTo(state, scene, shooter, target, hex))
  if (coverRank(strongest(drawn, drawn[0]!).cover) <= coverRank('light')) return drawn
  // [SG-1.42-3] Nobody shoots over people at one whom his other hex shelters too well.
  return hexes.map(hex => drawTo(state, scene, shooter, target, hex, false))
}

/** [SG-3.31-2] The stronger cover of a target's hexes. */
const strongest = (drawn: readonly DrawnTo[], first: DrawnTo): CoverWhy =>
  drawn.reduce((why, one) => betterCover(why, one.line.why), first.line.why)

/** [SG-1.42-3] Bows may shoot over people, but not at short range; [SG-RUL-046] a ballista shoots flat like a crossbow. */
export const flightOf = (weapon: Weapon, band: RangeBand | undefined): LineOptions =>
  weapon === 'short-bow' || weapon === 'long-bow' ? { overhead: band !== 'short' } : {}

const drawTo = (
  state: State,
  scene: Scene,
  shooter: Shooter,
  target: Character | Animal,
  hex: HexId,
  overPeople = true,
): DrawnTo => {
  const other = target.rear === undefined ? undefined : hex === target.hex ? target.rear : target.hex
  const to = postOf(scene, hex, storeyOf(target), other)
  const band = rangeBand(tablesOf(state), shooter.weapon, between(shooter.post.q, shooter.post.r, to.q, to.r))
  const shelter = state.acts[target.id]?.shelter
  const flight = flightOf(shooter.weapon, overPeople ? band : 'short')
  return { hex, to, line: lineOfFire(scene, shooter.post, to, shelter ? { ...flight, shelter } : flight) }
}

export const isMountedTarget = (target: Character | Animal): boolean => 'kind' in target || target.horse !== undefined

const modifiersOf = (
  shooter: Shooter,
  target: Character | Animal,
  band: RangeBand | undefined,
): readonly Modifier[] => {
  const modifiers: Modifier[] = []
  if (band && band !== 'short') modifiers.push({ code: 'range', value: rangeModifier(band), rule: 'SG-1.3-5' })
  modifiers.push(...shooter.modifiers)
  // [SG-1.3-7] A knight on foot is hard to hurt.
  if ('unit' in target && target.horse === undefined && isKnight(target))
    modifiers.push({ code: 'dismounted-knight', value: 1, rule: 'SG-1.3-7' })
  return modifiers
}

const refusalOf = (
  state: State,
  scene: Scene,
  shooter: Shooter,
  target: Character | Animal,
  drawn: DrawnTo & { readonly cover: CoverWhy },
  band: RangeBand | undefined,
): Illegal<Refusal, RuleId> | undefined => {
  const { hex, line, cover } = drawn
  const unfit = noTarget(state, shooter.seat, target.id)
  if (unfit) return no(unfit, 'SG-1.41-1').error
  // [SG-1.3-9] Beyond long range nothing flies.
  if (!band) return no('out-of-range', 'SG-1.3-9', { range: line.range }).error
  if (line.block) {
    const { code, rule, q, r } = line.block
    const params = { cause: code, hex: `${q},${r}` }
    return (code === 'total-cover' ? no('total-cover', rule, { hex }) : no('line-blocked', rule, params)).error
  }
  // [SG-3.31-2] Whom one of his hexes shelters wholly is not aimed at by the other.
  if (cover.cover === 'total') return no('total-cover', cover.rule, { hex }).error
  // [SG-1.44-8] The aiming option lifts it.
  const friend = state.rules.aiming ? undefined : friendBeside(state, scene, shooter, target, drawn)
  if (friend === undefined) return
  // [SG-1.44-7] [SG-2.43-2] A friend too close.
  return no('friend-beside-target', shooter.post.kind === 'roof' ? 'SG-2.43-2' : 'SG-1.44-7', { piece: friend }).error
}

/** [SG-GEO-42] A living friend of the shooter beside the target and in its band, on a downward shot within the radius. */
const friendBeside = (
  state: State,
  scene: Scene,
  shooter: Shooter,
  target: Character | Animal,
  { to, line }: DrawnTo,
): PieceId | undefined => {
  const from = shooter.post
  const down = isWithin(from, line.start, to)
  // [SG-RUL-030] Upward only where the table says so.
  const up = state.rules.friendRuleUpward && isWithin(to, line.end, from)
  return down || up ? friendsBeside(state, scene, shooter, target)[0] : undefined
}

const isWithin = (high: Post, anchor: Line['start'], low: Post): boolean =>
  high.band > low.band &&
  between(high.q, high.r, low.q, low.r) <= high.radius &&
  (high.kind !== 'slit' || anchor !== CENTER)

/** [SG-GEO-14] Living friends of the shooter beside either hex of a target and in its band, in the order of the pieces. */
export const friendsBeside = (
  state: State,
  scene: Scene,
  shooter: Shooter,
  target: Character | Animal,
): readonly PieceId[] => {
  const aimed = postsOf(scene, target)
  return Object.values(state.characters).flatMap(c => {
    if (c.seat !== shooter.seat || c.id === shooter.id || !isLiving(c) || c.where !== 'map') return []
    const beside = postsOf(scene, c).some(one =>
      aimed.some(to => one.band === to.band && between(one.q, one.r, to.q, to.r) === 1),
    )
    return beside ? [c.id] : []
  })
}

const postsOf = (scene: Scene, piece: Character | Animal): readonly Post[] => {
  const first = piece.hex === undefined ? [] : [postOf(scene, piece.hex, storeyOf(piece))]
  return piece.rear === undefined ? first : [...first, postOf(scene, piece.rear, 0)]
}

/** Whether a shot may be loosed at all, without its odds: `aimAt` says the same and more. */
const mayShootAt = (state: State, scene: Scene, shooter: Shooter, target: Character | Animal): boolean => {
  if (target.hex === undefined || target.where !== 'map') return false
  if ('unit' in target ? !isLiving(target) : target.dead) return false
  const hexes = aimedHexes(target, shooter.post)
  if (!rangeBand(tablesOf(state), shooter.weapon, rangeTo(shooter.post, hexes[0]!))) return false
  const drawn = drawAt(state, scene, shooter, target)
  const best = drawn.find(one => one.line.open)
  if (!best) return false
  const band = rangeBand(tablesOf(state), shooter.weapon, best.line.range)
  const cover = strongest(drawn, best)
  return refusalOf(state, scene, shooter, target, { ...best, cover }, band) === undefined
}

/** Everybody this piece may shoot at now, people before animals, in the order of the pieces. */
export const targetIds = (state: State, id: PieceId): readonly PieceId[] => {
  const shooter = shooterOf(state, id)
  if (!shooter) return []
  const scene = sceneOfState(state)
  const found: PieceId[] = []
  for (const list of [state.characters, state.animals]) {
    for (const key in list) {
      const target = list[key]!
      if (target.seat === shooter.seat || ('rider' in target && target.rider !== undefined)) continue
      if (mayShootAt(state, scene, shooter, target)) found.push(target.id)
    }
  }
  return found
}

/** Everybody this piece may shoot at now, each shot with its odds. */
export const targetsOf = (state: State, id: PieceId): readonly Aim[] => {
  const shooter = shooterOf(state, id)
  return shooter ? targetIds(state, id).flatMap(target => aimAt(state, shooter, target) ?? []) : []
}
