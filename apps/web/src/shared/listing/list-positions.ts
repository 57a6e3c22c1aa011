import { parsedText, tabStore } from '@tradefloor/ui'

/** Where in a list a reader was. */
export interface ListPosition {
  y: number
  /** How many entries were shown. */
  shown: number
}

const storageKey = 'listPlaces'
const most = 30

const isPlace = (value: unknown): value is ListPosition =>
  typeof value === 'object' &&
  value !== null &&
  'y' in value &&
  'shown' in value &&
  Number.isFinite(value.y) &&
  Number.isSafeInteger(value.shown)

export const readListPositions = (stored: unknown): Map<string, ListPosition> =>
  new Map(
    Array.isArray(stored)
      ? stored.filter(
          (one): one is [string, ListPosition] =>
            Array.isArray(one) && typeof one[0] === 'string' && isPlace(one[1]),
        )
      : [],
  )

/** Who comes by a link, and not out of the history, begins at the top: the first step has no name of its own. */
export const withoutFirstStep = (places: Map<string, ListPosition>) =>
  new Map([...places].filter(([name]) => !name.startsWith('default ')))

const arrivedByLink = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')

let places: Map<string, ListPosition> | undefined

function known(): Map<string, ListPosition> {
  if (places) return places
  const kept = readListPositions(parsedText(tabStore.read(storageKey)))
  places = arrivedByLink() ? withoutFirstStep(kept) : kept
  window.addEventListener('pagehide', write)
  return places
}

const write = () => tabStore.write(storageKey, JSON.stringify([...known()]))

export const listPosition = (name: string): ListPosition | undefined => known().get(name)

export function writeListPosition(name: string, place: ListPosition): void {
  const all = known()
  // The one used last stands last, and the first goes.
  all.delete(name)
  all.set(name, place)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}
