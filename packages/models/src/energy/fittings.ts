import { finish, metal, plastic, rubber } from '../finish.ts'
import type { Pen } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Point, ring } from '../shapes/index.ts'
import type { Colour } from '../tone.ts'

/** A flash, the sign of current, around a point. */
export function flash(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const points = [
    [0.12, -0.5],
    [-0.34, 0.1],
    [-0.04, 0.1],
    [-0.14, 0.5],
    [0.34, -0.12],
    [0.04, -0.12],
  ] as const
  pen.fillStyle = colour
  pen.beginPath()
  for (const [px, py] of points) pen.lineTo(x + px * size, y + py * size)
  pen.closePath()
  pen.fill()
}

/** A gland through which a cable leaves, downward along -y. */
export function gland(on: Sculpture, at: Point, radius: number, colour: Colour = '#2a303c'): void {
  on.within(at, [180, 0, 0], () => {
    on.add(cylinder(radius, radius * 0.8, radius * 0.2, 8), plastic(colour))
    on.add(cylinder(radius * 0.78, radius * 1.5, radius * 0.2, 24), plastic(colour))
    on.closely(() =>
      on.add(ring(radius * 0.74, radius * 0.86, radius * 0.2, 0.004, 24), rubber('#161a22'), [
        0,
        radius * 1.1,
        0,
      ]),
    )
  })
}

/** Screws with a cross, facing +z. */
export function screws(on: Sculpture, places: readonly Point[], radius = 0.035): void {
  on.closely(() => {
    for (const [x, y, z] of places) {
      on.add(cylinder(radius, radius * 0.4, radius * 0.25, 20), metal('#8e98a6', 0.3), [x, y, z], [90, 0, 0])
      for (const turn of [20, 110])
        on.add(
          box(radius * 1.1, radius * 0.2, 0.004, 0.001, 1),
          finish('#2c333f'),
          [x, y, z + radius * 0.41],
          [0, 0, turn],
        )
    }
  })
}

/** The four corners of a rectangle at one depth. */
export const fourCorners = (width: number, height: number, y: number, z: number): Point[] =>
  [-1, 1].flatMap((sx) => [-1, 1].map((sy): Point => [(sx * width) / 2, y + (sy * height) / 2, z]))
