/** Any game again: scrub, play, step, change sides after the end, link to a moment, verify. */

import { signal } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type GameId, gameVoice } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { lazy, Waiting } from '../shell/lazy.tsx'
import { go, place } from '../shell/router.ts'
import { moves, settings } from '../shell/settings.ts'
import '../style/table.css'
import type { BoardProps } from '../table/board.ts'
import type { Table } from '../table/model.ts'
import { remember } from '../table/motion.ts'
import { unpackLog } from '../table/packed-log.ts'
import { copy, logTextOf, momentLink, type VerifyState, verifyLog } from '../table/papers.ts'
import { loadPast, type Moments, type Source } from '../table/past.ts'
import { seatWord } from '../table/seats.ts'

const StormBoard = lazy<BoardProps>(async () => (await import('../boards/cards/storm-board.tsx')).StormBoard)
const SiegeBoard = lazy<BoardProps>(async () => (await import('../boards/hex/siege-board.tsx')).SiegeBoard)

/** Which game a view belongs to, by its shape. */
const gameOfView = (view: unknown): GameId =>
  typeof view === 'object' && view !== null && 'house' in view ? 'siegestorm' : 'siege'

const seatsOfView = (view: unknown): readonly string[] =>
  typeof view === 'object' && view !== null && 'fronts' in view && 'seats' in view
    ? (view.seats as readonly string[])
    : ['besieger', 'garrison']

const nothing = (): void => {}

/** A table that only shows: the moments of the past instead of a wire. */
const pastTable = (source: Source, match: string, as: string): Table => ({
  match,
  source: source === 'online' ? 'online' : 'local',
  link: signal('open'),
  table: signal(undefined),
  seat: signal(as),
  sheet: signal(undefined),
  log: signal([]),
  chat: signal([]),
  orders: signal([]),
  pending: signal([]),
  refusal: signal(undefined),
  latest: signal(undefined),
  play: nothing,
  undo: nothing,
  resign: nothing,
  answer: nothing,
  offerDraw: nothing,
  askPause: nothing,
  unpause: nothing,
  claim: nothing,
  give: nothing,
  mute: nothing,
  phrase: nothing,
  write: nothing,
  sitAs: nothing,
  clearRefusal: nothing,
  skip: nothing,
  now: Date.now,
  close: nothing,
})

const show = (table: Table, moments: Moments, at: number): void => {
  const moment = moments[at]
  if (!moment) return
  remember()
  table.log.value = moments.slice(0, at + 1).map(({ entry }) => entry)
  table.latest.value = moment.entry
  table.sheet.value = moment.sheet
}

interface ControlsProps {
  readonly at: number
  readonly last: number
  readonly onGo: (at: number) => void
  readonly playing: boolean
  readonly onPlay: () => void
}

/** Drawn, because not every device has the letters for them. */
const Sign = ({ d }: { d: string }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

const Controls = ({ at, last, onGo, playing, onPlay }: ControlsProps) => (
  <div class="replay-controls">
    <button type="button" class="btn" onClick={() => onGo(0)} aria-label={say('replay.first')} data-replay="first">
      <Sign d="M5 4h3v16H5zM20 4v16L9 12z" />
    </button>
    <button
      type="button"
      class="btn"
      onClick={() => onGo(Math.max(0, at - 1))}
      aria-label={say('replay.back')}
      data-replay="back"
    >
      <Sign d="M17 4v16L6 12z" />
    </button>
    <button type="button" class="btn primary" onClick={onPlay} data-replay="play">
      {say(playing ? 'replay.pause' : 'replay.play')}
    </button>
    <button
      type="button"
      class="btn"
      onClick={() => onGo(Math.min(last, at + 1))}
      aria-label={say('replay.on')}
      data-replay="on"
    >
      <Sign d="M7 4v16l11-8z" />
    </button>
    <button type="button" class="btn" onClick={() => onGo(last)} aria-label={say('replay.last')} data-replay="last">
      <Sign d="M16 4h3v16h-3zM4 4v16l11-8z" />
    </button>
    <input
      type="range"
      class="grow"
      min={0}
      max={last}
      value={at}
      onInput={event => onGo(Number(event.currentTarget.value))}
      aria-label={say('replay.moment', { n: at, of: last })}
    />
    <span class="small replay-count">{say('replay.moment', { n: at, of: last })}</span>
  </div>
)

/** The arrows step, the space bar plays and pauses, unless the focus is on something that needs them itself. */
const useReplayKeys = (onStep: (by: 1 | -1) => void, onPlay: () => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const busy = event.target instanceof Element && event.target.closest('input, select, textarea, dialog')
      if (busy || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'ArrowRight') onStep(1)
      else if (event.key === 'ArrowLeft') onStep(-1)
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) onPlay()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}

const Sides = ({ seats, as, onPick }: { seats: readonly string[]; as: string; onPick: (as: string) => void }) => (
  <label class="row small">
    {say('replay.side')}
    <select value={as} onChange={event => onPick(event.currentTarget.value)}>
      {seats.map(seat => (
        <option key={seat} value={seat}>
          {seatWord(seat)}
        </option>
      ))}
      <option value="spectator">{say('replay.everyone')}</option>
    </select>
  </label>
)

const Showing = ({
  source,
  match,
  as,
  moments,
  log,
}: {
  source: Source
  match: string
  as: string
  moments: Moments
  log: string | undefined
}) => {
  const last = moments.length - 1
  const [at, setAt] = useState(() =>
    Math.min(last, Math.max(0, Number.parseInt(place.peek().query.get('at') ?? '', 10) || 0)),
  )
  const [playing, setPlaying] = useState(false)
  const [verified, setVerified] = useState<VerifyState | undefined>(undefined)
  const [copied, setCopied] = useState(false)
  const [twin, setTwin] = useState(false)
  const [logOpen, setLogOpen] = useState(false)
  const table = useMemo(() => pastTable(source, match, as), [source, match, as])
  const shown = useRef(-1)
  if (shown.current !== at || !table.sheet.peek()) {
    shown.current = at
    show(table, moments, at)
  }
  useEffect(() => {
    if (!playing) return undefined
    if (at >= last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => setAt(at + 1), (moves() ? 900 : 500) / settings.peek().speed)
    return () => clearTimeout(timer)
  }, [playing, at, last])
  const playOrPause = (): void => {
    // At the end there is nothing left to play: from the beginning again.
    if (!playing && at >= last) setAt(0)
    setPlaying(!playing)
  }
  useReplayKeys(step => setAt(now => Math.min(last, Math.max(0, now + step))), playOrPause)
  const game = gameOfView(moments[0]?.sheet.view)
  const voice = gameVoice(game)
  const over = moments[last]?.sheet.outcome !== undefined
  const was = place.value.query.get('was')
  if (!voice) return <Waiting />
  const Board = game === 'siegestorm' ? StormBoard : SiegeBoard
  return (
    <div class={`table-page game-${game} replay`}>
      <header class="table-bar">
        <a class="btn quiet" href="/my-games">
          ← {say('home.my-games')}
        </a>
        <h1 class="table-title">{say('replay.title')}</h1>
        <div class="row bar-buttons">
          {over && (
            <Sides
              seats={seatsOfView(moments[0]?.sheet.view)}
              as={as}
              onPick={side => go(`/replay/${source}/${match}?as=${side}&at=${at}${location.hash}`)}
            />
          )}
          {game === 'siegestorm' && (as !== 'spectator' || was) && (
            <button
              type="button"
              class="btn quiet"
              aria-pressed={as === 'spectator'}
              data-hands={as === 'spectator' ? 'hidden' : 'shown'}
              onClick={() =>
                go(
                  `/replay/${source}/${match}?${as === 'spectator' ? `as=${was}` : `as=spectator&was=${as}`}&at=${at}${location.hash}`,
                )
              }
            >
              {say(as === 'spectator' ? 'replay.show-hands' : 'replay.hide-hands')}
            </button>
          )}
          <button type="button" class="btn quiet only-narrow" onClick={() => setLogOpen(!logOpen)}>
            {say('table.log')}
          </button>
          <button type="button" class="btn quiet" aria-pressed={twin} data-key="t" onClick={() => setTwin(!twin)}>
            {say('table.twin')}
          </button>
          <button
            type="button"
            class="btn quiet"
            data-share="true"
            onClick={() => momentLink(source, match, as, at, log).then(copy).then(setCopied)}
          >
            {say(copied ? 'app.copied' : 'replay.link')}
          </button>
          <button
            type="button"
            class="btn quiet"
            data-verify="true"
            onClick={() =>
              (log === undefined
                ? logTextOf({ source: source === 'online' ? 'online' : 'local', match })
                : Promise.resolve(log)
              )
                .then(verifyLog)
                .then(setVerified)
            }
          >
            {say('table.verify')}
          </button>
        </div>
      </header>
      {verified && (
        <p role="status" class={`verified ${verified.ok ? 'good' : 'bad'}`} data-verified={String(verified.ok)}>
          {verified.text}
        </p>
      )}
      <main id="main" class="table-main">
        <Board table={table} voice={voice} twin={twin} logOpen={logOpen} replaying={true} seats={[]} />
      </main>
      <Controls at={at} last={last} onGo={setAt} playing={playing} onPlay={playOrPause} />
    </div>
  )
}

const NOT_THERE = { online: 'app.not-found', local: 'table.gone', file: 'replay.no-log' } as const

/** A log from a file chosen on this device, or from the link itself. */
const broughtLog = async (match: string): Promise<string | undefined> =>
  (await unpackLog(location.hash)) ?? sessionStorage.getItem(`log:${match}`) ?? undefined

export const ReplayPage = ({ params }: { params: { readonly [name: string]: string } }) => {
  const source: Source = params['source'] === 'online' ? 'online' : params['source'] === 'file' ? 'file' : 'local'
  const match = params['id'] ?? ''
  const as = place.value.query.get('as') || 'spectator'
  const [moments, setMoments] = useState<Moments | undefined>(undefined)
  const [failed, setFailed] = useState(false)
  const [log, setLog] = useState<string | undefined>(undefined)
  useEffect(() => {
    const load = async (): Promise<void> => {
      setMoments(undefined)
      const brought = source === 'file' ? await broughtLog(match) : undefined
      setLog(brought)
      const found = await loadPast(source, match, as, brought)
      if (found) setMoments(found)
      else setFailed(true)
    }
    load().catch(() => setFailed(true))
  }, [source, match, as])
  if (failed)
    return (
      <div class="waiting" role="alert">
        <p>{say(NOT_THERE[source])}</p>
        <a class="btn" href="/my-games">
          {say('home.my-games')}
        </a>
      </div>
    )
  return moments ? <Showing key={as} source={source} match={match} as={as} moments={moments} log={log} /> : <Waiting />
}
