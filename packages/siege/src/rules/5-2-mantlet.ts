/** 5.2 Mantlets: taken up, turned, left; and barrels of oil, carried the same way. */
import { type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { type No, no } from '../refusal.ts'
import type { RuleId } from '../rule-id.ts'
import type { Character, Engine, State } from '../state.ts'
import { burdenOf, movementLeft } from '../units/figures-of.ts'
import { type EngineKind, type PieceId, SIDES, type Side } from '../vocabulary.ts'

type Decided = Result<readonly Event[], Illegal>

/** [SG-RUL-105] Turning it in place. */
const TURN_COST = 1

/** What the piece taken up can do with mantlets and barrels; `decideBurden` is the judge. */
export const burdenCandidates = (state: State, c: Character): readonly Move[] => {
  if (state.level < 5) return []
  const burden = state.engines[burdenOf(state, c) ?? '']
  if (burden?.kind === 'barrel') return [{ kind: 'drop-barrel' }]
  if (burden?.kind === 'mantlet')
    return [{ kind: 'drop-mantlet' }, ...SIDES.map(side => ({ kind: 'turn-mantlet' as const, side }))]
  return Object.values(state.engines).flatMap((engine): readonly Move[] => {
    if (!engine.hexes.includes(c.hex ?? '')) return []
    if (engine.kind === 'mantlet') return [{ kind: 'take-mantlet', mantlet: engine.id }]
    return engine.kind === 'barrel' ? [{ kind: 'take-barrel', barrel: engine.id }] : []
  })
}

export const decideBurden = (state: State, move: Move): Decided => {
  if (state.level < 5) return no('not-in-force', 'SG-0-2')
  const c = state.characters[state.active ?? '']
  if (!c) return no('nothing-selected', 'SG-1.6-2')
  switch (move.kind) {
    case 'take-mantlet':
      return taken(state, c, move.mantlet, 'mantlet')
    case 'take-barrel':
      return taken(state, c, move.barrel, 'barrel')
    case 'drop-mantlet':
      return dropped(state, c, 'mantlet')
    case 'drop-barrel':
      return dropped(state, c, 'barrel')
    case 'turn-mantlet':
      return turned(state, c, move.side)
    default:
      return no('not-now', 'SG-1.21-11')
  }
}

const RULE: { readonly [K in 'mantlet' | 'barrel']: RuleId } = { mantlet: 'SG-5.21-1', barrel: 'SG-5.32-6' }

/** [SG-5.21-1] [SG-5.32-6] He must stand on its hex with free hands. */
const taken = (state: State, c: Character, id: PieceId, kind: 'mantlet' | 'barrel'): Decided => {
  const engine = state.engines[id]
  if (engine?.kind !== kind || engine.where !== 'map') return no('no-such-piece', RULE[kind])
  const refusal = handsRefusal(state, c, engine, RULE[kind])
  return refusal ?? ok([{ kind: 'engine-set', engine: { ...engine, carriers: [c.id] }, why: 'taken' }])
}

const handsRefusal = (state: State, c: Character, engine: Engine, rule: RuleId): No | undefined => {
  if (engine.seat !== c.seat) return no('not-your-piece', rule)
  if (c.horse !== undefined) return no('closed-to-horses', rule)
  if (!engine.hexes.includes(c.hex ?? '') || c.storey !== 0) return no('not-adjacent', rule)
  if (burdenOf(state, c) !== undefined || c.leads !== undefined) return no('carrying', rule)
  if (engine.carriers?.length) return no('carrying', rule)
  return engine.hexes.some(hex => state.fires[hex]) ? no('engine-burning', 'SG-RUL-101') : undefined
}

const carried = (state: State, c: Character, kind: EngineKind): Engine | undefined => {
  const engine = state.engines[burdenOf(state, c) ?? '']
  return engine?.kind === kind ? engine : undefined
}

const dropped = (state: State, c: Character, kind: 'mantlet' | 'barrel'): Decided => {
  const engine = carried(state, c, kind)
  if (!engine) return no('not-a-carrier', RULE[kind])
  const { carriers: _hands, ...rest } = engine
  return ok([{ kind: 'engine-set', engine: rest, why: 'dropped' }])
}

/** [SG-5.22-1] Aligned with one side of its hex at every moment; [SG-RUL-105] another side costs a point. */
const turned = (state: State, c: Character, side: Side): Decided => {
  const engine = carried(state, c, 'mantlet')
  if (!engine) return no('not-a-carrier', 'SG-RUL-105')
  if (engine.facing === side) return no('already-there', 'SG-RUL-105')
  const left = movementLeft(state, c)
  if (left < TURN_COST) return no('not-enough-movement', 'SG-RUL-105', { cost: TURN_COST, left })
  const spent = (state.acts[c.id]?.spent ?? 0) + TURN_COST
  return ok([
    { kind: 'engine-set', engine: { ...engine, facing: side }, why: 'turned' },
    { kind: 'acted', piece: c.id, acts: { spent } },
  ])
}
