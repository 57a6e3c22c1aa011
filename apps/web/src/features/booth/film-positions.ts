import { persistentStore, tabStore } from '@tradefloor/ui'

// Where films were left. Kept as long as the visit lasts, so that a look at a product in between costs nothing.

/** Seconds from the film's beginning. */
type Places = Readonly<Record<string, unknown>>

const places = persistentStore<Places>({
  key: 'filmPlaces',
  store: tabStore,
  parse: (stored) => (typeof stored === 'object' && stored !== null ? (stored as Places) : {}),
})

/** A film that was left this near its end, in seconds, was seen. */
const nearEnd = 3

export const writeFilmPosition = (film: string, seconds: number): void =>
  places.update((all) => ({ ...all, [film]: seconds }))

/** Where to go on, in whole seconds; from its beginning when that is not known. `length` is the film's, once known. */
export function placeOf(film: string, length = Number.POSITIVE_INFINITY): number {
  const place = Math.floor(Number(places.get()[film]))
  return place > 0 && place < length - nearEnd ? place : 0
}
