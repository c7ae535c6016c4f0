import { describe, expect, test } from 'vitest'
import { at, beast, card, dmg, drawing, kill, NEGATE } from '../table.ts'

const QUIET = { mode: 'solo', boss: 'nyryki-easy' }
const goblin = (design: string, cost: number, more: object = {}) =>
  card(design, { cost, att: 1, def: 1, command: 'deploy', ...more })
const spell = (design: string, cost: number, action: object[], more: object = {}) =>
  card(design, { cost, command: 'action', action: action as never, ...more })
const bossTurn = (boss: object, south: object = {}, step = 'deploy', options: object = QUIET) => {
  const t = at(
    { turn: 'boss', step, south: { resources: 20, ...south }, boss: { resources: 20, menace: 5, ...boss } },
    options,
  )
  t.do('south', 'choose go')
  return t
}
const mine = (south: object, boss: object = {}, options: object = QUIET) =>
  at({ turn: 'south', south: { resources: 20, ...south }, boss: { resources: 20, ...boss } }, options)
const hits = (t: ReturnType<typeof at>) =>
  t.events.filter(event => event.kind === 'damage-dealt').map(event => ('amount' in event ? event.amount : 0))

describe('16 Evil Goblins', () => {
  test('SS-GOB-1 the Menace rise of a storming Goblin happens even if no damage was dealt', () => {
    const t = bossTurn(
      { menace: 2, track: { top: goblin('ox', 0) } },
      { track: { deployment: beast('wall', 0, 9) } },
      'advance',
      { mode: 'solo', boss: 'byloss-medium' },
    )
    expect(hits(t)).toEqual([])
    expect(t.events.find(event => event.kind === 'menace-changed')).toMatchObject({ from: 2, to: 3 })
  })

  test('SS-GOB-3 SS-RULING-67 Goblin Leader gives a player no tokens; Transmuted Goblin hits an undefended boss; Dragon Fury spares the Reserves', () => {
    const leader = mine({ frontline: 'goblin-leader', hand: [beast('ox', 1, 1, { id: 'h1' })] })
    leader.do('south', 'play h1 creature')
    expect(leader.att('ox')).toBe(1)
    const brute = (track: object) => {
      const t = mine({ hand: [{ card: 'transmuted-goblin', id: 'h1' }], supporters: 8 }, { track })
      return t.no('south', 'play h1 action')
    }
    expect(brute({ deployment: goblin('wall', 0) })).toBe('action-does-nothing SS-RULING-72')
    const open = mine(
      {
        hand: [{ card: 'transmuted-goblin', id: 'h1' }],
        supporters: [1, 2, 3, 4, 5, 6, 7, 8].map(n => ({ card: 'filler', id: `s${n}0` })),
      },
      { life: 20 },
    )
    open.do('south', 'play h1 action', ...[1, 2, 3, 4, 5, 6, 7, 8].map(n => `pay s${n}0`))
    expect(open.state.boss!.life).toBe(17)
    const fury = mine(
      {
        hand: [{ card: 'dragon-fury', id: 'h1' }],
        supporters: [1, 2, 3, 4].map(n => ({ card: 'filler', id: `s${n}0` })),
      },
      { life: 20, casualties: 3, reserve: 2 },
    )
    fury.do('south', 'play h1 action', ...[1, 2, 3, 4].map(n => `pay s${n}0`))
    expect(fury.state.destroyed).toHaveLength(3)
    expect(fury.state.boss).toMatchObject({ life: 19 })
    expect(fury.state.boss!.reserve).toHaveLength(2)
  })
})

describe('16 what a passive cannot do is not told', () => {
  test('SS-GOB-3 SS-RULING-67 a player’s Goblin Leader and Marius give nothing, and nothing is said of them', () => {
    const t = at(
      {
        turn: 'south',
        step: 'draw',
        south: {
          resources: 20,
          frontline: 'goblin-leader',
          nml: 'goblin-marius',
          track: { top: beast('ox', 1) },
          hand: [beast('imp', 1, 0, { id: 'h1' })],
        },
        boss: { resources: 20, menace: 2 },
      },
      QUIET,
    )
    t.do('south', 'next', 'storm', 'next', 'play h1 creature')
    expect(t.state.boss!.menace).toBe(2)
    expect(t.count('trigger-fired')).toBe(0)
  })

  test('SS-BHAND-13 a Ward Totem without Allies acts all the same: who comes later in the turn has it too', () => {
    const t = bossTurn({ nml: 'ward-totem', hand: [spell('seal', 0, [], { specials: ['spirit'] })] }, {}, 'action')
    t.pass()
    expect(t.count('trigger-fired')).toBe(1)
    expect(t.count('lasting-begun')).toBe(1)
  })

  test('SS-SHADE-3 a Midnight Dancer with no unused card to look at says nothing', () => {
    const dancers = (hand: number) => bossTurn({ hand, track: { deployment: 'midnight-dancer' } }, {}, 'start')
    expect(dancers(0).count('trigger-fired')).toBe(0)
    expect(hits(dancers(2))[0]).toBe(2)
  })
})

describe('16 Wild Fairies', () => {
  test('SS-FAIRY-1 SS-EX-16 SS-PLAY-9 Battle Beetle deals its DEF after modifiers', () => {
    const t = bossTurn(
      { track: { top: 'battle-beetle' }, frontline: 'wild-lady' },
      { track: { deployment: beast('wall', 0, 9) } },
      'advance',
    )
    t.pass()
    expect(hits(t)[0]).toBe(6)
  })

  test('SS-FAIRY-2 SS-FAIRY-4 SS-EX-17 SS-RULING-53 Swap: the dearest deployable card takes the Brownie’s place, whatever it costs', () => {
    const t = bossTurn({ menace: 2, hand: ['forest-brownie', 'wild-lady', 'battle-beetle', 'guard-stance'] })
    t.pass()
    expect(t.place('battle-beetle')).toBe('deployment')
    expect(t.pile('boss', 'casualties')).toContain('forest-brownie')
    expect(t.pile('boss', 'hand')).toEqual(['wild-lady'])
  })

  test('SS-FAIRY-3 SS-RULING-53 no Leader and no Action is swapped in; a cheaper deployable one is', () => {
    const none = bossTurn({ menace: 2, hand: ['thorn-pixie', 'wild-lady'] })
    expect(none.place('thorn-pixie')).toBe('deployment')
    const cheaper = bossTurn({ menace: 2, hand: ['thorn-pixie', 'goblin-tank'] })
    expect(cheaper.place('goblin-tank')).toBe('deployment')
    expect(cheaper.place('thorn-pixie')).toBeUndefined()
  })

  test('SS-RULING-53 only the Swap card deployed this turn swaps, and what comes in does not swap again', () => {
    const old = bossTurn({
      menace: 1,
      track: { deployment: { card: 'forest-brownie', deployed: 1 } },
      hand: ['battle-beetle'],
    })
    expect(old.place('forest-brownie')).toBe('deployment')
    const twice = bossTurn({ menace: 2, hand: ['moonpetal-swarm', 'bramble-stag', 'goblin-tank'] })
    expect(twice.place('bramble-stag')).toBe('deployment')
    expect(twice.pile('boss', 'hand')).toEqual(['goblin-tank'])
  })

  test('SS-RULING-53 SS-RULING-78 who is swapped out goes to his Casualties and is not killed', () => {
    const dies = [{ kind: 'trigger', on: 'self-killed', does: [dmg(1)] }]
    const t = bossTurn({ hand: [goblin('sprite', 3, { specials: ['swap'], passives: dies }), goblin('ox', 2)] })
    expect([t.place('ox'), t.pile('boss', 'casualties'), hits(t)]).toEqual(['deployment', ['sprite'], []])
  })

  test('SS-RULING-75 of the Special Actions the dearest comes first, Gang before a cheaper Swap, whose tokens are lost', () => {
    const swap = goblin('sprite', 0, { specials: ['swap'] })
    const hand = (cost: number) => [goblin('pack', cost, { specials: ['gang'] }), goblin('ox', 9)]
    const first = bossTurn({ menace: 3, hand: [swap, ...hand(0)] })
    expect(first.legal('south')).toHaveLength(2)
    const kinds = (t: ReturnType<typeof at>) =>
      t.events.flatMap(event =>
        event.kind === 'creature-ganged' || event.kind === 'creature-swapped' ? [event.kind] : [],
      )
    const deployed = goblin('sprite', 1, { specials: ['swap'], deployed: 2, id: 'c9' })
    const dear = bossTurn({ menace: 3, hand: hand(2), track: { deployment: deployed } }, {}, 'special')
    expect(kinds(dear)).toEqual(['creature-ganged', 'creature-swapped'])
    const cheap = bossTurn({ menace: 3, hand: hand(0), track: { deployment: deployed } }, {}, 'special')
    expect(kinds(cheap)).toEqual(['creature-swapped', 'creature-ganged'])
    expect(cheap.state.creatures).toMatchObject([{ design: 'ox', gang: 1 }])
  })

  test('SS-FAIRY-5 among candidates of equal cost the human chooses', () => {
    const t = bossTurn({
      menace: 1,
      hand: ['forest-brownie', { card: 'battle-beetle', id: 'h8' }, goblin('twin', 4, { id: 'h9' })],
    })
    expect(t.legal('south')).toEqual(['choose h8', 'choose h9'])
  })

  test('SS-RULING-74 SS-RULING-75 a card swapped in counts as deployed, its Spirit is carried out; a Leader is no deploy', () => {
    const t = bossTurn(
      { menace: 1, life: 10, hand: ['forest-brownie', 'spiritual-shaman'], track: { top: 'restoration-totem' } },
      {},
      'deploy',
      { mode: 'solo', boss: 'byloss-hard' },
    )
    expect(t.place('spiritual-shaman')).toBe('deployment')
    expect(t.state.creatures.find(one => one.design === 'restoration-totem')!.spirit).toBe(1)
    // Byloss: Menace +1 for each of the two deploys.
    expect(t.state.boss!.menace).toBe(3)
    const led = bossTurn(
      { menace: 1, hand: ['goblin-leader'], frontline: goblin('a', 9) },
      { resources: 20 },
      'deploy',
      { mode: 'solo', boss: 'byloss-hard' },
    )
    expect(led.place('goblin-leader')).toBe('nml')
    expect(led.state.boss!.menace).toBe(1)
  })
})

describe('16 Spectral Shamans', () => {
  test('SS-SHAM-1 SS-RULING-51 Spirit comes in addition to the Deploy, right after it', () => {
    const t = bossTurn({ menace: 1, hand: ['spirit-caller'], track: { top: 'fury-totem' } })
    expect(t.place('spirit-caller')).toBe('deployment')
    expect(hits(t)).toEqual([1])
  })

  test('SS-BTURN-12 SS-SHAM-1 a negated Seal does nothing, its Spirit still comes', () => {
    const t = bossTurn(
      { menace: 1, hand: ['seal-of-haste'], track: { deployment: 'fury-totem' } },
      { hand: [card('no', { id: 'h1', action: NEGATE })] },
    )
    t.do('south', 'play h1 action')
    expect(t.place('fury-totem')).toBe('deployment')
    expect(hits(t)).toEqual([1])
  })

  test('SS-SHAM-3 SS-RULING-67 in a player’s hands Spirit and Totem do nothing, Seals are actions, the Shaman returns Seals', () => {
    const t = mine(
      {
        track: { middle: 'fury-totem', deployment: beast('ox') },
        hand: [
          { card: 'seal-of-haste', id: 'h1' },
          { card: 'filler', id: 'h2' },
          { card: 'spiritual-shaman', id: 'h3' },
        ],
        supporters: [1, 2, 3, 4].map(n => ({ card: 'filler', id: `s${n}0` })),
      },
      { life: 20 },
    )
    t.do('south', 'play h1 action', 'pay h2')
    expect(t.place('ox')).toBe('middle')
    expect(t.state.creatures.some(one => one.spirit)).toBe(false)
    expect(t.state.boss!.life).toBe(20)
    const resources = t.pile('south', 'resources').length
    t.do('south', 'play h3 action', ...[1, 2, 3, 4].map(n => `pay s${n}0`))
    expect(t.pile('south', 'resources')).toHaveLength(resources + 1)
    expect(t.pile('south', 'resources')).toContain('seal-of-haste')
    expect(t.pile('south', 'casualties')).not.toContain('seal-of-haste')
    const berserker = { track: { top: 'shaman-berserker', middle: 'fury-totem' } }
    expect(mine(berserker).att('shaman-berserker')).toBe(2)
    expect(mine({}, berserker).att('shaman-berserker')).toBe(3)
  })
})

describe('16 Shade Slayers', () => {
  test('SS-SHADE-1 SS-RULING-71 Shades are held and deployed face down; damage to the player turns up those on the track only', () => {
    const t = bossTurn({
      menace: 1,
      hand: [{ card: 'veiled-cutpurse', id: 'h8' }, { card: 'lantern-snuffer', id: 'h9' }, spell('spark', 1, [dmg(1)])],
      track: { top: goblin('x', 9), middle: goblin('y', 9) },
    })
    t.do('south', 'choose h8')
    expect(t.view('south').creatures.find(one => one.faceDown)).toMatchObject({ att: 1, def: 1 })
    expect(t.view('south').creatures.find(one => one.faceDown)).not.toHaveProperty('design')
    t.pass()
    expect(t.view('south').creatures.filter(one => one.faceDown)).toEqual([])
    const hand = t.view('south').stocks.boss!.hand!
    expect(hand).toHaveLength(1)
    expect(hand[0]).not.toHaveProperty('design')
  })

  test('SS-SHADE-1 SS-SHADE-3 damage turns up the other side’s Shades only, never those of who was hurt', () => {
    const shades = (side: object) => ({ ...side, track: { middle: { card: 'lantern-snuffer', faceDown: true } } })
    const bolt = card('bolt', { id: 'h1', action: [dmg(1)] })
    const t = mine(shades({ hand: [bolt] }), shades({ life: 9 }))
    t.do('south', 'play h1 action')
    expect(t.state.creatures.map(one => [one.side, one.shade])).toEqual([
      ['south', undefined],
      ['boss', true],
    ])
  })

  test('SS-SHADE-1 a boss’s Shade on the Battle Zone stays face down whatever the player suffers', () => {
    const t = bossTurn({
      hand: [spell('spark', 1, [dmg(1)])],
      frontline: { card: 'veiled-cutpurse', faceDown: true },
      track: { middle: { card: 'lantern-snuffer', faceDown: true } },
    })
    t.pass()
    expect(t.state.creatures.map(one => [one.design, one.shade])).toEqual([
      ['lantern-snuffer', undefined],
      ['veiled-cutpurse', true],
    ])
  })

  test('SS-SHADE-2 SS-GOB-2 Ghost is for Shades: another card with both icons uses Gang', () => {
    const pack = goblin('pack', 1, { specials: ['gang', 'ghost'] })
    const t = bossTurn({ hand: [pack], track: { deployment: goblin('ox', 1) } })
    expect(t.pile('boss', 'casualties')).toEqual(['pack'])
    expect(t.state.creatures).toMatchObject([{ design: 'ox', gang: 1 }])
  })

  test('SS-SHADE-2 SS-EX-18 SS-RULING-54 Ghost: the second Shade on the furthest space, the third in the middle', () => {
    const t = bossTurn({
      menace: 3,
      hand: [
        'wild-lady',
        { card: 'black-glass-duelist', id: 'h7' },
        { card: 'black-glass-duelist', id: 'h8' },
        { card: 'black-glass-duelist', id: 'h9' },
      ],
    })
    // All Shades cost 0 for him: which one is deployed, and in which order Ghost takes them, is the human's tie.
    t.do('south', 'choose h7', 'choose f1/nml', 'choose h8')
    expect(t.pile('boss', 'hand')).toEqual([])
    const shades = t.state.creatures.filter(one => one.shade).map(one => one.place)
    expect(shades).toEqual(['deployment', 'top', 'middle'])
    expect(t.place('wild-lady')).toBe('nml')
  })

  test('SS-RULING-54 in his hand a Shade costs 0, whatever is printed on it', () => {
    const t = bossTurn({ menace: 1, hand: ['black-glass-duelist'] })
    expect(t.place('black-glass-duelist')).toBe('deployment')
    const told = t.events.find(event => event.kind === 'boss-reasoned' && event.why === 'deploys-dearest')
    expect(told).toMatchObject({ params: { card: 'shade', cost: 0 } })
  })

  test('SS-RULING-54 face down a Shade costs 0 for every effect, face up what is printed', () => {
    const hunts = (faceDown: boolean) =>
      mine(
        { hand: [card('hunt', { id: 'h1', action: [kill({ of: 'enemy', where: { costAtMost: 0 }, take: 1 })] })] },
        { track: { middle: { card: 'black-glass-duelist', faceDown } } },
      ).legal('south')
    expect(hunts(true)).toContain('play h1 action')
    expect(hunts(false)).not.toContain('play h1 action')
  })

  test('SS-RULING-54 with the track full Ghost stops', () => {
    const t = bossTurn({
      menace: 1,
      hand: ['veiled-cutpurse'],
      track: { deployment: goblin('a', 9), middle: goblin('b', 9), top: goblin('c', 9) },
    })
    expect(t.pile('boss', 'hand')).toEqual(['veiled-cutpurse'])
  })

  test('SS-RULING-73 a Shade whose storm deals damage is turned up by it and acts; one that deals none does not act', () => {
    const t = bossTurn({ track: { top: { card: 'midnight-dancer', faceDown: true } } }, {}, 'advance')
    t.pass()
    // The attack used the face-down 1, then its action dealt 1 more.
    expect(hits(t)).toEqual([1, 1])
    const blocked = bossTurn(
      { track: { top: { card: 'midnight-dancer', faceDown: true } } },
      { track: { deployment: beast('wall', 0, 5) } },
      'advance',
    )
    blocked.pass()
    expect(hits(blocked)).toEqual([])
  })

  test('SS-SHADE-3 SS-RULING-67 a player’s Shades deploy face down, cost what is printed and turn up when he hurts the boss', () => {
    const t = mine({
      hand: [
        { card: 'lantern-snuffer', id: 'h1' },
        { card: 'filler', id: 'h2' },
        card('bolt', { id: 'h3', action: [dmg(1)] }),
      ],
    })
    t.do('south', 'play h1 creature')
    expect(t.state.decisions[0]).toMatchObject({ kind: 'pay', left: 1 })
    t.do('south', 'pay h2')
    expect(t.state.creatures[0]!.shade).toBe(true)
    expect(t.view('south').creatures[0]!.design).toBe('lantern-snuffer')
    expect(t.view('spectator').creatures[0]).not.toHaveProperty('design')
    t.do('south', 'play h3 action')
    expect(t.state.creatures[0]!.shade).toBeUndefined()
  })

  test('SS-SHADE-3 every Shade a player has deployed turns up, also one that holds ground', () => {
    const t = mine({
      hand: [card('bolt', { id: 'h3', action: [dmg(1)] })],
      frontline: { card: 'lantern-snuffer', faceDown: true },
      track: { top: { card: 'veiled-cutpurse', faceDown: true } },
    })
    t.do('south', 'play h3 action')
    expect(t.state.creatures.map(one => one.shade)).toEqual([undefined, undefined])
  })

  test('SS-RULING-72 SS-SHADE-3 a player’s Curtain of Night turns up and counts the Shades on the track; without one it is refused', () => {
    const curtain = { card: 'curtain-of-night', id: 'h1' }
    const shade = { card: 'veiled-cutpurse', faceDown: true }
    const t = mine({ hand: [curtain], supporters: 2, frontline: shade, track: { top: shade, middle: shade } })
    t.do('south', 'play h1 action', 'pay s2', 'pay s3')
    expect(hits(t)).toEqual([2])
    const none = mine({ hand: [curtain], supporters: 2, frontline: shade })
    expect(none.no('south', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })

  test('SS-SHADE-3 a player’s Midnight Dancer counts the boss’s unused cards, not the hand of her player', () => {
    const left = ['goblin-tank', 'goblin-archer']
    const t = bossTurn({ life: 20, hand: left }, { hand: 5, track: { top: 'midnight-dancer' } }, 'start')
    expect(t.state.boss!.life).toBe(18)
    expect(t.state.boss!.reserve.map(one => one.design)).toEqual(left)
    const hidden = { card: 'midnight-dancer', faceDown: true }
    expect(bossTurn({ life: 20, hand: left }, { track: { top: hidden } }, 'start').state.boss!.life).toBe(20)
  })

  test('SS-SHADE-3 Midnight Dancer looks at the unused cards before they go to the Reserves', () => {
    const t = bossTurn(
      {
        menace: 1,
        hand: [goblin('x', 9), goblin('y', 9)],
        track: { deployment: 'midnight-dancer' },
        resources: [goblin('z', 9), goblin('z', 9), goblin('z', 9), goblin('z', 9)],
      },
      {},
      'start',
    )
    expect(hits(t)[0]).toBe(2)
    expect(t.state.boss!.reserve).toHaveLength(2)
  })
})

describe('16 Undead Realms', () => {
  test('SS-UND-1 in a player’s hands Miner becomes a Supporter, Tainted Miracle puts two Casualties under the Resources', () => {
    const t = at(
      { turn: 'south', step: 'draw', south: { resources: 20, track: { top: 'miner' } }, boss: { life: 20 } },
      QUIET,
    )
    t.do('south', 'next', 'storm')
    expect(t.pile('south', 'supporters')).toEqual(['miner'])
    const miracle = mine({
      hand: [{ card: 'tainted-miracle', id: 'h1' }],
      supporters: [1, 2].map(n => ({ card: 'filler', id: `s${n}0` })),
      casualties: ['archangel', 'assassin', 'filler'],
    })
    miracle.do('south', 'play h1 action', 'pay s10', 'pay s20')
    expect(miracle.pile('south', 'resources').slice(-2)).toEqual(['archangel', 'assassin'])
  })

  test('SS-UND-2 SS-EX-19 Awakened Red Girl storms with every Destroyed Red Girl, whoever destroyed them, for either side', () => {
    const t = bossTurn({ track: { top: 'awakened-red-girl' } }, {}, 'advance', QUIET)
    t.pass()
    expect(hits(t)).toEqual([2])
    const two = at(
      {
        turn: 'boss',
        step: 'advance',
        south: { resources: 20 },
        boss: { track: { top: 'awakened-red-girl' } },
        destroyed: ['red-girl', 'archangel', 'red-girl'],
      },
      QUIET,
    )
    two.do('south', 'choose go')
    two.pass()
    expect(hits(two)).toEqual([2, 1, 1])
    expect(two.state.destroyed).toHaveLength(3)
    const ours = at(
      {
        turn: 'south',
        south: {
          resources: 20,
          hand: [{ card: 'awakened-red-girl', id: 'h1' }],
          supporters: [1, 2, 3, 4, 5].map(n => ({ card: 'filler', id: `s${n}0` })),
        },
        boss: { life: 20 },
        destroyed: ['red-girl', 'red-girl'],
      },
      QUIET,
    )
    ours.do('south', 'play h1 action', ...[1, 2, 3, 4, 5].map(n => `pay s${n}0`))
    expect(ours.state.boss!.life).toBe(18)
  })

  const miner = (top: object, more: object = {}, options: object = QUIET) => {
    const t = bossTurn(
      { hand: [spell('wake', 0, [{ do: 'turn-against' }])] },
      { casualties: [top], ...more },
      'action',
      options,
    )
    t.pass()
    return t
  }

  test('SS-MINER-1 a negative top Casualty is resolved against the player as if the boss had played it', () => {
    const killed = miner(card('axe', { action: [kill({ of: 'enemy', take: 1 })] }), { track: { top: beast('ox') } })
    expect(killed.place('ox')).toBeUndefined()
    const discarded = miner(
      card('whip', { action: [{ do: 'discard', from: 'opponent', amount: 1, chosen: 'random' }] }),
      { hand: 2 },
    )
    expect(discarded.pile('south', 'hand')).toHaveLength(1)
    const given = miner(card('rite', { action: [{ do: 'sacrifice', who: 'opponent', amount: 1 }] }), {
      track: { top: beast('ox') },
    })
    expect(given.place('ox')).toBeUndefined()
  })

  test('SS-MINER-1 SS-UND-2 an Awakened Red Girl among the player’s Casualties storms that player', () => {
    const t = at(
      {
        turn: 'boss',
        step: 'advance',
        south: { resources: 20, casualties: ['awakened-red-girl'] },
        boss: { track: { top: 'awakened-miner' }, menace: 1 },
        destroyed: ['red-girl'],
      },
      QUIET,
    )
    t.do('south', 'choose go')
    t.pass()
    expect(hits(t)).toEqual([2])
    const empty = at(
      {
        turn: 'boss',
        step: 'action',
        south: { resources: 20, casualties: ['awakened-red-girl'] },
        boss: { hand: [card('pick', { cost: 0, command: 'action', action: [{ do: 'turn-against' }] })], menace: 1 },
        destroyed: ['red-girl', 'red-girl'],
      },
      QUIET,
    )
    empty.do('south', 'choose go')
    empty.pass()
    expect(hits(empty)).toEqual([1, 1])
  })

  test('SS-MINER-2 SS-EX-20 Heal 3 becomes 3 damage', () => {
    const t = miner(card('saint', { action: [{ do: 'heal', amount: 3 }] }))
    expect(hits(t)).toEqual([3])
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'damage-dealt', side: 'south', amount: 3 }))
  })

  test('SS-MINER-3 SS-EX-20 Draw 2 becomes discard 2, the player choosing', () => {
    const t = miner(card('quill', { action: [drawing(2)] }), {
      hand: [
        { card: 'archangel', id: 'h5' },
        { card: 'filler', id: 'h6' },
        { card: 'assassin', id: 'h7' },
      ],
    })
    t.do('south', 'choose h6', 'choose h7')
    expect(t.pile('south', 'hand')).toEqual(['archangel'])
  })

  test('SS-MINER-4 SS-EX-20 SS-RULING-62 Vision: the dearest of the cards seen is discarded, the rest goes to the bottom', () => {
    const t = miner(card('eye', { action: [{ do: 'vision', amount: 3 }] }), {
      resources: ['gutter-imp', 'archangel', 'assassin', 'filler'],
    })
    expect(t.pile('south', 'casualties')[0]).toBe('archangel')
    expect(t.pile('south', 'resources')).toEqual(['filler', 'gutter-imp', 'assassin'])
    const tie = miner(card('eye', { action: [{ do: 'vision', amount: 2 }] }), {
      resources: ['archangel', 'archangel', 'filler'],
    })
    expect(tie.legal('south')).toHaveLength(2)
  })

  test('SS-MINER-5 SS-EX-20 Shoot uses the boss’s Aim: 0 without stolen Aim cards', () => {
    const shot = card('bow', { action: [{ do: 'shoot' }] })
    expect(hits(miner(shot))).toEqual([])
    const t = bossTurn(
      { hand: [spell('wake', 0, [{ do: 'turn-against' }])], track: { top: 'avalanche-engine' } },
      { casualties: [shot] },
      'action',
    )
    t.pass()
    expect(hits(t)).toEqual([3])
  })

  test('SS-MINER-6 SS-EX-20 what cannot clearly be turned is ignored in the easy mode, the default', () => {
    const t = miner(
      card('levy', { action: [{ do: 'recruit', what: { of: 'casualties', side: 'own', take: { top: 1 } } }] }),
      { supporters: 1 },
    )
    expect(t.pile('south', 'supporters')).toHaveLength(1)
    expect(t.events.some(event => event.kind === 'boss-reasoned' && event.why === 'miner-ignores-action')).toBe(true)
  })

  test('SS-MINER-7 SS-EX-21 hard mode: gaining a Supporter becomes losing one', () => {
    const t = miner(
      card('levy', { action: [{ do: 'recruit', what: { of: 'casualties', side: 'own', take: { top: 1 } } }] }),
      { supporters: [{ card: 'archangel', id: 's9' }] },
      { ...QUIET, miner: 'hard' },
    )
    expect(t.pile('south', 'supporters')).toEqual([])
    expect(t.pile('south', 'casualties')[0]).toBe('archangel')
  })

  test('SS-RULING-62 an empty pile: nothing; in a player’s hands it turns on that player, or on the boss by option', () => {
    const empty = bossTurn({ hand: [spell('wake', 0, [{ do: 'turn-against' }])] }, {}, 'action')
    empty.pass()
    expect(empty.count('boss-reasoned')).toBeGreaterThan(0)
    expect(hits(empty)).toEqual([])
    const own = (options: object) => {
      const t = mine(
        {
          hand: [card('wake', { id: 'h1', action: [{ do: 'turn-against' }] })],
          casualties: [card('saint', { action: [{ do: 'heal', amount: 3 }] })],
        },
        { life: 20, casualties: [card('saint', { action: [{ do: 'heal', amount: 3 }] })] },
        { ...QUIET, ...options },
      )
      t.do('south', 'play h1 action')
      return [t.pile('south', 'resources').length, t.state.boss!.life]
    }
    expect(own({})).toEqual([17, 20])
    expect(own({ minerMirrored: true })).toEqual([20, 17])
  })

  test('SS-RULING-62 SS-MINER-1 in a game without a boss it is the opponent who turns the action', () => {
    const duel = (options: object) => {
      const thief = card('thief', { action: [{ do: 'steal', amount: 1 }] })
      const t = at(
        {
          turn: 'south',
          north: { resources: 9, casualties: [thief], hand: ['archangel'] },
          south: { hand: [card('wake', { id: 'h1', action: [{ do: 'turn-against' }] }), 'tengu'], casualties: [thief] },
        },
        options,
      )
      t.do('south', 'play h1 action')
      t.pass()
      return { north: t.pile('north', 'hand'), south: t.pile('south', 'hand') }
    }
    expect(duel({})).toEqual({ north: ['archangel', 'tengu'], south: [] })
    expect(duel({ minerMirrored: true })).toEqual({ north: [], south: ['tengu', 'archangel'] })
  })

  test('SS-RULING-62 SS-MINER-4 mirrored, a Vision costs the boss the dearest of the cards seen', () => {
    const t = mine(
      { hand: [card('wake', { id: 'h1', action: [{ do: 'turn-against' }] })] },
      {
        resources: [card('cheap', { cost: 1 }), card('dear', { cost: 6 }), 'filler'],
        casualties: [card('seer', { action: [{ do: 'vision', amount: 2 }] })],
      },
      { ...QUIET, minerMirrored: true },
    )
    t.do('south', 'play h1 action')
    expect(t.pile('boss', 'casualties')).toEqual(['dear', 'seer'])
    expect(t.pile('boss', 'resources')).toEqual(['filler', 'cheap'])
    expect(t.pile('south', 'resources')).toHaveLength(20)
  })

  test('SS-RULING-72 SS-RULING-62 an Awakened Miner that finds an empty pile does not act', () => {
    const wall = { track: { deployment: beast('wall', 0, 9) } }
    const t = bossTurn({ track: { top: 'awakened-miner' } }, wall, 'advance')
    expect(t.count('storm-action-skipped')).toBe(1)
    expect(t.count('link-added')).toBe(0)
    const supporters = [1, 2, 3, 4].map(() => 'filler')
    const unpaid = mine({ hand: [{ card: 'awakened-miner', id: 'h1' }], supporters })
    expect(unpaid.no('south', 'play h1 action')).toBe('action-does-nothing SS-RULING-72')
  })
})
