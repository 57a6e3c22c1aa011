// Where films were left. Kept as long as the visit lasts, so that a look at a product in between costs nothing.

/** For browsers that refuse their storage. */
const remembered = new Map<string, number>()

const keyOf = (film: string) => `filmPlace ${film}`

/** A film that was left this near its end, in seconds, was seen. */
const nearEnd = 3

/** `seconds` from the film's beginning. */
export function keepPlace(film: string, seconds: number): void {
  remembered.set(film, seconds)
  try {
    sessionStorage.setItem(keyOf(film), String(seconds))
  } catch {
    // See above.
  }
}

function stored(film: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(film)))
  } catch {
    return 0
  }
}

/** Where to go on, in whole seconds; from its beginning when that is not known. `length` is the film's, once known. */
export function placeOf(film: string, length = Number.POSITIVE_INFINITY): number {
  const place = Math.floor(remembered.get(film) ?? stored(film))
  return place > 0 && place < length - nearEnd ? place : 0
}
