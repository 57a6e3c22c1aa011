/** A scale from zero with three or four round numbers, the last of them at or above the highest value. */
export function axisOf(highest: number): number[] {
  if (highest <= 3) return Array.from({ length: Math.max(1, highest) + 1 }, (_, n) => n)
  const step = roundStep(highest / 3)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, n) => n * step)
}

/** 1, 2 or 5 times a power of ten, at least so much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10)
}

/** Which of so many columns have their text below them, so that it is never crowded; the last one does. */
export const isMarked = (index: number, count: number, most: number): boolean =>
  (count - 1 - index) % Math.ceil(count / most) === 0
