/** Tables an owner typed in, checked against the shape of the printed ones. */
import type { Problem } from '@siegeworks/kernel'
import { TABLES } from './tables.ts'
import { isTableName } from './tables-of.ts'

type Loose = { readonly [key: string]: unknown }
const isRecord = (input: unknown): input is Loose =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** The results each table, or part of one, knows: a row of one letter a column, or one cell. */
const RESULTS: { readonly [part: string]: RegExp } = {
  'melee-foot': /^[A-F-]+$/,
  'melee-mounted': /^[A-H-]+$/,
  'missile-foot': /^[A-C-]+$/,
  'missile-mounted': /^[A-F-]+$/,
  fire: /^[F-]+$/,
  extinguish: /^(DA?|-)$/,
  battering: /^(-|D|(D\+)?[1-9]\d?C)$/,
  panic: /^(none|panic|rout)$/,
}

export const tableProblems = (input: unknown, at: string): readonly Problem[] => {
  if (!isRecord(input)) return [{ at, code: 'not-an-object' }]
  return Object.entries(input).flatMap(([name, table]) =>
    isTableName(name)
      ? sameShape(TABLES[name], table, `${at}.${name}`, RESULTS[name])
      : [{ at: `${at}.${name}`, code: 'unknown-table', params: { table: name } }],
  )
}

/** Same keys, same lengths, same kinds of cell; a row of letters may only use the letters of its table. */
const sameShape = (model: unknown, given: unknown, at: string, results?: RegExp): readonly Problem[] => {
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) return [{ at, code: 'not-a-list' }]
    if (given.length !== model.length) return [{ at, code: 'wrong-length', params: { expected: model.length } }]
    if (isRising(model) && !isRising(given)) return [{ at, code: 'wrong-order' }]
    return given.flatMap((cell, index) => sameShape(model[index], cell, `${at}[${index}]`, results))
  }
  if (isRecord(model)) {
    if (!isRecord(given)) return [{ at, code: 'not-an-object' }]
    const missing = Object.keys(model).filter(key => !Object.hasOwn(given, key))
    const extra = Object.keys(given).filter(key => !Object.hasOwn(model, key))
    return [
      ...missing.map(key => ({ at: `${at}.${key}`, code: 'missing-key', params: { key } })),
      ...extra.map(key => ({ at: `${at}.${key}`, code: 'unknown-key', params: { key } })),
      ...Object.keys(model).flatMap(key =>
        Object.hasOwn(given, key) ? sameShape(model[key], given[key], `${at}.${key}`, RESULTS[key] ?? results) : [],
      ),
    ]
  }
  if (typeof model === 'number') return numberProblems(model, given, at)
  if (typeof given !== 'string') return [{ at, code: 'not-text' }]
  if (!results?.test(given)) return [{ at, code: 'unknown-letter' }]
  return typeof model === 'string' && /^[A-H-]{4,}$/.test(model) && given.length !== model.length
    ? [{ at, code: 'wrong-length', params: { expected: model.length } }]
    : []
}

/** Ranges and columns go up; days of healing need not. */
const isRising = (list: readonly unknown[]): boolean =>
  list.every((one, i) => typeof one === 'number' && (i === 0 || one > (list[i - 1] as number)))

const numberProblems = (model: number, given: unknown, at: string): readonly Problem[] => {
  if (!Number.isSafeInteger(given) || (given as number) < 0) return [{ at, code: 'not-a-number' }]
  // A melee table has no more columns than its rows have letters.
  return at.endsWith('.columns') && (given === 0 || (given as number) > model)
    ? [{ at, code: 'not-in-range', params: { least: 1, most: model } }]
    : []
}
