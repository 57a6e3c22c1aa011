import type { Notice } from '@tradefloor/contract'

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
  let names = read(target)
  const listeners = new Set<() => void>()
  const take = (next: readonly string[]) => {
    names = next
    for (const listener of listeners) listener()
  }
  target?.addEventListener('storage', (event) => {
    if (event.key === dismissedKey) take(read(target))
  })
  return {
    get: () => names,
    add(name) {
      // Another tab may have closed others meanwhile.
      const next = [...new Set([...read(target), ...names, name])].slice(-mostRemembered)
      try {
        target?.localStorage.setItem(dismissedKey, JSON.stringify(next))
      } catch {
        // Full or forbidden: closed for as long as the page stands.
      }
      take(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Even reading the property throws where a visitor has blocked storage, and what is there may be anything. */
function read(target: Window | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(target?.localStorage.getItem(dismissedKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
