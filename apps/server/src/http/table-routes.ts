/** Over HTTP: games, tables, seats, my games, the course of a match and its log. */
import { formatLog, formatPublicLog, SPECTATOR } from '@siegeworks/kernel'
import {
  CreateTable,
  type GameInfo,
  MatchId,
  type MyGame,
  type PastPage,
  QuickMatch,
  SeatBot,
  SeatName,
  Sit,
  Stand,
  type TableInfo,
} from '@siegeworks/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { type Aside, NOTHING_ASIDE } from '../match/aside.ts'
import { rulesIdOf } from '../match/games.ts'
import { pastOf } from '../match/past.ts'
import type { Table } from '../match/table.ts'
import type { Tables } from '../match/tables.ts'
import { viewerAt } from '../match/viewer.ts'
import { wholeRow } from '../match/whole-row.ts'
import { Refusal } from '../refusal.ts'
import type { GameRow } from '../store/game-row.ts'
import { read } from './answers.ts'
import type { Identity } from './identity.ts'

const Past = v.strictObject({
  as: v.exactOptional(SeatName),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  count: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(200)),
    '100',
  ),
  invite: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
})

interface ById {
  readonly Params: { readonly id: string }
}

/** Tables may carry decks and whole packs: more than a socket frame, still bounded. */
const LARGE = { bodyLimit: 512 * 1024 }

export const addTableRoutes = (app: FastifyInstance, tables: Tables, identity: Identity): void => {
  const { house } = tables
  const { lobby } = house.store
  const tableOf = (id: string): Promise<Table> => {
    if (!v.is(MatchId, id)) throw new Refusal('no-such-match')
    return tables.get(id)
  }
  const infosOf = (rows: readonly GameRow[], person?: string) =>
    Promise.all(rows.map(row => tables.infoOfRow(row, person)))

  app.get('/api/games', () => ({
    games: [...house.games.values()].map(
      ({ game, bots }): GameInfo => ({ id: game.id, rulesVersion: game.rulesVersion, bots }),
    ),
  }))
  app.post('/api/tables', LARGE, async request => {
    const { person } = await identity.need(request)
    return { table: (await tables.create(person.id, read(CreateTable, request.body))).info(person.id) }
  })
  app.post('/api/quick', LARGE, async request => {
    const { person } = await identity.need(request)
    return { table: (await tables.quick.ask(person.id, read(QuickMatch, request.body))).info(person.id) }
  })
  app.get('/api/tables', async () => ({ tables: await infosOf(await lobby.open(100)) }))
  app.get('/api/watchable', async () => {
    const infos = await infosOf(await lobby.watchable(100))
    return { tables: infos.filter(info => info.settings.watch.allowed) }
  })
  app.get('/api/my-games', async request => {
    const { person } = await identity.need(request)
    const rows = await lobby.of(person.id, 200)
    const games = await Promise.all(
      rows.map(async row => myGame(await tables.infoOfRow(row, person.id), row, person.id)),
    )
    return { games: games.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.lastAt - a.lastAt) }
  })
  app.get<ById>('/api/tables/:id', async request => {
    const session = await identity.of(request)
    return { table: (await tableOf(request.params.id)).info(session?.person.id) }
  })
  app.delete<ById>('/api/tables/:id', async request => {
    const { person } = await identity.need(request)
    await tables.close(await tableOf(request.params.id), person.id)
    return {}
  })
  addSeatRoutes(app, tables, identity, tableOf)
  addPastRoutes(app, tables, identity, tableOf)
}

const myGame = (table: TableInfo, stored: GameRow, person: string): MyGame => {
  const row = wholeRow(stored)
  const mySeats = table.seats.filter(seat => seat.person?.id === person).map(seat => seat.seat)
  const toAct: readonly string[] = row.status === 'playing' ? JSON.parse(row.to_act) : []
  const { resigned }: Aside = { ...NOTHING_ASIDE, ...JSON.parse(row.aside) }
  return {
    table,
    mySeats,
    myTurn: toAct.some(seat => mySeats.includes(seat) && !resigned.includes(seat)),
    ...(row.deadline === null ? {} : { deadline: row.deadline }),
    ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) }),
    lastAt: row.updated,
  }
}

type TableOf = (id: string) => Promise<Table>

const addSeatRoutes = (app: FastifyInstance, tables: Tables, identity: Identity, tableOf: TableOf): void => {
  app.post<ById>('/api/tables/:id/sit', LARGE, async request => {
    const { person } = await identity.need(request)
    const table = await tableOf(request.params.id)
    return { table: (await tables.sit(table, person.id, read(Sit, request.body))).info(person.id) }
  })
  app.post<ById>('/api/tables/:id/stand', async request => {
    const { person } = await identity.need(request)
    const { seat } = read(Stand, request.body)
    return { table: (await tables.stand(await tableOf(request.params.id), person.id, seat)).info(person.id) }
  })
  app.post<ById>('/api/tables/:id/bot', async request => {
    const { person } = await identity.need(request)
    const { seat, bot } = read(SeatBot, request.body)
    return { table: (await tables.seatBot(await tableOf(request.params.id), person.id, seat, bot)).info(person.id) }
  })
  app.post<ById>('/api/tables/:id/rematch', async request => {
    const { person } = await identity.need(request)
    return { table: (await tables.rematch(await tableOf(request.params.id), person.id)).info(person.id) }
  })
}

/** Rows of a match as they were written; one that is damaged waits for repair and is shown to nobody. */
const readable = (rows: readonly string[]) => {
  try {
    return rows.map(row => JSON.parse(row))
  } catch {
    throw new Refusal('frozen')
  }
}

const addPastRoutes = (app: FastifyInstance, tables: Tables, identity: Identity, tableOf: TableOf): void => {
  const { store, games } = tables.house
  app.get<ById>('/api/tables/:id/past', async (request): Promise<PastPage> => {
    const wish = read(Past, request.query)
    const session = await identity.of(request)
    const table = await tableOf(request.params.id)
    const viewer = viewerAt(table, session?.person.id, wish.as ?? SPECTATOR, wish.invite)
    return pastOf(tables.house, table, viewer, wish.from, wish.count)
  })
  /** In full after the end; before it, what a spectator may have: enough to check the chain. */
  app.get<ById>('/games/:id/log', async (request, reply) => {
    const session = await identity.of(request)
    const table = await tableOf(request.params.id)
    const { row } = table
    if (row.header === null) throw new Refusal('not-started')
    const over = table.hasEnded
    if (!over) viewerAt(table, session?.person.id, SPECTATOR, undefined)
    const events = await store.matches.events(row.id, 0)
    const late = over || table.sightsOf(session?.person.id ?? '').length > 0 ? 0 : table.settings.watch.delayMoves
    const [{ header, sealed }, ...entries] = readable([
      row.header,
      ...events.slice(0, late === 0 ? undefined : -late).map(event => event.body),
    ])
    reply.type('application/x-ndjson; charset=utf-8')
    if (!over) return formatPublicLog({ header, entries })
    const hostSeed = await store.matches.hostSeed(row.id)
    return formatLog({ header, sealed, hostSeed: hostSeed ?? '', entries })
  })
  app.get<ById>('/api/tables/:id/versions', async request => {
    const table = await tableOf(request.params.id)
    const known = games.get(table.title)
    return { pinned: table.row.rules_id, here: known ? rulesIdOf(known.game) : '' }
  })
}
