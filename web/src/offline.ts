import { t } from './words/index.ts'

// The offline copy: a service worker keeps the files of this version. A new version announces itself and waits for a click.

const root = new URL(document.querySelector<HTMLAnchorElement>('a.brand')!.href)

function announce(waiting: ServiceWorker) {
  if (document.querySelector('.new-version')) return
  const bar = document.createElement('div')
  bar.className = 'new-version'
  bar.setAttribute('role', 'status')
  const said = document.createElement('span')
  said.textContent = t('version.new')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = t('version.load')
  button.addEventListener('click', () => waiting.postMessage('take-over'))
  bar.append(said, button)
  document.body.append(bar)
}

export function worksOffline() {
  document.documentElement.dataset.offline = ''
}

export function startWorker() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workers = navigator.serviceWorker
  const before = workers.controller
  if (before) worksOffline()
  workers.addEventListener('message', ({ data }) => data === 'kept' && worksOffline())
  workers.addEventListener('controllerchange', () => before && location.reload())
  const start = async () => {
    const registration = await workers.register(new URL('sw.js', root), { scope: root.pathname }).catch(() => null)
    if (!registration) return
    const look = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && workers.controller) announce(worker)
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && workers.controller && before) announce(worker)
        if (worker.state === 'activated') worksOffline()
      })
    }
    if (registration.active) worksOffline()
    look(registration.waiting)
    look(registration.installing)
    registration.addEventListener('updatefound', () => look(registration.installing))
  }
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start())
}
