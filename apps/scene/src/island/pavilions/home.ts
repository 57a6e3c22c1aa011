import { box } from '../../kit/box.ts'
import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { tinted } from '../../kit/shape.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import { base, flowerBed, glassBlock } from '../architecture.ts'

const coral = '#e35d4a'

interface House {
  x: number
  z: number
  turn: number
  width: number
  depth: number
  wall: number
  rise: number
}

/** Three gabled houses around a wooden terrace, and a gift box with a bow beside the door. */
export function homePavilion(b: MeshBuilder): void {
  base(b, 6.6, 4.2)
  b.add(box(6, 0.06, 1.3, 0.02, 1.2), looks.wood, { at: [0, 0.32, 1.5] })
  house(b, { x: -2, z: -0.4, turn: 0, width: 1.9, depth: 3, wall: 1.35, rise: 1.15 })
  house(b, { x: 2, z: -0.4, turn: 0, width: 1.9, depth: 3, wall: 1.35, rise: 1.15 })
  house(b, { x: 0, z: -0.7, turn: 0, width: 2.3, depth: 3.2, wall: 1.95, rise: 1.4 })
  gift(b)
  flowerBed(b, 1.7, 2.95, 1.5, 0.4, '#ffb199')
}

function house(b: MeshBuilder, h: House): void {
  b.within({ at: [h.x, 0.3, h.z], turn: h.turn }, () => {
    glassBlock(b, h.width, h.wall, h.depth, { gap: 0.55 })
    for (const side of [-1, 1])
      b.add(box(0.12, h.wall, h.depth + 0.1, 0.03), looks.white, {
        at: [(side * h.width) / 2, h.wall / 2, 0],
      })
    // Gable walls carry the slope.
    for (const z of [-h.depth / 2, h.depth / 2])
      b.add(
        sheet(
          (u, v) => [(u - 0.5) * h.width, h.wall + v * h.rise * (1 - Math.abs(u - 0.5) * 2), z],
          8,
          3,
          0.1,
        ),
        looks.white,
      )
    const over = 0.24
    for (const side of [-1, 1])
      b.add(
        tinted(
          sheet(
            (u, v) => {
              const out = u * (h.width / 2 + over)
              // A slight lift at the eaves, as on old roofs by the sea.
              const sag = 0.16 * u * u
              return [
                side * out,
                h.wall + h.rise - (h.rise * out) / (h.width / 2) + sag + 0.06,
                (v - 0.5) * (h.depth + over * 2),
              ]
            },
            6,
            9,
            0.12,
          ),
          (p) => 0.93 + 0.12 * Math.abs(Math.sin(p[2] * 5.2)),
        ),
        paint(coral, 0.5),
      )
    const ridge = h.wall + h.rise + 0.12
    b.add(
      tube(
        [
          [0, ridge, -h.depth / 2 - over],
          [0, ridge, h.depth / 2 + over],
        ],
        0.08,
        8,
      ),
      paint('#c4422f'),
    )
  })
}

function gift(b: MeshBuilder): void {
  b.within({ at: [-1.9, 0.12, 2.9], turn: 0.4 }, () => {
    b.add(box(0.9, 0.7, 0.9, 0.05), looks.white, { at: [0, 0.35, 0] })
    b.add(box(0.98, 0.16, 0.98, 0.04), looks.white, { at: [0, 0.72, 0] })
    b.add(box(0.2, 0.83, 0.96, 0.02), paint(coral), { at: [0, 0.41, 0] })
    b.add(box(0.96, 0.83, 0.2, 0.02), paint(coral), { at: [0, 0.41, 0] })
    for (const side of [-1, 1])
      b.add(
        tube(
          [
            [0, 0.82, 0],
            [side * 0.2, 1.12, 0.05],
            [side * 0.42, 1.0, 0.05],
            [side * 0.12, 0.84, 0],
          ],
          0.07,
          6,
        ),
        paint(coral),
      )
  })
}
