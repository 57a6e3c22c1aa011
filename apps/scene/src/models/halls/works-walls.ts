import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { clouded } from '../../kit/random.ts'
import { tinted } from '../../kit/shape.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { bayDepth, steps } from './nave.ts'
import { exitDoor, structure, wall } from './parts.ts'

const stone: ModelLook = { color: '#b7b1a6', rough: 0.85 }
const lampShade: ModelLook = { color: '#20282f', rough: 0.35, metal: 0.3 }

/** Brick is never one colour. */
const brick = (width: number, height: number, depth: number, cell: number) =>
  tinted(
    box(width, height, depth, 0, cell),
    (p) => 0.84 + 0.32 * clouded(p[2] * 1.9 + p[0], p[1] * 2.3, 2, 5),
  )

/** Brick piers, a steel window as high as a house between them, a stone sill. */
export function worksSide(b: ModelBuilder, door: boolean): void {
  const cell = b.cell(0.4)
  for (const z of [-bayDepth / 2 + 0.55, bayDepth / 2 - 0.55])
    b.add(brick(0.5, 8.6, 1.1, cell), wall, { at: [-0.05, 4.3, z] })
  b.add(brick(0.34, door ? 3.4 : 2.1, bayDepth - 2, cell), wall, { at: [-0.15, door ? 1.7 : 1.05, 0] })
  b.add(brick(0.34, 1.3, bayDepth - 2, cell), wall, { at: [-0.15, 8.4, 0] })
  b.add(box(0.62, 0.16, bayDepth - 2, b.bevel(0.02), b.cell(0.8)), stone, { at: [0, door ? 3.45 : 2.15, 0] })
  b.add(box(0.62, 0.7, bayDepth, b.bevel(0.03), b.cell(0.8)), stone, { at: [0, 0.35, 0] })
  b.add(box(0.56, 0.3, bayDepth, b.bevel(0.03), b.cell(0.8)), stone, { at: [0, 8.9, 0] })
  const [low, high] = [door ? 3.5 : 2.2, 7.75]
  const wide = bayDepth - 2.2
  for (const z of steps(-wide / 2, wide / 2, b.detail === 'near' ? 6 : 3))
    b.add(box(0.06, high - low, 0.05, 0, 9), structure, { at: [-0.1, (low + high) / 2, z] })
  for (const y of steps(low, high, b.detail === 'near' ? 6 : 3))
    b.add(box(0.06, 0.05, wide, 0, 9), structure, { at: [-0.1, y, 0] })
  for (const z of [-2.7, 2.7]) {
    b.lamp([0.7, 5.4, z], [0.2, 1, z], 4, 0.6)
    b.from('near', () => {
      b.add(
        lathe(
          [
            [0.2, 0],
            [0.07, 0.2],
          ],
          { segments: 10, cell: 9 },
        ),
        lampShade,
        { at: [0.55, 5.3, z] },
      )
      b.add(box(0.5, 0.04, 0.04, 0, 9), lampShade, { at: [0.3, 5.5, z] })
    })
  }
  if (door) exitDoor(b)
}

/** A brick gable with three great windows around the place of the board. */
export function worksEnd(b: ModelBuilder): void {
  const cell = b.cell(0.9)
  const band = (x: number, y: number, width: number, height: number) =>
    b.add(
      tinted(box(width, height, 0.5, 0, cell), (p) => 0.84 + 0.32 * clouded(p[0] * 1.1, p[1] * 1.7, 2, 9)),
      wall,
      { at: [x, y, -0.2] },
    )
  for (const x of [-21.2, -9.6, 9.6, 21.2]) band(x, 5.2, 1.6, 10.4)
  band(0, 11.4, 44, 3.4)
  for (const x of [-15.4, 15.4]) band(x, 1.1, 10, 2.2)
  band(0, 6.6, 17.6, 5.2)
  for (const [x, low, high, wide] of [
    [-15.4, 2.2, 9.7, 10],
    [15.4, 2.2, 9.7, 10],
    [0, 0.7, 4, 17.6],
  ] as const) {
    for (const at of steps(x - wide / 2, x + wide / 2, b.detail === 'near' ? 12 : 6))
      b.add(box(0.07, high - low, 0.08, 0, 99), structure, { at: [at, (low + high) / 2, 0] })
    for (const y of steps(low, high, b.detail === 'near' ? 7 : 3))
      b.add(box(wide, 0.06, 0.08, 0, 99), structure, { at: [x, y, 0] })
  }
  b.add(box(44, 0.7, 0.7, b.bevel(0.04), 99), stone, { at: [0, 0.35, 0] })
  b.add(box(44, 0.35, 0.8, b.bevel(0.04), 99), stone, { at: [0, 9.9, 0] })
  for (const side of [-1, 1]) b.within({ at: [side * 6, 0, 0.1], turn: -Math.PI / 2 }, () => exitDoor(b))
}
