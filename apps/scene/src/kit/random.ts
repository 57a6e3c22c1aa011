// The island must not change between two visits.
export { seededRandom } from '@tradefloor/rules'

function lattice(x: number, z: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(z, 668265263) + Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise from 0 to 1; with a period the field repeats, so it can become a tile. */
export function noise(x: number, z: number, seed = 1, period = 0): number {
  const wrap = (i: number) => (period ? ((i % period) + period) % period : i)
  const [i, k] = [Math.floor(x), Math.floor(z)]
  const [u, v] = [ease(x - i), ease(z - k)]
  const at = (di: number, dk: number) => lattice(wrap(i + di), wrap(k + dk), seed)
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

/** Several octaves of noise, each half as strong. */
export function clouded(x: number, z: number, octaves: number, seed = 1, period = 0): number {
  let [sum, weight, total] = [0, 0.5, 0]
  for (let o = 0; o < octaves; o++) {
    const f = 2 ** o
    sum += weight * noise(x * f, z * f, seed + o, period * f)
    total += weight
    weight /= 2
  }
  return sum / total
}

export const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x))

export function smoothstep(from: number, to: number, x: number): number {
  return ease(clamp((x - from) / (to - from), 0, 1))
}

export const mix = (a: number, b: number, t: number) => a + (b - a) * t
