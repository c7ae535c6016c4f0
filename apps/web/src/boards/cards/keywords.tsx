/** The keywords of a card, each with what it means and its rule. */
import type { Speaker } from '@siegeworks/words'
import { RuleLink } from '../../table/rule-link.tsx'
import { KEYWORD_RULES } from './card-keywords.ts'
import { cardFacts } from './catalogue.ts'

export const Keywords = ({
  design,
  voice,
  linked = true,
}: {
  design: string
  voice: Speaker
  /** The rule as something to press, or only its number. */
  linked?: boolean
}) => {
  const { keywords } = cardFacts(design)
  if (keywords.length === 0) return null
  return (
    <ul class="plain keywords">
      {keywords.map(keyword => (
        <li key={keyword}>
          {voice.sayIfKnown(`keyword.${keyword}`)}{' '}
          {linked ? (
            <RuleLink rule={KEYWORD_RULES[keyword] ?? ''} />
          ) : (
            <span class="muted">{KEYWORD_RULES[keyword]}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
