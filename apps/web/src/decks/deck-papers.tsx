/** A deck in and out: lines of text, JSON, a short code, a link; and packs of one's own cards. */

import type { Problem } from '@siegeworks/kernel'
import { problemText, type Speaker } from '@siegeworks/words'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { ask } from '../local/client.ts'
import type { DeckForms } from '../local/requests.ts'
import { copy } from '../table/papers.ts'
import type { OwnDeck } from './own-decks.ts'
import { dropPack, keepPack, type OwnPack, ownPacks } from './own-packs.ts'

const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => setCopied(false), [text])
  return (
    <button type="button" class="btn" onClick={() => copy(text).then(setCopied)}>
      {copied ? say('app.copied') : label}
    </button>
  )
}

export const DeckPapers = ({
  deck,
  voice,
  onRead,
}: {
  deck: OwnDeck
  voice: Speaker
  onRead: (deck: OwnDeck) => void
}) => {
  const [forms, setForms] = useState<DeckForms | undefined>(undefined)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [text, setText] = useState('')
  useEffect(() => {
    let current = true
    ask('writeDeck', deck).then(
      written => current && setForms(written),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [deck])
  const read = async (): Promise<void> => {
    const found = await ask('readDeck', text)
    if ('problems' in found) setProblems(found.problems)
    else {
      setProblems([])
      onRead(found.deck)
    }
  }
  const pack = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const found = await ask('readPack', await file.text())
    if ('problems' in found) setProblems(found.problems)
    else {
      setProblems([])
      keepPack(found.pack as OwnPack)
    }
  }
  return (
    <details class="deck-papers">
      <summary class="btn">{say('decks.in-and-out')}</summary>
      <div class="stack">
        {forms && (
          <>
            <label class="field">
              {say('decks.code')}
              <input type="text" readOnly value={forms.code} data-code="true" />
            </label>
            <div class="row">
              <CopyButton text={forms.text} label={say('decks.copy-text')} />
              <CopyButton text={forms.json} label={say('decks.copy-json')} />
              <CopyButton
                text={`${location.origin}/decks?code=${encodeURIComponent(forms.code)}`}
                label={say('decks.copy-link')}
              />
            </div>
          </>
        )}
        <label class="field">
          {say('decks.read')}
          <textarea value={text} data-import="true" onInput={event => setText(event.currentTarget.value)} />
        </label>
        <button type="button" class="btn" data-read-deck="true" disabled={text.trim() === ''} onClick={read}>
          {say('decks.read-it')}
        </button>
        <label class="field">
          {say('decks.pack')}
          <input type="file" accept="application/json,.json" onChange={event => pack(event.currentTarget.files?.[0])} />
        </label>
        <ul class="plain">
          {ownPacks.value.map(({ id, cards }) => (
            <li key={id} class="row" data-pack={id}>
              <span class="grow">
                <b>{id}</b> {say('decks.pack-cards', { n: cards.length })}
              </span>
              <button type="button" class="btn quiet" onClick={() => dropPack(id)}>
                {say('games.forget')}
              </button>
            </li>
          ))}
        </ul>
        {problems.length > 0 && (
          <ul class="bad" role="alert">
            {problems.map(problem => (
              <li key={problem.at + problem.code}>{problemText(voice, problem)}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
