/** Greedy SIEGE: the best shot, the shortest way to where it counts, fights at good odds. One look, no search. */
import { boardOf, type Move, type MoveOf, otherSeat, type SiegeTypes, type State, type View } from '@siegeworks/siege'
import { distance, hexOf } from '@siegeworks/siege/geometry'
import type { Bot, Question } from '../bot.ts'
import { isLate, raidWorth } from './arson.ts'
import { isPromising, strengthOf } from './fights.ts'
import { groundToTake, isPrecious, isWayCleared, postFor, prizeOf, quarryOf } from './goals.ts'
import { placeWorth } from './ground-worth.ts'
import { carryOn, pairUp } from './ladders.ts'
import { roadsToGround, roadsToKeep, roadsToPeople } from './roads.ts'
import { shotWorth } from './shot-worth.ts'
import { driveOn } from './wagons.ts'

type Ask = Question<SiegeTypes>
type Kind = Move['kind']

/** Done at once whenever they are offered, in this order. */
const EAGER: readonly Kind[] = [
  'ready',
  'ram',
  'push-ladder',
  'pour-oil',
  'light',
  'put-out',
  'raise-ladder',
  'shoot-fire',
]
/** Now and then nothing is tried: a fight that cannot be had must not be tried for ever. */
const RESTLESS = 8

export const greedySiegeBot: Bot<SiegeTypes> = {
  id: 'greedy',
  choose: ask => {
    const { moves, view } = ask
    if (moves.length === 1) return moves[0]!
    const eager = EAGER.map(kind => moves.find(move => move.kind === kind && !harmsOwn(ask, move))).find(move => move)
    if (eager) return eager
    if (
      view.asks &&
      moves.some(
        move => move.kind === 'take' || move.kind === 'land' || move.kind === 'decline' || move.kind === 'retreat',
      )
    )
      return answer(ask)
    if (view.stage === 'set-up') return placing(ask)
    if (view.stage === 'day') return dayPlan(ask)
    if (view.step === 'movement') return march(ask)
    return view.step === 'melee' ? brawl(ask) : volley(ask)
  },
}

/** A flame under an engine of one's own. */
const harmsOwn = ({ view, seat }: Ask, move: Move): boolean =>
  move.kind === 'light' &&
  Object.values(view.engines).some(engine => engine.seat === seat && engine.hexes.includes(move.hex))

const of = <K extends Kind>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] =>
  moves.filter((move): move is MoveOf<K> => move.kind === kind)

/** The one with the greatest worth, the first among equals; undefined when none is above `least`. */
const bestOf = <M>(list: readonly M[], worth: (one: M) => number, least = Number.NEGATIVE_INFINITY): M | undefined => {
  let best: M | undefined
  let most = least
  for (const one of list) {
    const value = worth(one)
    if (value > most) {
      most = value
      best = one
    }
  }
  return best
}

const anyOf = ({ moves, chance }: Ask): Move => moves[chance.pick('any', moves.length)]!

/** Falls back to the safest hex, follows up where it gains ground, spares the strong. */
const answer = (ask: Ask): Move => {
  const { moves, view, seat } = ask
  const worth = (to: string): number => placeWorth(view, seat, to)
  const retreat = bestOf(of(moves, 'retreat'), move => worth(move.to))
  if (retreat) return retreat
  const here = (piece: string): number => worth(view.characters[piece]?.hex ?? '')
  const advance = bestOf(of(moves, 'advance'), move => worth(move.to) - here(move.piece), 0)
  if (advance) return advance
  const take = bestOf(of(moves, 'take'), move => -strengthOf(view, move.piece))
  return take ?? of(moves, 'decline')[0] ?? anyOf(ask)
}

/** Every piece once to a good place of its zone, then ready. */
const placing = (ask: Ask): Move => {
  const { moves, view, seat } = ask
  const waiting = of(moves, 'deploy').filter(move => view.characters[move.piece]?.hex === undefined)
  const chosen = bestOf(waiting, move => placeWorth(view, seat, move.to))
  const engine = of(moves, 'deploy-engine').find(move => view.engines[move.engine]?.hexes.length === 0)
  const pick = of(moves, 'select').find(move => view.characters[move.piece]?.hex === undefined)
  return chosen ?? engine ?? pick ?? anyOf(ask)
}

/** Breaches that make an assault worth its dead. */
const GAPS = 2

/** Bombards while the walls stand and there is time, then storms. */
const dayPlan = (ask: Ask): Move => {
  const { moves, view, seat } = ask
  const throwing = of(moves, 'bombard')[0]
  const unaimed = of(moves, 'aim').filter(move => view.aims?.[move.engine] === undefined)
  const aim = bestOf(unaimed, move => wallWorth(view, move.hex))
  if (aim ?? throwing) return (aim ?? throwing)!
  const plans = of(moves, 'plan')
  if (seat === 'garrison') return plans[ask.chance.pick('plan', plans.length)] ?? anyOf(ask)
  const gaps = Object.values(view.stages).filter(stage => stage >= 4).length
  const wanted = gaps >= GAPS || view.sheet.day * 3 > view.days * 2 ? 'assault' : 'bombard'
  return (
    plans.find(move => move.plan === wanted) ??
    plans.find(move => move.plan === 'bombard') ??
    plans.find(move => move.plan === 'assault') ??
    anyOf(ask)
  )
}

/** A wall already shaken, no tower, near the door of the keep. */
const wallWorth = (view: View, hex: string): number => {
  const { hexes } = boardOf(view.board)
  const here = hexes[hex]!
  const doors = Object.keys(hexes).filter(one => hexes[one]!.terrain === 'keep-door')
  const far = doors.reduce((least, door) => Math.min(least, distance(hexOf(hex), hexOf(door))), 60)
  const kind = here.region === 'tower' || here.region === 'keep' ? -20 : here.flags.includes('gate-wall') ? 5 : 0
  return 10 * (view.stages[hex] ?? 0) + kind - 0.3 * far
}

/** The next piece in the order of their names, or the end of the step. */
const nextPiece = ({ moves, view }: Ask): Move => {
  const { active = '' } = view
  const later = of(moves, 'select').filter(move => move.piece > active)
  const next = later.reduce<MoveOf<'select'> | undefined>((a, b) => (a && a.piece < b.piece ? a : b), undefined)
  return next ?? of(moves, 'end-step')[0] ?? moves[0]!
}

const volley = (ask: Ask): Move => {
  const world = ask.world()
  const prize = prizeOf(world)
  const shots = of(ask.moves, 'shoot').filter(move => move.target !== prize)
  if (shots.length === 0) return nextPiece(ask)
  return bestOf(shots, move => shotWorth(world, ask.view.active ?? '', move.target), 0) ?? nextPiece(ask)
}

const march = (ask: Ask): Move => {
  const { moves, view, seat } = ask
  const { active } = view
  const piece = active === undefined ? undefined : view.characters[active]
  if (active === undefined) return nextPiece(ask)
  // [SG-RUL-054] Where the step may not end yet, one of two on a place must leave it.
  const pressed =
    of(moves, 'end-step').length === 0 ? bestOf(of(moves, 'go'), go => placeWorth(view, seat, go.to)) : undefined
  if (pressed) return pressed
  const winch = of(moves, 'work-winch')[0]
  if (winch && view.bridge === (seat === 'besieger' ? 'up' : 'down')) return winch
  const forward = of(moves, 'push-engine').find(move => move.way === 'forward')
  const carry = of(moves, 'carry-ladder')[0]
  if (forward ?? carry) return (forward ?? carry)!
  const goes = of(moves, 'go')
  const borne = seat === 'besieger' ? (carryOn(view, active, goes) ?? pairUp(view, active, goes)) : undefined
  if (borne) return borne === 'stay' ? nextPiece(ask) : borne
  const world = ask.world()
  const drive = seat === 'garrison' ? driveOn(view, world, active, moves) : undefined
  if (drive) return drive === 'stay' ? nextPiece(ask) : drive
  const guard = seat === 'garrison' ? standGuard(ask, world, active, goes) : undefined
  if (guard) return guard
  const roads = seat === 'besieger' ? besiegersRoads(view, world, active) : undefined
  // He whose death loses the game waits until others have gone in before him.
  if (roads && isPrecious(world, seat, active) && !isWayCleared(view, seat)) return nextPiece(ask)
  const home = isLate(view, world, seat, active) ? of(moves, 'leave-map')[0] : undefined
  if (home) return home
  const raid = raidWorth(view, world, seat, active)
  const worth = (place: string): number =>
    raid ? raid(place.endsWith('^') ? place.slice(0, -1) : place) : placeWorth(view, seat, place, roads)
  const now = piece?.hex === undefined ? Number.NEGATIVE_INFINITY : worth(piece.storey ? `${piece.hex}^` : piece.hex)
  const go = bestOf(goes, move => worth(move.to), now)
  return go ?? nextPiece(ask)
}

/** To the people he must reach or the ground he must hold, where the scenario is won by them; otherwise to the keep. */
const besiegersRoads = (view: View, world: State, piece: string): ReadonlyMap<string, number> => {
  const unit = view.characters[piece]?.unit
  const quarry = quarryOf(world, unit === 'knight' || unit === 'baron')
  if (quarry.length > 0) return roadsToPeople(world, quarry)
  const ground = groundToTake(world)
  return ground.length > 0 ? roadsToGround(world, ground) : roadsToKeep(world)
}

/** To the door of the keep, and there he stays. */
const standGuard = (ask: Ask, world: State, piece: string, goes: readonly MoveOf<'go'>[]): Move | undefined => {
  const post = postFor(ask.view, world, piece)
  if (post === undefined) return
  const roads = roadsToKeep(world)
  const far = (place: string): number => roads.get(place) ?? Number.MAX_SAFE_INTEGER
  const here = ask.view.characters[piece]?.hex ?? ''
  return bestOf(goes, go => -far(go.to), -far(here)) ?? nextPiece(ask)
}

const brawl = (ask: Ask): Move => {
  const { moves, view, seat, chance } = ask
  const { fight, forecast } = view
  const prize = prizeOf(ask.world())
  const end = of(moves, 'end-step')[0]
  if (!fight) {
    const foes = Object.values(view.characters).filter(one => one.seat === otherSeat(seat) && one.id !== prize)
    const join = bestOf(
      of(moves, 'join').filter(move => isPromising(view, move.piece, foes)),
      move => strengthOf(view, move.piece),
    )
    return (join && (!end || chance.die('rest', RESTLESS) > 1) ? join : end) ?? anyOf(ask)
  }
  const targets = of(moves, 'target').filter(move => move.piece !== prize)
  const target = bestOf(targets, move => -(view.characters[move.piece]?.defense ?? 1))
  if (fight.defenders.length === 0) return target ?? of(moves, 'call-off')[0] ?? anyOf(ask)
  const help = bestOf(of(moves, 'join'), move => strengthOf(view, move.piece))
  if (help && (forecast?.column ?? 0) < 4) return help
  return of(moves, 'fight')[0] ?? of(moves, 'call-off')[0] ?? anyOf(ask)
}
