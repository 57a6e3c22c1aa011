import { CallError, type Client } from '@tradefloor/client'
import { getProfile } from '@tradefloor/contract'
import { isUnreachable } from '../../shared/network/is-unreachable.ts'
import { kinds } from '../favourites/kinds.ts'
import type { IndexedStore } from './indexed-store.ts'
import type { QueuedFavourite } from './stores.ts'

export interface Sent {
  stored: QueuedFavourite[]
  /** Refused for good, such as a thing that is no longer there, with the server's sentence. */
  refused: { mark: QueuedFavourite; why: string }[]
}

/** The server may take it another time: it is busy, or the sign-in has to be renewed first. */
const isForLater = (error: unknown) =>
  isUnreachable(error) ||
  !(error instanceof CallError) ||
  error.status === undefined ||
  laterStatus(error.status)
const laterStatus = (status: number) => status === 401 || status === 429 || status >= 500

/**
 * Sends the stars that wait, one after the other, as they were pressed. `client` asks with one token from beginning to
 * end, so that the visitor who is told by the server is the one whose stars are sent, whoever signs in meanwhile. What
 * belongs to somebody else is thrown away: they signed in before, and are here no more.
 */
export async function sendQueued(client: Client, queue: IndexedStore<QueuedFavourite>): Promise<Sent> {
  const sent: Sent = { stored: [], refused: [] }
  if ((await queue.entries()).length === 0) return sent
  try {
    const { id } = (await client.call(getProfile)).data
    const waiting = await queue.entries()
    await queue.remove(waiting.filter(({ row }) => row.owner !== id).map(({ key }) => key))
    for (const { key, row } of waiting.filter(({ row }) => row.owner === id)) {
      const why = await refusalOf(client, row)
      await queue.remove([key])
      if (why === undefined) sent.stored.push(row)
      else sent.refused.push({ mark: row, why })
    }
  } catch (error) {
    if (!isForLater(error)) throw error
  }
  return sent
}

/** Marks, and gives the sentence of a refusal that is final. */
async function refusalOf(client: Client, { favourite, on }: QueuedFavourite): Promise<string | undefined> {
  const { mark, unmark } = kinds[favourite.kind]
  try {
    await client.call(on ? mark : unmark, { body: favourite.body })
    return undefined
  } catch (error) {
    if (isForLater(error) || !(error instanceof Error)) throw error
    return error.message
  }
}
