/** The keywords of a card, each with what it means and its rule. */
import type { Speaker } from '@siegeworks/words'
import { RuleLink } from '../../table/rule-link.tsx'

const RULES: { readonly [keyword: string]: string } = {
  advance: 'SS-KW-ADVANCE-1',
  commit: 'SS-SUP-2',
  dmg: 'SS-KW-DMG-1',
  deploy: 'SS-TURN-DEP-1',
  place: 'SS-PLACE-1',
  destroy: 'SS-KW-DESTROY-1',
  discard: 'SS-KW-DISCARD-1',
  draw: 'SS-KW-DRAW-1',
  heal: 'SS-KW-HEAL-1',
  kill: 'SS-KW-KILL-1',
  negate: 'SS-CHAIN-10',
  raise: 'SS-KW-RAISE-1',
  recover: 'SS-KW-RECOVER-1',
  reset: 'SS-KW-RESET-1',
  sacrifice: 'SS-KW-SACRIFICE-1',
  shapeshift: 'SS-KW-SHAPESHIFT-1',
  steal: 'SS-KW-STEAL-1',
  vision: 'SS-KW-VISION-1',
  shielded: 'SS-BHAND-10',
  gang: 'SS-BHAND-11',
  spirit: 'SS-BHAND-12',
  totem: 'SS-BHAND-13',
  swap: 'SS-FAIRY-2',
  shade: 'SS-SHADE-1',
  ghost: 'SS-SHADE-2',
}

/** The word itself: what stands before the colon, without its X. */
const wordOf = (sentence: string): string =>
  (sentence.split(/\s*:/)[0] ?? '')
    .replace(/ \(.*?\)/, '')
    .replace(/ X$/, '')
    .trim()

export const Keywords = ({
  design,
  specials,
  voice,
  linked = true,
}: {
  design: string
  specials: readonly string[]
  voice: Speaker
  /** The rule as something to press, or only its number. */
  linked?: boolean
}) => {
  const text =
    `${voice.sayIfKnown(`card.${design}.action`) ?? ''} ${voice.sayIfKnown(`card.${design}.passive`) ?? ''}`.toLowerCase()
  const found = Object.keys(RULES).filter(keyword => {
    const word = wordOf(voice.sayIfKnown(`keyword.${keyword}`) ?? '').toLowerCase()
    return specials.includes(keyword) || (word.length > 2 && text.includes(word))
  })
  if (found.length === 0) return null
  return (
    <ul class="plain keywords">
      {found.map(keyword => (
        <li key={keyword}>
          {voice.sayIfKnown(`keyword.${keyword}`)}{' '}
          {linked ? <RuleLink rule={RULES[keyword] ?? ''} /> : <span class="muted">{RULES[keyword]}</span>}
        </li>
      ))}
    </ul>
  )
}
