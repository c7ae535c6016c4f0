/** Tables an owner typed in, checked against the shape of the printed ones. */
import type { Problem } from '@siegeworks/kernel'
import { TABLES } from './tables.ts'
import { isTableName } from './tables-of.ts'

type Loose = { readonly [key: string]: unknown }
const isRecord = (input: unknown): input is Loose =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

export const tableProblems = (input: unknown, at: string): readonly Problem[] => {
  if (!isRecord(input)) return [{ at, code: 'not-an-object' }]
  return Object.entries(input).flatMap(([name, table]) =>
    isTableName(name)
      ? sameShape(TABLES[name], table, `${at}.${name}`)
      : [{ at: `${at}.${name}`, code: 'unknown-table', params: { table: name } }],
  )
}

/** Same keys, same lengths, same kinds of cell; a row of letters may only use the letters of its table. */
const sameShape = (model: unknown, given: unknown, at: string): readonly Problem[] => {
  if (Array.isArray(model)) {
    if (!Array.isArray(given)) return [{ at, code: 'not-a-list' }]
    if (given.length !== model.length) return [{ at, code: 'wrong-length', params: { expected: model.length } }]
    return given.flatMap((cell, index) => sameShape(model[index], cell, `${at}[${index}]`))
  }
  if (isRecord(model)) {
    if (!isRecord(given)) return [{ at, code: 'not-an-object' }]
    const missing = Object.keys(model).filter(key => !Object.hasOwn(given, key))
    const extra = Object.keys(given).filter(key => !Object.hasOwn(model, key))
    return [
      ...missing.map(key => ({ at: `${at}.${key}`, code: 'missing-key', params: { key } })),
      ...extra.map(key => ({ at: `${at}.${key}`, code: 'unknown-key', params: { key } })),
      ...Object.keys(model).flatMap(key =>
        Object.hasOwn(given, key) ? sameShape(model[key], given[key], `${at}.${key}`) : [],
      ),
    ]
  }
  if (typeof model === 'number')
    return Number.isSafeInteger(given) && (given as number) >= 0 ? [] : [{ at, code: 'not-a-number' }]
  if (typeof given !== 'string') return [{ at, code: 'not-text' }]
  if (!/^[A-H0-9+-]+$/.test(given) && !/^[a-z]+$/.test(given)) return [{ at, code: 'unknown-letter' }]
  return typeof model === 'string' && /^[A-H-]{4,}$/.test(model) && given.length !== model.length
    ? [{ at, code: 'wrong-length', params: { expected: model.length } }]
    : []
}
