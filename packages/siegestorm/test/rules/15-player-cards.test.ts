import { chanceFor } from '@siegeworks/kernel'
import { describe, expect, test } from 'vitest'
import { siegestorm } from '../../src/index.ts'
import { ANY_CARD, at, beast, card, dmg, kill, optionsOf } from '../table.ts'

const QUIET = { mode: 'solo', boss: 'nyryki-easy' }
const goblin = (design: string, cost: number, more: object = {}) =>
  card(design, { cost, att: 1, def: 1, command: 'deploy', ...more })
const spell = (design: string, cost: number, action: object[], more: object = {}) =>
  card(design, { cost, command: 'action', action: action as never, ...more })
const play = (action: object[], boss: object = {}, south: object = {}, dice: number[] = []) => {
  const t = at(
    {
      turn: 'south',
      south: { resources: 20, ...south, hand: [card('deed', { id: 'h1', action: action as never })] },
      boss: { resources: 20, ...boss },
    },
    QUIET,
    dice,
  )
  t.do('south', 'play h1 action')
  return t
}
const bossTurn = (boss: object, south: object = {}, step = 'deploy', dice: number[] = []) => {
  const t = at(
    { turn: 'boss', step, south: { resources: 20, ...south }, boss: { resources: 20, menace: 5, ...boss } },
    QUIET,
    dice,
  )
  t.do('south', 'choose go')
  t.pass()
  return t
}

describe('15 Supporters become Menace; player cards against the boss', () => {
  test.each([
    ['boss.supporters', 'boss-has-no-supporters', 'SS-SUB-1', { supporters: 2 }],
    ['boss.heal', 'boss-has-no-heal-pile', 'SS-RULING-47', { heal: ['filler'] }],
    ['boss.track.top', 'not-a-creature', 'SS-CARD-6', { track: { top: 'dragon-fury' } }],
    ['boss.card', 'unknown-key', undefined, { card: 'ozmund-hard' }],
    ['boss.life', 'too-small', undefined, { life: 0 }],
    ['boss.track.top.spirit', 'no-spirit-token', 'SS-BHAND-12', { track: { top: { card: 'goblin-tank', spirit: 1 } } }],
    ['boss.track.top.faceDown', 'not-a-shade', 'SS-SHADE-1', { track: { top: { card: 'red-girl', faceDown: true } } }],
    ['boss.hand[1]', 'not-alike', undefined, { hand: [card('ox', { cost: 1 }), card('ox', { cost: 2 })] }],
  ])('a position gives the boss nothing he cannot have: %s is refused as %s %s', (at, code, rule, boss) => {
    const parsed = siegestorm.parsePosition({ turn: 'south', boss }, optionsOf(QUIET), chanceFor('position', 0))
    expect(parsed).toMatchObject({ ok: false, error: [{ at, code, ...(rule ? { rule } : {}) }] })
  })

  test('SS-RULING-67 SS-COOP-2 a player’s creature carries no Gang tokens, and nobody shares a turn outside of Co-op', () => {
    const faults = (position: object) => siegestorm.parsePosition(position, optionsOf(QUIET), chanceFor('position', 0))
    expect(faults({ turn: 'south', south: { track: { top: { card: 'gutter-imp', gang: 1 } } } })).toMatchObject({
      error: [{ at: 'south.track.top.gang', code: 'no-gang-token', rule: 'SS-RULING-67' }],
    })
    expect(faults({ turn: 'players' })).toMatchObject({ error: [{ at: 'turn', code: 'no-such-seat' }] })
  })

  test('SS-SUB-1 SS-RULING-23 an unrestricted Kill may be aimed at his Menace', () => {
    const t = play([kill(ANY_CARD)], { menace: 4, track: { top: goblin('ox', 1, { id: 'c5' }) } })
    expect(t.legal('south')).toEqual(['target c5', 'target menace'])
    t.do('south', 'target menace')
    expect(t.state.boss!.menace).toBe(3)
  })

  test('SS-SUB-2 SS-KW-KILL-2 of two cards killed, one of them his Supporter: the Menace falls by one', () => {
    const t = at(
      {
        turn: 'south',
        south: {
          resources: 20,
          hand: [
            card('purge', { id: 'h1', action: [{ do: 'kill', what: { of: 'card', side: 'opponent', take: 2 } }] }),
          ],
        },
        boss: {
          menace: 4,
          resources: 20,
          track: { top: card('orc', { id: 'c9', att: 1, def: 1, command: 'deploy' }) },
        },
      },
      { mode: 'solo', boss: 'nyryki-easy' },
    )
    t.do('south', 'play h1 action')
    if (t.legal('south').includes('target menace')) t.do('south', 'target menace', 'target c9')
    expect(t.place('orc')).toBeUndefined()
    expect(t.state.boss!.menace).toBe(3)
  })

  test('SS-SUB-1 SS-SUB-2 two Supporters killed or destroyed are two of Menace, and two kills for who watches', () => {
    const two = { of: 'supporter', side: 'opponent', take: 2 } as const
    const watcher = beast('crow', 1, 1, {
      passives: [{ kind: 'trigger', on: 'opponent-supporter-killed', does: [{ do: 'draw', amount: 1 }] }],
    })
    const t = play([kill(two)], { menace: 4 }, { frontline: watcher })
    expect([t.state.boss!.menace, t.pile('south', 'hand').length]).toEqual([2, 2])
    expect(play([{ do: 'destroy', what: two }], { menace: 4 }).state.boss!.menace).toBe(2)
  })

  test('SS-SUB-3 SS-SUB-4 taking all of them takes as many as his Menace Level counts', () => {
    const take = { do: 'take', what: { of: 'supporter', side: 'opponent', take: 'all' } }
    const t = play([take], { menace: 3, casualties: ['miner', 'red-girl', 'goblin-tank', 'corpse-cart'] })
    expect(t.state.boss!.menace).toBe(1)
    expect(t.pile('south', 'supporters')).toEqual(['miner', 'red-girl', 'goblin-tank'])
  })

  test('SS-SUB-3 SS-RULING-50 taking Supporters lowers the Menace and brings his top Casualties over, also at level 1', () => {
    const take = (menace: number, casualties: string[]) => {
      const t = play([{ do: 'take', what: { of: 'supporter', side: 'opponent', take: 2 } }], { menace, casualties })
      return {
        menace: t.state.boss!.menace,
        got: t.pile('south', 'supporters'),
        ready: t.state.stocks.south!.supporters.every(one => one.ready),
      }
    }
    expect(take(4, ['goblin-tank', 'goblin-archer', 'red-girl'])).toEqual({
      menace: 2,
      got: ['goblin-tank', 'goblin-archer'],
      ready: true,
    })
    expect(take(1, ['goblin-tank'])).toEqual({ menace: 1, got: ['goblin-tank'], ready: true })
    // Fewer cards than that: all of them, and the Menace falls all the same.
    expect(take(4, ['goblin-tank'])).toEqual({ menace: 2, got: ['goblin-tank'], ready: true })
    expect(take(4, [])).toEqual({ menace: 2, got: [], ready: true })
  })

  test('SS-SUB-6 a boss card that would become his Supporter is discarded and the Menace rises', () => {
    const t = bossTurn({ menace: 2, track: { top: 'miner' } }, {}, 'advance')
    expect(t.pile('boss', 'casualties')).toContain('miner')
    expect(t.state.boss!.menace).toBeGreaterThanOrEqual(3)
    expect(t.events.some(event => event.kind === 'boss-reasoned' && event.why === 'menace-instead-of-supporters')).toBe(
      true,
    )
  })

  test('SS-PVB-1 Steal takes a random card of his hand, Raise the top of his Casualties', () => {
    const steal = play([{ do: 'steal', amount: 1 }], { hand: ['goblin-tank', 'goblin-archer'] }, {}, [2])
    expect(steal.pile('south', 'hand')).toEqual(['goblin-archer'])
    const raise = play([{ do: 'raise', amount: 2 }], { casualties: ['goblin-tank', 'goblin-archer', 'red-girl'] })
    expect(raise.pile('south', 'hand')).toEqual(['goblin-tank', 'goblin-archer'])
  })

  test('SS-PVB-2 SS-RULING-67 SS-FAIRY-6 a gained boss card is an ordinary creature, or action without ATT and DEF; flags are ignored', () => {
    const t = at(
      {
        turn: 'south',
        south: {
          resources: 20,
          hand: [
            { card: 'dragon-fury', id: 'h1' },
            { card: 'goblin-archer', id: 'h2' },
            { card: 'forest-brownie', id: 'h6' },
            ...['h3', 'h4', 'h5', 'h7'].map(id => ({ card: 'filler', id })),
          ],
          track: { middle: beast('ox', 1) },
        },
        boss: { casualties: 2 },
      },
      QUIET,
    )
    expect(t.no('south', 'play h1 creature')).toBe('not-a-creature SS-PVB-2')
    t.do('south', 'play h2 creature', 'pay h3')
    expect(t.place('goblin-archer')).toBe('deployment')
    // No Gang: nothing got a token, and no step of the turn offers a Special Action.
    expect(t.att('ox')).toBe(1)
    expect(t.legal('south').every(move => !move.includes('gang') && !move.includes('swap'))).toBe(true)
    t.do('south', 'play h1 action', 'pay h4', 'pay h5', 'pay h6', 'pay h7')
    expect(t.pile('boss', 'casualties')).toEqual([])
    expect(t.state.boss!.life).toBe(19)
  })

  test('SS-PVB-2 SS-RULING-37 a gained Action takes nobody’s place: with nothing else in hand there is no Shapeshift', () => {
    const shifts = (hand: string[]) =>
      at(
        {
          turn: 'south',
          south: { resources: 20, hand, supporters: 4, track: { top: { card: 'tengu', id: 'c9' } } },
          boss: { resources: 20 },
        },
        QUIET,
      )
    expect(shifts(['seal-of-nova']).no('south', 'activate c9 1')).toBe('action-does-nothing SS-RULING-37')
    expect(shifts(['seal-of-nova', 'goblin-tank']).legal('south')).toContain('activate c9 1')
  })

  test('SS-PVB-3 SS-KW-OWN-1 gained boss cards go to the player’s Casualties', () => {
    const t = at(
      { turn: 'south', step: 'draw', south: { resources: 20, track: { top: 'goblin-tank' } }, boss: {} },
      QUIET,
    )
    t.do('south', 'next', 'storm')
    expect(t.pile('south', 'casualties')).toEqual(['goblin-tank'])
    expect(t.pile('boss', 'casualties')).toEqual([])
  })

  test('SS-PVB-4 a boss card returned to his hand goes to the Reserve pile at the start of his next turn', () => {
    const t = play([{ do: 'return', what: { of: 'enemy', take: 1 } }], {
      menace: 1,
      track: { deployment: goblin('ox', 0) },
      resources: [goblin('x', 9), goblin('x', 9), goblin('x', 9)],
    })
    expect(t.pile('boss', 'hand')).toEqual(['ox'])
    t.do('south', 'next', 'next')
    expect(t.state.boss!.reserve.map(one => one.design)).toEqual(['ox'])
  })

  test('SS-PVB-5 SS-RULING-33 Discard moves random cards of his hand, as far as there are any, to his Casualties', () => {
    const t = play(
      [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'victim' }],
      { hand: ['goblin-tank', 'goblin-archer'] },
      {},
      [2],
    )
    expect(t.pile('boss', 'casualties')).toEqual(['goblin-archer'])
    const all = play([{ do: 'discard', from: 'opponent', amount: 5, chosen: 'random' }], {
      hand: ['goblin-tank', 'goblin-archer'],
    })
    expect(all.pile('boss', 'hand')).toEqual([])
  })

  test('SS-PVB-6 SS-RULING-69 forced to Sacrifice he gives up the cheapest of his track without Shielded; ties are yours', () => {
    const track = {
      deployment: goblin('dear', 3),
      middle: goblin('cheap', 1),
      top: goblin('safe', 0, { specials: ['shielded'] }),
    }
    const t = play([{ do: 'sacrifice', who: 'opponent', amount: 1 }], { track, frontline: goblin('chief', 0) })
    expect([t.place('cheap'), t.place('dear'), t.place('safe'), t.place('chief')]).toEqual([
      undefined,
      'deployment',
      'top',
      'frontline',
    ])
    const tie = play([{ do: 'sacrifice', who: 'opponent', amount: 1 }], {
      track: { deployment: goblin('a', 1, { id: 'c5' }), top: goblin('b', 1, { id: 'c6' }) },
    })
    expect(tie.legal('south')).toEqual(['choose c5', 'choose c6'])
  })

  test('SS-PVB-7 effects on Casualties never touch the Reserve pile', () => {
    const t = play([{ do: 'destroy', what: { of: 'casualties', side: 'opponent', take: 'all' } }], {
      casualties: ['goblin-tank'],
      reserve: ['goblin-archer'],
    })
    expect(t.state.destroyed.map(one => one.design)).toEqual(['goblin-tank'])
    expect(t.state.boss!.reserve.map(one => one.design)).toEqual(['goblin-archer'])
  })

  test('SS-PVB-8 SS-RULING-44 a boss Kill takes the most expensive legal player card; his Steal a random hand card', () => {
    const t = bossTurn(
      { hand: [spell('axe', 0, [kill({ of: 'enemy', take: 1 })])] },
      { track: { top: beast('dear', 1, 1, { cost: 5 }), middle: beast('cheap', 1, 1, { cost: 1 }) } },
    )
    expect([t.place('dear'), t.place('cheap')]).toEqual([undefined, 'middle'])
    const steal = bossTurn(
      { hand: [spell('hook', 0, [{ do: 'steal', amount: 1 }])] },
      { hand: ['archangel', 'assassin'] },
      'deploy',
      [2],
    )
    expect(steal.pile('boss', 'hand')).toEqual(['assassin'])
    const tie = at(
      {
        turn: 'boss',
        step: 'action',
        south: {
          resources: 20,
          track: { top: beast('a', 1, 1, { id: 'c5', cost: 2 }), middle: beast('b', 1, 1, { id: 'c6', cost: 2 }) },
        },
        boss: { menace: 5, hand: [spell('axe', 0, [kill({ of: 'enemy', take: 1 })])] },
      },
      QUIET,
    )
    tie.do('south', 'choose go')
    expect([...tie.legal('south')].sort()).toEqual(['choose c5', 'choose c6'])
  })

  test('SS-PVB-8 SS-ZONE-8 of Supporters, and of creatures and Supporters, he takes the most expensive and says so', () => {
    const knife = spell('knife', 0, [kill({ of: 'supporter', side: 'opponent', take: 1 })])
    const t = bossTurn({ hand: [knife] }, { supporters: ['gutter-imp', 'archangel', 'assassin'] })
    expect(t.pile('south', 'casualties')).toEqual(['archangel'])
    expect(t.events).toContainEqual({ kind: 'boss-reasoned', why: 'takes-dearest-supporter', rule: 'SS-PVB-8' })
    const doom = spell('doom', 0, [kill({ of: 'card', side: 'any', take: 1 })])
    const mixed = { supporters: ['archangel'], track: { top: beast('dear', 1, 1, { cost: 5 }) } }
    expect(bossTurn({ hand: [doom] }, mixed).pile('south', 'casualties')).toEqual(['archangel'])
  })

  test('SS-RULING-55 a stolen player card is a Deploy card for the boss and ends in his Casualties', () => {
    const t = bossTurn({ hand: [{ card: 'gutter-imp' }] })
    expect(t.place('gutter-imp')).toBe('deployment')
    expect(t.state.creatures[0]!.side).toBe('boss')
    const storm = bossTurn({ track: { top: 'ash-hound' } }, {}, 'advance')
    expect(storm.pile('boss', 'casualties')).toContain('ash-hound')
    expect(storm.pile('south', 'casualties')).toHaveLength(7)
  })

  test('SS-RULING-47 Heal carried out by the boss is Recover; only a storm is lessened by his Defender', () => {
    const t = bossTurn({ life: 10, hand: [spell('balm', 0, [{ do: 'heal', amount: 3 }])] })
    expect(t.state.boss!.life).toBe(13)
    const shot = play([dmg(3)], { life: 20, track: { deployment: goblin('wall', 1, { def: 9 }) } })
    expect(shot.state.boss!.life).toBe(17)
    const storm = at(
      {
        turn: 'south',
        step: 'draw',
        south: { resources: 20, track: { top: beast('ox', 5) } },
        boss: { life: 20, track: { deployment: goblin('wall', 1, { def: 2 }) } },
      },
      QUIET,
    )
    storm.do('south', 'next', 'storm')
    expect(storm.state.boss!.life).toBe(17)
  })
})
