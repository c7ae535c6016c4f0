/** Le convoi: two wagons through the siege lines [SG-SCN-24]. */
import { atPosts, engines, everybody, laddersAtCamp, named } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const HOST = everybody('welsh')
const CONVOY = named('hamon', 'jean', 'robin', 'wat', 'bertin')
const GARRISON = everybody('norman', ['john', ...CONVOY.map(({ id }) => id)])
const OUTSIDE = { zone: [{ region: 'exterior' }] } as const

export const theConvoy: ScenarioDef = {
  id: 'the-convoy',
  level: 5,
  board: { map: 'camp+castle' },
  bridge: 'down',
  first: 'garrison',
  placesFirst: 'besieger',
  turns: 30,
  markers: { filled: 8, rubble: 0 },
  wagonsBurn: true,
  wagonGoal: [{ region: 'gate' }, { hexes: ['AH10'] }],
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
        ...engines('siege-tower', 1, OUTSIDE),
        ...engines('ram', 1, OUTSIDE),
        ...engines('ladder', 4, OUTSIDE),
        ...engines('mantlet', 4, OUTSIDE),
      ],
    },
    garrison: {
      name: 'castle',
      nation: 'norman',
      role: 'defender',
      groups: [
        { name: 'rider', entry: { areas: [{ edge: 'B' }], turn: 1 }, people: [{ id: 'john', mounted: true }] },
        {
          name: 'convoy',
          entry: { areas: [{ edge: 'B' }], turn: 1 },
          people: CONVOY,
        },
        {
          name: 'garrison',
          zone: [{ region: 'castle' }],
          people: GARRISON,
        },
      ],
      engines: [
        { id: 'wagon-1', kind: 'wagon', hitched: 'draft-horse-1', zone: [{ edge: 'B' }, { hexes: ['B8'] }] },
        { id: 'wagon-2', kind: 'wagon', hitched: 'draft-horse-2', zone: [{ edge: 'B' }, { hexes: ['B12'] }] },
        ...engines('barrel', 6, { zone: [{ region: 'rampart' }] }),
      ],
      animals: [
        { id: 'draft-horse-1', kind: 'draft-horse' },
        { id: 'draft-horse-2', kind: 'draft-horse' },
      ],
    },
  },
  victory: [],
  fallback: { kind: 'points', decisive: 10, substantial: 5 },
  scoring: {
    tentHex: 0,
    casualties: { besieger: true, garrison: true },
    engines: {},
    wagons: { broughtIn: 8, lost: 6 },
    holding: { seat: 'besieger', areas: [{ terrain: 'keep-door' }], points: 15 },
  },
  ready: {
    people: atPosts([...HOST, ...GARRISON], 'camp+castle'),
    engines: {
      ...laddersAtCamp(4),
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
      'mantlet-1': { hex: 'V9', facing: 0 },
      'mantlet-2': { hex: 'U11', facing: 0 },
      'mantlet-3': { hex: 'V10', facing: 0 },
      'mantlet-4': { hex: 'V8', facing: 0 },
    },
    animals: { 'draft-horse-1': ['D9', 'C8'], 'draft-horse-2': ['D13', 'C12'] },
    filled: ['AH13', 'AH12', 'AH14', 'AH15', 'AH5', 'AH6', 'AH7', 'AH8'],
  },
}
