import type { Messenger, Parts, To } from '@tradefloor/client/messaging'
import { blockThread } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import type { Talk } from './talk.ts'

/** A conversation with a company at an exhibition, kept up to date while it is shown. */
export function useTalk(messenger: Messenger, exhibitionId: number, companyId: number): Talk {
  const { client } = useSite()
  const notice = useNotice()
  const to = useMemo<To>(
    () => ({ exhibition_id: exhibitionId, company_id: companyId }),
    [exhibitionId, companyId],
  )
  useEffect(() => messenger.openThread(to), [messenger, to])
  const snapshot = useSyncExternalStore(messenger.subscribe, messenger.getSnapshot)
  const conversation = messenger.conversation(to)
  const [isLoadingOlder, setIsLoadingOlder] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { id, about, messages } = conversation

  const loadOlder = useCallback(async () => {
    setIsLoadingOlder(true)
    setProblem(undefined)
    await messenger.loadOlder(to).catch((error: Error) => setProblem(error.message))
    setIsLoadingOlder(false)
  }, [messenger, to])
  const [isSeen, see] = useState(true)
  const newest = messages.at(-1)?.sequence
  useEffect(() => {
    if (isSeen && newest !== undefined) messenger.markRead(to)
  }, [messenger, to, isSeen, newest])

  return {
    id,
    messages,
    waiting: conversation.pending.map(({ client_id, parts, at, state, mes }) => ({
      clientId: client_id,
      parts,
      time: at,
      state,
      problem: mes,
    })),
    peerRead: conversation.peerRead,
    isLoaded: !conversation.isLoading,
    hasOlder: conversation.hasOlder,
    isLoadingOlder,
    problem,
    blocked: about?.blocked ?? null,
    status: snapshot.status,
    draft: conversation.draft,
    loadOlder,
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
    see,
  }
}
