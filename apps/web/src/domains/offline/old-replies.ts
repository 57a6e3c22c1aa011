import type { IndexedStore } from './indexed-store.ts'
import { isReplyKey } from './owner.ts'
import type { StoredReply } from './stores.ts'

const mostReplies = 200
const ttlMs = 14 * 86_400_000

export const isExpired = ({ at }: Pick<StoredReply, 'at'>) => Date.now() - at > ttlMs

/** Removes what has expired, and the oldest of what is too much. */
export async function removeOldReplies(store: IndexedStore<StoredReply>): Promise<void> {
  const replies = (await store.entries()).filter(({ key }) => isReplyKey(key))
  const newest = replies.sort((a, b) => b.row.at - a.row.at)
  const old = newest.filter(({ row }, index) => index >= mostReplies || isExpired(row))
  await store.remove(old.map(({ key }) => key))
}
