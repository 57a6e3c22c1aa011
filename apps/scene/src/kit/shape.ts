import { cross, minus, type Vec3 } from './affine.ts'

/** A piece of surface in its own frame. `tint` scales the colour vertex by vertex. */
export interface Shape {
  readonly position: number[]
  readonly normal: number[]
  readonly index: number[]
  readonly tint: number[]
  /** Place in a picture, from 0 to 1 to the right and down, two a vertex: only where a picture can be put. */
  readonly uv?: number[]
}

export const emptyShape = (): Shape => ({ position: [], normal: [], index: [], tint: [] })

export const vertexAt = (from: readonly number[], i: number): Vec3 => [
  from[i * 3] ?? 0,
  from[i * 3 + 1] ?? 0,
  from[i * 3 + 2] ?? 0,
]

export function addVertex(shape: Shape, p: Vec3, n: Vec3, tint = 1): number {
  shape.position.push(p[0], p[1], p[2])
  shape.normal.push(n[0], n[1], n[2])
  shape.tint.push(tint)
  return shape.tint.length - 1
}

/** Adds a triangle so that it faces the way its normals point, whatever order the corners came in. */
export function addTriangle(shape: Shape, a: number, b: number, c: number): void {
  const [pa, pb, pc] = [a, b, c].map((i) => vertexAt(shape.position, i)) as [Vec3, Vec3, Vec3]
  const face = cross(minus(pb, pa), minus(pc, pa))
  if (face[0] ** 2 + face[1] ** 2 + face[2] ** 2 < 1e-16) return
  let side = 0
  for (const i of [a, b, c]) {
    const n = vertexAt(shape.normal, i)
    side += n[0] * face[0] + n[1] * face[1] + n[2] * face[2]
  }
  if (side >= 0) shape.index.push(a, b, c)
  else shape.index.push(a, c, b)
}

/** Joins a lattice of vertices, `across` to a row, that starts at `base`. */
export function addLattice(shape: Shape, base: number, across: number, rows: number): void {
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < across - 1; i++) {
      const q = base + j * across + i
      addTriangle(shape, q, q + 1, q + across + 1)
      addTriangle(shape, q, q + across + 1, q + across)
    }
}

/** The same shape with its colour scaled by a rule over position and normal. */
export function tinted(shape: Shape, rule: (p: Vec3, n: Vec3) => number): Shape {
  return {
    ...shape,
    tint: shape.tint.map((t, i) => t * rule(vertexAt(shape.position, i), vertexAt(shape.normal, i))),
  }
}
