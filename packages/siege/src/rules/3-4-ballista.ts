/** 3.4 The ballista's crew and the count between two shots. */
import type { Event } from '../event.ts'
import { groundOf } from '../ground.ts'
import { livingAt } from '../occupancy.ts'
import type { Character, Engine, State } from '../state.ts'
import { BALLISTA_LOADED } from '../units/engine-def.ts'
import { classOf, isAble } from '../units/figures-of.ts'
import { isHeldBack } from './1-6-movement.ts'
import { isInReach } from './hand.ts'

/** Able men of its side beside it, awake, with no wall between. */
export const crewOf = (state: State, engine: Engine): readonly Character[] => {
  const cell = groundOf(state).at(engine.hexes[0])
  return (cell?.near ?? []).flatMap(near => {
    const c = near && livingAt(state, near.id)
    const isThere = c && c.seat === engine.seat && isAble(c) && c.horse === undefined && !isHeldBack(state, c)
    return isThere && isInReach(state, c, engine.hexes) ? [c] : []
  })
}

const isIdle = (state: State, c: Character): boolean => {
  const acts = state.acts[c.id]
  return !acts?.attacked && !acts?.shotFirst && !acts?.shotSecond && (acts?.busy === undefined || acts.busy === 'crew')
}

/** [SG-3.41-2][SG-3.41-3] Two men who do nothing else, one of them an engineer, wounded or not. */
export const isServed = (state: State, engine: Engine): boolean => {
  const crew = crewOf(state, engine).filter(c => isIdle(state, c))
  return crew.length >= 2 && crew.some(c => classOf(c).engineer)
}

/** [SG-RUL-125] Each phase it is served counts one; a broken phase counts nothing. */
export const serveBallistae = (state: State): readonly Event[] =>
  Object.values(state.engines).flatMap((engine): readonly Event[] => {
    if (engine.kind !== 'ballista' || engine.seat !== state.phase || engine.where !== 'map') return []
    const loaded = engine.loaded ?? 0
    if (loaded >= BALLISTA_LOADED || !isServed(state, engine)) return []
    return [{ kind: 'engine-set', engine: { ...engine, loaded: loaded + 1 }, why: 'crewed' }]
  })
