/** One process: HTTP, sockets, matches and the store, put together here and taken apart in the right order. */
import type { AddressInfo } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { bootFrom } from './boot.ts'
import { startChores } from './chores.ts'
import { type Config, ConfigError } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { addAnswers, answerGarbage, answerUnread } from './http/answers.ts'
import { cookieName, identityBy } from './http/identity.ts'
import { addJsonBodies } from './http/json-bodies.ts'
import { addOperations } from './http/operations.ts'
import { originsOf } from './http/origins.ts'
import { addPeopleRoutes } from './http/people-routes.ts'
import { addSecurityHeaders } from './http/security.ts'
import { addTableRoutes } from './http/table-routes.ts'
import { serveWebPage } from './http/web-page.ts'
import { errorFacts, type Log, logAt } from './log.ts'
import { botDesk } from './match/bot-desk.ts'
import { type BotThread, botThread } from './match/bot-thread.ts'
import { type GameEntry, gamesOf } from './match/games.ts'
import type { House } from './match/house.ts'
import { receiptsWith } from './match/receipts.ts'
import { watchStandstill } from './match/standstill.ts'
import { StoreWatch } from './match/store-watch.ts'
import { Tables } from './match/tables.ts'
import { realTime, type Time } from './match/time.ts'
import { makeMetrics } from './metrics.ts'
import { noticesBy, type Post, realPost } from './notices.ts'
import { passkeysFor } from './people/passkeys.ts'
import { sessionsOver } from './people/sessions.ts'
import { GAMES } from './registry.ts'
import { Hub } from './socket/hub.ts'
import { addSocket } from './socket/route.ts'
import { openStore, type Store } from './store/store.ts'

export interface RunningServer {
  /** Where it listens, e.g. http://127.0.0.1:8080 */
  readonly url: string
  readonly tables: Tables
  readonly store: Store
  stop(): Promise<void>
}

/** What a test or a bench may put in place of the real thing. */
export interface Parts {
  readonly games?: readonly GameEntry[]
  readonly time?: Time
  readonly store?: Store
  readonly post?: Post
  readonly log?: Log
  readonly thread?: BotThread
  /** How long the server waits before it plays for a bot. */
  readonly pause?: () => number
  readonly onFatal?: (error: unknown) => void
}

export const startServer = async (config: Config, parts: Parts = {}): Promise<RunningServer> => {
  prepareDataFolder(config.dataDir)
  const time = parts.time ?? realTime()
  const log = parts.log ?? logAt(config.logLevel)
  const onFatal = parts.onFatal ?? (error => fatal(log, error))
  const store = parts.store ?? (await openStore(config, onFatal))
  const metrics = makeMetrics()
  const boot = await bootFrom(store, time)
  const outages = [...boot.outages]
  const standstill = watchStandstill(outages, { now: time.now, ticks: () => performance.now() }, (from, to) => {
    log.warn('stood still', { ms: Math.round(to - from) })
    store.lobby.addOutage(Math.floor(from), to).catch(error => log.error('an outage was not kept', errorFacts(error)))
  })
  const notices = noticesBy(store, time, log, parts.post ?? realPost(config, boot.pushKeys), config)
  const house: House = {
    config,
    store,
    games: gamesOf(parts.games ?? GAMES),
    time,
    receipts: receiptsWith(boot.receiptKey),
    log,
    metrics,
    outages,
    beat: standstill.beat,
    watch: new StoreWatch(log),
    tell: (person, notice) => notices.tell(person, notice, hub.notify(person, notice)),
    pause: parts.pause ?? (() => 400 + Math.random() * 800),
  }
  const tables = new Tables(house)
  const thread = parts.thread ?? botThread({ timeMs: config.botSeconds * 1000, memoryMb: config.botMemoryMb })
  const bots = botDesk(tables, thread)
  tables.onStep = table => bots.look(table)

  const secure = config.publicUrl?.startsWith('https:') ?? false
  let listening: readonly string[] = originsOf(config, config.port)
  const origins = (): readonly string[] => listening
  const sessions = sessionsOver(store.people, time, config)
  const identity = identityBy(sessions, origins, secure, config.sessionDays)
  const hub = new Hub(tables, sessions, origins, cookieName(secure))
  const rpID = config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost'
  const passkeys = passkeysFor(house, rpID, origins)

  let ready = false
  const app = Fastify({
    logger: false,
    // One proxy stands in front: the last address it wrote counts, not what the client wrote before it.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    // Who sends a request drop by drop holds no line for longer than this.
    requestTimeout: 30_000,
    frameworkErrors: answerUnread,
    clientErrorHandler: answerGarbage,
    // What comes in is read by our own schemas; Fastify's compilers would only make the start longer.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  addAnswers(app, log)
  addJsonBodies(app)
  await addSecurityHeaders(app, secure)
  await app.register(rateLimit, {
    max: config.httpPerMinute,
    timeWindow: '1 minute',
    // The parts of the page do not count: a first visit takes dozens, and a school opens it at one address.
    allowList: ({ url }) => url.startsWith('/assets/'),
  })
  await app.register(websocket, { options: { maxPayload: 64 * 1024, perMessageDeflate: false } })
  addOperations(app, config, metrics, async () => {
    const answers = ready && house.watch.isWell && (await store.lobby.meta('receipt-key').catch(() => undefined))
    return typeof answers === 'string'
  })
  addSocket(app, hub)
  addPeopleRoutes(app, { tables, sessions, identity, passkeys, origins, pushKey: boot.pushKeys.publicKey })
  addTableRoutes(app, tables, identity)
  await serveWebPage(app, config.webRoot)
  const url = await listen(app, config).catch(async (error: unknown) => {
    await store.sql.close()
    throw error
  })
  listening = originsOf(config, (app.server.address() as AddressInfo).port)
  const stopChores = startChores(house, outages, tables, notices.deliver)
  // Whoever was about to be played for when the server stopped is played for now.
  const waiting = await store.lobby.playedByHouse().catch(error => {
    log.error('who is played for was not found', errorFacts(error))
    return []
  })
  for (const id of waiting)
    await tables.find(id).catch(error => log.error('a match did not open', { match: id, ...errorFacts(error) }))
  ready = true
  log.info('open', { url, store: store.sql.engine })

  const stop = async (): Promise<void> => {
    ready = false
    hub.announceStop()
    await tables.stop()
    stopChores()
    hub.closeAll()
    await thread.stop()
    await app.close()
    hub.terminateAll()
    await store.lobby.setAlive(time.now()).catch(error => log.error('the end was not marked', errorFacts(error)))
    await store.sql.close()
    log.info('closed')
  }
  let stopped: Promise<void> | undefined
  return { url, tables, store, stop: () => (stopped ??= stop()) }
}

const noSchemas = (): never => {
  throw new Error('routes here have no schema of Fastify')
}

/** The disk has failed: nothing more is acknowledged, and the next start recovers from what is really there. */
const fatal = (log: Log, error: unknown): void => {
  log.error('the store failed', errorFacts(error))
  process.exit(3)
}

const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  try {
    return await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') throw new ConfigError(`port ${config.port} is taken; stop what uses it or set PORT`)
    if (code === 'EACCES')
      throw new ConfigError(`port ${config.port} may not be used by this account; set PORT to 1024 or more`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`this machine has no address ${config.host}; set HOST`)
    throw error
  }
}
