/** SIEGE: the public names. */
export { allHexes } from './areas.ts'
export type { EngineWhy, Event, EventKind, EventOf } from './event.ts'
export type { Forecast, Shift } from './forecast.ts'
export { type SiegeTypes, siege } from './game.ts'
export { boardOf, MAP_TEXTS, mapNamed } from './maps/boards.ts'
export { drawMap, SIDE_SIGNS } from './maps/draw-map.ts'
export { parseMap } from './maps/parse-map.ts'
export type { MapProblem } from './maps/problems.ts'
export { hexName, parseHexName, type SiegeMap } from './maps/siege-map.ts'
export { SYMBOLS } from './maps/symbols.ts'
export type { Move, MoveKind, MoveOf } from './move.ts'
export { formatMove, parseMove } from './notation.ts'
export { type Options, RULE_DEFAULTS, type RuleOptions, type SetUpMode } from './options.ts'
export { parseOptions } from './parse-options.ts'
export { parsePosition } from './position.ts'
export { hasUpperStorey } from './position-pieces.ts'
export { REFUSALS, type Refusal } from './refusal.ts'
export { roadsTo } from './roads.ts'
export { modifiedRoll, rangeBand, rangeModifier, shotChances, shotLetter } from './rules/1-3-missile-table.ts'
export { type Aim, aimAt, flightOf, shooterOf, targetsOf } from './rules/1-3-shooting.ts'
export { pathOf, type Reach, reachFrom, type Way } from './rules/1-6-movement.ts'
export { meleeRefusal } from './rules/1-7-melee.ts'
export { meleeForecast } from './rules/1-7-odds.ts'
export type { BlockCode, CoverCode } from './rules/1-41-blocks.ts'
export { lineOfFire } from './rules/1-41-line-of-fire.ts'
export { NO_TROOPS, sceneOf } from './rules/scene.ts'
export { postOf, postOfCharacter, sceneOfState } from './rules/scene-of-state.ts'
export {
  explainAim,
  explainSight,
  fieldOfFire,
  placesOf,
  type Seen,
  type Sight,
  type SightStep,
} from './rules/sight.ts'
export { SCENARIOS, scenarioNamed } from './scenarios/catalogue.ts'
export { scenarioSchema } from './scenarios/json-schema.ts'
export { parseScenario } from './scenarios/parse-scenario.ts'
export type { ScenarioDef } from './scenarios/scenario-def.ts'
export type {
  Acts,
  Animal,
  BoardRef,
  Character,
  Ending,
  Engine,
  Fight,
  Figures,
  Fire,
  OwnFigures,
  Sheet,
  SheetNote,
  Stage,
  State,
  Whereabouts,
} from './state.ts'
export { placeOf } from './state.ts'
export { TABLE_PROVENANCE, TABLES, type Tables } from './tables/tables.ts'
export { tablesOf } from './tables/tables-of.ts'
export { PHASE_ENDS, type PhaseEnd, type Task } from './task.ts'
export type { Test } from './terms.ts'
export { CLASS_DEFS, type ClassDef } from './units/class-def.ts'
export { ROSTER, type RosterEntry } from './units/roster.ts'
export type { CharacterView, View } from './view.ts'
export {
  ANIMALS,
  type AnimalKind,
  type BySeat,
  CLASSES,
  type ClassId,
  CONDITIONS,
  type Condition,
  DAY_PLANS,
  type DayPlan,
  ENGINES,
  type EngineKind,
  FIRE_CAUSES,
  type FireCause,
  type Footing,
  type HexId,
  HURTS,
  type Hurt,
  hexOfPlace,
  LEVELS,
  type Level,
  MELEE_LETTERS,
  type MeleeLetter,
  MORALES,
  type Morale,
  otherSeat,
  type PieceId,
  type PlaceId,
  placeId,
  SEATS,
  type Seat,
  SIDES,
  type Side,
  STEPS,
  type Step,
  type Storey,
  storeyOfPlace,
  type Viewer,
  WEAPONS,
  type Weapon,
} from './vocabulary.ts'
