/** Siegestorm against whoever comes: the kind of game, one's deck, the pace. */
import type { Speaker } from '@siegeworks/words'
import { useState } from 'preact/hooks'
import { CardDefs } from '../art/card-picture.tsx'
import { ownDecks } from '../decks/own-decks.ts'
import { packsOf } from '../decks/own-packs.ts'
import { say } from '../i18n/say.ts'
import { START_WORDS, StartButton, Tiles } from './play-parts.tsx'
import { DeckChoice } from './play-storm.tsx'
import { startQuick, type Trouble } from './start-table.ts'
import { type ClockName, ClockSelect, clockOf } from './table-terms.tsx'

const OPTIONS = {
  duel: { mode: 'duel' },
  lms3: { mode: 'last-man-standing', players: 3 },
  lms4: { mode: 'last-man-standing', players: 4 },
} as const
type Mode = keyof typeof OPTIONS

export const StormAnyone = ({ voice }: { voice: Speaker }) => {
  const [mode, setMode] = useState<Mode>('duel')
  const [deck, setDeck] = useState('seraphia-starter')
  const [clock, setClock] = useState<ClockName>('none')
  const own = ownDecks.value.find(({ name }) => `own:${name}` === deck)
  const packs = own ? packsOf(Object.keys(own.cards)) : []
  const start = (): Promise<Trouble | undefined> =>
    startQuick({
      game: 'siegestorm',
      // A deck out of the ordinary is met by one that is so too.
      options: { ...OPTIONS[mode], ...(own?.freeForAll && { freeForAll: true }), ...(packs.length > 0 && { packs }) },
      clock: clockOf(clock),
      deck: own ? { cards: own.cards } : deck,
    })
  return (
    <div class="stack set-up">
      <CardDefs />
      <StartButton label={say(START_WORDS.anyone)} voice={voice} start={start} />
      <p class="muted">{say('play.find.line')}</p>
      <Tiles
        legend={say('play.mode')}
        name="mode"
        tiles={(['duel', 'lms3', 'lms4'] as const).map(id => ({
          id,
          title: say(`play.mode.${id}`),
          line: say(`play.mode.${id}.line`),
        }))}
        value={mode}
        onPick={setMode}
      />
      <ClockSelect value={clock} onPick={setClock} />
      <DeckChoice voice={voice} name="deck" label={say('play.your-deck')} value={deck} onPick={setDeck} />
    </div>
  )
}
