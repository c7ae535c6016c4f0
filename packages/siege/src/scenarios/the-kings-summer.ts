/** [SG-SCN-35] Thirty days, every rule, both maps. */
import { atPosts, engines, everybody, laddersAtCamp, withSkills } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const HOST = withSkills(everybody('welsh'))
const GARRISON = withSkills(everybody('norman'))
const OUTSIDE = { zone: [{ region: 'exterior' }] } as const
/** [SG-SCN-35] The siege park: the green between the tents of the Camp. */
const PARK = {
  zone: [
    {
      hexes:
        'J11 J12 K11 K12 L8 L9 L10 L11 M8 M9 M10 M11 N7 N8 N9 N10 N11 N12 O7 O8 O9 O11 O12 Q7 Q8 Q9 Q10 Q11 Q12'.split(
          ' ',
        ),
    },
  ],
} as const

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
        ...engines('mangonel', 4, PARK),
        ...engines('trebuchet', 2, PARK),
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
      'mangonel-1': { hex: 'L9' },
      'mangonel-2': { hex: 'L11' },
      'mangonel-3': { hex: 'Q8' },
      'mangonel-4': { hex: 'Q11' },
      'trebuchet-1': { hex: 'N9' },
      'trebuchet-2': { hex: 'N12' },
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
