/** Le long siège: thirty days, relief on the twenty-fourth [SG-SCN-23]. */
import { atPosts, CREWS, engines, everybody, named } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const CREW = named(...CREWS)
const HOST = everybody('welsh', CREWS)
const GARRISON = everybody('norman', ['john'])

export const longSiege: ScenarioDef = {
  id: 'the-long-siege',
  level: 5,
  board: { map: 'castle' },
  bridge: 'up',
  first: 'besieger',
  placesFirst: 'garrison',
  turns: 25,
  markers: { filled: 8, rubble: 0 },
  calendar: { days: 30, assaults: 30, plans: ['bombard', 'assault', 'wait'], turnsPerAssault: 25, reliefDay: 24 },
  sides: {
    besieger: {
      name: 'besiegers',
      nation: 'welsh',
      role: 'besieger',
      groups: [
        {
          name: 'crews',
          zone: [{ edge: 'E' }],
          people: CREW,
        },
        {
          name: 'host',
          entry: { areas: [{ edge: 'E' }, { edge: 'F' }], turn: 1 },
          people: HOST,
        },
      ],
      engines: [
        { id: 'siege-tower-1', kind: 'siege-tower', zone: [{ edge: 'E' }] },
        { id: 'ram-1', kind: 'ram', zone: [{ edge: 'E' }] },
        ...engines('ladder', 6),
        ...engines('mangonel', 3, { offMap: true }),
        ...engines('trebuchet', 2, { offMap: true }),
      ],
    },
    garrison: {
      name: 'garrison',
      nation: 'norman',
      role: 'defender',
      groups: [
        {
          name: 'garrison',
          zone: [{ region: 'castle' }],
          people: GARRISON,
        },
      ],
      engines: engines('barrel', 4, { zone: [{ region: 'rampart' }] }),
    },
  },
  victory: [
    {
      winner: 'besieger',
      reason: 'keep-taken',
      at: 'turn-end',
      byDay: [16, 20, 23],
      when: {
        kind: 'all',
        of: [
          { kind: 'holds', seat: 'besieger', areas: [{ terrain: 'keep-door' }], hexes: 1 },
          { kind: 'holds', seat: 'besieger', areas: [{ building: 'keep' }], hexes: 2 },
        ],
      },
    },
  ],
  fallback: { kind: 'winner', seat: 'garrison', reason: 'relief-came' },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
  ready: {
    people: atPosts([...CREW, ...GARRISON], 'castle'),
    engines: {
      'siege-tower-1': { hex: 'A10', facing: 0 },
      'ram-1': { hex: 'A12', facing: 0 },
      'barrel-1': { hex: 'G6' },
      'barrel-2': { hex: 'G13' },
      'barrel-3': { hex: 'M4' },
      'barrel-4': { hex: 'M15' },
    },
    filled: ['F13', 'F12', 'F14', 'F15', 'F5', 'F6', 'F7', 'F8'],
  },
}
