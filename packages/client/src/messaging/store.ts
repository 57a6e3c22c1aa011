import type { HistoryQuery, Message, ServerFrame, Thread, ThreadHead } from '@tradefloor/contract'
import { nameOf, type To } from './address.ts'
import {
  emptyWindow,
  firstOf,
  type HistoryPart,
  lastOf,
  mostInMemory,
  shortened,
  type Window,
  withHistory,
  withMessage,
} from './thread-window.ts'

export interface ThreadState {
  readonly id: number
  /** With whom and where; not known of a conversation of which only its head was told. */
  readonly about: Thread | undefined
  readonly head: ThreadHead
  readonly window: Window
  /** Somebody looks at it: what is missing is asked for. */
  readonly isOpen: boolean
  readonly unread: number
  /** Up to where messages are in `unread`, so that none counts twice. */
  readonly countedTo: number
}

export interface ChatState {
  readonly threads: ReadonlyMap<number, ThreadState>
  /** The conversation with a company at an exhibition, by the name of that address. */
  readonly places: ReadonlyMap<string, number>
  /** When everything was known last, by the server's clock. */
  readonly knownAt: number | undefined
  /** Unread in conversations that are not in memory. */
  readonly unreadElsewhere: number
}

export const emptyState: ChatState = {
  threads: new Map(),
  places: new Map(),
  knownAt: undefined,
  unreadElsewhere: 0,
}

export const threadIdOf = (state: ChatState, to: To): number | undefined =>
  'thread_id' in to ? to.thread_id : state.places.get(nameOf(to))

/** How many messages nobody here has read, in all conversations. */
export const unreadOf = (state: ChatState): number =>
  [...state.threads.values()].reduce((sum, { unread }) => sum + unread, state.unreadElsewhere)

/** What a frame changes. Frames about one's own sending change nothing here. */
export function withFrame(state: ChatState, frame: ServerFrame): ChatState {
  switch (frame.type) {
    case 'welcome':
      return withHeads(state, frame.heads, frame.server_time)
    case 'pong':
      return { ...state, knownAt: frame.server_time }
    case 'message':
      return withMessages(withWaiting(state, frame), frame.message.thread_id, [frame.message], (window) =>
        withMessage(window, frame.message),
      )
    case 'head':
      return withHead(state, frame)
    case 'thread':
      return withThread(state, frame.thread)
    case 'presence':
      return changed(state, frame.thread_id, (thread) => ({
        ...thread,
        about: thread.about && {
          ...thread.about,
          peer: { ...thread.about.peer, online: frame.online, seen: frame.seen },
        },
      }))
    default:
      return state
  }
}

/** Told with a message, and true of the conversation as it is then: an older word than what is known changes nothing. */
const withWaiting = (
  state: ChatState,
  { message, waiting_since }: Extract<ServerFrame, { type: 'message' }>,
): ChatState =>
  waiting_since === undefined
    ? state
    : changed(state, message.thread_id, ({ about, ...thread }) => ({
        ...thread,
        about: about && message.sequence > about.last_sequence ? { ...about, waiting_since } : about,
      }))

export const withHeads = (state: ChatState, heads: readonly ThreadHead[], knownAt: number): ChatState => ({
  ...heads.reduce(withHead, state),
  knownAt,
})

/** Somebody has read, or something came. Neither is ever taken back, so an old word changes nothing. */
export const withHead = (state: ChatState, head: ThreadHead): ChatState =>
  changed(state, head.thread_id, (thread) => {
    const merged: ThreadHead = {
      thread_id: thread.id,
      last_sequence: Math.max(thread.head.last_sequence, head.last_sequence),
      read: Math.max(thread.head.read, head.read),
      peer_read: Math.max(thread.head.peer_read, head.peer_read),
    }
    return { ...thread, head: merged, unread: unreadAfter(thread, merged.read) }
  })

export const withRead = (state: ChatState, id: number, read: number): ChatState =>
  withHead(state, { thread_id: id, last_sequence: 0, read, peer_read: 0 })

export function withReply(state: ChatState, id: number, query: HistoryQuery, reply: HistoryPart): ChatState {
  const isNew = query.before === undefined
  const next = withHead(state, reply.head)
  return withMessages(next, id, isNew ? reply.list : [], (window) => withHistory(window, query, reply))
}

/** A message as it is now, in place of itself: addresses of pictures end after a while. */
export const withRenewed = (state: ChatState, message: Message): ChatState =>
  changed(state, message.thread_id, (thread) => {
    const messages = thread.window.messages.map((one) => (one.sequence === message.sequence ? message : one))
    return { ...thread, window: { ...thread.window, messages } }
  })

/** A message of one's own was written down: it is there, though it may not have been told yet. */
export function withStored(state: ChatState, to: To, id: number, sequence: number): ChatState {
  const next = withHead(state, { thread_id: id, last_sequence: sequence, read: 0, peer_read: 0 })
  return 'thread_id' in to ? next : { ...next, places: new Map(next.places).set(nameOf(to), id) }
}

export function withThread(state: ChatState, thread: Thread): ChatState {
  const before = state.threads.get(thread.thread_id)
  const next = changed(withHead(state, thread), thread.thread_id, (known) => {
    const isOlder = known.about !== undefined && thread.changed_at < known.about.changed_at
    const counts = thread.last_sequence >= known.countedTo && thread.read >= known.head.read
    return {
      ...known,
      about: isOlder ? known.about : { ...thread, last: laterOf(thread.last, known.about?.last) },
      ...(counts ? { unread: thread.unread, countedTo: thread.last_sequence } : {}),
    }
  })
  const places = new Map(next.places).set(nameOf(placeOf(thread)), thread.thread_id)
  if (before?.about) return { ...next, places }
  // From now on it counts among those in memory.
  const unread = next.threads.get(thread.thread_id)?.unread ?? 0
  const counted = Math.max(0, unread - newIn(state, thread, before))
  return { ...next, places, unreadElsewhere: Math.max(0, state.unreadElsewhere - counted) }
}

/** The first page of conversations, and how much is unread in all. */
export function withThreads(state: ChatState, list: readonly Thread[], unread: number): ChatState {
  const next = list.reduce(withThread, state)
  const listed = new Set(list.map(({ thread_id }) => thread_id))
  const others = [...next.threads.values()].filter(({ id }) => !listed.has(id))
  // Of those on the page as the server counts them: what was read here may not have reached it.
  const here = [...list, ...others].reduce((sum, one) => sum + one.unread, 0)
  return { ...next, unreadElsewhere: Math.max(0, unread - here) }
}

/** A conversation as it was known before, and its newest messages if there are any. */
export function withSeed(state: ChatState, thread: Thread, messages: readonly Message[]): ChatState {
  const next = withThread(state, thread)
  if (messages.length === 0) return next
  const reply = { list: [...messages], more: false, head: thread }
  return withReply(next, thread.thread_id, {}, reply)
}

/** Its messages are to come from the server again. */
export const withoutWindow = (state: ChatState, id: number): ChatState =>
  changed(state, id, (thread) => ({ ...thread, window: { ...emptyWindow, early: thread.window.early } }))

export const withOpen = (state: ChatState, id: number, isOpen: boolean): ChatState =>
  changed(state, id, (thread) => ({
    ...thread,
    isOpen,
    window: isOpen ? thread.window : shortened(thread.window, keptWhenClosed),
  }))

/** From wherever the reader is, to the newest. */
export const atNewest = (state: ChatState, id: number): ChatState =>
  changed(state, id, (thread) => ({ ...thread, window: shortened(thread.window, mostInMemory) }))

const keptWhenClosed = 100

/** How much of what is unread in it came after everything was counted. */
function newIn({ knownAt = Number.POSITIVE_INFINITY }: ChatState, { last }: Thread, before?: ThreadState) {
  if (before && before.countedTo > 0) return before.unread
  return last && !last.own && last.time > knownAt ? 1 : 0
}

const placeOf = ({ exhibition_id, company_id }: Thread): To => ({ exhibition_id, company_id })

const laterOf = (one: Message | null, other: Message | null | undefined): Message | null =>
  other && other.sequence > (one?.sequence ?? 0) ? other : one

function changed(state: ChatState, id: number, change: (thread: ThreadState) => ThreadState): ChatState {
  const thread = state.threads.get(id) ?? {
    id,
    about: undefined,
    head: { thread_id: id, last_sequence: 0, read: 0, peer_read: 0 },
    window: emptyWindow,
    isOpen: false,
    unread: 0,
    countedTo: 0,
  }
  return { ...state, threads: new Map(state.threads).set(id, change(thread)) }
}

/** Messages that came by whatever way: counted, seen as the last, and put where they belong. */
const withMessages = (
  state: ChatState,
  id: number,
  messages: readonly Message[],
  place: (window: Window) => Window,
): ChatState =>
  changed(state, id, (thread) => {
    const window = place(thread.window)
    const latest = messages[messages.length - 1]
    if (latest === undefined) return { ...thread, window }
    const unread = messages.filter(
      ({ sequence, own }) => !own && sequence > thread.countedTo && sequence > thread.head.read,
    )
    return {
      ...thread,
      window,
      head: { ...thread.head, last_sequence: Math.max(thread.head.last_sequence, latest.sequence) },
      unread: thread.unread + unread.length,
      countedTo: Math.max(thread.countedTo, latest.sequence),
      about: thread.about && {
        ...thread.about,
        last: laterOf(latest, thread.about.last),
        changed_at: Math.max(thread.about.changed_at, latest.time),
      },
    }
  })

/** Counted again where the messages are in memory, else as near as can be told until the server says. */
function unreadAfter({ unread, countedTo, head, window }: ThreadState, read: number): number {
  if (read <= head.read) return unread
  if (read >= countedTo) return 0
  if ((firstOf(window) ?? Number.POSITIVE_INFINITY) <= read + 1 && lastOf(window) >= countedTo)
    return window.messages.filter(({ sequence, own }) => !own && sequence > read).length
  return Math.min(unread, countedTo - read)
}
