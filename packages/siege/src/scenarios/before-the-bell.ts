/** [SG-SCN-30] A night escalade: raiders with ladders against a thin watch. */
import type { ScenarioDef } from './scenario-def.ts'

export const beforeTheBell: ScenarioDef = {
  id: 'before-the-bell',
  level: 1,
  board: { map: 'castle' },
  bridge: 'up',
  first: 'besieger',
  placesFirst: 'garrison',
  turns: 20,
  markers: { filled: 0, rubble: 0 },
  sides: {
    besieger: {
      name: 'raiders',
      nation: 'welsh',
      role: 'raider',
      groups: [
        {
          name: 'raiders',
          entry: { areas: [{ edge: 'E' }, { edge: 'F' }], turn: 1 },
          people: [
            { id: 'mortimer' },
            { id: 'pugh' },
            { id: 'morgen' },
            { id: 'dai' },
            { id: 'jones' },
            { id: 'rhodri' },
            { id: 'madoc' },
            { id: 'cadell' },
            { id: 'ifan' },
            { id: 'llew' },
            { id: 'tegid' },
            { id: 'aylwin' },
            { id: 'dylan' },
            { id: 'gwyn' },
          ],
        },
      ],
      engines: [
        { id: 'ladder-1', kind: 'ladder' },
        { id: 'ladder-2', kind: 'ladder' },
        { id: 'ladder-3', kind: 'ladder' },
        { id: 'ladder-4', kind: 'ladder' },
      ],
    },
    garrison: {
      name: 'watch',
      nation: 'norman',
      role: 'defender',
      groups: [
        {
          name: 'watch',
          zone: [{ region: 'rampart' }, { region: 'tower' }],
          people: [{ id: 'martin' }, { id: 'wat' }, { id: 'bertin' }, { id: 'odo' }, { id: 'drogo' }, { id: 'alric' }],
        },
        {
          name: 'household',
          zone: [{ region: 'keep' }],
          held: { untilTurn: 3, orEnemyIn: [{ region: 'rampart' }] },
          people: [
            { id: 'peter' },
            { id: 'hubert' },
            { id: 'otto' },
            { id: 'jean' },
            { id: 'blodwin' },
            { id: 'maud' },
          ],
        },
      ],
      engines: [],
    },
  },
  victory: [
    {
      winner: 'besieger',
      reason: 'gate-open',
      at: 'turn-end',
      when: {
        kind: 'all',
        of: [
          { kind: 'bridge-down' },
          { kind: 'able-in', seat: 'besieger', areas: [{ region: 'courtyard' }], atLeast: 3 },
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
  fallback: { kind: 'winner', seat: 'garrison', reason: 'held-out' },
  casualtyGrades: { besieger: [10, 18], garrison: [6, 12] },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
  ready: {
    people: {
      martin: 'I12',
      wat: 'M4',
      bertin: 'G6',
      odo: 'M15',
      drogo: 'W9',
      alric: 'G13',
      peter: 'Q10',
      hubert: 'Q9',
      otto: 'R11',
      jean: 'R9',
      blodwin: 'S10',
      maud: 'S9',
    },
    engines: {},
  },
}
