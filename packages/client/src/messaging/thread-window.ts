import type { HistoryQuery, HistoryReply, Message } from '@tradefloor/contract'

export type HistoryPart = Pick<HistoryReply, 'list' | 'head' | 'more'>

/** The part of a conversation that is in memory: without a gap, in the order of the sequence, each message once. */
export interface Window {
  readonly messages: readonly Message[]
  /** What came before its turn, in order. It joins when the gap before it is closed. */
  readonly early: readonly Message[]
  /** Whether history was ever asked. Before that there is nothing for a message to join. */
  readonly isLoaded: boolean
  readonly hasOlder: boolean
  /** Whether new messages join. Not while the reader is so far back that the newest had to be let go. */
  readonly follows: boolean
}

/** Messages of a conversation in memory. Those before and after are asked for again. */
export const mostInMemory = 500

export const emptyWindow: Window = {
  messages: [],
  early: [],
  isLoaded: false,
  hasOlder: true,
  follows: true,
}

export const firstOf = ({ messages }: Window): number | undefined => messages[0]?.sequence
export const lastOf = ({ messages }: Window): number => messages[messages.length - 1]?.sequence ?? 0

/** A message that was told, at whatever time and however often. */
export function withMessage(window: Window, message: Message): Window {
  if (!window.follows || message.sequence <= lastOf(window)) return window
  if (window.early.some(({ sequence }) => sequence === message.sequence)) return window
  const early = [...window.early, message].sort((a, b) => a.sequence - b.sequence)
  // The latest are let go first: the others are needed sooner, and history gives all.
  return joined({ ...window, early: early.slice(0, mostInMemory) })
}

export function withHistory(window: Window, query: HistoryQuery, reply: HistoryPart): Window {
  if (query.before !== undefined) return withOlder(window, query.before, reply)
  const { list, more } = reply
  const last = lastOf(window)
  if (query.after !== undefined) {
    // Asked by a window that has since become another.
    if (query.after > last || !window.isLoaded) return window
    return joined(appended({ ...window, follows: window.follows || !more }, list))
  }
  const meets = last > 0 && (list[0]?.sequence ?? 0) <= last + 1
  if (window.follows && meets) return joined(appended(window, list))
  return joined({ ...window, messages: list, isLoaded: true, hasOlder: more, follows: true })
}

/** The reader is done with it, or wants the newest: less is kept. */
export const shortened = (window: Window, most: number): Window =>
  window.follows ? cutOld(window, most) : { ...emptyWindow, early: window.early }

function withOlder(window: Window, before: number, { list, more }: HistoryPart): Window {
  const first = firstOf(window)
  if (first === undefined || before < first || before > lastOf(window)) return window
  const older = list.filter(({ sequence }) => sequence < first)
  if (older.length === 0 && before > first) return window
  const messages = [...older, ...window.messages]
  if (messages.length <= mostInMemory) return { ...window, messages, hasOlder: more }
  return { ...window, messages: messages.slice(0, mostInMemory), early: [], hasOlder: more, follows: false }
}

function appended(window: Window, list: readonly Message[]): Window {
  const last = lastOf(window)
  const newer = list.filter(({ sequence }) => sequence > last)
  return newer.length === 0 ? window : { ...window, messages: [...window.messages, ...newer] }
}

/** Takes in what came early and is next now. */
function joined(window: Window): Window {
  if (!window.isLoaded) return window
  let last = lastOf(window)
  const next: Message[] = []
  const early: Message[] = []
  for (const message of window.early)
    if (message.sequence === last + 1) {
      next.push(message)
      last++
    } else if (message.sequence > last) early.push(message)
  return cutOld({ ...window, messages: [...window.messages, ...next], early }, mostInMemory)
}

const cutOld = (window: Window, most: number): Window =>
  window.messages.length <= most
    ? window
    : { ...window, messages: window.messages.slice(-most), hasOlder: true }
