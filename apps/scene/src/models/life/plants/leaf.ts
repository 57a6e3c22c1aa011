import { cross, minus, unit, type Vec3 } from '../../../kit/affine.ts'
import { addTriangle, addVertex, emptyShape, type Shape } from '../../../kit/shape.ts'

/** A leaf grows from the origin along +z, its upper side up, folded along its midrib. Both sides are drawn. */
export interface LeafForm {
  length: number
  width: number
  /** How far its tip has bent down against its root, in radians. */
  droop?: number
  /** How far the halves are lifted from the flat, in radians. */
  fold?: number
  rows?: number
  /** Share of the full width along the leaf. */
  outline?: (along: number) => number
  /** Moves both faces out, for a stripe on another leaf. */
  lift?: number
}

/** Widest below the middle, with a long tip. */
export const lance = (t: number) => Math.sin(Math.PI * t ** 0.75)
/** Like a violin: a waist, then broad and round. */
export const fiddle = (t: number) =>
  t <= 0 || t >= 1 ? 0 : (0.62 + 0.38 * Math.sin(Math.PI * (t * 1.5 - 0.62))) * (1 - (2 * t - 1) ** 6) ** 0.5
/** The same width for long, then a point. */
export const sword = (t: number) => (0.55 + 0.45 * Math.min(1, t * 2.4)) * (1 - t ** 5)

/** Light comes through the tips; the root stands in shade. */
const tintAt = (t: number, rib: boolean) => (0.86 + 0.6 * t) * (rib ? 1.12 : 1)

export function leaf(form: LeafForm): Shape {
  const { length, width, droop = 0.6, fold = 0.35, rows = 3, outline = lance, lift = 0 } = form
  const shape = emptyShape()
  const spine: { at: Vec3; up: Vec3; along: number }[] = []
  let [y, z] = [0, 0]
  for (let j = 0; j <= rows; j++) {
    const bend = droop * (j / rows) ** 1.3
    spine.push({ at: [0, y, z], up: [0, Math.cos(bend), Math.sin(bend)], along: j / rows })
    y -= (Math.sin(bend) * length) / rows
    z += (Math.cos(bend) * length) / rows
  }
  for (const side of [-1, 1] as const)
    for (const face of [1, -1] as const) {
      const lines = spine.map(({ at, up, along }) => {
        const half = (width / 2) * outline(along)
        const edge: Vec3 = [
          side * half * Math.cos(fold),
          at[1] + up[1] * half * Math.sin(fold),
          at[2] + up[2] * half * Math.sin(fold),
        ]
        // The face of a half leans inward by the fold.
        const n = unit(-side * Math.sin(fold), up[1] * Math.cos(fold), up[2] * Math.cos(fold))
        const facing: Vec3 = [n[0] * face, n[1] * face, n[2] * face]
        const out = (p: Vec3): Vec3 => [
          p[0] + facing[0] * lift,
          p[1] + facing[1] * lift,
          p[2] + facing[2] * lift,
        ]
        return [
          addVertex(shape, out(at), facing, tintAt(along, true)),
          addVertex(shape, out(edge), facing, tintAt(along, false)),
        ] as const
      })
      lines.forEach(([rib, edge], j) => {
        const next = lines[j + 1]
        if (!next) return
        addTriangle(shape, rib, edge, next[1])
        addTriangle(shape, rib, next[1], next[0])
      })
    }
  return shape
}

/** Four triangles for one of very many leaves: a folded lozenge. Its halves share the midrib, which keeps files small. */
export function smallLeaf(length: number, width: number, fold = 0.4): Shape {
  const shape = emptyShape()
  const [root, tip]: [Vec3, Vec3] = [
    [0, 0, 0],
    [0, -0.12 * length, length],
  ]
  const ridge = unit(0, 1, 0.12)
  const edges = ([-1, 1] as const).map((side) => {
    const at: Vec3 = [side * (width / 2) * Math.cos(fold), (width / 2) * Math.sin(fold), length * 0.42]
    const face = cross(minus(tip, root), minus(at, root))
    const up = face[1] > 0 ? 1 : -1
    return { at, n: unit(face[0] * up, face[1] * up, face[2] * up) }
  })
  for (const face of [1, -1] as const) {
    const facing = (n: Vec3): Vec3 => [n[0] * face, n[1] * face, n[2] * face]
    const first = addVertex(shape, root, facing(ridge), tintAt(0.1, false))
    const last = addVertex(shape, tip, facing(ridge), tintAt(1, false))
    for (const { at, n } of edges) {
      const edge = addVertex(shape, at, facing(n), tintAt(0.6, false))
      addTriangle(shape, first, edge, last)
    }
  }
  return shape
}
