/** What belongs to a later section of the rules than a scenario plays [SG-0-2] [SG-SCN-15]. */
import type { Problem } from '@siegeworks/kernel'
import { DEMOLISHED } from '../rules/4-1-walls.ts'
import { type AnimalKind, type EngineKind, type Level, SEATS } from '../vocabulary.ts'
import type { ScenarioDef, SideDef } from './scenario-def.ts'

/** The section that brings each piece of equipment. */
const ENGINE_LEVEL: { readonly [K in EngineKind]: Level } = {
  ladder: 1,
  'siege-tower': 2,
  ballista: 3,
  mangonel: 3,
  trebuchet: 3,
  ram: 4,
  mantlet: 5,
  wagon: 5,
  barrel: 5,
}

/** Riders and horses come with section three, draft animals with section five. */
const ANIMAL_LEVEL: { readonly [K in AnimalKind]: Level } = { horse: 3, 'draft-horse': 5, ox: 5 }

const MARKER_LEVEL = 2
const BATTERING_LEVEL = 4
/** Tents burn from section three on, fire arrows and wagons come with section five. */
const FIRE_LEVEL = 3
const WAGON_LEVEL = 5

export const isAboveLevel = (kind: EngineKind, level: Level): boolean => ENGINE_LEVEL[kind] > level

export const levelFaults = (def: ScenarioDef, path: (key: string) => string): readonly Problem[] => {
  const { level, markers, calendar, stages } = def
  const above: Above = (at, needed, used) =>
    used && needed > level ? [{ at, code: 'above-level', rule: 'SG-0-2' }] : []
  return [
    ...SEATS.flatMap(seat => sideFaults(def.sides[seat], path(`sides.${seat}`), above)),
    ...above(path('markers.filled'), MARKER_LEVEL, markers.filled > 0),
    ...above(path('markers.rubble'), MARKER_LEVEL, markers.rubble > 0),
    ...above(path('scoring.tentHex'), FIRE_LEVEL, def.scoring.tentHex > 0),
    ...above(path('tentsAreTargets'), WAGON_LEVEL, def.tentsAreTargets === true),
    ...above(path('wagonsBurn'), WAGON_LEVEL, def.wagonsBurn === true),
    ...Object.entries(stages ?? {}).flatMap(([hex, stage]) =>
      above(path(`stages.${hex}`), stage === DEMOLISHED ? MARKER_LEVEL : BATTERING_LEVEL, stage > 0),
    ),
    ...(calendar?.plans ?? []).flatMap((plan, i) =>
      above(path(`calendar.plans[${i}]`), BATTERING_LEVEL, plan === 'bombard'),
    ),
    ...(calendar?.fixedPlans ?? []).flatMap(({ plan }, i) =>
      above(path(`calendar.fixedPlans[${i}].plan`), BATTERING_LEVEL, plan === 'bombard'),
    ),
  ]
}

type Above = (at: string, needed: number, used: boolean) => readonly Problem[]

const sideFaults = ({ groups, engines, animals = [] }: SideDef, at: string, above: Above): readonly Problem[] => [
  ...groups.flatMap(({ people }, g) =>
    people.flatMap(({ mounted, looseHorse }, p) => [
      ...above(`${at}.groups[${g}].people[${p}].mounted`, ANIMAL_LEVEL.horse, mounted === true),
      ...above(`${at}.groups[${g}].people[${p}].looseHorse`, ANIMAL_LEVEL.horse, looseHorse === true),
    ]),
  ),
  ...engines.flatMap(({ kind }, e) => above(`${at}.engines[${e}].kind`, ENGINE_LEVEL[kind], true)),
  ...animals.flatMap(({ kind }, a) => above(`${at}.animals[${a}].kind`, ANIMAL_LEVEL[kind], true)),
]
