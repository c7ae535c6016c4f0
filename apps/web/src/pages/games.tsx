/** My games, on this device and online: those waiting for me first. And what others play, to be watched. */
import type { MyGame, TableInfo } from '@siegeworks/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { isGame } from '../i18n/game-voice.ts'
import { say, tongue } from '../i18n/say.ts'
import { ask } from '../local/client.ts'
import type { LocalGame } from '../local/requests.ts'
import { api } from '../net/api.ts'
import { Page } from '../shell/page.tsx'
import { go } from '../shell/router.ts'
import { seatWord } from '../table/seats.ts'
import { clockText } from '../table/terms.tsx'
import '../style/play.css'

const gameName = (game: string): string => (isGame(game) ? say(`game.${game}`) : game)
const when = (at: number): string =>
  new Intl.DateTimeFormat(tongue(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** A duel, alone against a boss …: what kind of a game of cards it is. */
const kindOf = (options: unknown): string | undefined => {
  const { mode, players } = options as { readonly mode?: string; readonly players?: number }
  if (mode === 'last-man-standing') return say(players === 4 ? 'play.mode.lms4' : 'play.mode.lms3')
  return mode === 'solo' || mode === 'duel' || mode === 'coop' ? say(`play.mode.${mode}`) : undefined
}

const GameTitle = ({ game, options }: { game: string; options: unknown }) => {
  const kind = game === 'siegestorm' ? kindOf(options) : undefined
  return (
    <span class="game-title">
      <Icon name={game === 'siegestorm' ? 'card-play' : 'siege-tower'} />
      <b>{gameName(game)}</b>
      {kind && <span>{kind}</span>}
    </span>
  )
}

/** What is thrown away is asked about once more. */
const Forget = ({ onForget }: { onForget: () => void }) => {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      class={`btn ${sure ? 'danger' : 'quiet'}`}
      data-forget="true"
      onClick={() => (sure ? onForget() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {say(sure ? 'games.forget-sure' : 'games.forget')}
    </button>
  )
}

const LocalRow = ({ game, onForget }: { game: LocalGame; onForget: () => void }) => (
  <li class="panel game-row">
    <GameTitle game={game.game} options={game.options} />
    <span class="grow small muted">
      {game.seats
        .map(({ seat, bot }) => (bot ? `${seatWord(seat)} (${say('table.bot')})` : seatWord(seat)))
        .join(' · ')}{' '}
      · {when(game.lastAt)}
    </span>
    {game.outcome ? (
      <a class="btn" href={`/replay/local/${game.id}`}>
        {say('table.replay')}
      </a>
    ) : (
      <a class="btn primary" href={`/local/${game.id}`}>
        {say('home.continue')}
      </a>
    )}
    <Forget onForget={onForget} />
  </li>
)

const OnlineRow = ({ game }: { game: MyGame }) => (
  <li class="panel game-row">
    <GameTitle game={game.table.game} options={game.table.options} />
    {game.myTurn && <span class="turn-mark">{say('games.your-move')}</span>}
    <span class="grow small muted">
      {game.table.seats.map(({ seat, person }) => person?.name ?? seatWord(seat)).join(' · ')} ·{' '}
      {game.myTurn && game.deadline !== undefined
        ? say('games.until', { when: when(game.deadline) })
        : when(game.lastAt)}
    </span>
    <a
      class={`btn ${game.myTurn ? 'primary' : ''}`}
      href={game.outcome ? `/replay/online/${game.table.id}` : `/table/${game.table.id}`}
    >
      {say(game.outcome ? 'table.replay' : 'home.continue')}
    </a>
  </li>
)

/** The log in a report; of anything else the text as it is. */
const logIn = (text: string): string => {
  try {
    const { log } = JSON.parse(text) as { readonly log?: unknown }
    return typeof log === 'string' ? log : text
  } catch {
    return text
  }
}

/** A log somebody sent, or a report with one in it, as a replay. */
const openLog = async (file: File | undefined): Promise<void> => {
  if (!file) return
  const name = `f${Date.now().toString(36)}`
  sessionStorage.setItem(`log:${name}`, logIn(await file.text()))
  go(`/replay/file/${name}`)
}

/** Nothing here yet, and what to do about it. */
const Nothing = ({ text, how }: { text: string; how: '' | '/friend' }) => (
  <div class="panel nothing">
    <p class="muted">{text}</p>
    <div class="row">
      {(['siegestorm', 'siege'] as const).map(game => (
        <a key={game} class="btn" href={`/play/${game}${how}`}>
          <Icon name={game === 'siegestorm' ? 'card-play' : 'siege-tower'} />{' '}
          {say('app.about', { what: say(`game.${game}`), text: say(how ? 'home.friend' : 'home.play-now') })}
        </a>
      ))}
    </div>
  </div>
)

export const GamesPage = () => {
  const [local, setLocal] = useState<readonly LocalGame[] | undefined>(undefined)
  const [online, setOnline] = useState<readonly MyGame[] | 'offline' | undefined>(undefined)
  const load = (): void => {
    ask('list').then(setLocal)
  }
  useEffect(() => {
    load()
    api
      .me()
      .then(() => api.mine())
      .then(
        ({ games }) => setOnline(games),
        () => setOnline('offline'),
      )
  }, [])
  return (
    <Page title={say('home.my-games')}>
      <section class="stack">
        <h2>{say('games.here')}</h2>
        {!local && (
          <p class="muted" role="status">
            {say('app.loading')}
          </p>
        )}
        {local?.length === 0 && <Nothing text={say('games.none-here')} how="" />}
        <ul class="plain game-list">
          {local?.map(game => (
            <LocalRow key={game.id} game={game} onForget={() => ask('remove', game.id).then(load)} />
          ))}
        </ul>
      </section>
      <label class="field">
        {say('replay.load')}
        <input
          type="file"
          accept=".log,.jsonl,.ndjson,.json,text/plain"
          onChange={event => openLog(event.currentTarget.files?.[0])}
        />
      </label>
      <section class="stack">
        <h2>{say('games.online')}</h2>
        {online === 'offline' && <p class="muted">{say('games.no-server')}</p>}
        {Array.isArray(online) && online.length === 0 && <Nothing text={say('games.none-online')} how="/friend" />}
        <ul class="plain game-list">
          {online !== 'offline' && online?.map(game => <OnlineRow key={game.table.id} game={game} />)}
        </ul>
      </section>
    </Page>
  )
}

const Tables = ({ tables, word }: { tables: readonly TableInfo[]; word: 'games.look' | 'table.sit' }) => (
  <ul class="plain game-list">
    {tables.map(table => (
      <li key={table.id} class="panel game-row">
        <GameTitle game={table.game} options={table.options} />
        <span class="grow small muted">
          {table.seats
            .map(({ seat, person, bot }) => person?.name ?? (bot ? say('table.bot') : seatWord(seat)))
            .join(' · ')}{' '}
          · {clockText(table.settings)}
        </span>
        <a class="btn primary" href={word === 'games.look' ? `/table/${table.id}?as=spectator` : `/table/${table.id}`}>
          {say(word)}
        </a>
      </li>
    ))}
  </ul>
)

export const WatchPage = () => {
  const [running, setRunning] = useState<readonly TableInfo[] | undefined>(undefined)
  const [open, setOpen] = useState<readonly TableInfo[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    api
      .me()
      .then(() => Promise.all([api.watchable(), api.open()]))
      .then(
        ([watchable, tables]) => {
          setRunning(watchable.tables)
          setOpen(tables.tables)
        },
        () => setFailed(true),
      )
  }, [])
  return (
    <Page title={say('home.watch')}>
      {failed && <p class="muted">{say('games.no-server')}</p>}
      <section class="stack">
        <h2>{say('games.running')}</h2>
        {running?.length === 0 && <p class="muted">{say('games.none-running')}</p>}
        <Tables tables={running ?? []} word="games.look" />
      </section>
      <section class="stack">
        <h2>{say('games.waiting')}</h2>
        {running && open.length === 0 && <Nothing text={say('games.none-waiting')} how="/friend" />}
        <Tables tables={open} word="table.sit" />
      </section>
    </Page>
  )
}
