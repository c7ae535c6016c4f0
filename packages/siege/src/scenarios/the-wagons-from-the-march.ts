/** [SG-SCN-34] A convoy on the first day, an assault on the second. */
import { atPosts, engines, everybody, laddersAtCamp, named, withSkills } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const RIDERS = ['mortimer', 'william']
const HOST = withSkills(everybody('welsh', [...RIDERS, 'wulfric', 'alain', 'cadog', 'huw', 'nye', 'sion']))
const CONVOY = named('hamon', 'jean', 'robin', 'wat', 'bertin')
const GARRISON = withSkills(
  named(
    'peter',
    'martin',
    'hubert',
    'otto',
    'fursa',
    'ranulf',
    'odo',
    'drogo',
    'alric',
    'edric',
    'chretien',
    'osric',
    'thurstan',
    'anselm',
  ),
)
const OUTSIDE = { zone: [{ region: 'exterior' }] } as const

export const wagonsFromTheMarch: ScenarioDef = {
  id: 'the-wagons-from-the-march',
  level: 5,
  rules: { skill: true },
  board: { map: 'camp+castle' },
  bridge: 'down',
  first: 'garrison',
  placesFirst: 'besieger',
  turns: 25,
  markers: { filled: 8, rubble: 0 },
  wagonsBurn: true,
  wagonGoal: [{ region: 'gate' }, { hexes: ['AH10'] }],
  calendar: {
    days: 2,
    assaults: 2,
    plans: ['assault'],
    turnsPerAssault: 25,
    fixedPlans: [
      { day: 1, plan: 'assault', first: 'garrison' },
      { day: 2, plan: 'assault', first: 'besieger' },
    ],
  },
  sides: {
    besieger: {
      name: 'besiegers',
      nation: 'welsh',
      role: 'besieger',
      groups: [
        {
          name: 'riders',
          zone: [{ region: 'exterior' }],
          people: [
            { id: 'mortimer', mounted: true },
            { id: 'william', mounted: true },
          ],
        },
        {
          name: 'host',
          zone: [{ region: 'exterior' }],
          people: HOST,
        },
      ],
      engines: [
        ...engines('siege-tower', 1, { ...OUTSIDE, day: 2 }),
        ...engines('ram', 1, { ...OUTSIDE, day: 2 }),
        ...engines('ladder', 3, { ...OUTSIDE, day: 2 }),
        ...engines('mantlet', 4, OUTSIDE),
      ],
    },
    garrison: {
      name: 'castle',
      nation: 'norman',
      role: 'defender',
      groups: [
        {
          name: 'riders',
          entry: { areas: [{ edge: 'B' }], turn: 1, day: 1 },
          people: [
            { id: 'john', mounted: true },
            { id: 'lacy', mounted: true },
          ],
        },
        {
          name: 'convoy',
          entry: { areas: [{ edge: 'B' }], turn: 1, day: 1 },
          later: { day: 2, zone: [{ region: 'castle' }] },
          people: CONVOY,
        },
        {
          name: 'garrison',
          zone: [{ region: 'castle' }],
          people: GARRISON,
        },
      ],
      engines: [
        { id: 'wagon-1', kind: 'wagon', hitched: 'ox-1', zone: [{ edge: 'B' }, { hexes: ['B8'] }] },
        { id: 'wagon-2', kind: 'wagon', hitched: 'draft-horse-1', zone: [{ edge: 'B' }, { hexes: ['B12'] }] },
        ...engines('barrel', 6, { zone: [{ region: 'rampart' }] }),
        // One more for each wagon that is in.
        { id: 'barrel-7', kind: 'barrel', zone: [{ region: 'rampart' }], day: 2, ifWagonsIn: 1 },
        { id: 'barrel-8', kind: 'barrel', zone: [{ region: 'rampart' }], day: 2, ifWagonsIn: 2 },
      ],
      animals: [
        { id: 'ox-1', kind: 'ox' },
        { id: 'draft-horse-1', kind: 'draft-horse' },
      ],
    },
  },
  victory: [],
  fallback: { kind: 'points' },
  scoring: {
    tentHex: 0,
    casualties: { besieger: true, garrison: true },
    engines: {},
    wagons: { broughtIn: 4, lost: 4 },
    holding: { seat: 'besieger', areas: [{ region: 'gate' }, { hexes: ['AH10'] }], points: 10 },
  },
  ready: {
    people: {
      ...atPosts([...HOST, ...GARRISON, ...CONVOY], 'camp+castle'),
      william: ['P8', 'O8'],
      mortimer: ['P12', 'O12'],
    },
    engines: {
      ...laddersAtCamp(3),
      'wagon-1': { hex: 'B8', facing: 0 },
      'wagon-2': { hex: 'B12', facing: 0 },
      'siege-tower-1': { hex: 'AC10', facing: 0 },
      'ram-1': { hex: 'AC12', facing: 0 },
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
    },
    animals: { 'ox-1': ['C8'], 'draft-horse-1': ['D13', 'C12'] },
    filled: ['AH13', 'AH12', 'AH14', 'AH15', 'AH5', 'AH6', 'AH7', 'AH8'],
  },
}
