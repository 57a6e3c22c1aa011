import { type Finish, leather, metal } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Point, pipe, ring, rod, sweep } from '../shapes/index.ts'

/** The frame of a cycle and what is fixed to it, in metres, the front toward +x. */

export interface Frame {
  wheel: number
  rear: number
  front: number
  /** Where the cranks turn. */
  middle: Point
  saddle: Point
  headLow: Point
  headTop: Point
}

/** The points of a frame for wheels of a radius; `long` stretches it. */
export function frameOf(wheel: number, long = 1): Frame {
  const front = 0.62 * long
  return {
    wheel,
    rear: -0.43 * long,
    front,
    middle: [0, wheel - 0.055, 0],
    saddle: [-0.2, wheel + 0.5, 0],
    headLow: [front - 0.165, wheel + 0.34, 0],
    headTop: [front - 0.222, wheel + 0.51, 0],
  }
}

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export interface Tubes {
  stuff: Finish
  down?: number
  /** How far the top tube falls toward the saddle, for an easy step. */
  step?: number
}

/** The tubes of a frame, and the stays to the rear wheel. */
export function tubes(on: Sculpture, f: Frame, { stuff, down = 0.024, step = 0 }: Tubes): void {
  const seatTop = between(f.middle, f.saddle, 0.86)
  const meet = between(f.middle, f.saddle, 0.8 - step)
  const axle: Point = [f.rear, f.wheel, 0]
  on.add(rod(f.middle, seatTop, 0.019), stuff)
  on.add(rod(between(f.headLow, f.headTop, -0.12), between(f.headLow, f.headTop, 1.1), 0.025), stuff)
  const high = between(f.headLow, f.headTop, 0.82)
  if (step > 0)
    on.add(
      pipe(
        [high, [high[0] - 0.14, high[1] - 0.26, 0, 0.2], [meet[0] + 0.12, meet[1] + 0.02, 0, 0.12], meet],
        0.022,
        0.16,
      ),
      stuff,
    )
  else on.add(rod(high, meet, 0.018), stuff)
  on.add(rod(between(f.headLow, f.headTop, 0.12), f.middle, down), stuff)
  on.add(cylinder(0.036, 0.1, 0.008, 28), stuff, [f.middle[0], f.middle[1], -0.05], [90, 0, 0])
  for (const z of [-1, 1]) {
    const end: Point = [axle[0], axle[1], z * 0.062]
    on.add(
      pipe(
        [
          [f.middle[0] - 0.01, f.middle[1], z * 0.03],
          [f.middle[0] - 0.09, f.middle[1] + 0.005, z * 0.042],
          end,
        ],
        0.0115,
        0.05,
        12,
      ),
      stuff,
    )
    on.add(
      pipe(
        [[meet[0] + 0.01, meet[1] - 0.03, z * 0.014], [meet[0] - 0.07, meet[1] - 0.11, z * 0.046], end],
        0.0095,
        0.06,
        12,
      ),
      stuff,
    )
    on.closely(() =>
      on.add(
        cylinder(0.022, 0.012, 0.003, 20),
        metal('#8d97a5'),
        [end[0], end[1], end[2] - 0.006],
        [90, 0, 0],
      ),
    )
  }
  on.closely(() =>
    on.add(
      ring(0.015, 0.026, 0.022, 0.005, 24),
      metal('#6d7785'),
      [seatTop[0], seatTop[1] - 0.01, 0],
      [0, 0, 22],
    ),
  )
}

/** Legs that lean forward to the front axle; `shock` makes them telescopes. */
export function fork(on: Sculpture, f: Frame, stuff: Finish, shock = false): void {
  const crown = between(f.headLow, f.headTop, -0.2)
  on.add(box(0.05, 0.04, 0.14, 0.016), stuff, [crown[0], crown[1], 0], [0, 0, -18])
  for (const z of [-1, 1]) {
    const top: Point = [crown[0], crown[1], z * 0.055]
    const end: Point = [f.front, f.wheel, z * 0.058]
    if (shock) {
      on.add(rod(top, between(top, end, 0.6), 0.0165), metal('#a9b2bf', 0.16))
      on.add(rod(between(top, end, 0.42), end, 0.024), stuff)
    } else on.add(pipe([top, [f.front - 0.055, f.wheel + 0.1, z * 0.058], end], 0.0135, 0.12, 14), stuff)
    on.closely(() =>
      on.add(
        cylinder(0.018, 0.014, 0.004, 20),
        metal('#8d97a5'),
        [end[0], end[1], end[2] - 0.007],
        [90, 0, 0],
      ),
    )
  }
}

/** A saddle on its post; broad ones have springs. */
export function saddle(on: Sculpture, f: Frame, colour: string, broad: boolean): void {
  const top = between(f.middle, f.saddle, 1.14)
  on.add(rod(between(f.middle, f.saddle, 0.8), top, 0.0135), metal('#9aa4b2', 0.2))
  const width = broad ? 0.098 : 0.074
  on.add(
    sweep(
      [
        [top[0] - 0.13, top[1] + 0.05, 0],
        [top[0] - 0.04, top[1] + 0.046, 0],
        [top[0] + 0.13, top[1] + 0.046, 0],
      ],
      {
        size: (t) => [width * (1 - t) ** 1.2 * (0.72 + 0.28 * Math.min(1, t * 8)) + 0.02, 0.026 - 0.008 * t],
        power: 2.4,
        steps: 24,
        around: 22,
      },
    ),
    leather(colour),
  )
  on.add(box(0.1, 0.014, 0.05, 0.006, 2), metal('#6d7785'), [top[0], top[1] + 0.018, 0])
  if (broad)
    on.closely(() => {
      for (const z of [-0.06, 0.06])
        for (let i = 0; i < 4; i++)
          on.add(ring(0.012, 0.019, 0.007, 0, 18), metal('#8d97a5'), [
            top[0] - 0.1,
            top[1] - 0.006 + i * 0.009,
            z,
          ])
    })
}
