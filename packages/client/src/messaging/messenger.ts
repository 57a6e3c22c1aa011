import { markRead, type ThreadHead } from '@tradefloor/contract'
import { browserPlatform } from './browser-platform.ts'
import { laneIn } from './conversations.ts'
import { createListeners } from './listeners.ts'
import { messengerActions } from './messenger-actions.ts'
import type { MessengerOptions } from './messenger-types.ts'
import { messengerViews } from './messenger-views.ts'
import { openOutbox } from './outbox.ts'
import { sendReadReceipts } from './read-receipts.ts'
import { readRemainingHeads } from './remaining-heads.ts'
import { createServerLink } from './server-link.ts'
import { withFrame, withHead, withHeads, withRead } from './store.ts'
import { createThreadStore } from './thread-store.ts'

export type Messenger = ReturnType<typeof openMessenger>

/** Who leaves, here or in another tab, is heard of within that; only then is it asked what has happened. */
const endedAfterMs = 2000

/** Conversations of one person in one tab: what a page shows, and all that it may do. */
export function openMessenger(options: MessengerOptions) {
  const { client, session, uid, language, onEnded, platform = browserPlatform() } = options
  const leaving = new AbortController()
  const { signal } = leaving
  let stopEnded: (() => void) | undefined
  const changes = createListeners()
  const threads = createThreadStore({
    platform,
    client,
    signal,
    onChange: changes.notify,
    onHistory({ list, head }) {
      for (const { client_id } of list) if (client_id) outbox.settle(client_id)
      reading.confirm(head)
    },
  })
  const { state, setState } = threads
  const outbox = openOutbox({
    platform,
    uid,
    way: (losses) => link.senderAfter(losses),
    laneOf: (to) => laneIn(state(), to),
    onChange: changes.notify,
    // It may also be another tab's message.
    onWritten: () => link.hurry(),
    onStored: threads.stored,
  })
  const reading = sendReadReceipts({
    platform,
    onRead: (id, sequence) => setState(withRead(state(), id, sequence)),
    send(id, sequence) {
      if (link.reach() === 'live') link.send({ type: 'read', thread_id: id, sequence })
      if (link.reach() === 'blocked') void readByCall(id, sequence).catch(() => {})
    },
  })
  const readByCall = async (id: number, sequence: number) => {
    const { data } = await client.call(markRead, { params: { id }, body: { sequence }, signal })
    reading.confirm(data)
    setState(withHead(state(), data))
  }
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
  const link = createServerLink({
    ...{ platform, client, signal, uid, language, since: rest.since },
    onFrame(frame) {
      if (frame.type === 'welcome') {
        confirm(frame.heads)
        rest.welcomed(frame)
      }
      if (frame.type === 'head') reading.confirm(frame)
      setState(withFrame(state(), frame))
      if (frame.type === 'message' && frame.message.client_id) outbox.settle(frame.message.client_id)
    },
    onPolled({ list, at }) {
      rest.end()
      confirm(list)
      setState(withHeads(state(), list, at))
    },
    onStatusChange: changes.notify,
    onResume() {
      threads.wake()
      reading.again()
      outbox.wake()
    },
    onAnswered: reading.again,
    onEnded() {
      if (signal.aborted) return
      close()
      stopEnded = platform.after(endedAfterMs, () => void (session.state() !== 'guest' && onEnded?.()))
    },
  })

  const close = () => {
    stopEnded?.()
    if (signal.aborted) return
    leaving.abort()
    stopWaking()
    stopSession()
    link.close()
    rest.end()
    reading.close()
    outbox.close()
    link.setOffline()
  }
  const stopWaking = platform.onWake(() => {
    link.wake()
    reading.wake()
  })
  // Whoever comes next is somebody else.
  const stopSession = session.subscribe((next) => void (next === 'guest' && close()))
  if (session.state() === 'guest') close()
  else link.open()

  return {
    ...messengerViews({ threads, outbox, status: link.status, changes }),
    ...messengerActions({ threads, outbox, reading }),
    close,
  }
}
