import { cross, minus, unit, type Vec3 } from './affine.ts'
import { withFaceNormals } from './ball.ts'
import { addTriangle, addVertex, emptyShape, type Shape } from './shape.ts'

/** One slice of a body: its middle, and half of its width and of its depth as directions. */
export interface Ring {
  at: Vec3
  across: Vec3
  deep: Vec3
}

/** A point on the edge of a slice: `angle` 0 is in front, a quarter turn is across. `square` below 1 fills the corners. */
export function onRing({ at, across, deep }: Ring, angle: number, square = 1): Vec3 {
  const [s, c] = [bulged(Math.sin(angle), square), bulged(Math.cos(angle), square)]
  return [
    at[0] + across[0] * s + deep[0] * c,
    at[1] + across[1] * s + deep[1] * c,
    at[2] + across[2] * s + deep[2] * c,
  ]
}

const bulged = (x: number, square: number) => Math.sign(x) * Math.abs(x) ** square

export interface LoftOptions {
  sides?: number
  square?: number
  /** Which ends get a lid. */
  lids?: 'none' | 'first' | 'last' | 'both'
}

/** A soft skin over slices: bodies, limbs, clothes, shells. */
export function loft(rings: readonly Ring[], options: LoftOptions = {}): Shape {
  const { sides = 8, square = 1, lids = 'both' } = options
  const shape = emptyShape()
  for (const ring of rings)
    for (let i = 0; i < sides; i++) {
      const p = onRing(ring, (i / sides) * Math.PI * 2, square)
      addVertex(shape, p, unit(...minus(p, ring.at)))
    }
  for (let j = 0; j + 1 < rings.length; j++)
    for (let i = 0; i < sides; i++) {
      const [a, b] = [j * sides + i, j * sides + ((i + 1) % sides)]
      addTriangle(shape, a, b, b + sides)
      addTriangle(shape, a, b + sides, a + sides)
    }
  if (lids === 'first' || lids === 'both') addLid(shape, rings[0], rings[1], 0, sides)
  if (lids === 'last' || lids === 'both')
    addLid(shape, rings.at(-1), rings.at(-2), (rings.length - 1) * sides, sides)
  return withFaceNormals(shape)
}

function addLid(
  shape: Shape,
  end: Ring | undefined,
  next: Ring | undefined,
  base: number,
  sides: number,
): void {
  if (!end || !next) return
  const out = unit(...minus(end.at, next.at))
  const middle = addVertex(shape, end.at, out)
  for (let i = 0; i < sides; i++) {
    const [a, b] = [base + i, base + ((i + 1) % sides)]
    // The rim's own normals point sideways; only the lid's decide which way it faces.
    const face = cross(minus(pointOf(shape, a), end.at), minus(pointOf(shape, b), end.at))
    const outward = face[0] * out[0] + face[1] * out[1] + face[2] * out[2] > 0
    shape.index.push(...(outward ? [middle, a, b] : [middle, b, a]))
  }
}

const pointOf = (shape: Shape, i: number): Vec3 => [
  shape.position[i * 3] ?? 0,
  shape.position[i * 3 + 1] ?? 0,
  shape.position[i * 3 + 2] ?? 0,
]

/** A point of a limb with half its width and, where it is not round, half its depth. */
export type Joint = readonly [x: number, y: number, z: number, width: number, depth?: number]

/** Slices along a path, square to it; their width lies as near to `side` as the path allows. */
export function alongPath(joints: readonly Joint[], side: Vec3 = [1, 0, 0]): Ring[] {
  const at = (joint: Joint | undefined): Vec3 | undefined => joint && [joint[0], joint[1], joint[2]]
  return joints.map((joint, i) => {
    const here: Vec3 = [joint[0], joint[1], joint[2]]
    const along = unit(...minus(at(joints[i + 1]) ?? here, at(joints[i - 1]) ?? here))
    const deep = unit(...cross(side, along))
    const across = cross(along, deep)
    const [width, depth] = [joint[3], joint[4] ?? joint[3]]
    return {
      at: here,
      across: [across[0] * width, across[1] * width, across[2] * width],
      deep: [deep[0] * depth, deep[1] * depth, deep[2] * depth],
    }
  })
}
