/** Local games live in the browser's own database: the log of each, as text. */

export interface Kept {
  readonly id: string
  readonly game: string
  readonly seats: readonly { readonly seat: string; readonly bot?: string }[]
  readonly createdAt: number
  readonly lastAt: number
  readonly log: string
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('siegeworks', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore('matches', { keyPath: 'id' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | undefined
const matches = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  database ??= open()
  return (await database).transaction('matches', mode).objectStore('matches')
}

export const keep = async (kept: Kept): Promise<void> => {
  await settle((await matches('readwrite')).put(kept))
}
export const kept = async (id: string): Promise<Kept | undefined> =>
  settle((await matches('readonly')).get(id) as IDBRequest<Kept | undefined>)
export const allKept = async (): Promise<readonly Kept[]> =>
  settle((await matches('readonly')).getAll() as IDBRequest<Kept[]>)
export const forget = async (id: string): Promise<void> => {
  await settle((await matches('readwrite')).delete(id))
}
