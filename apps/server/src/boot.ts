/** What the store tells a server that starts: its keys, and how long it was away. */
import type { Interval } from './match/intervals.ts'
import type { Time } from './match/time.ts'
import { newPushKeys, type PushKeys } from './notices.ts'
import { newSecret } from './random.ts'
import type { Store } from './store/store.ts'

export interface Boot {
  readonly receiptKey: string
  readonly pushKeys: PushKeys
  readonly outages: readonly Interval[]
}

export const bootFrom = async (store: Store, time: Time): Promise<Boot> => {
  const { lobby } = store
  const last = await lobby.alive()
  const now = time.now()
  // From the last mark on nobody could move: nobody is charged for it.
  if (last !== undefined && last < now) await lobby.addOutage(last, now)
  await lobby.setAlive(now)
  const outages = (await lobby.outages()).map(({ began, ended }) => ({ from: began, to: ended }))
  const receiptKey = await kept(store, 'receipt-key', async () => newSecret())
  const pushKeys = JSON.parse(
    await kept(store, 'push-keys', async () => JSON.stringify(await newPushKeys())),
  ) as PushKeys
  return { receiptKey, pushKeys, outages: outages.slice(-1000) }
}

const kept = async (store: Store, key: string, make: () => Promise<string>): Promise<string> => {
  const found = await store.lobby.meta(key)
  if (found !== undefined) return found
  const made = await make()
  await store.lobby.setMeta(key, made)
  return made
}
