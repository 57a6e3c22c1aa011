import {
  chatLimits,
  createRtmToken,
  type Message,
  markRead,
  type ServerFrame,
  type Thread,
  type ThreadHead,
} from '@tradefloor/contract'
import { isBlank, type Parts, type To } from './address.ts'
import { browserPlatform } from './browser-platform.ts'
import { type Connection, type ConnectionState, openConnection } from './connection.ts'
import { conversationViews, laneIn, placeOf } from './conversations.ts'
import type { MessengerOptions, MessengerSnapshot, MessengerStatus } from './messenger-types.ts'
import { openOutbox } from './outbox.ts'
import { startPolling } from './polling.ts'
import { sendReadReceipts } from './read-receipts.ts'
import { readRemainingHeads } from './remaining-heads.ts'
import { callSender, chooseSender, socketSender } from './senders.ts'
import { atNewest, unreadOf, withFrame, withHead, withHeads, withRead, withThread } from './store.ts'
import { createThreadStore } from './thread-store.ts'
import { lastOf } from './thread-window.ts'

export type Messenger = ReturnType<typeof openMessenger>

/** So long a lost connection is nothing that anybody has to be told. */
const graceMs = 4000

/** Who leaves, here or in another tab, is heard of within that; only then is it asked what has happened. */
const endedAfterMs = 2000

/** Conversations of one person in one tab: what a page shows, and all that it may do. */
export function openMessenger(options: MessengerOptions) {
  const { client, session, uid, language, onEnded, platform = browserPlatform() } = options
  const leaving = new AbortController()
  const { signal } = leaving
  const listeners = new Set<() => void>()
  let reach: ConnectionState = 'connecting'
  // Until the grace is over nothing is wrong that anybody has to be told.
  let status: MessengerStatus = 'live'
  let snapshot: MessengerSnapshot | undefined
  let connection: Connection | undefined
  let stopGrace: (() => void) | undefined
  let stopEnded: (() => void) | undefined

  const notify = () => {
    snapshot = undefined
    for (const listener of listeners) listener()
  }
  const say = (next: MessengerStatus) => {
    if (status === next) return
    status = next
    notify()
  }

  const threads = createThreadStore({
    platform,
    client,
    signal,
    onChange: notify,
    onHistory({ list, head }) {
      for (const { client_id } of list) if (client_id) outbox.settle(client_id)
      reading.confirm(head)
    },
  })
  const { state, setState, threadOf } = threads
  const bySocket = socketSender(platform, (frame) => connection?.send(frame))
  const byCall = callSender(client, signal)
  const outbox = openOutbox({
    platform,
    uid,
    way: (losses) => chooseSender(reach, losses, bySocket.deliver, byCall),
    laneOf: (to) => laneIn(state(), to),
    onChange: notify,
    // Who writes does not want to wait for the next try; it may also be another tab's message.
    onWritten() {
      if (reach === 'away') connection?.wake()
    },
    onStored: threads.stored,
  })
  const views = conversationViews({
    state,
    sent: threads.sent,
    isLookedUp: threads.isLookedUp,
    isGone: threads.isGone,
    outbox,
  })
  const reading = sendReadReceipts({
    platform,
    onRead: (id, sequence) => setState(withRead(state(), id, sequence)),
    send(id, sequence) {
      if (reach === 'live') connection?.send({ type: 'read', thread_id: id, sequence })
      if (reach === 'blocked') void readByCall(id, sequence).catch(() => {})
    },
  })
  const readByCall = async (id: number, sequence: number) => {
    const { data } = await client.call(markRead, { params: { id }, body: { sequence }, signal })
    reading.confirm(data)
    setState(withHead(state(), data))
  }

  const heard = (heads: readonly ThreadHead[]) => {
    for (const head of heads) reading.confirm(head)
    if (heads.length > 0) threads.staleList()
  }
  const rest = readRemainingHeads({
    platform,
    client,
    signal,
    knownAt: () => state().knownAt,
    onHeads(list) {
      heard(list)
      setState(list.reduce(withHead, state()))
    },
  })
  const onFrame = (frame: ServerFrame) => {
    bySocket.hear(frame)
    if (frame.type === 'welcome') {
      heard(frame.heads)
      rest.welcomed(frame)
    }
    if (frame.type === 'head') reading.confirm(frame)
    setState(withFrame(state(), frame))
    if (frame.type === 'message' && frame.message.client_id) outbox.settle(frame.message.client_id)
  }
  const fallback = startPolling({
    platform,
    client,
    signal,
    since: rest.since,
    onHeads({ list, at }) {
      rest.end()
      heard(list)
      setState(withHeads(state(), list, at))
    },
    onStateChange(isReached) {
      const isBack = isReached && status === 'offline'
      say(isReached ? 'asking' : 'offline')
      if (isBack) resume()
      else if (isReached) reading.again()
    },
  })
  const resume = () => {
    threads.wake()
    reading.again()
    outbox.wake()
  }
  const onStateChange = (next: ConnectionState) => {
    reach = next
    if (next !== 'live') bySocket.giveUp()
    if (next === 'blocked') fallback.begin()
    else fallback.end()
    if (next === 'ended') return ended()
    if (next === 'live' || next === 'blocked') {
      stopGrace?.()
      stopGrace = undefined
      say(next === 'live' ? 'live' : 'asking')
      resume()
    } else stopGrace ??= platform.after(graceMs, () => say('offline'))
  }

  const ended = () => {
    if (signal.aborted) return
    close()
    stopEnded = platform.after(endedAfterMs, () => void (session.state() !== 'guest' && onEnded?.()))
  }
  const close = () => {
    stopEnded?.()
    if (signal.aborted) return
    leaving.abort()
    stopGrace?.()
    stopWaking()
    stopSession()
    connection?.close()
    fallback.end()
    rest.end()
    reading.close()
    outbox.close()
    say('offline')
  }
  const stopWaking = platform.onWake(() => {
    connection?.wake()
    fallback.wake()
    reading.wake()
  })
  // Whoever comes next is somebody else.
  const stopSession = session.subscribe((next) => void (next === 'guest' && close()))
  if (session.state() === 'guest') close()
  else
    connection = openConnection({
      platform,
      uid,
      token: () => client.call(createRtmToken, { signal }),
      language,
      since: rest.since,
      onFrame,
      onStateChange,
    })

  const setDraft = (to: To, text: string) => {
    const thread = threadOf(to)
    outbox.setDraft(thread ? { thread_id: thread.id } : to, text)
    // Begun before there was a conversation.
    const begun = placeOf(thread)
    if (begun) outbox.setDraft(begun, '')
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot(): MessengerSnapshot {
      snapshot ??= {
        status,
        isKept: outbox.isKept(),
        unread: unreadOf(state()),
        pending: outbox.pendingCount(),
        conversations: views.all(),
        isListed: threads.listed().all !== 'none' || threads.isSeeded(),
        listed: threads.listed(),
      }
      return snapshot
    },
    conversation: views.of,
    /** Shows a conversation and keeps it up to date, until what comes back is called. */
    openThread: threads.open,
    loadOlder: threads.loadOlder,
    /** Only after so much older was loaded that the newest had to be let go. */
    loadNewer: threads.loadNewer,
    /** Asks for a message again, because the address of its picture has ended. Without a network it stays as it is. */
    renew: ({ thread_id, sequence }: Pick<Message, 'thread_id' | 'sequence'>) =>
      threads.renew(thread_id, sequence).catch(() => {}),
    /** From wherever the reader has gone back to. */
    goToNewest(to: To) {
      const thread = threadOf(to)
      if (thread) setState(atNewest(state(), thread.id))
    },
    loadMoreConversations: threads.loadMore,
    /** Conversations as an earlier page knew them, for reading while the server cannot be asked. */
    seed: threads.seed,
    /** A conversation as a call of the page's own has just given it: taken, handed over, blocked. */
    know: (thread: Thread) => setState(withThread(state(), thread)),
    /** Blank is not sent and the box is cleared; what is too long stays in it, and so does what a thing goes without. */
    send(to: To, parts: Parts): 'sent' | 'blank' | 'long' {
      if ((parts.text ?? '').length > chatLimits.text) return 'long'
      if (parts.text !== undefined) setDraft(to, '')
      if (isBlank(parts)) return 'blank'
      const thread = threadOf(to)
      if (thread) setState(atNewest(state(), thread.id))
      void outbox.add(to, parts)
      return 'sent'
    },
    retry: outbox.retry,
    discard: outbox.discard,
    setDraft,
    /** All that is shown of it has been seen. */
    markRead(to: To) {
      const thread = threadOf(to)
      const last = thread ? lastOf(thread.window) : 0
      if (thread && last > thread.head.read) reading.mark(thread.id, last)
    },
    /** For the question before signing out: how much would be lost. */
    pendingCount: outbox.pendingCount,
    /** Forgets what waits and what was begun, in every tab. */
    clear: outbox.clear,
    close,
  }
}
