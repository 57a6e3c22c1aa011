import { persistentStore, tabStore } from '@tradefloor/ui'
import { type Favourite, isKind } from './kinds.ts'
import { pendingFavouriteKey } from './pending-favourite-key.ts'

// The star a guest pressed waits here until somebody signs in: once, and not for long, since the next one at this
// machine may be somebody else.

const ttlMs = 20 * 60_000

interface PendingFavourite {
  favourite: Favourite
  until: number
}

/** For who leaves the page to sign in. */
const store = persistentStore<PendingFavourite | undefined>({
  key: pendingFavouriteKey,
  store: tabStore,
  parse: (stored) => (isPendingFavourite(stored) ? stored : undefined),
})

export const setPendingFavourite = (favourite: Favourite, now = Date.now()): void =>
  store.set({ favourite, until: now + ttlMs })

/** What the guest pressed; it is removed. */
export function takePendingFavourite(now = Date.now()): Favourite | undefined {
  const pending = store.get()
  store.set(undefined)
  return pending && pending.until > now ? pending.favourite : undefined
}

/** As far as a browser has to look: what the ids mean is the server's to judge. */
function isPendingFavourite(found: unknown): found is PendingFavourite {
  if (typeof found !== 'object' || found === null || !('until' in found) || !('favourite' in found))
    return false
  const { until, favourite } = found
  if (typeof until !== 'number' || typeof favourite !== 'object' || favourite === null) return false
  return 'kind' in favourite && isKind(favourite.kind) && 'body' in favourite && isPlain(favourite.body)
}

const isPlain = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body).every((value) => typeof value === 'number' || typeof value === 'string')
