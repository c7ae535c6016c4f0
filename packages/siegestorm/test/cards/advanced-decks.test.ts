import { expect } from 'vitest'
import { bossBase, card, F, fill, solo } from './table.ts'

const SHAMANS = { advanced: 'spectral-shamans' }
const SHADES = { advanced: 'shade-slayers' }
const UNDEAD = { advanced: 'undead-realms' }
/** Menace rises by storms only, so that a deploy does not change what is playable. */
const CALM = { boss: 'byloss-medium' }

card('spirit-caller', 'SS-BHAND-12 SS-SHAM-1', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'deploy',
        boss: { life: 20, fullLife: 30, menace: 2, hand: ['spirit-caller'], track: { middle: 'restoration-totem' } },
      },
      { ...SHAMANS, ...CALM },
    )
    t.go()
    expect(t.at('boss', 'deployment')).toBe('spirit-caller')
    expect(t.state.creatures.find(one => one.design === 'restoration-totem')?.spirit).toBe(1)
    expect(t.state.boss?.life).toBe(21)
  },
  not: () => {
    // In a player's hands the Spirits stay away.
    const t = solo({ south: { hand: ['spirit-caller', F], track: { middle: 'restoration-totem' } } }, SHAMANS)
    t.play('south', 'spirit-caller', 'creature')
    expect(t.state.creatures.every(one => !one.spirit)).toBe(true)
  },
  edge: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { life: 29, fullLife: 30, track: { top: 'spirit-caller' } } },
      SHAMANS,
    )
    t.go()
    expect(t.state.boss?.life).toBe(30)
  },
})

card('seal-of-haste', 'SS-EX-10 SS-RULING-51', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['seal-of-haste'], track: { deployment: 'shaman-berserker', middle: 'fury-totem' } },
      },
      SHAMANS,
    )
    t.go()
    expect(t.at('boss', 'middle')).toBe('shaman-berserker')
    expect(t.state.creatures.find(one => one.design === 'fury-totem')?.spirit).toBe(1)
    expect(t.lost('south')).toBe(1)
  },
  not: () => {
    // Negated it does not advance, but the Special Action is out of Negate's reach.
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['seal-of-haste'], track: { deployment: 'shaman-berserker' } },
        south: { hand: ['wardweaver', F] },
      },
      SHAMANS,
    )
    t.byHand()
    t.pick('go')
    t.play('south', 'wardweaver')
    t.resolve()
    t.go()
    expect(t.at('boss', 'deployment')).toBe('shaman-berserker')
  },
  edge: () => {
    const t = solo({ south: { hand: ['seal-of-haste', F], track: { deployment: F } } }, SHAMANS)
    t.play('south', 'seal-of-haste')
    expect(t.at('south', 'middle')).toBe(F)
    expect(t.casualties('south')[0]).toBe('seal-of-haste')
  },
})

card('shaman-berserker', 'SS-BHAND-13 SS-PLAY-5', {
  works: () => {
    const t = solo(
      { boss: { track: { middle: 'shaman-berserker', top: 'fury-totem' }, frontline: 'ward-totem' } },
      SHAMANS,
    )
    expect(t.att('shaman-berserker')).toBe(bossBase('shaman-berserker').att + 2)
  },
  not: () => {
    const t = solo({ boss: { track: { middle: 'shaman-berserker', top: 'spirit-caller' } } }, SHAMANS)
    expect(t.att('shaman-berserker')).toBe(bossBase('shaman-berserker').att)
  },
  edge: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'shaman-berserker' } },
        south: { track: { deployment: { design: 'wall', def: 9 } } },
      },
      SHAMANS,
    )
    t.go()
    expect(t.lost('south')).toBeGreaterThan(0)
  },
})

card('restoration-totem', 'SS-SHAM-2 SS-KW-RECOVER-1', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          life: 20,
          fullLife: 30,
          menace: 3,
          hand: ['seal-of-haste'],
          track: { deployment: { card: 'restoration-totem', spirit: 2 } },
        },
      },
      SHAMANS,
    )
    t.go()
    // The third token: three points.
    expect(t.state.boss?.life).toBe(23)
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          life: 20,
          fullLife: 30,
          menace: 3,
          hand: ['guard-stance'],
          track: { deployment: { card: 'restoration-totem', spirit: 2 } },
        },
      },
      { ...SHAMANS, basic: 'wild-fairies' },
    )
    t.go()
    expect(t.state.boss?.life).toBe(21)
  },
  edge: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          life: 29,
          fullLife: 30,
          menace: 3,
          hand: ['seal-of-haste'],
          track: { deployment: { card: 'restoration-totem', spirit: 4 } },
        },
      },
      SHAMANS,
    )
    t.go()
    expect(t.state.boss?.life).toBe(30)
  },
})

card('ward-totem', 'SS-SHAM-2 SS-ALLY-4', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['seal-of-haste'], frontline: 'ward-totem', track: { deployment: 'spirit-caller' } },
      },
      SHAMANS,
    )
    t.go()
    expect(t.def('spirit-caller')).toBe(bossBase('spirit-caller').def + 1)
  },
  not: () => {
    const t = solo({ boss: { frontline: 'ward-totem', track: { deployment: 'spirit-caller' } } }, SHAMANS)
    expect(t.def('spirit-caller')).toBe(bossBase('spirit-caller').def)
  },
  edge: () => {
    // Two Spirits in a turn: it acts twice.
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          menace: 3,
          hand: ['seal-of-haste', 'seal-of-haste'],
          frontline: 'ward-totem',
          track: { deployment: 'spirit-caller' },
        },
      },
      SHAMANS,
    )
    t.go()
    expect(t.def('spirit-caller')).toBe(bossBase('spirit-caller').def + 2)
  },
})

card('seal-of-silence', 'SS-SUP-4 SS-KW-DISCARD-1', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['seal-of-silence'] },
        south: { hand: ['archangel'], supporters: [F, F] },
      },
      SHAMANS,
    )
    t.go()
    expect(t.casualties('south')).toContain('archangel')
    expect(t.supporters('south')).toEqual([`${F} committed`, `${F} committed`])
  },
  not: () => {
    const t = solo(
      { turn: 'boss', step: 'action', boss: { menace: 1, hand: ['seal-of-silence'] }, south: { supporters: [F] } },
      SHAMANS,
    )
    t.go()
    expect(t.supporters('south')).toEqual([F])
  },
  edge: () => {
    // In a player's hands it lowers what the boss may play.
    const t = solo(
      { boss: { menace: 3, hand: ['goblin-tank'] }, south: { hand: ['seal-of-silence', ...fill(2)] } },
      SHAMANS,
    )
    t.play('south', 'seal-of-silence')
    expect(t.state.boss?.lowered).toBe('next')
    expect(t.casualties('boss')).toEqual(['goblin-tank'])
  },
})

card('seal-of-nova', 'SS-COOP-10 SS-PVB-2', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'action', boss: { menace: 3, hand: ['seal-of-nova'] } }, SHAMANS)
    t.go()
    expect(t.lost('south')).toBeGreaterThan(0)
  },
  not: () => {
    const t = solo({ turn: 'boss', step: 'action', boss: { menace: 2, hand: ['seal-of-nova'] } }, SHAMANS)
    t.go()
    expect(t.lost('south')).toBe(0)
  },
  edge: () => {
    // "Each player" is never the boss, whoever plays it.
    const t = solo({ boss: { life: 30 }, south: { hand: ['seal-of-nova', ...fill(3)] } }, SHAMANS)
    t.play('south', 'seal-of-nova')
    expect(t.state.boss?.life).toBe(30)
    expect(t.lost('south')).toBeGreaterThan(0)
  },
})

card('fury-totem', 'SS-SHAM-2 SS-BHAND-13', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['seal-of-haste'], track: { deployment: 'fury-totem', middle: 'fury-totem' } },
      },
      SHAMANS,
    )
    t.go()
    expect(t.lost('south')).toBe(2)
  },
  not: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { middle: 'fury-totem' } } }, SHAMANS)
    t.go()
    expect(t.lost('south')).toBe(0)
  },
  edge: () => {
    // Its storm has no ATT and no action: nothing happens, and it leaves.
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'fury-totem' } } }, SHAMANS)
    t.go()
    expect(t.lost('south')).toBe(0)
    expect(t.casualties('boss')).toEqual(['fury-totem'])
  },
})

card('spiritual-shaman', 'SS-SHAM-3 SS-EX-10', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: {
          track: { top: 'spiritual-shaman' },
          casualties: ['seal-of-haste', 'goblin-tank', 'seal-of-nova'],
          resources: 20,
        },
      },
      { ...SHAMANS, ...CALM },
    )
    t.go()
    expect(t.casualties('boss').filter(one => one.startsWith('seal'))).toEqual([])
    expect(t.casualties('boss')).toContain('goblin-tank')
  },
  not: () => {
    // Seals that were never used are not there to come back.
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'spiritual-shaman' }, casualties: ['goblin-tank'] } },
      SHAMANS,
    )
    t.go()
    expect(t.casualties('boss')).toEqual(['spiritual-shaman', 'goblin-tank'])
  },
  edge: () => {
    const t = solo(
      { south: { hand: ['spiritual-shaman', ...fill(4)], casualties: ['seal-of-haste'], resources: 5 } },
      SHAMANS,
    )
    t.play('south', 'spiritual-shaman')
    expect(t.state.stocks.south?.resources).toContain('seal-of-haste')
  },
})

card('ghost-wolf-rider', 'SS-BHAND-10 SS-PVB-6', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'ghost-wolf-rider' } },
        south: { track: { middle: 'archangel', top: F } },
      },
      SHAMANS,
    )
    t.go()
    expect(t.casualties('south')).toContain('archangel')
  },
  not: () => {
    // Shielded: not sacrificed while another can be.
    const t = solo(
      {
        boss: { track: { middle: 'ghost-wolf-rider', top: 'goblin-tank' } },
        south: { hand: ['oathbreaker-knight', ...fill(2)] },
      },
      SHAMANS,
    )
    t.play('south', 'oathbreaker-knight')
    expect(t.field('boss')).toEqual(['ghost-wolf-rider'])
  },
  edge: () => {
    // Shielded holds against enemy passives too; the boss's own effects work.
    const t = solo(
      {
        boss: { track: { middle: 'ghost-wolf-rider', deployment: 'spirit-caller' } },
        south: { track: { middle: 'starlight-judge' } },
      },
      SHAMANS,
    )
    expect(t.att('ghost-wolf-rider')).toBe(bossBase('ghost-wolf-rider').att)
    expect(t.att('spirit-caller')).toBe(bossBase('spirit-caller').att - 1)
  },
})

card('veiled-cutpurse', 'SS-SHADE-1 SS-RULING-73', {
  works: () => {
    // Face down it strikes as 1/1; its own damage turns it up, so it steals.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: { card: 'veiled-cutpurse', faceDown: true } } },
        south: { hand: ['archangel'] },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(1)
    expect(t.hand('south')).not.toContain('archangel')
  },
  not: () => {
    // Stopped by the Defender it stays face down and does nothing more.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: { card: 'veiled-cutpurse', faceDown: true } } },
        south: { hand: ['archangel'], track: { deployment: { design: 'wall', def: 3 } } },
      },
      SHADES,
    )
    t.go()
    expect(t.hand('south')).toContain('archangel')
  },
  edge: () => {
    // In a player's hands it costs what is printed and is deployed face down.
    const t = solo({ south: { hand: ['veiled-cutpurse'] } }, SHADES)
    t.play('south', 'veiled-cutpurse', 'creature')
    expect(t.state.creatures[0]).toMatchObject({ design: 'veiled-cutpurse', shade: true })
  },
})

card('lantern-snuffer', 'SS-SHADE-1 SS-RULING-54', {
  works: () => {
    const t = solo(
      { boss: { track: { middle: 'lantern-snuffer' } }, south: { track: { middle: { design: 'brute', att: 4 } } } },
      SHADES,
    )
    expect(t.att('brute')).toBe(3)
  },
  not: () => {
    // Face down it has no text.
    const t = solo(
      {
        boss: { track: { middle: { card: 'lantern-snuffer', faceDown: true } } },
        south: { track: { middle: { design: 'brute', att: 4 } } },
      },
      SHADES,
    )
    expect(t.att('brute')).toBe(4)
  },
  edge: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'lantern-snuffer' } }, south: { hand: ['archangel'] } },
      SHADES,
    )
    t.go()
    expect(t.casualties('south')).toContain('archangel')
  },
})

card('midnight-dancer', 'SS-SHADE-3 SS-BTURN-2', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'start',
        boss: { hand: ['goblin-tank', 'goblin-archer', 'dragon-fury'], track: { deployment: 'midnight-dancer' } },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBeGreaterThanOrEqual(3)
    expect(t.state.boss?.reserve.length).toBeGreaterThanOrEqual(3)
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'start',
        boss: {
          hand: ['goblin-tank'],
          track: { deployment: { card: 'midnight-dancer', faceDown: true } },
          resources: fill(20),
        },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(0)
  },
  edge: () => {
    // Nothing left in hand: nothing to count.
    const t = solo(
      { turn: 'boss', step: 'start', boss: { track: { deployment: 'midnight-dancer' }, resources: fill(20) } },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(0)
  },
})

card('whisper-strangler', 'SS-SHADE-2 SS-EX-18', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'whisper-strangler' } }, south: { supporters: [F] } },
      SHADES,
    )
    t.go()
    expect(t.supporters('south')).toEqual([])
  },
  not: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { middle: 'whisper-strangler' } }, south: { supporters: [F] } },
      SHADES,
    )
    t.go()
    expect(t.supporters('south')).toEqual([F])
  },
  edge: () => {
    // One is deployed, the Lady placed, the other two go far and middle.
    const t = solo(
      {
        turn: 'boss',
        step: 'deploy',
        boss: { menace: 3, hand: ['wild-lady', 'whisper-strangler', 'whisper-strangler', 'whisper-strangler'] },
      },
      { ...SHADES, basic: 'wild-fairies' },
    )
    t.go()
    expect(
      t.state.creatures
        .filter(one => one.shade)
        .map(one => one.place)
        .sort(),
    ).toEqual(['deployment', 'middle', 'top'])
    expect(t.field('boss')).toContain('wild-lady')
    expect(t.hand('boss')).toEqual([])
  },
})

card('curtain-of-night', 'SS-SHADE-1 SS-SYN-2', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          menace: 3,
          hand: ['curtain-of-night'],
          track: {
            middle: { card: 'veiled-cutpurse', faceDown: true },
            top: { card: 'lantern-snuffer', faceDown: true },
          },
        },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(2)
    expect(t.state.creatures.some(one => one.shade)).toBe(false)
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 3, hand: ['curtain-of-night'], track: { middle: 'veiled-cutpurse' } },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(0)
  },
  edge: () => {
    // Those in hand stay face down and are not counted.
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          menace: 3,
          hand: ['curtain-of-night', 'veiled-cutpurse'],
          track: { middle: { card: 'lantern-snuffer', faceDown: true } },
        },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(1)
  },
})

card('black-glass-duelist', 'SS-STORM-12 SS-RULING-18', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'black-glass-duelist' } } }, SHADES)
    t.go()
    expect(t.lost('south')).toBe(2 * bossBase('black-glass-duelist').att)
  },
  not: () => {
    // Face down it attacks once, as 1/1, before it is turned up.
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: { card: 'black-glass-duelist', faceDown: true } } } },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(1)
  },
  edge: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'black-glass-duelist' } },
        south: { frontline: 'gutter-imp' },
      },
      SHADES,
    )
    t.go()
    // The first attack clears the Frontline, the second reaches the player.
    expect(t.lost('south')).toBe(bossBase('black-glass-duelist').att)
  },
})

card('hour-of-knives', 'SS-KW-ADVANCE-1 SS-TURN-END-1', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'action', boss: { menace: 5, hand: ['hour-of-knives'], track: { top: 'goblin-archer' } } },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(bossBase('goblin-archer').att + 2 + 2)
  },
  not: () => {
    const t = solo(
      { turn: 'boss', step: 'action', boss: { menace: 3, hand: ['hour-of-knives'], track: { top: 'goblin-archer' } } },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(0)
  },
  edge: () => {
    // It holds this turn only.
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 5, hand: ['hour-of-knives'], track: { deployment: 'goblin-tank' } },
      },
      SHADES,
    )
    t.go()
    expect(t.at('boss', 'middle')).toBe('goblin-tank')
    expect(t.att('goblin-tank')).toBe(bossBase('goblin-tank').att)
  },
})

card('faceless-matriarch', 'SS-RULING-54 SS-BHAND-10', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { frontline: 'faceless-matriarch', track: { top: { card: 'veiled-cutpurse', faceDown: true } } },
      },
      SHADES,
    )
    t.go()
    expect(t.lost('south')).toBe(3)
  },
  not: () => {
    const t = solo({ boss: { frontline: 'faceless-matriarch', track: { top: 'veiled-cutpurse' } } }, SHADES)
    expect(t.att('veiled-cutpurse')).toBe(bossBase('veiled-cutpurse').att)
  },
  edge: () => {
    // Shielded against actions, not against a storm.
    const att = bossBase('faceless-matriarch').def + 1
    const t = solo(
      {
        step: 'draw',
        boss: { frontline: 'faceless-matriarch' },
        south: { hand: ['siege-fiend', ...fill(3)], track: { top: { design: 'ram', att } } },
      },
      SHADES,
    )
    t.storm('south')
    t.pick('faceless-matriarch')
    expect(t.casualties('boss')).toEqual(['faceless-matriarch'])
  },
})

card('red-girl', 'SS-UND-2 SS-CONF-2', {
  works: () => {
    const t = solo({ turn: 'boss', step: 'advance', boss: { track: { top: 'red-girl' } } }, UNDEAD)
    t.go()
    expect(t.state.destroyed.map(one => one.design)).toEqual(['red-girl'])
    expect(t.casualties('boss')).toEqual([])
  },
  not: () => {
    // Returned to hand she does not leave for the Casualties.
    const t = solo({ boss: { track: { top: 'red-girl' } }, south: { hand: ['tengu', ...fill(4)] } }, UNDEAD)
    t.play('south', 'tengu')
    expect(t.hand('boss')).toEqual(['red-girl'])
    expect(t.state.destroyed).toEqual([])
  },
  edge: () => {
    const t = solo({ boss: { track: { top: 'red-girl' } }, south: { hand: ['assassin', ...fill(2)] } }, UNDEAD)
    t.play('south', 'assassin')
    expect(t.state.destroyed.map(one => one.design)).toEqual(['red-girl'])
  },
})

card('miner', 'SS-SUB-6 SS-UND-1', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { menace: 2, track: { top: 'miner' }, resources: fill(20) } },
      { ...UNDEAD, boss: 'ozmund-hard' },
    )
    t.go()
    expect(t.casualties('boss')).toEqual(['miner'])
    expect(t.state.boss?.menace).toBe(3)
  },
  not: () => {
    const t = solo(
      { boss: { menace: 2, track: { top: 'miner' } }, south: { hand: ['assassin', ...fill(2)] } },
      { ...UNDEAD, boss: 'ozmund-hard' },
    )
    t.play('south', 'assassin')
    expect(t.state.boss?.menace).toBe(2)
  },
  edge: () => {
    const t = solo({ step: 'draw', boss: { life: 30 }, south: { track: { top: 'miner' } } }, UNDEAD)
    t.storm('south')
    expect(t.supporters('south')).toEqual(['miner'])
    expect(t.state.boss?.life).toBe(30 - bossBase('miner').att - 1)
  },
})

card('rattling-choir', 'SS-RULING-78 SS-MEN-2', {
  works: () => {
    const t = solo(
      { boss: { menace: 2, track: { top: 'rattling-choir' } }, south: { hand: ['assassin', ...fill(2)] } },
      UNDEAD,
    )
    t.play('south', 'assassin')
    expect(t.state.boss?.menace).toBe(3)
  },
  not: () => {
    const t = solo(
      { boss: { menace: 2, track: { top: 'rattling-choir' } }, south: { hand: ['tengu', ...fill(4)] } },
      UNDEAD,
    )
    t.play('south', 'tengu')
    expect(t.state.boss?.menace).toBe(2)
  },
  edge: () => {
    const t = solo(
      { boss: { menace: 5, track: { top: 'rattling-choir' } }, south: { hand: ['assassin', ...fill(2)] } },
      UNDEAD,
    )
    t.play('south', 'assassin')
    expect(t.state.boss?.menace).toBe(5)
  },
})

card('grave-warden', 'SS-UND-2 SS-KW-DESTROY-1', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'advance', boss: { track: { top: 'grave-warden' } }, south: { casualties: fill(5) } },
      UNDEAD,
    )
    t.go()
    expect(t.state.destroyed.length).toBe(3)
  },
  not: () => {
    const t = solo({ destroyed: fill(2), boss: { track: { middle: 'grave-warden' } } }, UNDEAD)
    expect(t.att('grave-warden')).toBe(bossBase('grave-warden').att)
  },
  edge: () => {
    for (const [destroyed, bonus] of [
      [3, 1],
      [8, 2],
      [9, 3],
      [20, 3],
    ] as const) {
      const t = solo({ destroyed: fill(destroyed), boss: { track: { middle: 'grave-warden' } } }, UNDEAD)
      expect(t.att('grave-warden')).toBe(bossBase('grave-warden').att + bonus)
    }
  },
})

card('tainted-miracle', 'SS-UND-1 SS-PVB-7', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: {
          menace: 2,
          hand: ['tainted-miracle'],
          casualties: ['miner', 'red-girl', 'goblin-tank'],
          resources: fill(20),
        },
      },
      UNDEAD,
    )
    t.go()
    expect(t.state.stocks.boss?.resources.slice(-2)).toEqual(['miner', 'red-girl'])
    expect(t.casualties('boss')).toEqual(['tainted-miracle', 'goblin-tank'])
  },
  not: () => {
    // Reserves are no Casualties.
    const t = solo(
      {
        turn: 'boss',
        step: 'action',
        boss: { menace: 2, hand: ['tainted-miracle'], reserve: ['miner'], resources: fill(20) },
      },
      UNDEAD,
    )
    t.go()
    expect(t.state.boss?.reserve.map(one => one.design)).toContain('miner')
  },
  edge: () => {
    const t = solo({ south: { hand: ['tainted-miracle', F, 'archangel'], resources: fill(2) } }, UNDEAD)
    t.play('south', 'tainted-miracle')
    expect([...(t.state.stocks.south?.resources ?? [])].slice(-2).sort()).toEqual(['archangel', F])
  },
})

card('corpse-cart', 'SS-PLACE-2 SS-RULING-74', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { menace: 1, track: { top: 'corpse-cart' }, casualties: ['grave-warden'], resources: fill(20) },
      },
      { ...UNDEAD, ...CALM },
    )
    t.go()
    expect(t.at('boss', 'deployment')).toBe('grave-warden')
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'corpse-cart' }, casualties: ['tainted-miracle'], resources: fill(20) },
      },
      { ...UNDEAD, ...CALM },
    )
    t.go()
    expect(t.field('boss')).not.toContain('tainted-miracle')
  },
  edge: () => {
    // In a player's hands the player's own top Casualty comes back, if the zone is free.
    const t = solo({ south: { hand: ['corpse-cart', 'archangel', F, F], track: { middle: F } } }, UNDEAD)
    t.play('south', 'corpse-cart')
    expect(t.at('south', 'deployment')).toBeDefined()
  },
})

card('black-procession', 'SS-MEN-5 SS-KW-ADVANCE-1', {
  works: () => {
    const t = solo(
      { turn: 'boss', step: 'action', boss: { menace: 3, hand: ['black-procession'], track: { deployment: 'miner' } } },
      UNDEAD,
    )
    t.go()
    expect(t.at('boss', 'middle')).toBe('miner')
    expect(t.state.boss?.menace).toBe(4)
  },
  not: () => {
    // A player has no Menace Level: only the track moves.
    const t = solo(
      { boss: { menace: 3 }, south: { hand: ['black-procession', ...fill(3)], track: { deployment: F } } },
      UNDEAD,
    )
    t.play('south', 'black-procession')
    expect(t.state.boss?.menace).toBe(3)
    expect(t.at('south', 'middle')).toBe(F)
  },
  edge: () => {
    const t = solo(
      { turn: 'boss', step: 'action', boss: { menace: 5, hand: ['black-procession'], track: { deployment: 'miner' } } },
      UNDEAD,
    )
    t.go()
    expect(t.state.boss?.menace).toBe(5)
  },
})

card('awakened-miner', 'SS-EX-20 SS-EX-21 SS-MINER-2', {
  works: () => {
    // Heal 2 becomes 2 DMG.
    const wall = { design: 'wall', def: 9 }
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'awakened-miner' } },
        south: { track: { deployment: wall }, casualties: ['temple-acolyte'] },
      },
      UNDEAD,
    )
    t.go()
    expect(t.lost('south')).toBe(2)
  },
  not: () => {
    // What cannot be turned is ignored in the easy mode …
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'awakened-miner' } },
        south: {
          track: { deployment: { design: 'wall', def: 9 } },
          casualties: ['field-conscriptor'],
          supporters: [F],
        },
      },
      UNDEAD,
    )
    t.go()
    expect(t.supporters('south')).toEqual([F])
  },
  edge: () => {
    // … and inverted in the hard one.
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        boss: { track: { top: 'awakened-miner' } },
        south: {
          track: { deployment: { design: 'wall', def: 9 } },
          casualties: ['field-conscriptor'],
          supporters: [F],
        },
      },
      { ...UNDEAD, miner: 'hard' },
    )
    t.go()
    expect(t.supporters('south')).toEqual([])
  },
})

card('awakened-red-girl', 'SS-EX-19 SS-UND-2', {
  works: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        destroyed: ['red-girl', 'red-girl', F],
        boss: { track: { top: 'awakened-red-girl' } },
      },
      UNDEAD,
    )
    t.go()
    expect(t.lost('south')).toBe(bossBase('awakened-red-girl').att + 2 * bossBase('red-girl').att)
    expect(t.state.destroyed.filter(one => one.design === 'red-girl').length).toBe(2)
  },
  not: () => {
    const t = solo(
      {
        turn: 'boss',
        step: 'advance',
        destroyed: [F],
        boss: { track: { top: 'awakened-red-girl' }, casualties: ['red-girl'] },
      },
      UNDEAD,
    )
    t.go()
    expect(t.lost('south')).toBe(bossBase('awakened-red-girl').att)
  },
  edge: () => {
    // Either side: in a player's hands they storm the boss.
    const t = solo(
      { destroyed: ['red-girl', 'red-girl'], boss: { life: 30 }, south: { hand: ['awakened-red-girl', ...fill(5)] } },
      UNDEAD,
    )
    t.play('south', 'awakened-red-girl')
    while (t.prompt() === 'storm-target') t.pick('opponent')
    expect(t.state.boss?.life).toBe(30 - 2 * bossBase('red-girl').att)
  },
})

card('pale-regent', 'SS-KW-RECOVER-1 SS-ALLY-4', {
  works: () => {
    const boss = {
      life: 20,
      fullLife: 30,
      frontline: 'pale-regent',
      track: { deployment: 'miner' },
      resources: fill(20),
    }
    const t = solo({ step: 'end', boss }, UNDEAD)
    expect(t.att('miner')).toBe(bossBase('miner').att + 1)
    t.endTurn()
    expect(t.state.boss?.life).toBe(22)
  },
  not: () => {
    // The player's turn is not his.
    const t = solo({ step: 'prepare', boss: { life: 20, fullLife: 30, frontline: 'pale-regent' } }, UNDEAD)
    t.next('south')
    expect(t.state.boss?.life).toBe(20)
  },
  edge: () => {
    const boss = { life: 29, fullLife: 30, frontline: 'pale-regent', resources: fill(20) }
    const t = solo({ step: 'end', boss }, UNDEAD)
    t.endTurn()
    expect(t.state.boss?.life).toBe(30)
  },
})
