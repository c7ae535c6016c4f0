/** The tables a game is played with: the printed ones, with the cells its table replaced. */
import type { State } from '../state.ts'
import { TABLES, type TableName, type Tables } from './tables.ts'

const merged = new WeakMap<object, Tables>()

export const tablesOf = (state: Pick<State, 'tables'>): Tables => {
  const own = state.tables
  if (!own) return TABLES
  let tables = merged.get(own)
  if (!tables) {
    tables = { ...TABLES, ...own } as Tables
    merged.set(own, tables)
  }
  return tables
}

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name)
