import { markRead } from '@tradefloor/contract'
import type { Client } from '../client.ts'
import type { Platform } from './platform.ts'
import { type ReadReceipts, sendReadReceipts } from './read-receipts.ts'
import type { ServerLink } from './server-link.ts'
import { withHead, withRead } from './store.ts'
import type { ThreadStore } from './thread-store.ts'

interface ReadingOptions {
  platform: Platform
  client: Client
  signal: AbortSignal
  threads: Pick<ThreadStore, 'state' | 'setState'>
  link(): Pick<ServerLink, 'reach' | 'send'>
}

/** How far the person has read, said by the socket, or by a call where no socket gets through. */
export function followReading({ platform, client, signal, threads, link }: ReadingOptions): ReadReceipts {
  const { state, setState } = threads
  const receipts = sendReadReceipts({
    platform,
    onRead: (id, sequence) => setState(withRead(state(), id, sequence)),
    send(id, sequence) {
      const { reach, send } = link()
      if (reach() === 'live') send({ type: 'read', thread_id: id, sequence })
      if (reach() === 'blocked') void readByCall(id, sequence).catch(() => {})
    },
  })
  const readByCall = async (id: number, sequence: number) => {
    const { data } = await client.call(markRead, { params: { id }, body: { sequence }, signal })
    receipts.confirm(data)
    setState(withHead(state(), data))
  }
  return receipts
}
