/** Your turn: on every page that is open, else by push and by the host's own hook, kept in the store until delivered. */
import { createHmac } from 'node:crypto'
import type { Notice } from '@siegeworks/protocol'
import type { Config } from './config.ts'
import { errorFacts, type Log } from './log.ts'
import type { Time } from './match/time.ts'
import type { OutboxRow } from './store/lobby-store.ts'
import type { Store } from './store/store.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Loaded with the first push, and once in the life of a store for its keys. */
const webpush = async () => (await import('web-push')).default

export const newPushKeys = async (): Promise<PushKeys> => (await webpush()).generateVAPIDKeys()

export interface Post {
  /** 'gone' when the receiver will never take anything again. */
  push(subscription: string, payload: string): Promise<'ok' | 'gone' | 'failed'>
  hook(payload: string): Promise<'ok' | 'failed'>
}

/** Pushes carry codes only; the page puts them into words. */
export const realPost = (config: Config, keys: PushKeys): Post => ({
  push: async (subscription, payload) => {
    const vapidDetails = { subject: config.pushContact, ...keys }
    try {
      const { sendNotification } = await webpush()
      await sendNotification(JSON.parse(subscription), payload, { vapidDetails, TTL: 86_400, timeout: 10_000 })
      return 'ok'
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode
      return status === 404 || status === 410 ? 'gone' : 'failed'
    }
  },
  hook: async payload => {
    if (config.webhookUrl === undefined) return 'ok'
    const signature = config.webhookSecret
      ? createHmac('sha256', config.webhookSecret).update(payload).digest('hex')
      : ''
    const headers = { 'Content-Type': 'application/json', 'X-Siegeworks-Signature': signature }
    try {
      const answer = await fetch(config.webhookUrl, {
        method: 'POST',
        headers,
        body: payload,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      return answer.ok ? 'ok' : 'failed'
    } catch {
      return 'failed'
    }
  },
})

const MAX_TRIES = 6
/** Stands beside the browsers' endpoints. */
const HOOK = 'hook'

export interface Notices {
  tell(person: string, notice: Omit<Notice, 'kind'>, online: boolean): void
  deliver(): Promise<void>
}

export const noticesBy = (
  store: Store,
  time: Time,
  log: Log,
  post: Post,
  config: Pick<Config, 'webhookUrl'>,
): Notices => {
  /** Whom a notice has reached already, while others of its receivers are tried again. */
  const reached = new Map<string, Set<string>>()
  const reachedBy = (row: OutboxRow): Set<string> => {
    // The first try of a newer one starts afresh.
    const known = (row.tries > 0 && reached.get(row.id)) || new Set<string>()
    reached.set(row.id, known)
    return known
  }
  const deliverOne = async (row: OutboxRow): Promise<boolean> => {
    const there = reachedBy(row)
    let done = true
    for (const { endpoint, body } of await store.people.pushesOf(row.person)) {
      if (there.has(endpoint)) continue
      const went = await post.push(body, row.body)
      if (went === 'gone') await store.people.removePush(endpoint)
      if (went === 'failed') done = false
      else there.add(endpoint)
    }
    if (there.has(HOOK)) return done
    if ((await post.hook(JSON.stringify({ person: row.person, ...JSON.parse(row.body) }))) === 'failed') return false
    there.add(HOOK)
    return done
  }
  let delivering = false
  return {
    tell: (person, notice, online) => {
      // Somebody who has the page open sees it there; the host's hook hears of everything.
      if (online && config.webhookUrl === undefined) return
      const row = {
        id: `${person}/${notice.match}/${notice.what}`,
        person,
        body: JSON.stringify(notice),
        due: time.now(),
        tries: 0,
      }
      store.lobby.addNotice(row).catch(error => log.warn('a notice was not kept', errorFacts(error)))
    },
    deliver: async () => {
      if (delivering) return
      delivering = true
      try {
        // Side by side: one receiver that does not answer keeps nobody else waiting.
        await Promise.all(
          (await store.lobby.dueNotices(time.now())).map(async row => {
            const done = (await deliverOne(row)) || row.tries + 1 >= MAX_TRIES
            if (done) reached.delete(row.id)
            if (done) await store.lobby.dropNotice(row)
            else await store.lobby.deferNotice(row, time.now() + 30_000 * 2 ** row.tries)
          }),
        )
      } finally {
        delivering = false
      }
    },
  }
}
