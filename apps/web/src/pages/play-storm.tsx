/** Setting up Siegestorm: mode, decks, boss, opponents. */

import { icons } from 'virtual:icons/siegestorm'
import { BOT_NAMES, type BotName } from '@siegeworks/bots/names'
import type { Speaker } from '@siegeworks/words'
import { useState } from 'preact/hooks'
import { CardDefs, CardPicture } from '../art/card-picture.tsx'
import { Icon } from '../art/icon.tsx'
import { addIcons } from '../art/icons.ts'
import { allBosses, readyDecks } from '../boards/cards/catalogue.ts'
import { ownDecks } from '../decks/own-decks.ts'
import { packsOf } from '../decks/own-packs.ts'
import { say } from '../i18n/say.ts'
import { place } from '../shell/router.ts'
import type { How } from './play.tsx'
import { Select, StartButton, Tiles } from './play-parts.tsx'
import { startHere, startOnline, type Trouble } from './start-table.ts'
import { settingsOf, TermsFields, useTerms } from './table-terms.tsx'

addIcons(icons)

type Mode = 'solo' | 'duel' | 'coop' | 'lms3' | 'lms4'
const MODES: { readonly [how in Exclude<How, 'anyone'>]: readonly Mode[] } = {
  now: ['solo', 'duel', 'coop', 'lms3', 'lms4'],
  'one-screen': ['duel', 'coop', 'lms3', 'lms4'],
  friend: ['duel', 'coop', 'lms3', 'lms4'],
}
const MODE_ICONS: { readonly [mode in Mode]: string } = {
  solo: 'dragon-head',
  duel: 'crossed-swords',
  coop: 'linked-rings',
  lms3: 'shield',
  lms4: 'rally-the-troops',
}
const FACES: { readonly [faction: string]: string } = {
  seraphia: 'archangel',
  styxia: 'balgoroth-eater-of-names',
  ysra: 'frost-dragon',
  khunglai: 'ancient-dragon',
}
const BASIC = ['evil-goblins', 'wild-fairies'] as const
const ADVANCED = ['spectral-shamans', 'shade-slayers', 'undead-realms'] as const

const REACTIONS = ['always-ask', 'fixed-pause', 'standing-orders'] as const
type Reactions = (typeof REACTIONS)[number]
const PAUSES = ['3', '6', '10', '20'] as const
const HOUSE = ['healTopOnly', 'sacrificeSelf', 'deployPerTrack'] as const
type HouseRule = (typeof HOUSE)[number]

/** A pause is for people who cannot see each other wait: alone or at one screen there is nobody to hide it from. */
const reactionsFor = (how: How, mode: Mode): readonly Reactions[] =>
  how === 'one-screen' || mode === 'solo' ? ['always-ask', 'standing-orders'] : REACTIONS

const seatCount = (mode: Mode): number => (mode === 'solo' ? 1 : mode === 'lms3' ? 3 : mode === 'lms4' ? 4 : 2)

/** A deck as the options take it: the name of a ready one, or an own one card by card. */
const deckOption = (id: string): unknown => {
  const own = ownDecks.peek().find(deck => `own:${deck.name}` === id)
  return own ? { cards: own.cards } : id
}

export const DeckChoice = ({
  voice,
  value,
  onPick,
  label,
  name,
}: {
  voice: Speaker
  value: string
  onPick: (id: string) => void
  label: string
  name: string
}) => {
  const tiles = [
    ...ownDecks.value.map(deck => ({ id: `own:${deck.name}`, title: deck.name, line: say('play.own-deck') })),
    ...readyDecks.map(({ id, faction }) => ({
      id,
      title: voice.sayIfKnown(`deck.${id}`) ?? id,
      line: id.endsWith('-starter')
        ? voice.sayIfKnown(`theme.${faction}`)
        : (voice.sayIfKnown(`faction.${faction}`) ?? faction),
      art: (
        <span class="tile-art">
          <CardPicture design={FACES[faction] ?? 'archangel'} faction={faction} />
        </span>
      ),
    })),
  ]
  const starters = tiles.filter(tile => tile.id.endsWith('-starter'))
  const others = tiles.filter(tile => !tile.id.endsWith('-starter'))
  return (
    <>
      <Tiles legend={label} name={name} tiles={starters} value={value} onPick={onPick} />
      <Select
        label={say('play.other-decks')}
        value={starters.some(tile => tile.id === value) ? '' : value}
        options={[{ id: '', title: say('play.a-starter') }, ...others]}
        onPick={id => onPick(id || 'seraphia-starter')}
      />
    </>
  )
}

export const StormSetUp = ({ how, voice }: { how: Exclude<How, 'anyone'>; voice: Speaker }) => {
  const asked = place.peek().query
  const modes = MODES[how]
  const [mode, setMode] = useState<Mode>(modes.find(one => one === asked.get('mode')) ?? modes[0]!)
  const [deck, setDeck] = useState(asked.get('deck') ?? 'seraphia-starter')
  const [deck2, setDeck2] = useState(asked.get('deck2') ?? 'styxia-starter')
  const [boss, setBoss] = useState(asked.get('boss') ?? 'nyryki-easy')
  const [basic, setBasic] = useState<(typeof BASIC)[number]>('evil-goblins')
  const [advanced, setAdvanced] = useState<(typeof ADVANCED)[number]>('spectral-shamans')
  const [bot, setBot] = useState<BotName>(BOT_NAMES.find(name => name === asked.get('bot')) ?? 'greedy')
  const [terms, changeTerms] = useTerms()
  const [wished, setReactions] = useState<Reactions>(
    REACTIONS.find(one => one === asked.get('reactions')) ?? 'always-ask',
  )
  const [pause, setPause] = useState<(typeof PAUSES)[number]>('6')
  const [house, setHouse] = useState<readonly HouseRule[]>([])
  const policies = reactionsFor(how, mode)
  const reactions = policies.find(one => one === wished) ?? 'always-ask'
  const hasTracks = mode === 'lms3' || mode === 'lms4'
  const houseRules = HOUSE.filter(rule => rule !== 'deployPerTrack' || hasTracks)
  const seats = seatCount(mode)
  const hasBoss = mode === 'solo' || mode === 'coop'
  const rest = ['ysra-starter', 'khunglai-starter'].filter(one => one !== deck && one !== deck2)
  const packs = packsOf(
    ownDecks.value.filter(one => [deck, deck2].includes(`own:${one.name}`)).flatMap(one => Object.keys(one.cards)),
  )
  const options = {
    mode: hasTracks ? 'last-man-standing' : mode,
    reactions,
    ...Object.fromEntries(houseRules.filter(rule => house.includes(rule)).map(rule => [rule, true])),
    ...(seats > 2 && { players: seats }),
    decks: [deck, deck2, ...rest].slice(0, seats).map(deckOption),
    ...(hasBoss && { boss, basic, advanced }),
    ...(packs.length > 0 && { packs }),
    ...(ownDecks.value.some(one => one.freeForAll && [deck, deck2].includes(`own:${one.name}`)) && {
      freeForAll: true,
    }),
  }
  const wish = { game: 'siegestorm' as const, options, bots: {} }
  const start = (): Promise<Trouble | undefined> => {
    const paced = reactions === 'fixed-pause' && terms.clock !== 'slow' && { reactionSeconds: Number(pause) }
    if (how === 'friend')
      return startOnline(wish, { ...settingsOf(terms), ...paced }, (_seat, i) => (i === 0 ? 'me' : 'open'))
    return startHere(wish, (_seat, i) => (how === 'now' && i > 0 ? bot : undefined))
  }
  return (
    <div class="stack set-up">
      <CardDefs />
      <StartButton label={say(how === 'friend' ? 'play.make-link' : 'play.start')} voice={voice} start={start} />
      <Tiles
        legend={say('play.mode')}
        name="mode"
        tiles={modes.map(id => ({
          id,
          title: say(`play.mode.${id}`),
          line: say(`play.mode.${id}.line`),
          art: <Icon name={MODE_ICONS[id]} class="tile-icon" />,
        }))}
        value={mode}
        onPick={setMode}
      />
      <DeckChoice voice={voice} name="deck" label={say('play.your-deck')} value={deck} onPick={setDeck} />
      {seats > 1 && how !== 'friend' && (
        <DeckChoice
          voice={voice}
          name="deck2"
          label={say(how === 'now' ? 'play.their-deck' : 'play.second-deck')}
          value={deck2}
          onPick={setDeck2}
        />
      )}
      {hasBoss && (
        <div class="row fields">
          <Select
            label={say('storm.boss-card')}
            value={boss}
            options={allBosses.map(one => ({
              id: one.id,
              title: `${voice.sayIfKnown(`boss.${one.boss}.name`)} · ${voice.sayIfKnown(`difficulty.${one.difficulty}`)}`,
            }))}
            onPick={setBoss}
          />
          <Select
            label={say('boss.row.basic')}
            value={basic}
            options={BASIC.map(id => ({ id, title: voice.say(`faction.${id}`) }))}
            onPick={setBasic}
          />
          <Select
            label={say('boss.row.advanced')}
            value={advanced}
            options={ADVANCED.map(id => ({ id, title: voice.say(`faction.${id}`) }))}
            onPick={setAdvanced}
          />
        </div>
      )}
      {how === 'now' && mode !== 'solo' && (
        <Select
          label={say('play.bot')}
          value={bot}
          options={BOT_NAMES.map(id => ({ id, title: say(`play.bot.${id}`) }))}
          onPick={setBot}
        />
      )}
      {how === 'friend' && <TermsFields terms={terms} onChange={changeTerms} />}
      <div class="stack">
        <div class="row fields">
          <Select
            label={say('play.reactions')}
            value={reactions}
            options={policies.map(id => ({ id, title: say(`play.reactions.${id}`) }))}
            onPick={setReactions}
          />
          {how === 'friend' && reactions === 'fixed-pause' && terms.clock !== 'slow' && (
            <Select
              label={say('play.pause')}
              value={pause}
              options={PAUSES.map(id => ({ id, title: say('table.seconds', { n: Number(id) }) }))}
              onPick={setPause}
            />
          )}
        </div>
        <p class="small muted">{say(`play.reactions.${reactions}.line`)}</p>
      </div>
      <fieldset class="choice">
        <legend>{say('play.options')}</legend>
        {houseRules.map(rule => (
          <label key={rule} class="tick">
            <input
              type="checkbox"
              name={rule}
              checked={house.includes(rule)}
              onChange={event =>
                setHouse(event.currentTarget.checked ? [...house, rule] : house.filter(one => one !== rule))
              }
            />
            <span>
              {say(`play.rule.${rule}`)}
              <small class="muted">{say(`play.rule.${rule}.line`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
