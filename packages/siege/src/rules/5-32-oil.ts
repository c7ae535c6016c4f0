/** 5.32 Boiling oil, tipped from the ramparts in the melee step. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { type Cell, groundOf } from '../ground.ts'
import type { Move, MoveOf } from '../move.ts'
import { livingAt, worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { Character, Engine, State } from '../state.ts'
import { meleeLetter } from '../tables/tables.ts'
import { tablesOf } from '../tables/tables-of.ts'
import { burdenOf, isAble } from '../units/figures-of.ts'
import type { HexId, PieceId } from '../vocabulary.ts'
import { bandAt, footedAt } from './1-1-terrain.ts'
import { isHeldBack } from './1-6-movement.ts'
import { harm } from './1-7-hurts.ts'
import { catching, fuelAt } from './3-5-fire.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-5.32-7] The odds of boiling oil. */
const OIL_COLUMN = 8

export const oilMoves = (state: State, c: Character): readonly Move[] => {
  if (state.level < 5 || barrelOf(state, c) === undefined) return []
  const near = groundOf(state).at(c.hex)?.near ?? []
  return near.flatMap(cell =>
    cell && !oilRefusal(state, c.id, cell.id) ? [{ kind: 'pour-oil' as const, piece: c.id, hex: cell.id }] : [],
  )
}

/** The barrel he carries, or with free hands the one that stands at his feet. */
const barrelOf = (state: State, c: Character): Engine | undefined => {
  const burden = burdenOf(state, c)
  const barrels = Object.values(state.engines).filter(({ kind }) => kind === 'barrel')
  if (burden !== undefined) return barrels.find(({ id }) => id === burden)
  return barrels.find(
    ({ seat, hexes, carriers = [] }) => seat === c.seat && carriers.length === 0 && hexes[0] === c.hex,
  )
}

export const oilRefusal = (state: State, piece: PieceId, hex: HexId): No | undefined => {
  if (state.level < 5) return no('not-in-force', 'SG-0-2')
  const c = state.characters[piece]
  if (!c) return no('no-such-piece', 'SG-5.32-1')
  // [SG-5.32-4] In the pourer's own phase.
  if (c.seat !== state.phase) return no('not-your-piece', 'SG-5.32-4')
  if (!isAble(c)) return no('not-able', 'SG-RUL-015')
  if (isHeldBack(state, c)) return no('asleep', 'SG-SCN-6')
  const acts = state.acts[piece]
  // [SG-5.32-5] Neither shot nor fought.
  if (acts?.shotFirst || acts?.shotSecond || acts?.attacked || acts?.busy !== undefined)
    return no('did-something-else', 'SG-5.32-5')
  if (!barrelOf(state, c)) return no('no-barrel', 'SG-5.32-1')
  return placeRefusal(state, c, hex)
}

/** [SG-5.32-1] From a rampart hex onto an adjacent one that lies lower, if an enemy or his engine is there. */
const placeRefusal = (state: State, c: Character, hex: HexId): No | undefined => {
  const from = groundOf(state).at(c.hex)
  const cell = groundOf(state).at(hex)
  if (!cell) return no('no-such-hex', 'SG-5.32-1')
  if (!from || c.storey !== 0 || footedAt(state, from, 0) !== 'rampart') return no('not-below', 'SG-RUL-103')
  if (!from.near.includes(cell)) return no('not-adjacent', 'SG-5.32-1')
  if (bandAt(state, cell, 0) > 0) return no('not-below', 'SG-5.32-1')
  return victimAt(state, c, cell) || engineAt(state, c, cell) ? undefined : no('nobody-below', 'SG-5.32-2')
}

/** [SG-5.32-2] On a ladder, on rubble, below in a siege tower; [SG-5.32-3] roofs are out of reach. */
const victimAt = (state: State, c: Character, cell: Cell): Character | undefined => {
  const climber = worksOf(state).uprightLadders.has(cell.id) ? livingAt(state, `${cell.id}^`) : undefined
  const found = climber ?? livingAt(state, cell.id)
  return found && found.seat !== c.seat ? found : undefined
}

/** An engine of the enemy's that can catch fire. */
const engineAt = (state: State, c: Character, cell: Cell): Engine | undefined => {
  const engine = worksOf(state).engines.get(cell.id)
  return engine && engine.seat !== c.seat && fuelAt(state, cell) === 'engine' && !state.fires[cell.id]
    ? engine
    : undefined
}

export const decideOil = (state: State, move: MoveOf<'pour-oil'>, chance: Chance): Decided => {
  const refusal = oilRefusal(state, move.piece, move.hex)
  if (refusal) return refusal
  const c = state.characters[move.piece]!
  const cell = groundOf(state).at(move.hex)!
  const barrel = barrelOf(state, c)!
  const { carriers: _hands, ...empty } = barrel
  const spent: readonly Event[] = [
    { kind: 'acted', piece: c.id, acts: { busy: 'oil' } },
    // [SG-5.32-12] [SG-5.32-13] [SG-RUL-103] Each barrel is used once.
    { kind: 'engine-set', engine: { ...empty, hexes: [], where: 'destroyed' }, why: 'destroyed' },
  ]
  return ok([
    ...spent,
    ...(engineAt(state, c, cell)
      ? onEngine(state, c, cell, barrel.id, chance)
      : onMan(state, c, cell, barrel.id, chance)),
  ])
}

/** [SG-5.32-7] Without an engine to protect him he suffers it at once. */
const onMan = (state: State, c: Character, cell: Cell, barrel: PieceId, chance: Chance): readonly Event[] => {
  const victim = victimAt(state, c, cell)
  const poured: Event = { kind: 'oil-poured', piece: c.id, barrel, hex: cell.id }
  if (!victim) return [poured]
  const { letter, rolled } = scald(state, c, chance)
  // [SG-RUL-103] At 8-1 without shifts; what would befall the attacker does not.
  if (letter === 'C') {
    return [
      poured,
      rolled,
      {
        kind: 'due',
        tasks: [{ kind: 'fall-back', seat: victim.seat, pieces: [victim.id], from: [c.id], cause: 'oil' }],
      },
    ]
  }
  return [poured, rolled, ...scalded(state, victim, letter)]
}

/** [SG-5.32-8] [SG-5.32-9] Protected by the engine unless that catches fire. */
const onEngine = (state: State, c: Character, cell: Cell, barrel: PieceId, chance: Chance): readonly Event[] => {
  const value = chance.die('oil', 10)
  const takes = tablesOf(state).fire.oil[value - 1] === 'F'
  const poured: Event = { kind: 'oil-poured', piece: c.id, barrel, hex: cell.id, takes, value }
  if (!takes) return [poured]
  const victim = victimAt(state, c, cell)
  // [SG-5.32-10] Flames, the attack, and then [SG-5.32-11] [SG-5.32-3] out of the fire with everybody, whatever the result.
  const lit: Event = { kind: 'fire-lit', hex: cell.id, seat: c.seat, cause: 'oil', by: c.id }
  if (!victim) return [poured, lit, ...catching(state, cell.id)]
  const { letter, rolled } = scald(state, c, chance)
  return [poured, lit, rolled, ...scalded(state, victim, letter), ...catching(state, cell.id)]
}

const scald = (state: State, c: Character, chance: Chance): { readonly letter: string; readonly rolled: Event } => {
  const value = chance.die('oil-attack', 10)
  const letter = meleeLetter(tablesOf(state)['melee-foot'], OIL_COLUMN, value)
  return { letter, rolled: { kind: 'rolled', why: 'oil', seat: c.seat, value } }
}

const scalded = (state: State, victim: Character, letter: string): readonly Event[] => {
  if (letter === 'D') return harm(state, victim.id, 'stun')
  if (letter === 'E') return harm(state, victim.id, 'wound')
  return letter === 'F' ? harm(state, victim.id, 'kill') : []
}
