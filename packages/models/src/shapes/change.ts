import { BufferGeometry, Euler, Matrix4, Quaternion, Vector3 } from 'three'
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Shape } from './fineness.ts'
import type { Point } from './skin.ts'

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Where a part goes: turned in degrees about x, y, z, then moved. */
export function placing(at: Point = [0, 0, 0], turn: Point = [0, 0, 0], scale: number | Point = 1): Matrix4 {
  const size = typeof scale === 'number' ? ([scale, scale, scale] as const) : scale
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(radians(turn[0]), radians(turn[1]), radians(turn[2]))),
    new Vector3(...size),
  )
}

/** The same shape elsewhere. */
export const moved =
  (shape: Shape, at: Point, turn?: Point, scale?: number | Point): Shape =>
  (fine) =>
    shape(fine).applyMatrix4(placing(at, turn, scale))

/** The same shape with every point moved by a rule; its shading follows. */
export const bent =
  (shape: Shape, rule: (x: number, y: number, z: number) => Point): Shape =>
  (fine) => {
    const geometry = mergeVertices(shape(fine), 1e-5)
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++)
      position.setXYZ(i, ...rule(position.getX(i), position.getY(i), position.getZ(i)))
    geometry.computeVertexNormals()
    return geometry
  }

/** Several shapes as one, for what is made of the same stuff. */
export const joined =
  (...shapes: readonly Shape[]): Shape =>
  (fine) => {
    const plain = shapes.map((shape) => {
      const geometry = shape(fine)
      const bare = new BufferGeometry()
      for (const name of ['position', 'normal', 'uv'] as const)
        if (geometry.hasAttribute(name)) bare.setAttribute(name, geometry.getAttribute(name))
      bare.setIndex(geometry.index)
      return bare.index ? bare.toNonIndexed() : bare
    })
    return mergeGeometries(plain)
  }
