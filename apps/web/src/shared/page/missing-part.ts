import { tabStore } from '@tradefloor/ui'

/** How browsers say that a file of the site could not be loaded: it is gone after an update, or so is the network. */
const sayings = /dynamically imported module|module script failed|preload CSS/i

export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && sayings.test(error.message)

const key = 'reloadedAt'
const onceInMs = 600_000

/**
 * What to do when a part is missing. A site that was updated is loaded anew: once, since a part that is missing again
 * is not coming. Without a network that would only lose what is on the screen.
 */
export async function remedy(now = Date.now()): Promise<'reload' | 'away' | 'broken'> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return 'away'
  return wasReloaded(now) ? 'broken' : 'reload'
}

/** Notes it, too. A browser that keeps nothing knows at least whether this page is a reloaded one. */
function wasReloaded(now: number): boolean {
  const last = Number(tabStore.read(key) ?? 0)
  if (tabStore.write(key, String(now))) return now - last < onceInMs
  const [opened] = performance.getEntriesByType('navigation')
  return (opened as PerformanceNavigationTiming | undefined)?.type === 'reload'
}
