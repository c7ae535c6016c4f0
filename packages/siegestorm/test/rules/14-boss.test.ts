import { describe, expect, test } from 'vitest'
import { cardOf } from '../../src/cards/catalogue.ts'
import { BOSS_CARDS } from '../../src/index.ts'
import { at, beast, boost, card, dmg, drawing, ENEMY, kill, NEGATE, opening } from '../table.ts'

/** A boss whose card does nothing when cards deploy: his Menace moves by the rules alone. */
const QUIET = { mode: 'solo', boss: 'nyryki-easy' }
const south = { resources: 30 }
const boss = (entry: object, player: object = {}, options: object = QUIET, more: object = {}, dice: number[] = []) =>
  at(
    { turn: 'boss', step: 'deploy', south: { ...south, ...player }, boss: { resources: 20, ...entry }, ...more },
    options,
    dice,
  )
const reasons = (t: ReturnType<typeof at>) =>
  t.events.filter(event => event.kind === 'boss-reasoned').map(event => ('why' in event ? event.why : ''))
const go = (t: ReturnType<typeof at>) => t.do('south', 'choose go')
const go2 = (t: ReturnType<typeof at>) => {
  go(t)
  t.pass()
  return t
}
const goblin = (design: string, cost: number, more: object = {}) =>
  card(design, { cost, att: 1, def: 1, command: 'deploy', ...more })
const leader = (design: string, cost: number, more: object = {}) =>
  card(design, { cost, att: 1, def: 3, command: 'leader', ...more })
const spell = (design: string, cost: number, action: object[], more: object = {}) =>
  card(design, { cost, command: 'action', action: action as never, ...more })

describe('14a Setup and end of game', () => {
  test('SS-BOSS-1 SS-COOP-1 the column of the mode gives Menace, cards and Life', () => {
    for (const def of BOSS_CARDS)
      for (const mode of ['solo', 'coop'] as const) {
        const t = opening({ mode, boss: def.id })
        expect(t.state.boss).toMatchObject({ menace: def[mode].menace, life: def[mode].life, fullLife: def[mode].life })
        expect(t.pile('boss', 'resources')).toHaveLength(def[mode].basic + def[mode].advanced)
      }
  })

  test('SS-BOSS-2 SS-RULING-71 the front gives difficulty, victory conditions, effects and hand; Easy exists too', () => {
    for (const def of BOSS_CARDS) {
      expect(def.hand).toBeGreaterThan(0)
      expect(def.victory).toEqual(['life-zero', 'resources-depleted'])
      expect(def.menaceEffects.length).toBeGreaterThan(0)
    }
    expect(BOSS_CARDS.map(def => def.difficulty)).toContain('easy')
  })

  test('SS-BOSS-3 the stated number of each deck, shuffled together', () => {
    const t = opening({ mode: 'solo', boss: 'byloss-hard', basic: 'evil-goblins', advanced: 'undead-realms' })
    const deck = t.pile('boss', 'resources')
    const goblins = deck.filter(
      id => id.startsWith('goblin') || ['wolfback-raiders', 'dragon-fury', 'transmuted-goblin'].includes(id),
    )
    expect(goblins).toHaveLength(15)
    expect(deck.slice(0, 15)).not.toEqual(goblins)
  })

  test('SS-BOSS-4 the Reserve pile starts empty and may be used once', () => {
    expect(opening({ mode: 'solo', boss: 'byloss-hard' }).state.boss).toMatchObject({ reserve: [], reshuffles: 1 })
    const twice = opening({ mode: 'solo', boss: 'ozmund-very-hard' }).state.boss
    expect(twice).toMatchObject({ reserve: [], reshuffles: 2 })
  })

  test('SS-BOSS-6 SS-BTURN-7 SS-RULING-14 the boss takes the first turn and draws his full number, then the player two', () => {
    const t = opening({ mode: 'solo', boss: 'byloss-hard' })
    t.do('south', 'keep')
    const drawn = t.events.find(event => event.kind === 'cards-drawn')
    expect(drawn).toMatchObject({ from: { side: 'boss' } })
    expect('cards' in drawn! && Array.isArray(drawn.cards) ? drawn.cards : []).toHaveLength(4)
    while (t.state.decisions[0]!.kind !== 'turn') t.do('south', t.legal('south').at(-1)!)
    const held = t.pile('south', 'hand').length
    t.do('south', 'next')
    expect(t.pile('south', 'hand')).toHaveLength(held + 2)
  })

  test('SS-BOSS-7 SS-RULING-46 SS-RULING-68 a boss draw that Resources and Reserves cannot fill is lost before anything is played', () => {
    const nova = spell('nova', 0, [dmg(30)])
    const four = { mode: 'solo', boss: 'nyryki-hard' }
    const t = boss({ resources: [nova], reserve: [nova, nova] }, {}, four, { step: 'draw' })
    go(t)
    expect(t.state.ending).toEqual({ winners: ['south'], reason: 'boss-resources', rule: 'SS-BOSS-7' })
  })

  test('SS-BOSS-8 SS-RULING-47 SS-BTURN-13 Life at zero wins at once; damage takes Life, never cards', () => {
    const t = at(
      {
        turn: 'south',
        south: {
          ...south,
          hand: [card('bolt', { id: 'h1', action: [dmg(4)] }), card('bolt', { id: 'h2', action: [dmg(4)] })],
        },
        boss: { life: 7, resources: 20 },
      },
      QUIET,
    )
    t.do('south', 'play h1 action')
    expect(t.state.boss!.life).toBe(3)
    expect(t.pile('boss', 'resources')).toHaveLength(20)
    t.do('south', 'play h2 action')
    expect(t.state.boss!.life).toBe(0)
    expect(t.state.ending).toEqual({ winners: ['south'], reason: 'boss-life', rule: 'SS-BOSS-8' })
  })

  test('SS-BOSS-9 the player who cannot draw loses to the boss', () => {
    const t = at({ turn: 'south', step: 'prepare', south: { resources: 1 }, boss: {} }, QUIET)
    t.do('south', 'next')
    expect(t.state.ending).toEqual({ winners: [], reason: 'boss-wins', rule: 'SS-BOSS-9' })
  })

  test('SS-KW-RECOVER-1 Recover gives Life back, never above the start', () => {
    const t = boss({ life: 15, fullLife: 20, menace: 5, hand: [spell('balm', 0, [{ do: 'recover', amount: 3 }])] })
    go(t)
    t.pass()
    expect(t.state.boss!.life).toBe(18)
    const full = boss({ life: 19, fullLife: 20, menace: 5, hand: [spell('balm', 0, [{ do: 'recover', amount: 3 }])] })
    go(full)
    full.pass()
    expect(full.state.boss!.life).toBe(20)
  })
})

describe('14b Menace Level', () => {
  test.each([
    [2, true],
    [1, false],
    [3, true],
  ])('SS-MEN-1 SS-RULING-40 at Menace %i a card of cost 2 is played: %s', (menace, played) => {
    const t = boss({ menace, hand: [goblin('ox', 2)] })
    go(t)
    expect(t.place('ox') === 'deployment').toBe(played)
    if (!played) expect(reasons(t)).toContain('too-expensive')
  })

  test('SS-MEN-2 SS-RULING-41 at 5+ every cost is playable and the level rises no further', () => {
    const t = boss({ menace: 5, hand: [goblin('ogre', 8), spell('rise', 0, [{ do: 'menace', by: 1 }])] })
    go(t)
    expect(t.place('ogre')).toBe('deployment')
    expect(t.state.boss!.menace).toBe(5)
  })

  test('SS-MEN-3 SS-MEN-4 SS-EX-15 one rise only: cost 5 waits at Menace 3, cost 4 is played', () => {
    const t = boss(
      { menace: 3, resources: [goblin('ogre', 5), goblin('ogre', 5), goblin('ogre', 5), 'filler'] },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(t)
    expect(t.state.boss!.menace).toBe(4)
    expect(t.place('ogre')).toBeUndefined()
    expect(t.pile('boss', 'hand')).toHaveLength(2)
    expect(t.events).toContainEqual({ kind: 'boss-reasoned', why: 'still-nothing-playable', rule: 'SS-MEN-4' })
    expect(t.events).toContainEqual({
      kind: 'boss-reasoned',
      why: 'nothing-playable-menace-rises',
      rule: 'SS-MEN-3',
      params: { cost: 5, menace: 3 },
    })
    const four = boss(
      { menace: 3, resources: [goblin('ogre', 4), goblin('troll', 6), goblin('troll', 6), 'filler'] },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(four)
    expect(four.place('ogre')).toBe('deployment')
    expect([four.state.boss!.menace, reasons(four).includes('still-nothing-playable')]).toEqual([4, false])
  })

  test('SS-MEN-1 dearer than the Menace Level nothing is played, as Leader, Special Action or Action neither', () => {
    const dear = [leader('lord', 4), spell('nova', 4, [dmg(1)]), goblin('pack', 4, { specials: ['gang'] })]
    const t = boss({ menace: 3, track: { deployment: goblin('ox', 1) }, hand: dear }, { nml: beast('a') })
    go(t)
    expect(t.pile('boss', 'hand')).toEqual(['lord', 'nova', 'pack'])
    const same = boss({ menace: 4, track: { deployment: goblin('ox', 1) }, hand: dear }, { nml: beast('a') })
    go2(same)
    expect([same.pile('boss', 'hand'), same.place('lord')]).toEqual([[], 'frontline'])
  })

  test('SS-MEN-3 one card he can play among dearer ones: the level stays', () => {
    const t = boss(
      { menace: 3, resources: [goblin('ogre', 5), goblin('rat', 3), goblin('troll', 6), 'filler'] },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(t)
    expect([t.state.boss!.menace, t.place('rat')]).toEqual([3, 'deployment'])
  })

  test('SS-RULING-41 SS-RULING-76 at 5+, counted as 4, the level does not rise, and no rise is told', () => {
    const t = boss({ menace: 5, lowered: 'now', resources: Array(4).fill(goblin('giant', 8)) }, {}, QUIET, {
      step: 'draw',
    })
    go(t)
    const reasons = t.events.flatMap(event => (event.kind === 'boss-reasoned' ? [event.why] : []))
    expect(reasons).not.toContain('nothing-playable-menace-rises')
    expect(reasons).toContain('still-nothing-playable')
  })

  test('SS-RULING-42 no rise when a card waits for another reason, nor with an empty hand', () => {
    const t = boss(
      {
        menace: 3,
        track: { deployment: goblin('wall', 1) },
        resources: [goblin('ox', 1), goblin('ogre', 5), goblin('ogre', 5), 'filler'],
      },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(t)
    expect(t.state.boss!.menace).toBe(3)
    const empty = boss({ menace: 3 })
    go(empty)
    expect(empty.state.boss!.menace).toBe(3)
  })

  test('SS-MEN-5 SS-SUB-2 SS-SUB-1 SS-EX-12 killing his Supporters lowers the Menace, never below 1', () => {
    const use = (menace: number, count = 1) => {
      const t = at(
        {
          turn: 'south',
          south: {
            ...south,
            hand: [card('knife', { id: 'h1', action: [kill({ of: 'supporter', side: 'opponent', take: count })] })],
          },
          boss: { menace },
        },
        QUIET,
      )
      t.do('south', 'play h1 action')
      return t.state.boss!.menace
    }
    expect(use(3)).toBe(2)
    expect(use(1)).toBe(1)
    expect(use(5, 2)).toBe(3)
  })

  test('SS-MEN-6 SS-EX-23 SS-RULING-43 Hard Byloss: Menace +1 when an Ally deploys, at once for what is still to be played', () => {
    const t = boss(
      { menace: 3, hand: [goblin('ox', 3), spell('nova', 4, [dmg(2)])] },
      {},
      { mode: 'solo', boss: 'byloss-hard' },
    )
    go(t)
    expect(t.state.boss!.menace).toBe(4)
    t.pass()
    expect(t.pile('south', 'casualties')).toHaveLength(2)
  })
})

describe('14c Playing the boss’s hand', () => {
  test('SS-BHAND-1 he pays nothing and plays everything playable', () => {
    const t = boss({
      menace: 5,
      hand: [goblin('ox', 4), leader('chief', 3), spell('nova', 2, [dmg(1)]), spell('nova2', 1, [dmg(1)])],
    })
    go(t)
    t.do('south', 'choose f1/nml')
    t.pass()
    t.pass()
    expect(t.pile('boss', 'hand')).toEqual([])
    expect(t.pile('south', 'casualties')).toHaveLength(2)
  })

  test('SS-BHAND-2 SS-BTURN-1 Deploy, Leader, Special, Action, in this order', () => {
    const t = boss({
      menace: 5,
      hand: [
        spell('nova', 1, [dmg(1)]),
        goblin('gang', 0, { specials: ['gang'] }),
        leader('chief', 0),
        goblin('ox', 3),
      ],
    })
    go(t)
    t.do('south', 'choose f1/frontline')
    t.pass()
    const order = t.events
      .map(event => event.kind)
      .filter(kind => ['card-deployed', 'leader-placed', 'creature-ganged', 'link-added'].includes(kind))
    expect(order).toEqual(['card-deployed', 'leader-placed', 'creature-ganged', 'link-added'])
    const stages = t.events
      .filter(event => event.kind === 'boss-step-begun')
      .map(event => ('stage' in event ? event.stage : ''))
    expect(stages).toEqual(['deploy', 'leader', 'special', 'action', 'end'])
  })

  test('SS-BHAND-3 SS-RULING-44 the dearest first; among equals the human chooses', () => {
    const t = boss({
      menace: 5,
      hand: [
        spell('a', 1, [dmg(1)], { id: 'h1' }),
        spell('b', 3, [dmg(1)], { id: 'h2' }),
        spell('c', 3, [dmg(1)], { id: 'h3' }),
      ],
    })
    go(t)
    expect(t.legal('south')).toEqual(['choose h2', 'choose h3'])
    t.do('south', 'choose h3')
    t.pass()
    t.pass()
    t.pass()
    const order = t.events
      .filter(event => event.kind === 'link-added')
      .map(event => ('link' in event && typeof event.link === 'object' ? event.link.context.design : ''))
    expect(order).toEqual(['c', 'b', 'a'])
    expect(reasons(t)).toContain('tie-was-yours')
  })

  test('SS-BHAND-3 SS-FAIRY-5 among copies of one card there is nothing to choose, but Shades are not told apart', () => {
    const copies = boss({ menace: 5, hand: ['goblin-tank', 'goblin-tank'] })
    go(copies)
    expect(copies.place('goblin-tank')).toBe('deployment')
    expect(reasons(copies)).not.toContain('tie-was-yours')
    const others = boss({ menace: 5, hand: ['goblin-tank', 'goblin-tank', 'goblin-killer'] })
    go(others)
    expect(others.legal('south')).toHaveLength(2)
    const swap = boss({ menace: 1, hand: [goblin('imp', 1, { specials: ['swap'] }), 'battle-beetle', 'battle-beetle'] })
    go(swap)
    expect(swap.place('battle-beetle')).toBe('deployment')
    const shades = boss({ menace: 5, hand: ['veiled-cutpurse', 'veiled-cutpurse'] })
    go(shades)
    expect(shades.legal('south')).toHaveLength(2)
  })

  test('SS-BHAND-4 one Deploy card fits, the others wait in hand', () => {
    const t = boss({ menace: 5, hand: [goblin('ox', 3), goblin('elk', 2)] })
    go(t)
    expect(t.place('ox')).toBe('deployment')
    expect(t.pile('boss', 'hand')).toEqual(['elk'])
    expect(reasons(t)).toContain('deployment-zone-full')
  })

  test('SS-BHAND-4 SS-GOB-2 SS-SHADE-2 SS-FAIRY-2 only a card that finds no use among the Special Actions either is said to wait', () => {
    const gang = boss({
      menace: 5,
      hand: [goblin('ox', 3), goblin('elk', 2), goblin('pack', 1, { specials: ['gang'] })],
    })
    go(gang)
    expect(reasons(gang)).toEqual(['deploys-dearest', 'uses-gang', 'deployment-zone-full'])
    const ghost = boss({ menace: 1, track: { deployment: goblin('ox', 1) }, hand: ['veiled-cutpurse'] })
    go(ghost)
    expect(reasons(ghost)).toEqual(['uses-ghost'])
    const swap = boss({
      menace: 1,
      hand: [goblin('imp', 1, { specials: ['swap'] }), goblin('big', 7), goblin('elk', 6)],
    })
    go(swap)
    expect(reasons(swap)).toEqual(['deploys-dearest', 'uses-swap', 'too-expensive'])
  })

  test('SS-RULING-43 an Action that empties his Deployment Zone opens no second Deploy step', () => {
    const haste = spell('haste', 1, [{ do: 'advance', who: 'you', times: 1 }])
    const t = boss(
      { menace: 5, hand: [goblin('ox', 3), goblin('elk', 2), leader('chief', 1), haste] },
      { nml: beast('a') },
    )
    go(t)
    t.pass()
    expect([t.place('ox'), t.place('chief'), t.place('elk')]).toEqual(['middle', 'frontline', undefined])
    expect(t.pile('boss', 'hand')).toEqual(['elk'])
  })

  test('SS-RULING-43 a Deploy card that his Menace reaches only after the Deploy step: why it stays in hand', () => {
    const t = boss(
      { menace: 2, frontline: goblin('wall', 9), hand: [goblin('ox', 3), leader('chief', 2)] },
      { nml: 'red-girl' },
      { mode: 'solo', boss: 'ozmund-hard' },
    )
    go(t)
    expect(t.state.boss!.menace).toBe(3)
    expect(t.pile('boss', 'hand')).toEqual(['ox'])
    expect(reasons(t)).toEqual(['leader-replaces-cheaper', 'menace-effect', 'deploy-step-over'])
  })

  test('SS-RULING-41 SS-MEN-5 a Menace Level that cannot move any further says so', () => {
    const up = { do: 'menace', by: 1 }
    const high = boss({ menace: 5, hand: [spell('howl', 1, [up])] })
    expect(reasons(go2(high))).toEqual(['acts-dearest', 'menace-is-highest'])
    const low = at(
      {
        turn: 'south',
        south: {
          ...south,
          hand: [card('knife', { id: 'h1', action: [kill({ of: 'supporter', side: 'opponent', take: 1 })] })],
        },
        boss: { menace: 1, resources: 20 },
      },
      QUIET,
    )
    low.do('south', 'play h1 action')
    expect(reasons(low)).toEqual(['menace-is-lowest'])
  })

  test('SS-BHAND-5 SS-RULING-45 a Leader takes an empty space; with two the human chooses', () => {
    const t = boss({ menace: 5, hand: [leader('chief', 1)] })
    go(t)
    expect(t.legal('south')).toEqual(['choose f1/frontline', 'choose f1/nml'])
    const one = boss({ menace: 5, hand: [leader('chief', 1)], frontline: goblin('wall', 0) })
    go(one)
    expect(one.place('chief')).toBe('nml')
  })

  test('SS-BHAND-6 SS-RULING-45 with both taken the cheapest cheaper one is replaced, a player’s card on No Man’s Land too', () => {
    const t = boss(
      { menace: 5, hand: [leader('chief', 3)], frontline: goblin('wall', 2) },
      { nml: beast('rat', 1, 1, { cost: 1 }) },
    )
    go(t)
    expect([t.place('chief'), t.place('rat')]).toEqual(['nml', undefined])
    expect(t.pile('south', 'casualties')).toEqual(['rat'])
    expect(reasons(t)).toContain('leader-replaces-cheaper')
    expect(reasons(t)).not.toContain('leader-empty-space')
    const same = boss(
      { menace: 5, hand: [leader('chief', 3)], frontline: goblin('wall', 2) },
      { nml: beast('rat', 1, 1, { cost: 2 }) },
    )
    go(same)
    expect(same.legal('south')).toEqual(['choose f1/frontline', 'choose f1/nml'])
    expect(same.state.decisions[0]).toMatchObject({ prompt: 'leader-replaces' })
  })

  test('SS-BHAND-6 SS-RULING-78 whom a Leader replaces is not killed', () => {
    const imp = beast('imp', 1, 1, { passives: [{ kind: 'trigger', on: 'self-killed', does: [dmg(1)] }] })
    const t = boss({ menace: 5, hand: [leader('chief', 2)], frontline: goblin('wall', 9), life: 9 }, { nml: imp })
    go(t)
    expect([t.place('chief'), t.pile('south', 'casualties'), t.state.boss!.life]).toEqual(['nml', ['imp'], 9])
  })

  test('SS-BHAND-7 SS-RULING-45 equal or dearer occupants: the Leader stays in hand', () => {
    const t = boss(
      { menace: 5, hand: [leader('chief', 2)], frontline: goblin('wall', 2) },
      { nml: beast('rat', 1, 1, { cost: 4 }) },
    )
    go(t)
    expect(t.pile('boss', 'hand')).toEqual(['chief'])
    expect(reasons(t)).toContain('leader-waits')
  })

  test('SS-BHAND-8 a card that forbids Hold Ground does not stop a Leader', () => {
    const gate = beast('gate', 1, 1, {
      cost: 9,
      passives: [{ kind: 'static', does: { do: 'forbid', who: 'opponent', order: 'hold-ground' } }],
    })
    const t = boss({ menace: 5, hand: [leader('chief', 1)] }, { nml: gate })
    go(t)
    expect(t.place('chief')).toBe('frontline')
  })

  test('SS-BHAND-9 an Action card is never deployed', () => {
    const t = boss({ menace: 5, hand: [spell('nova', 0, [dmg(1)])] })
    go(t)
    t.pass()
    expect(t.count('card-deployed')).toBe(0)
    expect(t.pile('boss', 'casualties')).toEqual(['nova'])
    // Not by an effect either, whatever figures a pack gives it.
    const odd = spell('odd', 0, [], { att: 2, def: 2 })
    const cart = boss({ track: { top: 'corpse-cart' }, casualties: [odd] }, {}, QUIET, { step: 'advance' })
    go(cart)
    expect([cart.place('odd'), cart.pile('boss', 'casualties')]).toEqual([undefined, ['corpse-cart', 'odd']])
  })

  test('SS-BHAND-10 SS-RULING-48 Shielded: no enemy action, ability or passive reaches it; a storm does, own effects do', () => {
    const tank = goblin('tank', 1, { specials: ['shielded'], id: 'c1' })
    const t = at(
      {
        turn: 'south',
        step: 'draw',
        south: {
          ...south,
          hand: [
            card('axe', { id: 'h1', action: [kill(ENEMY)] }),
            card('doom', { id: 'h2', action: [kill({ of: 'enemy', take: 'all' }), drawing(1)] }),
          ],
          track: { top: beast('ox', 9) },
          frontline: beast('curse', 1, 9, {
            passives: [{ kind: 'static', does: { do: 'mod', what: { of: 'enemy' }, att: -1 } }],
          }),
        },
        boss: {
          track: { middle: tank, top: goblin('drum', 1, { specials: ['shielded'], passives: [boost(2)] }) },
          frontline: goblin('lord', 1, { specials: ['shielded'], id: 'c3' }),
        },
      },
      QUIET,
    )
    expect(t.no('south', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
    expect(t.att('tank')).toBe(3)
    t.do('south', 'play h2 action')
    expect(t.place('tank')).toBe('middle')
    t.do('south', 'next', 'storm', 'target c3')
    expect(t.place('lord')).toBeUndefined()
  })

  test('SS-BHAND-10 SS-RULING-48 what is Shielded is counted all the same: a Defender nothing reaches is a Defender', () => {
    const shielded = { track: { deployment: goblin('tank', 1, { specials: ['shielded'] }) } }
    const t = at(
      {
        turn: 'south',
        step: 'draw',
        south: { ...south, track: { top: 'transmuted-goblin', middle: 'ash-hound' } },
        boss: shielded,
      },
      QUIET,
    )
    expect(t.att('ash-hound')).toBe(cardOf('ash-hound')!.att)
    const { life } = t.state.boss!
    t.do('south', 'next', 'storm')
    expect(t.count('storm-action-skipped')).toBe(1)
    expect(t.state.boss!.life).toBe(life - (cardOf('transmuted-goblin')!.att! - 1))
  })

  test('SS-BHAND-11 SS-RULING-52 SS-GOB-2 Gang: a token on every Ally of the track, not on Leaders; the card is discarded', () => {
    const t = boss({
      menace: 5,
      hand: [goblin('archer', 1, { specials: ['gang'] })],
      track: { deployment: goblin('ox', 1), top: goblin('elk', 1) },
      frontline: leader('chief', 1),
    })
    go(t)
    expect([t.att('ox'), t.att('elk'), t.att('chief')]).toEqual([2, 2, 1])
    expect(t.pile('boss', 'casualties')).toEqual(['archer'])
    // With the zone free the same card is deployed instead.
    const free = boss({
      menace: 5,
      hand: [goblin('archer', 1, { specials: ['gang'] })],
      track: { top: goblin('elk', 1) },
    })
    go(free)
    expect(free.place('archer')).toBe('deployment')
    expect(free.att('elk')).toBe(1)
  })

  test('SS-GOB-2 with the Deployment Zone empty Gang is not used: the card waits in hand', () => {
    const t = boss(
      { menace: 5, hand: [goblin('archer', 1, { specials: ['gang'] })], track: { middle: goblin('ox', 1) } },
      {},
      QUIET,
      { step: 'special' },
    )
    go(t)
    expect(t.pile('boss', 'hand')).toEqual(['archer'])
    expect(t.count('gang-given')).toBe(0)
  })

  test('SS-RULING-52 Gang tokens vanish when the creature leaves', () => {
    const t = at(
      {
        turn: 'south',
        south: { ...south, hand: [card('wind', { id: 'h1', action: [{ do: 'return', what: ENEMY }] })] },
        boss: { track: { deployment: goblin('ox', 1, { gang: 3 }) } },
      },
      QUIET,
    )
    expect(t.att('ox')).toBe(4)
    t.do('south', 'play h1 action')
    expect(t.state.stocks.boss!.hand[0]).not.toHaveProperty('gang')
  })

  test('SS-BHAND-12 SS-BHAND-13 SS-RULING-51 SS-SHAM-2 Spirit: a token on each Totem, the dearest first, each acts at once', () => {
    const totem = (design: string, cost: number) =>
      goblin(design, cost, {
        specials: ['totem'],
        passives: [
          {
            kind: 'trigger',
            on: 'self-spirit',
            does: [{ do: 'dmg', to: 'opponent', amount: { countOf: { of: 'spirit' } } }],
          },
        ],
      })
    const t = boss({
      menace: 5,
      hand: [spell('seal', 1, [{ do: 'recover', amount: 1 }], { specials: ['spirit'] })],
      life: 5,
      track: { top: totem('low', 1) },
      frontline: { ...totem('high', 3), spirit: 1 },
    })
    go(t)
    t.pass()
    const hits = t.events
      .filter(event => event.kind === 'damage-dealt')
      .map(event => ('amount' in event ? event.amount : 0))
    expect(hits).toEqual([2, 1])
    const kinds = t.events.map(event => event.kind)
    expect(kinds.indexOf('damage-dealt')).toBeGreaterThan(kinds.indexOf('life-changed'))
    expect(kinds.indexOf('damage-dealt')).toBeLessThan(kinds.lastIndexOf('spirit-given'))
  })
})

describe('14d Boss turn', () => {
  test('SS-BTURN-1 SS-BTURN-2 SS-EX-11 unused cards go to the Reserve pile first, then the track moves, then he draws', () => {
    const t = boss(
      {
        menace: 5,
        hand: [leader('chief', 1)],
        frontline: goblin('a', 5),
        track: { middle: goblin('ox', 1) },
        resources: [goblin('x', 9), goblin('x', 9), goblin('x', 9), 'filler'],
      },
      { nml: beast('rat', 1, 1, { cost: 9 }) },
      { ...QUIET },
      { step: 'start' },
    )
    go(t)
    expect(t.state.boss!.reserve.map(one => one.design)).toEqual(['chief'])
    expect(t.pile('boss', 'casualties')).toEqual([])
    const kinds = t.events.map(event => event.kind)
    expect(kinds.indexOf('hand-reserved')).toBeLessThan(kinds.indexOf('track-advanced'))
    expect(kinds.indexOf('track-advanced')).toBeLessThan(kinds.indexOf('cards-drawn'))
  })

  test('SS-BTURN-3 SS-BTURN-6 what leaves his track always storms and ends in his Casualties', () => {
    const t = boss({ track: { top: goblin('ox', 1, { att: 3 }) } }, {}, QUIET, { step: 'advance' })
    go(t)
    expect(t.pile('south', 'casualties')).toHaveLength(3)
    expect(t.pile('boss', 'casualties')).toContain('ox')
    expect(t.pile('boss', 'supporters')).toEqual([])
    const end = { kind: 'trigger', on: 'self-storm-ends', does: [dmg(1)] }
    const acts = goblin('elk', 1, { att: 3, action: [dmg(2)], passives: [end] })
    const slow = boss({ track: { top: acts } }, {}, QUIET, { step: 'advance' })
    go(slow)
    slow.pass()
    const told = slow.events.map(event => (event.kind === 'damage-dealt' ? event.amount : event.kind))
    expect(told.filter(one => typeof one === 'number' || one.startsWith('creature-'))).toEqual([
      3,
      2,
      1,
      'creature-spent',
    ])
  })

  test('SS-BTURN-4 SS-BTURN-5 SS-RULING-44 he storms the dearest card he can kill, else the player', () => {
    const t = boss(
      { track: { top: goblin('ox', 1, { att: 4 }) } },
      {
        frontline: beast('dear', 1, 2, { cost: 5 }),
        nml: beast('cheap', 1, 0, { cost: 1 }),
        track: { deployment: beast('wall', 0, 1) },
      },
      QUIET,
      { step: 'advance' },
    )
    go(t)
    expect([t.place('dear'), t.place('cheap')]).toEqual([undefined, 'nml'])
    const weak = boss(
      { track: { top: goblin('ox', 1, { att: 3 }) } },
      {
        frontline: beast('dear', 1, 2, { cost: 5 }),
        nml: beast('cheap', 1, 0, { cost: 1 }),
        track: { deployment: beast('wall', 0, 1) },
      },
      QUIET,
      { step: 'advance' },
    )
    go(weak)
    expect([weak.place('dear'), weak.place('cheap')]).toEqual(['frontline', undefined])
    const none = boss(
      { track: { top: goblin('ox', 1, { att: 3 }) } },
      { frontline: beast('dear', 1, 2), track: { deployment: beast('wall', 0, 1) } },
      QUIET,
      { step: 'advance' },
    )
    go(none)
    expect(none.pile('south', 'casualties')).toHaveLength(2)
    const tie = boss(
      { track: { top: goblin('ox', 1, { att: 9 }) } },
      { frontline: beast('a', 1, 2, { id: 'c5', cost: 2 }), nml: beast('b', 1, 2, { id: 'c6', cost: 2 }) },
      QUIET,
      { step: 'advance' },
    )
    go(tie)
    expect(tie.legal('south')).toEqual(['choose c5', 'choose c6'])
  })

  test('SS-BTURN-7 he draws the number of his card, face up', () => {
    const t = boss(
      { menace: 1, resources: [goblin('x', 9), goblin('y', 9), goblin('z', 9), goblin('w', 9)] },
      {},
      { mode: 'solo', boss: 'nyryki-medium' },
      { step: 'draw' },
    )
    go(t)
    expect(t.view('south').stocks.boss!.hand?.map(one => one.design)).toEqual(['x', 'y', 'z', 'w'])
  })

  test('SS-BTURN-8 an extra turn if a card played grants one, not a second within it', () => {
    const dawn = spell('dawn', 0, [{ do: 'extra-turn' }])
    const t = boss({
      menace: 1,
      hand: [dawn],
      resources: [dawn, goblin('x', 9), goblin('x', 9), goblin('x', 9), goblin('x', 9), goblin('x', 9)],
    })
    go(t)
    t.pass()
    t.pass()
    expect(
      t.events.filter(event => event.kind === 'turn-begun').map(event => ('active' in event ? event.active : '')),
    ).toEqual([['boss'], ['south']])
  })

  test('SS-BTURN-9 SS-RULING-46 the Reserve pile is shuffled in when Resources are empty, in mid-draw, once', () => {
    const t = boss(
      { menace: 1, resources: [goblin('x', 9)], reserve: [goblin('y', 9), goblin('y', 9), goblin('y', 9)] },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(t)
    expect(t.pile('boss', 'hand')).toEqual(['x', 'y'])
    expect(t.state.boss).toMatchObject({ reserve: [], reshuffles: 0 })
    const used = boss(
      {
        menace: 1,
        resources: [goblin('x', 9)],
        reserve: [goblin('y', 9), goblin('y', 9), goblin('y', 9)],
        reshuffles: 0,
      },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(used)
    expect(used.state.ending?.reason).toBe('boss-resources')
    const exact = boss(
      { menace: 1, resources: [goblin('x', 9), goblin('x', 9)], reserve: [goblin('y', 9)] },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(exact)
    expect(exact.state.boss!.reshuffles).toBe(1)
  })

  test('SS-BOSS-7 SS-RULING-46 SS-RULING-55 a draw by a stolen card needs Resources and Reserves too, or the boss is beaten', () => {
    const thief = { track: { top: card('scout', { att: 0, def: 0, action: [drawing(2)] }) } }
    const storm = (resources: number, reserve: object[], reshuffles = 1) =>
      at({ turn: 'boss', step: 'advance', south, boss: { ...thief, menace: 1, resources, reserve, reshuffles } }, QUIET)
    const short = go2(storm(1, []))
    expect(short.state.ending).toMatchObject({ winners: ['south'], reason: 'boss-resources', rule: 'SS-BOSS-7' })
    const helped = go2(
      storm(
        1,
        Array.from({ length: 8 }, () => goblin('z', 9)),
      ),
    )
    expect(helped.state.ending).toBeUndefined()
    expect(helped.state.boss!.reshuffles).toBe(0)
  })

  test('SS-BOSS-7 SS-RULING-30 a Vision of the boss is a draw as well', () => {
    const seer = { track: { top: card('seer', { att: 0, def: 0, action: [{ do: 'vision', amount: 3 }] }) } }
    const t = at({ turn: 'boss', step: 'advance', south, boss: { ...seer, menace: 1, resources: 2 } }, QUIET)
    expect(go2(t).state.ending).toMatchObject({ reason: 'boss-resources' })
  })

  test('SS-BTURN-7 SS-CONF-1 a card on his track that draws one more does so for him', () => {
    const t = boss(
      {
        menace: 1,
        track: { middle: 'keeper-of-ten-thousand-scrolls' },
        resources: Array.from({ length: 9 }, () => goblin('z', 9)),
      },
      {},
      QUIET,
      { step: 'draw' },
    )
    go(t)
    expect(t.pile('boss', 'hand')).toHaveLength(3)
  })

  test('SS-MEN-6 SS-BHAND-6 what his Boss Card does and every tie is told with its reason', () => {
    const t = boss({ menace: 3, hand: [goblin('a', 1)] }, {}, { mode: 'solo', boss: 'byloss-hard' })
    go(t)
    expect(reasons(t)).toEqual(['deploys-dearest', 'menace-effect'])
    const two = boss({ menace: 5, hand: [leader('l', 3)], frontline: goblin('a', 1), nml: goblin('b', 1) })
    go(two)
    expect(reasons(two)).toContain('tie-was-yours')
  })

  test('SS-BTURN-10 the boss never reacts', () => {
    const t = at(
      {
        turn: 'south',
        south: { ...south, hand: [card('bolt', { id: 'h1', action: [dmg(1)] })] },
        boss: { menace: 5, hand: [spell('no', 0, [{ do: 'negate' }])] },
      },
      QUIET,
    )
    t.do('south', 'play h1 action')
    expect(t.state.boss!.life).toBe(19)
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn' })
  })

  test('SS-BTURN-11 SS-RULING-87 in his turn only Negate may answer, with all its other parts', () => {
    const t = boss(
      { menace: 5, hand: [spell('nova', 0, [dmg(5)])] },
      {
        hand: [
          card('bolt', { id: 'h1', action: [dmg(1)] }),
          card('arbiter', { id: 'h2', action: [{ do: 'negate' }, drawing(1)] }),
        ],
      },
    )
    go(t)
    expect(t.no('south', 'play h1 action')).toBe('only-negate-answers-boss SS-BTURN-11')
    expect(t.legal('south')).toEqual(['play h2 action', 'pass'])
    t.do('south', 'play h2 action')
    expect(t.pile('south', 'casualties')).toEqual(['arbiter'])
    expect(t.pile('boss', 'casualties')).toEqual(['nova'])
    expect(t.pile('south', 'hand')).toHaveLength(2)
  })

  test('SS-BTURN-11 SS-RULING-87 wherever in a text the Negate stands, and in an ability too', () => {
    const price = { pay: 1 }
    const t = boss(
      { menace: 5, hand: [spell('nova', 0, [dmg(5)])] },
      {
        hand: [
          card('hex', { id: 'h1', action: [{ do: 'dmg', to: 'you', amount: 1 }, ...NEGATE] }),
          card('scribe', { id: 'h2', action: [{ do: 'price', price, does: NEGATE }] }),
        ],
        track: {
          top: beast('sage', 1, 1, { id: 'c1', passives: [{ kind: 'ability', price, does: NEGATE }] }),
          middle: beast('gunner', 1, 1, { id: 'c2', passives: [{ kind: 'ability', price, does: [dmg(1)] }] }),
        },
      },
    )
    go(t)
    expect(t.legal('south')).toEqual(['play h1 action', 'play h2 action', 'activate c1 1', 'pass'])
    expect(t.no('south', 'activate c2 1')).toBe('only-negate-answers-boss SS-BTURN-11')
  })

  test('SS-BTURN-12 SS-RULING-17 Actions and a stormer’s action can be negated; Commands and Specials open no window', () => {
    const t = boss(
      {
        menace: 5,
        hand: [goblin('ox', 3, { action: [dmg(9)] }), goblin('archer', 1, { specials: ['gang'] }), leader('chief', 1)],
        frontline: goblin('wall', 0),
      },
      { hand: [card('no', { id: 'h1', action: NEGATE })] },
    )
    go(t)
    expect(t.state.decisions[0]).toMatchObject({ kind: 'turn', seat: 'south' })
    const storm = boss(
      { track: { top: goblin('ox', 1, { action: [dmg(9)] }) } },
      { hand: [card('no', { id: 'h1', action: NEGATE })] },
      QUIET,
      { step: 'advance' },
    )
    go(storm)
    storm.do('south', 'play h1 action')
    expect(storm.pile('south', 'casualties')).toEqual(['no', expect.anything()])
  })
})

describe('14 worked examples', () => {
  test('SS-EX-10 SS-RULING-43 SS-SHAM-1 the boss hand of the rulebook', () => {
    const t = boss(
      {
        menace: 3,
        hand: ['goblin-leader', 'goblin-archer', 'seal-of-haste', 'shaman-berserker', 'spiritual-shaman'],
        frontline: { card: 'restoration-totem' },
        life: 10,
      },
      {},
      QUIET,
    )
    go(t)
    expect(t.place('shaman-berserker')).toBe('deployment')
    expect(t.place('goblin-leader')).toBe('nml')
    expect(t.state.creatures.find(one => one.design === 'shaman-berserker')!.gang).toBe(1)
    expect(t.pile('boss', 'casualties')).toEqual(['goblin-archer'])
    t.pass()
    expect(t.place('shaman-berserker')).toBe('middle')
    expect(t.state.creatures.find(one => one.design === 'restoration-totem')!.spirit).toBe(1)
    expect(t.state.boss!.life).toBe(11)
    // The zone the Seal emptied is not filled again, and the Shaman is too dear.
    expect(t.pile('boss', 'hand')).toEqual(['spiritual-shaman'])
  })

  test('SS-EX-13 SS-SUB-4 Purge Doctor counts the Menace, 5+ as 5 and level 1 as 1', () => {
    for (const [menace, life] of [
      [5, 10],
      [1, 18],
    ] as const) {
      const t = at(
        {
          turn: 'south',
          south: {
            ...south,
            hand: [
              card('purge', {
                id: 'h1',
                action: [
                  { do: 'dmg', to: 'opponent', amount: { countOf: { of: 'supporter', side: 'opponent' }, times: 2 } },
                ],
              }),
            ],
          },
          boss: { menace, life: 20 },
        },
        QUIET,
      )
      t.do('south', 'play h1 action')
      expect(t.state.boss!.life).toBe(life)
    }
  })

  test('SS-EX-14 SS-SUB-5 SS-RULING-49 Frost Dragon: he pays if the Menace is high enough, and loses none', () => {
    for (const [menace, place] of [
      [2, 'middle'],
      [1, 'deployment'],
    ] as const) {
      const t = boss(
        { menace, track: { deployment: goblin('ox', 1) } },
        {
          frontline: beast('dragon', 1, 9, {
            passives: [{ kind: 'static', does: { do: 'tax', who: 'opponent', step: 'advance', price: 2 } }],
          }),
        },
        QUIET,
        { step: 'advance' },
      )
      go(t)
      expect(t.state.creatures.find(one => one.design === 'ox')!.place).toBe(place)
      expect(reasons(t)).toContain(place === 'middle' ? 'pays-by-menace' : 'cannot-pay-by-menace')
      expect(t.events.some(event => event.kind === 'menace-changed')).toBe(false)
    }
  })

  test('SS-RULING-76 committed Supporters: his Menace counts one lower in his next turn only, and does not add up', () => {
    const envoy = (id: string) =>
      card('envoy', {
        id,
        action: [{ do: 'commit', what: { of: 'supporter', side: 'opponent', take: 'all' }, hold: true }],
      })
    const t = at(
      {
        turn: 'south',
        south: { ...south, hand: [envoy('h1'), envoy('h2')] },
        boss: {
          menace: 5,
          resources: [
            goblin('big', 5),
            goblin('ox', 4),
            goblin('big', 5),
            goblin('x', 9),
            goblin('x', 9),
            goblin('x', 9),
            'filler',
          ],
        },
      },
      QUIET,
    )
    t.do('south', 'play h1 action', 'play h2 action', 'next', 'next')
    expect(t.place('ox')).toBe('deployment')
    expect(t.state.boss!.menace).toBe(5)
    expect(t.pile('boss', 'hand')).toEqual(['big'])
    expect(t.state.boss!.lowered).toBeUndefined()
    expect(t.events).toContainEqual(
      expect.objectContaining({ why: 'too-expensive', params: { card: 'big', cost: 5, menace: 4 } }),
    )
  })
})
