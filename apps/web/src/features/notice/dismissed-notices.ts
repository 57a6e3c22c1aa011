import type { Notice } from '@tradefloor/contract'
import { browserStore, persistentStore } from '@tradefloor/ui'

export const dismissedKey = 'dismissedNotices'
/** More than any fair has put up since this browser was last cleaned. */
const mostRemembered = 100

export interface DismissedNotices {
  get: () => readonly string[]
  add: (name: string) => void
  subscribe: (listener: () => void) => () => void
}

/** A number alone would also name the first notice of the next fair at this address. */
export const nameOfNotice = ({ id, posted_at }: Pick<Notice, 'id' | 'posted_at'>) => `${id} ${posted_at}`

/** Which notices this reader has closed, kept in the browser; for this page only where storage is blocked. */
export function createDismissedNotices(target: Window | undefined = globalThis.window): DismissedNotices {
  const { get, update, subscribe } = persistentStore<readonly string[]>({
    key: dismissedKey,
    parse: (stored) => (Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []),
    store: browserStore('localStorage', () => target ?? {}),
    events: target,
  })
  return {
    get,
    add: (name) => update((names) => [...new Set([...names, name])].slice(-mostRemembered)),
    subscribe,
  }
}
