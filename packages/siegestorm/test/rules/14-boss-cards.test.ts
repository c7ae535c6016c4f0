import { describe, expect, test } from 'vitest'
import { at, card, dmg, opening } from '../table.ts'

const goblin = (design: string, cost: number, more: object = {}) =>
  card(design, { cost, att: 1, def: 1, command: 'deploy', ...more })
const spell = (design: string, action: object[]) =>
  card(design, { cost: 0, command: 'action', action: action as never })
const WHIP = spell('whip', [{ do: 'discard', from: 'opponent', amount: 2, chosen: 'random' }])
const BALM = spell('balm', [{ do: 'recover', amount: 1 }])
const PYRE = spell('pyre', [{ do: 'destroy', what: { of: 'casualties', side: 'opponent', take: { top: 2 } } }])

const menaceAfter = (boss: string, entry: object, south: object = {}, step = 'deploy') => {
  const t = at(
    { turn: 'boss', step, south: { resources: 25, ...south }, boss: { resources: 20, menace: 1, ...entry } },
    { mode: 'solo', boss },
  )
  t.do('south', 'choose go')
  t.pass()
  t.pass()
  const first = t.events.findIndex(event => event.kind === 'turn-begun')
  const own = first < 0 ? t.events : t.events.slice(0, first)
  return own.filter(event => event.kind === 'menace-changed').length
}

describe('Boss cards and their Menace Level Effects', () => {
  test('SS-MEN-6 Byloss: Medium by storms, Hard by deploys, Very Hard by both', () => {
    const storm = { menace: 1, track: { top: goblin('ox', 9) }, resources: 0, hand: [] }
    const rises = (boss: string) => [
      menaceAfter(boss, { hand: [goblin('elk', 1)] }),
      menaceAfter(boss, storm, {}, 'advance'),
    ]
    expect(rises('byloss-medium')).toEqual([0, 1])
    expect(rises('byloss-hard')).toEqual([1, 0])
    expect(rises('byloss-very-hard')).toEqual([1, 1])
  })

  test('SS-MEN-6 Nyryki: a hand card lost to her raises the Menace, once a turn but on Hard', () => {
    expect(menaceAfter('nyryki-easy', { hand: [WHIP] }, { hand: 3 })).toBe(1)
    expect(menaceAfter('nyryki-medium', { hand: [WHIP] }, { hand: 3 })).toBe(1)
    expect(menaceAfter('nyryki-hard', { hand: [WHIP] }, { hand: 3 })).toBe(2)
    expect(menaceAfter('nyryki-hard', { hand: [spell('spark', [dmg(2)])] }, { hand: 3 })).toBe(0)
  })

  test('SS-MEN-6 Nyryki: to Recover at full Life raises the Menace, not on Easy', () => {
    expect(menaceAfter('nyryki-easy', { hand: [BALM] })).toBe(0)
    expect(menaceAfter('nyryki-medium', { hand: [BALM] })).toBe(1)
    expect(menaceAfter('nyryki-hard', { hand: [BALM] })).toBe(1)
    expect(menaceAfter('nyryki-hard', { hand: [BALM], life: 5 })).toBe(0)
  })

  test('SS-MEN-6 Ozmund: Destroyed cards raise the Menace, once a turn but on Very Hard', () => {
    expect(menaceAfter('ozmund-hard', { hand: [PYRE] }, { casualties: 3 })).toBe(1)
    expect(menaceAfter('ozmund-very-hard', { hand: [PYRE] }, { casualties: 3 })).toBe(2)
  })

  test('SS-MEN-6 Ozmund: at Menace 5+ he Recovers 2 as his turn starts', () => {
    for (const [menace, life] of [
      [5, 12],
      [4, 10],
    ] as const) {
      const t = at(
        { turn: 'south', step: 'end', south: { resources: 25 }, boss: { resources: 20, menace, life: 10 } },
        { mode: 'solo', boss: 'ozmund-hard' },
      )
      t.do('south', 'next')
      expect(t.state.boss!.life).toBe(life)
    }
  })

  test('SS-MEN-6 a boss’s turn that begins a position begins with what happens as it starts', () => {
    const t = at(
      {
        turn: 'boss',
        south: { resources: 25 },
        boss: { resources: 20, menace: 5, life: 10, frontline: 'pale-regent' },
      },
      { mode: 'solo', boss: 'ozmund-hard' },
    )
    t.do('south', 'choose go')
    expect(t.state.boss!.life).toBe(14)
  })

  test('SS-BTURN-9 Ozmund, Very Hard: his Reserve pile returns twice', () => {
    expect(opening({ mode: 'solo', boss: 'ozmund-very-hard' }).state.boss!.reshuffles).toBe(2)
    expect(opening({ mode: 'solo', boss: 'ozmund-hard' }).state.boss!.reshuffles).toBe(1)
  })
})
