import { useQuery } from '@tanstack/react-query'
import { listForYou, mostSeenSent, type Recommendation } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { recentlySeen, type Seen } from '../recent/recent-store.ts'
import { useRecentlySeen } from '../recent/use-recently-seen.ts'
import { useSessionState } from '../session/use-session-state.ts'
import { visitorsOwn } from '../session/visitors-own.ts'

/** Ids only: what is remembered on the device is used for this reply, and the server keeps none of it. */
const sentOf = (all: readonly Seen[]) =>
  all
    .slice(0, mostSeenSent)
    .map(({ companyId, productId }) =>
      productId === undefined
        ? { kind: 'exhibitor' as const, id: companyId }
        : { kind: 'product' as const, id: productId },
    )

/** What fits the visitor who is signed in. */
export function useForYou() {
  const { client } = useSite()
  const isSignedIn = useSessionState() === 'signed-in'
  const seen = useRecentlySeen()
  const asked = useQuery({
    queryKey: [visitorsOwn, 'for-you'],
    enabled: isSignedIn,
    queryFn: ({ signal }) => client.call(listForYou, { body: { seen: sentOf(recentlySeen()) }, signal }),
  })
  const list = asked.data?.list.filter((each) => !isSeen(each, seen)) ?? []
  return { reply: asked.data, list }
}

/** Looked at since the reply came. */
const isSeen = ({ kind, id, booth }: Recommendation, seen: readonly Seen[]) =>
  seen.some(({ companyId, productId }) =>
    kind === 'product' ? booth.product_id === productId : productId === undefined && companyId === id,
  )
