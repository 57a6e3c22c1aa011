import { seededRandom } from '@tradefloor/rules'

/** Numbers that look thrown and come out the same every time. */
export function chance(seed: number) {
  const next = seededRandom(seed)
  return {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(things: readonly [T, ...T[]]): T => things[Math.floor(next() * things.length)] ?? things[0],
    odds: (share: number) => next() < share,
  }
}
