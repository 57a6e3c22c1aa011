import type { MessengerStatus, Parts } from '@tradefloor/client/messaging'
import type { Message } from '@tradefloor/contract'

/** Written, and not yet known to be safe. */
export interface WaitingMessage {
  clientId: string
  parts: Parts
  /** When it was written. */
  time: number
  /** `stored`: safe, and about to stand among the others. `failed`: refused for good. */
  state: 'sending' | 'stored' | 'failed'
  /** Why it was refused, in the server's words. */
  problem: string
}

/** One conversation, as a page needs it. */
export interface Talk {
  /** Undefined until the first message has begun it. */
  id: number | undefined
  messages: readonly Message[]
  waiting: readonly WaitingMessage[]
  /** How far the other side has read. */
  peerRead: number
  /** Whether it is known what was said before. */
  isLoaded: boolean
  hasOlder: boolean
  isLoadingOlder: boolean
  /** Why there is nothing to see. */
  problem: string | undefined
  blocked: 'own' | 'peer' | null
  status: MessengerStatus
  draft: string
  loadOlder: () => void
  setDraft: (text: string) => void
  send: (parts: Parts) => void
  retry: (clientId: string) => void
  discard: (clientId: string) => void
  unblock: () => void
  /** The newest is being looked at. */
  see: (isSeen: boolean) => void
}
