/** Notices of the browser itself: asked for by the player, sent by the server, put into words by the offline worker. */
import { say, spoken } from '../i18n/say.ts'
import { api } from '../net/api.ts'

export type PushState = 'on' | 'off' | 'denied' | 'failed'

const SAID = [
  'game.siegestorm',
  'game.siege',
  'notice.your-turn',
  'notice.game-over',
  'notice.game-started',
  'notice.offer',
] as const

/** The server sends codes; the worker finds here what they mean in the reader's language. */
export const keepWords = async (): Promise<void> => {
  if (!spoken.peek() || !('caches' in globalThis)) return
  const words = Object.fromEntries(SAID.map(key => [key, say(key)]))
  const kept = await caches.open('notice-words')
  await kept.put('/notice-words', new Response(JSON.stringify(words)))
}

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager

export const pushState = async (): Promise<PushState> => {
  if (!isPossible()) return 'failed'
  if (Notification.permission === 'denied') return 'denied'
  return (await (await manager())?.getSubscription()) ? 'on' : 'off'
}

export const turnPushOn = async (): Promise<PushState> => {
  if (!isPossible()) return 'failed'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await api.me()
    const applicationServerKey = await api.pushKey()
    const subscription = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey })
    if (!subscription) return 'failed'
    await api.push(subscription.toJSON())
    await keepWords()
    return 'on'
  } catch {
    return 'failed'
  }
}

/** The server forgets a browser that takes nothing any more by itself. */
export const turnPushOff = async (): Promise<PushState> => {
  await (await (await manager())?.getSubscription())?.unsubscribe()
  return 'off'
}

/** Told by the page while it is open but not looked at; nothing where the player did not ask for it. */
export const tellAway = async (told: { readonly what: string; readonly game: string; readonly match: string }) => {
  if (!document.hidden || !isPossible() || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker.getRegistration()
  if (await worker?.pushManager.getSubscription()) worker?.active?.postMessage(told)
}
