// The offline copy of one version of the page. It is filled with the list of files when the page is built; once they are
// kept, nothing of the page is asked from the network again. A new version waits until the visitor loads it.
const version = '__VERSION__'
const files = __FILES__
const name = 'agentconv-' + version
const at = (file) => new URL(file, self.registration.scope).href

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(name)
      await cache.addAll(files.map((file) => new Request(at(file), { cache: 'no-cache' })))
      if (!self.registration.active) await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const key of await caches.keys()) if (key.startsWith('agentconv-') && key !== name) await caches.delete(key)
      await self.clients.claim()
      for (const client of await self.clients.matchAll()) client.postMessage('kept')
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})

// What is kept comes from the copy. Other pages of this site are asked from the network and kept for when there is none.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  event.respondWith(
    (async () => {
      const cache = await caches.open(name)
      url.hash = ''
      const kept = await cache.match(url.href, { ignoreSearch: true, ignoreVary: true })
      if (kept && (files.includes(url.href.slice(self.registration.scope.length) || './') || !self.navigator.onLine)) return kept
      try {
        const fresh = await fetch(request)
        if (fresh.ok && request.mode === 'navigate') await cache.put(url.href, fresh.clone())
        return fresh
      } catch (reason) {
        if (kept) return kept
        throw reason
      }
    })(),
  )
})
