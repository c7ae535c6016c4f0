/** A refusal or a fault as a sentence, with the rule that says so. */
import type { Illegal, Problem } from '@siegeworks/kernel'
import type { Speaker } from './speaker.ts'

/** What the match and the server refuse has no rule of a game behind it. */
const isRuleOfGame = (rule: string | undefined): rule is string => rule !== undefined && /^S[SG]-/.test(rule)

/** The sentence alone: "It was emplaced this turn." */
export const refusalSentence = (voice: Speaker, { code, params }: Pick<Illegal, 'code' | 'params'>): string =>
  voice.sayIfKnown(`refusal.${code}`, params) ?? voice.say('refusal.unknown', { code })

/** The sentence with its rule: "It is too far. [SG-1.3-9]" */
export const refusalText = (voice: Speaker, refusal: Omit<Illegal, 'rule'> & { readonly rule?: string }): string =>
  withRule(refusalSentence(voice, refusal), refusal.rule)

/** A fault in something written: "zones.hand[2]: there is no such card. [SS-DECK-1]" */
export const problemText = (voice: Speaker, problem: Problem): string => {
  const { at, code, params, rule } = problem
  const sentence =
    voice.sayIfKnown(`problem.${code}`, params) ?? refusalSentence(voice, { code, ...(params && { params }) })
  return withRule(at ? `${at}: ${sentence}` : sentence, rule)
}

const withRule = (sentence: string, rule: string | undefined): string =>
  isRuleOfGame(rule) ? `${sentence} [${rule}]` : sentence
