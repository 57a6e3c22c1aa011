import type { Vec3 } from '../kit/affine.ts'
import { box } from '../kit/box.ts'
import { lathe } from '../kit/lathe.ts'
import { looks, paint } from '../kit/looks.ts'
import { MeshBuilder, type MeshData } from '../kit/mesh-builder.ts'
import { prism } from '../kit/prism.ts'
import { seededRandom } from '../kit/random.ts'
import { sheet } from '../kit/sheet.ts'
import { tube } from '../kit/tube.ts'
import { container } from './harbour.ts'

/** Outline of a hull, bow towards +z. */
const hull = (length: number, beam: number, bow: number) => {
  const out: (readonly [number, number])[] = []
  const steps = 8
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    out.push([
      (beam / 2) * Math.cos((t * Math.PI) / 2) ** 0.8,
      length / 2 - bow + bow * Math.sin((t * Math.PI) / 2),
    ])
  }
  const left = out
    .slice(0, -1)
    .reverse()
    .map(([x, z]) => [-x, z] as const)
  return [...out, ...left, [-beam * 0.46, -length / 2] as const, [beam * 0.46, -length / 2] as const]
}

/** A container ship, seven units long: red belly, blue side, stacked boxes, white bridge. */
export function containerShip(): MeshData {
  const b = new MeshBuilder()
  b.add(prism(hull(7.4, 1.9, 1.7), 0.6, { bevel: 0.02, cell: 2 }), paint('#c94a3f', 0.5), {
    at: [0, -0.35, 0],
  })
  b.add(prism(hull(7.5, 2, 1.75), 0.62, { bevel: 0.05, cell: 2 }), paint('#1d4f9e', 0.4), { at: [0, 0.2, 0] })
  b.add(prism(hull(7.2, 1.8, 1.65), 0.1, { bevel: 0.03, cell: 2 }), looks.white, { at: [0, 0.78, 0] })
  const random = seededRandom(3)
  for (let bay = 0; bay < 3; bay++)
    for (let row = 0; row < 3; row++) {
      const high = 2 + Math.floor(random() * 2)
      for (let i = 0; i < high; i++)
        b.within({ at: [-0.58 + row * 0.58, 0.86 + i * 0.46, -1 + bay * 1.42], turn: Math.PI / 2 }, () =>
          container(b, 0, 0, 0, random()),
        )
    }
  b.add(box(1.5, 1.5, 0.8, 0.06), looks.white, { at: [0, 1.6, -2.6] })
  b.add(box(1.8, 0.4, 0.7, 0.06), looks.white, { at: [0, 2.3, -2.5] })
  b.add(box(1.7, 0.2, 0.1), { color: '#1d3350', rough: 0.2 }, { at: [0, 2.32, -2.16] })
  b.add(box(0.5, 0.9, 0.5, 0.08), paint('#1d4f9e'), { at: [0, 2.1, -3.2] })
  b.add(
    tube(
      [
        [0, 2.4, -2.5],
        [0, 3.2, -2.5],
      ],
      0.04,
      5,
    ),
    looks.white,
  )
  return b.finish()
}

/** A small yacht under sail. */
export function sailBoat(): MeshData {
  const b = new MeshBuilder()
  b.add(prism(hull(2.2, 0.7, 0.8), 0.36, { bevel: 0.05, cell: 2 }), looks.white, { at: [0, -0.08, 0] })
  b.add(prism(hull(1.5, 0.45, 0.6), 0.1, { bevel: 0.03, cell: 2 }), looks.wood, { at: [0, 0.25, -0.1] })
  b.add(
    tube(
      [
        [0, 0.2, 0.1],
        [0, 2.7, 0.05],
      ],
      0.03,
      6,
    ),
    looks.steel,
  )
  const sail = (from: Vec3, foot: number, height: number, belly: number) =>
    sheet(
      (u, v) => {
        const w = (1 - v) * foot * u
        return [from[0] + belly * Math.sin(Math.PI * u) * (1 - v * 0.7), from[1] + v * height, from[2] + w]
      },
      6,
      8,
      0.03,
    )
  b.add(sail([0, 0.45, 0.04], -1.05, 2.15, 0.2), looks.white)
  b.add(sail([0, 0.4, 0.16], 0.85, 1.9, 0.16), paint('#2f78d8', 0.6))
  return b.finish()
}

/** An airliner with its nose towards +z. */
export function airliner(): MeshData {
  const b = new MeshBuilder()
  const body: Vec3[] = [
    [0, 0.16, -2.6],
    [0, 0.1, -1.9],
    [0, 0, -0.9],
    [0, 0, 1.2],
    [0, -0.02, 1.9],
    [0, -0.08, 2.3],
    [0, -0.12, 2.42],
  ]
  b.add(tube(body, [0.06, 0.2, 0.32, 0.32, 0.27, 0.12, 0.01], 16), looks.white)
  const wing = (side: number): Vec3[] => [
    [0, -0.08, 0.75],
    [side * 2.6, 0.14, -0.7],
    [side * 2.6, 0.14, -0.98],
    [0, -0.08, -0.35],
  ]
  const flat = ([a, c, d, e]: Vec3[], thick: number) =>
    sheet(
      (u, v) => {
        const [p, q, r, s] = [a ?? [0, 0, 0], c ?? [0, 0, 0], d ?? [0, 0, 0], e ?? [0, 0, 0]]
        const k = (i: 0 | 1 | 2) => (p[i] + (q[i] - p[i]) * v) * (1 - u) + (s[i] + (r[i] - s[i]) * v) * u
        return [k(0), k(1), k(2)]
      },
      3,
      6,
      thick,
    )
  for (const side of [-1, 1]) {
    b.add(flat(wing(side), 0.07), looks.white)
    b.add(
      flat(
        [
          [0, 0.16, -1.95],
          [side * 0.95, 0.22, -2.45],
          [side * 0.95, 0.22, -2.62],
          [0, 0.16, -2.4],
        ],
        0.05,
      ),
      looks.white,
    )
    b.add(
      lathe(
        [
          [0.05, -0.36],
          [0.13, -0.3],
          [0.16, 0.1],
          [0.13, 0.34],
          [0.02, 0.3],
        ],
        { segments: 12 },
      ),
      paint('#1557d6'),
      { at: [side * 0.95, -0.18, 0.3], tilt: Math.PI / 2 },
    )
  }
  b.add(
    flat(
      [
        [0, 0.2, -1.75],
        [0, 1.05, -2.45],
        [0, 1.05, -2.75],
        [0, 0.2, -2.5],
      ],
      0.06,
    ),
    paint('#1557d6'),
  )
  return b.finish()
}
