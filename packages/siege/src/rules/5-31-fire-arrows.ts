/** 5.31 Fire arrows: a bowman's shot at a siege engine. */
import { type Chance, type Illegal, ok, type Result } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import { groundOf } from '../ground.ts'
import { worksOf } from '../occupancy.ts'
import { type No, no } from '../refusal.ts'
import type { State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { EngineKind, HexId, PieceId } from '../vocabulary.ts'
import { groundAt } from './1-1-terrain.ts'
import { rangeBand } from './1-3-missile-table.ts'
import { type Shooter, shooterOf } from './1-3-shooting.ts'
import { lineOfFire } from './1-41-line-of-fire.ts'
import { catching } from './3-5-fire.ts'
import { between } from './post.ts'
import { postOf, sceneOfState } from './scene-of-state.ts'
import { spent } from './shots-spent.ts'

/** [SG-RUL-097] Which column of the fire table an engine burns in; tents and wagons only where the scenario says so. */
const LIGHT: readonly EngineKind[] = ['mantlet', 'ballista', 'mangonel', 'trebuchet']
const HEAVY: readonly EngineKind[] = ['siege-tower', 'ram']

export type ArrowColumn = 'arrowLight' | 'arrowHeavy'

export const arrowColumn = (state: State, hex: HexId): ArrowColumn | undefined => {
  const engine = worksOf(state).engines.get(hex)
  if (engine && HEAVY.includes(engine.kind)) return 'arrowHeavy'
  if (engine && (LIGHT.includes(engine.kind) || (engine.kind === 'wagon' && state.terms.wagonsBurn)))
    return 'arrowLight'
  const cell = groundOf(state).at(hex)
  return cell && state.terms.tentsAreTargets && groundAt(state, cell) === 'tent' ? 'arrowLight' : undefined
}

/** The hexes this piece may send a fire arrow to. */
export const fireArrowHexes = (state: State, id: PieceId): readonly HexId[] => {
  const shooter = shooterOf(state, id)
  if (!shooter || state.level < 5) return []
  const tents = state.terms.tentsAreTargets
    ? groundOf(state).cells.filter(cell => groundAt(state, cell) === 'tent')
    : []
  const hexes = new Set([...worksOf(state).engines.keys(), ...tents.map(cell => cell.id)])
  return [...hexes].filter(hex => !fireArrowRefusal(state, shooter, hex))
}

export const fireArrowRefusal = (state: State, shooter: Shooter, hex: HexId): No | undefined => {
  if (state.level < 5) return no('not-in-force', 'SG-0-2')
  // [SG-5.31-1] Neither crossbows nor ballistae.
  if (shooter.weapon !== 'short-bow' && shooter.weapon !== 'long-bow') return no('not-a-bow', 'SG-5.31-1')
  if (!groundOf(state).at(hex)) return no('no-such-hex', 'SG-5.31-2')
  // [SG-5.31-2] Only engines burn; an enemy's, and not twice.
  const owner = worksOf(state).engines.get(hex)?.seat
  if (!arrowColumn(state, hex) || owner === shooter.seat || state.fires[hex]) return no('nothing-to-burn', 'SG-5.31-2')
  const scene = sceneOfState(state)
  const to = postOf(scene, hex, 0)
  const range = between(shooter.post.q, shooter.post.r, to.q, to.r)
  // [SG-5.31-3] Short range only.
  if (rangeBand(tablesOf(state), shooter.weapon, range) !== 'short') return no('out-of-range', 'SG-5.31-3', { range })
  // [SG-RUL-102] The line must be open; cover does not matter.
  const block = lineOfFire(scene, shooter.post, to).block
  if (block && block.code !== 'total-cover')
    return no('line-blocked', block.rule, { cause: block.code, hex: `${block.q},${block.r}` })
  return
}

export const decideFireArrow = (
  state: State,
  id: PieceId,
  hex: HexId,
  chance: Chance,
): Result<readonly Event[], Illegal> => {
  const shooter = shooterOf(state, id)
  if (!shooter) return no('not-a-shooter', 'SG-5.31-1')
  const refusal = fireArrowRefusal(state, shooter, hex)
  if (refusal) return refusal
  const value = chance.die('fire-arrow', 10)
  // [SG-5.31-4] The fire table, in the column of the engine aimed at.
  const takes = tablesOf(state).fire[arrowColumn(state, hex)!][value - 1] === 'F'
  return ok([
    ...spent(state, id),
    { kind: 'fire-arrow', shooter: id, hex, value, takes },
    // [SG-5.31-5] The flame is there at once.
    ...(takes
      ? [
          { kind: 'fire-lit' as const, hex, seat: shooter.seat, cause: 'arrow' as const, by: id },
          ...catching(state, hex),
        ]
      : []),
  ])
}
