import type { MessengerSnapshot } from '@tradefloor/client/messaging'
import { useCallback, useSyncExternalStore } from 'react'
import { useMessenger } from './messenger-context.tsx'

const idle = () => () => {}

/** The visitor's conversations as they change; undefined while there is no messenger. */
export function useConversations(): MessengerSnapshot | undefined {
  const messenger = useMessenger()
  return useSyncExternalStore(
    messenger?.subscribe ?? idle,
    useCallback(() => messenger?.getSnapshot(), [messenger]),
  )
}

/** How many messages of a company at an exhibition are unread. */
export function useUnreadOf(exhibitionId: number, companyId: number): number {
  const conversations = useConversations()?.conversations ?? []
  return (
    conversations.find(({ about }) => about?.exhibition_id === exhibitionId && about.company_id === companyId)
      ?.unread ?? 0
  )
}
