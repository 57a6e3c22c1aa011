import { finish, gloss, lit, metal, plastic, printed } from '../finish.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, ring } from '../shapes/index.ts'
import type { Colour } from '../tone.ts'

/** Parts that are soldered to a board, which lies at y = 0. */

const gold = () => metal('#c99b3a', 0.25)

/** A black chip with legs on two sides or on four, and its name. */
export function chip(
  on: Sculpture,
  at: Point,
  w: number,
  d: number,
  name: string,
  legs = 8,
  isSquare = false,
): void {
  on.within(at, [0, 0, 0], () => {
    on.add(box(w, 0.09, d, 0.018, 3), plastic('#262b35', 0.5), [0, 0.065, 0])
    const ratio = d / w
    const label = print(256, Math.round(256 * ratio), '#262b35', (pen, pw, ph) => {
      letter(pen, name, pw / 2, ph * 0.5, {
        size: Math.min(pw * 0.2, ph * 0.42),
        color: '#aab4c4',
        weight: 700,
        most: pw * 0.8,
      })
      pen.fillStyle = '#8b95a6'
      pen.beginPath()
      pen.arc(pw * 0.1, ph - pw * 0.1, pw * 0.04, 0, 7)
      pen.fill()
    })
    on.closely(() =>
      on.add(face(w * 0.92, d * 0.92, 0.01), printed(label, 0.5, 0.2), [0, 0.1115, 0], [-90, 0, 0]),
    )
    for (const turn of isSquare ? [0, 90, 180, 270] : [0, 180])
      on.within([0, 0, 0], [0, turn, 0], () => {
        const [along, reach] = turn % 180 ? [d, w] : [w, d]
        on.closely(() => {
          for (let i = 0; i < legs; i++)
            on.add(box((along * 0.45) / legs, 0.03, 0.09, 0.006, 1), metal('#a3adbb'), [
              (along * 0.9 * (i + 0.5 - legs / 2)) / legs,
              0.02,
              reach / 2 + 0.03,
            ])
        })
      })
  })
}

/** An electrolytic capacitor. */
export function can(on: Sculpture, at: Point, radius: number, height: number, sleeve: Colour): void {
  on.within(at, [0, 0, 0], () => {
    on.add(cylinder(radius, height, 0.03, 32), gloss(sleeve))
    on.add(cylinder(radius * 0.86, 0.02, 0.008, 32), metal('#a9b3c0', 0.35), [0, height - 0.008, 0])
    on.closely(() => {
      for (const turn of [0, 90])
        on.add(
          box(radius * 1.1, 0.006, 0.012, 0.002, 2),
          metal('#6d7786'),
          [0, height + 0.013, 0],
          [0, turn, 0],
        )
    })
  })
}

/** A row of gilt pins in black. */
export function pins(on: Sculpture, at: Point, count: number, rows = 2, turn = 0): void {
  on.within(at, [0, turn, 0], () => {
    on.add(box(count * 0.1, 0.1, rows * 0.1, 0.012, 2), plastic('#20252f'), [0, 0.05, 0])
    on.closely(() => {
      for (let i = 0; i < count; i++)
        for (let k = 0; k < rows; k++)
          on.add(box(0.028, 0.2, 0.028, 0.008, 1), gold(), [
            (i + 0.5 - count / 2) * 0.1,
            0.18,
            (k + 0.5 - rows / 2) * 0.1,
          ])
    })
  })
}

/** A metal socket at the board's edge that opens to +z. */
export function socket(
  on: Sculpture,
  at: Point,
  w: number,
  h: number,
  d: number,
  inner: Colour,
  turn = 0,
): void {
  on.within(at, [0, turn, 0], () => {
    on.add(box(w, h, d, 0.02, 3), metal('#a3adbb', 0.28), [0, h / 2, 0])
    on.add(box(w * 0.82, h * 0.7, 0.02, 0.01, 2), plastic('#141923'), [0, h / 2, d / 2 + 0.001])
    on.add(box(w * 0.64, h * 0.16, 0.02, 0.006, 2), plastic(inner), [0, h * 0.55, d / 2 + 0.006])
  })
}

/** Screw terminals for wires. */
export function terminals(on: Sculpture, at: Point, count: number, colour: Colour, turn = 0): void {
  on.within(at, [0, turn, 0], () => {
    on.add(box(count * 0.2, 0.2, 0.26, 0.02, 3), plastic(colour), [0, 0.1, 0])
    on.add(box(count * 0.2, 0.12, 0.16, 0.03, 3), plastic(colour), [0, 0.22, -0.05])
    for (let i = 0; i < count; i++) {
      const x = (i + 0.5 - count / 2) * 0.2
      on.add(box(0.12, 0.12, 0.02, 0.02, 2), plastic('#12161e'), [x, 0.1, 0.126])
      on.closely(() => {
        on.add(cylinder(0.055, 0.02, 0.008, 20), metal('#9aa4b2'), [x, 0.27, -0.05])
        on.add(box(0.09, 0.008, 0.014, 0.002, 2), plastic('#3c4554'), [x, 0.291, -0.05], [0, 30 + i * 25, 0])
      })
    }
  })
}

/** Copper wire around a core. */
export function coil(on: Sculpture, at: Point, radius: number): void {
  on.within(at, [0, 0, 0], () => {
    on.add(ring(radius * 0.5, radius * 0.92, 0.16, 0.05), plastic('#3c7a4d'), [0, 0.03, 0])
    on.closely(() =>
      on.around(20, () =>
        on.add(
          ring(0.095, 0.125, 0.035, 0.015, 10),
          metal('#b8693a', 0.3),
          [radius * 0.71, 0.11, -0.018],
          [90, 0, 0],
        ),
      ),
    )
  })
}

/** A small lamp. */
export const light = (on: Sculpture, at: Point, colour: string): void => {
  on.add(box(0.09, 0.05, 0.06, 0.012, 2), finish('#eef1f5'), [at[0], at[1] + 0.025, at[2]])
  on.add(box(0.05, 0.02, 0.045, 0.008, 2), lit(colour, 1.2), [at[0], at[1] + 0.052, at[2]])
}
