/** A store opened only to be looked at, checked as a server that starts would check it. */
import type { Sql } from '../src/store/sql.ts'
import { assertSound, openDurable } from '../src/store/sqlite-setup.ts'
import { type Store, storeOver } from '../src/store/store.ts'

export const reading = async <T>(file: string, look: (store: Store) => Promise<T>): Promise<T> => {
  const db = openDurable(file)
  try {
    assertSound(db, file)
    const all: Sql['all'] = async <Row>(text: string, params: readonly (string | number | null)[] = []) =>
      db.prepare(text).all(...params) as unknown as readonly Row[]
    return await look(storeOver({ all } as Sql))
  } finally {
    db.close()
  }
}
