import { expect } from 'vitest'
import { base, bossBase, card, F, fill, solo } from './table.ts'

const GOBLINS = { basic: 'evil-goblins', advanced: 'spectral-shamans' }
const FAIRIES = { basic: 'wild-fairies', advanced: 'spectral-shamans' }

card('goblin-killer', 'SS-PVB-8 SS-GOB-2', {
  works: () => {
    // Of what it may kill it takes the most expensive.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'goblin-killer' } },
        south: { track: { middle: 'gutter-imp', top: 'elven-longbow', deployment: 'archangel' } },
      },
      GOBLINS,
    )
    t.go()
    expect(t.casualties('south')).toContain('elven-longbow')
    expect(t.field('south')).toContain('gutter-imp')
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'goblin-killer' } },
        south: { track: { middle: 'thought-leech', deployment: 'archangel' } },
      },
      GOBLINS,
    )
    t.go()
    expect([...t.field('south')].sort()).toEqual(['archangel', 'thought-leech'])
  },
  edge: () => {
    // With the Deployment Zone taken it is Gang: a token on each Ally, the card discarded.
    const t = solo(
      {
        turn: 'boss',
        step: 'special',
        boss: { menace: 3, hand: ['goblin-killer'], track: { deployment: 'goblin-tank' } },
      },
      GOBLINS,
    )
    t.go()
    expect(t.att('goblin-tank')).toBe(bossBase('goblin-tank').att + 1)
    expect(t.casualties('boss')).toEqual(['goblin-killer'])
  },
})

card('goblin-tank', 'SS-BHAND-11 SS-RULING-52', {
  works: () => {
    const t = solo({ boss: { track: { deployment: 'goblin-tank' } } }, GOBLINS)
    expect(t.def('goblin-tank')).toBe(bossBase('goblin-tank').def + 1)
  },
  not: () => {
    const t = solo({ boss: { track: { middle: 'goblin-tank' } } }, GOBLINS)
    expect(t.def('goblin-tank')).toBe(bossBase('goblin-tank').def)
  },
  edge: () => {
    // Its storm gives each Ally on the track a token, a Leader on the Battle Zone none.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'goblin-tank', middle: 'goblin-archer' }, frontline: 'goblin-leader' },
      },
      GOBLINS,
    )
    t.go()
    expect(t.att('goblin-archer')).toBe(bossBase('goblin-archer').att + 1)
    expect(t.att('goblin-leader')).toBe(bossBase('goblin-leader').att)
  },
})

card('goblin-leader', 'SS-BHAND-5 SS-GOB-3', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'deploy', boss: { menace: 3, hand: ['goblin-tank'], frontline: 'goblin-leader' } },
      GOBLINS,
    )
    t.go()
    expect(t.att('goblin-tank')).toBe(bossBase('goblin-tank').att + 1)
  },
  not: () => {
    // In a player's hands it gives no tokens.
    const t = solo({ south: { hand: ['gutter-imp'], frontline: 'goblin-leader' } }, GOBLINS)
    t.play('south', 'gutter-imp', 'creature')
    expect(t.att('gutter-imp')).toBe(base('gutter-imp').att)
  },
  edge: () => {
    // It comes after the deploy of the same turn: no token for that one.
    const t = solo(
      { turn: 'boss', step: 'deploy', boss: { menace: 3, hand: ['goblin-tank', 'goblin-leader'] } },
      GOBLINS,
    )
    t.go()
    expect(t.att('goblin-tank')).toBe(bossBase('goblin-tank').att)
    expect(t.field('boss')).toContain('goblin-leader')
  },
})

card('goblin-archer', 'SS-GOB-2 SS-BHAND-11', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'goblin-archer' } } }, GOBLINS)
    t.go()
    expect(t.lost('south')).toBe(bossBase('goblin-archer').att + 2)
  },
  not: () => {
    // An empty Deployment Zone: it deploys and is no Gang.
    const t = solo(
      { turn: 'boss', step: 'deploy', boss: { menace: 3, hand: ['goblin-archer'], track: { middle: 'goblin-tank' } } },
      GOBLINS,
    )
    t.go()
    expect(t.at('boss', 'deployment')).toBe('goblin-archer')
    expect(t.att('goblin-tank')).toBe(bossBase('goblin-tank').att)
  },
  edge: () => {
    // Too dear for the Menace Level it can be neither.
    const t = solo(
      {
        turn: 'boss',
        step: 'special',
        boss: { menace: 1, lowered: 'now', hand: ['goblin-sapper'], track: { deployment: 'goblin-tank' } },
      },
      GOBLINS,
    )
    t.go()
    expect(t.att('goblin-tank')).toBe(bossBase('goblin-tank').att)
  },
})

card('goblin-cutpurse', 'SS-KW-STEAL-1 SS-RULING-55', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'goblin-cutpurse' }, resources: 20 },
        south: { hand: ['archangel'] },
      },
      GOBLINS,
    )
    t.go()
    expect(t.hand('south')).not.toContain('archangel')
  },
  not: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'goblin-cutpurse' } } }, GOBLINS)
    t.go()
    expect(t.lost('south')).toBe(bossBase('goblin-cutpurse').att)
  },
  edge: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { menace: 5, track: { top: 'goblin-cutpurse' } },
        south: { hand: ['archangel'] },
      },
      GOBLINS,
    )
    t.go()
    // A stolen creature counts as a Deploy card.
    expect([...t.field('boss'), ...t.hand('boss')]).toContain('archangel')
  },
})

card('goblin-sapper', 'SS-PVB-8 SS-KW-KILL-1', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'goblin-sapper' } }, south: { supporters: [F] } },
      GOBLINS,
    )
    t.go()
    expect(t.supporters('south')).toEqual([])
  },
  not: () => {
    // Only Supporters: a creature is safe from its action.
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'goblin-sapper' } }, south: { track: { middle: F } } },
      GOBLINS,
    )
    t.go()
    expect(t.field('south')).toEqual([F])
  },
  edge: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'goblin-sapper' } },
        south: { supporters: [F], track: { middle: 'supply-mule' } },
      },
      GOBLINS,
    )
    t.go()
    expect(t.supporters('south')).toEqual([F])
  },
})

card('wolfback-raiders', 'SS-KW-ADVANCE-1 SS-BTURN-3', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'wolfback-raiders', deployment: 'goblin-tank' } } },
      GOBLINS,
    )
    t.go()
    expect(t.at('boss', 'top')).toBe('goblin-tank')
  },
  not: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { middle: 'wolfback-raiders', deployment: 'goblin-tank' } } },
      GOBLINS,
    )
    t.go()
    expect([t.at('boss', 'middle'), t.at('boss', 'top')]).toEqual(['goblin-tank', 'wolfback-raiders'])
  },
  edge: () => {
    // Its action pushes the next one out, and that one storms too.
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'wolfback-raiders', middle: 'goblin-archer' } } },
      GOBLINS,
    )
    t.go()
    expect(t.casualties('boss')).toContain('goblin-archer')
  },
})

card('goblin-marius', 'SS-GOB-1 SS-BHAND-10', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { menace: 2, frontline: 'goblin-marius', track: { top: 'goblin-archer' } },
      },
      GOBLINS,
    )
    expect(t.att('goblin-archer')).toBe(bossBase('goblin-archer').att + 1)
    t.go()
    expect(t.state.boss?.menace).toBeGreaterThanOrEqual(3)
  },
  not: () => {
    const t = solo(
      { boss: { frontline: 'goblin-marius' }, south: { hand: ['executioner-of-the-pit', ...fill(4)] } },
      GOBLINS,
    )
    expect(t.can('south', 'action', 'executioner-of-the-pit')).toBe(false)
  },
  edge: () => {
    // No damage, and still the Menace Level rises.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { menace: 2, frontline: 'goblin-marius', track: { top: 'goblin-archer' } },
        south: { track: { deployment: { design: 'wall', def: 9 } } },
      },
      GOBLINS,
    )
    t.go()
    expect(t.state.boss?.menace).toBeGreaterThanOrEqual(3)
  },
})

card('dragon-fury', 'SS-GOB-3 SS-BHAND-9', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'action', boss: { menace: 4, hand: ['dragon-fury'] }, south: { casualties: fill(5) } },
      GOBLINS,
    )
    t.go()
    expect(t.state.destroyed.length).toBe(5)
    expect(t.lost('south')).toBeGreaterThan(0)
  },
  not: () => {
    // Never deployed, and not played above the Menace Level.
    const t = solo(
      {
        turn: 'boss',
        step: 'deploy',
        boss: { menace: 3, hand: ['dragon-fury', 'goblin-tank'] },
        south: { casualties: fill(2) },
      },
      { ...GOBLINS, boss: 'byloss-medium' },
    )
    t.go()
    expect(t.state.destroyed.length).toBe(0)
    expect(t.field('boss')).toEqual(['goblin-tank'])
  },
  edge: () => {
    // In a player's hands it hits the boss's Casualties, never the Reserves.
    const t = solo(
      {
        south: { hand: ['dragon-fury', ...fill(4)] },
        boss: { casualties: ['goblin-tank'], reserve: ['goblin-archer'], life: 30 },
      },
      GOBLINS,
    )
    t.play('south', 'dragon-fury')
    expect(t.state.destroyed.map(one => one.design)).toEqual(['goblin-tank'])
    expect(t.state.boss?.reserve.length).toBe(1)
    expect(t.state.boss?.life).toBeLessThan(30)
  },
})

card('transmuted-goblin', 'SS-GOB-3 SS-MEN-2', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'transmuted-goblin' } } }, GOBLINS)
    t.go()
    expect(t.lost('south')).toBeGreaterThan(bossBase('transmuted-goblin').att)
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'transmuted-goblin' } },
        south: { track: { deployment: { design: 'mouse', def: 0 } } },
      },
      GOBLINS,
    )
    t.go()
    expect(t.lost('south')).toBe(bossBase('transmuted-goblin').att)
  },
  edge: () => {
    // Cost 8 is playable at 5+ and not before.
    for (const [menace, field] of [
      [5, ['transmuted-goblin']],
      [4, []],
    ] as const) {
      const t = solo({ turn: 'boss', step: 'deploy', boss: { menace, hand: ['transmuted-goblin'] } }, GOBLINS)
      t.go()
      expect(t.field('boss')).toEqual(field)
    }
  },
})

card('forest-brownie', 'SS-EX-17 SS-FAIRY-2 SS-FAIRY-4', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'deploy',
        boss: { menace: 2, hand: ['forest-brownie', 'wild-lady', 'battle-beetle', 'guard-stance'] },
      },
      { ...FAIRIES, boss: 'byloss-medium' },
    )
    t.go()
    expect(t.at('boss', 'deployment')).toBe('battle-beetle')
    expect(t.casualties('boss')).toContain('forest-brownie')
    expect(t.hand('boss')).toEqual(['wild-lady'])
  },
  not: () => {
    // No Leader and no Action card can come in.
    const t = solo(
      { turn: 'boss', step: 'deploy', boss: { menace: 1, hand: ['forest-brownie', 'wild-lady'] } },
      { ...FAIRIES, boss: 'byloss-medium' },
    )
    t.go()
    expect(t.at('boss', 'deployment')).toBe('forest-brownie')
  },
  edge: () => {
    // Recover never lifts Life above the start.
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { life: 30, fullLife: 30, track: { top: 'forest-brownie' } } },
      FAIRIES,
    )
    t.go()
    expect(t.state.boss?.life).toBe(30)
    const hurt = solo(
      { turn: 'boss', step: 'advance', boss: { life: 28, fullLife: 30, track: { top: 'forest-brownie' } } },
      FAIRIES,
    )
    hurt.go()
    expect(hurt.state.boss?.life).toBe(29)
  },
})

card('thorn-pixie', 'SS-BTURN-4 SS-BTURN-5', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'thorn-pixie' } } }, FAIRIES)
    t.go()
    expect(t.lost('south')).toBe(bossBase('thorn-pixie').att + 2)
  },
  not: () => {
    // A stout Defender stops the attack, not the action.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'thorn-pixie' } },
        south: { track: { deployment: { design: 'wall', def: 9 } } },
      },
      FAIRIES,
    )
    t.go()
    expect(t.lost('south')).toBe(2)
  },
  edge: () => {
    // What it can kill on the Battle Zone comes first.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'thorn-pixie' } },
        south: { frontline: { design: 'mouse', def: 0 } },
      },
      FAIRIES,
    )
    t.go()
    expect(t.lost('south')).toBe(2)
    expect(t.field('south')).toEqual([])
  },
})

card('mushroom-matron', 'SS-KW-RECOVER-1 SS-ALLY-2', {
  works: () => {
    const t = solo({ boss: { track: { middle: 'mushroom-matron', deployment: 'thorn-pixie' } } }, FAIRIES)
    expect(t.def('thorn-pixie')).toBe(bossBase('thorn-pixie').def + 1)
  },
  not: () => {
    const t = solo({ boss: { track: { middle: 'mushroom-matron' }, frontline: 'wild-lady' } }, FAIRIES)
    expect(t.def('wild-lady')).toBe(bossBase('wild-lady').def)
    expect(t.def('mushroom-matron')).toBe(bossBase('mushroom-matron').def + 2)
  },
  edge: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { life: 20, fullLife: 30, track: { top: 'mushroom-matron' } } },
      FAIRIES,
    )
    t.go()
    expect(t.state.boss?.life).toBe(22)
  },
})

card('guard-stance', 'SS-BHAND-9 SS-SYN-2', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { life: 20, fullLife: 30, menace: 3, hand: ['guard-stance'], track: { deployment: 'thorn-pixie' } },
      },
      FAIRIES,
    )
    t.go()
    expect(t.def('thorn-pixie')).toBe(bossBase('thorn-pixie').def + 2)
    expect(t.state.boss?.life).toBe(21)
  },
  not: () => {
    const t = solo({ turn: 'boss', step: 'deploy', boss: { menace: 3, hand: ['guard-stance'] } }, FAIRIES)
    t.go()
    expect(t.field('boss')).toEqual([])
  },
  edge: () => {
    // Over when the boss's next turn begins.
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['guard-stance'], track: { deployment: 'thorn-pixie' }, resources: fill(12) },
      },
      FAIRIES,
    )
    t.go()
    t.endTurn()
    expect(t.state.lasting).toEqual([])
  },
})

card('moonpetal-swarm', 'SS-KW-DISCARD-1', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'moonpetal-swarm' } }, south: { hand: ['archangel'] } },
      FAIRIES,
    )
    t.go()
    expect(t.casualties('south')).toContain('archangel')
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'moonpetal-swarm' } },
        south: { hand: ['archangel'], track: { middle: 'silver-tongued-envoy' } },
      },
      FAIRIES,
    )
    t.go()
    expect(t.hand('south')).toContain('archangel')
  },
  edge: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'moonpetal-swarm' } } }, FAIRIES)
    t.go()
    expect(t.lost('south')).toBe(bossBase('moonpetal-swarm').att)
  },
})

card('wild-lady', 'SS-EX-16 SS-ALLY-4', {
  works: () => {
    const t = solo({ boss: { frontline: 'wild-lady', track: { middle: 'battle-beetle' } } }, FAIRIES)
    expect(t.def('battle-beetle')).toBe(6)
  },
  not: () => {
    const t = solo({ boss: { frontline: 'wild-lady' } }, FAIRIES)
    expect(t.def('wild-lady')).toBe(bossBase('wild-lady').def)
  },
  edge: () => {
    // Cost 3 is not playable at Menace 2.
    const t = solo({ turn: 'boss', step: 'leader', boss: { menace: 2, hand: ['wild-lady'] } }, FAIRIES)
    t.go()
    expect(t.field('boss')).toEqual([])
  },
})

card('bramble-stag', 'SS-PVB-8 SS-RULING-53', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'bramble-stag' } },
        south: { track: { middle: 'archangel', top: 'gutter-imp' } },
      },
      FAIRIES,
    )
    t.go()
    expect(t.casualties('south')).toContain('archangel')
    expect(t.field('south')).toEqual(['gutter-imp'])
  },
  not: () => {
    // It may not be aimed at what cannot be targeted.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'bramble-stag' } },
        south: { track: { middle: 'cloud-sentinel', top: 'gutter-imp' } },
      },
      FAIRIES,
    )
    t.go()
    expect(t.field('south')).toEqual(['cloud-sentinel'])
  },
  edge: () => {
    // Swapped out even for a cheaper card: a boss never passes.
    const t = solo(
      { turn: 'boss', step: 'deploy', boss: { menace: 3, hand: ['bramble-stag', 'mushroom-matron'] } },
      { ...FAIRIES, boss: 'byloss-medium' },
    )
    t.go()
    expect(t.at('boss', 'deployment')).toBe('mushroom-matron')
  },
})

card('battle-beetle', 'SS-FAIRY-1 SS-EX-16', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'battle-beetle' } } }, FAIRIES)
    t.go()
    expect(t.lost('south')).toBe(bossBase('battle-beetle').att + 4)
  },
  not: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { middle: 'battle-beetle' } } }, FAIRIES)
    t.go()
    expect(t.lost('south')).toBe(0)
  },
  edge: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { frontline: 'wild-lady', track: { top: 'battle-beetle' } } },
      FAIRIES,
    )
    t.go()
    expect(t.lost('south')).toBe(bossBase('battle-beetle').att + 6)
  },
})

card('heartwood-colossus', 'SS-KW-RECOVER-1 SS-BHAND-10', {
  works: () => {
    const t = solo(
      { boss: { life: 30, track: { middle: 'heartwood-colossus' } }, south: { hand: ['elven-longbow', F] } },
      FAIRIES,
    )
    t.play('south', 'elven-longbow')
    expect(t.state.boss?.life).toBe(29)
  },
  not: () => {
    const t = solo(
      { boss: { track: { middle: 'heartwood-colossus' } }, south: { hand: ['tengu', ...fill(4)] } },
      FAIRIES,
    )
    expect(t.can('south', 'action', 'tengu')).toBe(false)
  },
  edge: () => {
    // One point comes to nothing.
    const t = solo(
      { boss: { life: 30, track: { middle: 'heartwood-colossus' } }, south: { hand: ['gutter-imp'] } },
      FAIRIES,
    )
    t.play('south', 'gutter-imp')
    expect(t.state.boss?.life).toBe(30)
  },
})
