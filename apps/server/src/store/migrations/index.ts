/** Steps from one shape of the store to the next, forward only. A step is never changed once it has been released. */
import { TABLES } from './0001-tables.ts'
import { SEALS } from './0002-seals.ts'

export interface Migration {
  readonly id: number
  readonly name: string
  readonly statements: readonly string[]
}

export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'tables', statements: TABLES },
  { id: 2, name: 'seals', statements: SEALS },
]

export class NewerStore extends Error {}

/** The statements that lead from what the store has to what this code needs, with the mark of each step. */
export const stepsFrom = (done: number): readonly (readonly string[])[] => {
  const newest = MIGRATIONS.at(-1)!.id
  // Older code does not touch what newer code has written.
  if (done > newest)
    throw new NewerStore(`the store is of version ${done}, this server knows ${newest}; use the newer server`)
  return MIGRATIONS.filter(step => step.id > done).map(step => [
    ...step.statements,
    `INSERT INTO migration (id, name) VALUES (${step.id}, '${step.name}')`,
  ])
}

export const MIGRATION_TABLE = 'CREATE TABLE IF NOT EXISTS migration (id BIGINT PRIMARY KEY, name TEXT NOT NULL)'
