import { Vector2 } from 'three'
import { type Finish, finish, printed, wood } from '../finish.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, type Point, plate, ring, tube, turned } from '../shapes/index.ts'
import { arc, closed } from '../shapes/outline.ts'
import { type Colour, hexOf, type Tones } from '../tone.ts'

const beech = wood('#dcb27c', 0.8)
/** Paint that lets the wood be seen. */
const stain = (colour: Colour): Finish => ({ ...wood(colour, 0.7), coat: 0.35, coatRough: 0.35 })
const r = 0.035

/** A bridge: a block with half a circle cut out below. */
const bridge = (width: number, height: number, depth: number, hole: number) =>
  plate(
    [
      new Vector2(-width / 2, height),
      new Vector2(-width / 2, 0),
      ...arc(hole, 0, 0, 24, 0, 180).reverse(),
      new Vector2(width / 2, 0),
      new Vector2(width / 2, height),
    ],
    depth,
    { bevel: 0.03 },
  )

const roof = (width: number, height: number, depth: number) =>
  plate(
    closed(
      [
        [-width / 2, 0, r],
        [width / 2, 0, r],
        [0, height, r],
      ],
      5,
    ),
    depth,
    { bevel: 0.025 },
  )

const cubeSide = (text: string, ink: Colour) =>
  print(160, 160, '#e6c08c', (pen, w) => {
    pen.strokeStyle = hexOf(ink)
    pen.lineWidth = 9
    pen.strokeRect(10, 10, w - 20, w - 20)
    letter(pen, text, w / 2, w / 2 + 4, { size: 96, color: hexOf(ink) })
  })

/** A castle of building blocks, with some that lie before it. */
export function blocks(on: Sculpture, { body, accent, third }: Tones): void {
  const put = (shape: Parameters<Sculpture['add']>[0], stuff: Finish, at: Point, turn?: Point) =>
    on.add(shape, stuff, at, turn)
  const u = 0.5
  for (const x of [-1, 1]) {
    put(box(u, u, u, r), stain(x < 0 ? body : third), [x * 0.75, u / 2, 0])
    put(cylinder(u * 0.42, u, r), beech, [x * 0.75, u, 0])
    put(box(u, u * 0.5, u, r), stain(x < 0 ? accent : body), [x * 0.75, u * 2.25, 0])
    put(
      turned(
        [
          [0.0001, 0, 0],
          [u * 0.48, 0, 0.03],
          [0.02, u * 0.95, 0.03],
          [0.0001, u * 0.95, 0],
        ],
        44,
      ),
      stain(x < 0 ? third : accent),
      [x * 0.75, u * 2.5, 0],
    )
  }
  put(bridge(1, u, u, 0.3), stain(accent), [0, 0, 0])
  put(box(1, u * 0.5, u, r), beech, [0, u * 1.25, 0])
  for (const x of [-0.3, 0.3])
    put(box(u * 0.5, u, u * 0.5, r), stain(x < 0 ? third : body), [x, u * 2, 0], [0, x * 20, 0])
  put(bridge(1.06, u * 0.62, u * 0.9, 0.2), beech, [0, u * 2.5, 0])
  put(roof(1, u * 0.8, u * 0.9), stain(body), [0, u * 3.12, 0])
  on.within([-0.35, u / 2, 0.95], [0, 28, 0], () => {
    on.add(box(u, u, u, r), beech)
    for (const [turn, text] of [
      [0, '木'],
      [-90, '3'],
      [90, '山'],
      [180, 'A'],
    ] as const)
      on.within([0, 0, 0], [0, turn, 0], () =>
        on.add(face(u * 0.78, u * 0.78, 0.04), printed(cubeSide(text, accent), 0.6, 0.1), [
          0,
          0,
          u / 2 + 0.002,
        ]),
      )
  })
  put(cylinder(u * 0.4, u * 0.9, r), stain(accent), [0.5, u * 0.4, 0.75], [90, 0, 65])
  put(roof(0.62, 0.4, u), stain(third), [1.02, 0, 0.7], [0, -30, 0])
  put(ball(0.2), stain(body), [0.1, 0.2, 1.25])
}

function wheels(on: Sculpture, xs: readonly number[], size: number, tone: Colour, wide: number): void {
  for (const x of xs)
    for (const side of [-1, 1])
      on.within([x, size, side * wide], [90, 0, 0], () => {
        on.add(cylinder(size, 0.1, 0.03, 32), stain(tone), [0, -0.05, 0])
        on.add(cylinder(size * 0.4, 0.14, 0.02, 20), beech, [0, -0.07, 0])
        on.closely(() => on.add(ring(size * 0.6, size * 0.72, 0.115, 0.01, 26), beech, [0, -0.0575, 0]))
      })
}

/** An engine and its wagon on a piece of track. */
export function train(on: Sculpture, { body, accent, third }: Tones): void {
  on.within([0, 0.1, 0], [0, 0, 0], () => {
    on.within([0.62, 0, 0], [0, 0, 0], () => {
      on.add(box(1.3, 0.14, 0.5, r), beech, [0, 0.3, 0])
      on.add(cylinder(0.25, 0.8, 0.05), stain(body), [-0.15, 0.6, 0], [0, 0, -90])
      on.add(cylinder(0.2, 0.05, 0.02), stain(accent), [0.64, 0.6, 0], [0, 0, -90])
      on.add(ball(0.06, 24), beech, [0.71, 0.6, 0])
      for (const x of [0.05, 0.35])
        on.add(ring(0.24, 0.262, 0.05, 0.01), stain(accent), [x, 0.6, 0], [0, 0, -90])
      on.add(box(0.46, 0.68, 0.5, r), stain(third), [-0.4, 0.7, 0])
      for (const side of [-1, 1])
        on.add(
          cylinder(0.12, 0.02, 0.006),
          finish('#2b3444', { rough: 0.4, coat: 0.6 }),
          [-0.4, 0.82, side * 0.245],
          [90, 0, 0],
        )
      on.add(box(0.6, 0.09, 0.62, 0.04), stain(body), [-0.4, 1.08, 0])
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.075, 0, 0.01],
            [0.075, 0.22, 0.02],
            [0.13, 0.36, 0.03],
            [0.0001, 0.36, 0],
          ],
          36,
        ),
        stain(accent),
        [0.42, 0.82, 0],
      )
      on.add(ball(0.09, 28), beech, [0.1, 0.86, 0])
      wheels(on, [-0.4, 0.42], 0.2, accent, 0.3)
      wheels(on, [0.04], 0.15, accent, 0.3)
    })
    on.within([-0.85, 0, 0], [0, 0, 0], () => {
      on.add(box(1.1, 0.14, 0.5, r), beech, [0, 0.3, 0])
      wheels(on, [-0.33, 0.33], 0.18, accent, 0.3)
      on.add(box(0.36, 0.36, 0.36, r), stain(third), [-0.31, 0.55, 0], [0, 6, 0])
      on.add(cylinder(0.18, 0.36, r), stain(body), [0.1, 0.37, 0])
      on.add(roof(0.34, 0.3, 0.34), stain(accent), [-0.31, 0.73, 0], [0, 6, 0])
      on.add(ball(0.15), beech, [0.4, 0.52, 0])
      on.add(
        tube(
          [
            [0.55, 0.3, 0],
            [0.7, 0.27, 0],
            [0.84, 0.3, 0],
          ],
          0.025,
          12,
        ),
        finish('#c8342d', { rough: 0.8 }),
      )
    })
  })
  on.add(box(3, 0.09, 0.86, 0.03), beech, [-0.15, 0.045, 0])
  for (const z of [-0.3, 0.3]) on.add(box(3.004, 0.03, 0.13, 0.008), wood('#a9793f', 0.8), [-0.15, 0.084, z])
}
