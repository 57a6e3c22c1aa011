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

/** What the storage holds may be anything. */
export function readPlaces(text: string | null): Map<string, Place> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return new Map()
    return new Map(
      kept.filter(
        (one): one is [string, Place] => Array.isArray(one) && typeof one[0] === 'string' && isPlace(one[1]),
      ),
    )
  } catch {
    return new Map()
  }
}

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
  let kept = new Map<string, Place>()
  try {
    kept = readPlaces(sessionStorage.getItem(storageKey))
  } catch {
    // A browser may refuse its storage: then places last as long as the page.
  }
  places = arrivedByLink() ? withoutFirstStep(kept) : kept
  window.addEventListener('pagehide', write)
  return places
}

function write() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...known()]))
  } catch {
    // See above.
  }
}

export const placeOf = (name: string): Place | undefined => known().get(name)

export function keepPlace(name: string, place: Place): void {
  const all = known()
  // The one used last stands last, and the first goes.
  all.delete(name)
  all.set(name, place)
  const [oldest] = all.keys()
  if (all.size > most && oldest !== undefined) all.delete(oldest)
}
