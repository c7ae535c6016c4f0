/** One thing that is measured, under the name `--only` takes. */
import type { Effort } from './measure.ts'

export interface Measured {
  /** Ours against the peer's, in one run. */
  readonly ratios?: { readonly [name: string]: number }
  /** Plain figures; the name says the unit. */
  readonly values?: { readonly [name: string]: number }
}

export interface Suite {
  readonly name: string
  measure(effort: Effort): Measured | Promise<Measured>
}
