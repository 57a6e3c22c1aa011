import type { Messenger, Parts, To } from '@tradefloor/client/messaging'
import { blockThread, reportThread } from '@tradefloor/contract'
import { useConversation, useTalkGuard, useUnsavedMessages } from '@tradefloor/ui'
import { useMemo } from 'react'
import { useStoredConversation } from '../../domains/chat/stored-conversations.ts'
import { useConnection } from '../../domains/offline/connection.ts'
import { useSite } from '../../shared/config/site-context.tsx'

export type Talk = ReturnType<typeof useTalk>

/** The visitor's conversation with a company at an exhibition, and all that can be done in it. */
export function useTalk(messenger: Messenger, exhibitionId: number, companyId: number) {
  const { client } = useSite()
  const to = useMemo<To>(
    () => ({ exhibition_id: exhibitionId, company_id: companyId }),
    [exhibitionId, companyId],
  )
  useStoredConversation(messenger, exhibitionId, companyId)
  const { isAway } = useConnection()
  const { status } = messenger.getSnapshot()
  const { conversation, ...showing } = useConversation(messenger, to)
  const { id = 0, about } = conversation
  const guard = useTalkGuard({
    setBlocked: (blocked) => client.call(blockThread, { params: { id }, body: { blocked } }),
    onBlocked: (blocked) => about && messenger.know({ ...about, blocked: blocked ? 'own' : null }),
    report: (reason) => client.call(reportThread, { params: { id }, body: { reason } }),
  })
  return {
    ...conversation,
    ...showing,
    guard,
    blocked: about?.blocked ?? null,
    isClosed: about?.closed ?? false,
    // The page may know before the socket does.
    status: isAway ? ('offline' as const) : status,
    isUnkept: useUnsavedMessages(messenger),
    setDraft: (text: string) => messenger.setDraft(to, text),
    send: (parts: Parts) => void messenger.send(to, parts),
    renew: messenger.renew,
    retry: messenger.retry,
    discard: messenger.discard,
  }
}
