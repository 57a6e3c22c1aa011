import { Vector3 } from 'three'
import { type Point, type Shape, surface } from '../shapes/index.ts'
import { between } from './lengths.ts'

/** What a shoe's proportions are. Heel at x = -1.4, toe at +1.4; u goes around, 0 is the toe. */
export interface Last {
  /** How thick its sole is. */
  lift: number
  /** How much higher its collar is. */
  collar: number
}

const bulge = (v: number, power = 0.82) => Math.sign(v) * Math.abs(v) ** power
const near = (x: number, at: number, wide: number) => Math.exp(-(((x - at) / wide) ** 2))

/** The foot's outline on the ground. */
export function outline(u: number, grow = 1): [x: number, z: number] {
  const x = 1.42 * bulge(Math.cos(u))
  const w = 0.4 + 0.13 * near(x, 0.62, 0.6) + 0.03 * near(x, -1, 0.4) - 0.05 * near(x, -0.25, 0.4)
  return [x * (1 + (grow - 1) * 0.5), bulge(Math.sin(u)) * w * grow + 0.015 * Math.max(0, x) ** 2]
}

/** The toe, and a little the heel, rise from the ground. */
export const spring = (x: number) =>
  0.13 * Math.max(0, (x - 0.5) / 0.9) ** 2 + 0.03 * Math.max(0, (-x - 0.95) / 0.45) ** 2

export const soleHeight = (x: number, lift: number) =>
  (0.28 - 0.08 * Math.min(1, Math.max(0, (x + 1) / 2.2))) * lift

/** The opening: wide at the ankle, narrow along the throat. */
export function opening(u: number, { lift, collar }: Last): Vector3 {
  const x = -0.42 + 0.88 * Math.cos(u) - collar * 0.1 * Math.max(0, -Math.cos(u))
  const w = 0.105 + 0.15 * (0.5 - 0.5 * Math.tanh((x + 0.25) * 4))
  const behind = 0.5 - 0.5 * Math.tanh((x + 0.25) * 3)
  const y =
    1 -
    0.33 * (0.5 + 0.5 * Math.tanh((x + 0.1) * 2.6)) +
    0.15 * near(x, -1.28, 0.22) -
    0.1 * near(x, -0.75, 0.3)
  return new Vector3(x, y + (lift - 1) * 0.25 + collar * behind, bulge(Math.sin(u), 0.75) * w)
}

/** A point of the upper: v from the sole (0) to the opening (1). */
export function upper(last: Last, u: number, v: number, out = 0): Point {
  const [x, z] = outline(u)
  const foot = soleHeight(x, last.lift) + spring(x) - 0.03
  const top = opening(u, last)
  const toe = Math.max(0, Math.cos(u)) ** 1.4
  const middle = new Vector3(
    x * (1 + 0.03 * toe),
    foot + 0.46 + 0.07 * (1 - toe) + last.collar * 0.3 * (1 - toe),
    z * 1.06,
  )
  const p = new Vector3(x, foot, z)
    .multiplyScalar((1 - v) ** 2)
    .addScaledVector(middle, 2 * v * (1 - v))
    .addScaledVector(top, v * v)
  const away = new Vector3(Math.cos(u) * 0.6, 0.35 + toe * 0.5, Math.sin(u)).normalize()
  p.addScaledVector(away, out)
  return [p.x, p.y, p.z]
}

/** Where around the shoe the upper is as far forward as x, at a height v. */
export function aroundAt(last: Last, x: number, v: number): number {
  let [low, high] = [0, Math.PI]
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    if (upper(last, middle, v)[0] > x) low = middle
    else high = middle
  }
  return low
}

type Border = (u: number) => number

/** A piece sewn onto the upper between two angles; its edges lie down on it. */
export const piece = (
  last: Last,
  [u0, u1]: readonly [number, number],
  low: Border,
  high: Border,
  out = 0.024,
  across = 30,
  along = 14,
): Shape =>
  surface(
    (a, b) => {
      const u = u1 + (u0 - u1) * a
      const edge = Math.min(1, Math.min(a, 1 - a) * 12, Math.min(b, 1 - b) * 9)
      return upper(last, u, low(u) + (high(u) - low(u)) * b, out * edge)
    },
    across,
    along,
  )

/** The whole upper. */
export const wholeUpper = (last: Last): Shape =>
  surface((a, b) => upper(last, -a * Math.PI * 2, b), 84, 28, true)

/** A band around the sole: rows of [share of the height, how far out]. */
export const soleBand = (last: Last, profile: readonly (readonly [number, number])[], drop = 0): Shape =>
  surface(
    (a, b) => {
      const [high, grow] = between(profile, b)
      const [x, z] = outline(-a * Math.PI * 2, grow)
      const tall = soleHeight(x, last.lift) + 0.05
      return [x, spring(x) + drop * tall + high * tall, z]
    },
    80,
    (profile.length - 1) * 2,
    true,
  )
