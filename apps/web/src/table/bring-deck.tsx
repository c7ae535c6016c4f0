/** The deck a player brings to a seat that somebody else has laid out. */
import { readyDecks } from '../boards/cards/catalogue.ts'
import { ownDecks } from '../decks/own-decks.ts'
import { packsOf } from '../decks/own-packs.ts'
import { gameVoice } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'

/** Decks that need nothing of the table: no cards of packs, no mixing where it is not agreed. */
const plainDecks = () =>
  ownDecks.value.filter(deck => !deck.freeForAll && packsOf(Object.keys(deck.cards)).length === 0)

/** As the server takes it: the name of a ready deck, or the cards of one's own; nothing where the seat's is fine. */
const deckFor = (id: string): unknown => {
  const own = plainDecks().find(deck => `own:${deck.name}` === id)
  return own ? { cards: own.cards } : id || undefined
}

export const BringDeck = ({ onPick }: { onPick: (deck: unknown) => void }) => {
  const voice = gameVoice('siegestorm')
  return (
    <label class="field">
      {say('play.your-deck')}
      <select data-deck="true" onChange={event => onPick(deckFor(event.currentTarget.value))}>
        <option value="">{say('seating.deck.ready')}</option>
        {plainDecks().map(({ name }) => (
          <option key={name} value={`own:${name}`}>
            {name}
          </option>
        ))}
        {readyDecks.map(({ id }) => (
          <option key={id} value={id}>
            {voice?.sayIfKnown(`deck.${id}`) ?? id}
          </option>
        ))}
      </select>
    </label>
  )
}
