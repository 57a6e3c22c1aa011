import { unit } from './affine.ts'
import { addLattice, addTriangle, addVertex, emptyShape, type Shape } from './shape.ts'

export type Outline = readonly (readonly [x: number, z: number])[]

export interface PrismOptions {
  bevel?: number
  cell?: number
  /** The top is this much higher at each corner: a sloping or saddle roof. */
  lift?: (x: number, z: number) => number
}

/** An outline (seen whole from its middle) pulled up to a height: walls, a rounded top edge and a top in rings. */
export function prism(outline: Outline, height: number, options: PrismOptions = {}): Shape {
  const { bevel = 0.06, cell = 0.9, lift = () => 0 } = options
  const shape = emptyShape()
  const n = outline.length
  const corner = (i: number) => outline[((i % n) + n) % n] ?? [0, 0]
  const sign = area(outline) > 0 ? 1 : -1
  const outward = outline.map((_, i) => {
    const [a, b] = [corner(i - 1), corner(i + 1)]
    const [x, , z] = unit(sign * (b[1] - a[1]), 0, sign * (a[0] - b[0]))
    return [x, z] as const
  })
  const rows = Math.max(1, Math.round((height - bevel) / cell))
  for (let i = 0; i < n; i++) {
    const [p, q] = [corner(i), corner(i + 1)]
    const [m, o] = [outward[i] ?? [0, 0], outward[(i + 1) % n] ?? [0, 0]]
    const face = unit(sign * (q[1] - p[1]), 0, sign * (p[0] - q[0]))
    const base = shape.tint.length
    for (let j = 0; j <= rows; j++)
      for (const [at, normal] of [
        [p, m],
        [q, o],
      ] as const) {
        const top = height - bevel + lift(at[0], at[1])
        // A hard corner keeps the face's own normal; a curve of many short faces is shaded round.
        const hard = normal[0] * face[0] + normal[1] * face[2] < 0.9
        addVertex(shape, [at[0], (top * j) / rows, at[1]], hard ? face : [normal[0], 0, normal[1]])
      }
    addLattice(shape, base, 2, rows + 1)
  }
  addCap(shape, outline, outward, height, bevel, lift)
  return shape
}

function addCap(
  shape: Shape,
  outline: Outline,
  outward: readonly (readonly [number, number])[],
  height: number,
  bevel: number,
  lift: (x: number, z: number) => number,
): void {
  const n = outline.length
  const span = Math.max(...outline.map(([x, z]) => Math.hypot(x, z)))
  const rings = Math.max(2, Math.round(span / 0.9))
  const base = shape.tint.length
  const slope = (x: number, z: number) =>
    unit(-(lift(x + 0.02, z) - lift(x - 0.02, z)) / 0.04, 1, -(lift(x, z + 0.02) - lift(x, z - 0.02)) / 0.04)
  for (let j = -1; j <= rings; j++)
    outline.forEach(([x, z], i) => {
      const [nx, nz] = outward[i] ?? [0, 0]
      if (j < 0) {
        addVertex(shape, [x, height - bevel + lift(x, z), z], unit(nx, 0.6, nz))
        return
      }
      const k = 1 - j / rings
      const [px, pz] = [(x - nx * bevel) * k, (z - nz * bevel) * k]
      const up = slope(px, pz)
      const normal = j === 0 && bevel > 0 ? unit(nx * 0.45 + up[0], up[1], nz * 0.45 + up[2]) : up
      addVertex(shape, [px, height + lift(px, pz), pz], normal)
    })
  for (let j = 0; j <= rings; j++)
    for (let i = 0; i < n; i++) {
      const [a, b] = [base + j * n + i, base + j * n + ((i + 1) % n)]
      addTriangle(shape, a, b, b + n)
      addTriangle(shape, a, b + n, a + n)
    }
}

const area = (outline: Outline) =>
  outline.reduce((sum, [x, z], i) => {
    const [u, v] = outline[(i + 1) % outline.length] ?? [0, 0]
    return sum + x * v - u * z
  }, 0)

export const circle = (radius: number, n = 32, squash = 1): Outline =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    return [radius * Math.cos(a), radius * squash * Math.sin(a)] as const
  })

/** A rectangle with rounded corners, with extra points on its long sides so that a lift can bend it. */
export function roundedRectangle(width: number, depth: number, radius: number, arc = 5, cell = 0.9): Outline {
  const out: (readonly [number, number])[] = []
  const corners = [
    [width / 2 - radius, depth / 2 - radius, 0],
    [radius - width / 2, depth / 2 - radius, 1],
    [radius - width / 2, radius - depth / 2, 2],
    [width / 2 - radius, radius - depth / 2, 3],
  ] as const
  corners.forEach(([x, z, quarter], c) => {
    for (let i = 0; i <= arc; i++) {
      const a = (quarter + i / arc) * (Math.PI / 2)
      out.push([x + radius * Math.cos(a), z + radius * Math.sin(a)])
    }
    const from = out.at(-1) ?? [0, 0]
    const next = corners[(c + 1) % 4] ?? corners[0]
    const a = ((c + 1) % 4) * (Math.PI / 2)
    const to = [next[0] + radius * Math.cos(a), next[1] + radius * Math.sin(a)] as const
    const n = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / cell)
    for (let i = 1; i < n; i++)
      out.push([from[0] + ((to[0] - from[0]) * i) / n, from[1] + ((to[1] - from[1]) * i) / n])
  })
  return out
}
