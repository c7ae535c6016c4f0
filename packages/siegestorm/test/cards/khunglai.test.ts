import { expect } from 'vitest'
import { base, card, F, fill, solo, table } from './table.ts'

card('warrior-of-shambala', 'SS-PLAY-5 SS-ALLY-2', {
  works: () => {
    const t = table({
      north: {
        track: { deployment: 'warrior-of-shambala', middle: 'warrior-of-shambala', top: 'warrior-of-shambala' },
      },
    })
    expect(t.att('warrior-of-shambala')).toBe(base('warrior-of-shambala').att + 2)
  },
  not: () => {
    // Neither one on the Battle Zone nor one of the other side counts.
    const t = table({
      north: { track: { middle: 'warrior-of-shambala' }, nml: 'warrior-of-shambala' },
      south: { track: { middle: 'warrior-of-shambala' } },
    })
    expect(t.att('warrior-of-shambala')).toBe(base('warrior-of-shambala').att)
  },
  edge: () => {
    const t = table({ north: { hand: ['warrior-of-shambala'], track: { top: F } } })
    t.play('north', 'warrior-of-shambala')
    t.aim(F)
    expect(t.att(F)).toBe(2)
    t.endTurn()
    expect(t.att(F)).toBe(1)
  },
})

card('temple-porter', 'SS-PLAY-6 SS-RULING-12', {
  works: () => {
    const t = table({ north: { hand: ['temple-porter'], track: { middle: 'archangel' } } })
    t.play('north', 'temple-porter')
    t.aim('archangel')
    expect(t.hand('north')).toEqual(['archangel'])
  },
  not: () => {
    const t = table({ north: { hand: ['temple-porter'] }, south: { track: { middle: 'archangel' } } })
    expect(t.can('north', 'action', 'temple-porter')).toBe(false)
  },
  edge: () => {
    // Brought home as an answer: what was aimed at it comes to nothing.
    const t = table({
      turn: 'south',
      north: { hand: [F], track: { middle: 'temple-porter' } },
      south: { hand: ['assassin', ...fill(2)] },
    })
    t.byHand()
    t.play('south', 'assassin')
    t.aim('temple-porter')
    t.ability('north', 'temple-porter')
    t.resolve()
    expect(t.hand('north')).toEqual(['temple-porter'])
    expect(t.casualties('south')[0]).toBe('assassin')
  },
})

card('druuk-school-adept', 'SS-KW-DMG-1 SS-ALLY-2', {
  works: () => {
    const t = table({ north: { track: { middle: 'druuk-school-adept', top: 'temple-porter' } } })
    expect(t.att('temple-porter')).toBe(base('temple-porter').att + 1)
  },
  not: () => {
    const t = table({ north: { track: { middle: 'druuk-school-adept', top: 'yeti-cub' } } })
    expect(t.att('yeti-cub')).toBe(base('yeti-cub').att)
  },
  edge: () => {
    const t = table({
      north: { hand: ['druuk-school-adept', F], track: { middle: 'druuk-school-adept' } },
      south: { heal: [F] },
    })
    expect(t.att('druuk-school-adept')).toBe(base('druuk-school-adept').att)
    t.play('north', 'druuk-school-adept')
    expect([t.heal('south'), t.resources('south')]).toEqual([0, 19])
  },
})

card('lantern-fox', 'SS-KW-SHAPESHIFT-1 SS-RULING-37', {
  works: () => {
    const t = table({ north: { hand: ['archangel', ...fill(3)], track: { top: 'lantern-fox' } } })
    t.ability('north', 'lantern-fox', 1, ['archangel'])
    t.aim('archangel')
    expect(t.at('north', 'top')).toBe('archangel')
    expect(t.hand('north')).toEqual(['lantern-fox'])
  },
  not: () => {
    // Three to pay and none left to take its place.
    const t = table({ north: { hand: fill(3), track: { top: 'lantern-fox' } } })
    expect(t.can('north', 'ability', 'lantern-fox')).toBe(false)
  },
  edge: () => {
    const t = table({ north: { hand: ['lantern-fox', F], resources: ['archangel', ...fill(4)] } })
    t.play('north', 'lantern-fox')
    expect(t.hand('north')).toEqual([])
    expect(t.state.stocks.north?.resources.at(-1)).toBe('archangel')
  },
})

card('retired-master', 'SS-EX-2 SS-CONF-3', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'retired-master' }, resources: 20 } })
    t.storm()
    t.pick(F)
    t.aim('top')
    while (t.prompt().startsWith('vision')) t.pick(F)
    expect(t.supporters('north')).toEqual(['retired-master'])
    expect(t.resources('south')).toBe(20 - base('retired-master').att)
  },
  not: () => {
    // Killed it is an ordinary Casualty.
    const t = table({
      turn: 'south',
      north: { track: { middle: 'retired-master' } },
      south: { hand: ['assassin', ...fill(2)] },
    })
    t.play('south', 'assassin')
    expect(t.casualties('north')).toEqual(['retired-master'])
  },
  edge: () => {
    for (const end of ['hand', 'supporter'] as const) {
      const t = table({
        step: 'draw',
        north: { track: { top: 'retired-master', middle: 'armored-yak' }, resources: 20 },
      })
      t.storm()
      while (t.prompt().startsWith('vision')) t.pick(t.choices()[0]!)
      expect(t.prompt()).toBe('redirect')
      t.pick(t.choices().find(choice => choice.includes(end))!)
      expect(
        end === 'hand' ? t.hand('north').includes('retired-master') : t.supporters('north').includes('retired-master'),
      ).toBe(true)
    }
  },
})

card('twin-staff-monk', 'SS-STORM-12 SS-EX-6', {
  works: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'twin-staff-monk' } },
      south: { track: { deployment: { design: 'guard', def: 1 } } },
    })
    t.storm()
    expect(t.resources('south')).toBe(20 - 2 * (base('twin-staff-monk').att - 1) - 2)
  },
  not: () => {
    // Played from hand it is an action and nobody attacks.
    const t = table({ north: { hand: ['twin-staff-monk', ...fill(2)] } })
    t.play('north', 'twin-staff-monk')
    expect(t.resources('south')).toBe(18)
  },
  edge: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'twin-staff-monk' } },
      south: { track: { deployment: { design: 'guard', def: 9 } } },
    })
    t.storm()
    expect(t.resources('south')).toBe(18)
  },
})

card('cloudstep-courier', 'SS-RULING-74 SS-KW-ADVANCE-1', {
  works: () => {
    const t = table({ north: { hand: ['cloudstep-courier', ...fill(2)] } })
    t.play('north', 'cloudstep-courier', 'creature')
    t.pick('yes')
    expect(t.at('north', 'middle')).toBe('cloudstep-courier')
    // The zone is free again, but the normal deploy is used.
    expect(t.at('north', 'deployment')).toBeUndefined()
  },
  not: () => {
    const t = table({ north: { hand: ['cloudstep-courier', ...fill(2)], track: { middle: F } } })
    t.play('north', 'cloudstep-courier', 'creature')
    t.aim('yes')
    expect(t.at('north', 'deployment')).toBe('cloudstep-courier')
  },
  edge: () => {
    const t = table({ north: { hand: ['cloudstep-courier', ...fill(2)], track: { top: F } } })
    t.play('north', 'cloudstep-courier')
    t.order('frontline')
    expect(t.at('north', 'frontline')).toBe(F)
  },
})

card('armored-yak', 'SS-EX-2 SS-ALLY-2', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'warrior-of-shambala', middle: 'armored-yak' } } })
    t.storm()
    t.aim('armored-yak')
    expect(t.hand('north')).toEqual(['warrior-of-shambala'])
  },
  not: () => {
    // It does not bring itself home.
    const t = table({ step: 'draw', north: { track: { top: 'armored-yak', deployment: F } } })
    t.storm()
    expect(t.casualties('north')).toEqual(['armored-yak'])
  },
  edge: () => {
    const t = table({ north: { hand: ['armored-yak', ...fill(3)], track: { deployment: F } } })
    t.play('north', 'armored-yak')
    expect(t.def(F)).toBe(3)
    t.endTurn()
    t.endTurn()
    expect(t.def(F)).toBe(0)
  },
})

card('silent-bell-abbot', 'SS-CHAIN-10 SS-PLAY-6', {
  works: () => {
    const t = table({ north: { hand: fill(2), track: { top: F, middle: 'silent-bell-abbot' } } })
    t.ability('north', 'silent-bell-abbot')
    t.ability('north', 'silent-bell-abbot')
    expect(t.figures(F)).toEqual({ att: 3, def: 2 })
  },
  not: () => {
    const t = table({ north: { hand: ['silent-bell-abbot', ...fill(2)], track: { top: F } } })
    expect(t.can('north', 'action', 'silent-bell-abbot')).toBe(false)
  },
  edge: () => {
    const t = table({
      turn: 'south',
      north: { hand: ['silent-bell-abbot', ...fill(2)] },
      south: { hand: ['elven-longbow', F] },
    })
    t.byHand()
    t.play('south', 'elven-longbow')
    t.play('north', 'silent-bell-abbot')
    t.resolve()
    expect(t.resources('north')).toBe(20)
    expect(t.casualties('south')).toEqual(['elven-longbow', F])
  },
})

card('keeper-of-ten-thousand-scrolls', 'SS-TURN-DRAW-1 SS-EX-22', {
  works: () => {
    const t = table({ step: 'prepare', north: { track: { middle: 'keeper-of-ten-thousand-scrolls' } } })
    t.next('north')
    expect(t.hand('north').length).toBe(3)
  },
  not: () => {
    const t = table({ turn: 'south', step: 'prepare', north: { track: { middle: 'keeper-of-ten-thousand-scrolls' } } })
    t.next('south')
    expect(t.hand('south').length).toBe(2)
  },
  edge: () => {
    const t = table({
      north: { hand: ['keeper-of-ten-thousand-scrolls', ...fill(3)], resources: ['archangel', 'tengu', ...fill(2)] },
    })
    t.play('north', 'keeper-of-ten-thousand-scrolls')
    t.pick('tengu')
    expect(t.hand('north')).toEqual(['archangel'])
    expect(t.state.stocks.north?.resources.at(-1)).toBe('tengu')
  },
})

card('tengu', 'SS-KW-SHAPESHIFT-1 SS-PVB-4', {
  works: () => {
    const t = table({ north: { hand: ['tengu', ...fill(4)] }, south: { track: { top: 'archangel' } } })
    t.play('north', 'tengu')
    expect(t.hand('south')).toEqual(['archangel'])
  },
  not: () => {
    const t = table({ north: { hand: ['tengu', ...fill(4)] }, south: { track: { top: 'cloud-sentinel' } } })
    expect(t.can('north', 'action', 'tengu')).toBe(false)
  },
  edge: () => {
    // On the Battle Zone too, and the newcomer stands where it stood.
    const t = table({ north: { hand: ['yeti-cub', ...fill(2)], frontline: 'tengu' } })
    t.ability('north', 'tengu', 1, ['yeti-cub'])
    t.aim('yeti-cub')
    expect(t.at('north', 'frontline')).toBe('yeti-cub')
    const boss = solo({ south: { hand: ['tengu', ...fill(4)] }, boss: { track: { top: 'goblin-archer' } } })
    boss.play('south', 'tengu')
    expect(boss.hand('boss')).toEqual(['goblin-archer'])
  },
})

card('hundred-fist-patriarch', 'SS-EX-6 SS-STORM-12 SS-STORM-13', {
  works: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'hundred-fist-patriarch' } },
      south: { track: { deployment: { design: 'guard', def: 1 } } },
    })
    t.storm()
    expect(t.resources('south')).toBe(20 - 4 * (base('hundred-fist-patriarch').att - 1))
  },
  not: () => {
    const def = base('hundred-fist-patriarch').att
    const t = table({
      step: 'draw',
      north: { track: { top: 'hundred-fist-patriarch' } },
      south: { track: { deployment: { design: 'guard', def } } },
    })
    t.storm()
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'hundred-fist-patriarch' } },
      south: { frontline: 'gutter-imp', nml: 'ash-hound' },
    })
    t.storm()
    t.pick('gutter-imp', 'ash-hound')
    expect(t.field('south')).toEqual([])
    expect(t.resources('south')).toBe(20 - 2 * base('hundred-fist-patriarch').att)
  },
})

card('ancient-dragon', 'SS-EX-4 SS-PLACE-2', {
  works: () => {
    const t = table({ north: { hand: [F, 'tengu'], track: { top: 'ancient-dragon' } } })
    t.ability('north', 'ancient-dragon')
    expect(['tengu', F]).toContain(t.at('north', 'deployment'))
    expect(t.resources('north')).toBe(20)
  },
  not: () => {
    // An Action card of a boss has no figures: it cannot stand on a track.
    const t = table({ north: { supporters: [F, F], track: { top: 'ancient-dragon' }, casualties: ['dragon-fury'] } })
    if (t.can('north', 'ability', 'ancient-dragon')) t.ability('north', 'ancient-dragon')
    expect(t.at('north', 'deployment')).toBeUndefined()
    expect(t.casualties('north')).toEqual(['dragon-fury'])
  },
  edge: () => {
    // The normal deploy is still unused: with the zone cleared it can follow.
    const t = table({
      north: {
        hand: ['cloudstep-courier', 'yeti-cub', F, F, F],
        supporters: [F, F],
        track: { top: 'ancient-dragon' },
        casualties: ['tengu'],
      },
    })
    t.ability('north', 'ancient-dragon', 1, ['cloudstep-courier', 'yeti-cub'])
    expect(t.can('north', 'creature', 'yeti-cub')).toBe(false)
    t.play('north', 'cloudstep-courier', 'action', ['yeti-cub'])
    t.order('support')
    expect(t.can('north', 'creature', 'yeti-cub')).toBe(true)
  },
})

card('rice-paper-dancer', 'SS-RULING-78 SS-CONF-2', {
  works: () => {
    const t = table({
      turn: 'south',
      north: { track: { middle: 'rice-paper-dancer' } },
      south: { hand: ['assassin', ...fill(2)] },
    })
    t.play('south', 'assassin')
    expect(t.hand('north')).toEqual(['rice-paper-dancer'])
    expect(t.casualties('north')).toEqual([])
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { track: { middle: 'rice-paper-dancer' } },
      south: { hand: ['executioner-of-the-pit', ...fill(4)] },
    })
    t.play('south', 'executioner-of-the-pit')
    expect(t.hand('north')).toEqual([])
    expect(t.state.destroyed.length).toBe(1)
  },
  edge: () => {
    // Sacrificed: the price is paid although she comes home.
    const t = table({ north: { track: { middle: 'rice-paper-dancer', top: 'whip-overseer' } } })
    t.ability('north', 'whip-overseer')
    expect(t.hand('north')).toEqual(['rice-paper-dancer'])
    expect(t.resources('south')).toBe(18)
  },
})

card('yeti-cub', 'SS-ALLY-1 SS-ALLY-3', {
  works: () => {
    const t = table({ north: { track: { middle: 'yeti-cub', top: 'tengu' } } })
    expect(t.att('yeti-cub')).toBe(base('yeti-cub').att + 2)
  },
  not: () => {
    const t = table({ north: { track: { middle: 'yeti-cub' }, frontline: 'tengu' } })
    expect(t.att('yeti-cub')).toBe(base('yeti-cub').att)
  },
  edge: () => {
    const t = table({
      north: {
        track: { middle: 'yeti-cub', top: { design: 'three', cost: 3 }, deployment: { design: 'four', cost: 4 } },
      },
    })
    expect(t.att('yeti-cub')).toBe(base('yeti-cub').att + 2)
    const cheap = table({ north: { track: { middle: 'yeti-cub', top: { design: 'three', cost: 3 } } } })
    expect(cheap.att('yeti-cub')).toBe(base('yeti-cub').att)
  },
})

card('wheel-turner', 'SS-TURN-END-1 SS-PAY-5', {
  works: () => {
    const t = table({ north: { track: { middle: 'wheel-turner' } } })
    t.endTurn()
    expect(t.hand('north')).toEqual([F])
  },
  not: () => {
    const t = table({ north: { hand: [F], track: { middle: 'wheel-turner' } } })
    t.endTurn()
    expect(t.hand('north')).toEqual([F])
    expect(t.resources('north')).toBe(20)
  },
  edge: () => {
    // The card paid is among those put under.
    const t = table({ north: { hand: ['wheel-turner', 'tengu'], resources: fill(2) } })
    t.play('north', 'wheel-turner')
    expect(t.state.stocks.north?.resources).toEqual([F, F, 'tengu'])
    expect(t.casualties('north')).toEqual(['wheel-turner'])
  },
})

card('kite-rider', 'SS-STORM-2 SS-CONF-1', {
  works: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'kite-rider' } },
      south: { track: { deployment: { design: 'guard', def: 9 } } },
    })
    t.storm()
    expect(t.resources('south')).toBe(20 - base('kite-rider').att - 2)
  },
  not: () => {
    // Only its own storm flies over.
    const t = table({
      step: 'draw',
      north: { track: { top: 'yeti-cub', middle: 'kite-rider' } },
      south: { track: { deployment: { design: 'guard', def: 9 } } },
    })
    t.storm()
    t.aim('kite-rider')
    expect(t.resources('south')).toBe(20)
  },
  edge: () => {
    // The Defender is ignored, not the DEF of the creature attacked.
    const def = base('kite-rider').att
    const t = table({
      step: 'draw',
      north: { track: { top: 'kite-rider' } },
      south: { frontline: { design: 'wall', def } },
    })
    t.storm()
    t.pick('wall')
    expect(t.field('south')).toEqual(['wall'])
  },
})

card('mirror-kitsune', 'SS-RULING-85 SS-CHAIN-8', {
  works: () => {
    const t = table({ north: { hand: ['mirror-kitsune', ...fill(2)], track: { top: 'ancient-dragon' } } })
    t.play('north', 'mirror-kitsune')
    t.aim('ancient-dragon')
    expect(t.resources('south')).toBe(16)
  },
  not: () => {
    const t = table({ north: { hand: ['mirror-kitsune', ...fill(2)] } })
    expect(t.can('north', 'action', 'mirror-kitsune')).toBe(false)
  },
  edge: () => {
    // The copied action's target is declared with it.
    const t = table({
      north: { hand: ['mirror-kitsune', ...fill(2)], track: { top: 'tengu' } },
      south: { track: { middle: 'archangel', top: 'shieldsister' } },
    })
    t.play('north', 'mirror-kitsune')
    t.aim('tengu')
    t.pick('archangel')
    expect(t.hand('south')).toEqual(['archangel'])
  },
})

card('jade-pilgrim-king', 'SS-RULING-83 SS-PAY-3', {
  works: () => {
    const t = table({ north: { hand: ['jade-pilgrim-king', ...fill(3)], track: { middle: 'yeti-cub', top: 'tengu' } } })
    t.play('north', 'jade-pilgrim-king')
    t.pick('yeti-cub')
    t.pick('tengu')
    if (t.prompt() === 'target') t.done()
    expect([...t.hand('north')].sort()).toEqual([F, 'tengu', 'yeti-cub'])
  },
  not: () => {
    // The second card of the turn costs in full.
    const t = table({
      north: { hand: ['druuk-school-adept', 'druuk-school-adept'], track: { top: 'jade-pilgrim-king' } },
    })
    t.play('north', 'druuk-school-adept')
    expect(t.resources('south')).toBe(18)
    expect(t.hand('north')).toEqual(['druuk-school-adept'])
    expect(t.can('north', 'action', 'druuk-school-adept')).toBe(false)
  },
  edge: () => {
    // None returned is a number too: the card is still drawn.
    const t = table({ north: { hand: ['jade-pilgrim-king', ...fill(3)], track: { middle: 'yeti-cub' } } })
    t.play('north', 'jade-pilgrim-king')
    if (t.prompt() === 'target') t.done()
    expect(t.hand('north')).toEqual([F])
    expect(t.field('north')).toEqual(['yeti-cub'])
  },
})

card('storm-ape', 'SS-RULING-70 SS-STORM-12', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'storm-ape' } } })
    t.storm()
    expect(t.resources('south')).toBe(20 - 2 * base('storm-ape').att)
  },
  not: () => {
    const t = table({ north: { hand: ['storm-ape', ...fill(4)] } })
    expect(t.can('north', 'action', 'storm-ape')).toBe(false)
  },
  edge: () => {
    // Its action pushes the next one out: that one storms before the ape has left.
    const t = table({ step: 'draw', north: { track: { top: 'storm-ape', middle: 'kite-rider' } } })
    t.storm()
    t.order('storm')
    expect(t.resources('south')).toBe(20 - 2 * base('storm-ape').att - base('kite-rider').att - 2)
    expect([...t.casualties('north')].sort()).toEqual(['kite-rider', 'storm-ape'])
  },
})

card('moon-eyed-oracle', 'SS-RULING-66 SS-TURN-XTRA-1', {
  works: () => {
    const t = table({
      north: {
        hand: ['dawnwatch-recruit'],
        track: { middle: 'moon-eyed-oracle' },
        resources: ['archangel', 'tengu', ...fill(3)],
      },
    })
    t.play('north', 'dawnwatch-recruit')
    expect([...t.hand('north')].sort()).toEqual(['archangel', 'tengu'])
    expect(t.resources('north')).toBe(3)
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { track: { middle: 'moon-eyed-oracle' } },
      south: { hand: ['dawnwatch-recruit'] },
    })
    t.play('south', 'dawnwatch-recruit')
    t.pick(F)
    expect(t.hand('south')).toEqual([F])
  },
  edge: () => {
    const t = table({ north: { hand: ['moon-eyed-oracle', ...fill(5)] } })
    t.play('north', 'moon-eyed-oracle')
    t.next('north')
    t.pick('no')
    if (t.state.turn.active[0] === 'north') t.next('north')
    expect(t.state.turn.active).toEqual(['south'])
  },
})

card('the-mountain-that-walks', 'SS-RULING-63 SS-RULING-86', {
  works: () => {
    const t = table({
      north: { hand: ['the-mountain-that-walks', ...fill(7)], track: { middle: F } },
      south: { track: { deployment: 'gutter-imp' } },
    })
    t.play('north', 'the-mountain-that-walks')
    expect(t.field('south')).toEqual([])
    expect(t.at('north', 'top')).toBe(F)
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { track: { deployment: 'the-mountain-that-walks' } },
      south: { hand: ['glacier-mammoth', ...fill(5)] },
    })
    expect(t.can('south', 'action', 'glacier-mammoth')).toBe(false)
  },
  edge: () => {
    // No Defender there: the track still advances.
    const t = table({ north: { hand: ['the-mountain-that-walks', ...fill(7)], track: { middle: F } } })
    t.play('north', 'the-mountain-that-walks')
    expect(t.at('north', 'top')).toBe(F)
  },
})
