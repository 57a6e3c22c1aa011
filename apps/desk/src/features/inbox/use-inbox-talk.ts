import type { Messenger, To } from '@tradefloor/client/messaging'
import { blockThread, reportThread } from '@tradefloor/contract'
import { useConversation, useTalkGuard } from '@tradefloor/ui'
import { useMemo } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'

export type VisitorTalk = ReturnType<typeof useInboxTalk>

/** A conversation with a visitor, and all that can be done in it. */
export function useInboxTalk(messenger: Messenger, id: number) {
  const { client } = useDesk()
  const to = useMemo<To>(() => ({ thread_id: id }), [id])
  const { conversation, ...showing } = useConversation(messenger, to)
  const { about } = conversation
  const guard = useTalkGuard({
    setBlocked: (blocked) => client.call(blockThread, { params: { id }, body: { blocked } }),
    onBlocked: (blocked) => about && messenger.know({ ...about, blocked: blocked ? 'own' : null }),
    report: (reason) => client.call(reportThread, { params: { id }, body: { reason } }),
  })
  return {
    ...conversation,
    ...showing,
    to,
    messenger,
    guard,
    name: about?.peer.name.cn ?? '',
  }
}
