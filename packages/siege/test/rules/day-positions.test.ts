/** The days of a siege, written down by hand: what a position can say of them and what comes of it. */
import { describe, expect, test } from 'vitest'
import { siege } from '../../src/game.ts'
import { boardOf } from '../../src/maps/boards.ts'
import { parseHexName } from '../../src/maps/siege-map.ts'
import { RULE_DEFAULTS } from '../../src/options.ts'
import { parsePosition } from '../../src/position.ts'
import { act, acts, at, legal, man, offers, refused, who } from '../table.ts'

const STONES = [
  { id: 't1', kind: 'trebuchet' },
  { id: 't2', kind: 'trebuchet' },
  { id: 'm1', kind: 'mangonel' },
]
/** A curtain at r = 0, a keep of five wall hexes in a row behind it. */
const keepAt = (row: string) => ({
  hexes: { '-6,0..6,0': 'rampart', [row]: { terrain: 'slit', region: 'keep', flags: ['batterable'] } },
})
const KEEP = keepAt('-2,-4..2,-4')
const faults = (written: object): readonly string[] => {
  const parsed = parsePosition(written, { scenario: 'none', setUp: 'ready', rules: RULE_DEFAULTS })
  return parsed.ok ? [] : parsed.error.map(one => `${one.at} ${one.code}`)
}
const siegeDay = (more: object = {}) => at({ map: KEEP, stage: 'day', plan: 'bombard', engines: STONES, ...more })

describe('a morning written by hand', () => {
  test('SG-EX-39 SG-4.21-6 two trebuchets and a mangonel on one hex: one roll in column 6, one stage', () => {
    const aimed = acts(siegeDay(), 'aim t1 0,0', 'aim t2 0,0', 'aim m1 0,0')
    const after = act(aimed, 'bombard', 7)
    expect(after.stages).toEqual({ '0,0': 1 })
    expect(after.sheet.day).toBe(2)
    expect(act(aimed, 'bombard', 6).stages).toEqual({})
  })

  test('[SG-5.4-4] on a morning nobody needs a place: the wounded rest off the map and heal by the calendar', () => {
    const rest = { seat: 'besieger', class: 'spearman', state: 'wounded' }
    const state = at({
      stage: 'day',
      day: 11,
      characters: [
        { id: 'dai', ...rest, heals: 12 },
        { id: 'odo', ...rest },
      ],
    })
    expect(who(state, 'dai')).toMatchObject({ where: 'camp', condition: 'wounded' })
    const next = act(state, 'plan wait', 7)
    expect(who(next, 'dai').condition).toBe('healthy')
    expect(who(next, 'odo')).toMatchObject({ condition: 'wounded', heals: 19 })
    expect(() => at({ characters: [{ id: 'dai', ...rest }] })).toThrow(/characters\[0\]\.at/)
  })

  test('SG-GEO-1 a move may name hexes as the castle prints them', () => {
    const castle = at({ map: 'castle', stage: 'day', plan: 'bombard', engines: STONES })
    const read = (text: string) => siege.parseMove(text, castle)
    expect(read('aim t1 G8')).toEqual({ kind: 'aim', engine: 't1', hex: parseHexName(boardOf(castle.board), 'G8') })
    expect(read('land L2^')).toEqual({ kind: 'land', to: `${parseHexName(boardOf(castle.board), 'L2')}^` })
    expect(read('aim t1 ZZ9')).toBeUndefined()
    expect(siege.parseMove('aim t1 G8')).toBeUndefined()
  })

  test('SG-EX-40 SG-4.21-8 SG-4.21-9 SG-RUL-093 no breach, no keep; then the three nearest, ties at the besieger’s choice', () => {
    expect(refused(siegeDay(), 'aim t1 0,-4')).toBe('keep-closed SG-4.21-8')
    const breached = siegeDay({ rubble: ['-4,0'] })
    // The distances from the breach at -4,0 are 4, 4, 4, 5, 6.
    expect(offers(breached, 'aim').filter(one => one.startsWith('t1') && one.endsWith(',-4'))).toEqual([
      't1 -1,-4',
      't1 -2,-4',
      't1 0,-4',
    ])
    // From 0,0 they are 6, 5, 4, 4, 4; from 1,0 7, 6, 5, 4, 4: the third is the one at 5.
    expect(refused(siegeDay({ rubble: ['1,0'] }), 'aim t1 -1,-4')).toBe('keep-closed SG-4.21-9')
    expect(refused(siegeDay({ rubble: ['1,0'] }), 'aim t1 0,-4')).toBe('accepted')
  })

  test('SG-RUL-093 of keep hexes equally far only as many as make three', () => {
    const wide = keepAt('-3,-4..4,-4')
    const state = at({ map: wide, stage: 'day', plan: 'bombard', engines: STONES, rubble: ['0,0'] })
    // Five are 4 away: any three of them, but no fourth.
    expect(offers(state, 'aim').filter(one => one.startsWith('t1') && one.endsWith(',-4'))).toHaveLength(5)
    const two = acts(state, 'aim t1 0,-4', 'aim t2 1,-4')
    expect(offers(two, 'aim').filter(one => one.startsWith('m1') && one.endsWith(',-4'))).toHaveLength(5)
    const worn = at({
      map: wide,
      stage: 'day',
      plan: 'bombard',
      engines: STONES,
      rubble: ['0,0'],
      stages: { '0,-4': 1, '1,-4': 2, '4,-4': 1 },
    })
    expect(refused(worn, 'aim t1 2,-4')).toBe('keep-closed SG-4.21-9')
    expect(refused(worn, 'aim t1 1,-4')).toBe('accepted')
  })

  test('SG-4.23-3 SG-4.23-4 SG-RUL-092 a machine is repaired on any day, also one of waiting or assault', () => {
    const hurt = [{ id: 't1', kind: 'trebuchet', strength: 1 }]
    const morning = at({ map: KEEP, stage: 'day', engines: hurt })
    expect(legal(morning)).toContain('repair t1')
    const next = acts(morning, 'repair t1', 'plan wait')
    expect(next.engines.t1?.strength).toBe(3)
    expect(next.sheet.day).toBe(2)
    const stones = acts(morning, 'repair t1', 'plan bombard')
    expect(refused(stones, 'aim t1 0,0')).toBe('under-repair SG-4.23-4')
  })

  test('SG-4.23-5 what burned under repair does not come back', () => {
    const state = siegeDay({ engines: [{ id: 't1', kind: 'trebuchet', strength: 1, repaired: 2 }] })
    const lost = { ...state, engines: { t1: { ...state.engines.t1!, where: 'destroyed' as const } } }
    expect(act(lost, 'bombard').engines.t1?.where).toBe('destroyed')
  })

  test('SG-EX-43 SG-5.4-3 SG-5.4-4 wounded on day 4 and a 7: the morning of day 12; a 9: never', () => {
    const evening = at({
      map: KEEP,
      calendar: { days: 30 },
      day: 4,
      turns: 1,
      phase: 'garrison',
      step: 'melee',
      characters: [man('wat', '0,0', { seat: 'garrison', state: 'wounded' }), man('dai', '1,0', { seat: 'garrison' })],
    })
    const rested = act(evening, 'end-step', 7)
    expect(who(rested, 'wat').heals).toBe(12)
    const waits = (state: typeof rested, days: number) =>
      acts(state, ...Array.from({ length: days }, () => 'plan wait'))
    expect(who(waits(rested, 6), 'wat').condition).toBe('wounded')
    expect(who(waits(rested, 7), 'wat').condition).toBe('healthy')
    expect(who(waits(act(evening, 'end-step', 9), 20), 'wat').condition).toBe('wounded')
  })

  test('SG-SCN-10 SG-SCN-11 the calendar: days, assaults, the last day for one, rations, relief', () => {
    const day = (more: object) => at({ map: KEEP, stage: 'day', characters: [man('wat', '0,0')], ...more })
    expect(offers(day({ calendar: { lastAssault: 5 }, day: 5 }), 'plan')).toEqual(['assault', 'bombard', 'wait'])
    expect(offers(day({ calendar: { lastAssault: 5 }, day: 6 }), 'plan')).toEqual(['bombard', 'wait'])
    expect(offers(day({ calendar: { assaults: 2 }, assaults: 2 }), 'plan')).toEqual(['bombard', 'wait'])
    expect(day({ calendar: { rationsFrom: 3 }, day: 3 }).rations).toEqual(['garrison'])
    expect(act(day({ calendar: { rationsFrom: 3 }, day: 2 }), 'plan wait').rations).toEqual(['garrison'])
    const relieved = act(day({ calendar: { reliefDay: 3 }, day: 2 }), 'plan wait')
    expect(relieved.stage).toBe('over')
    expect(relieved.sheet.notes).toContainEqual({ day: 3, kind: 'relief' })
    expect(act(day({ calendar: { days: 2 }, day: 2 }), 'plan wait').stage).toBe('over')
  })

  test('[SG-4.21-8] [SG-RUL-095] [SG-4.23-4] [SG-SHEET-5] machines are aimed in a position as they may be in play', () => {
    const morning = { map: KEEP, stage: 'day', plan: 'bombard' }
    const t1 = { id: 't1', kind: 'trebuchet' }
    const of = (engine: object, hex: string, more: object = {}): readonly string[] =>
      faults({ ...morning, engines: [engine], aims: { t1: hex }, ...more })
    const refusedHere = ['aims.t1 aim-refused']
    expect(of(t1, '0,0')).toEqual([])
    expect(of(t1, '0,-4')).toEqual(refusedHere)
    expect(of(t1, '0,-4', { rubble: ['0,0'] })).toEqual([])
    expect(of(t1, '0,0', { rubble: ['0,0'] })).toEqual(refusedHere)
    expect(of(t1, '0,3')).toEqual(refusedHere)
    expect(of({ ...t1, strength: 0 }, '0,0')).toEqual(refusedHere)
    expect(of({ ...t1, repaired: 2 }, '0,0')).toEqual(refusedHere)
    expect(of({ ...t1, seat: 'garrison' }, '0,0')).toEqual(refusedHere)
    expect(of({ ...t1, kind: 'ballista' }, '0,0')).toEqual(refusedHere)
  })

  test('SG-GEO-1 every fault of such a position is named with its path', () => {
    expect(faults({ stage: 'night' })).toEqual(['stage not-a-choice'])
    expect(faults({ calendar: { weeks: 2 } })).toEqual(['calendar.weeks unknown-key'])
    expect(faults({ calendar: { plans: ['sleep'] } })).toEqual(['calendar.plans[0] not-a-choice'])
    expect(faults({ stage: 'day', aims: { t9: '0,0' } })).toEqual(['aims.t9 unknown-key'])
    expect(faults({ map: 'castle', stage: 'day', engines: STONES, aims: { t1: 'ZZ99' } })).toEqual([
      'aims.t1 no-such-hex',
    ])
    expect(faults({ supply: { filled: 'many' } })).toEqual(['supply.filled not-a-number'])
    expect(faults({ rations: ['horses'] })).toEqual(['rations[0] not-a-choice'])
    expect(faults({ wagonsBurn: 'yes' })).toEqual(['wagonsBurn wrong-kind'])
    expect(at({ supply: { filled: 2, rubble: 1 } }).supply).toEqual({ filled: 2, rubble: 1 })
  })
})
