import type { Thread } from '@tradefloor/contract'
import { boothInAddress } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'
import { useConversationWith } from './use-conversations.ts'

/** The visitor's conversation with the company in the address, when that company no longer exhibits there. */
export function useClosedThread(): Thread | undefined {
  const [query] = useSearchParams()
  const ids = boothInAddress(query)
  const thread = useConversationWith(ids?.exhibitionId ?? 0, ids?.companyId ?? 0)?.about
  return thread?.closed ? thread : undefined
}
