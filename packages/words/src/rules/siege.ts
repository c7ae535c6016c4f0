/** What the rules of Siege are made of: sections in order, cross-references, and the names a book must have texts for. */
import type { RuleId } from '@siegeworks/siege/rule-id'
import { REFS, SECTIONS } from './siege/sections.ts'

export { REFS, SECTIONS }

export interface SiegeRules {
  readonly section: (typeof SECTIONS)[number]['key']
  readonly rule: RuleId
}

/** The texts of one chapter. */
export type SiegeTexts = { readonly [Id in RuleId]?: string }
