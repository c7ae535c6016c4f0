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

/** A push says only that it is one's move; the words come with it in the reader's language. */
self.addEventListener('push', event => {
  const told = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification('Siegeworks', {
      body: told.body ?? '',
      tag: told.match,
      icon: '/icon.svg',
      data: told,
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(
    self.clients.openWindow(event.notification.data?.match ? `/table/${event.notification.data.match}` : '/my-games'),
  )
})
