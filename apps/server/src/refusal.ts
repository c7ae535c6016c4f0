/** A no of the server itself, thrown at the edge and answered with its code. */
import type { Params } from '@siegeworks/kernel'
import type { ServerRefusal } from '@siegeworks/protocol'
import { StorageFull, StoreAway, StoreDamaged } from './store/sql.ts'

export class Refusal extends Error {
  readonly code: ServerRefusal
  readonly params: Params | undefined
  readonly retryAfterMs: number | undefined

  constructor(code: ServerRefusal, params?: Params, retryAfterMs?: number) {
    super(code)
    this.code = code
    this.params = params
    this.retryAfterMs = retryAfterMs
  }
}

/** What an error means to whoever asked; undefined when it is a fault of ours. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error
  if (error instanceof StoreDamaged) return new Refusal('frozen')
  if (error instanceof StoreAway) return new Refusal('store-away', undefined, 1000)
  return error instanceof StorageFull ? new Refusal('storage-full', undefined, 5000) : undefined
}
