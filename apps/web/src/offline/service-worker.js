/** Keeps every file of one build; games on the server always go to the server. */
const CACHE = 'siegeworks-__VERSION__'
const FILES = JSON.parse('__FILES__')

self.addEventListener('install', event => {
  const fill = async () => {
    const cache = await caches.open(CACHE)
    await cache.addAll(FILES)
    await self.skipWaiting()
  }
  event.waitUntil(fill())
})

self.addEventListener('activate', event => {
  const sweep = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter(name => name.startsWith('siegeworks-') && name !== CACHE).map(name => caches.delete(name)),
    )
    await self.clients.claim()
  }
  event.waitUntil(sweep())
})

const page = async request => {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || /^\/(api|games|socket)\b/.test(url.pathname))
    return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(url.pathname).then(hit => hit ?? fetch(request)))
})

/** A notice carries codes; what they mean in the reader's language the page has left here. */
const wordsKept = async () => {
  const kept = await caches.match('/notice-words')
  return kept ? kept.json() : {}
}

const tell = async told => {
  const words = await wordsKept()
  await self.registration.showNotification(words[`game.${told.game}`] ?? 'Siegeworks', {
    body: words[`notice.${told.what}`] ?? '',
    tag: told.match,
    icon: '/icon.svg',
    data: told,
  })
}

self.addEventListener('push', event => event.waitUntil(tell(event.data?.json() ?? {})))
self.addEventListener('message', event => event.waitUntil(tell(event.data ?? {})))

/** To the window that has the table open, or to a new one. */
const goTo = async path => {
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find(one => new URL(one.url).pathname === path)
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { match } = event.notification.data ?? {}
  event.waitUntil(goTo(match ? `/table/${match}` : '/my-games'))
})
