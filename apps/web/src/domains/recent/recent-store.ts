import { type Language, persistentStore } from '@tradefloor/ui'

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

export const seenIn = (stored: unknown): Seen[] =>
  Array.isArray(stored)
    ? stored.filter(
        (one): one is Seen =>
          (one?.kind === 'booth' || one?.kind === 'product') &&
          Number.isSafeInteger(one.exhibitionId) &&
          Number.isSafeInteger(one.companyId) &&
          typeof one.picture === 'string' &&
          isWords(one.name),
      )
    : []

/** Kept in this browser. The ids go along when a signed-in visitor asks what fits them; nothing keeps them elsewhere. */
const store = persistentStore<readonly Seen[]>({ key: 'recentlySeen', parse: seenIn })

export const recentlySeen = store.get
export const onRecentlySeen = store.subscribe
export const noteSeen = (seen: Seen) => store.update((list) => withSeen(list, seen))
export const forgetSeen = () => store.set([])
