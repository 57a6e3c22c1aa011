/** Chance that is the same each time: for counts, tilts and tints. Numbers from 0 to 1. */
export function chance(seed = 7): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
