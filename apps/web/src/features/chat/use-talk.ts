import type { Messenger, Parts, To } from '@tradefloor/client/messaging'
import { blockThread } from '@tradefloor/contract'
import { useConversation, useNotice } from '@tradefloor/ui'
import { useMemo } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'

export type Talk = ReturnType<typeof useTalk>

/** The visitor's conversation with a company at an exhibition, and all that can be done in it. */
export function useTalk(messenger: Messenger, exhibitionId: number, companyId: number) {
  const { client } = useSite()
  const notice = useNotice()
  const to = useMemo<To>(
    () => ({ exhibition_id: exhibitionId, company_id: companyId }),
    [exhibitionId, companyId],
  )
  const { conversation, ...showing } = useConversation(messenger, to)
  const { id, about } = conversation
  return {
    ...conversation,
    ...showing,
    blocked: about?.blocked ?? null,
    status: messenger.getSnapshot().status,
    setDraft: (text: string) => messenger.setDraft(to, text),
    send: (parts: Parts) => void messenger.send(to, parts),
    retry: messenger.retry,
    discard: messenger.discard,
    unblock: () => {
      if (id === undefined) return
      client.call(blockThread, { params: { id }, body: { blocked: false } }).then(
        () => about && messenger.know({ ...about, blocked: null }),
        (error: Error) => notice({ tone: 'warning', text: error.message }),
      )
    },
  }
}
