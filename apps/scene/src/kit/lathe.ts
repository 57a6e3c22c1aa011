import type { Vec3 } from './affine.ts'
import { addLattice, addVertex, emptyShape, type Shape } from './shape.ts'

type Point = readonly [radius: number, y: number]

/** Corners sharper than this stay hard; softer ones are shaded round. */
const crease = Math.cos(0.8)

export interface LatheOptions {
  segments?: number
  from?: number
  to?: number
  /** Longest piece of the profile, for baked light. */
  cell?: number
}

/** Turns a profile around the y axis. The profile runs so that its left side is the outside (upward on an outer wall). */
export function lathe(profile: readonly Point[], options: LatheOptions = {}): Shape {
  const { segments = 32, from = 0, to = Math.PI * 2, cell = 0.9 } = options
  const shape = emptyShape()
  const runs = smoothRuns(cut(profile, cell))
  for (const run of runs) {
    const base = shape.tint.length
    for (const [r, y, nr, ny] of run)
      for (let i = 0; i <= segments; i++) {
        const a = from + ((to - from) * i) / segments
        const [c, s] = [Math.cos(a), Math.sin(a)]
        addVertex(shape, [r * c, y, r * s], [nr * c, ny, nr * s])
      }
    addLattice(shape, base, segments + 1, run.length)
  }
  return shape
}

function cut(profile: readonly Point[], cell: number): Point[] {
  const out: Point[] = []
  profile.forEach((p, i) => {
    const before = profile[i - 1]
    if (before) {
      const n = Math.max(1, Math.ceil(Math.hypot(p[0] - before[0], p[1] - before[1]) / cell))
      for (let k = 1; k < n; k++)
        out.push([before[0] + ((p[0] - before[0]) * k) / n, before[1] + ((p[1] - before[1]) * k) / n])
    }
    out.push(p)
  })
  return out
}

type Ring = readonly [r: number, y: number, nr: number, ny: number]

/** Splits the profile at its hard corners and gives each point of a run the normal of its neighbours. */
function smoothRuns(points: Point[]): Ring[][] {
  const edges = points.slice(1).map((p, i): Point => {
    const q = points[i] ?? p
    const length = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1
    return [(p[1] - q[1]) / length, -(p[0] - q[0]) / length]
  })
  const runs: Ring[][] = []
  let run: Ring[] = []
  points.forEach((p, i) => {
    const before = edges[i - 1] ?? edges[i]
    const after = edges[i] ?? before
    if (!before || !after) return
    const soft = before[0] * after[0] + before[1] * after[1] > crease
    if (soft) {
      const [x, y] = [before[0] + after[0], before[1] + after[1]]
      const length = Math.hypot(x, y) || 1
      run.push([p[0], p[1], x / length, y / length])
      return
    }
    run.push([p[0], p[1], before[0], before[1]])
    runs.push(run)
    run = [[p[0], p[1], after[0], after[1]]]
  })
  runs.push(run)
  return runs
}

/** An upright cylinder on the ground plane with a rounded top edge. */
export function drum(radius: number, height: number, bevel = 0.06, segments = 32, cell = 0.9): Shape {
  return lathe(
    [
      [radius, 0],
      [radius, height - bevel],
      [radius - bevel * 0.3, height - bevel * 0.3],
      [radius - bevel, height],
      [0, height],
    ],
    { segments, cell },
  )
}

/** A thin ring around something round: only what can be seen of it. */
export function hoop(radius: number, y: number, thickness: number, segments = 48): Shape {
  const t = thickness / 2
  return lathe(
    [
      [radius - t, y - t],
      [radius + t, y - t * 0.5],
      [radius + t, y + t * 0.5],
      [radius - t, y + t],
    ],
    { segments, cell: 9 },
  )
}

/** Outer wall, top and inner wall of a round band; its centre line is at the given radius. */
export function band(radius: number, width: number, low: number, high: number, segments = 48): Shape {
  const [a, b] = [radius + width / 2, radius - width / 2]
  const k = Math.min(width, high - low) * 0.25
  const profile: Point[] = [
    [b, low],
    [a - k, low],
    [a, low + k],
    [a, high - k],
    [a - k, high],
    [b + k, high],
    [b, high - k],
    [b, low],
  ]
  return lathe(profile, { segments })
}

/** A direction on the circle as used by the lathe. */
export const onCircle = (radius: number, angle: number, y = 0): Vec3 => [
  radius * Math.cos(angle),
  y,
  radius * Math.sin(angle),
]
