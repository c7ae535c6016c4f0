/** The deck builder: all cards with filters, the deck with its curve, what is wrong with it and why, in and out. */

import { icons } from 'virtual:icons/siegestorm'
import type { Problem } from '@siegeworks/kernel'
import { problemText, type Speaker } from '@siegeworks/words'
import { plain } from '@siegeworks/words/rules/rule-book'
import { useEffect, useState } from 'preact/hooks'
import { CardDefs } from '../art/card-picture.tsx'
import { addIcons } from '../art/icons.ts'
import { Card, nameOf } from '../boards/cards/card.tsx'
import { allCards, cardFacts, readyDecks } from '../boards/cards/catalogue.ts'
import { Keywords } from '../boards/cards/keywords.tsx'
import { DeckPapers } from '../decks/deck-papers.tsx'
import { dropDeck, keepDeck, type OwnDeck, ownDecks, sizeOf } from '../decks/own-decks.ts'
import { ownPacks } from '../decks/own-packs.ts'
import { gameVoice } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ask } from '../local/client.ts'
import { Waiting } from '../shell/lazy.tsx'
import { Modal } from '../shell/modal.tsx'
import { Page } from '../shell/page.tsx'
import { place } from '../shell/router.ts'
import { isRule, RuleLink } from '../table/rule-link.tsx'
import { Select } from './play-parts.tsx'
import '../style/decks.css'
import '../style/storm.css'
import '../style/table.css'

addIcons(icons)

const FACTIONS = ['seraphia', 'styxia', 'ysra', 'khunglai'] as const
const RANKS = ['soldier', 'veteran', 'elite', 'champion'] as const
const FRESH: OwnDeck = { name: '', freeForAll: false, cards: {} }

const changed = (deck: OwnDeck, id: string, by: number): OwnDeck => {
  const count = Math.max(0, (deck.cards[id] ?? 0) + by)
  const { [id]: _gone, ...rest } = deck.cards
  return { ...deck, cards: count > 0 ? { ...rest, [id]: count } : rest }
}

const Curve = ({ deck }: { deck: OwnDeck }) => {
  const counts = Array.from({ length: 8 }, () => 0)
  for (const [id, n] of Object.entries(deck.cards)) {
    const cost = Math.min(7, cardFacts(id).cost)
    counts[cost] = (counts[cost] ?? 0) + n
  }
  const most = Math.max(1, ...counts)
  return (
    <div
      class="curve"
      role="img"
      aria-label={say('decks.curve', { curve: counts.map((n, cost) => `${cost}: ${n}`).join(', ') })}
    >
      {counts.map((n, cost) => (
        <div key={cost} class="curve-column">
          <span class="small">{n}</span>
          <div class="curve-bar" style={{ height: `${(n / most) * 64}px` }} />
          <b class="small">{cost === 7 ? '7+' : cost}</b>
        </div>
      ))}
    </div>
  )
}

const Legality = ({ problems, voice }: { problems: readonly Problem[]; voice: Speaker }) => (
  <div
    role="status"
    class={`legality ${problems.length === 0 ? 'good' : 'bad'}`}
    data-legal={String(problems.length === 0)}
  >
    {problems.length === 0 ? (
      <p>{say('decks.legal')}</p>
    ) : (
      <ul>
        {problems.map(problem => (
          <li key={problem.at + problem.code}>
            {problemText(voice, { code: problem.code, at: '', ...(problem.params && { params: problem.params }) })}{' '}
            {isRule(problem.rule) && <RuleLink rule={problem.rule} />}
          </li>
        ))}
      </ul>
    )}
  </div>
)

interface BuilderProps {
  readonly deck: OwnDeck
  readonly voice: Speaker
  readonly onChange: (deck: OwnDeck) => void
}

const DeckSide = ({ deck, voice, onChange }: BuilderProps) => {
  const [problems, setProblems] = useState<readonly Problem[] | undefined>(undefined)
  useEffect(() => {
    let current = true
    ask('judgeDeck', deck, ownPacks.value).then(found => current && setProblems(found))
    return () => {
      current = false
    }
  }, [deck, ownPacks.value])
  const lines = Object.entries(deck.cards).sort(
    ([a], [b]) => cardFacts(a).cost - cardFacts(b).cost || a.localeCompare(b),
  )
  return (
    <aside class="panel deck-side">
      <label class="field">
        {say('decks.name')}
        <input
          type="text"
          maxLength={40}
          value={deck.name}
          onInput={event => onChange({ ...deck, name: event.currentTarget.value })}
        />
      </label>
      <label class="row small">
        <input
          type="checkbox"
          checked={deck.freeForAll}
          onChange={event => onChange({ ...deck, freeForAll: event.currentTarget.checked })}
        />
        {say('decks.free-for-all')}
      </label>
      <p>
        <b>{say('decks.count', { n: sizeOf(deck) })}</b>
      </p>
      <Curve deck={deck} />
      {problems && <Legality problems={problems} voice={voice} />}
      <ul class="plain deck-lines">
        {lines.map(([id, n]) => (
          <li key={id} class="deck-line">
            <span class="deck-cost">{cardFacts(id).cost}</span>
            <span class="grow">{nameOf(voice, id)}</span>
            <button
              type="button"
              class="btn quiet"
              aria-label={say('decks.less', { card: nameOf(voice, id) })}
              onClick={() => onChange(changed(deck, id, -1))}
            >
              −
            </button>
            <b>{n}</b>
            <button
              type="button"
              class="btn quiet"
              aria-label={say('decks.more', { card: nameOf(voice, id) })}
              onClick={() => onChange(changed(deck, id, 1))}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="btn primary"
          data-keep="true"
          disabled={deck.name.trim() === ''}
          onClick={() => keepDeck({ ...deck, name: deck.name.trim() })}
        >
          {say('decks.keep')}
        </button>
        {ownDecks.value.some(one => one.name === deck.name) && (
          <>
            <a
              class="btn"
              href={`/play/siegestorm?deck=${encodeURIComponent(`own:${deck.name}`)}`}
              data-play-deck="true"
            >
              {say('home.play-now')}
            </a>
            <button type="button" class="btn quiet" onClick={() => dropDeck(deck.name)}>
              {say('games.forget')}
            </button>
          </>
        )}
      </div>
      <DeckPapers deck={deck} voice={voice} onRead={onChange} />
    </aside>
  )
}

const Shelf = ({ deck, voice, onChange }: BuilderProps) => {
  const [faction, setFaction] = useState<string>(cardFacts(Object.keys(deck.cards)[0] ?? 'archangel').faction)
  const [rank, setRank] = useState<string>('')
  const [query, setQuery] = useState('')
  const [reading, setReading] = useState<string | undefined>(undefined)
  const packFactions = new Set(
    ownPacks.value.flatMap(pack => pack.cards.filter(card => card.kind === 'player').map(card => card.faction)),
  )
  for (const faction of FACTIONS) packFactions.delete(faction)
  const matches = (id: string): boolean =>
    plain(
      `${nameOf(voice, id)} ${voice.sayIfKnown(`card.${id}.action`) ?? ''} ${voice.sayIfKnown(`card.${id}.passive`) ?? ''}`,
    ).includes(plain(query))
  const shown = [...allCards, ...ownPacks.value.flatMap(pack => pack.cards.map(({ id }) => cardFacts(id)))]
    .filter(
      card =>
        card.kind === 'player' &&
        (!faction || card.faction === faction) &&
        (!rank || card.rank === rank) &&
        matches(card.id),
    )
    .sort((a, b) => a.cost - b.cost)
  return (
    <section class="shelf">
      <div class="row fields">
        <Select
          label={say('decks.faction')}
          value={faction}
          options={[
            { id: '', title: say('decks.all') },
            ...[...FACTIONS, ...packFactions].map(id => ({ id, title: voice.sayIfKnown(`faction.${id}`) ?? id })),
          ]}
          onPick={setFaction}
        />
        <Select
          label={say('decks.rank')}
          value={rank}
          options={[{ id: '', title: say('decks.all') }, ...RANKS.map(id => ({ id, title: voice.say(`rank.${id}`) }))]}
          onPick={setRank}
        />
        <label class="field">
          {say('decks.search')}
          <input type="search" value={query} onInput={event => setQuery(event.currentTarget.value)} />
        </label>
      </div>
      <ul class="plain shelf-cards">
        {shown.map(card => (
          <li key={card.id} class="shelf-card">
            <button type="button" class="pressable" onClick={() => setReading(card.id)}>
              <Card design={card.id} size="medium" voice={voice} />
            </button>
            <div class="row shelf-count">
              <button
                type="button"
                class="btn"
                aria-label={say('decks.less', { card: nameOf(voice, card.id) })}
                onClick={() => onChange(changed(deck, card.id, -1))}
              >
                −
              </button>
              <b>{deck.cards[card.id] ?? 0}</b>
              <button
                type="button"
                class="btn"
                data-add={card.id}
                aria-label={say('decks.more', { card: nameOf(voice, card.id) })}
                onClick={() => onChange(changed(deck, card.id, 1))}
              >
                +
              </button>
            </div>
          </li>
        ))}
      </ul>
      {reading && (
        <Modal title={nameOf(voice, reading)} onClose={() => setReading(undefined)}>
          <div class="reading">
            <Card design={reading} size="large" voice={voice} />
            <div class="reading-side">
              <Keywords design={reading} voice={voice} />
            </div>
          </div>
        </Modal>
      )}
    </section>
  )
}

const Builder = ({ voice }: { voice: Speaker }) => {
  const [deck, setDeck] = useState<OwnDeck>(FRESH)
  const [opened, setOpened] = useState('')
  /** What is wrong with the deck of the link that led here. */
  const [unreadable, setUnreadable] = useState<readonly Problem[]>([])
  // The shelf opens at the faction of the deck that was opened.
  const [reads, setReads] = useState(0)
  const take = (next: OwnDeck): void => {
    setDeck(next)
    setUnreadable([])
    setReads(n => n + 1)
  }
  useEffect(() => {
    const code = place.peek().query.get('code')
    if (code) ask('readDeck', code).then(read => ('deck' in read ? take(read.deck) : setUnreadable(read.problems)))
  }, [])
  const shelf = [
    ...ownDecks.value.map(one => ({ id: `own:${one.name}`, title: one.name })),
    ...readyDecks.map(one => ({ id: one.id, title: voice.sayIfKnown(`deck.${one.id}`) ?? one.id })),
  ]
  const open = (id: string): void => {
    const own = ownDecks.value.find(one => `own:${one.name}` === id)
    const ready = readyDecks.find(one => one.id === id)
    setOpened(id)
    if (own) take(own)
    else if (ready) take({ name: voice.sayIfKnown(`deck.${id}`) ?? id, freeForAll: false, cards: ready.cards })
    else take(FRESH)
  }
  return (
    <>
      <CardDefs />
      {unreadable.map(problem => (
        <p key={problem.code} class="bad" role="alert">
          {problemText(voice, problem)}
        </p>
      ))}
      <div class="row fields">
        <Select
          label={say('decks.open')}
          value={opened}
          options={[{ id: '', title: say('decks.fresh') }, ...shelf]}
          onPick={open}
        />
      </div>
      <div class="builder">
        <Shelf key={reads} deck={deck} voice={voice} onChange={setDeck} />
        <DeckSide deck={deck} voice={voice} onChange={setDeck} />
      </div>
    </>
  )
}

export const DecksPage = () => {
  const voice = gameVoice('siegestorm')
  return (
    <Page title={say('home.decks')} wide={true}>
      {voice ? <Builder voice={voice} /> : <Waiting />}
    </Page>
  )
}
