/** The scenarios in the box. */
import type { Options } from '../options.ts'
import { breach } from './assaulting-the-breach.ts'
import { beforeTheBell } from './before-the-bell.ts'
import { burningTheCamp } from './burning-the-camp.ts'
import { fortyDawns } from './forty-dawns.ts'
import type { ScenarioDef } from './scenario-def.ts'
import { sparks } from './sparks.ts'
import { theConvoy } from './the-convoy.ts'
import { gapInTheCurtain } from './the-gap-in-the-curtain.ts'
import { kingsSummer } from './the-kings-summer.ts'
import { longSiege } from './the-long-siege.ts'
import { wagonsFromTheMarch } from './the-wagons-from-the-march.ts'
import { twoBanners } from './two-banners-one-wall.ts'
import { wulfric } from './wulfric-the-felon.ts'

export const SCENARIOS: readonly ScenarioDef[] = [
  beforeTheBell,
  gapInTheCurtain,
  sparks,
  fortyDawns,
  wagonsFromTheMarch,
  kingsSummer,
  twoBanners,
  wulfric,
  breach,
  burningTheCamp,
  longSiege,
  theConvoy,
]

const byId: ReadonlyMap<string, ScenarioDef> = new Map(SCENARIOS.map(def => [def.id, def]))

export const scenarioNamed = (id: string): ScenarioDef | undefined => byId.get(id)

/** The scenario of options that were checked when they were parsed. */
export const scenarioOf = (options: Options): ScenarioDef => {
  const def = options.custom === undefined ? byId.get(options.scenario) : (options.custom as ScenarioDef)
  if (!def) throw new Error(`no such scenario: ${options.scenario}`)
  return def
}
