import type { HeadsReply, ServerFrame, ThreadHead } from '@tradefloor/contract'
import type { Client } from '../client.ts'
import type { Outbox } from './outbox.ts'
import type { Platform } from './platform.ts'
import type { ReadReceipts } from './read-receipts.ts'
import { readRemainingHeads } from './remaining-heads.ts'
import { withFrame, withHead, withHeads } from './store.ts'
import type { ThreadStore } from './thread-store.ts'

interface ReceiverOptions {
  platform: Platform
  client: Client
  signal: AbortSignal
  threads: ThreadStore
  reading: Pick<ReadReceipts, 'confirm'>
  outbox: Pick<Outbox, 'settle'>
}

/** What comes from the server: frames, the heads that did not fit into a welcome, and what polling has found. */
export function createReceiver({ platform, client, signal, threads, reading, outbox }: ReceiverOptions) {
  const { state, setState } = threads
  const confirm = (heads: readonly ThreadHead[]) => {
    for (const head of heads) reading.confirm(head)
    if (heads.length > 0) threads.staleList()
  }
  const rest = readRemainingHeads({
    platform,
    client,
    signal,
    knownAt: () => state().knownAt,
    onHeads(list) {
      confirm(list)
      setState(list.reduce(withHead, state()))
    },
  })
  return {
    /** Until when everything is known, for a hello. */
    since: rest.since,
    onFrame(frame: ServerFrame) {
      if (frame.type === 'welcome') {
        confirm(frame.heads)
        rest.welcomed(frame)
      }
      if (frame.type === 'head') reading.confirm(frame)
      setState(withFrame(state(), frame))
      if (frame.type === 'message' && frame.message.client_id) outbox.settle(frame.message.client_id)
    },
    onPolled({ list, at }: Pick<HeadsReply, 'list' | 'at'>) {
      rest.end()
      confirm(list)
      setState(withHeads(state(), list, at))
    },
    close: rest.end,
  }
}
