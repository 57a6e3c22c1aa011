import { Vector2 } from 'three'
import { fabric, finish, gloss, matte } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, cushion, type Point, partOf, plate, stitches, surface, tube } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { type Colour, darker, paler, type Tones } from '../tone.ts'

const plush = (colour: Colour) =>
  finish(colour, {
    rough: 1,
    sheen: paler(colour, 0.6),
    relief: pores(4, 2600, 5),
    reliefDepth: 1.8,
    twoSided: true,
  })

/** Half height of the body along its length, and how its middle rises towards the tail. */
const thick = (t: number) =>
  0.6 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.06)) ** 0.62 * (1 - 0.5 * t ** 2.4)
const bodyPoint = (across: number, along: number, lift = 0): Point => {
  const a = across * Math.PI * 2 + Math.PI / 2
  const end =
    Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - along / 0.06) ** 2)) *
    Math.sqrt(Math.max(0, 1 - Math.max(0, (along - 0.94) / 0.06) ** 2))
  const r = thick(along) * end + lift
  const rise = 0.3 * Math.max(0, along - 0.45) ** 1.6
  return [1.15 - along * 2.2, 0.56 + rise + Math.sin(a) * r * 0.93 - (1 - end) * 0.03, Math.cos(a) * r * 0.95]
}

/** A fin: a soft plate with a wide round edge. */
const fin = (points: readonly (readonly [number, number])[], thickness: number) => {
  const line: Vector2[] = []
  points.forEach(([x, y], i) => {
    const [px, py] = points[(i + points.length - 1) % points.length] ?? [x, y]
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y]
    for (let k = 0; k <= 5; k++) {
      const t = k / 5
      const [ax, ay, bx, by] = [
        x + (px - x) * 0.35,
        y + (py - y) * 0.35,
        x + (nx - x) * 0.35,
        y + (ny - y) * 0.35,
      ]
      line.push(
        new Vector2(
          (1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx,
          (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by,
        ),
      )
    }
  })
  return plate(line, thickness, { bevel: thickness * 0.48, pieces: 5 })
}

/** A plush shark with a long tail. */
export function shark(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(surface(bodyPoint, 64, 70, true), plush(body))
  // The pale belly lies over the lower side.
  on.add(surface(partOf(bodyPoint, [0.285, 0.715], [0, 0.92], 0.008), 36, 50), plush(third))
  on.within([-0.05, 1.02, 0], [0, 0, 0], () =>
    on.add(
      fin(
        [
          [0.42, 0],
          [-0.1, 0.62],
          [-0.3, 0.58],
          [-0.22, 0],
        ],
        0.17,
      ),
      plush(body),
    ),
  )
  for (const side of [-1, 1])
    on.within([0.3, 0.36, side * 0.36], [side * -58, 0, 0], () =>
      on.add(
        fin(
          [
            [0.26, 0.1],
            [-0.1, -0.62],
            [-0.3, -0.58],
            [-0.22, 0.1],
          ],
          0.15,
        ),
        plush(darker(body, 0.06)),
      ),
    )
  on.within([-1.0, 0.64, 0], [0, 0, 0], () => {
    on.add(
      fin(
        [
          [0.2, -0.12],
          [-0.55, 0.95],
          [-0.78, 1.02],
          [-0.3, 0.1],
          [-0.42, -0.34],
          [-0.26, -0.36],
        ],
        0.15,
      ),
      plush(body),
    )
  })
  for (const side of [-1, 1]) {
    const [x, y, z] = bodyPoint(side > 0 ? 0.86 : 0.14, 0.2, 0.0)
    on.add(cushion(0.17, 0.19, 0.08, { round: 2.2 }), matte('#eef1f5'), [x, y, z], [0, side * 24, 0])
    on.add(ball(0.066, 26), gloss('#1a1f29'), [x + 0.02, y, z + side * 0.03])
    on.add(ball(0.017, 10), matte('#ffffff'), [x + 0.05, y + 0.03, z + side * 0.085])
    on.add(
      cushion(0.13, 0.08, 0.03, { round: 2 }),
      plush(accent),
      bodyPoint(side > 0 ? 0.77 : 0.23, 0.15, 0.004),
      [0, side * 40, 0],
    )
    on.closely(() => {
      for (let k = 0; k < 3; k++) {
        const gill = Array.from({ length: 6 }, (_, i) =>
          bodyPoint((side > 0 ? 0.83 : 0.17) - side * i * 0.013, 0.36 + k * 0.045, 0.006),
        )
        on.add(tube(gill, 0.012, 14, false, 6), fabric(darker(body, 0.4), 1))
      }
    })
  }
  const smile = Array.from({ length: 15 }, (_, i) => {
    const k = i / 7 - 1
    return bodyPoint(0.5 + k * 0.2, 0.05 + 0.15 * Math.abs(k) ** 1.6, 0.014)
  })
  on.add(tube(smile, 0.016, 40, false, 8), fabric(darker(accent, 0.3), 1))
  on.closely(() => {
    for (const across of [0.285, 0.715])
      on.add(
        stitches(
          Array.from({ length: 24 }, (_, i) => bodyPoint(across, 0.08 + i * 0.034, 0.012)),
          { length: 0.03, gap: 0.03, radius: 0.006 },
        ),
        matte(darker(body, 0.25)),
      )
  })
}
