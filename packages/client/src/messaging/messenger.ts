import { browserPlatform } from './browser-platform.ts'
import { laneIn } from './conversations.ts'
import { createListeners } from './listeners.ts'
import { messengerActions } from './messenger-actions.ts'
import type { MessengerOptions } from './messenger-types.ts'
import { messengerViews } from './messenger-views.ts'
import { openOutbox } from './outbox.ts'
import { followReading } from './reading.ts'
import { createReceiver } from './receiver.ts'
import { createServerLink } from './server-link.ts'
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
  const outbox = openOutbox({
    platform,
    uid,
    way: (losses) => link.senderAfter(losses),
    laneOf: (to) => laneIn(threads.state(), to),
    onChange: changes.notify,
    // It may also be another tab's message.
    onWritten: () => link.hurry(),
    onStored: threads.stored,
  })
  const reading = followReading({ platform, client, signal, threads, link: () => link })
  const receiver = createReceiver({ platform, client, signal, threads, reading, outbox })
  const link = createServerLink({
    ...{ platform, client, signal, uid, language },
    since: receiver.since,
    onFrame: receiver.onFrame,
    onPolled: receiver.onPolled,
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
    receiver.close()
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
