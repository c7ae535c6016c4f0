/** What the rules of Siegestorm are made of: sections in order, cross-references, and the names a book must have texts for. */
import type { RuleId } from '@siegeworks/siegestorm/rule-id'
import { REFS, SECTIONS } from './siegestorm/sections.ts'

export { REFS, SECTIONS }

export interface SiegestormRules {
  readonly section: (typeof SECTIONS)[number]['key']
  readonly rule: RuleId
}

/** The texts of one chapter. */
export type SiegestormTexts = { readonly [Id in RuleId]?: string }
