/** Optional: a missed arrow may find a friend beside the target. */
import type { Chance } from '@siegeworks/kernel'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { tablesOf } from '../tables/tables-of.ts'
import type { PieceId } from '../vocabulary.ts'
import { modifiedRoll } from './1-3-missile-table.ts'
import { type Aim, flightOf, friendsBeside, shooterOf } from './1-3-shooting.ts'
import { harm } from './1-7-hurts.ts'
import { lineOfFire } from './1-41-line-of-fire.ts'
import { postOfCharacter, sceneOfState } from './scene-of-state.ts'

/** [SG-OPT-AIM-2] After a miss, if a friend stands beside the target at its height. */
export const strayEvents = (state: State, aim: Aim, chance: Chance): readonly Event[] => {
  if (!state.rules.aiming) return []
  const atRisk = friendsAtRisk(state, aim)
  if (atRisk.length === 0) return []
  // [SG-OPT-AIM-4] Several: chance picks one.
  const friend = atRisk.length === 1 ? atRisk[0]! : atRisk[chance.pick('stray', atRisk.length)]!
  const value = chance.die('stray', 10)
  // [SG-OPT-AIM-6] [SG-OPT-SKILL-4] Range, health and skill count again; [SG-RUL-116] the knight's armor does not.
  const modified = modifiedRoll(
    value,
    aim.modifiers.filter(m => m.code !== 'dismounted-knight'),
  )
  // [SG-OPT-AIM-3] [SG-TABLE-AIMERROR]
  const hit = modified >= tablesOf(state).stray.from
  return [
    { kind: 'friend-at-risk', shooter: aim.shooter, friend, value, modified, hit },
    ...(hit ? harm(state, friend, 'wound') : []),
  ]
}

/** [SG-OPT-AIM-5] Only those a line of fire reaches. */
export const friendsAtRisk = (state: State, aim: Aim): readonly PieceId[] => {
  const scene = sceneOfState(state)
  const shooter = shooterOf(state, aim.shooter)
  const target = state.characters[aim.target] ?? state.animals[aim.target]
  if (!shooter || !target) return []
  return friendsBeside(state, scene, shooter, target).filter(id => {
    const post = postOfCharacter(scene, state.characters[id]!)
    return post && lineOfFire(scene, aim.from, post, flightOf(aim.weapon, aim.band)).open
  })
}
