/** Wulfric le félon: a sudden attack for the lady of the keep. Conditions as far as they are known [SG-SCN-20]. */
import type { ScenarioDef } from './scenario-def.ts'

export const wulfric: ScenarioDef = {
  id: 'wulfric-the-felon',
  level: 1,
  board: { map: 'castle' },
  bridge: 'up',
  first: 'besieger',
  placesFirst: 'garrison',
  turns: 20,
  markers: { filled: 0, rubble: 0 },
  sides: {
    besieger: {
      name: 'wulfric',
      nation: 'welsh',
      role: 'raider',
      groups: [
        {
          name: 'band',
          // [siege-data §8.1] Any one or two sides.
          entry: { areas: [{ edge: 'E' }, { edge: 'F' }, { edge: 'G' }, { edge: 'H' }], turn: 1, sides: 2 },
          people: [
            { id: 'wulfric' },
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
            { id: 'gwyn' },
            { id: 'owen' },
            { id: 'emlyn' },
          ],
        },
      ],
      engines: [
        { id: 'ladder-1', kind: 'ladder' },
        { id: 'ladder-2', kind: 'ladder' },
        { id: 'ladder-3', kind: 'ladder' },
      ],
    },
    garrison: {
      name: 'castle',
      nation: 'norman',
      role: 'defender',
      groups: [
        {
          name: 'watch',
          zone: [{ region: 'rampart' }, { region: 'tower' }],
          limit: { area: { building: 'south-gate-tower' }, atLeast: 1 },
          people: [{ id: 'martin' }, { id: 'wat' }, { id: 'bertin' }, { id: 'alric' }],
        },
        {
          name: 'yard',
          zone: [{ region: 'courtyard' }, { region: 'keep' }],
          people: [{ id: 'peter' }, { id: 'hubert' }, { id: 'odo' }, { id: 'edric' }, { id: 'chretien' }],
        },
        { name: 'lady', zone: [{ region: 'keep' }], people: [{ id: 'blodwin' }] },
      ],
      engines: [],
    },
  },
  victory: [
    {
      winner: 'draw',
      reason: 'trapped-in-keep',
      at: 'phase-end',
      when: {
        kind: 'all',
        of: [
          { kind: 'yields', piece: 'blodwin', inKeep: true },
          { kind: 'able-in', seat: 'garrison', areas: [{ region: 'courtyard' }], atLeast: 1 },
        ],
      },
    },
    { winner: 'besieger', reason: 'lady-yields', at: 'phase-end', when: { kind: 'yields', piece: 'blodwin' } },
    { winner: 'garrison', reason: 'wulfric-dead', at: 'phase-end', when: { kind: 'dead', piece: 'wulfric' } },
    {
      winner: 'garrison',
      reason: 'attack-broken',
      at: 'turn-end',
      when: {
        kind: 'all',
        of: [
          { kind: 'able-in', seat: 'besieger', areas: [{ region: 'castle' }], atMost: 0 },
          { kind: 'able-total', seat: 'besieger', atMost: 4 },
        ],
      },
    },
  ],
  fallback: { kind: 'winner', seat: 'garrison', reason: 'held-out' },
  casualtyGrades: { besieger: [12, 20], garrison: [8, 14] },
  scoring: { engines: {}, tentHex: 0, casualties: { besieger: true, garrison: true } },
  ready: {
    people: {
      martin: 'I12',
      wat: 'M4',
      bertin: 'M15',
      alric: 'G13',
      peter: 'O10',
      hubert: 'L9',
      odo: 'L11',
      edric: 'Q8',
      chretien: 'Q11',
      blodwin: 'R10',
    },
    engines: {},
  },
}
