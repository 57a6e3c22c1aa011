const firstMs = 500
const longestMs = 30_000

/** How long to wait after so many failures: anything up to the limit, so that a thousand clients do not come at once. */
export const backOff = (failures: number, random: () => number): number =>
  random() * Math.min(longestMs, firstMs * 2 ** Math.min(failures, 16))
