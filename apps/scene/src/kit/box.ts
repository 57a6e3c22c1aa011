import type { Vec3 } from './affine.ts'
import { addLattice, addVertex, emptyShape, type Shape } from './shape.ts'

export type BoxFace = '+x' | '-x' | '+y' | '-y' | '+z' | '-z'

export interface BoxFaces {
  /** Only these are cut into cells; all of them when left out. */
  fine?: readonly BoxFace[]
  /** Never seen, so not built. */
  without?: readonly BoxFace[]
}

/**
 * A box with its centre at the origin. Edges are bevelled with smooth normals, so each catches a highlight, and faces are
 * cut into cells, so that baked light has vertices to live on.
 */
export function box(
  width: number,
  height: number,
  depth: number,
  bevel = 0,
  cell = 0.8,
  faces: BoxFaces = {},
): Shape {
  const half: Vec3 = [width / 2, height / 2, depth / 2]
  const r = Math.min(bevel, ...half)
  const linesBy = (edge: number) =>
    half.map((h) => {
      const inner = h - r
      const n = Math.max(1, Math.round((inner * 2) / edge))
      const steps = Array.from({ length: n + 1 }, (_, i) => -inner + (2 * inner * i) / n)
      return r > 0 ? [-h, ...steps, h] : steps
    }) as [number[], number[], number[]]
  const [cut, whole] = [linesBy(cell), linesBy(Number.POSITIVE_INFINITY)]
  const shape = emptyShape()
  for (const a of [0, 1, 2] as const)
    for (const sign of [1, -1]) {
      const face = `${sign > 0 ? '+' : '-'}${axes[a]}` as BoxFace
      if (faces.without?.includes(face)) continue
      const lines = faces.fine && !faces.fine.includes(face) ? whole : cut
      const u = ((a + 1) % 3) as 0 | 1 | 2
      const v = ((a + 2) % 3) as 0 | 1 | 2
      const base = shape.tint.length
      for (const y of lines[v])
        for (const x of lines[u]) {
          const p: [number, number, number] = [0, 0, 0]
          p[a] = sign * half[a]
          p[u] = x
          p[v] = y
          const n: [number, number, number] = [0, 0, 0]
          n[a] = sign
          if (r > 0) roundCorner(p, n, half, r)
          addVertex(shape, p, n)
        }
      addLattice(shape, base, lines[u].length, lines[v].length)
    }
  return shape
}

const axes = ['x', 'y', 'z'] as const

function roundCorner(p: [number, number, number], n: [number, number, number], half: Vec3, r: number): void {
  const inner = p.map((q, k) => Math.max(r - (half[k] ?? 0), Math.min((half[k] ?? 0) - r, q)))
  const e = p.map((q, k) => q - (inner[k] ?? 0))
  const length = Math.hypot(...e) || 1
  for (const k of [0, 1, 2] as const) {
    n[k] = (e[k] ?? 0) / length
    p[k] = (inner[k] ?? 0) + n[k] * r
  }
}
