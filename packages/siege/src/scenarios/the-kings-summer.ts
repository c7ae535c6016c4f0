/** [SG-SCN-35] Thirty days, every rule, both maps. */
import { atPosts, engines, everybody, laddersAtCamp, withSkills } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const HOST = withSkills(everybody('welsh'))
const GARRISON = withSkills(everybody('norman'))
const OUTSIDE = { zone: [{ region: 'exterior' }] } as const

export const kingsSummer: ScenarioDef = {
  id: 'the-kings-summer',
  level: 5,
  rules: { panic: true, aiming: true, skill: true },
  board: { map: 'camp+castle' },
  bridge: 'up',
  first: 'besieger',
  placesFirst: 'garrison',
  turns: 20,
  markers: { filled: 10, rubble: 0 },
  calendar: {
    days: 30,
    assaults: 30,
    plans: ['bombard', 'assault', 'wait'],
    rationsFrom: 18,
    turnsPerAssault: 20,
    sorties: 1,
  },
  sides: {
    besieger: {
      name: 'besiegers',
      nation: 'welsh',
      role: 'besieger',
      groups: [
        {
          name: 'host',
          zone: [{ region: 'exterior' }],
          people: HOST,
        },
      ],
      engines: [
        ...engines('siege-tower', 2, OUTSIDE),
        ...engines('ram', 2, OUTSIDE),
        ...engines('ballista', 2, OUTSIDE),
        ...engines('ladder', 6, OUTSIDE),
        ...engines('mantlet', 6, OUTSIDE),
        ...engines('mangonel', 4, { offMap: true }),
        ...engines('trebuchet', 2, { offMap: true }),
      ],
    },
    garrison: {
      name: 'castle',
      nation: 'norman',
      role: 'defender',
      groups: [
        {
          name: 'garrison',
          zone: [{ region: 'castle' }],
          people: GARRISON,
        },
      ],
      engines: engines('barrel', 8, { zone: [{ region: 'rampart' }] }),
    },
  },
  victory: [
    {
      winner: 'besieger',
      reason: 'keep-taken',
      at: 'turn-end',
      byDay: [15, 22, 30],
      when: {
        kind: 'all',
        of: [
          { kind: 'holds', seat: 'besieger', areas: [{ terrain: 'keep-door' }], hexes: 1 },
          { kind: 'holds', seat: 'besieger', areas: [{ region: 'keep' }], hexes: 2 },
        ],
      },
    },
  ],
  fallback: { kind: 'winner', seat: 'garrison', reason: 'calendar-ran-out' },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
  ready: {
    people: atPosts([...HOST, ...GARRISON], 'camp+castle'),
    engines: {
      ...laddersAtCamp(6),
      'siege-tower-1': { hex: 'AC10', facing: 0 },
      'ram-1': { hex: 'AC12', facing: 0 },
      'siege-tower-2': { hex: 'AC8', facing: 1 },
      'ram-2': { hex: 'AC6', facing: 0 },
      'ballista-1': { hex: 'X9' },
      'ballista-2': { hex: 'X13' },
      'barrel-1': { hex: 'AI6' },
      'barrel-2': { hex: 'AI13' },
      'barrel-3': { hex: 'AO4' },
      'barrel-4': { hex: 'AO15' },
      'barrel-5': { hex: 'AR4' },
      'barrel-6': { hex: 'AY9' },
      'barrel-7': { hex: 'AM4' },
      'barrel-8': { hex: 'AM15' },
      'mantlet-1': { hex: 'V9', facing: 0 },
      'mantlet-2': { hex: 'U11', facing: 0 },
      'mantlet-3': { hex: 'V10', facing: 0 },
      'mantlet-4': { hex: 'V8', facing: 0 },
      'mantlet-5': { hex: 'W9', facing: 0 },
      'mantlet-6': { hex: 'W11', facing: 0 },
    },
    filled: ['AH13', 'AH12', 'AH14', 'AH15', 'AH5', 'AH6', 'AH7', 'AH8', 'AH11', 'AH9'],
  },
}
