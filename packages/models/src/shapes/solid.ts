import { BoxGeometry, ExtrudeGeometry, SphereGeometry, type Vector2 } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Fineness, Shape } from './fineness.ts'
import { outlineOf } from './outline.ts'

/** A box around the origin with rounded edges. */
export const box =
  (width: number, height: number, depth: number, round = 0.05, pieces = 4): Shape =>
  (fine) => {
    const edge = fine.edge(pieces)
    const radius = Math.min(round, width / 2, height / 2, depth / 2)
    return edge === 0 || radius < 0.001
      ? new BoxGeometry(width, height, depth)
      : new RoundedBoxGeometry(width, height, depth, edge, radius)
  }

/** A ball around the origin. */
export const ball =
  (radius: number, pieces = 40): Shape =>
  (fine) =>
    new SphereGeometry(radius, fine.round(pieces), Math.max(5, Math.round(fine.round(pieces) * 0.7)))

type Line = readonly Vector2[] | ((fine: Fineness) => readonly Vector2[])

export interface Extrusion {
  bevel?: number
  holes?: readonly Line[]
  /** How many pieces its rounded edge has. */
  pieces?: number
}

/** A plate cut out along a line, its middle at z = 0. */
export const plate =
  (line: Line, depth: number, { bevel = 0.03, holes = [], pieces = 5 }: Extrusion = {}): Shape =>
  (fine) => {
    const pointsOf = (of: Line) => (typeof of === 'function' ? of(fine) : of)
    const b = Math.min(bevel, depth / 2)
    const edge = b > 0 ? fine.edge(pieces) : 0
    const geometry = new ExtrudeGeometry(outlineOf(pointsOf(line), holes.map(pointsOf)), {
      depth: edge > 0 ? Math.max(0.0001, depth - 2 * b) : depth,
      bevelEnabled: edge > 0,
      bevelSize: b,
      bevelThickness: b,
      bevelOffset: -b,
      bevelSegments: Math.max(1, edge),
      curveSegments: 24,
    })
    geometry.translate(0, 0, (edge > 0 ? b : 0) - depth / 2)
    return toCreasedNormals(geometry, 0.6)
  }
