import { type Finish, glaze, matte, wood } from '../finish.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Point, slab, thrown, vessel } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import type { Colour } from '../tone.ts'

/** How goods lie before their pack. */

/** One of them, around the origin; `index` lets them differ. */
export type Piece = (on: Sculpture, index: number) => void

export interface Heap {
  count: number
  /** Its radius on the ground, and how high it is in the middle. */
  radius: number
  high: number
  /** How far a piece may be tilted, in degrees. */
  tilt?: number
  /** How high its middle lies above what is below it. */
  lift?: number
  seed?: number
}

/** Pieces on a low hill of them; from afar there are fewer, and larger. */
export function heap(
  on: Sculpture,
  piece: Piece,
  { count, radius, high, tilt = 30, lift = 0.06, seed = 29 }: Heap,
  below?: Colour,
): void {
  const luck = chance(seed)
  const isFine = on.fine.weight === 'full'
  if (below)
    on.add(
      thrown(
        [
          [radius * 0.94, 0],
          [radius * 0.7, high * 0.46],
          [radius * 0.35, high * 0.82],
          [0, high * 0.92],
        ],
        10,
        36,
      ),
      matte(below),
    )
  const all = isFine ? count : Math.max(5, Math.round(count * 0.3))
  for (let i = 0; i < all; i++) {
    const out = Math.sqrt((i + 0.25) / all)
    const at: Point = [
      Math.cos(i * 2.39996) * out * radius,
      high * (1 - out ** 2) + lift + luck() * 0.02,
      Math.sin(i * 2.39996) * out * radius,
    ]
    const turn: Point = [luck() * 2 * tilt - tilt, luck() * 360, luck() * 2 * tilt - tilt]
    on.within(at, turn, () => piece(on, i), (isFine ? 1 : 1.5) * (0.9 + luck() * 0.2))
  }
}

/** A heap of powder. */
export function powder(on: Sculpture, radius: number, high: number, colour: Colour): void {
  const stuff: Finish = { ...matte(colour), relief: pores(4, 1600), reliefDepth: 1.4 }
  on.add(
    thrown(
      [
        [radius, 0],
        [radius * 0.8, high * 0.13],
        [radius * 0.45, high * 0.55],
        [radius * 0.14, high * 0.95],
        [0, high],
      ],
      30,
      56,
    ),
    stuff,
  )
}

/** A flat white plate; goods lie on the returned height. */
export function dish(on: Sculpture, radius: number, colour: Colour = '#eef0ee'): number {
  on.add(
    vessel(
      [
        [0.0001, 0, 0],
        [radius * 0.55, 0, 0.02],
        [radius * 0.62, 0.03, 0.03],
        [radius, 0.1, 0.06],
      ],
      0.028,
      72,
    ),
    glaze(colour),
  )
  return 0.05
}

/** A bowl; goods lie on the returned height. */
export function bowl(
  on: Sculpture,
  radius: number,
  height: number,
  stuff: Finish = glaze('#e9ece8'),
): number {
  on.add(
    vessel(
      [
        [0.0001, 0, 0],
        [radius * 0.5, 0, 0.02],
        [radius * 0.54, 0.05, 0.03],
        [radius * 0.86, height * 0.5, 0.1],
        [radius, height, 0.03],
      ],
      0.035,
      72,
    ),
    stuff,
  )
  return height * 0.72
}

/** A board of wood; goods lie on the returned height. */
export function board(on: Sculpture, width: number, depth: number, colour = '#b9855a'): number {
  on.add(slab(width, depth, 0.09, 0.12, 0.03), wood(colour, 1.5), [0, 0.045, 0], [-90, 0, 0])
  return 0.09
}
