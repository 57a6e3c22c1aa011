import { type Finish, metal, printed, rubber } from '../finish.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Point, ring } from '../shapes/index.ts'

/** Bolts on a circle, their heads up. */
export function bolts(on: Sculpture, count: number, radius: number, y: number, size = 0.035): void {
  on.closely(() => {
    for (let i = 0; i < count; i++) {
      const a = ((i + 0.5) / count) * Math.PI * 2
      on.add(cylinder(size, size * 1.1, size * 0.3, 6), metal('#8e99a9', 0.3), [
        Math.cos(a) * radius,
        y,
        Math.sin(a) * radius,
      ])
    }
  })
}

/** The open end of a pipe, upward. */
export function flange(
  on: Sculpture,
  radius: number,
  at: Point,
  turn: Point,
  count = 8,
  stuff: Finish = metal('#a7b1bf', 0.28),
): void {
  on.within(at, turn, () => {
    on.add(ring(radius * 0.5, radius, 0.1), stuff)
    on.add(cylinder(radius * 0.5, 0.03, 0.005), rubber('#1b2230'), [0, 0.015, 0])
    bolts(on, count, radius * 0.76, 0.09, radius * 0.1)
  })
}

/** A screw with a hexagonal socket, its head up. */
export function capScrew(on: Sculpture, size: number, at: Point, turn: Point = [0, 0, 0]): void {
  on.closely(() =>
    on.within(at, turn, () => {
      on.add(ring(size * 0.5, size, size * 0.7, size * 0.2, 20), metal('#7f8a9a', 0.3))
      on.add(cylinder(size * 0.52, size * 0.25, 0, 6), rubber('#10151f'))
    }),
  )
}

/** A riveted plate that says what the machine is; it faces +z. */
export function namePlate(
  on: Sculpture,
  { zh, en, width = 0.42, ink = '#1d2a40' }: { zh: string; en: string; width?: number; ink?: string },
  at: Point,
  turn: Point = [0, 0, 0],
): void {
  const picture = print(420, 200, '#d3d9e1', (pen, w, h) => {
    pen.strokeStyle = ink
    pen.lineWidth = 6
    pen.strokeRect(14, 14, w - 28, h - 28)
    letter(pen, zh, w / 2, 74, { size: 74, color: ink, most: w - 80 })
    letter(pen, en, w / 2, 146, { size: 34, color: ink, weight: 500, most: w - 80 })
  })
  const height = (width * 200) / 420
  on.within(at, turn, () => {
    on.add(box(width, height, 0.02, 0.008, 2), printed(picture, 0.35, 0.4))
    on.closely(() => {
      for (const x of [-1, 1])
        on.add(cylinder(0.012, 0.01, 0.004, 12), metal('#8e99a9'), [x * width * 0.47, 0, 0.01], [90, 0, 0])
    })
  })
}
