/** The worker of the page: local matches with their bots, replays, verification, advice. */
import {
  beginMatch,
  canonical,
  type GameTypes,
  headerFor,
  type Log,
  outcomeOf,
  parseLog,
  resumeMatch,
  streamKey,
  verify,
} from '@siegeworks/kernel'
import type { PastPage } from '@siegeworks/protocol'
import { advise } from './advice.ts'
import { judgeDeck, readDeck, readPack, writeDeck } from './decks.ts'
import { chooseFor, gameOf } from './games.ts'
import { hold, isHeld, whenTaken } from './held.ts'
import { command, type LocalMatch, logText, resumed, sync, tableOf } from './match-host.ts'
import { pauseOf, silentAt } from './pause.ts'
import type { FromWorker, LocalGame, NewMatch, Requests, ToWorker } from './requests.ts'
import { allKept, forget, keep, kept } from './store.ts'
import { type AnyGame, course, seenEntry, sheetAt } from './viewing.ts'

const tell = (message: FromWorker): void => postMessage(message)
const say = (message: Extract<FromWorker, { message: unknown }>['message']): void => tell({ message })

const open = new Map<string, LocalMatch>()
/** How far a game had come when it was read. */
const readAt = new Map<string, number>()
const guided = new Set<string>()

const randomId = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')

const readLog = (text: string): { readonly game: AnyGame; readonly log: Log<GameTypes> } | undefined => {
  const parsed = parseLog<GameTypes>(text)
  if (!parsed.ok || parsed.value.kind !== 'whole') return undefined
  const game = gameOf(parsed.value.log.header.game)
  return game && { game, log: parsed.value.log }
}

/** Not let go of to another tab, nor read anew. */
const isOurs = (local: LocalMatch): boolean => open.get(local.header.match) === local

const save = async (local: LocalMatch): Promise<void> => {
  if (guided.has(local.header.match) || !isOurs(local)) return
  const { header, seats, createdAt } = local
  await keep({ id: header.match, game: header.game, seats, createdAt, lastAt: Date.now(), log: logText(local) })
}

const found = async (id: string): Promise<LocalMatch | undefined> => {
  const known = open.get(id)
  if (known && isHeld(id)) return known
  const stored = await kept(id)
  // What only was looked into may have gone on in another tab.
  if (known && stored?.lastAt === readAt.get(id)) return known
  const read = stored && readLog(stored.log)
  if (!stored || !read) return undefined
  const { header, sealed, hostSeed, entries } = read.log
  const first = entries[0]
  const nonces = first?.open.deed.kind === 'setup' ? first.open.deed.nonces : {}
  const match = resumeMatch(read.game, { header, sealed, hostSeed, nonces, entries })
  if (!match.ok) return undefined
  const local = resumed(match.value, entries, { header, sealed, seats: stored.seats, createdAt: stored.createdAt })
  open.set(id, local)
  readAt.set(id, stored.lastAt)
  return local
}

/** A move that nobody at this screen makes. */
const wishFor = (match: string, as: string, seq: number, move: string) =>
  ({ kind: 'command', match, as, cmdId: `b-${randomId(8)}`, seq, move }) as const

const moving = new Set<string>()

/** Lets bots move until a person is asked. One at a time, with a breath between, so that it can be followed. */
const letBotsMove = async (local: LocalMatch): Promise<void> => {
  const id = local.header.match
  if (moving.has(id)) return
  moving.add(id)
  try {
    for (;;) {
      if (outcomeOf(local.match) || local.viewers.size === 0 || !isOurs(local)) return
      const { game, state } = local.match
      const seat = game.toAct(state).find(one => local.seats.some(({ seat, bot }) => seat === one && bot))
      const bot = local.seats.find(one => one.seat === seat)?.bot
      if (seat === undefined || bot === undefined) return
      await new Promise(resolve => setTimeout(resolve, 30))
      const seq = local.match.seq
      const move = chooseFor(game, state, seat, bot, `${local.match.secret.hostSeed}-bot-${seq}`)
      if (local.match.seq !== seq || !isOurs(local)) continue
      const answer = wishFor(id, seat, seq - 1, game.formatMove(move))
      // An answer that waits for the end of a pause is made there.
      if (!command(local, answer, say)) return
      keepPause(local)
      await save(local)
    }
  } finally {
    moving.delete(id)
    // Taken up anew while a bot was thinking.
    const now = open.get(id)
    if (now && now !== local) letBotsMove(now)
  }
}

const ending = new Map<string, ReturnType<typeof setTimeout>>()

/** At the end of a pause what was answered early counts, and who has said nothing passes. */
const keepPause = (local: LocalMatch): void => {
  const id = local.header.match
  clearTimeout(ending.get(id))
  const pause = pauseOf(local)
  if (!pause || local.viewers.size === 0) return
  const end = async (): Promise<void> => {
    if (!isOurs(local)) return
    const seq = local.match.seq - 1
    const silent = silentAt(local).map(({ seat, move }) => wishFor(id, seat, seq, move))
    const { held } = local
    local.held = undefined
    for (const message of [...(held ? [held] : []), ...silent]) if (command(local, message, say)) await save(local)
    await goOn(local)
  }
  ending.set(id, setTimeout(end, pause.until - Date.now()))
}

/** What comes by itself: bots move, pauses end. */
const goOn = async (local: LocalMatch): Promise<void> => {
  keepPause(local)
  await letBotsMove(local)
}

/** The id is part of the chance: the same seed, options and seats are the same match, begun afresh. */
const seededId = (seed: string, wish: object): string => streamKey(seed, canonical(wish)).slice(0, 12)

const create = async ({ game: name, options, seats, seed, guided: shown }: NewMatch) => {
  const game = gameOf(name)
  if (!game) return { problems: [{ at: 'game', code: 'no-such-game' }] }
  const read = game.parseOptions(options)
  if (!read.ok) return { problems: read.error }
  const hostSeed = seed ?? randomId(32)
  const match = seed === undefined ? randomId(6) : seededId(seed, { name, options, seats })
  const beginning = { match, options: read.value, hostSeed }
  const { header, sealed } = headerFor(game, beginning)
  const begun = beginMatch(game, { ...beginning, nonces: {}, command: 'set-up' })
  const local = resumed(begun.match, [begun.entry], { header, sealed, seats, createdAt: Date.now() })
  hold(match)
  open.set(match, local)
  if (shown) guided.add(match)
  await save(local)
  return { id: match }
}

const summary = async (id: string): Promise<LocalGame | undefined> => {
  const stored = await kept(id)
  const local = await found(id)
  if (!stored || !local) return undefined
  const outcome = outcomeOf(local.match)
  return {
    id,
    game: local.header.game,
    options: local.match.options,
    seats: local.seats,
    createdAt: stored.createdAt,
    lastAt: stored.lastAt,
    entries: local.entries.length,
    toAct: outcome ? [] : local.match.game.toAct(local.match.state),
    ...(outcome && { outcome }),
  }
}

const pastOf = (game: AnyGame, log: Log<GameTypes>, as: string, from: number, count: number): PastPage => {
  const steps = course(game, log.entries)
  const moments = log.entries.slice(from, from + count).map((entry, i) => {
    const { before, after } = steps[from + i]!
    const closed = entry.open.deed.kind === 'close' ? entry.open.deed.outcome : undefined
    const position = { game, state: after, seq: entry.open.seq, outcome: closed ?? game.outcome(after) }
    return { entry: seenEntry(game, entry, before, as), sheet: { ...sheetAt(position, as, 'no'), legal: [] } }
  })
  return { match: log.header.match, as, head: log.entries.length - 1, moments }
}

type Answers = {
  readonly [K in keyof Requests]: (...args: Parameters<Requests[K]>) => Promise<ReturnType<Requests[K]>>
}

const answers: Answers = {
  create,
  list: async () => {
    const games = await Promise.all((await allKept()).map(({ id }) => summary(id)))
    return games.filter(game => game !== undefined).sort((a, b) => b.lastAt - a.lastAt)
  },
  remove: async id => {
    open.delete(id)
    await forget(id)
    return undefined
  },
  seatsOf: async (name, options) => {
    const game = gameOf(name)
    const read = game?.parseOptions(options)
    if (!game || !read) return []
    return read.ok ? game.seats(read.value) : { problems: read.error }
  },
  past: async (id, as, from, count) => {
    const local = await found(id)
    return local && pastOf(local.match.game, readLog(logText(local))!.log, as, from, count)
  },
  pastOfLog: async (text, as, from, count) => {
    const read = readLog(text)
    return read && pastOf(read.game, read.log, as, from, count)
  },
  log: async id => {
    const local = await found(id)
    return local && logText(local)
  },
  position: async id => {
    const local = await found(id)
    return local?.match.game.formatPosition(local.match.state)
  },
  verify: async text => {
    const read = readLog(text)
    if (!read) return { ok: false, entries: 0, code: 'malformed' }
    const result = verify(read.game, read.log)
    if (result.ok) return { ok: true, entries: read.log.entries.length, head: result.value.head }
    return { ok: false, entries: read.log.entries.length, seq: result.error.seq, code: result.error.code }
  },
  format: async (name, move) => gameOf(name)?.formatMove(move as object),
  advise: async (name, view, question) => advise(name, view, question),
  judgeDeck: async (deck, packs) => judgeDeck(deck, packs),
  writeDeck: async deck => writeDeck(deck),
  readDeck: async text => readDeck(text),
  readPack: async text => readPack(text),
}

whenTaken(match => {
  const local = open.get(match)
  open.delete(match)
  clearTimeout(ending.get(match))
  if (local && local.viewers.size > 0) say({ kind: 'refused', match, code: 'open-elsewhere' })
})

const hear = async (message: Extract<ToWorker, { message: unknown }>['message']): Promise<void> => {
  if (message.kind === 'ping' || message.kind === 'hello') return
  if (message.kind === 'leave' && !isHeld(message.match)) return
  const local = await found(message.match)
  if (local) hold(message.match)
  if (!local) return say({ kind: 'refused', match: message.match, code: 'no-such-match' })
  if (message.kind === 'join') {
    const known = message.as === 'spectator' || local.seats.some(({ seat }) => seat === message.as)
    const viewer = (known && message.as) || (local.seats.find(({ bot }) => !bot)?.seat ?? 'spectator')
    // A pause is for somebody who looks: it begins when they come.
    if (local.viewers.size === 0) local.since = Date.now()
    local.viewers.add(viewer)
    say(sync(local, viewer, message.since ?? -1))
  } else if (message.kind === 'leave') {
    if (message.as) local.viewers.delete(message.as)
    else local.viewers.clear()
  } else if (message.kind === 'command' || message.kind === 'undo' || message.kind === 'resign') {
    if (message.as) local.viewers.add(message.as)
    if (command(local, message, say)) await save(local)
    say({ kind: 'table', match: message.match, table: tableOf(local) })
  } else if ('cmdId' in message)
    say({ kind: 'refused', match: message.match, cmdId: message.cmdId, code: 'not-playing' })
  await goOn(local)
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const { data } = event
  if ('message' in data) {
    hear(data.message)
    return
  }
  const { ask, id, args } = data
  const answer = answers[ask] as (...args: readonly unknown[]) => Promise<unknown>
  answer(...args).then(
    value => tell({ answer: id, value }),
    (error: unknown) => tell({ failed: id, why: String(error) }),
  )
})
