import { type Finish, finish, gloss } from '../finish.ts'
import { type Print, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, disc, hoop, type Point, type Shape, sweep, thrown, turned } from '../shapes/index.ts'
import type { Colour } from '../tone.ts'

/** Iron specks in a glaze, to be laid over its colour. */
export const specks = (count = 260, seed = 4): Print =>
  print(512, 512, '#ffffff', (pen, w, h) => {
    const luck = chance(seed)
    for (let i = 0; i < count; i++) {
      pen.fillStyle = `rgba(78,52,30,${0.15 + luck() * 0.4})`
      pen.beginPath()
      pen.arc(luck() * w, luck() * h, 0.6 + luck() * 1.6, 0, 7)
      pen.fill()
    }
  })

/** Glazed pottery that is seen from outside only where it is one skin of two. */
export const glazed = (colour: Colour, pattern?: Print): Finish =>
  finish(colour, {
    rough: 0.38,
    coat: 0.85,
    coatRough: 0.13,
    twoSided: true,
    ...(pattern && { print: pattern }),
  })

export interface Ware {
  outside: Finish
  inside: Finish
  rim: Finish
}

/** The upper side of a dish, from its rim to its middle: what is painted. */
export const dishTop = (r: number, height: number, pieces = 80): Shape =>
  turned(
    [
      [r * 0.998, height, 0],
      [r * 0.955, height + 0.004, 0.02],
      [r * 0.64, height * 0.4, 0.1 * r],
      [0.0001, height * 0.36, 0],
    ],
    pieces,
  )

/** A dish on its foot. */
export function dish(on: Sculpture, r: number, height: number, { outside, inside, rim }: Ware): void {
  const pieces = on.fine.weight === 'full' ? 64 : 42
  on.add(
    turned(
      [
        [0.0001, 0.02, 0],
        [r * 0.5, 0.02, 0.01],
        [r * 0.52, 0, 0.008],
        [r * 0.57, 0, 0.008],
        [r * 0.6, 0.03, 0.02],
        [r * 0.97, height * 0.82, 0.05],
        [r, height, 0],
      ],
      pieces,
    ),
    outside,
  )
  on.add(dishTop(r, height, pieces), inside)
  on.add(hoop(r * 0.988, 0.02, 0.014, pieces), rim, [0, height - 0.002, 0])
}

/** A bowl: its wall has two skins and a rim. `flare` is how far it opens. */
export function bowl(
  on: Sculpture,
  r: number,
  height: number,
  { outside, inside, rim }: Ware,
  flare = 1,
): void {
  const wall = 0.05 * r
  const foot = r * 0.46
  on.add(
    thrown(
      [
        [0.001, 0.03],
        [foot - 0.03, 0.03],
        [foot - 0.02, 0],
        [foot + 0.02, 0],
        [foot + 0.03, height * 0.13],
        [r * 0.84 * flare, height * 0.45],
        [r * 0.965, height * 0.8],
        [r, height],
      ],
      24,
      46,
    ),
    outside,
  )
  on.add(
    thrown(
      [
        [r, height],
        [r - wall, height * 0.96],
        [r * 0.93 - wall, height * 0.76],
        [r * 0.82 * flare - wall, height * 0.46],
        [foot, height * 0.22],
        [0.001, height * 0.17],
      ],
      18,
      46,
    ),
    inside,
  )
  on.add(hoop(r - wall / 2, wall / 2 + 0.005, 0.016, 46), rim, [0, height - 0.004, 0])
}

/** A cup without a handle, with tea in it. */
export function teaCup(
  on: Sculpture,
  r: number,
  height: number,
  { outside, inside, rim }: Ware,
  tea = '#a8641a',
): void {
  const wall = r * 0.09
  const pieces = on.fine.weight === 'full' ? 44 : 28
  on.add(
    thrown(
      [
        [0.001, 0.02],
        [r * 0.5, 0.018],
        [r * 0.53, 0],
        [r * 0.6, 0],
        [r * 0.62, height * 0.1],
        [r * 0.86, height * 0.4],
        [r * 0.95, height * 0.75],
        [r, height],
      ],
      20,
      pieces,
    ),
    outside,
  )
  on.add(
    thrown(
      [
        [r, height],
        [r - wall, height * 0.95],
        [r * 0.84, height * 0.5],
      ],
      6,
      pieces,
    ),
    inside,
  )
  on.add(hoop(r - wall / 2, wall / 2 + 0.004, 0.012, pieces, 6), rim, [0, height - 0.004, 0])
  on.add(disc(r * 0.92, pieces), { ...gloss(tea), rough: 0.12 }, [0, height * 0.75, 0], [-90, 0, 0])
}

/** A spout along a line, with the dark of its mouth. */
export function spout(
  on: Sculpture,
  points: readonly Point[],
  from: number,
  to: number,
  stuff: Finish,
  mouth: readonly [at: Point, lean: number],
): void {
  on.add(
    sweep(points, { size: (t) => [from + (to - from) * t, from + (to - from) * t], steps: 32, around: 20 }),
    stuff,
  )
  on.add(cylinder(to * 0.62, 0.02, 0.005, 20), finish('#1d1712', { rough: 0.8 }), mouth[0], [0, 0, mouth[1]])
}
