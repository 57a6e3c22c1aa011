import type { Message, SendMessageBody } from '@tradefloor/contract'

/** What a message may carry. */
export type Parts = Pick<SendMessageBody, 'text' | 'picture' | 'exhibition_product_id' | 'com_doc_id'>

/** Written, and not yet known to be safe. */
export interface WaitingMessage {
  clientId: string
  parts: Parts
  /** When it was written. */
  time: number
  /** Why it was refused for good; undefined while it is on its way. */
  problem: string | undefined
}

/** One conversation, as a page needs it. */
export interface Talk {
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
  status: 'live' | 'asking' | 'offline'
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
