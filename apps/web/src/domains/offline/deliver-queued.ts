import type { QueryClient } from '@tanstack/react-query'
import { createClient } from '@tradefloor/client'
import { getProfile, type Language } from '@tradefloor/contract'
import type { Site } from '../../shared/config/site-context.tsx'
import { currentVisitor } from './current-visitor.ts'
import { showQueued } from './favourite-queue.ts'
import { loadQueuePart } from './load-queue-part.ts'
import type { Sent } from './send-queued.ts'
import { favouriteQueue } from './stores.ts'

const lockName = 'tradefloor-waiting'

/** One tab at a time, where the browser can see to that. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work()

interface Delivery {
  site: Site
  queries: QueryClient
  language: Language
}

/** Sends the stars that wait, and shows what became of them wherever they stand. Undefined while nobody is signed in. */
export async function deliverQueued({ site, queries, language }: Delivery): Promise<Sent | undefined> {
  const { session, client, config } = site
  const { refetchFavourites, sendQueued, applyFavourite } = await loadQueuePart()
  // Renews a token that has run out, so that the next one lasts for all of them.
  await client.call(getProfile)
  const token = session.token()
  if (token === undefined) return undefined
  const asNow = createClient({ config, language: () => language, token: () => token })
  const sent = await inTurn(() => sendQueued(asNow, favouriteQueue))
  const { stored, refused } = sent
  if (stored.length + refused.length === 0) return sent
  // Before the stars stop saying that they wait: lists that came meanwhile do not know of them.
  const keys = await Promise.all([
    ...stored.map(({ favourite, on }) => applyFavourite(queries, favourite, on)),
    ...refused.map(({ mark: { favourite, on } }) => applyFavourite(queries, favourite, !on)),
  ])
  await showQueued(await currentVisitor({ session, queries }))
  refetchFavourites(queries, keys.flat())
  return sent
}
