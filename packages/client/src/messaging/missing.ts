import { chatLimits, type HistoryQuery } from '@tradefloor/contract'
import type { ChatState } from './store.ts'
import { lastOf, mostInMemory } from './thread-window.ts'

/** Something that was told of but is not here: who it is with, or what was said. */
export type Missing = { kind: 'thread'; id: number } | { kind: 'history'; id: number; query: HistoryQuery }

/** What is missing, from the state alone: whatever was lost on the way, and however, it is asked for again. */
export function missing({ threads }: ChatState): Missing[] {
  const all: Missing[] = []
  for (const { id, about, head, window, isOpen, countedTo } of threads.values()) {
    if (about === undefined && (isOpen || countedTo > 0)) all.push({ kind: 'thread', id })
    if (!isOpen || (window.isLoaded && !window.follows)) continue
    const last = lastOf(window)
    const behind = head.last_sequence - last
    const size = chatLimits.page
    // So far behind, nobody reads up from there: the newest, and what is before as it is scrolled to.
    if (!window.isLoaded || behind > mostInMemory || (last === 0 && behind > 0))
      all.push({ kind: 'history', id, query: { size } })
    else if (behind > 0) all.push({ kind: 'history', id, query: { after: last, size } })
  }
  return all
}
