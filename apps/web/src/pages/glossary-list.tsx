/** The terms of a game with the rule that defines each; the English word beside it, since printed cards carry it. */
import type { Language } from '@siegeworks/words'
import type { Term } from '@siegeworks/words/glossary'
import { useEffect, useState } from 'preact/hooks'
import type { GameId } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'

const loadTerms = async (game: GameId): Promise<readonly Term[]> => {
  const { SIEGE_TERMS, STORM_TERMS } = await import('@siegeworks/words/glossary')
  return game === 'siege' ? SIEGE_TERMS : STORM_TERMS
}

export const GlossaryList = ({ game, language }: { game: GameId; language: Language }) => {
  const [terms, setTerms] = useState<readonly Term[]>([])
  useEffect(() => {
    let current = true
    loadTerms(game).then(loaded => current && setTerms(loaded))
    return () => {
      current = false
    }
  }, [game])
  const sorted = terms.toSorted((a, b) => a[language].localeCompare(b[language], language))
  return (
    <details>
      <summary>{say('rules.glossary')}</summary>
      <ul class="plain rules-list">
        {sorted.map(term => (
          <li key={term.id}>
            {term[language]}
            {term.en !== term[language] && <span class="small muted" lang="en">{` ${term.en}`}</span>}{' '}
            <a class="rule-ref" href={`/rules/${term.rule}`}>
              {term.rule}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
