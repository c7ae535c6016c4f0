import { expect } from 'vitest'
import { base, card, F, fill, solo, table } from './table.ts'

card('dawnwatch-recruit', 'SS-KW-VISION-1 SS-ZONE-4', {
  works: () => {
    const t = table({ north: { hand: ['dawnwatch-recruit'], resources: ['archangel', 'shieldsister', ...fill(5)] } })
    t.play('north', 'dawnwatch-recruit')
    t.pick('archangel', 'bottom')
    expect(t.hand('north')).toEqual(['archangel'])
    expect(t.state.stocks.north?.resources.at(-1)).toBe('shieldsister')
    expect(t.casualties('north')).toEqual(['dawnwatch-recruit'])
  },
  not: () => {
    const t = table({ north: { track: { middle: 'dawnwatch-recruit' } } })
    expect(t.def('dawnwatch-recruit')).toBe(base('dawnwatch-recruit').def)
  },
  edge: () => {
    const t = table({ north: { track: { deployment: 'dawnwatch-recruit' } } })
    expect(t.def('dawnwatch-recruit')).toBe(base('dawnwatch-recruit').def + 1)
  },
})

card('shieldsister', 'SS-ALLY-2 SS-ZONE-4', {
  works: () => {
    const t = table({ north: { hand: ['shieldsister'], track: { deployment: F, middle: 'shieldsister' } } })
    expect(t.def(F)).toBe(1)
    t.play('north', 'shieldsister')
    expect(t.def(F)).toBe(3)
    t.next('north', 2)
    expect(t.def(F)).toBe(3)
  },
  not: () => {
    const t = table({ north: { hand: ['shieldsister'], track: { middle: F, top: 'shieldsister' } } })
    expect(t.def(F)).toBe(0)
    expect(t.can('north', 'action', 'shieldsister')).toBe(false)
  },
  edge: () => {
    // Her own passive never helps herself.
    const t = table({ north: { track: { deployment: 'shieldsister' } } })
    expect(t.def('shieldsister')).toBe(base('shieldsister').def)
  },
})

card('elven-longbow', 'SS-KW-DMG-1 SS-RULING-84', {
  works: () => {
    const t = table({
      step: 'draw',
      north: { track: { top: 'elven-longbow' } },
      south: { track: { deployment: 'oath-guardian' } },
    })
    t.storm()
    const strength = Math.max(0, base('elven-longbow').att - (base('oath-guardian').def - 1))
    expect(t.resources('south')).toBe(20 - strength - 2)
    expect(t.def('oath-guardian')).toBe(base('oath-guardian').def)
  },
  not: () => {
    // Another card's storm meets the full DEF.
    const t = table({
      step: 'draw',
      north: { track: { middle: 'elven-longbow', top: 'starlight-judge' } },
      south: { track: { deployment: 'oath-guardian' } },
    })
    t.storm()
    expect(t.resources('south')).toBe(20 - (base('starlight-judge').att - base('oath-guardian').def))
  },
  edge: () => {
    const t = table({ step: 'draw', north: { track: { top: 'elven-longbow' } } })
    t.storm()
    expect(t.resources('south')).toBe(20 - base('elven-longbow').att - 2)
  },
})

card('temple-acolyte', 'SS-KW-HEAL-1 SS-KW-HEAL-3 SS-RULING-83', {
  works: () => {
    const t = table({ step: 'draw', north: { track: { top: 'temple-acolyte' }, casualties: fill(3) } })
    t.next('north')
    t.order('support')
    expect(t.prompt()).toBe('heal')
    t.pick(F)
    expect(t.heal('north')).toBe(1)
    expect(t.supporters('north')).toEqual(['temple-acolyte'])
  },
  not: () => {
    // A storm is no Support order: only the action heals.
    const t = table({ step: 'draw', north: { track: { top: 'temple-acolyte' } } })
    t.storm()
    expect(t.heal('north')).toBe(0)
  },
  edge: () => {
    // One Casualty, paid for the card itself: that one is healed.
    const t = table({ north: { hand: ['temple-acolyte', F] } })
    t.play('north', 'temple-acolyte')
    expect(t.heal('north')).toBe(1)
    expect(t.casualties('north')).toEqual(['temple-acolyte'])
  },
})

card('wardweaver', 'SS-CHAIN-10 SS-RULING-86', {
  works: () => {
    const t = table({ north: { hand: ['elven-longbow', F] }, south: { hand: ['wardweaver', F] } })
    t.byHand()
    t.play('north', 'elven-longbow')
    t.play('south', 'wardweaver')
    t.aim('elven-longbow')
    t.resolve()
    expect(t.resources('south')).toBe(20)
    expect(t.casualties('north')).toEqual(['elven-longbow', F])
  },
  not: () => {
    const t = table({ north: { hand: ['wardweaver', ...fill(3)] } })
    expect(t.can('north', 'action', 'wardweaver')).toBe(false)
  },
  edge: () => {
    const t = table({
      turn: 'north',
      north: { hand: [F], track: { deployment: F, middle: 'wardweaver' } },
      south: { hand: ['griffon-courier', ...fill(2)] },
    })
    t.ability('north', 'wardweaver')
    t.aim(F)
    t.next('north')
    // It holds this turn only.
    expect(t.state.lasting.length).toBe(1)
    t.next('north')
    expect(t.state.lasting.length).toBe(0)
  },
})

card('hymn-chanter', 'SS-PLAY-6 SS-KW-HEAL-3', {
  works: () => {
    const t = table({ north: { hand: fill(2), track: { middle: 'hymn-chanter' } } })
    t.ability('north', 'hymn-chanter')
    t.ability('north', 'hymn-chanter')
    expect(t.heal('north')).toBe(2)
    expect(t.hand('north')).toEqual([])
  },
  not: () => {
    const t = table({ north: { track: { middle: 'hymn-chanter' }, casualties: fill(2) } })
    expect(t.can('north', 'ability', 'hymn-chanter')).toBe(false)
  },
  edge: () => {
    // Paid with a Supporter and nothing in the Casualties: there is nothing to heal.
    const t = table({ north: { supporters: [F], track: { middle: 'hymn-chanter' } } })
    expect(t.can('north', 'ability', 'hymn-chanter')).toBe(false)
  },
})

card('griffon-courier', 'SS-RULING-83 SS-ALLY-3', {
  works: () => {
    const t = table({ north: { hand: ['griffon-courier', ...fill(2)] }, south: { track: { middle: 'gutter-imp' } } })
    t.play('north', 'griffon-courier')
    t.aim('gutter-imp')
    expect(t.hand('south')).toEqual(['gutter-imp'])
    expect(t.field('south')).toEqual([])
  },
  not: () => {
    const t = table({ north: { hand: ['griffon-courier', ...fill(2)] }, south: { frontline: 'gutter-imp' } })
    expect(t.can('north', 'action', 'griffon-courier')).toBe(false)
  },
  edge: () => {
    const t = table({
      step: 'draw',
      north: {
        track: { top: 'griffon-courier' },
        supporters: [
          { card: F, ready: false },
          { card: F, ready: false },
        ],
      },
    })
    t.next('north')
    t.order('support')
    expect(t.supporters('north')).toEqual([F, F, 'griffon-courier'])
  },
})

card('lightsworn-captain', 'SS-PLAY-5 SS-ALLY-2 SS-EX-9', {
  works: () => {
    const t = table({
      north: { hand: ['lightsworn-captain', ...fill(2)], track: { top: F, middle: 'lightsworn-captain' } },
    })
    expect(t.att(F)).toBe(2)
    t.play('north', 'lightsworn-captain')
    t.pick(F)
    expect(t.att(F)).toBe(4)
    t.next('north', 2)
    expect(t.att(F)).toBe(2)
  },
  not: () => {
    const t = table({ north: { frontline: F, track: { middle: 'lightsworn-captain' } } })
    expect(t.att(F)).toBe(1)
    expect(t.att('lightsworn-captain')).toBe(base('lightsworn-captain').att)
  },
  edge: () => {
    const t = table({ north: { track: { deployment: F, middle: 'lightsworn-captain', top: 'lightsworn-captain' } } })
    expect(t.att(F)).toBe(3)
    expect(t.att('lightsworn-captain')).toBe(base('lightsworn-captain').att + 1)
  },
})

card('oath-guardian', 'SS-EX-1 SS-KW-DMG-1', {
  works: () => {
    const t = table({ north: { hand: ['oath-guardian', ...fill(3)] }, south: { hand: ['ash-hound', F] } })
    t.play('north', 'oath-guardian')
    t.next('north', 2)
    t.next('south', 3)
    const asked = damageOf('ash-hound')
    t.play('south', 'ash-hound')
    expect(t.resources('north')).toBe(20 - Math.max(0, asked - 2))
  },
  not: () => {
    // It protects its controller only.
    const t = table({ north: { hand: ['oath-guardian', 'elven-longbow', ...fill(5)] } })
    t.play('north', 'oath-guardian', 'action', ['elven-longbow'])
    t.play('north', 'elven-longbow')
    expect(t.resources('south')).toBe(18)
  },
  edge: () => {
    const t = table({
      turn: 'south',
      south: { hand: ['griffon-courier', ...fill(2)] },
      north: { hand: fill(2), track: { middle: 'oath-guardian' } },
    })
    t.byHand()
    t.play('south', 'griffon-courier')
    t.aim('oath-guardian')
    t.ability('north', 'oath-guardian')
    t.resolve()
    expect(t.at('north', 'middle')).toBe('oath-guardian')
    expect(t.casualties('south')[0]).toBe('griffon-courier')
  },
})

const damageOf = (id: string): number => {
  const part = base(id).action.find(one => one.do === 'dmg')
  return part?.do === 'dmg' && typeof part.amount === 'number' ? part.amount : 0
}

card('starlight-judge', 'SS-KW-KILL-1 SS-PLAY-9', {
  works: () => {
    const t = table({
      north: { hand: ['starlight-judge', ...fill(3)] },
      south: { track: { middle: { design: 'brute', att: 4, def: 1 } } },
    })
    t.play('north', 'starlight-judge')
    t.aim('brute')
    expect(t.casualties('south')).toEqual(['brute'])
  },
  not: () => {
    const t = table({
      north: { hand: ['starlight-judge', ...fill(3)] },
      south: { track: { middle: { design: 'brute', att: 3 } } },
    })
    expect(t.can('north', 'action', 'starlight-judge')).toBe(false)
  },
  edge: () => {
    // Her own passive takes the Enemy below the line: ATT is counted as it is now.
    const t = table({
      north: { hand: ['starlight-judge', ...fill(3)], track: { top: 'starlight-judge' } },
      south: { track: { middle: { design: 'brute', att: 4 } } },
    })
    expect(t.att('brute')).toBe(3)
    expect(t.can('north', 'action', 'starlight-judge')).toBe(false)
  },
})

card('saint-of-the-last-gate', 'SS-EX-5 SS-SYN-2', {
  works: () => {
    const t = table({ north: { hand: ['saint-of-the-last-gate', ...fill(4)], resources: 20 } })
    t.play('north', 'saint-of-the-last-gate')
    t.healWith()
    expect(t.heal('north')).toBe(2)
    expect(t.casualties('north').length).toBe(3)
    expect(t.hand('north')).toEqual([F])
  },
  not: () => {
    // The opponent's Heals are no larger.
    const t = table({
      north: { track: { middle: 'saint-of-the-last-gate' } },
      turn: 'south',
      south: { hand: ['orchard-warden'], casualties: fill(4) },
    })
    t.play('south', 'orchard-warden')
    t.healWith()
    expect(t.heal('south')).toBe(1)
  },
  edge: () => {
    const t = table({
      north: {
        hand: ['orchard-warden'],
        casualties: fill(4),
        track: { middle: 'saint-of-the-last-gate', top: 'saint-of-the-last-gate' },
      },
    })
    t.play('north', 'orchard-warden')
    t.healWith()
    expect(t.heal('north')).toBe(3)
  },
})

card('seraph-of-the-second-dawn', 'SS-TURN-XTRA-1 SS-RULING-15', {
  works: () => {
    const t = table({ north: { hand: ['seraph-of-the-second-dawn', ...fill(5)] } })
    t.play('north', 'seraph-of-the-second-dawn')
    t.next('north')
    t.pick('yes')
    if (!t.state.turn.extra) t.next('north')
    expect(t.state.turn).toMatchObject({ active: ['north'], extra: true })
  },
  not: () => {
    const t = table({ extra: true, north: { hand: ['seraph-of-the-second-dawn', ...fill(5)] } })
    expect(t.can('north', 'action', 'seraph-of-the-second-dawn')).toBe(false)
  },
  edge: () => {
    const t = table({ step: 'draw', north: { track: { top: 'seraph-of-the-second-dawn' }, casualties: fill(2) } })
    t.storm()
    t.healWith()
    expect(t.heal('north')).toBe(1)
  },
})

card('archangel', 'SS-EX-4 SS-PLACE-2', {
  works: () => {
    const t = table({
      north: {
        hand: [F, 'shieldsister'],
        track: { top: 'archangel' },
        casualties: ['starlight-judge'],
        supporters: [F],
      },
    })
    t.ability('north', 'archangel', 1, [F, 'shieldsister'])
    const deployed = t.at('north', 'deployment')
    expect(deployed).toBeDefined()
    expect(t.can('north', 'creature', 'shieldsister')).toBe(false)
  },
  not: () => {
    const t = table({
      north: { hand: [F], track: { top: 'archangel', deployment: F }, casualties: ['starlight-judge'] },
    })
    expect(t.can('north', 'ability', 'archangel')).toBe(false)
  },
  edge: () => {
    // The card just paid lies on top and is the one deployed.
    const t = table({ north: { hand: ['starlight-judge'], track: { top: 'archangel' } } })
    t.ability('north', 'archangel')
    expect(t.at('north', 'deployment')).toBe('starlight-judge')
  },
})

card('orchard-warden', 'SS-RULING-78 SS-KW-HEAL-1', {
  works: () => {
    const t = table({
      north: { hand: ['siege-fiend', ...fill(3)] },
      south: { track: { middle: 'orchard-warden' }, casualties: fill(1) },
    })
    t.play('north', 'siege-fiend')
    t.aim('orchard-warden')
    t.healWith('orchard-warden')
    expect(t.heal('south')).toBe(1)
  },
  not: () => {
    const t = table({
      north: { hand: ['executioner-of-the-pit', ...fill(4)] },
      south: { track: { middle: 'orchard-warden' }, casualties: fill(1) },
    })
    t.play('north', 'executioner-of-the-pit')
    t.aim('orchard-warden')
    expect(t.heal('south')).toBe(0)
  },
  edge: () => {
    // Spent after storming is not killed: only its action heals.
    const t = table({ step: 'draw', north: { track: { top: 'orchard-warden' }, casualties: fill(2) } })
    t.storm()
    t.healWith()
    expect(t.heal('north')).toBe(1)
  },
})

card('sunblade-squire', 'SS-KW-HEAL-2 SS-SYN-2', {
  works: () => {
    const t = table({ north: { track: { middle: 'sunblade-squire' }, heal: [F] } })
    expect(t.att('sunblade-squire')).toBe(base('sunblade-squire').att + 1)
  },
  not: () => {
    const t = table({ north: { track: { middle: 'sunblade-squire' } }, south: { heal: [F] } })
    expect(t.att('sunblade-squire')).toBe(base('sunblade-squire').att)
  },
  edge: () => {
    // The Heal pile is gone with the damage, and the bonus with it.
    const t = table({
      turn: 'south',
      north: { track: { middle: 'sunblade-squire' }, heal: [F] },
      south: { hand: ['gutter-imp'] },
    })
    t.play('south', 'gutter-imp')
    expect(t.resources('north')).toBe(20)
    expect(t.att('sunblade-squire')).toBe(base('sunblade-squire').att)
  },
})

card('bell-ringer-of-mercy', 'SS-ALLY-1 SS-KW-HEAL-1', {
  works: () => {
    const t = table({
      north: {
        hand: ['bell-ringer-of-mercy', 'archangel'],
        casualties: ['shieldsister', 'wardweaver'],
        resources: fill(3),
      },
    })
    t.play('north', 'bell-ringer-of-mercy')
    expect(t.state.stocks.north?.resources).toEqual([...fill(3), 'archangel', 'shieldsister'])
    expect(t.casualties('north')).toEqual(['bell-ringer-of-mercy', 'wardweaver'])
  },
  not: () => {
    // An Enemy's death is no concern of hers.
    const t = table({
      north: { hand: ['siege-fiend', ...fill(3)], track: { middle: 'bell-ringer-of-mercy' } },
      south: { track: { middle: 'gutter-imp' } },
    })
    t.play('north', 'siege-fiend')
    t.aim('gutter-imp')
    expect(t.heal('north')).toBe(0)
  },
  edge: () => {
    const t = table({
      turn: 'south',
      south: { hand: ['siege-fiend', ...fill(3)] },
      north: { track: { middle: 'bell-ringer-of-mercy', top: F } },
    })
    t.play('south', 'siege-fiend')
    t.pick(F)
    t.healWith()
    expect(t.heal('north')).toBe(1)
  },
})

card('unicorn-outrider', 'SS-KW-ADVANCE-1 SS-RULING-84', {
  works: () => {
    const t = table({
      north: { hand: ['unicorn-outrider', ...fill(2)], track: { deployment: F, middle: 'shieldsister' } },
    })
    t.play('north', 'unicorn-outrider')
    expect([t.at('north', 'middle'), t.at('north', 'top')]).toEqual([F, 'shieldsister'])
    expect(t.can('north', 'creature', F)).toBe(false)
  },
  not: () => {
    const t = table({ north: { hand: ['unicorn-outrider', ...fill(2)] } })
    expect(t.can('north', 'action', 'unicorn-outrider')).toBe(false)
  },
  edge: () => {
    // The one pushed out by her own storm's action gets an order too.
    const t = table({ step: 'draw', north: { track: { top: 'unicorn-outrider', middle: F }, casualties: fill(1) } })
    t.storm()
    t.healWith()
    expect(t.prompt()).toBe('order')
    t.order('support')
    expect(t.supporters('north')).toEqual([F])
    expect(t.casualties('north')).toContain('unicorn-outrider')
  },
})

card('silver-tongued-envoy', 'SS-RULING-86 SS-SUP-4 SS-RULING-76', {
  works: () => {
    const t = table({ north: { hand: ['silver-tongued-envoy', ...fill(2)] }, south: { supporters: [F, F] } })
    t.play('north', 'silver-tongued-envoy')
    expect(t.supporters('south')).toEqual([`${F} committed held`, `${F} committed held`])
    t.next('north', 2)
    // South's Prepare step passes them over, the one after does not.
    expect(t.supporters('south')).toEqual([`${F} committed`, `${F} committed`])
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { hand: [F, F], track: { top: 'silver-tongued-envoy' } },
      south: { hand: ['whip-overseer', F] },
    })
    expect(t.can('south', 'action', 'whip-overseer')).toBe(false)
  },
  edge: () => {
    const t = solo({ south: { hand: ['silver-tongued-envoy', ...fill(2)] }, boss: { menace: 3 } })
    t.play('south', 'silver-tongued-envoy')
    expect(t.state.boss).toMatchObject({ menace: 3, lowered: 'next' })
  },
})

card('high-arbiter', 'SS-CHAIN-10 SS-RULING-65', {
  works: () => {
    const t = table({ north: { hand: ['elven-longbow', F] }, south: { hand: ['high-arbiter', ...fill(3)] } })
    t.byHand()
    t.play('north', 'elven-longbow')
    t.play('south', 'high-arbiter')
    t.aim('elven-longbow')
    t.resolve()
    expect(t.resources('south')).toBe(19)
    expect(t.hand('south')).toEqual([F])
  },
  not: () => {
    // Creatures cost what they cost, and her own side's actions too.
    const t = table({ turn: 'south', north: { track: { top: 'high-arbiter' } }, south: { hand: ['elven-longbow', F] } })
    expect(t.can('south', 'action', 'elven-longbow')).toBe(false)
    expect(t.can('south', 'creature', 'elven-longbow')).toBe(true)
    const own = table({ north: { hand: ['elven-longbow', F], track: { top: 'high-arbiter' } } })
    expect(own.can('north', 'action', 'elven-longbow')).toBe(true)
  },
  edge: () => {
    const t = table({ turn: 'south', north: { track: { top: 'high-arbiter' } }, south: { hand: ['gutter-imp', F] } })
    t.play('south', 'gutter-imp')
    expect(t.hand('south')).toEqual([])
    expect(t.resources('north')).toBe(19)
  },
})

card('cloud-sentinel', 'SS-RULING-86', {
  works: () => {
    const t = table({
      north: { hand: ['cloud-sentinel', ...fill(4)] },
      south: { track: { deployment: 'gutter-imp', middle: 'thought-leech', top: 'siege-fiend' } },
    })
    t.play('north', 'cloud-sentinel')
    expect(t.field('south')).toEqual(['siege-fiend'])
    expect([...t.hand('south')].sort()).toEqual(['gutter-imp', 'thought-leech'])
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { track: { middle: 'cloud-sentinel' } },
      south: { hand: ['griffon-courier', ...fill(2)] },
    })
    expect(t.can('south', 'action', 'griffon-courier')).toBe(false)
  },
  edge: () => {
    // "All" targets nothing, so the sentinel dies with the rest.
    const t = table({
      turn: 'south',
      north: { track: { middle: 'cloud-sentinel' } },
      south: { hand: ['molgrath-the-hollow-star', ...fill(7)] },
    })
    t.play('south', 'molgrath-the-hollow-star')
    expect(t.casualties('north')).toEqual(['cloud-sentinel'])
  },
})

card('the-unsleeping-choir', 'SS-KW-HEAL-1 SS-KW-DMG-1', {
  works: () => {
    const t = table({
      north: { hand: ['the-unsleeping-choir', ...fill(5)], track: { middle: 'wardweaver', top: 'shieldsister' } },
    })
    t.play('north', 'the-unsleeping-choir')
    t.healWith()
    expect(t.heal('north')).toBe(4)
  },
  not: () => {
    const t = table({ north: { track: { top: 'the-unsleeping-choir' }, hand: ['archangel', ...fill(6)] } })
    t.play('north', 'archangel')
    expect(t.resources('south')).toBe(16)
  },
  edge: () => {
    const t = table({
      turn: 'south',
      north: { track: { top: 'the-unsleeping-choir' } },
      south: { hand: ['archangel', ...fill(6)] },
    })
    t.play('south', 'archangel')
    expect(t.resources('north')).toBe(17)
  },
})

card('throne-bearer-azariel', 'SS-KW-DESTROY-1 SS-RULING-63', {
  works: () => {
    const t = table({ north: { hand: ['throne-bearer-azariel', ...fill(7)] }, south: { frontline: 'gutter-imp' } })
    t.play('north', 'throne-bearer-azariel')
    t.aim('gutter-imp')
    t.healWith()
    expect(t.state.destroyed.map(one => one.design)).toEqual(['gutter-imp'])
    expect(t.heal('north')).toBe(3)
  },
  not: () => {
    const t = table({
      turn: 'south',
      north: { frontline: 'throne-bearer-azariel' },
      south: { hand: ['executioner-of-the-pit', ...fill(4)] },
    })
    expect(t.can('south', 'action', 'executioner-of-the-pit')).toBe(false)
  },
  edge: () => {
    // Nothing to destroy: the Heal still happens.
    const t = table({ north: { hand: ['throne-bearer-azariel', ...fill(7)] } })
    t.play('north', 'throne-bearer-azariel')
    t.healWith()
    expect(t.heal('north')).toBe(3)
  },
})
