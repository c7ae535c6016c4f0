/** [SG-SCN-33] Weeks of battering, a few assaults, a calendar that runs out. */
import { atPosts, CREWS, engines, everybody, named } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const CREW = named(...CREWS)
const HOST = everybody('welsh', CREWS)
const GARRISON = everybody('norman', ['john'])

export const fortyDawns: ScenarioDef = {
  id: 'forty-dawns',
  level: 4,
  board: { map: 'castle' },
  bridge: 'up',
  first: 'besieger',
  placesFirst: 'garrison',
  turns: 15,
  markers: { filled: 10, rubble: 0 },
  calendar: { days: 20, assaults: 4, plans: ['bombard', 'assault', 'wait'], rationsFrom: 15, turnsPerAssault: 15 },
  sides: {
    besieger: {
      name: 'besiegers',
      nation: 'welsh',
      role: 'besieger',
      groups: [
        {
          name: 'crews',
          zone: [{ edge: 'E' }, { edge: 'F' }],
          people: CREW,
        },
        {
          name: 'host',
          entry: { areas: [{ edge: 'E' }, { edge: 'F' }], turn: 1 },
          people: HOST,
        },
      ],
      engines: [
        { id: 'siege-tower-1', kind: 'siege-tower', zone: [{ edge: 'E' }, { edge: 'F' }] },
        { id: 'ram-1', kind: 'ram', zone: [{ edge: 'E' }, { edge: 'F' }] },
        ...engines('ladder', 4),
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
      engines: [],
    },
  },
  victory: [
    {
      winner: 'besieger',
      reason: 'castle-taken',
      at: 'turn-end',
      byDay: [12, 16, 20],
      when: {
        kind: 'all',
        of: [
          {
            kind: 'able-in',
            seat: 'garrison',
            areas: [
              { region: 'courtyard' },
              { region: 'rampart' },
              { region: 'tower' },
              { region: 'gate' },
              { region: 'exterior' },
            ],
            atMost: 0,
          },
          { kind: 'able-in', seat: 'besieger', areas: [{ region: 'courtyard' }], atLeast: 3 },
        ],
      },
    },
    {
      winner: 'besieger',
      reason: 'keep-door-held',
      at: 'turn-end',
      byDay: [12, 16, 20],
      when: { kind: 'holds', seat: 'besieger', areas: [{ terrain: 'keep-door' }], hexes: 1 },
    },
  ],
  fallback: { kind: 'winner', seat: 'garrison', reason: 'calendar-ran-out' },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
  ready: {
    people: atPosts([...CREW, ...GARRISON], 'castle'),
    engines: { 'siege-tower-1': { hex: 'A10', facing: 0 }, 'ram-1': { hex: 'A12', facing: 0 } },
    filled: ['F13', 'F12', 'F14', 'F15', 'F5', 'F6', 'F7', 'F8', 'F11', 'F9'],
  },
}
