import { cross, minus, unit, type Vec3 } from './affine.ts'
import { addLattice, addVertex, emptyShape, type Shape } from './shape.ts'

/** A round bar through points, with a radius of its own at each: masts, ribs, trunks, cables. */
export function tube(points: readonly Vec3[], radius: number | readonly number[], sides = 6): Shape {
  const shape = emptyShape()
  points.forEach((p, i) => {
    const along = unit(...minus(points[i + 1] ?? p, points[i - 1] ?? p))
    const side = Math.abs(along[1]) > 0.9 ? ([1, 0, 0] as const) : ([0, 1, 0] as const)
    const u = unit(...cross(along, side))
    const w = cross(u, along)
    const r = typeof radius === 'number' ? radius : (radius[i] ?? radius.at(-1) ?? 0)
    for (let k = 0; k <= sides; k++) {
      const a = (k / sides) * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const n: Vec3 = [u[0] * c + w[0] * s, u[1] * c + w[1] * s, u[2] * c + w[2] * s]
      addVertex(shape, [p[0] + n[0] * r, p[1] + n[1] * r, p[2] + n[2] * r], n)
    }
  })
  addLattice(shape, 0, sides + 1, points.length)
  return shape
}

/** A flat strip along points on the ground, with a kerb: paths and promenades. */
export function ribbon(points: readonly Vec3[], width: number, thickness = 0.1): Shape {
  const shape = emptyShape()
  const h = width / 2
  // Left wall, bevel, top, bevel, right wall: five strips of two lines each.
  const section: [x: number, y: number, nx: number, ny: number][] = [
    [-h, -thickness, -1, 0],
    [-h, -0.03, -1, 0],
    [-h, -0.03, -0.7, 0.7],
    [-h + 0.03, 0, -0.3, 1],
    [-h + 0.05, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
    [h - 0.05, 0, 0, 1],
    [h - 0.03, 0, 0.3, 1],
    [h, -0.03, 0.7, 0.7],
    [h, -0.03, 1, 0],
    [h, -thickness, 1, 0],
  ]
  for (let k = 0; k < section.length; k += 2) {
    const base = shape.tint.length
    points.forEach((p, i) => {
      const d = minus(points[i + 1] ?? p, points[i - 1] ?? p)
      const [dx, , dz] = unit(d[0], 0, d[2])
      for (const [x, y, nx, ny] of section.slice(k, k + 2))
        addVertex(shape, [p[0] + dz * x, p[1] + y, p[2] - dx * x], unit(dz * nx, ny, -dx * nx))
    })
    addLattice(shape, base, 2, points.length)
  }
  return shape
}
