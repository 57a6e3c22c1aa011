import type { Finish } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, type Point, partOf, surface, tube } from '../shapes/index.ts'

export interface Bag {
  width: number
  height: number
  /** From its middle to its front where it is fullest. */
  depth: number
  /** How full it is at a share of its height, 0 to 1; 0 where it is sealed. */
  full(along: number): number
  /** 2 is a lens, more is squarer across. */
  square?: number
  /** How much narrower it is at a share of its height; 0 when not said. */
  waist?(along: number): number
}

/** Stands on its own foot and is shut along its upper edge. */
export const standing = (along: number): number =>
  along > 0.88 ? 0 : Math.cos((along / 0.88) * (Math.PI / 2)) ** 0.75
/** Shut at both ends. */
export const pillow = (along: number): number =>
  along < 0.09 || along > 0.91 ? 0 : Math.sin(((along - 0.09) / 0.82) * Math.PI) ** 0.55

/** Film never lies quite flat: shallow dents that grow with the fullness. */
const dents = (k: number, along: number) =>
  0.5 * Math.sin(k * 5.2 + along * 9) * Math.sin(along * 13 - k * 3) + 0.5 * Math.sin(along * 21 + k * 8)

/** A point of its front; the back is the same with a `side` of -1. `lift` is how far outside of it. */
export function bagPoint(bag: Bag, side: 1 | -1) {
  return (across: number, along: number, lift = 0): Point => {
    const k = (across * 2 - 1) * side
    const { width, height, depth, full, square = 2.4, waist } = bag
    const fullness = full(along)
    const edge = Math.max(0, 1 - (Math.abs(k) / 0.95) ** square)
    const pulled = width * (1 - 0.1 * fullness - (waist?.(along) ?? 0))
    const z = depth * fullness * edge ** 0.62 + 0.012 * dents(k, along) * edge * (0.3 + fullness)
    return [(k * pulled) / 2, along * height, side * (z + 0.006 + lift)]
  }
}

/** The film, its foot, and the ribs of its seals. */
export function bag(on: Sculpture, given: Bag, film: Finish, seals: readonly number[] = [0.94]): void {
  for (const side of [1, -1] as const) on.add(surface(bagPoint(given, side), 46, 46), film)
  const [front, back] = [bagPoint(given, 1), bagPoint(given, -1)]
  on.add(
    surface(
      (u, v) => {
        const [a, b] = [front(u, 0), back(1 - u, 0)]
        return [a[0], 0.002, a[2] + (b[2] - a[2]) * (1 - v)]
      },
      40,
      2,
    ),
    { ...film, twoSided: true },
  )
  on.closely(() => {
    for (const at of seals)
      for (let i = -3; i <= 3; i++)
        on.add(box(given.width * 0.985, 0.012, 0.026, 0.006, 2), film, [
          0,
          (at + i * 0.011) * given.height,
          0,
        ])
  })
}

/** A part of its front for a print: shares across and along. */
export function bagLabel(
  on: Sculpture,
  given: Bag,
  across: readonly [number, number],
  along: readonly [number, number],
  finish: Finish,
): void {
  on.add(surface(partOf(bagPoint(given, 1), across, along, 0.008), 46, 46), finish)
}

/** The line of a zip across its front. */
export function zip(on: Sculpture, given: Bag, at: number, finish: Finish): void {
  on.closely(() => {
    for (const y of [at, at - 0.014]) {
      const line = Array.from({ length: 15 }, (_, i) => bagPoint(given, 1)(0.03 + (0.94 * i) / 14, y, 0.002))
      on.add(tube(line, 0.007, 60, false, 6), finish)
    }
  })
}
