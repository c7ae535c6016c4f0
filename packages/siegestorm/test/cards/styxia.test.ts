import { expect } from 'vitest'
import { base, card, F, fill, solo, table } from './table.ts'

card('gutter-imp', 'SS-KW-DMG-1 SS-RULING-78', {
  works: () => {
    const t = table({ north: { hand: ['siege-fiend', ...fill(3)] }, south: { track: { middle: 'gutter-imp' } } })
    t.play('north', 'siege-fiend')
    t.aim('gutter-imp')
    expect(t.resources('north')).toBe(19)
    expect(t.resources('south')).toBe(20)
  },
  not: () => {
    const t = table({ north: { hand: ['griffon-courier', ...fill(2)] }, south: { track: { middle: 'gutter-imp' } } })
    t.play('north', 'griffon-courier')
    t.aim('gutter-imp')
    expect(t.resources('north')).toBe(20)
  },
  edge: () => {
    // Sacrificed is killed: the price itself hurts.
    const t = table({ north: { hand: ['shambling-conscript'], track: { middle: 'gutter-imp' } } })
    t.play('north', 'shambling-conscript')
    t.aim('gutter-imp')
    if (t.prompt() !== 'turn') t.done()
    expect(t.resources('south')).toBe(19)
  },
})

card('shambling-conscript', 'SS-SYN-1 SS-RULING-64 SS-CONF-2', {
  works: () => {
    const t = table({ north: { hand: ['shambling-conscript'], track: { middle: F } } })
    t.play('north', 'shambling-conscript')
    t.aim(F)
    expect(t.hand('north')).toEqual([F, F])
    expect(t.casualties('north')).toEqual(['shambling-conscript', F])
  },
  not: () => {
    // No Ally, no price, no cards: an action that can do nothing is refused.
    const t = table({ north: { hand: ['shambling-conscript'] } })
    expect(t.can('north', 'action', 'shambling-conscript')).toBe(false)
  },
  edge: () => {
    const t = table({
      north: { hand: ['shambling-conscript'], track: { middle: 'shambling-conscript' }, resources: fill(5) },
    })
    t.play('north', 'shambling-conscript')
    t.aim('shambling-conscript')
    expect(t.state.stocks.north?.resources.at(-1)).toBe('shambling-conscript')
    expect(t.hand('north')).toEqual([F, F])
  },
})

card('ash-hound', 'SS-SYN-2 SS-ZONE-4', {
  works: () => {
    const t = table({ north: { hand: ['ash-hound', F] } })
    t.play('north', 'ash-hound')
    const dealt = 20 - t.resources('south')
    expect(dealt).toBeGreaterThan(1)
    expect(t.resources('north')).toBe(19)
  },
  not: () => {
    const t = table({ north: { track: { middle: 'ash-hound' } }, south: { track: { deployment: F } } })
    expect(t.att('ash-hound')).toBe(base('ash-hound').att)
  },
  edge: () => {
    const t = table({ north: { track: { middle: 'ash-hound' } }, south: { track: { middle: F } } })
    expect(t.att('ash-hound')).toBe(base('ash-hound').att + 1)
  },
})

card('whip-overseer', 'SS-KW-DISCARD-1 SS-PLAY-6 SS-RULING-36', {
  works: () => {
    const t = table({ north: { hand: ['whip-overseer', F] }, south: { hand: ['archangel'] } })
    t.play('north', 'whip-overseer')
    expect(t.casualties('south')).toEqual(['archangel'])
  },
  not: () => {
    // Never himself: with no other creature on the track there is nothing to give up.
    const t = table({ north: { track: { middle: 'whip-overseer' }, frontline: F } })
    expect(t.can('north', 'ability', 'whip-overseer')).toBe(false)
  },
  edge: () => {
    const t = table({ north: { track: { middle: 'whip-overseer', top: F } } })
    t.ability('north', 'whip-overseer')
    t.aim(F)
    expect(t.resources('south')).toBe(18)
    expect(t.casualties('north')).toEqual([F])
  },
})

card('bone-chirurgeon', 'SS-SYN-1 SS-EX-7 SS-KW-KILL-2', {
  works: () => {
    const t = table({
      north: { hand: ['bone-chirurgeon', ...fill(2)], track: { middle: F } },
      south: { supporters: ['archangel'] },
    })
    t.play('north', 'bone-chirurgeon')
    t.aim(F)
    t.aim('archangel')
    expect(t.casualties('south')).toEqual(['archangel'])
  },
  not: () => {
    const t = table({ north: { hand: ['bone-chirurgeon', ...fill(2)] }, south: { track: { middle: 'gutter-imp' } } })
    expect(t.can('north', 'action', 'bone-chirurgeon')).toBe(false)
  },
  edge: () => {
    // An Ally sacrificed is killed, so the passive draws.
    const t = table({ north: { track: { middle: 'bone-chirurgeon', top: F, deployment: 'whip-overseer' } } })
    t.ability('north', 'whip-overseer')
    t.aim(F)
    expect(t.hand('north')).toEqual([F])
  },
})

card('thought-leech', 'SS-KW-DISCARD-1 SS-RULING-33', {
  works: () => {
    const t = table({
      north: { hand: ['thought-leech', ...fill(2)], track: { middle: 'thought-leech' } },
      south: { hand: fill(3) },
    })
    t.play('north', 'thought-leech')
    expect(t.hand('south')).toEqual([F])
    expect(t.resources('south')).toBe(18)
  },
  not: () => {
    // What the opponent pays with he was not made to discard.
    const t = table({
      turn: 'south',
      north: { track: { middle: 'thought-leech' } },
      south: { hand: ['elven-longbow', F] },
    })
    t.play('south', 'elven-longbow')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    const t = table({
      north: { hand: ['thought-leech', ...fill(2)], track: { middle: 'thought-leech' } },
      south: { hand: [F] },
    })
    t.play('north', 'thought-leech')
    expect(t.resources('south')).toBe(19)
  },
})

card('grave-robber', 'SS-KW-RAISE-1 SS-KW-OWN-1', {
  works: () => {
    const t = table({ north: { hand: ['grave-robber', F] }, south: { casualties: ['archangel', F] } })
    t.play('north', 'grave-robber')
    expect(t.hand('north')).toEqual(['archangel'])
    expect(t.casualties('south')).toEqual([F])
  },
  not: () => {
    const t = table({ north: { hand: ['grave-robber', F] } })
    expect(t.can('north', 'action', 'grave-robber')).toBe(false)
  },
  edge: () => {
    // Two Enemies die at once: once per turn.
    const t = table({
      north: { hand: ['molgrath-the-hollow-star', ...fill(7)], track: { middle: 'grave-robber' } },
      south: { track: { middle: 'shieldsister', top: 'wardweaver' } },
    })
    t.play('north', 'molgrath-the-hollow-star')
    expect(t.hand('north').length).toBe(1)
    expect(t.casualties('south').length).toBe(1)
  },
})

card('siege-fiend', 'SS-KW-KILL-2 SS-RULING-22', {
  works: () => {
    const t = table({
      north: { hand: ['siege-fiend', ...fill(3)], track: { middle: F } },
      south: { frontline: 'gutter-imp', supporters: ['archangel'] },
    })
    t.play('north', 'siege-fiend')
    expect([...t.choices()].sort()).toEqual(['archangel', F, 'gutter-imp'].sort())
    t.pick('gutter-imp')
    expect(t.casualties('south')).toEqual(['gutter-imp'])
  },
  not: () => {
    const t = table({ north: { hand: ['siege-fiend', ...fill(3)] } })
    expect(t.can('north', 'action', 'siege-fiend')).toBe(false)
  },
  edge: () => {
    const t = table({
      north: { track: { middle: 'siege-fiend' } },
      south: { frontline: { design: 'wall', def: 5 }, track: { deployment: { design: 'guard', def: 5 } } },
    })
    expect(t.def('wall')).toBe(3)
    expect(t.def('guard')).toBe(5)
  },
})

card('pact-broker', 'SS-SYN-2 SS-EX-8', {
  works: () => {
    const t = table({
      north: { hand: ['pact-broker', ...fill(2)], track: { middle: F } },
      south: { track: { middle: 'gutter-imp' } },
    })
    t.play('north', 'pact-broker')
    t.aim('gutter-imp')
    t.aim(F)
    expect(t.casualties('south')).toEqual(['gutter-imp'])
    expect(t.field('north')).toEqual([])
  },
  not: () => {
    const t = table({ north: { track: { middle: 'pact-broker' } } })
    expect(t.can('north', 'ability', 'pact-broker')).toBe(false)
  },
  edge: () => {
    // No creature to sacrifice: the Kill happens all the same.
    const t = table({ north: { hand: ['pact-broker', ...fill(2)] }, south: { track: { middle: 'gutter-imp' } } })
    t.play('north', 'pact-broker')
    t.aim('gutter-imp')
    expect(t.casualties('south')).toEqual(['gutter-imp'])
  },
})

card('executioner-of-the-pit', 'SS-KW-DESTROY-1 SS-PLAY-5', {
  works: () => {
    const t = table({
      north: { hand: ['executioner-of-the-pit', ...fill(4)] },
      south: { track: { middle: 'archangel' } },
    })
    t.play('north', 'executioner-of-the-pit')
    t.aim('archangel')
    expect(t.casualties('south')).toEqual([])
    expect(t.state.destroyed.map(one => one.design)).toEqual(['archangel'])
  },
  not: () => {
    // A Supporter is no creature.
    const t = table({ north: { hand: ['executioner-of-the-pit', ...fill(4)] }, south: { supporters: ['archangel'] } })
    expect(t.can('north', 'action', 'executioner-of-the-pit')).toBe(false)
  },
  edge: () => {
    const t = table({
      north: { track: { middle: 'executioner-of-the-pit', top: 'executioner-of-the-pit' } },
      south: { track: { deployment: { design: 'guard', def: 3 } } },
    })
    expect(t.def('guard')).toBe(1)
  },
})

card('ashen-gatekeeper', 'SS-CONF-1 SS-HOLD-1', {
  works: () => {
    const t = table({
      north: { hand: ['ashen-gatekeeper', ...fill(4)], frontline: F },
      south: { frontline: 'gutter-imp', nml: 'ash-hound' },
    })
    t.play('north', 'ashen-gatekeeper')
    expect([...t.field('north'), ...t.field('south')]).toEqual([])
  },
  not: () => {
    const t = table({
      turn: 'south',
      step: 'draw',
      north: { track: { middle: 'ashen-gatekeeper' } },
      south: { track: { top: F } },
    })
    t.next('south')
    expect(() => t.order('frontline')).toThrow(/hold-ground-forbidden/)
    t.order('support')
    expect(t.supporters('south')).toEqual([F])
  },
  edge: () => {
    // Her own side may hold.
    const t = table({ step: 'draw', north: { track: { middle: 'ashen-gatekeeper', top: F } } })
    t.next('north')
    t.order('frontline')
    expect(t.at('north', 'frontline')).toBe(F)
  },
})

card('the-tallow-queen', 'SS-TURN-PREP-1 SS-RULING-33', {
  works: () => {
    const t = table({
      turn: 'south',
      step: 'end',
      north: { track: { middle: 'the-tallow-queen' } },
      south: { hand: ['archangel', F] },
    })
    t.next('south')
    expect(t.actor()).toBe('south')
    t.pick(F)
    expect(t.hand('south')).toEqual(['archangel'])
  },
  not: () => {
    // The opponent's Prepare step is not hers.
    const t = table({ step: 'end', north: { track: { middle: 'the-tallow-queen' } }, south: { hand: [F] } })
    t.next('north')
    expect(t.hand('south')).toEqual([F])
  },
  edge: () => {
    const t = table({ north: { hand: ['the-tallow-queen', ...fill(5)] }, south: { hand: fill(2) } })
    t.play('north', 'the-tallow-queen')
    expect(t.hand('south')).toEqual([])
  },
})

card('balgoroth-eater-of-names', 'SS-KW-DESTROY-1 SS-PVB-7', {
  works: () => {
    const t = table({ north: { hand: ['balgoroth-eater-of-names', ...fill(6)] }, south: { casualties: fill(4) } })
    t.play('north', 'balgoroth-eater-of-names')
    expect(t.state.destroyed.length).toBe(4)
    expect(t.casualties('south').length).toBe(3)
  },
  not: () => {
    // Never the Reserves of a boss.
    const t = solo({
      south: { hand: ['balgoroth-eater-of-names', ...fill(6)] },
      boss: { casualties: ['goblin-tank'], reserve: ['goblin-archer'] },
    })
    t.play('south', 'balgoroth-eater-of-names')
    expect(t.state.boss?.reserve.length).toBe(1)
    expect(t.state.destroyed.map(one => one.design)).toEqual(['goblin-tank'])
  },
  edge: () => {
    const t = table({ north: { track: { top: 'balgoroth-eater-of-names', middle: F } } })
    t.ability('north', 'balgoroth-eater-of-names')
    t.aim(F)
    expect(t.att('balgoroth-eater-of-names')).toBe(base('balgoroth-eater-of-names').att + 3)
    expect(t.can('north', 'ability', 'balgoroth-eater-of-names')).toBe(false)
  },
})

card('carrion-swarm', 'SS-KW-DESTROY-1 SS-KW-KILL-1', {
  works: () => {
    const t = table({ north: { hand: ['carrion-swarm'] }, south: { casualties: ['archangel', 'wardweaver', F] } })
    t.play('north', 'carrion-swarm')
    expect(t.state.destroyed.map(one => one.design).sort()).toEqual(['archangel', 'wardweaver'])
    expect(t.casualties('south')).toEqual([F])
  },
  not: () => {
    const t = table({ north: { hand: ['carrion-swarm'] } })
    expect(t.can('north', 'action', 'carrion-swarm')).toBe(false)
  },
  edge: () => {
    // Killed on the opponent's turn: its own opponent discards, and chooses.
    const t = table({
      north: { hand: ['siege-fiend', 'archangel', ...fill(4)] },
      south: { track: { middle: 'carrion-swarm' } },
    })
    t.play('north', 'siege-fiend', 'action', ['archangel'])
    t.aim('carrion-swarm')
    expect(t.actor()).toBe('north')
    t.pick(F)
    expect(t.hand('north')).toContain('archangel')
  },
})

card('branded-thrall', 'SS-RULING-74', {
  works: () => {
    const t = table({ north: { hand: ['branded-thrall'] } })
    t.play('north', 'branded-thrall', 'creature')
    expect(t.resources('north')).toBe(19)
    expect(t.at('north', 'deployment')).toBe('branded-thrall')
  },
  not: () => {
    // Placed is not deployed.
    const t = table({ north: { hand: ['grand-overlord-ikee', 'branded-thrall', ...fill(4)] } })
    t.play('north', 'grand-overlord-ikee', 'action', ['branded-thrall'])
    t.aim('branded-thrall')
    expect(t.at('north', 'frontline')).toBe('branded-thrall')
    expect(t.resources('north')).toBe(20)
  },
  edge: () => {
    const t = table({ north: { hand: ['branded-thrall'], track: { top: F } } })
    t.play('north', 'branded-thrall')
    t.aim(F)
    expect(t.att(F)).toBe(3)
  },
})

card('hexwright', 'SS-CHAIN-10 SS-RULING-63', {
  works: () => {
    const t = table({ north: { hand: ['elven-longbow', F] }, south: { hand: ['hexwright', F] } })
    t.byHand()
    t.play('north', 'elven-longbow')
    t.play('south', 'hexwright')
    t.aim('elven-longbow')
    t.resolve()
    // Two for the price of its own text, none from the Longbow.
    expect(t.resources('south')).toBe(18)
  },
  not: () => {
    const t = table({ north: { hand: [F], track: { middle: 'hexwright' } } })
    expect(t.can('north', 'ability', 'hexwright')).toBe(false)
  },
  edge: () => {
    const t = table({
      north: { hand: [F], track: { middle: 'hexwright' } },
      south: { track: { middle: { design: 'pup', att: 1 } } },
    })
    t.ability('north', 'hexwright')
    t.aim('pup')
    expect(t.att('pup')).toBe(0)
    t.next('north', 2)
    expect(t.att('pup')).toBe(0)
  },
})

card('plague-bellman', 'SS-SUP-1 SS-KW-KILL-1', {
  works: () => {
    const t = table({
      north: { hand: ['plague-bellman', ...fill(2)], track: { middle: 'gutter-imp' } },
      south: { track: { middle: 'shieldsister', top: 'wardweaver' } },
    })
    t.play('north', 'plague-bellman')
    expect(t.field('north')).toEqual([])
    expect(t.field('south')).toEqual(['wardweaver'])
  },
  not: () => {
    // Only the tracks: a cost-0 creature on the Battle Zone lives.
    const t = table({ north: { hand: ['plague-bellman', ...fill(2)] }, south: { frontline: 'shieldsister' } })
    expect(t.can('north', 'action', 'plague-bellman')).toBe(false)
  },
  edge: () => {
    const t = table({
      turn: 'south',
      step: 'draw',
      north: { track: { middle: 'plague-bellman' } },
      south: { track: { top: F } },
    })
    t.next('south')
    t.order('support')
    expect(t.resources('south')).toBe(19)
    expect(t.supporters('south')).toEqual([F])
  },
})

card('oathbreaker-knight', 'SS-KW-SACRIFICE-1 SS-PVB-6', {
  works: () => {
    const t = table({
      north: { hand: ['oathbreaker-knight', ...fill(2)] },
      south: { track: { middle: 'archangel', top: F } },
    })
    t.play('north', 'oathbreaker-knight')
    expect(t.actor()).toBe('south')
    t.pick(F)
    expect(t.field('south')).toEqual(['archangel'])
  },
  not: () => {
    // Without an Ally to give up it goes the way of all stormers.
    const t = table({ step: 'draw', north: { track: { top: 'oathbreaker-knight' } } })
    t.storm()
    expect(t.casualties('north')).toEqual(['oathbreaker-knight'])
  },
  edge: () => {
    const t = table({ step: 'draw', north: { track: { top: 'oathbreaker-knight', middle: F } } })
    t.storm()
    t.pick(F)
    expect(t.hand('north')).toEqual(['oathbreaker-knight'])
    expect(t.casualties('north')).toEqual([F])
  },
})

card('lich-quartermaster', 'SS-RULING-64 SS-KW-SACRIFICE-1', {
  works: () => {
    const t = table({
      north: { hand: [F], track: { top: 'lich-quartermaster', middle: 'whip-overseer', deployment: 'gutter-imp' } },
    })
    t.ability('north', 'whip-overseer')
    t.aim('gutter-imp')
    t.pick('yes')
    if (t.prompt() === 'pay') t.pay()
    expect(t.supporters('north')).toEqual(['gutter-imp'])
    expect(t.casualties('north')).toEqual([F])
  },
  not: () => {
    // Killed by the enemy is not sacrificed.
    const t = table({
      turn: 'south',
      north: { hand: [F], track: { top: 'lich-quartermaster', middle: 'gutter-imp' } },
      south: { hand: ['siege-fiend', ...fill(3)] },
    })
    t.play('south', 'siege-fiend')
    t.pick('gutter-imp')
    expect(t.supporters('north')).toEqual([])
    expect(t.prompt()).toBe('turn')
  },
  edge: () => {
    const t = table({ north: { hand: ['lich-quartermaster', ...fill(3)], casualties: ['archangel'] } })
    t.play('north', 'lich-quartermaster')
    expect(t.hand('north').length).toBe(2)
    expect(t.casualties('north')).toEqual(['lich-quartermaster', F, 'archangel'])
  },
})

card('two-throated-hound', 'SS-STORM-12 SS-STORM-13', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'two-throated-hound' } } })
    t.storm()
    expect(t.resources('south')).toBe(20 - 2 * base('two-throated-hound').att)
  },
  not: () => {
    // The Enemy it kills is on the track: the Battle Zone is out of its action's reach.
    const t = table({ north: { hand: ['two-throated-hound', ...fill(4)] }, south: { frontline: F } })
    expect(t.can('north', 'action', 'two-throated-hound')).toBe(false)
  },
  edge: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'two-throated-hound' } },
      south: { frontline: 'gutter-imp' },
    })
    t.storm()
    t.pick('gutter-imp')
    expect(t.resources('south')).toBe(20 - base('two-throated-hound').att)
    expect(t.casualties('south')).toContain('gutter-imp')
  },
})

card('the-debt-collector', 'SS-KW-STEAL-1 SS-RULING-81', {
  works: () => {
    const t = table({
      turn: 'south',
      north: { track: { middle: 'the-debt-collector' } },
      south: { hand: ['keeper-of-ten-thousand-scrolls', ...fill(3)] },
    })
    t.play('south', 'keeper-of-ten-thousand-scrolls')
    t.aim(F)
    expect(t.resources('south')).toBe(20 - 2 - 2 + 1)
  },
  not: () => {
    const t = table({ turn: 'south', step: 'prepare', north: { track: { middle: 'the-debt-collector' } } })
    t.next('south')
    expect(t.resources('south')).toBe(18)
  },
  edge: () => {
    const t = table({ north: { hand: ['the-debt-collector', ...fill(5)] }, south: { hand: ['archangel'] } })
    t.play('north', 'the-debt-collector')
    expect(t.hand('north')).toEqual(['archangel'])
    expect(t.hand('south')).toEqual([])
  },
})

card('molgrath-the-hollow-star', 'SS-RULING-84 SS-KW-SACRIFICE-1', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'molgrath-the-hollow-star', middle: F, deployment: F } } })
    t.storm()
    t.pick(F, F)
    expect(t.resources('south')).toBe(20 - base('molgrath-the-hollow-star').att - 4)
    expect(t.field('north')).toEqual([])
  },
  not: () => {
    const t = table({ step: 'draw', north: { track: { top: 'molgrath-the-hollow-star', middle: F } } })
    t.storm()
    t.done()
    expect(t.resources('south')).toBe(20 - base('molgrath-the-hollow-star').att)
    expect(t.field('north')).toEqual([F])
  },
  edge: () => {
    const t = table({
      north: { hand: ['molgrath-the-hollow-star', ...fill(7)], track: { middle: F } },
      south: { track: { middle: F, top: F }, frontline: F },
    })
    t.play('north', 'molgrath-the-hollow-star')
    expect(t.field('north')).toEqual([F])
    expect(t.field('south')).toEqual([F])
  },
})
