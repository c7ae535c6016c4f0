/** Illegal moves of every kind: the code, the rule, and a state that is not touched. */
import { describe, expect, test } from 'vitest'
import type { Passive } from '../../src/effects/effect.ts'
import { REFUSALS } from '../../src/index.ts'
import { at, beast, card, dmg, drawing, ENEMY, heal, kill, NEGATE, opening, type Table } from '../table.ts'

const bolt = (id: string, cost = 0) => card(`bolt${cost}`, { id, cost, att: 1, action: [dmg(1)] })
const fill = (...ids: string[]) => ids.map(id => ({ card: 'filler', id }))
const duel = (north: object = {}, south: object = {}, more: object = {}, options: object = {}): Table =>
  at({ turn: 'north', north: { resources: 20, ...north }, south: { resources: 20, ...south }, ...more }, options)
const after = (t: Table, ...moves: readonly string[]): Table => {
  for (const move of moves) {
    const [seat, ...text] = move.split(' ')
    t.do(seat as 'north', text.join(' '))
  }
  return t
}
const immune = { kind: 'static', does: { do: 'immune', what: { of: 'self' }, from: 'target' } } as const
const SOLO = { mode: 'solo', boss: 'nyryki-easy' }

const CASES: readonly (readonly [string, () => Table, 'north' | 'south', string])[] = [
  ['game-over SS-LOSE-3', () => after(duel({ resources: 1 }, {}, { step: 'prepare' }), 'north next'), 'south', 'next'],
  ['not-your-turn SS-CHAIN-2', () => duel({}, { hand: [bolt('h1')] }), 'south', 'play h1 action'],
  ['not-your-turn SS-CHAIN-2', () => duel(), 'south', 'next'],
  [
    'not-your-turn SS-CHAIN-4',
    () => after(duel({ hand: [bolt('h1'), bolt('h2')] }), 'north play h1 action'),
    'north',
    'play h2 action',
  ],
  [
    'reaction-limit SS-CHAIN-4',
    () =>
      after(
        duel({ hand: [bolt('h1')] }, { hand: [bolt('h2'), bolt('h3')] }),
        'north play h1 action',
        'south play h2 action',
      ),
    'south',
    'play h3 action',
  ],
  [
    'not-your-turn SS-CHAIN-4',
    () => after(duel({ hand: [bolt('h1')] }, { hand: [bolt('h2')] }), 'north play h1 action', 'south play h2 action'),
    'south',
    'pass',
  ],
  [
    'not-your-turn SS-CHAIN-7',
    () =>
      after(
        duel(
          {
            hand: [
              card('lash', { id: 'h1', action: [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'victim' }] }),
              bolt('h2'),
            ],
          },
          { hand: fill('h3', 'h4') },
        ),
        'north play h1 action',
        'south pass',
      ),
    'north',
    'play h2 action',
  ],
  [
    'not-your-turn SS-RULING-7',
    () =>
      after(
        duel(
          {
            track: {
              top: beast('ox', 1, 1, {
                passives: [
                  {
                    kind: 'trigger',
                    on: 'self-storms',
                    does: [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'victim' }],
                  },
                ],
              }),
            },
          },
          { hand: fill('h3', 'h4') },
          { step: 'draw' },
        ),
        'north next',
        'north storm',
      ),
    'north',
    'next',
  ],
  ['not-now SS-TURN-1', () => duel(), 'north', 'pass'],
  ['not-now SS-CHAIN-2', () => after(duel({ hand: [bolt('h1')] }), 'north play h1 action'), 'south', 'next'],
  [
    'not-now SS-PAY-1',
    () => after(duel({ hand: [bolt('h1', 1), ...fill('h2')] }), 'north play h1 action'),
    'north',
    'next',
  ],
  ['not-now SS-TURN-ADV-2', () => duel(), 'north', 'storm'],
  [
    'not-now SS-TURN-ADV-2',
    () => after(duel({ track: { top: beast('ox') } }, {}, { step: 'draw' }), 'north next'),
    'north',
    'next',
  ],
  [
    'not-now SS-CHAIN-8',
    () =>
      after(
        duel(
          { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })] },
          { track: { top: beast('a'), middle: beast('b') } },
        ),
        'north play h1 action',
      ),
    'north',
    'choose yes',
  ],
  ['not-in-hand SS-PAY-1', () => duel({ hand: [bolt('h1')] }, { hand: [bolt('h2')] }), 'north', 'play h2 action'],
  ['not-in-hand SS-PAY-1', () => duel({ hand: [bolt('h1')] }), 'north', 'play h77 action'],
  ['not-in-hand SS-SETUP-3', () => opening(), 'north', 'return h99'],
  ['cannot-pay SS-PAY-1', () => duel({ hand: [bolt('h1', 2), ...fill('h2')] }), 'north', 'play h1 action'],
  [
    'cannot-pay SS-PAY-1',
    () => duel({ hand: [bolt('h1', 2)], supporters: [{ card: 'filler', ready: false }, 'filler'] }),
    'north',
    'play h1 creature',
  ],
  [
    'pays-for-itself SS-PAY-2',
    () => after(duel({ hand: [bolt('h1', 1), ...fill('h2')] }), 'north play h1 action'),
    'north',
    'pay h1',
  ],
  [
    'no-such-card SS-PAY-2',
    () => after(duel({ hand: [bolt('h1', 1), ...fill('h2')] }, { hand: fill('h3') }), 'north play h1 action'),
    'north',
    'pay h3',
  ],
  [
    'supporter-committed SS-SUP-4',
    () =>
      after(
        duel({ hand: [bolt('h1', 1), ...fill('h2')], supporters: [{ card: 'filler', id: 's3', ready: false }] }),
        'north play h1 action',
      ),
    'north',
    'pay s3',
  ],
  [
    'payment-needs-hand-card SS-KW-HEAL-3',
    () =>
      after(
        duel({
          hand: [card('balm', { id: 'h1', cost: 1, action: [heal(1)] }), ...fill('h2')],
          supporters: [{ card: 'filler', id: 's3' }],
        }),
        'north play h1 action',
      ),
    'north',
    'pay s3',
  ],
  [
    'payment-needs-hand-card SS-RULING-72',
    () =>
      after(
        duel({
          hand: fill('h1'),
          supporters: [{ card: 'filler', id: 's3' }],
          frontline: { card: 'archangel', id: 'c4' },
        }),
        'north activate c4 1',
      ),
    'north',
    'pay s3',
  ],
  [
    'payment-needs-supporter SS-RULING-72',
    () =>
      after(
        duel({
          hand: [
            card('ikee', {
              id: 'h1',
              cost: 1,
              action: [{ do: 'place', what: { of: 'hand', side: 'own', take: 1 }, on: 'frontline' }],
            }),
            ...fill('h2'),
          ],
          supporters: [{ card: 'filler', id: 's3' }],
        }),
        'north play h1 action',
      ),
    'north',
    'pay h2',
  ],
  [
    'payment-price-sacrifice SS-SYN-1',
    () =>
      duel({
        track: {
          top: beast('imp', 1, 1, {
            id: 'c1',
            passives: [{ kind: 'ability', price: { sacrifice: 1 }, does: [drawing(1)] }],
          }),
        },
      }),
    'north',
    'activate c1 1',
  ],
  [
    'action-does-nothing SS-RULING-72',
    () => duel({ hand: [card('no', { id: 'h1', action: NEGATE })] }),
    'north',
    'play h1 action',
  ],
  [
    'target-immune SS-CONF-1',
    () =>
      duel(
        { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })] },
        { track: { top: beast('a', 1, 1, { passives: [immune] }) } },
      ),
    'north',
    'play h1 action',
  ],
  // [SS-RULING-86] a refusal by card text says so: hands and Supporters that a card in play keeps.
  ...(['steal-and-discard', 'kill-and-take'] as const).map((from): (typeof CASES)[number] => [
    'action-does-nothing SS-CONF-1',
    () => {
      const what = { of: from === 'kill-and-take' ? 'supporter' : 'hand', side: 'own' }
      const action =
        from === 'kill-and-take'
          ? [kill({ of: 'supporter', side: 'opponent', take: 1 })]
          : [{ do: 'steal', amount: 1 } as const]
      return duel(
        { hand: [card('hook', { id: 'h1', action })] },
        {
          hand: 1,
          supporters: 1,
          frontline: beast('guard', 1, 1, {
            passives: [{ kind: 'static', does: { do: 'immune', what, from } } as Passive],
          }),
        },
      )
    },
    'north',
    'play h1 action',
  ]),
  [
    'action-does-nothing SS-KW-HEAL-3',
    () => duel({ hand: [card('balm', { id: 'h1', action: [heal(1)] })] }),
    'north',
    'play h1 action',
  ],
  [
    'no-action-text SS-PLAY-2',
    () => duel({ hand: [{ card: 'filler', id: 'h1' }, ...fill('h2')] }),
    'north',
    'play h1 action',
  ],
  // [SS-PAY-1] comes first: neither can it be paid for nor does it say anything.
  ['cannot-pay SS-PAY-1', () => duel({ hand: [{ card: 'filler', id: 'h1' }] }), 'north', 'play h1 action'],
  [
    'not-a-creature SS-PVB-2',
    () =>
      at(
        {
          turn: 'south',
          south: { hand: [{ card: 'seal-of-haste', id: 'h1' }, ...fill('h2')], resources: 9 },
          boss: {},
        },
        SOLO,
      ),
    'south',
    'play h1 creature',
  ],
  [
    'not-deploy-step SS-TURN-DEP-1',
    () => duel({ hand: [bolt('h1')] }, {}, { step: 'draw' }),
    'north',
    'play h1 creature',
  ],
  [
    'not-deploy-step SS-TURN-DEP-4',
    () => after(duel({ hand: [bolt('h1')] }, { hand: [bolt('h2')] }), 'north play h1 action'),
    'south',
    'play h2 creature',
  ],
  [
    'deployment-zone-occupied SS-TURN-DEP-2',
    () => duel({ hand: [bolt('h1')], track: { deployment: beast('ox') } }),
    'north',
    'play h1 creature',
  ],
  [
    'already-deployed SS-TURN-DEP-3',
    () => {
      const t = after(
        duel({
          hand: [
            bolt('h1'),
            beast('elk', 1, 1, { id: 'h2' }),
            card('up', { id: 'h3', action: [{ do: 'shift', what: { of: 'ally', take: 1 } }] }),
          ],
        }),
        'north play h2 creature',
        'north play h3 action',
      )
      t.pass()
      return t
    },
    'north',
    'play h1 creature',
  ],
  ['no-such-card SS-PLAY-6', () => duel(), 'north', 'activate c9 1'],
  [
    'not-your-card SS-PLAY-6',
    () => duel({}, { frontline: { card: 'archangel', id: 'c1' }, casualties: 1 }),
    'north',
    'activate c1 1',
  ],
  ['no-such-ability SS-PLAY-8', () => duel({ frontline: beast('ox', 1, 1, { id: 'c1' }) }), 'north', 'activate c1 1'],
  [
    'front-needed SS-RULING-58',
    () => at({ turn: 'north', north: { hand: [bolt('h1')] }, east: {}, south: {} }, { mode: 'last-man-standing' }),
    'north',
    'play h1 action',
  ],
  ['no-such-front SS-RULING-58', () => duel({ hand: [bolt('h1')] }), 'north', 'play h1 action f1'],
  [
    'only-negate-answers-boss SS-BTURN-11',
    () =>
      after(
        at(
          {
            turn: 'boss',
            step: 'action',
            south: { hand: [bolt('h1')], resources: 9 },
            boss: { menace: 5, hand: ['dragon-fury'] },
          },
          SOLO,
        ),
        'south choose go',
      ),
    'south',
    'play h1 action',
  ],
  [
    'illegal-target SS-CHAIN-8',
    () =>
      after(
        duel(
          {
            hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })],
            track: { top: beast('mine', 1, 1, { id: 'c1' }) },
          },
          { track: { top: beast('a'), middle: beast('b') } },
        ),
        'north play h1 action',
      ),
    'north',
    'target c1',
  ],
  [
    'target-immune SS-CONF-1',
    () =>
      after(
        duel(
          { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })] },
          {
            track: {
              top: beast('a', 1, 1, { id: 'c1', passives: [immune] }),
              middle: beast('b'),
              deployment: beast('c'),
            },
          },
        ),
        'north play h1 action',
      ),
    'north',
    'target c1',
  ],
  [
    'target-immune SS-CONF-1',
    () =>
      after(
        duel(
          {
            hand: [card('axe', { id: 'h1', action: [kill({ of: 'card', side: 'opponent', take: 1 })] })],
          },
          {
            supporters: [{ card: 'filler', id: 's3' }],
            frontline: beast('guard', 1, 1, {
              passives: [
                {
                  kind: 'static',
                  does: { do: 'immune', what: { of: 'supporter', side: 'own' }, from: 'kill-and-take' },
                },
              ],
            }),
            nml: beast('b'),
          },
        ),
        'north play h1 action',
      ),
    'north',
    'target s3',
  ],
  [
    'target-immune SS-BHAND-10',
    () =>
      after(
        at(
          {
            turn: 'south',
            south: { hand: [card('axe', { id: 'h1', action: [kill(ENEMY)] })], resources: 9 },
            boss: {
              track: {
                top: beast('hog', 1, 1, { id: 'c1', specials: ['shielded'] }),
                middle: beast('rat'),
                deployment: beast('bat'),
              },
            },
          },
          SOLO,
        ),
        'south play h1 action',
      ),
    'south',
    'target c1',
  ],
  [
    'illegal-target SS-RULING-26',
    () =>
      after(
        duel(
          { hand: [bolt('h1'), bolt('h2'), card('no', { id: 'h5', action: NEGATE })] },
          { hand: [bolt('h3'), bolt('h4')] },
        ),
        'north play h1 action',
        'south play h3 action',
        'north play h2 action',
        'south play h4 action',
        'north play h5 action',
      ),
    'north',
    'target k99',
  ],
  [
    'target-on-track SS-STORM-8',
    () =>
      after(
        duel(
          { track: { top: beast('ox') } },
          { nml: beast('b'), track: { top: beast('a', 1, 1, { id: 'c1' }) } },
          { step: 'draw' },
        ),
        'north next',
        'north storm',
      ),
    'north',
    'target c1',
  ],
  [
    'target-own-card SS-STORM-9',
    () =>
      after(
        duel(
          { track: { top: beast('ox') }, frontline: beast('m', 1, 1, { id: 'c1' }) },
          { nml: beast('b') },
          { step: 'draw' },
        ),
        'north next',
        'north storm',
      ),
    'north',
    'target c1',
  ],
  [
    'already-chosen SS-CHAIN-8',
    () =>
      after(
        duel(
          { hand: [card('axe', { id: 'h1', action: [kill({ of: 'enemy', take: 2 })] })] },
          { track: { top: beast('a', 1, 1, { id: 'c1' }), middle: beast('b'), deployment: beast('c') } },
        ),
        'north play h1 action',
        'north target c1',
      ),
    'north',
    'target c1',
  ],
  [
    'already-chosen SS-SETUP-3',
    () => {
      const t = opening()
      t.do('north', `return ${t.ids('north', 'hand')[0]}`)
      return t
    },
    'north',
    `return h1`,
  ],
  [
    'too-few-chosen SS-CHAIN-8',
    () =>
      after(
        duel(
          { hand: [card('axe', { id: 'h1', action: [kill({ of: 'enemy', take: 2 })] })] },
          { track: { top: beast('a', 1, 1, { id: 'c1' }), middle: beast('b'), deployment: beast('c') } },
        ),
        'north play h1 action',
        'north target c1',
      ),
    'north',
    'done',
  ],
  [
    'hold-ground-forbidden SS-CONF-1',
    () =>
      after(duel({ track: { top: beast('ox') } }, { frontline: 'ashen-gatekeeper' }, { step: 'draw' }), 'north next'),
    'north',
    'hold frontline',
  ],
  [
    'support-forbidden SS-CONF-1',
    () =>
      after(
        duel(
          { track: { top: beast('ox') } },
          {
            frontline: beast('warden', 1, 1, {
              passives: [{ kind: 'static', does: { do: 'forbid', who: 'opponent', order: 'support' } }],
            }),
          },
          { step: 'draw' },
        ),
        'north next',
      ),
    'north',
    'support',
  ],
  [
    'no-mans-land-occupied SS-HOLD-3',
    () => after(duel({ track: { top: beast('ox') } }, { nml: beast('b') }, { step: 'draw' }), 'north next'),
    'north',
    'hold nml',
  ],
  ...(
    [
      ['not-now SS-RULING-45', { hand: ['goblin-leader'] }],
      ['not-now SS-RULING-44', { hand: ['goblin-archer', 'miner'] }],
    ] as const
  ).map(
    ([expected, boss]) =>
      [
        expected,
        () =>
          after(
            at(
              { turn: 'boss', step: 'deploy', south: { resources: 9 }, boss: { menace: 5, ...boss } },
              { mode: 'solo' },
            ),
            'south choose go',
          ),
        'south',
        'next',
      ] as const,
  ),
  ...(
    [
      ['not-an-option SS-RULING-36', 'choose c1'],
      ['not-an-option SS-KW-SACRIFICE-1', 'choose c4'],
      ['too-few-chosen SS-KW-SACRIFICE-1', 'done'],
      ['not-now SS-CHAIN-7', 'next'],
    ] as const
  ).map(
    ([expected, move]) =>
      [
        expected,
        () =>
          after(
            duel({
              track: {
                top: beast('imp', 1, 1, {
                  id: 'c1',
                  passives: [{ kind: 'ability', price: { sacrifice: 1 }, does: [drawing(1)] }],
                }),
                middle: beast('a', 1, 1, { id: 'c2' }),
                deployment: beast('b', 1, 1, { id: 'c3' }),
              },
              frontline: beast('d', 1, 1, { id: 'c4' }),
            }),
            'north activate c1 1',
          ),
        'north',
        move,
      ] as const,
  ),
  ['mulligan-over SS-SETUP-4', () => after(opening(), 'north keep'), 'north', 'return h1'],
  ['mulligan-over SS-SETUP-4', () => duel({ hand: [bolt('h1')] }), 'north', 'return h1'],
  ['no-standing-orders SS-CHAIN-2', () => duel(), 'north', 'orders never'],
  [
    'not-an-option SS-KW-VISION-1',
    () =>
      after(
        duel({ hand: [card('eye', { id: 'h1', action: [{ do: 'vision', amount: 2 }] })] }),
        'north play h1 action',
        'south pass',
      ),
    'north',
    'choose yes',
  ],
]

describe('illegal moves', () => {
  test.each(CASES)('%s (case %#)', (expected, build, seat, move) => {
    expect(build().no(seat, move)).toBe(expected)
  })

  test('SS-KW-OWN-1 a stolen card is the taker’s: its first owner cannot play it any more', () => {
    const t = duel({ hand: [card('hook', { id: 'h1', action: [{ do: 'steal', amount: 1 }] })] }, { hand: [bolt('h2')] })
    after(t, 'north play h1 action', 'south pass', 'north next', 'north next')
    expect(t.no('south', 'play h2 action')).toBe('not-in-hand SS-PAY-1')
  })

  test('every refusal there is has a case here', () => {
    const met = new Set(CASES.map(([expected]) => expected.split(' ')[0]))
    expect(REFUSALS.filter(code => !met.has(code))).toEqual([])
  })
})
