import type { ThreadsQuery } from '@tradefloor/contract'

/** Which conversations: all, or of a company's those that one person has taken, or that wait for an answer. */
export type Show = NonNullable<ThreadsQuery['show']>

/** How much of each list is in memory. */
export type AllListed = Readonly<Record<Show, 'none' | 'part' | 'whole'>>

/** Up to where each list was loaded. */
export function listPlaces() {
  /** From where it goes on; empty at its end. */
  let places = new Map<Show, string>()
  const listed = (show: Show): AllListed[Show] => {
    // All of them are also all of every choice.
    if (places.get('all') === '') return 'whole'
    const place = places.get(show)
    if (place === undefined) return 'none'
    return place === '' ? 'whole' : 'part'
  }
  return {
    listed: (): AllListed => ({
      all: listed('all'),
      mine: listed('mine'),
      unanswered: listed('unanswered'),
    }),
    of: (show: Show) => places.get(show),
    /** The first page came again: what changed meanwhile may reach beyond it, so all begins behind it. */
    beginAnew(place: string) {
      places = new Map([['all', place]])
    },
    goOn(show: Show, from: string | undefined, place: string) {
      // Else it began anew while this page was on its way.
      if (places.get(show) === from) places.set(show, place)
    },
  }
}
