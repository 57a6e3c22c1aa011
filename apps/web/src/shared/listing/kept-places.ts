import { parsedText, tabStore } from '@tradefloor/ui'

/** Where in a list a reader was. */
export interface Place {
  y: number
  /** How many entries were shown. */
  shown: number
}

const storageKey = 'listPlaces'
const most = 30

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'y' in value &&
  'shown' in value &&
  Number.isFinite(value.y) &&
  Number.isSafeInteger(value.shown)

export const placesIn = (stored: unknown): Map<string, Place> =>
  new Map(
    Array.isArray(stored)
      ? stored.filter(
          (one): one is [string, Place] =>
            Array.isArray(one) && typeof one[0] === 'string' && isPlace(one[1]),
        )
      : [],
  )

/** Who comes by a link, and not out of the history, begins at the top: the first step has no name of its own. */
export const withoutFirstStep = (places: Map<string, Place>) =>
  new Map([...places].filter(([name]) => !name.startsWith('default ')))

const arrivedByLink = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')

let places: Map<string, Place> | undefined

function known(): Map<string, Place> {
  if (places) return places
  const kept = placesIn(parsedText(tabStore.read(storageKey)))
  places = arrivedByLink() ? withoutFirstStep(kept) : kept
  window.addEventListener('pagehide', write)
  return places
}

const write = () => tabStore.write(storageKey, JSON.stringify([...known()]))

export const placeOf = (name: string): Place | undefined => known().get(name)

export function keepPlace(name: string, place: Place): void {
  const all = known()
  // The one used last stands last, and the first goes.
  all.delete(name)
  all.set(name, place)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}
