import { cross, minus, unit, type Vec3 } from './affine.ts'
import { clamp } from './random.ts'
import { addLattice, addVertex, emptyShape, type Shape } from './shape.ts'

type Curve = (u: number, v: number) => Vec3

/** A thin curved plate (u and v from 0 to 1) with both faces and its rim: shells, cloth, leaves, vaults. */
export function sheet(curve: Curve, across: number, along: number, thickness = 0.08, rim = true): Shape {
  const shape = emptyShape()
  const normalAt = (u0: number, v0: number): Vec3 => {
    const e = 0.004
    // At an edge that shrinks to a point there is no direction along it: ask a little further in.
    const [u, v] = [clamp(u0, 0.01, 0.99), clamp(v0, 0.01, 0.99)]
    const du = minus(curve(Math.min(1, u + e), v), curve(Math.max(0, u - e), v))
    const dv = minus(curve(u, Math.min(1, v + e)), curve(u, Math.max(0, v - e)))
    return unit(...cross(dv, du))
  }
  const faces = thickness > 0 ? [1, -1] : [1]
  for (const side of faces) {
    const base = shape.tint.length
    for (let j = 0; j <= along; j++)
      for (let i = 0; i <= across; i++) {
        const [u, v] = [i / across, j / along]
        const [p, n] = [curve(u, v), normalAt(u, v)]
        const k = (side * thickness) / 2
        addVertex(
          shape,
          [p[0] + n[0] * k, p[1] + n[1] * k, p[2] + n[2] * k],
          [n[0] * side, n[1] * side, n[2] * side],
        )
      }
    addLattice(shape, base, across + 1, along + 1)
  }
  if (thickness > 0 && rim) addRim(shape, curve, normalAt, across, along, thickness)
  return shape
}

function addRim(
  shape: Shape,
  curve: Curve,
  normalAt: (u: number, v: number) => Vec3,
  across: number,
  along: number,
  thickness: number,
): void {
  const middle = curve(0.5, 0.5)
  const edges: [number, (t: number) => [number, number]][] = [
    [across, (t) => [t, 0]],
    [across, (t) => [t, 1]],
    [along, (t) => [0, t]],
    [along, (t) => [1, t]],
  ]
  for (const [n, at] of edges) {
    const base = shape.tint.length
    for (let i = 0; i <= n; i++) {
      const [u, v] = at(i / n)
      const [p, up] = [curve(u, v), normalAt(u, v)]
      const out = unit(...minus(p, middle))
      for (const side of [1, -1]) {
        const k = (side * thickness) / 2
        addVertex(shape, [p[0] + up[0] * k, p[1] + up[1] * k, p[2] + up[2] * k], out)
      }
    }
    addLattice(shape, base, 2, n + 1)
  }
}
