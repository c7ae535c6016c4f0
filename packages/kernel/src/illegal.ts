/** No, with a reason: which state of affairs forbids it and which rule says so. */
import { err } from './result.ts'

/** What a sentence about a refusal may name: plain facts, never prose. */
export type Params = { readonly [name: string]: string | number }

export interface Illegal<Code extends string = string, Rule extends string = string> {
  readonly code: Code
  readonly rule: Rule
  readonly params?: Params
}

export const illegal = <Code extends string, Rule extends string>(
  code: Code,
  rule: Rule,
  params?: Params,
): { readonly ok: false; readonly error: Illegal<Code, Rule> } => err(params ? { code, rule, params } : { code, rule })

/** A fault in what somebody wrote (a position, a deck, a pack, a map): where, and what is wrong. */
export interface Problem {
  /** A path such as `zones.hand[2].card`, or `line 4, column 7`. */
  readonly at: string
  readonly code: string
  readonly rule?: string
  readonly params?: Params
}
