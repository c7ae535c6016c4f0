import { expect } from 'vitest'
import { base, card, F, fill, solo, table } from './table.ts'

card('frontier-levy', 'SS-KW-RESET-1 SS-RULING-83', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'frontier-levy' } }, south: { supporters: [F] } })
    t.next('north')
    t.order('support')
    expect(t.supporters('south')).toEqual([`${F} committed held`])
  },
  not: () => {
    const t = table({ north: { hand: ['frontier-levy'], supporters: [F] } })
    expect(t.can('north', 'action', 'frontier-levy')).toBe(false)
  },
  edge: () => {
    // Ready again and usable in the same turn.
    const t = table({
      north: {
        hand: ['frontier-levy', 'repeater-crossbow'],
        supporters: [{ card: F, ready: false }],
        track: { top: 'repeater-crossbow' },
      },
    })
    expect(t.can('north', 'action', 'repeater-crossbow')).toBe(true)
    t.play('north', 'frontier-levy')
    expect(t.supporters('north')).toEqual([F])
    t.play('north', 'repeater-crossbow')
    expect(t.resources('south')).toBe(19)
    expect(t.hand('north')).toEqual([])
  },
})

card('supply-mule', 'SS-CONF-1 SS-RULING-23', {
  works: () => {
    const t = table({
      north: {
        hand: ['supply-mule'],
        supporters: [
          { card: F, ready: false },
          { card: F, ready: false },
          { card: F, ready: false },
        ],
      },
    })
    t.play('north', 'supply-mule')
    t.aim(F, F)
    expect(t.supporters('north').filter(one => one === F).length).toBe(2)
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { track: { middle: 'supply-mule' }, supporters: [F] },
      south: { hand: ['turncoat-recruiter', ...fill(3)] },
    })
    expect(t.can('south', 'action', 'turncoat-recruiter')).toBe(false)
  },
  edge: () => {
    // An unrestricted Kill may take the mule, but not what it guards.
    const t = table({
      turn: 'south',
      north: { track: { middle: 'supply-mule' }, supporters: ['archangel'] },
      south: { hand: ['siege-fiend', ...fill(3)] },
    })
    t.play('south', 'siege-fiend')
    t.aim('supply-mule')
    expect(t.supporters('north')).toEqual(['archangel'])
    expect(t.casualties('north')).toEqual(['supply-mule'])
  },
})

card('repeater-crossbow', 'SS-MINER-5 SS-STORM-11', {
  works: () => {
    const t = table({
      north: { hand: ['repeater-crossbow', F], track: { top: 'repeater-crossbow', middle: 'icebound-arbalest' } },
    })
    t.play('north', 'repeater-crossbow')
    expect(t.resources('south')).toBe(17)
  },
  not: () => {
    // Aim on the opponent's side is not yours, and a Supporter aims at nothing.
    const t = table({
      north: { hand: ['repeater-crossbow', F], supporters: ['repeater-crossbow'] },
      south: { track: { top: 'repeater-crossbow' } },
    })
    if (t.can('north', 'action', 'repeater-crossbow')) t.play('north', 'repeater-crossbow')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    // A storming creature is still in play: its own Aim counts for its own Shoot.
    const t = table({ step: 'draw', north: { track: { top: 'repeater-crossbow' } } })
    t.storm()
    expect(t.resources('south')).toBe(20 - base('repeater-crossbow').att - 1)
  },
})

card('frostmarch-pike', 'SS-HOLD-4 SS-TURN-END-1', {
  works: () => {
    const t = table({ north: { frontline: 'frostmarch-pike' } })
    expect(t.def('frostmarch-pike')).toBe(base('frostmarch-pike').def + 2)
  },
  not: () => {
    const t = table({ north: { track: { deployment: 'frostmarch-pike' } } })
    expect(t.def('frostmarch-pike')).toBe(base('frostmarch-pike').def)
  },
  edge: () => {
    const t = table({
      north: { hand: ['frostmarch-pike', F] },
      south: { track: { middle: { design: 'brute', att: 5 } } },
    })
    t.play('north', 'frostmarch-pike')
    t.aim('brute')
    t.endTurn()
    expect(t.att('brute')).toBe(3)
    // Over when north's next turn begins.
    t.endTurn()
    expect(t.state.turn.active).toEqual(['north'])
    expect(t.att('brute')).toBe(5)
  },
})

card('assassin', 'SS-EX-12 SS-SUB-2 SS-KW-KILL-1', {
  works: () => {
    const t = table({ north: { hand: fill(2), track: { middle: 'assassin' } }, south: { supporters: ['archangel'] } })
    t.ability('north', 'assassin')
    t.aim('archangel')
    expect(t.casualties('south')).toEqual(['archangel'])
  },
  not: () => {
    const t = table({ north: { hand: ['assassin', ...fill(2)] }, south: { track: { middle: 'siege-fiend' } } })
    expect(t.can('north', 'action', 'assassin')).toBe(false)
  },
  edge: () => {
    for (const [before, after] of [
      [3, 2],
      [1, 1],
    ]) {
      const t = solo({ south: { hand: fill(2), track: { middle: 'assassin' } }, boss: { menace: before } })
      t.ability('south', 'assassin')
      expect(t.state.boss?.menace).toBe(after)
    }
  },
})

card('field-conscriptor', 'SS-SUP-3 SS-TURN-PREP-1', {
  works: () => {
    const t = table({ north: { hand: ['field-conscriptor', F, 'archangel'] } })
    t.play('north', 'field-conscriptor')
    // The cost lies in the Casualties first: its last card is the recruit.
    expect(t.supporters('north').length).toBe(1)
    expect(t.casualties('north')).toHaveLength(2)
  },
  not: () => {
    const t = table({
      turn: 'south',
      step: 'end',
      north: { track: { middle: 'field-conscriptor' }, supporters: [F] },
      south: { supporters: [F] },
    })
    t.next('south')
    expect(t.hand('north')).toEqual([])
  },
  edge: () => {
    const t = table({
      turn: 'south',
      step: 'end',
      north: { track: { middle: 'field-conscriptor' } },
      south: { supporters: [F] },
    })
    t.next('south')
    expect(t.hand('north')).toEqual([F])
  },
})

card('halvgard-smuggler', 'SS-KW-STEAL-1 SS-KW-OWN-1', {
  works: () => {
    const t = table({ north: { hand: ['halvgard-smuggler', ...fill(2)] }, south: { hand: ['gutter-imp'] } })
    t.play('north', 'halvgard-smuggler')
    expect(t.hand('north')).toEqual(['gutter-imp'])
    t.play('north', 'gutter-imp')
    expect(t.casualties('north')[0]).toBe('gutter-imp')
  },
  not: () => {
    const t = table({ north: { hand: ['halvgard-smuggler', ...fill(2)] } })
    expect(t.can('north', 'action', 'halvgard-smuggler')).toBe(false)
  },
  edge: () => {
    // A full hand: the stolen card goes to the thief's Casualties.
    const t = table({
      step: 'draw',
      north: { hand: fill(10), track: { top: 'halvgard-smuggler' } },
      south: { hand: ['archangel'] },
    })
    t.next('north')
    t.order('support')
    expect(t.hand('north').length).toBe(10)
    expect(t.casualties('north')).toEqual(['archangel'])
  },
})

card('icebound-arbalest', 'SS-SYN-2 SS-KW-DRAW-1', {
  works: () => {
    const t = table({ north: { hand: ['icebound-arbalest', ...fill(3)], track: { top: 'icebound-arbalest' } } })
    t.play('north', 'icebound-arbalest')
    expect(t.resources('south')).toBe(18)
    expect(t.hand('north')).toEqual([F])
  },
  not: () => {
    const t = table({ north: { hand: ['icebound-arbalest', ...fill(3)] } })
    t.play('north', 'icebound-arbalest')
    expect(t.resources('south')).toBe(20)
    expect(t.hand('north')).toEqual([F])
  },
  edge: () => {
    const t = table({ step: 'draw', north: { track: { top: 'icebound-arbalest' } } })
    t.storm()
    expect(t.resources('south')).toBe(20 - base('icebound-arbalest').att - 2)
  },
})

card('tax-marshal', 'SS-SUP-4 SS-PLAY-8', {
  works: () => {
    const t = table({
      north: { hand: ['tax-marshal', ...fill(3)] },
      south: { supporters: [F, { card: F, ready: false }] },
    })
    t.play('north', 'tax-marshal')
    expect(t.supporters('south')).toEqual([`${F} committed held`, `${F} committed held`])
    expect(t.hand('north')).toEqual([F])
  },
  not: () => {
    // Actions of the opponent cost what they cost.
    const t = table({
      turn: 'south',
      north: { track: { middle: 'tax-marshal' } },
      south: { hand: ['elven-longbow', F] },
    })
    expect(t.can('south', 'action', 'elven-longbow')).toBe(true)
  },
  edge: () => {
    const one = { turn: 'south', north: { track: { middle: 'tax-marshal' } } } as const
    const t = table({ ...one, south: { hand: [F], casualties: [F], track: { middle: 'hymn-chanter' } } })
    expect(t.can('south', 'ability', 'hymn-chanter')).toBe(false)
    const rich = table({ ...one, south: { hand: fill(2), track: { middle: 'hymn-chanter' } } })
    rich.ability('south', 'hymn-chanter')
    expect(rich.hand('south')).toEqual([])
  },
})

card('winter-chancellor', 'SS-RULING-83 SS-PAY-3', {
  works: () => {
    const t = table({
      north: {
        hand: ['elven-longbow'],
        track: { middle: 'winter-chancellor' },
        supporters: [F, F, F].map(one => ({ card: one, ready: false })),
      },
    })
    t.play('north', 'elven-longbow')
    expect(t.resources('south')).toBe(18)
  },
  not: () => {
    const t = table({
      north: {
        hand: ['elven-longbow'],
        track: { middle: 'winter-chancellor' },
        supporters: [F, F].map(one => ({ card: one, ready: false })),
      },
    })
    expect(t.can('north', 'action', 'elven-longbow')).toBe(false)
  },
  edge: () => {
    // Never below nothing.
    const t = table({
      north: {
        hand: ['gutter-imp'],
        track: { middle: 'winter-chancellor', top: 'winter-chancellor' },
        supporters: [F, F, F],
      },
    })
    t.play('north', 'gutter-imp')
    expect(t.supporters('north')).toEqual([F, F, F])
  },
})

card('purge-doctor', 'SS-EX-13 SS-SUB-4', {
  works: () => {
    const t = table({ north: { hand: ['purge-doctor', ...fill(4)] }, south: { supporters: [F, F, F] } })
    t.play('north', 'purge-doctor')
    expect(t.resources('south')).toBe(14)
  },
  not: () => {
    const t = table({ north: { hand: ['purge-doctor', ...fill(4)] } })
    if (t.can('north', 'action', 'purge-doctor')) t.play('north', 'purge-doctor')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    for (const [menace, lost] of [
      [5, 10],
      [1, 2],
    ] as const) {
      const t = solo({ south: { hand: ['purge-doctor', ...fill(4)] }, boss: { menace, life: 30 } })
      t.play('south', 'purge-doctor')
      expect(t.state.boss?.life).toBe(30 - lost)
    }
    const late = table({
      turn: 'south',
      step: 'draw',
      north: { track: { middle: 'purge-doctor' } },
      south: { track: { top: F } },
    })
    late.next('south')
    late.order('support')
    expect(late.supporters('south')).toEqual([`${F} committed`])
  },
})

card('grand-overlord-ikee', 'SS-EX-3 SS-RULING-20', {
  works: () => {
    const t = table({ north: { hand: ['grand-overlord-ikee', 'archangel', ...fill(4)] } })
    t.play('north', 'grand-overlord-ikee', 'action', ['archangel'])
    t.aim('archangel')
    expect(t.at('north', 'frontline')).toBe('archangel')
    expect(t.hand('north')).toEqual([])
  },
  not: () => {
    // Nothing left in hand to place.
    const t = table({ north: { hand: ['grand-overlord-ikee', ...fill(4)] } })
    expect(t.can('north', 'action', 'grand-overlord-ikee')).toBe(false)
  },
  edge: () => {
    // The own Frontline may be taken over; his passive reaches the Battle Zone only.
    const t = table({
      north: {
        hand: ['grand-overlord-ikee', 'archangel', ...fill(4)],
        frontline: 'gutter-imp',
        track: { middle: 'grand-overlord-ikee' },
      },
    })
    expect(t.def('gutter-imp')).toBe(base('gutter-imp').def + 2)
    t.play('north', 'grand-overlord-ikee', 'action', ['archangel'])
    t.aim('archangel')
    expect(t.casualties('north')).toContain('gutter-imp')
    expect(t.def('archangel')).toBe(base('archangel').def + 2)
    expect(t.def('grand-overlord-ikee')).toBe(base('grand-overlord-ikee').def)
  },
})

card('frost-dragon', 'SS-EX-14 SS-RULING-80 SS-SUB-5', {
  works: () => {
    const t = table({
      turn: 'south',
      step: 'draw',
      north: { track: { middle: 'frost-dragon' } },
      south: { hand: fill(2), track: { middle: F } },
    })
    t.next('south')
    t.pick('yes')
    if (t.prompt() === 'pay') t.pay()
    expect(t.at('south', 'top')).toBe(F)
    expect(t.hand('south')).toEqual([])
  },
  not: () => {
    const t = table({
      turn: 'south',
      step: 'draw',
      north: { track: { middle: 'frost-dragon' } },
      south: { hand: [F], track: { middle: F } },
    })
    t.next('south')
    t.aim('no')
    expect(t.at('south', 'middle')).toBe(F)
    expect(t.hand('south')).toEqual([F])
  },
  edge: () => {
    for (const [menace, place] of [
      [2, 'top'],
      [1, 'middle'],
    ] as const) {
      const t = solo({
        turn: 'south',
        step: 'end',
        south: { track: { middle: 'frost-dragon' } },
        boss: { menace, track: { middle: 'goblin-tank' }, resources: 20 },
      })
      t.next('south')
      expect(t.at('boss', place)).toBe('goblin-tank')
    }
  },
})

card('snowblind-scout', 'SS-KW-VISION-1', {
  works: () => {
    const t = table({ north: { hand: ['snowblind-scout'], resources: ['archangel', 'wardweaver', ...fill(3)] } })
    t.play('north', 'snowblind-scout')
    t.pick('wardweaver', 'top')
    expect(t.hand('north')).toEqual(['wardweaver'])
    expect(t.state.stocks.north?.resources[0]).toBe('archangel')
  },
  not: () => {
    const t = table({ north: { hand: ['repeater-crossbow', F], casualties: ['snowblind-scout'] } })
    if (t.can('north', 'action', 'repeater-crossbow')) t.play('north', 'repeater-crossbow')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    const t = table({ north: { hand: ['repeater-crossbow', F], frontline: 'snowblind-scout' } })
    t.play('north', 'repeater-crossbow')
    expect(t.resources('south')).toBe(19)
  },
})

card('sledge-runner', 'SS-ZONE-3 SS-RULING-83', {
  works: () => {
    const t = table({ north: { hand: ['sledge-runner', F], track: { deployment: F } } })
    t.play('north', 'sledge-runner')
    t.aim(F)
    expect(t.at('north', 'middle')).toBe(F)
    expect(t.at('north', 'deployment')).toBeUndefined()
  },
  not: () => {
    // The space in front is taken, and nothing leaves the top space this way.
    const t = table({ north: { hand: ['sledge-runner', F], track: { middle: F, top: F } } })
    if (t.can('north', 'action', 'sledge-runner')) {
      t.play('north', 'sledge-runner')
      t.aim(F)
    }
    expect([t.at('north', 'middle'), t.at('north', 'top')]).toEqual([F, F])
  },
  edge: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'sledge-runner' }, supporters: [{ card: F, ready: false }] },
    })
    t.next('north')
    t.order('support')
    expect(t.supporters('north')).toEqual([F, 'sledge-runner'])
  },
})

card('powder-alchemist', 'SS-KW-DMG-1 SS-TURN-END-1', {
  works: () => {
    const t = table({ north: { hand: ['powder-alchemist'], supporters: [F, F, F] } })
    t.play('north', 'powder-alchemist')
    expect(t.resources('south')).toBe(17)
  },
  not: () => {
    const t = table({ north: { hand: ['powder-alchemist', ...fill(2)] }, south: { supporters: [F, F] } })
    if (t.can('north', 'action', 'powder-alchemist')) t.play('north', 'powder-alchemist')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    const many = table({ north: { hand: ['powder-alchemist'], supporters: fill(7) } })
    many.play('north', 'powder-alchemist')
    expect(many.resources('south')).toBe(15)
    const t = table({
      north: {
        hand: ['repeater-crossbow', ...fill(3)],
        track: { middle: 'powder-alchemist', top: 'repeater-crossbow' },
      },
    })
    t.ability('north', 'powder-alchemist', 1, ['repeater-crossbow'])
    t.ability('north', 'powder-alchemist', 1, ['repeater-crossbow'])
    t.play('north', 'repeater-crossbow')
    expect(t.resources('south')).toBe(17)
  },
})

card('rime-witch', 'SS-TURN-ADV-1 SS-PLAY-5', {
  works: () => {
    const t = table({ north: { hand: ['rime-witch', ...fill(2)] }, south: { track: { middle: F } } })
    t.play('north', 'rime-witch')
    t.next('north', 2)
    t.next('south', 2)
    expect(t.at('south', 'middle')).toBe(F)
  },
  not: () => {
    // Only the next Advance step: after that the track moves again.
    const t = table({ north: { hand: ['rime-witch', ...fill(2)] }, south: { track: { middle: F } } })
    t.play('north', 'rime-witch')
    t.endTurn()
    t.endTurn()
    t.endTurn()
    t.next('south', 2)
    expect(t.at('south', 'top')).toBe(F)
  },
  edge: () => {
    const t = table({
      north: { track: { middle: 'rime-witch' } },
      south: { track: { middle: { design: 'pup', att: 0 } }, frontline: { design: 'wall', att: 2 } },
    })
    expect(t.att('pup')).toBe(0)
    expect(t.att('wall')).toBe(2)
  },
})

card('turncoat-recruiter', 'SS-SUB-3 SS-RULING-50 SS-RULING-83', {
  works: () => {
    const t = table({
      north: { hand: ['turncoat-recruiter', ...fill(3)] },
      south: { supporters: [{ card: 'archangel', ready: false }] },
    })
    t.play('north', 'turncoat-recruiter')
    t.aim('archangel')
    expect(t.supporters('north')).toEqual(['archangel'])
    expect(t.supporters('south')).toEqual([])
  },
  not: () => {
    const t = table({ north: { hand: ['turncoat-recruiter', ...fill(3)] } })
    expect(t.can('north', 'action', 'turncoat-recruiter')).toBe(false)
  },
  edge: () => {
    // Against a boss at level 1 the card is still taken.
    const t = solo({
      south: { hand: ['turncoat-recruiter', ...fill(3)] },
      boss: { menace: 1, casualties: ['goblin-tank', 'goblin-archer'] },
    })
    t.play('south', 'turncoat-recruiter')
    expect(t.state.boss?.menace).toBe(1)
    expect(t.supporters('south')).toEqual(['goblin-tank'])
    const killer = table({
      north: { hand: fill(2), track: { middle: 'turncoat-recruiter', top: 'assassin' } },
      south: { supporters: [F] },
    })
    killer.ability('north', 'assassin')
    expect(killer.hand('north')).toEqual([F])
  },
})

card('spymaster-of-the-white-court', 'SS-RULING-33 SS-CHAIN-10', {
  works: () => {
    const t = table({
      north: { hand: ['spymaster-of-the-white-court', ...fill(3)] },
      south: { hand: ['archangel', F] },
    })
    t.play('north', 'spymaster-of-the-white-court')
    expect(t.actor()).toBe('north')
    t.pick('archangel')
    expect(t.casualties('south')).toEqual(['archangel'])
  },
  not: () => {
    const t = table({ north: { hand: fill(4), track: { middle: 'spymaster-of-the-white-court' } } })
    expect(t.can('north', 'ability', 'spymaster-of-the-white-court')).toBe(false)
  },
  edge: () => {
    const t = table({
      turn: 'south',
      north: { hand: fill(3), track: { middle: 'spymaster-of-the-white-court' } },
      south: { hand: ['elven-longbow', F] },
    })
    t.byHand()
    t.play('south', 'elven-longbow')
    t.ability('north', 'spymaster-of-the-white-court')
    t.aim('elven-longbow')
    t.resolve()
    expect(t.resources('north')).toBe(20)
  },
})

card('glacier-mammoth', 'SS-ZONE-4 SS-KW-KILL-1', {
  works: () => {
    const t = table({
      north: { hand: ['glacier-mammoth', ...fill(5)] },
      south: { track: { deployment: 'gutter-imp', middle: 'ash-hound' } },
    })
    t.play('north', 'glacier-mammoth')
    expect(t.field('south')).toEqual(['ash-hound'])
  },
  not: () => {
    const t = table({ north: { hand: ['glacier-mammoth', ...fill(5)] }, south: { track: { middle: 'ash-hound' } } })
    expect(t.can('north', 'action', 'glacier-mammoth')).toBe(false)
  },
  edge: () => {
    const t = table({
      north: { track: { middle: 'glacier-mammoth' } },
      south: { track: { deployment: { design: 'guard', def: 3 }, middle: { design: 'rear', def: 3 } } },
    })
    expect(t.def('guard')).toBe(2)
    expect(t.def('rear')).toBe(3)
  },
})

card('avalanche-engine', 'SS-SYN-2 SS-KW-DMG-1', {
  works: () => {
    const t = table({ north: { hand: ['avalanche-engine', ...fill(6)], track: { top: 'avalanche-engine' } } })
    t.play('north', 'avalanche-engine')
    expect(t.resources('south')).toBe(14)
  },
  not: () => {
    const t = table({ north: { hand: ['avalanche-engine', ...fill(6)] } })
    if (t.can('north', 'action', 'avalanche-engine')) t.play('north', 'avalanche-engine')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    // Two separate damages: a cap of 3 meets each of them.
    const t = table({
      north: {
        hand: ['avalanche-engine', ...fill(6)],
        track: { top: 'avalanche-engine', middle: 'icebound-arbalest' },
      },
      south: { track: { middle: 'the-unsleeping-choir' } },
    })
    t.play('north', 'avalanche-engine')
    expect(t.resources('south')).toBe(14)
  },
})

card('the-iron-tsarina', 'SS-TURN-PREP-1 SS-SUB-3', {
  works: () => {
    const t = table({
      turn: 'south',
      step: 'end',
      north: { track: { middle: 'the-iron-tsarina' }, resources: ['archangel', ...fill(5)] },
    })
    t.next('south')
    t.pick('yes')
    expect(t.supporters('north')).toEqual(['archangel'])
  },
  not: () => {
    const t = table({ turn: 'south', step: 'end', north: { track: { middle: 'the-iron-tsarina' } } })
    t.next('south')
    t.pick('no')
    expect(t.supporters('north')).toEqual([])
    expect(t.resources('north')).toBe(20)
  },
  edge: () => {
    // Two are wanted, one is there.
    const t = table({ north: { hand: ['the-iron-tsarina', ...fill(6)] }, south: { supporters: [F] } })
    t.play('north', 'the-iron-tsarina')
    t.aim(F)
    expect(t.supporters('north')).toEqual([F])
  },
})
