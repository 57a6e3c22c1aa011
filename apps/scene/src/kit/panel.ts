import type { Vec3 } from './affine.ts'
import { addLattice, addTriangle, addVertex, emptyShape, type Shape } from './shape.ts'

/** Flat shapes that can carry a picture. They face +z; the picture's top is up. */
export type PictureShape = Shape & { readonly uv: number[] }

const emptyPicture = (): PictureShape => ({ ...emptyShape(), uv: [] })

/** A rectangle with its middle at the origin, cut into cells so that baked light has vertices to live on. */
export function panel(width: number, height: number, cell = 0.5): PictureShape {
  const shape = emptyPicture()
  const across = Math.max(1, Math.round(width / cell))
  const rows = Math.max(1, Math.round(height / cell))
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= across; i++) {
      const [u, v] = [i / across, j / rows]
      addVertex(shape, [(u - 0.5) * width, (0.5 - v) * height, 0], [0, 0, 1])
      shape.uv.push(u, v)
    }
  addLattice(shape, 0, across + 1, rows + 1)
  return shape
}

/** A round plate. */
export function disc(radius: number, segments = 36): PictureShape {
  const shape = emptyPicture()
  const middle = addVertex(shape, [0, 0, 0], [0, 0, 1])
  shape.uv.push(0.5, 0.5)
  for (let i = 0; i <= segments; i++) {
    const a = (i / segments) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    addVertex(shape, [radius * c, radius * s, 0], [0, 0, 1])
    shape.uv.push(0.5 + c / 2, 0.5 - s / 2)
    if (i > 0) addTriangle(shape, middle, middle + i, middle + i + 1)
  }
  return shape
}

/** A piece of an upright drum around the y axis, its picture outside, its middle at z = radius. */
export function bentPanel(radius: number, width: number, height: number, segments = 12): PictureShape {
  const shape = emptyPicture()
  for (let j = 0; j <= 1; j++)
    for (let i = 0; i <= segments; i++) {
      const a = ((i / segments - 0.5) * width) / radius
      const n: Vec3 = [Math.sin(a), 0, Math.cos(a)]
      addVertex(shape, [n[0] * radius, (0.5 - j) * height, n[2] * radius], n)
      shape.uv.push(i / segments, j)
    }
  addLattice(shape, 0, segments + 1, 2)
  return shape
}
