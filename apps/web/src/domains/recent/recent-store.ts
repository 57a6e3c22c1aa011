import type { Language } from '@tradefloor/ui'

type Words = Readonly<Record<Language, string>>

/** Something a visitor looked at, with as much of it as a short list shows. */
export interface Seen {
  kind: 'booth' | 'product'
  exhibitionId: number
  companyId: number
  instanceId?: number
  /** The exhibition product, of a product. */
  productId?: number
  name: Words
  company?: Words
  picture: string
}

const key = 'recentlySeen'
const most = 12

const same = (a: Seen, b: Seen) =>
  a.kind === b.kind &&
  a.exhibitionId === b.exhibitionId &&
  a.companyId === b.companyId &&
  a.productId === b.productId

/** The newest first, each once, and only so many. */
export const withSeen = (list: readonly Seen[], seen: Seen): Seen[] =>
  [seen, ...list.filter((other) => !same(other, seen))].slice(0, most)

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value

/** What the storage holds may have been written by an older page, or by hand. */
export function readSeen(text: string | null): Seen[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter(
      (one): one is Seen =>
        (one?.kind === 'booth' || one?.kind === 'product') &&
        Number.isSafeInteger(one.exhibitionId) &&
        Number.isSafeInteger(one.companyId) &&
        typeof one.picture === 'string' &&
        isWords(one.name),
    )
  } catch {
    return []
  }
}

let list: readonly Seen[] | undefined
const listeners = new Set<() => void>()

/** Kept in this browser and sent nowhere. */
export function recentlySeen(): readonly Seen[] {
  if (!list) {
    try {
      list = readSeen(localStorage.getItem(key))
    } catch {
      // A browser may refuse its storage: then the list lasts as long as the page.
      list = []
    }
  }
  return list
}

function set(next: readonly Seen[]) {
  list = next
  try {
    if (next.length > 0) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export const noteSeen = (seen: Seen) => set(withSeen(recentlySeen(), seen))
export const forgetSeen = () => set([])

export function onRecentlySeen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
