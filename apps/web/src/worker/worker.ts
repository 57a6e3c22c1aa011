import type { Device } from '@tradefloor/rules'
import { deviceParameter } from '../domains/offline/names.ts'
import { filesIn } from './copy-of-page.ts'
import { followNotice } from './follow-notice.ts'
import { inTime } from './in-time.ts'
import { dropOthers, files, pictures, shell } from './kept.ts'
import { asCopy, pageAnswer, shellAddress } from './page-answer.ts'
import { type Way, wayOf } from './way-of.ts'
import { type RequestEvent, scope } from './worker-scope.ts'

// Keeps the site for when there is no network. It never sees an answer of the gateway: what belongs to somebody is kept
// by the page, which knows whose it is.

/** The files of each device's pages that are to be there without a network; written in when the site is built. */
declare const offlineFiles: Readonly<Record<Device, readonly string[]>>

scope.addEventListener('install', (event) => event.waitUntil(install()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOthers(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
)

const answers: Readonly<Record<Way, (event: RequestEvent) => Promise<Response>>> = {
  page: pageAnswer,
  file: fileAnswer,
  picture: pictureAnswer,
}

scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin)
  if (way) event.respondWith(answers[way](event))
})

scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(followNotice(event, scope.clients, scope.location.origin)),
)

/** Fails as a whole, and is then tried again at the next visit: half a site would be worse than none. */
async function install(): Promise<void> {
  const page = await fetchWhole(shellAddress, { cache: 'no-cache' })
  const named = filesIn(await page.clone().text())
  const ahead = isSaving() ? [] : offlineFiles[device()]
  const wanted = new Set([...named, ...ahead])
  // What the first visit has loaded comes out of the browser's own store and costs nothing.
  await Promise.all([...wanted].map(keepFile))
  await shell.put(shellAddress, await asCopy(page))
  // At once: pages come from the network and files by their own names, so an old page and a new worker do not meet.
  await scope.skipWaiting()
}

const device = (): Device =>
  new URL(scope.location.href).searchParams.get(deviceParameter) === 'phone' ? 'phone' : 'desktop'

/** Who asked their browser to save data keeps what they have seen, and nothing ahead. */
const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function keepFile(address: string): Promise<void> {
  if (!(await files.match(address))) await files.put(address, await fetchWhole(address))
}

async function fetchWhole(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options)
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`)
  return answer
}

/** A name with a hash in it always means the same bytes. */
async function fileAnswer(event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const kept = await files.match(pathname)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(files.put(pathname, answer.clone()))
  return answer
}

/** The picture, or the one that is kept: of another width rather than none. */
async function pictureAnswer(event: RequestEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const address = pathname + search
  const network = fetch(event.request)
  event.waitUntil(network.then((answer) => keepPicture(address, answer.clone())).catch(() => {}))
  const answer = await inTime(network)
  if (answer) return answer
  return (
    (await pictures.match(address)) ?? (await pictures.match(pathname, { ignoreSearch: true })) ?? network
  )
}

/** The same bytes need not be written again. */
async function keepPicture(address: string, answer: Response): Promise<void> {
  if (!answer.ok) return
  const etag = answer.headers.get('etag')
  const kept = await pictures.match(address)
  if (!etag || kept?.headers.get('etag') !== etag) await pictures.put(address, answer)
}
