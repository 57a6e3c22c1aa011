import type { NoticeEvent, WorkerScope } from './worker-scope.ts'

type Clients = Pick<WorkerScope['clients'], 'matchAll' | 'openWindow'>

/** Whoever presses a notice is led to what it tells of: in a window that is open, the desk's for the desk, else in a new one. */
export async function followNotice(event: NoticeEvent, clients: Clients, origin: string): Promise<void> {
  event.notification.close()
  const to = placeIn(event.notification.data, origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => roomOf(new URL(url)) === roomOf(to))
  if (!open) return void (await clients.openWindow(to.href))
  await open.focus()
  await open.navigate(to.href).catch(() => clients.openWindow(to.href))
}

const roomOf = ({ pathname }: URL) => (/^\/desk(?:\/|$)/.test(pathname) ? 'desk' : 'site')

/** Only ever an address of the site itself. */
function placeIn(data: unknown, origin: string): URL {
  const named = (data as { address?: unknown } | null)?.address
  const place = new URL(typeof named === 'string' ? named : '/', origin)
  return place.origin === origin ? place : new URL('/', origin)
}
