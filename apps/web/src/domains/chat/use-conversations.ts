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

/** The conversation with a company at an exhibition, if there is one. */
export function useConversationWith(exhibitionId: number, companyId: number) {
  const conversations = useConversations()?.conversations ?? []
  return conversations.find(
    ({ about }) => about?.exhibition_id === exhibitionId && about.company_id === companyId,
  )
}
