/** The state before anything happened. */
import { RULE_DEFAULTS } from './options.ts'
import type { State } from './state.ts'
import { OPEN_TERMS } from './terms.ts'

export const BLANK: State = {
  scenario: 'none',
  terms: OPEN_TERMS,
  level: 5,
  rules: RULE_DEFAULTS,
  board: { map: 'inline', inline: {} },
  stage: 'set-up',
  turn: 0,
  first: 'besieger',
  phase: 'besieger',
  step: 'first-shots',
  clock: 0,
  placed: [],
  characters: {},
  animals: {},
  engines: {},
  acts: {},
  pushedLadders: [],
  bridge: 'none',
  filled: {},
  rubble: {},
  stages: {},
  fires: {},
  burnt: {},
  supply: { filled: 0, rubble: 0 },
  agenda: [],
  scored: { besieger: 0, garrison: 0 },
  held: {},
  sheet: { day: 1, plans: [], assaults: 0, notes: [] },
}
