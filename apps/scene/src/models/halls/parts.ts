import { cross, minus, unit, type Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { addLattice, addVertex, emptyShape, type Shape, tinted } from '../../kit/shape.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'
import { across } from './nave.ts'

/** A hall's own three paints: a look brings the colours, so one architecture serves several looks. */
export const structure = painted('brand', 0.42)
export const wall = painted('deep', 0.78)
export const trim = painted('pale', 0.4)

/** A line of light in the look's own colour. */
export const lightLine = (glow: number): ModelLook => painted('pale', 0.4, { glow })

/** Darker below: steel stands out against a bright sky by its shaded side. */
export const shadedBelow = (shape: Shape, low = 0.5): Shape =>
  tinted(shape, (_, n) => low + (1 - low) * Math.min(1, 0.62 + 0.62 * n[1]))

/** Turned so that it is seen from the side that `toward` points to: thin plates have one face. */
export function seenFrom(toward: Vec3, shape: Shape): Shape {
  const [x, y, z] = [0, 1, 2].map((k) => shape.normal.reduce((sum, n, i) => (i % 3 === k ? sum + n : sum), 0))
  if ((x ?? 0) * toward[0] + (y ?? 0) * toward[1] + (z ?? 0) * toward[2] > 0) return shape
  const index = shape.index.map((_, i, all) => all[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1] ?? 0)
  return { ...shape, index, normal: shape.normal.map((n) => -n) }
}

export const down: Vec3 = [0, -1, 0]

/** A round bar between two points, shaded below. */
export function bar(b: ModelBuilder, from: Vec3, to: Vec3, radius: number, look: ModelLook, sides = 4): void {
  b.add(shadedBelow(tube([from, to], radius, sides)), look)
}

/** A square bar along points. `up` says for each point which way its depth lies. */
export function beam(
  points: readonly Vec3[],
  width: number,
  depth: number,
  up: (p: Vec3) => Vec3 = () => [0, 1, 0],
): Shape {
  const shape = emptyShape()
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  corners.forEach(([u0, w0], face) => {
    const [u1, w1] = corners[(face + 1) % 4] ?? corners[0]
    const base = shape.tint.length
    points.forEach((p, i) => {
      const along = unit(...minus(points[i + 1] ?? p, points[i - 1] ?? p))
      const u = unit(...cross(along, up(p)))
      const w = cross(u, along)
      const [nu, nw] = [(u0 + u1) / 2, (w0 + w1) / 2]
      const normal: Vec3 = [u[0] * nu + w[0] * nw, u[1] * nu + w[1] * nw, u[2] * nu + w[2] * nw]
      for (const [x, y] of [
        [(u0 * width) / 2, (w0 * depth) / 2],
        [(u1 * width) / 2, (w1 * depth) / 2],
      ] as const)
        addVertex(
          shape,
          [p[0] + u[0] * x + w[0] * y, p[1] + u[1] * x + w[1] * y, p[2] + u[2] * x + w[2] * y],
          normal,
        )
    })
    addLattice(shape, base, 2, points.length)
  })
  return shape
}

/** A round column with a wider foot. */
export function column(b: ModelBuilder, x: number, z: number, height: number, radius: number): void {
  b.add(
    lathe(
      [
        [radius * 1.7, 0],
        [radius * 1.7, 0.14],
        [radius * 1.35, 0.2],
        [radius * 1.2, 0.24],
        [radius, height],
      ],
      { segments: b.round(12), cell: 99 },
    ),
    structure,
    { at: [x, 0, z] },
  )
}

const glass: ModelLook = { color: '#8fb4cf', rough: 0.12, metal: 0.25 }
const dark: ModelLook = { color: '#26324a', rough: 0.4, metal: 0.2 }

/** A way out in a side wall that faces +x: two leaves, push bars, the green sign above. */
export function exitDoor(b: ModelBuilder): void {
  const [wide, high] = [2.5, 2.5]
  b.add(box(0.16, high + 0.16, wide + 0.3, 0, 9), dark, { at: [0.1, high / 2 + 0.08, 0] })
  for (const side of [-1, 1]) {
    b.add(box(0.08, high - 0.06, wide / 2 - 0.06, 0, 9), glass, {
      at: [0.17, high / 2, (side * wide) / 4],
    })
    b.from('near', () => {
      b.add(
        box(0.06, 0.07, wide / 2 - 0.3, 0, 9),
        { color: '#cdd4de', rough: 0.3, metal: 0.85 },
        {
          at: [0.25, 1.05, (side * wide) / 4],
        },
      )
      b.add(box(0.09, 0.24, wide / 2 - 0.06, 0, 9), dark, { at: [0.175, 0.14, (side * wide) / 4] })
    })
  }
  b.add(box(0.12, 0.34, 0.95, 0, 9), { color: '#1fae6e', rough: 0.4, glow: 0.9 }, { at: [0.2, 3, 0] })
  b.from('near', () => {
    b.add(box(0.02, 0.05, 0.4, 0, 9), { color: '#ffffff', glow: 1 }, { at: [0.265, 3, -0.05] })
    b.add(box(0.02, 0.16, 0.05, 0, 9), { color: '#ffffff', glow: 1 }, { at: [0.265, 3, 0.2] })
  })
}

/** A line lamp hung on two wires. */
export function lineLamp(b: ModelBuilder, x: number, y: number, length: number, hungFrom: number): void {
  b.add(box(0.1, 0.05, length, 0, 9), { color: '#ffffff', glow: 1.7 }, { at: [x, y, 0] })
  b.add(
    box(0.13, 0.06, length + 0.04, 0, 9),
    { color: '#7c8aa0', rough: 0.4, metal: 0.5 },
    {
      at: [x, y + 0.055, 0],
    },
  )
  b.from('near', () => {
    for (const z of [-length * 0.36, length * 0.36])
      b.add(
        tube(
          [
            [x, y, z],
            [x, hungFrom, z],
          ],
          0.008,
          3,
        ),
        dark,
      )
  })
}

/** Upright posts that carry the glass at the end of a nave, up to its roof. */
export function endPosts(
  b: ModelBuilder,
  pieces: number,
  roof: (x: number) => number,
  [width, depth]: readonly [number, number],
  low?: number,
): void {
  for (const x of across(pieces).slice(1, -1)) {
    const post: Vec3[] = [
      [x, 0, 0],
      [x, roof(x), 0],
    ]
    b.add(
      shadedBelow(
        beam(post, width, depth, () => [0, 0, 1]),
        low,
      ),
      structure,
    )
  }
}
