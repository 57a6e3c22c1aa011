import { unit, type Vec3 } from './affine.ts'
import { addTriangle, addVertex, emptyShape, type Shape, vertexAt } from './shape.ts'

const t = (1 + Math.sqrt(5)) / 2
const corners: readonly Vec3[] = [
  [-1, t, 0],
  [1, t, 0],
  [-1, -t, 0],
  [1, -t, 0],
  [0, -1, t],
  [0, 1, t],
  [0, -1, -t],
  [0, 1, -t],
  [t, 0, -1],
  [t, 0, 1],
  [-t, 0, -1],
  [-t, 0, 1],
]
const faces: readonly (readonly [number, number, number])[] = [
  [0, 11, 5],
  [0, 5, 1],
  [0, 1, 7],
  [0, 7, 10],
  [0, 10, 11],
  [1, 5, 9],
  [5, 11, 4],
  [11, 10, 2],
  [10, 7, 6],
  [7, 1, 8],
  [3, 9, 4],
  [3, 4, 2],
  [3, 2, 6],
  [3, 6, 8],
  [3, 8, 9],
  [4, 9, 5],
  [2, 4, 11],
  [6, 2, 10],
  [8, 6, 7],
  [9, 8, 1],
]

/** A round lump of equal triangles; `bump` pushes each direction in or out. */
export function ball(detail: number, bump: (n: Vec3) => number = () => 1): Shape {
  const points = corners.map((p) => unit(...p))
  let triangles = faces
  for (let d = 0; d < detail; d++) {
    const middles = new Map<number, number>()
    const middle = (a: number, b: number) => {
      const key = Math.min(a, b) * 65536 + Math.max(a, b)
      const known = middles.get(key)
      if (known !== undefined) return known
      const [p, q] = [points[a] ?? [0, 0, 0], points[b] ?? [0, 0, 0]]
      points.push(unit(p[0] + q[0], p[1] + q[1], p[2] + q[2]))
      middles.set(key, points.length - 1)
      return points.length - 1
    }
    triangles = triangles.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
      return [[a, ab, ca] as const, [b, bc, ab] as const, [c, ca, bc] as const, [ab, bc, ca] as const]
    })
  }
  const shape = emptyShape()
  for (const n of points) {
    const r = bump(n)
    addVertex(shape, [n[0] * r, n[1] * r, n[2] * r], n)
  }
  for (const [a, b, c] of triangles) addTriangle(shape, a, b, c)
  return withFaceNormals(shape)
}

/** Averages the faces around each vertex, so that bumps are lit as bumps. */
export function withFaceNormals(shape: Shape): Shape {
  const sum = new Array<number>(shape.normal.length).fill(0)
  for (let f = 0; f < shape.index.length; f += 3) {
    const [a, b, c] = shape.index.slice(f, f + 3) as [number, number, number]
    const [pa, pb, pc] = [a, b, c].map((i) => vertexAt(shape.position, i)) as [Vec3, Vec3, Vec3]
    const u = [pb[0] - pa[0], pb[1] - pa[1], pb[2] - pa[2]] as const
    const v = [pc[0] - pa[0], pc[1] - pa[1], pc[2] - pa[2]] as const
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
    for (const i of [a, b, c])
      for (const k of [0, 1, 2] as const) sum[i * 3 + k] = (sum[i * 3 + k] ?? 0) + n[k]
  }
  const normal: number[] = []
  for (let i = 0; i < shape.tint.length; i++) normal.push(...unit(...vertexAt(sum, i)))
  return { ...shape, normal }
}
