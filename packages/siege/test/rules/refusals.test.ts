/** Every way to be told no that needs a position of its own: the code, the rule, and a state that stays as it was. */
import { describe, expect, test } from 'vitest'
import { acts, at, CURTAIN, legal, refused, type Written } from '../table.ts'

type Piece = { readonly [key: string]: unknown }
const g = (id: string, where: string, more: Piece = {}): Piece => ({ id, seat: 'garrison', at: where, ...more })
const b = (id: string, where: string, more: Piece = {}): Piece => ({ id, seat: 'besieger', at: where, ...more })

/** What is refused (after the moves before it, ` / ` between them), why, and the position. */
type Row = readonly [refusal: string, moves: string, written: Written]

const cases = (title: string, rows: readonly Row[]): void => {
  describe(title, () => {
    for (const [refusal, moves, written] of rows) {
      const [code, rule] = refusal.split(' ')
      test(`${rule} ${code}: ${moves}`, () => {
        const before = moves.split(' / ')
        const last = before.pop()!
        const state = acts(at(written), ...before)
        expect(refused(state, last)).toBe(refusal)
        expect(legal(state)).not.toContain(last)
      })
    }
  })
}

const SHOTS: Written = { step: 'first-shots', characters: [b('dai', '0,0', { class: 'archer' }), g('wat', '3,0')] }
const shooters = (more: Piece, step = 'first-shots'): Written => ({
  step,
  characters: [b('dai', '0,0', { class: 'archer', ...more }), g('wat', '3,0', { class: 'archer' })],
})

cases('taking up a shooter', [
  ['no-such-piece SG-1.21-1', 'select nobody', SHOTS],
  ['not-your-piece SG-1.2-2', 'select wat', shooters({})],
  ['not-a-shooter SG-1.21-1', 'select dai', shooters({ class: 'spearman' })],
  ['not-able SG-RUL-015', 'select dai', shooters({ state: 'stunned' })],
  ['asleep SG-SCN-6', 'select dai', shooters({ wakes: 3 })],
  ['engaged-last-turn SG-1.21-2', 'select dai', shooters({ engaged: true })],
  ['not-now SG-1.21-7', 'select dai', shooters({ class: 'crossbowman' }, 'second-shots')],
  ['not-now SG-1.21-11', 'select dai', shooters({}, 'melee')],
  [
    'carrying SG-1.91-2',
    'select dai',
    {
      step: 'first-shots',
      engines: [{ id: 'ladder', kind: 'ladder', seat: 'besieger', hexes: ['0,0', '1,0'], carriers: ['dai', 'ifan'] }],
      characters: [b('dai', '0,0', { class: 'archer' }), b('ifan', '1,0'), g('wat', '3,0')],
    },
  ],
  [
    'may-not-shoot-here SG-2.44-3',
    'select dai',
    {
      step: 'first-shots',
      engines: [{ id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }],
      characters: [b('dai', '0,0', { class: 'archer' }), g('wat', '3,0')],
    },
  ],
  [
    'may-not-shoot-here SG-4.33-2',
    'select dai',
    {
      step: 'first-shots',
      engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 }],
      characters: [b('dai', '0,0', { class: 'archer' }), g('wat', '3,0')],
    },
  ],
  [
    'may-not-shoot-here SG-1.43-5',
    'select dai',
    {
      map: { hexes: { '0,0': 'keep-door' } },
      phase: 'garrison',
      ...SHOTS,
      characters: [g('dai', '0,0', { class: 'archer' }), b('wat', '3,0')],
    },
  ],
  ['already-there SG-1.6-2', 'select dai / select dai', shooters({}, 'movement')],
])

const targets = (...others: readonly Piece[]): Written => ({
  step: 'first-shots',
  characters: [b('dai', '0,0', { class: 'archer' }), g('wat', '3,0'), ...others],
})
cases('choosing a target', [
  ['no-such-piece SG-1.41-1', 'select dai / shoot nobody', targets()],
  ['own-side SG-1.41-1', 'select dai / shoot ifan', targets(b('ifan', '0,3'))],
  ['own-side SG-1.41-1', 'select dai / shoot dai', targets()],
  ['target-dead SG-1.41-1', 'select dai / shoot hob', targets(g('hob', '0,3', { state: 'dead' }))],
  ['ridden SG-1.41-1', 'select dai / shoot hob-horse', targets(g('hob', '0,3', { class: 'knight', rear: '0,4' }))],
])

const ballista = (engine: Piece, more: Piece = {}): Written => ({
  step: 'first-shots',
  engines: [{ id: 'ballista', kind: 'ballista', seat: 'besieger', hexes: ['1,0'], loaded: 3, ...engine }],
  characters: [b('dai', '0,0'), b('ifan', '1,-1'), b('rhys', '0,1'), g('wat', '5,0')],
  ...more,
})
cases('taking up an engine', [
  ['not-a-shooter SG-3.41-1', 'select ballista', ballista({ kind: 'mantlet', facing: 0 })],
  ['not-your-piece SG-1.2-2', 'select ballista', ballista({ seat: 'garrison' })],
  ['not-in-force SG-0-2', 'select ballista', ballista({}, { level: 2 })],
  ['not-now SG-3.41-1', 'select ballista', ballista({}, { step: 'second-shots' })],
  ['not-loaded SG-3.41-1', 'select ballista', ballista({ loaded: 0 })],
  ['not-crewed SG-3.41-2', 'select ballista', ballista({}, { characters: [g('wat', '5,0')] })],
])

const walk = (more: Piece, written: Written = {}): Written => ({
  characters: [b('dai', '0,0', more), b('ifan', '4,4'), g('wat', '3,0')],
  ...written,
})
cases('moving', [
  ['no-such-piece SG-1.6-2', 'select nobody', walk({})],
  ['not-your-piece SG-1.2-2', 'select wat', walk({})],
  ['not-able SG-RUL-015', 'select dai', walk({ state: 'stunned' })],
  ['asleep SG-SCN-6', 'select dai', walk({ wakes: 2 })],
  ['nothing-selected SG-1.6-2', 'go 1,0', walk({})],
  ['enemy-there SG-1.61-1', 'select dai / go 3,0', walk({})],
  ['occupied SG-1.62-1', 'select dai / go 4,4', walk({})],
  ['out-of-reach SG-1.6-4', 'select dai / go 40,0', walk({})],
  [
    'burning SG-3.54-3',
    'select dai / go 1,0',
    walk({}, { map: { hexes: { '1,0': 'tent' } }, fires: [{ hex: '1,0', seat: 'garrison' }] }),
  ],
  ['no-way SG-1.61-3', 'select dai / go 1,0', walk({}, { map: { hexes: { '1,0': 'wall' } } })],
  [
    'no-way SG-1.61-4',
    'select dai / go 1,0',
    walk({}, { map: { hexes: { '1,0': 'slit' }, sides: { '1,0/3': 'slit' } } }),
  ],
  ['nothing-selected SG-SCN-12', 'leave-map', walk({})],
  ['not-an-exit SG-SCN-12', 'select dai / leave-map', walk({})],
  ['nothing-selected SG-1.8-2', 'work-winch', walk({})],
  ['not-on-winch SG-1.8-1', 'select dai / work-winch', walk({})],
  ['rear-missing SG-3.31-1', 'select dai / go 1,0', walk({ class: 'knight', rear: '-1,0' })],
  ['not-adjacent SG-GEO-10', 'select dai / go 1,1 3,3', walk({ class: 'knight', rear: '-1,0' })],
  ['no-such-hex SG-1.6-1', 'select dai / go 1,1 900,0', walk({ class: 'knight', rear: '-1,0' })],
  ['enemy-there SG-1.61-1', 'select dai / go 4,0 3,0', walk({ class: 'knight', rear: '-1,0' })],
  [
    'no-stop-in-trench SG-3.32-3',
    'select dai / go 2,0 1,0',
    walk({ class: 'knight', rear: '-1,0' }, { map: { hexes: { '1,0': 'trench' } } }),
  ],
  [
    'no-stop-in-trench SG-3.32-3',
    'select dai / go 1,0 0,0',
    walk({ class: 'knight', rear: '-1,0' }, { map: { hexes: { '1,0': 'trench' } } }),
  ],
  [
    'closed-to-horses SG-3.32-1',
    'select dai / go 1,0 0,0',
    walk({ class: 'knight', rear: '-1,0' }, { map: { hexes: { '1,0': 'ditch' } } }),
  ],
])

const ladder = (engine: Piece, written: Written = {}): Written => ({
  map: CURTAIN,
  engines: [{ id: 'ladder', kind: 'ladder', seat: 'besieger', hexes: ['0,2', '0,3'], ...engine }],
  characters: [b('dai', '0,2'), b('ifan', '0,3'), b('rhys', '3,3'), g('wat', '2,0')],
  ...written,
})
const carried = { carriers: ['dai', 'ifan'] }
const upright = (written: Written = {}, engine: Piece = {}): Written =>
  ladder(
    { hexes: ['0,1'], facing: 2, upright: true, ...engine },
    { characters: [b('dai', '1,1'), b('ifan', '-1,1'), b('rhys', '3,3'), g('wat', '2,0')], ...written },
  )
const thrown = (more: Piece, engine: Piece = {}, written: Written = {}): Written =>
  upright(
    {
      step: 'melee',
      phase: 'garrison',
      characters: [b('ivor', '0,1^'), g('wat', '0,0', more), g('hob', '2,0')],
      ...written,
    },
    engine,
  )

cases('ladders', [
  ['no-such-piece SG-1.91-1', 'select dai / carry-ladder ladder dai', ladder({})],
  ['no-such-piece SG-1.91-1', 'select dai / carry-ladder tower ifan', ladder({})],
  ['no-such-piece SG-1.91-1', 'select dai / carry-ladder ladder nobody', ladder({})],
  ['not-your-piece SG-1.91-1', 'select dai / carry-ladder ladder ifan', ladder({ seat: 'garrison' })],
  ['not-your-piece SG-1.91-1', 'select dai / carry-ladder ladder wat', ladder({})],
  ['not-now SG-1.91-1', 'select dai / carry-ladder ladder ifan', ladder(carried)],
  ['not-now SG-1.91-1', 'select dai / carry-ladder ladder ifan', upright()],
  [
    'did-something-else SG-1.91-1',
    'select dai / carry-ladder ladder ifan',
    ladder(
      {},
      {
        characters: [b('dai', '0,2', { leads: 'grey' }), b('ifan', '0,3'), g('wat', '2,0')],
        animals: [{ id: 'grey', kind: 'horse', seat: 'besieger', at: '1,2', rear: '2,2' }],
      },
    ),
  ],
  ['not-adjacent SG-RUL-080', 'select dai / carry-ladder ladder rhys', ladder({})],
  ['not-a-carrier SG-RUL-080', 'select dai / drop-ladder', ladder({})],
  ['not-a-carrier SG-1.91-4', 'select dai / raise-ladder 0,1 2', ladder({})],
  ['not-at-wall-foot SG-1.91-5', 'select dai / raise-ladder 0,1 2', ladder(carried)],
  ['not-scalable SG-RUL-081', 'select dai / raise-ladder 0,2 2', ladder(carried)],
  [
    'not-enough-movement SG-RUL-079',
    'select dai / raise-ladder 0,1 2',
    ladder(
      { hexes: ['0,1', '0,2'], ...carried },
      {
        rules: { ladderRaiseCost: 2 },
        characters: [b('dai', '0,1', { move: 1 }), b('ifan', '0,2'), g('wat', '2,0')],
      },
    ),
  ],
  [
    'occupied SG-RUL-081',
    'select dai / raise-ladder 0,1 2',
    ladder(
      { hexes: ['0,1', '0,2'], ...carried },
      {
        engines: [
          { id: 'ladder', kind: 'ladder', seat: 'besieger', hexes: ['0,1', '0,2'], ...carried },
          { id: 'other', kind: 'ladder', seat: 'besieger', hexes: ['0,1'], facing: 1, upright: true },
        ],
        characters: [b('dai', '0,1'), b('ifan', '0,2'), g('wat', '2,0')],
      },
    ),
  ],
  [
    'not-scalable SG-1.91-6',
    'select dai / raise-ladder 0,1 2',
    ladder(
      { hexes: ['0,1', '0,2'], ...carried },
      {
        map: {
          hexes: { '0,0': { terrain: 'rampart', region: 'tower', flags: ['scalable'] } },
          sides: { '0,0/5': 'parapet' },
        },
        characters: [b('dai', '0,1'), b('ifan', '0,2')],
      },
    ),
  ],
  [
    'not-scalable SG-1.91-7',
    'select dai / raise-ladder 0,1 2',
    ladder(
      { hexes: ['0,1', '0,2'], ...carried },
      {
        map: { hexes: { '0,0': { terrain: 'rampart', flags: ['gate-wall'] } }, sides: { '0,0/5': 'parapet' } },
        characters: [b('dai', '0,1'), b('ifan', '0,2')],
      },
    ),
  ],
  ['no-such-piece SG-1.92-1', 'select dai / shift-ladder ladder ifan 0,1 1', ladder({})],
  ['no-such-piece SG-1.92-1', 'select dai / shift-ladder ladder dai 0,1 1', upright()],
  ['no-such-piece SG-1.92-1', 'select dai / shift-ladder ladder nobody 0,1 1', upright()],
  ['not-your-piece SG-1.2-2', 'select dai / shift-ladder ladder wat 0,1 1', upright()],
  ['not-adjacent SG-1.92-1', 'select dai / shift-ladder ladder rhys 0,1 1', upright()],
  ['not-adjacent SG-1.92-1', 'select rhys / shift-ladder ladder dai 0,1 1', upright()],
  ['not-adjacent SG-1.92-1', 'select dai / shift-ladder ladder ifan 3,1 1', upright()],
  ['not-now SG-1.92-1', 'select dai / shift-ladder ladder ifan 0,1 2', upright()],
  [
    'ladder-climbed SG-1.92-3',
    'select dai / shift-ladder ladder ifan 0,1 1',
    upright({ characters: [b('dai', '1,1'), b('ifan', '-1,1'), b('ivor', '0,1^')] }),
  ],
  ['occupied SG-RUL-130', 'select dai / shift-ladder ladder ifan 1,1 1', upright()],
  [
    'not-enough-movement SG-1.92-2',
    'select dai / shift-ladder ladder ifan 0,1 1',
    upright({ characters: [b('dai', '1,1', { move: 1 }), b('ifan', '-1,1')] }),
  ],
  ['no-such-piece SG-1.94-1', 'push-ladder nobody ladder', thrown({})],
  [
    'no-such-piece SG-1.94-1',
    'push-ladder wat ladder',
    thrown({}, { upright: false, hexes: ['0,1', '0,2'] }, { characters: [g('wat', '0,0')] }),
  ],
  ['not-your-piece SG-1.94-2', 'push-ladder ivor ladder', thrown({})],
  ['not-able SG-RUL-083', 'push-ladder wat ladder', thrown({ state: 'stunned' })],
  ['not-facing-ladder SG-1.94-1', 'push-ladder hob ladder', thrown({})],
  [
    'not-facing-ladder SG-1.94-1',
    'push-ladder wat ladder',
    thrown({}, { seat: 'garrison' }, { characters: [g('wat', '0,0')] }),
  ],
])

const tower = (engine: Piece = {}, written: Written = {}): Written => ({
  engines: [
    { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0, ...engine },
  ],
  characters: [b('dai', '0,0'), b('ifan', '1,0'), b('rhys', '1,-1'), b('owen', '5,5'), g('wat', '8,0')],
  ...written,
})
cases('siege towers', [
  ['no-such-piece SG-2.41-1', 'select dai / push-engine ladder forward', tower()],
  ['not-in-force SG-0-2', 'select dai / push-engine tower forward', tower({}, { level: 1 })],
  ['not-in-force SG-0-2', 'select dai / push-engine tower forward', tower({ kind: 'ram' }, { level: 3 })],
  ['not-your-piece SG-2.41-1', 'select dai / push-engine tower forward', tower({ seat: 'garrison' })],
  ['engine-fixed SG-SCN-12', 'select dai / push-engine tower forward', tower({ fixed: true })],
  [
    'not-crewed SG-2.41-1',
    'select dai / push-engine tower forward',
    tower({}, { characters: [b('dai', '0,0'), b('ifan', '1,0')] }),
  ],
  ['not-crewed SG-2.41-1', 'select owen / push-engine tower forward', tower()],
  ['engine-held SG-2.41-4', 'select dai / push-engine tower forward', tower({ heldTurn: 1 })],
  [
    'engine-burning SG-RUL-101',
    'select dai / push-engine tower forward',
    tower({}, { fires: [{ hex: '1,0', seat: 'garrison' }] }),
  ],
  [
    'engine-way-closed SG-2.41-5',
    'select dai / push-engine tower forward',
    tower({}, { map: { hexes: { '2,0': 'tree' } } }),
  ],
  [
    'engine-way-closed SG-2.41-5',
    'select dai / push-engine tower back',
    tower(
      {},
      {
        fires: [],
        engines: [
          { id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '1,0', '1,-1'], facing: 0 },
          { id: 'ballista', kind: 'ballista', seat: 'besieger', hexes: ['-1,0'] },
        ],
      },
    ),
  ],
  [
    'engine-way-closed SG-2.41-5',
    'select dai / push-engine tower forward',
    tower({}, { characters: [b('dai', '0,0'), b('ifan', '1,0'), b('rhys', '1,-1'), g('wat', '2,0')] }),
  ],
])

const fight = (written: Written = {}): Written => ({
  step: 'melee',
  characters: [
    b('dai', '0,0', { class: 'knight' }),
    b('ifan', '1,1', { class: 'knight' }),
    b('rhys', '5,5'),
    g('wat', '1,0'),
    g('hob', '6,5'),
  ],
  ...written,
})
cases('melee', [
  ['no-such-piece SG-1.7-1', 'join nobody', fight()],
  ['not-your-piece SG-1.2-2', 'join wat', fight()],
  ['not-able SG-RUL-015', 'join dai', fight({ characters: [b('dai', '0,0', { state: 'stunned' }), g('wat', '1,0')] })],
  ['asleep SG-SCN-6', 'join dai', fight({ characters: [b('dai', '0,0', { wakes: 2 }), g('wat', '1,0')] })],
  ['no-fight SG-1.7-1', 'target wat', fight()],
  ['no-fight SG-1.7-1', 'fight', fight()],
  ['no-fight SG-1.7-1', 'call-off', fight()],
  ['no-fight SG-1.7-1', 'join dai / fight', fight()],
  ['already-there SG-1.72-3', 'join dai / join dai', fight()],
  ['no-such-piece SG-1.7-1', 'join dai / target nobody', fight()],
  ['own-side SG-1.7-1', 'join dai / target ifan', fight()],
  [
    'target-dead SG-1.7-1',
    'join dai / target hob',
    fight({ characters: [b('dai', '0,0'), g('wat', '1,0'), g('hob', '0,1', { state: 'dead' })] }),
  ],
  [
    'ridden SG-1.7-1',
    'join dai / target wat-horse',
    fight({ characters: [b('dai', '0,0'), g('wat', '1,0', { class: 'knight', rear: '2,0' })] }),
  ],
  ['already-there SG-1.72-2', 'join dai / target wat / target wat', fight()],
  ['not-all-reach SG-1.74-2', 'join dai / join ifan / target hob', fight()],
  ['not-all-reach SG-RUL-063', 'join dai / target wat / join rhys', fight()],
  ['not-adjacent SG-1.7-1', 'join dai / target hob', fight()],
  [
    'mixed-defenders SG-RUL-063',
    'join dai / target wat / target hob',
    fight({
      characters: [
        b('dai', '0,0', { class: 'knight' }),
        g('wat', '1,0'),
        g('hob', '0,1', { class: 'knight', rear: '0,2' }),
      ],
    }),
  ],
  ['answer-first SG-RUL-010', 'join dai / end-step', fight()],
  ['answer-first SG-RUL-010', 'join dai / push-ladder dai ladder', fight()],
  ['answer-first SG-RUL-010', 'join dai / light dai 1,0', fight()],
  ['answer-first SG-RUL-010', 'join dai / put-out dai 1,0', fight()],
  ['answer-first SG-RUL-010', 'join dai / pour-oil dai 1,0', fight()],
  ['answer-first SG-RUL-010', 'join dai / ram ram 1,0', fight()],
  ['not-now SG-1.21-11', 'go 3,3', fight()],
  [
    'wall-between SG-1.1-1',
    'join dai',
    fight({
      map: { sides: { '0,0/0': 'wall' } },
      characters: [g('far', '9,9'), b('dai', '0,0'), g('wat', '1,0')],
    }),
  ],
  [
    'wall-between SG-RUL-070',
    'join dai',
    fight({
      map: { hexes: { '1,0': 'rampart' }, sides: { '1,0/3': 'parapet' } },
      characters: [g('far', '9,9'), b('dai', '0,0'), g('wat', '1,0')],
    }),
  ],
  [
    'slit-between SG-1.74-1',
    'join dai',
    fight({
      map: { hexes: { '1,0': 'slit' }, sides: { '1,0/3': 'slit' } },
      characters: [b('dai', '0,0'), g('wat', '1,0')],
    }),
  ],
  [
    'base-side SG-5.24-1',
    'join dai',
    fight({
      engines: [{ id: 'm', kind: 'mantlet', seat: 'garrison', hexes: ['1,0'], facing: 3 }],
      characters: [b('dai', '0,0'), g('wat', '1,0')],
    }),
  ],
  [
    'closed-to-horses SG-1.74-2',
    'join hugo',
    fight({
      map: { hexes: { '1,0': 'ditch' } },
      characters: [b('hugo', '0,0', { class: 'knight', rear: '-1,0' }), g('wat', '1,0')],
    }),
  ],
  [
    'no-way SG-1.74-3',
    'join dai',
    fight({
      engines: [{ id: 'up', kind: 'ladder', seat: 'besieger', hexes: ['0,0'], facing: 2, upright: true }],
      characters: [b('dai', '0,0^'), g('wat', '1,0')],
    }),
  ],
  [
    'no-way SG-RUL-069',
    'join dai',
    fight({
      engines: [{ id: 'up', kind: 'ladder', seat: 'garrison', hexes: ['1,0'], facing: 2, upright: true }],
      characters: [b('dai', '0,0'), g('wat', '1,0^')],
    }),
  ],
  [
    'no-way SG-2.45-6',
    'join dai',
    fight({
      engines: [{ id: 'tower', kind: 'siege-tower', seat: 'besieger', hexes: ['0,0', '-1,0', '-1,1'], facing: 3 }],
      characters: [b('dai', '0,0'), g('wat', '0,0^')],
    }),
  ],
])

const horses = (dai: Piece = {}, animal: Piece = {}, written: Written = {}): Written => ({
  characters: [b('dai', '0,0', { class: 'knight', ...dai }), b('ifan', '2,2'), g('wat', '8,0')],
  animals: [{ id: 'grey', kind: 'horse', seat: 'besieger', at: '1,0', rear: '2,0', ...animal }],
  ...written,
})
cases('horses', [
  ['nothing-selected SG-3.34-2', 'take-bridle grey', horses()],
  ['not-in-force SG-0-2', 'select dai / take-bridle grey', horses({}, {}, { level: 2 })],
  ['no-such-piece SG-3.34-2', 'select dai / take-bridle bay', horses()],
  ['no-such-piece SG-3.34-2', 'select dai / take-bridle grey', horses({}, { dead: true })],
  ['already-mounted SG-3.34-2', 'select dai / take-bridle grey', horses({ rear: '-1,0' })],
  ['not-adjacent SG-3.34-2', 'select dai / take-bridle grey', horses({}, { at: '4,0', rear: '5,0' })],
  [
    'led-by-another SG-RUL-109',
    'select dai / take-bridle grey',
    horses({}, {}, { characters: [b('dai', '0,0'), b('ifan', '1,1', { leads: 'grey' })] }),
  ],
  ['did-something-else SG-RUL-109', 'select dai / take-bridle grey', horses({ leads: 'grey' })],
  ['not-now SG-RUL-109', 'select dai / let-go', horses()],
  ['not-now SG-RUL-109', 'let-go', horses()],
  ['nothing-selected SG-3.33-1', 'mount grey', horses()],
  ['not-in-force SG-0-2', 'select dai / mount grey', horses({}, {}, { level: 2 })],
  ['no-such-piece SG-3.33-2', 'select dai / mount grey', horses({}, { kind: 'ox', at: '1,0', rear: undefined })],
  ['already-mounted SG-3.33-1', 'select dai / mount grey', horses({ rear: '-1,0' })],
  ['not-adjacent SG-3.33-2', 'select dai / mount grey', horses({}, { at: '4,0', rear: '5,0' })],
  ['only-knights SG-3.33-3', 'select dai / mount grey', horses({ class: 'serjeant' })],
  ['wounded-cannot-mount SG-3.33-5', 'select dai / mount grey', horses({ state: 'wounded' })],
  ['did-something-else SG-RUL-108', 'select dai / go 0,1 / go 0,0 / mount grey', horses()],
  ['not-in-force SG-0-2', 'select dai / dismount', horses({ rear: '0,1' }, { at: '2,0', rear: '3,0' }, { level: 2 })],
  ['not-in-force SG-0-2', 'select dai / let-go', horses({ leads: 'grey' }, {}, { level: 2 })],
  ['nothing-selected SG-3.33-1', 'dismount', horses()],
  ['not-mounted SG-3.33-1', 'select dai / dismount', horses()],
])

const fire = (dai: Piece = {}, written: Written = {}): Written => ({
  step: 'melee',
  turn: 4,
  map: { hexes: { '1,0': 'tent', '0,1': 'tent', '5,0': 'tent' } },
  fires: [{ hex: '0,1', seat: 'garrison' }],
  characters: [b('dai', '0,0', dai), g('wat', '8,0')],
  ...written,
})
cases('fire', [
  ['not-in-force SG-0-2', 'light dai 1,0', fire({}, { level: 2, fires: [] })],
  ['not-in-force SG-0-2', 'put-out dai 0,1', fire({}, { level: 2 })],
  ['no-such-piece SG-3.51-1', 'light nobody 1,0', fire()],
  ['no-such-hex SG-3.51-1', 'light dai 900,0', fire()],
  ['not-your-piece SG-1.2-2', 'light wat 5,0', fire()],
  ['not-able SG-RUL-015', 'light dai 1,0', fire({ state: 'stunned' })],
  ['asleep SG-SCN-6', 'light dai 1,0', fire({ wakes: 9 })],
  ['not-adjacent SG-3.51-1', 'light dai 5,0', fire()],
  ['nothing-to-burn SG-3.51-1', 'light dai 0,1', fire()],
  ['nothing-to-burn SG-3.51-1', 'light dai -1,0', fire()],
  ['not-there-long-enough SG-3.51-2', 'light dai 1,0', fire({ arrived: 7 })],
  ['no-such-piece SG-3.53-1', 'put-out nobody 0,1', fire()],
  ['not-your-piece SG-1.2-2', 'put-out wat 0,1', fire()],
  ['not-burning SG-3.53-1', 'put-out dai 1,0', fire()],
  ['not-adjacent SG-3.53-1', 'put-out dai 0,1', fire({ at: '4,4' })],
])

const ram = (engine: Piece = {}, written: Written = {}): Written => ({
  map: CURTAIN,
  step: 'melee',
  turn: 4,
  filled: ['0,1', '1,1'],
  engines: [{ id: 'ram', kind: 'ram', seat: 'besieger', hexes: ['0,1', '0,2', '1,1'], facing: 2, due: 4, ...engine }],
  characters: [b('dai', '0,1'), b('ifan', '0,2'), b('rhys', '1,1'), g('wat', '0,0')],
  ...written,
})
cases('rams', [
  ['not-in-force SG-0-2', 'ram ram 0,0', ram({}, { level: 3 })],
  ['no-such-piece SG-4.32-1', 'ram tower 0,0', ram()],
  ['not-your-piece SG-1.2-2', 'ram ram 0,0', ram({ seat: 'garrison' })],
  ['engine-burning SG-RUL-101', 'ram ram 0,0', ram({}, { fires: [{ hex: '0,2', seat: 'garrison' }] })],
  ['not-crewed SG-4.31-3', 'ram ram 0,0', ram({}, { characters: [b('dai', '0,1'), b('ifan', '0,2')] })],
  ['not-due SG-4.32-3', 'ram ram 0,0', ram({ due: 5 })],
  ['no-such-hex SG-RUL-091', 'ram ram 900,0', ram()],
  ['not-batterable SG-RUL-091', 'ram ram 3,0', ram()],
  [
    'not-batterable SG-4.32-1',
    'ram ram 0,0',
    ram({ hexes: ['0,5', '0,6', '1,5'] }, { characters: [b('dai', '0,5'), b('ifan', '0,6'), b('rhys', '1,5')] }),
  ],
])

const day = (written: Written = {}): Written => ({
  map: 'castle',
  stage: 'day',
  plan: 'bombard',
  day: 3,
  engines: [
    { id: 't1', kind: 'trebuchet', seat: 'besieger' },
    { id: 'm1', kind: 'mangonel', seat: 'besieger', strength: 0 },
    { id: 'm2', kind: 'mangonel', seat: 'besieger', strength: 1, repaired: 4 },
  ],
  ...written,
})
cases('days', [
  ['no-such-piece SG-4.21-1', 'aim nobody 7,-1', day()],
  ['no-such-hex SG-4.21-6', 'aim t1 900,0', day()],
  ['no-strength SG-RUL-095', 'aim m1 7,-1', day()],
  ['under-repair SG-4.23-4', 'aim m2 7,-1', day()],
  ['already-there SG-4.21-1', 'aim t1 7,-1 / aim t1 7,-1', day()],
  ['not-damaged SG-4.23-3', 'repair t1', day()],
  ['not-now SG-RUL-092', 'repair m1', day({ phase: 'garrison', calendar: { sorties: 1 } })],
  ['under-repair SG-4.23-4', 'repair m2', day()],
  ['not-now SG-RUL-092', 'end-step', day({ plan: undefined })],
  ['no-plan-left SG-RUL-092', 'plan sortie', day({ plan: undefined })],
  ['no-plan-left SG-RUL-092', 'plan assault', day({ plan: undefined, assaults: 9, calendar: { assaults: 1 } })],
  ['no-plan-left SG-RUL-092', 'plan assault', day({ plan: undefined, calendar: { assaults: 5, lastAssault: 2 } })],
])

const wagon = (written: Written = {}): Written => ({
  engines: [{ id: 'wagon', kind: 'wagon', seat: 'besieger', hexes: ['0,0', '-1,0'] }],
  animals: [{ id: 'ox', kind: 'ox', seat: 'besieger', at: '1,0' }],
  characters: [b('dai', '0,1'), b('ifan', '5,5'), g('wat', '8,0')],
  ...written,
})
const handed = (engine: Piece, dai: Piece = {}, written: Written = {}): Written => ({
  engines: [{ id: 'thing', seat: 'besieger', hexes: ['0,0'], ...engine }],
  characters: [b('dai', '0,0', dai), g('wat', '8,0')],
  ...written,
})
const MANTLET = { kind: 'mantlet', facing: 0 }
cases('wagons, mantlets and barrels', [
  ['nothing-selected SG-5.11-7', 'hitch wagon ox', wagon()],
  ['not-in-force SG-0-2', 'select dai / hitch wagon ox', wagon({ level: 4 })],
  ['no-such-piece SG-5.11-1', 'select dai / hitch cart ox', wagon()],
  [
    'not-hitchable SG-5.11-2',
    'select dai / hitch wagon ox',
    wagon({ animals: [{ id: 'ox', kind: 'ox', seat: 'besieger', at: '1,1' }] }),
  ],
  ['nothing-selected SG-5.11-7', 'unhitch wagon', wagon()],
  ['not-in-force SG-0-2', 'select dai / unhitch wagon', wagon({ level: 4 })],
  ['no-such-piece SG-5.11-7', 'select dai / unhitch cart', wagon()],
  ['not-hitchable SG-5.11-7', 'select dai / unhitch wagon', wagon()],
  ['not-in-force SG-0-2', 'select dai / take-mantlet thing', handed(MANTLET, {}, { level: 4 })],
  ['nothing-selected SG-1.6-2', 'take-mantlet thing', handed(MANTLET)],
  ['no-such-piece SG-5.21-1', 'select dai / take-mantlet barrel', handed(MANTLET)],
  ['no-such-piece SG-5.32-6', 'select dai / take-barrel thing', handed(MANTLET)],
  ['not-your-piece SG-5.21-1', 'select dai / take-mantlet thing', handed({ ...MANTLET, seat: 'garrison' })],
  ['not-adjacent SG-5.21-1', 'select dai / take-mantlet thing', handed(MANTLET, { at: '2,0' })],
  [
    'closed-to-horses SG-5.21-1',
    'select dai / take-mantlet thing',
    handed(MANTLET, { class: 'knight', at: '-1,0', rear: '-2,0' }),
  ],
  [
    'engine-burning SG-RUL-101',
    'select dai / take-mantlet thing',
    handed(MANTLET, {}, { fires: [{ hex: '0,0', seat: 'garrison' }] }),
  ],
  [
    'no-stop-in-trench SG-RUL-139',
    'select dai / take-mantlet thing / go 1,0',
    handed(MANTLET, {}, { map: { hexes: { '1,0': 'trench' } } }),
  ],
  ['carrying SG-5.21-1', 'select dai / take-mantlet thing / take-mantlet thing', handed(MANTLET)],
  ['not-a-carrier SG-5.21-1', 'select dai / drop-mantlet', handed(MANTLET)],
  ['not-a-carrier SG-5.32-6', 'select dai / drop-barrel', handed(MANTLET)],
  ['not-a-carrier SG-RUL-105', 'select dai / turn-mantlet 1', handed(MANTLET)],
  ['already-there SG-RUL-105', 'select dai / take-mantlet thing / turn-mantlet 0', handed(MANTLET)],
])

const oil = (wat: Piece = {}, written: Written = {}): Written => ({
  map: CURTAIN,
  step: 'melee',
  phase: 'garrison',
  engines: [{ id: 'oil', kind: 'barrel', seat: 'garrison', hexes: ['0,0'], carriers: ['wat'] }],
  characters: [g('wat', '0,0', wat), g('hob', '2,0'), b('dai', '0,1')],
  ...written,
})
cases('boiling oil', [
  ['not-in-force SG-0-2', 'pour-oil wat 0,1', oil({}, { level: 4 })],
  ['no-such-piece SG-5.32-1', 'pour-oil nobody 0,1', oil()],
  ['not-your-piece SG-5.32-4', 'pour-oil dai 0,1', oil()],
  ['not-able SG-RUL-015', 'pour-oil wat 0,1', oil({ state: 'stunned' })],
  ['asleep SG-SCN-6', 'pour-oil wat 0,1', oil({ wakes: 3 })],
  ['no-barrel SG-5.32-1', 'pour-oil hob 2,1', oil()],
  ['no-such-hex SG-5.32-1', 'pour-oil wat 900,0', oil()],
  ['not-adjacent SG-5.32-1', 'pour-oil wat 3,3', oil()],
  ['nobody-below SG-5.32-2', 'pour-oil wat -1,1', oil()],
  ['not-below SG-5.32-1', 'pour-oil wat 1,0', oil()],
])
