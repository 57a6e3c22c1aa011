import type { Language } from '@tradefloor/contract'
import type { Client } from '../client.ts'
import type { Session } from '../session.ts'
import type { LoadedLists } from './list-cursors.ts'
import type { Platform } from './platform.ts'
import type { Conversation } from './views.ts'

export interface MessengerOptions {
  client: Client
  session: Pick<Session, 'state' | 'subscribe'>
  /** `rtm_uid` of who is signed in. Nothing is sent as anybody else. */
  uid: string
  language(): Language
  /**
   * The server has ended the connection as this person's, and nobody has left here in the moment since. Nothing comes by
   * this messenger any more: ask who is there, and open another.
   */
  onEnded?(): void
  platform?: Platform
}

/** `asking`: not by a socket, but what is new comes all the same. `offline`: nobody answers; what is sent waits. */
export type MessengerStatus = 'live' | 'asking' | 'offline'

export interface MessengerSnapshot {
  status: MessengerStatus
  /** Whether messages that wait outlive the page. */
  isKept: boolean
  unread: number
  /** Messages that the server does not have yet. */
  pending: number
  conversations: readonly Conversation[]
  /** Whether it is known which there are. */
  isListed: boolean
  listed: LoadedLists
}
