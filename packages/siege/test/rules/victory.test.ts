/** The scenario's tests in their order, and what a wagon is worth at the end. */
import { describe, expect, test } from 'vitest'
import { evolve } from '../../src/evolve.ts'
import { dayOver } from '../../src/rules/4-calendar.ts'
import { fallbackEnding, phaseVictory, pointsOf } from '../../src/rules/victory.ts'
import type { State } from '../../src/state.ts'
import type { Fallback, Scoring, Test, Victory } from '../../src/terms.ts'
import type { Seat } from '../../src/vocabulary.ts'
import { at, dice, man, who } from '../table.ts'

describe('victory', () => {
  test('SG-SCN-13 a test that counts turn ends does not hide the ones after it', () => {
    const victory: readonly Victory[] = [
      {
        winner: 'besieger',
        reason: 'breach-held',
        at: 'turn-end',
        running: 2,
        when: { kind: 'able-in', seat: 'besieger', areas: [{ hexes: ['0,0'] }], atLeast: 1 },
      },
      { winner: 'garrison', reason: 'wulfric-dead', at: 'phase-end', when: { kind: 'dead', piece: 'wulfric' } },
    ]
    const state = (condition: string): State =>
      at({
        characters: [
          man('dai', '0,0'),
          man('wulfric', '3,3', { seat: 'besieger', state: condition }),
          man('odo', '9,9'),
        ],
        terms: { victory },
      })
    expect(phaseVictory(state('healthy'), true)).toEqual([{ kind: 'holding', victory: 0, count: 1 }])
    expect(phaseVictory(state('dead'), true)).toMatchObject([{ kind: 'ended', ending: { reason: 'wulfric-dead' } }])
  })

  test('[SG-SCN-13] two running conditions count each for itself', () => {
    const hold = (seat: Seat, hex: string): Test => ({ kind: 'holds', seat, areas: [{ hexes: [hex] }], hexes: 1 })
    const victory: readonly Victory[] = [
      { winner: 'besieger', reason: 'breach-held', at: 'turn-end', running: 2, when: hold('besieger', '3,3') },
      { winner: 'garrison', reason: 'held-out', at: 'turn-end', running: 2, when: hold('garrison', '0,0') },
    ]
    const state = at({
      characters: [man('dai', '0,0', { seat: 'garrison' }), man('jones', '3,3', { seat: 'besieger' })],
      terms: { victory },
    })
    const counted = phaseVictory(state, true)
    expect(counted).toEqual([
      { kind: 'holding', victory: 0, count: 1 },
      { kind: 'holding', victory: 1, count: 1 },
    ])
    const gone = { ...counted.reduce(evolve, state), characters: { dai: who(state, 'dai') } }
    expect(phaseVictory(gone, true)).toMatchObject([{ kind: 'ended', ending: { winner: 'garrison' } }])
    const neither = counted.reduce(evolve, state)
    expect(phaseVictory({ ...neither, characters: {} }, true)).toEqual([
      { kind: 'holding', victory: 0, count: 0 },
      { kind: 'holding', victory: 1, count: 0 },
    ])
  })

  test('SG-SCN-24 a wagon is lost to those who stand beside it when nobody able of its own side does', () => {
    const points = (...people: readonly object[]): number =>
      pointsOf(
        at({
          engines: [{ id: 'w', kind: 'wagon', seat: 'garrison', hexes: ['1,0', '0,0'], facing: 0 }],
          characters: [man('odo', '9,9'), ...people],
          terms: {
            scoring: {
              engines: {},
              tentHex: 0,
              casualties: { besieger: false, garrison: false },
              wagons: { broughtIn: 8, lost: 6 },
            },
          },
        }),
      ).besieger
    expect(points(man('dai', '2,0'))).toBe(6)
    expect(points(man('dai', '3,0'))).toBe(0)
    expect(points(man('dai', '2,0'), man('wat', '0,1'))).toBe(0)
    expect(points(man('dai', '2,0'), man('wat', '0,1', { state: 'stunned' }))).toBe(6)
    expect(points(man('dai', '2,0', { state: 'stunned' }))).toBe(0)
  })

  test('SG-RUL-092 SG-SCN-2 a bridge lowered in an assault is up again in the morning', () => {
    const state = at({ map: 'castle', bridge: 'down', calendar: { days: 5 } })
    expect(dayOver(state, dice()).reduce(evolve, state).bridge).toBe('up')
    const camp = at({ map: 'camp', calendar: { days: 5 } })
    expect(dayOver(camp, dice()).reduce(evolve, camp).bridge).toBe('none')
  })
})

const NOTHING: Scoring = { engines: {}, tentHex: 0, casualties: { besieger: false, garrison: false } }
const ended = (
  fallback: Fallback,
  scored: State['scored'],
  scoring: Partial<Scoring> = {},
  people: readonly object[] = [],
) =>
  fallbackEnding({
    ...at({
      characters: [man('dai', '0,0'), man('odo', '9,9'), ...people],
      terms: { fallback, scoring: { ...NOTHING, ...scoring } },
    }),
    scored,
  })

describe('the end of the last turn', () => {
  test('SG-SCN-22 one side’s total against three lines; below the last the other side has won', () => {
    const total = (garrison: number) =>
      ended({ kind: 'total', seat: 'garrison', lines: [20, 12, 6] }, { besieger: 0, garrison })
    expect([20, 19, 12, 11, 6].map(points => total(points).grade)).toEqual([
      'decisive',
      'substantial',
      'substantial',
      'marginal',
      'marginal',
    ])
    expect(total(6)).toMatchObject({ winner: 'garrison', reason: 'enough-points' })
    expect(total(5)).toMatchObject({ winner: 'besieger', reason: 'too-few-points' })
    expect(total(5).grade).toBeUndefined()
  })

  test('SG-SCN-22 SG-SCN-14 his dead and wounded count against him unless they got off the map', () => {
    const points = (...people: readonly object[]): number | undefined =>
      ended(
        { kind: 'total', seat: 'garrison', lines: [20, 12, 6] },
        { besieger: 0, garrison: 10 },
        { ownLosses: { seat: 'garrison' } },
        people,
      ).points?.garrison
    const wat = (state: string, unit: string) => man('wat', '3,3', { seat: 'garrison', class: unit, state })
    expect(points()).toBe(10)
    expect(points(wat('healthy', 'knight'))).toBe(10)
    expect([points(wat('dead', 'knight')), points(wat('wounded', 'knight'))]).toEqual([4, 7])
    expect([points(wat('dead', 'spearman')), points(wat('wounded', 'spearman'))]).toEqual([8, 9])
    const off = at({
      characters: [man('dai', '0,0'), wat('wounded', 'knight')],
      terms: { scoring: { ...NOTHING, ownLosses: { seat: 'garrison' } } },
    })
    const gone = { ...off, characters: { ...off.characters, wat: { ...off.characters.wat!, where: 'left' as const } } }
    expect([pointsOf(off).garrison, pointsOf(gone).garrison]).toEqual([-3, 0])
  })

  test('SG-SCN-13 SG-SCN-32 the higher total wins, its lead grades it, equal totals are a draw', () => {
    const lead = (besieger: number, garrison: number) =>
      ended({ kind: 'points', decisive: 10, substantial: 5 }, { besieger, garrison })
    expect(lead(12, 2)).toMatchObject({ winner: 'besieger', reason: 'more-points', grade: 'decisive' })
    expect([lead(11, 2).grade, lead(7, 2).grade, lead(6, 2).grade]).toEqual(['substantial', 'substantial', 'marginal'])
    expect(lead(2, 3)).toMatchObject({ winner: 'garrison', grade: 'marginal' })
    expect(lead(4, 4)).toMatchObject({ reason: 'equal-points' })
    expect(lead(4, 4).winner).toBeUndefined()
  })

  test('SG-SCN-32 SG-SCN-34 those not off the map and a place held at the end bring their points', () => {
    const state = at({
      characters: [man('dai', '0,0'), man('wat', '3,3'), man('odo', '9,9', { state: 'dead' })],
      terms: {
        scoring: {
          ...NOTHING,
          notOff: { seat: 'garrison', points: 3 },
          holding: { seat: 'besieger', areas: [{ hexes: ['0,0'] }], points: 10 },
        },
      },
    })
    // Two of the garrison are still there, one of them dead; dai stands where it counts.
    expect(pointsOf(state)).toEqual({ besieger: 16, garrison: 0 })
  })
})
