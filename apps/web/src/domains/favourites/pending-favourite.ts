import { type Favourite, isKind } from './kinds.ts'
import { pendingFavouriteKey } from './pending-favourite-key.ts'

// The star a guest pressed waits here until somebody signs in: once, and not for long, since the next one at this
// machine may be somebody else.

const ttlMs = 20 * 60_000

interface PendingFavourite {
  favourite: Favourite
  until: number
}

let remembered: PendingFavourite | undefined

/** For who leaves the page to sign in. A browser may refuse its storage: then the wish lives as long as the page. */
export function setPendingFavourite(favourite: Favourite, now = Date.now()): void {
  remembered = { favourite, until: now + ttlMs }
  try {
    sessionStorage.setItem(pendingFavouriteKey, JSON.stringify(remembered))
  } catch {
    // See above.
  }
}

/** What the guest wished for, and then it is forgotten. */
export function takePendingFavourite(now = Date.now()): Favourite | undefined {
  const wish = remembered ?? stored()
  remembered = undefined
  try {
    sessionStorage.removeItem(pendingFavouriteKey)
  } catch {
    // See above.
  }
  return wish && wish.until > now ? wish.favourite : undefined
}

function stored(): PendingFavourite | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(pendingFavouriteKey) ?? 'null')
    return isPendingFavourite(found) ? found : undefined
  } catch {
    return undefined
  }
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
