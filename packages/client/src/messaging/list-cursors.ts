import type { ThreadsQuery } from '@tradefloor/contract'

/** Which conversations: all, or of a company's those that one person has taken, or that wait for an answer. */
export type Show = NonNullable<ThreadsQuery['show']>

/** How much of each list is in memory. */
export type LoadedLists = Readonly<Record<Show, 'none' | 'part' | 'whole'>>

/** Up to where each list was loaded. */
export function listCursors() {
  /** From where it goes on; empty at its end. */
  let cursors = new Map<Show, string>()
  const listed = (show: Show): LoadedLists[Show] => {
    // All of them are also all of every choice.
    if (cursors.get('all') === '') return 'whole'
    const cursor = cursors.get(show)
    if (cursor === undefined) return 'none'
    return cursor === '' ? 'whole' : 'part'
  }
  return {
    listed: (): LoadedLists => ({
      all: listed('all'),
      mine: listed('mine'),
      unanswered: listed('unanswered'),
    }),
    of: (show: Show) => cursors.get(show),
    /** The first page came again: what changed meanwhile may reach beyond it, so all begins behind it. */
    beginAnew(cursor: string) {
      cursors = new Map([['all', cursor]])
    },
    goOn(show: Show, from: string | undefined, cursor: string) {
      // Else it began anew while this page was on its way.
      if (cursors.get(show) === from) cursors.set(show, cursor)
    },
  }
}
