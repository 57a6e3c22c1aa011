import { type HeadsQuery, type HeadsReply, listHeads } from '@tradefloor/contract'
import type { Client } from '../client.ts'

/**
 * All pages of heads, from a cursor on. The time is that of the first page: what changes while the others are read is told
 * again the next time. A page that fails makes all of it fail, so that nobody takes a part for the whole.
 */
export async function readAllHeads(
  client: Client,
  query: HeadsQuery,
  signal: AbortSignal,
): Promise<Pick<HeadsReply, 'list' | 'at'>> {
  const { list, at, cursor } = await client.call(listHeads, { query, signal })
  const all = [...list]
  for (let next = cursor; next; ) {
    const page = await client.call(listHeads, { query: { ...query, cursor: next }, signal })
    all.push(...page.list)
    next = page.cursor
  }
  return { list: all, at }
}
