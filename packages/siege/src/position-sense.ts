/** What no play leads to: fires without fuel, horses where none can stand, hands that hold what they cannot reach. Each told with its place and rule. */
import type { Params } from '@siegeworks/kernel'
import { cellDistance, groundOf } from './ground.ts'
import { parseHexName } from './maps/index.ts'
import type { Reader } from './reader.ts'
import type { RuleId } from './rule-id.ts'
import { footedAt, groundAt, isHorseGround } from './rules/1-1-terrain.ts'
import { hexesOfAnimal } from './rules/3-3-riders.ts'
import { fuelAt } from './rules/3-5-fire.ts'
import type { Character, Engine, State } from './state.ts'
import { CLASS_DEFS } from './units/class-def.ts'
import { isLiving } from './units/figures-of.ts'
import type { EngineKind, HexId, PieceId } from './vocabulary.ts'

/** Names the fault of a piece, if it has one. */
type Tell = (key: string, code: string, rule: RuleId, params?: Params) => void

export const checkSense = (reader: Reader, state: State): void => {
  const tellAt =
    (at: string): Tell =>
    (key, code, rule, params) =>
      reader.fault(`${at}.${key}`, code, params, rule)
  for (const { at, item } of reader.items('characters')) {
    const c = state.characters[String(item.id)]
    if (c?.where !== 'map') continue
    if (c.rear !== undefined) checkRider(state, c, Object(item.figures), tellAt(at))
    if (c.leads !== undefined) checkLeader(state, c, c.leads, tellAt(at))
  }
  for (const { at, item } of reader.items('animals')) {
    const animal = state.animals[String(item.id)]
    // A dead one lies where it was thrown.
    if (animal && !animal.dead) checkHooves(state, { at: animal.hex, rear: animal.rear }, tellAt(at))
  }
  const burdened = new Set<PieceId>()
  for (const { at, item } of reader.items('engines')) {
    const engine = state.engines[String(item.id)]
    if (!engine) continue
    if (engine.carriers) checkHands(state, engine, engine.carriers, burdened, tellAt(at))
    checkStance(state, engine, item, tellAt(at))
  }
  checkFires(reader, state)
}

/** [SG-RUL-097] Something burns there, once; [SG-RUL-098] the third check leaves nothing. */
const checkFires = (reader: Reader, state: State): void => {
  const ground = groundOf(state)
  const burning = new Set<HexId>()
  for (const { at, item } of reader.items('fires')) {
    const cell = ground.at(parseHexName(ground.map, String(item.hex)))
    if (!cell) continue
    if (!fuelAt(state, cell)) reader.fault(`${at}.hex`, 'nothing-burns', { hex: cell.id }, 'SG-RUL-097')
    if (burning.has(cell.id)) reader.fault(`${at}.hex`, 'twice', { id: cell.id }, 'SG-RUL-098')
    burning.add(cell.id)
  }
}

/** [SG-3.31-1] The living ride, on ground for horses; [SG-3.33-4] a class without a mounted piece with figures of its own only. */
const checkRider = (state: State, c: Character, own: object, tell: Tell): void => {
  if (!isLiving(c)) tell('rear', 'wrong-footprint', 'SG-3.35-1')
  else if (c.storey !== 0) tell('at', 'wrong-footprint', 'SG-3.32-1')
  else checkHooves(state, { at: c.hex, rear: c.rear }, tell)
  if (!CLASS_DEFS[c.unit].mounted && !('mounted' in own)) tell('rear', 'not-a-rider', 'SG-3.33-4')
}

/** [SG-3.32-1] Where no horse goes none stands. */
const checkHooves = (
  state: State,
  hexes: { readonly at: HexId | undefined; readonly rear: HexId | undefined },
  tell: Tell,
): void => {
  for (const [key, hex] of Object.entries(hexes)) {
    const cell = groundOf(state).at(hex)
    // A wall is told as such.
    if (!cell || groundAt(state, cell) === 'wall') continue
    const footed = footedAt(state, cell, 0)
    if (!isHorseGround(footed)) tell(key, 'not-horse-ground', 'SG-3.32-1', { hex: cell.id })
  }
}

/** [SG-3.34-2] Beside a living animal nobody rides, alive and on foot; [SG-RUL-109] each has one leader. */
const checkLeader = (state: State, c: Character, led: PieceId, tell: Tell): void => {
  const animal = state.animals[led]
  if (!animal) return
  const first = Object.values(state.characters).find(one => one.leads === led)
  if (!isLiving(c) || c.horse !== undefined) tell('leads', 'hands-not-free', 'SG-RUL-015', { id: c.id })
  else if (animal.dead || animal.rider !== undefined) tell('leads', 'no-such-piece', 'SG-3.34-2', { id: led })
  else if (first !== c) tell('leads', 'twice', 'SG-RUL-109', { id: led })
  else if (!isBeside(state, c.hex, hexesOfAnimal(animal))) tell('leads', 'not-neighbors', 'SG-3.34-2')
}

const isBeside = (state: State, from: HexId | undefined, hexes: readonly HexId[]): boolean => {
  const ground = groundOf(state)
  const here = ground.at(from)
  return hexes.some(hex => {
    const there = ground.at(hex)
    return here !== undefined && there !== undefined && cellDistance(here, there) === 1
  })
}

/** How many carry it: [SG-1.91-1] a ladder two, [SG-5.21-1] a mantlet and [SG-5.32-6] a barrel one. */
const CARRIERS: { readonly [K in EngineKind]?: readonly [number, RuleId] } = {
  ladder: [2, 'SG-1.91-1'],
  mantlet: [1, 'SG-5.21-1'],
  barrel: [1, 'SG-5.32-6'],
}

/** [SG-RUL-015] Living men on foot of its side carry it, each where it lies and nothing else in his hands. */
const checkHands = (
  state: State,
  engine: Engine,
  carriers: readonly PieceId[],
  burdened: Set<PieceId>,
  tell: Tell,
): void => {
  const [most, rule] = CARRIERS[engine.kind] ?? []
  // What nobody carries has been told.
  if (rule === undefined) return
  if (engine.upright || carriers.length !== most) tell('carriers', 'wrong-length', rule)
  for (const [index, id] of carriers.entries()) {
    const c = state.characters[id]
    if (!c) continue
    const here = `carriers[${index}]`
    const isFree = isLiving(c) && c.horse === undefined && c.leads === undefined && !burdened.has(id)
    burdened.add(id)
    if (!isFree) tell(here, 'hands-not-free', 'SG-RUL-015', { id })
    else if (c.seat !== engine.seat) tell(here, 'not-its-side', rule, { id })
    else if (c.where === 'map' && !(c.hex !== undefined && engine.hexes.includes(c.hex)))
      tell(here, 'not-there', rule, { id })
  }
}

/** Which kinds a key of an engine is meant for; the rest are for all. */
const KINDS: { readonly [key: string]: readonly EngineKind[] } = {
  upright: ['ladder'],
  foot: ['ladder'],
  carriers: ['ladder', 'mantlet', 'barrel'],
  hitched: ['wagon'],
}

const checkStance = (state: State, engine: Engine, given: { readonly [key: string]: unknown }, tell: Tell): void => {
  for (const key of Object.keys(given))
    if (KINDS[key] && !KINDS[key].includes(engine.kind)) tell(key, 'unknown-key', 'SG-SCN-15', { key })
  // [SG-RUL-130] Only who stands on a ladder's hex stands at its foot.
  const foot = state.characters[engine.foot ?? '']
  if (foot && !(engine.upright && foot.storey === 0 && foot.hex === engine.hexes[0]))
    tell('foot', 'wrong-footprint', 'SG-RUL-130')
  // [SG-2.41-5] [SG-4.31-1]
  if (engine.kind !== 'siege-tower' && engine.kind !== 'ram') return
  const cells = engine.hexes.flatMap(hex => groundOf(state).at(hex) ?? [])
  const unfit = cells.find(cell => !['flat', 'filled', 'wall'].includes(groundAt(state, cell)))
  if (unfit) tell('hexes', 'not-engine-ground', 'SG-2.41-5', { hex: unfit.id })
}
