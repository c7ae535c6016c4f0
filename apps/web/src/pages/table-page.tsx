/** A table, local or online: opens the wire, loads the board of its game, keeps hands apart. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { gameVoice, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { Coach } from '../learn/coach.tsx'
import { localConnection } from '../local/client.ts'
import { api } from '../net/api.ts'
import { onlineConnection } from '../net/socket.ts'
import { Announcer } from '../shell/announcer.tsx'
import { lazy, Waiting } from '../shell/lazy.tsx'
import { place } from '../shell/router.ts'
import { moves, settings } from '../shell/settings.ts'
import '../style/table.css'
import type { BoardProps } from '../table/board.ts'
import { Curtain } from '../table/curtain.tsx'
import { useTableKeys } from '../table/keys.ts'
import { openTable, type Table } from '../table/model.ts'
import { remember } from '../table/motion.ts'
import { Offers } from '../table/offers.tsx'
import { OutcomeDialog } from '../table/outcome.tsx'
import { RefusalToast } from '../table/refusal-toast.tsx'
import { Seating } from '../table/seating.tsx'
import { nextSeat, ownSeats, seatNames } from '../table/seats.ts'
import { soundOf } from '../table/sound.ts'
import { TableBar } from '../table/table-bar.tsx'
import { useTellAway } from '../table/tell-away.ts'

const StormBoard = lazy<BoardProps>(async () => (await import('../boards/cards/storm-board.tsx')).StormBoard)
const SiegeBoard = lazy<BoardProps>(async () => (await import('../boards/hex/siege-board.tsx')).SiegeBoard)

const SHOWN_MS = 420

const useTable = (source: 'local' | 'online', match: string): Table => {
  const table = useMemo(() => {
    const as = place.peek().query.get('as')
    const invite = place.peek().query.get('invite')
    return openTable({
      match,
      source,
      ...(as && { as }),
      ...(invite && { invite }),
      connection: source === 'local' ? localConnection : onlineConnection(),
      pace: () => (moves() ? SHOWN_MS / settings.peek().speed : 0),
      beforeDraw: remember,
    })
  }, [source, match])
  useEffect(() => table.close, [table])
  return table
}

/** A local game taken over by another tab comes back as soon as one turns to this one again. */
const useTakingBack = (table: Table): void => {
  useEffect(() => {
    const takeBack = (): void => {
      if (table.refusal.peek()?.code !== 'open-elsewhere') return
      table.clearRefusal()
      table.sitAs(table.seat.peek(), { keepSight: true })
    }
    addEventListener('focus', takeBack)
    return () => removeEventListener('focus', takeBack)
  }, [table])
}

const Playing = ({ table, me, guided }: { table: Table; me: string | undefined; guided?: boolean }) => {
  const [twin, setTwin] = useState(false)
  const [log, setLog] = useState(false)
  /** Whom the screen is being passed to because somebody asked for it. */
  const [wanted, setWanted] = useState<string | undefined>(undefined)
  const info = table.table.value
  const game = isGame(info?.game) ? info.game : undefined
  const voice = game && gameVoice(game)
  useTableKeys(table, () => setTwin(was => !was))
  const latest = table.latest.value
  useEffect(() => soundOf(latest), [latest])
  useTellAway(table, me)
  useTakingBack(table)
  if (!info || !game || !voice) return <Waiting what={say('table.opening')} />
  const asked = table.source === 'online' && ownSeats(table, me).some(seat => table.sheet.value?.toAct.includes(seat))
  document.title = `${asked ? `▶ ${say('notice.your-turn')} · ` : ''}${say(`game.${game}`)} · Siegeworks`
  if (info.status === 'seating') return <Seating table={table} me={me} />
  const next = nextSeat(table, me)
  const names = seatNames(info)
  const secrets = game === 'siegestorm'
  const others = ownSeats(table, me).filter(
    seat =>
      seat !== table.seat.value &&
      table.sheet.value?.toAct.includes(seat) &&
      table.sheet.value.toAct.includes(table.seat.value),
  )
  const behind = secrets ? (next ?? wanted) : undefined
  const open = (seat: string): void => {
    setWanted(undefined)
    table.sitAs(seat)
  }
  if (next && !secrets) queueMicrotask(() => table.sitAs(next, { keepSight: true }))
  if (!table.sheet.value) return <Waiting what={say('table.opening')} />
  const Board = game === 'siegestorm' ? StormBoard : SiegeBoard
  return (
    <div class={`table-page game-${game}`}>
      <TableBar
        table={table}
        game={game}
        title={say(`game.${game}`)}
        twin={twin}
        onTwin={() => setTwin(!twin)}
        onLog={() => setLog(!log)}
        onSwitch={seat => (secrets ? setWanted(seat) : open(seat))}
        others={behind ? [] : others.map(seat => ({ seat, name: names[seat] ?? seat }))}
      />
      <main id="main" class="table-main">
        {behind ? (
          <Curtain name={names[behind] ?? behind} onOpen={() => open(behind)} />
        ) : (
          <Board table={table} voice={voice} twin={twin} logOpen={log} replaying={false} seats={ownSeats(table, me)} />
        )}
      </main>
      <Offers table={table} me={me} />
      <RefusalToast table={table} voice={voice} />
      <OutcomeDialog table={table} voice={voice} me={me} />
      {guided && <Coach table={table} game={game} />}
      <Announcer />
    </div>
  )
}

/** Refusals of a server that is out of breath: the table is there, and comes in a moment. */
const PASSING: ReadonlySet<string> = new Set(['rate-limited', 'busy', 'store-away', 'storage-full'])

const TablePage = ({ source, match, guided }: { source: 'local' | 'online'; match: string; guided?: boolean }) => {
  const [me, setMe] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (source === 'online')
      api.me().then(
        person => setMe(person.id),
        () => undefined,
      )
  }, [source])
  const table = useTable(source, match)
  const refused = table.refusal.value?.code
  if (refused === 'no-such-match' || (refused && !PASSING.has(refused) && !table.table.value))
    return (
      <div class="waiting" role="alert">
        <p>{say(source === 'online' ? 'app.not-found' : 'table.gone')}</p>
        <a class="btn" href="/">
          {say('table.home')}
        </a>
      </div>
    )
  return <Playing table={table} me={me} guided={guided === true} />
}

export const LocalTable = ({ params }: { params: { readonly [name: string]: string } }) => (
  <TablePage key={params['id']} source="local" match={params['id'] ?? ''} />
)
export const OnlineTable = ({ params }: { params: { readonly [name: string]: string } }) => (
  <TablePage key={params['id']} source="online" match={params['id'] ?? ''} />
)
export const GuidedTable = ({ match }: { match: string; game: string }) => (
  <TablePage key={match} source="local" match={match} guided={true} />
)
