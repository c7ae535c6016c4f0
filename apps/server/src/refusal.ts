/** A no of the server itself, thrown at the edge and answered with its code. */
import type { Params } from '@siegeworks/kernel'
import type { ServerRefusal } from '@siegeworks/protocol'

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
