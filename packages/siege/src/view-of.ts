/** The view, built up from nothing: a fact not named here is not shown. */

import { actingSeat } from './play.ts'
import { waysOf } from './rules/1-6-movement.ts'
import { fightRefusal } from './rules/1-7-melee.ts'
import { meleeForecast } from './rules/1-7-odds.ts'
import { pointsOf } from './rules/victory.ts'
import type { Fight, State } from './state.ts'
import { allowanceOf, figuresOf, movementLeft } from './units/figures-of.ts'
import type { CharacterView, View } from './view.ts'
import type { PieceId, PlaceId, Viewer } from './vocabulary.ts'

export const viewOf = (state: State, viewer: Viewer): View => {
  const seat = actingSeat(state)
  const asks = state.agenda[0]
  const { fight } = state
  return {
    viewer,
    scenario: state.scenario,
    level: state.level,
    rules: state.rules,
    board: state.board,
    ...(state.tables ? { tables: state.tables } : {}),
    stage: state.stage,
    turn: state.turn,
    turnLimit: state.terms.turns,
    days: state.terms.calendar?.days ?? 1,
    first: state.first,
    phase: state.phase,
    step: state.step,
    placed: state.placed,
    toAct: seat === undefined ? [] : [seat],
    characters: charactersOf(state),
    animals: state.animals,
    engines: state.engines,
    acts: state.acts,
    bridge: state.bridge,
    ...(state.winch === undefined ? {} : { winch: state.winch }),
    filled: Object.keys(state.filled),
    rubble: Object.keys(state.rubble),
    stages: state.stages,
    fires: state.fires,
    burnt: Object.keys(state.burnt),
    supply: state.supply,
    ...(state.active === undefined ? {} : { active: state.active }),
    ...reachOf(state),
    ...(fight ? { fight } : {}),
    ...(fight && fight.defenders.length > 0 ? { forecast: forecastOf(state, fight) } : {}),
    ...(asks ? { asks } : {}),
    points: pointsOf(state),
    sheet: state.sheet,
    ...(state.plan ? { plan: state.plan } : {}),
    ...(state.aims ? { aims: state.aims } : {}),
    ...(state.ending ? { ending: state.ending } : {}),
  }
}

const forecastOf = (state: State, { attackers, defenders }: Fight): NonNullable<View['forecast']> => {
  const refusal = fightRefusal(state)
  return { ...meleeForecast(state, attackers, defenders), ...(refusal && { refused: refusal.error }) }
}

const charactersOf = (state: State): View['characters'] => {
  const characters: { [id: PieceId]: CharacterView } = {}
  for (const id in state.characters) {
    const c = state.characters[id]!
    const { attack, defense } = figuresOf(c)
    characters[id] = { ...c, attack, defense, allowance: allowanceOf(state, c), left: movementLeft(state, c) }
  }
  return characters
}

const reachOf = (state: State): Pick<View, 'reach'> => {
  if (state.active === undefined || state.stage !== 'play' || state.step !== 'movement') return {}
  const reach: { [place: PlaceId]: number } = {}
  for (const way of waysOf(state, state.active)) reach[way.to] ??= way.cost
  return { reach }
}
