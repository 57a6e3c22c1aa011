import type { Messenger, Parts, To } from '@tradefloor/client/messaging'
import { blockThread, reportThread } from '@tradefloor/contract'
import { useConversation, useNotice, useText } from '@tradefloor/ui'
import { useMemo } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { chatMessages } from './messages.ts'

export type Talk = ReturnType<typeof useTalk>

/** The visitor's conversation with a company at an exhibition, and all that can be done in it. */
export function useTalk(messenger: Messenger, exhibitionId: number, companyId: number) {
  const { client } = useSite()
  const notice = useNotice()
  const t = useText(chatMessages)
  const to = useMemo<To>(
    () => ({ exhibition_id: exhibitionId, company_id: companyId }),
    [exhibitionId, companyId],
  )
  const { conversation, ...showing } = useConversation(messenger, to)
  const { id, about } = conversation
  const complain = (error: Error) => void notice({ tone: 'warning', text: error.message })
  const setBlocked = (blocked: boolean) => {
    if (id === undefined) return
    client.call(blockThread, { params: { id }, body: { blocked } }).then(({ mes }) => {
      if (about) messenger.know({ ...about, blocked: blocked ? 'own' : null })
      notice({
        tone: 'success',
        text: mes,
        ...(blocked && { action: { text: t('undo'), onAct: () => setBlocked(false) } }),
      })
    }, complain)
  }
  /** Says whether it has arrived. */
  const report = async (reason: string): Promise<boolean> => {
    if (id === undefined) return false
    try {
      const { mes } = await client.call(reportThread, { params: { id }, body: { reason } })
      notice({ tone: 'success', text: mes })
      return true
    } catch (error) {
      complain(error as Error)
      return false
    }
  }
  return {
    ...conversation,
    ...showing,
    blocked: about?.blocked ?? null,
    status: messenger.getSnapshot().status,
    setDraft: (text: string) => messenger.setDraft(to, text),
    send: (parts: Parts) => void messenger.send(to, parts),
    retry: messenger.retry,
    discard: messenger.discard,
    block: () => setBlocked(true),
    unblock: () => setBlocked(false),
    report,
  }
}
