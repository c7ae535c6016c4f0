/** Tables somebody typed in from a printed sheet. */
import { describe, expect, test } from 'vitest'
import { parseOptions } from '../../src/parse-options.ts'
import { TABLES, type Tables } from '../../src/tables/tables.ts'

type Loose<T> = T extends object ? { -readonly [K in keyof T]: Loose<T[K]> } : string | number

/** The printed tables with one of them changed, and what is said to it. */
const said = <T extends keyof Tables>(name: T, change: (table: Loose<Tables[T]>) => void): readonly string[] => {
  const table = JSON.parse(JSON.stringify(TABLES[name]))
  change(table)
  const parsed = parseOptions({ tables: { [name]: table } })
  return parsed.ok ? [] : parsed.error.map(({ at, code }) => `${at} ${code}`)
}

describe('own tables', () => {
  test('SG-TABLE-COMBAT-FOOT the printed cells and others of their kind are taken', () => {
    for (const name of Object.keys(TABLES) as (keyof Tables)[]) expect(said(name, () => {})).toEqual([])
    expect(said('melee-foot', t => (t.rows[0] = 'FFFFFFFF'))).toEqual([])
    expect(said('battering', t => (t.rows[9]![0] = 'D+12C'))).toEqual([])
    expect(said('fire', t => (t.extinguish[5] = 'DA'))).toEqual([])
    expect(said('healing', t => (t[8] = 30))).toEqual([])
  })

  test('SG-REF-CBF-X a letter its table does not know is refused with its place', () => {
    expect(said('melee-foot', t => (t.rows[0] = 'GDEEFFFF'))).toEqual(['tables.melee-foot.rows[0] unknown-letter'])
    expect(said('melee-mounted', t => (t.rows[2] = '9CDDEFGH'))).toEqual([
      'tables.melee-mounted.rows[2] unknown-letter',
    ])
    expect(said('missile-foot', t => (t.none = 'FCCCBBBAA--'))).toEqual(['tables.missile-foot.none unknown-letter'])
    expect(said('battering', t => (t.rows[0]![0] = 'HHH'))).toEqual(['tables.battering.rows[0][0] unknown-letter'])
    expect(said('fire', t => (t.oil = 'ABCDEFGHAA'))).toEqual(['tables.fire.oil unknown-letter'])
    expect(said('fire', t => (t.extinguish[0] = 'FFFF'))).toEqual(['tables.fire.extinguish[0] unknown-letter'])
    expect(said('panic', t => (t[9]!.morale = 'dance'))).toEqual(['tables.panic[9].morale unknown-letter'])
  })

  test('SG-RUL-003 as many columns as the rows have letters; SG-TABLE-RANGE ranges that go up', () => {
    expect(said('melee-foot', t => (t.columns = 20))).toEqual(['tables.melee-foot.columns not-in-range'])
    expect(said('melee-foot', t => (t.columns = 0))).toEqual(['tables.melee-foot.columns not-in-range'])
    expect(said('melee-foot', t => (t.columns = 6))).toEqual([])
    expect(said('range', t => (t['long-bow'] = [90, 30, 150]))).toEqual(['tables.range.long-bow wrong-order'])
    expect(said('battering', t => (t.columns = [1, 3, 3, 9, 12]))).toEqual(['tables.battering.columns wrong-order'])
  })
})
