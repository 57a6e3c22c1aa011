/** Numbers that look thrown and come out the same every time (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(things: readonly [T, ...T[]]): T => things[Math.floor(next() * things.length)] ?? things[0],
    odds: (share: number) => next() < share,
  }
}
