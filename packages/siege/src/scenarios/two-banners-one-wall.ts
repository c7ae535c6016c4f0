/** [SG-SCN-36] A relief force falls on a besieger who is already at the wall. */
import { atPosts, engines, everybody, laddersAtCamp } from './forces.ts'
import type { ScenarioDef } from './scenario-def.ts'

const HOST = everybody('welsh')
const GARRISON = everybody('norman', ['richard', 'lacy', 'john'])
const OUTSIDE = { zone: [{ region: 'exterior' }] } as const

export const twoBanners: ScenarioDef = {
  id: 'two-banners-one-wall',
  level: 5,
  external: ['cry-havoc'],
  board: { map: 'camp+castle+camp' },
  bridge: 'up',
  first: 'besieger',
  placesFirst: 'garrison',
  turns: 25,
  markers: { filled: 10, rubble: 0 },
  calendar: {
    days: 3,
    assaults: 3,
    plans: ['assault'],
    turnsPerAssault: 25,
    fixedPlans: [
      { day: 1, plan: 'assault', first: 'besieger' },
      { day: 2, plan: 'assault', first: 'besieger' },
      { day: 3, plan: 'assault', first: 'besieger' },
    ],
  },
  // The stones have done their work: one stretch of the north curtain is down.
  stages: { AR4: 4 },
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
      engines: [...engines('siege-tower', 2, OUTSIDE), ...engines('ram', 1, OUTSIDE), ...engines('ladder', 4, OUTSIDE)],
    },
    garrison: {
      name: 'castle-and-relief',
      nation: 'norman',
      role: 'relief',
      groups: [
        {
          name: 'garrison',
          zone: [{ region: 'castle' }],
          people: GARRISON,
        },
        {
          name: 'relief-riders',
          entry: { areas: [{ edge: 'B' }], turn: 1, day: 2 },
          people: [
            { id: 'relief-knight-1', unit: 'knight', mounted: true },
            { id: 'relief-knight-2', unit: 'knight', mounted: true },
            { id: 'relief-knight-3', unit: 'knight', mounted: true },
            { id: 'relief-knight-4', unit: 'knight', mounted: true },
            { id: 'relief-knight-5', unit: 'knight', mounted: true },
            { id: 'relief-knight-6', unit: 'knight', mounted: true },
            { id: 'relief-knight-7', unit: 'knight', mounted: true },
            { id: 'relief-knight-8', unit: 'knight', mounted: true },
          ],
        },
        {
          name: 'relief',
          entry: { areas: [{ edge: 'B' }], turn: 1, day: 2 },
          people: [
            { id: 'relief-foot-1', unit: 'halberdier' },
            { id: 'relief-foot-2', unit: 'halberdier' },
            { id: 'relief-foot-3', unit: 'halberdier' },
            { id: 'relief-foot-4', unit: 'halberdier' },
            { id: 'relief-foot-5', unit: 'halberdier' },
            { id: 'relief-foot-6', unit: 'halberdier' },
            { id: 'relief-foot-7', unit: 'halberdier' },
            { id: 'relief-foot-8', unit: 'halberdier' },
            { id: 'relief-foot-9', unit: 'spearman' },
            { id: 'relief-foot-10', unit: 'spearman' },
            { id: 'relief-foot-11', unit: 'spearman' },
            { id: 'relief-foot-12', unit: 'spearman' },
            { id: 'relief-foot-13', unit: 'spearman' },
            { id: 'relief-foot-14', unit: 'spearman' },
            { id: 'relief-foot-15', unit: 'spearman' },
            { id: 'relief-foot-16', unit: 'spearman' },
            { id: 'relief-archer-1', unit: 'crossbowman' },
            { id: 'relief-archer-2', unit: 'crossbowman' },
            { id: 'relief-archer-3', unit: 'crossbowman' },
            { id: 'relief-archer-4', unit: 'crossbowman' },
            { id: 'relief-archer-5', unit: 'archer' },
            { id: 'relief-archer-6', unit: 'archer' },
            { id: 'relief-archer-7', unit: 'archer' },
            { id: 'relief-archer-8', unit: 'archer' },
          ],
        },
      ],
      engines: [],
    },
  },
  victory: [
    {
      winner: 'garrison',
      reason: 'relief-at-bridge',
      at: 'turn-end',
      when: {
        kind: 'all',
        of: [
          { kind: 'bridge-down' },
          {
            kind: 'holds',
            seat: 'garrison',
            areas: [{ hexes: ['AH10'] }],
            hexes: 1,
            groups: ['relief-riders', 'relief'],
          },
        ],
      },
    },
    {
      winner: 'besieger',
      reason: 'keep-door-held',
      at: 'turn-end',
      when: { kind: 'holds', seat: 'besieger', areas: [{ terrain: 'keep-door' }], hexes: 1 },
    },
  ],
  fallback: { kind: 'points' },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
  ready: {
    people: atPosts([...HOST, ...GARRISON], 'camp+castle'),
    engines: {
      ...laddersAtCamp(4),
      'siege-tower-1': { hex: 'AC10', facing: 0 },
      'ram-1': { hex: 'AC12', facing: 0 },
      'siege-tower-2': { hex: 'AC8', facing: 1 },
    },
    filled: ['AH13', 'AH12', 'AH14', 'AH15', 'AH5', 'AH6', 'AH7', 'AH8', 'AH11', 'AH9'],
  },
}
