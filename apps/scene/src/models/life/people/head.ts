import { type Affine, movePoint, unit, type Vec3 } from '../../../kit/affine.ts'
import { ball, withFaceNormals } from '../../../kit/ball.ts'
import { alongPath, loft } from '../../../kit/loft.ts'
import { mix, smoothstep } from '../../../kit/random.ts'
import { addLattice, addVertex, emptyShape, type Shape } from '../../../kit/shape.ts'
import { byDetail } from '../../by-detail.ts'
import { type ModelBuilder, type ModelLook, painted } from '../../model-builder.ts'

export type HairStyle = 'short' | 'bob' | 'bun' | 'long'

/** The middle of the skull over the root of the neck. */
const middle: Vec3 = [0, 0.138, 0.022]

/** A place on the skull by direction: `around` 0 is the face, `down` 0 the crown. `out` is the depth of hair on it. */
function skull(around: number, down: number, out = 0): Vec3 {
  const [dx, dy, dz] = [Math.sin(down) * Math.sin(around), Math.cos(down), Math.sin(down) * Math.cos(around)]
  const low = Math.max(0, -dy) ** 1.3
  const jaw = 1 - 0.3 * low
  const back = dz < 0 ? 1 - 0.5 * low : 1 - 0.1 * low
  const nose = 0.009 * Math.exp(-((around / 0.22) ** 2) - ((down - 1.78) / 0.22) ** 2)
  return [
    middle[0] + dx * (0.075 * jaw + out),
    middle[1] + dy * (0.114 + out),
    middle[2] + dz * (0.094 * back + out) + nose,
  ]
}

interface HairCut {
  front: number
  side: number
  nape: number
  depth: number
  /** How far it hangs below the middle of the head, at the side and behind. */
  hangs?: readonly [number, number]
}

const cuts: Record<HairStyle, HairCut> = {
  short: { front: 0.86, side: 1.62, nape: 2.2, depth: 0.017 },
  bun: { front: 0.82, side: 1.7, nape: 2.15, depth: 0.011 },
  bob: { front: 0.92, side: 1.57, nape: 1.57, depth: 0.018, hangs: [0.115, 0.13] },
  long: { front: 0.88, side: 1.57, nape: 1.57, depth: 0.016, hangs: [0.13, 0.3] },
}

const turnOf = (step: number, steps: number) => {
  const a = (step / steps) * Math.PI * 2
  return a > Math.PI ? a - Math.PI * 2 : a
}

/** A grid of points around the head, closed to a ring, with normals from its faces. */
function around(steps: number, rows: number, heart: Vec3, at: (around: number, row: number) => Vec3): Shape {
  const shape = emptyShape()
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= steps; i++) {
      const p = at(turnOf(i, steps), j)
      addVertex(shape, p, unit(p[0] - heart[0], p[1] - heart[1], p[2] - heart[2]))
    }
  addLattice(shape, 0, steps + 1, rows + 1)
  const lit = withFaceNormals(shape)
  // The seam behind has its corners twice: both get the same normal.
  for (let j = 0; j <= rows; j++) {
    const [a, c] = [j * (steps + 1) * 3, (j * (steps + 1) + steps) * 3]
    const n = [0, 1, 2].map((k) => (lit.normal[a + k] ?? 0) + (lit.normal[c + k] ?? 0))
    const even = unit(n[0] ?? 0, n[1] ?? 1, n[2] ?? 0)
    for (const k of [0, 1, 2] as const) {
      lit.normal[a + k] = even[k]
      lit.normal[c + k] = even[k]
    }
  }
  return lit
}

export function addHead(b: ModelBuilder, frame: Affine, neck: Vec3, skin: ModelLook, style: HairStyle): void {
  const inFrame = (p: Vec3) => movePoint(frame, p[0], p[1], p[2])
  const steps = byDetail(b.detail, 12, 7, 4)
  const rows = byDetail(b.detail, 7, 4, 2)
  const heart = inFrame(middle)
  const face = around(steps, rows, heart, (a, j) =>
    inFrame(
      skull(
        a,
        byDetail(b.detail, 0.45, 0.7, 0) + (j / rows) * (Math.PI - 0.45),
        byDetail(b.detail, 0, 0, 0.012),
      ),
    ),
  )
  b.add(face, skin)
  const throat = alongPath([
    [...neck, 0.058, 0.056],
    [...inFrame([0, 0.085, 0.012]), 0.05, 0.053],
  ])
  b.add(loft(throat, { sides: byDetail(b.detail, 8, 5, 3), lids: 'none' }), skin)
  b.from('near', () => {
    for (const side of [-1, 1])
      b.add(ball(0), skin, { at: inFrame(skull(side * 1.62, 1.68, 0.001)), scale: [0.011, 0.026, 0.017] })
  })
  addHair(b, inFrame, style)
}

/** Shares of the way from crown to hairline; the last one tucks the edge into the skin. */
const rowsOfHair = [0, 0.3, 0.55, 0.78, 0.95, 1]
const fewRowsOfHair = [0, 0.55, 1]

function addHair(b: ModelBuilder, inFrame: (p: Vec3) => Vec3, style: HairStyle): void {
  const cut = cuts[style]
  const crown = byDetail(b.detail, rowsOfHair, fewRowsOfHair, [0, 1])
  const hanging = cut.hangs ? byDetail(b.detail, [0.4, 0.96, 1], [1], []) : []
  const last = hanging.length - 1
  const shape = around(
    byDetail(b.detail, 12, 7, 4),
    crown.length + hanging.length - 1,
    inFrame(middle),
    (a, row) => {
      const share = crown[row]
      if (share !== undefined) return inFrame(onCrown(cut, a, share, b.detail === 'far'))
      const k = row - crown.length
      return inFrame(hangingAt(cut, a, hanging[k] ?? 1, k === last && b.detail === 'near'))
    },
  )
  b.add(shape, painted('hair', 0.5))
  if (style !== 'bun' || b.detail === 'far') return
  b.add(ball(byDetail(b.detail, 1, 0, 0)), painted('hair', 0.5), {
    at: inFrame([0, middle[1] + 0.062, middle[2] - 0.118]),
    scale: [0.05, 0.045, 0.042],
  })
}

const edgeOf = ({ front, side, nape }: HairCut, a: number) => {
  const off = Math.abs(a)
  return off < 1.5
    ? mix(front, side, smoothstep(0.62, 1.3, off))
    : mix(side, nape, smoothstep(1.75, 2.7, off))
}

function onCrown(cut: HairCut, a: number, share: number, far: boolean): Vec3 {
  const down = (far ? mix(edgeOf(cut, a), 1.7, 0.5) : edgeOf(cut, a)) * share
  const quiff = 0.008 * Math.max(0, Math.cos(a)) * Math.sin(Math.min(Math.PI, down * 2))
  const hanging = cut.hangs && Math.abs(a) > 1.3
  const thin = share === 1 && !hanging && !far ? -0.006 : cut.depth * (hanging ? 1 : 1 - 0.45 * share ** 4)
  // Few corners cut a round head small: across the hall it is drawn larger.
  return skull(a, down, thin + quiff + (far ? 0.016 : 0))
}

/** Below the widest part hair falls straight down, and a little back over the shoulders. */
function hangingAt(cut: HairCut, a: number, share: number, tucked: boolean): Vec3 {
  const edge = onCrown(cut, a, 1, false)
  const [atSide, behind] = cut.hangs ?? [0, 0]
  const off = Math.abs(a)
  const falls = off < 1.3 ? 0 : mix(atSide, behind, smoothstep(1.8, 2.6, off)) * smoothstep(1.25, 1.5, off)
  const inward = tucked ? 0.8 : 1
  const spread = 1 + 0.1 * Math.sin(share * Math.PI * 0.75)
  const over = Math.max(0, falls * share - 0.12) * 0.35
  if (falls === 0) return edge
  return [
    edge[0] * spread * inward,
    edge[1] - falls * share,
    (edge[2] - middle[2]) * inward + middle[2] - over,
  ]
}
