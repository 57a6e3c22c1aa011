import { cross, minus, unit, type Vec3 } from './affine.ts'
import { addLattice, addTriangle, addVertex, emptyShape, type Shape, vertexAt } from './shape.ts'

/** A place on the way of a profile, with the two directions in which the profile is laid out there. */
export interface Station {
  at: Vec3
  out: Vec3
  side: Vec3
}

export type ProfilePoint = readonly [out: number, side: number]

export interface SweepOptions {
  /** Corners are rounded off by this much; curves of short pieces stay as they are. */
  bevel?: number
  /** Longest piece of the profile, for baked light. */
  cell?: number
  /** Joins the last point of the profile with the first. */
  closed?: boolean
  /** Closes both ends; for profiles that can be seen whole from their middle. */
  caps?: boolean
}

type Ring = readonly [out: number, side: number, normalOut: number, normalSide: number]

/**
 * Pulls a profile along stations: arches, curved counters, slatted walls. The profile runs counter-clockwise when `out`
 * points right and `side` up, so that its right side is the outside.
 */
export function sweep(
  stations: readonly Station[],
  profile: readonly ProfilePoint[],
  options: SweepOptions = {},
): Shape {
  const shape = emptyShape()
  const runs = profileRuns(profile, options)
  for (const run of runs) {
    const base = shape.tint.length
    for (const [o, s, no, ns] of run)
      for (const { at, out, side } of stations)
        addVertex(
          shape,
          [0, 1, 2].map((k) => (at[k] ?? 0) + (out[k] ?? 0) * o + (side[k] ?? 0) * s) as unknown as Vec3,
          unit(out[0] * no + side[0] * ns, out[1] * no + side[1] * ns, out[2] * no + side[2] * ns),
        )
    addLattice(shape, base, stations.length, run.length)
  }
  if (options.caps) for (const end of [0, stations.length - 1]) addCap(shape, stations, runs, end)
  return shape
}

function addCap(shape: Shape, stations: readonly Station[], runs: readonly Ring[][], end: number): void {
  const [here, next] = [stations[end], stations[end === 0 ? 1 : end - 1]]
  if (!here || !next) return
  const away = unit(...minus(here.at, next.at))
  const axis = unit(...cross(here.out, here.side))
  const sign = away[0] * axis[0] + away[1] * axis[1] + away[2] * axis[2] < 0 ? -1 : 1
  const n: Vec3 = [axis[0] * sign, axis[1] * sign, axis[2] * sign]
  const rim = runs
    .flat()
    .map(([o, s]) =>
      addVertex(
        shape,
        [0, 1, 2].map(
          (k) => (here.at[k] ?? 0) + (here.out[k] ?? 0) * o + (here.side[k] ?? 0) * s,
        ) as unknown as Vec3,
        n,
      ),
    )
  const sum = rim.map((i) => vertexAt(shape.position, i))
  const share = (k: number) => sum.reduce((total, p) => total + (p[k] ?? 0), 0) / sum.length
  const middle = addVertex(shape, [share(0), share(1), share(2)], n)
  for (const [k, i] of rim.entries()) addTriangle(shape, middle, i, rim[(k + 1) % rim.length] ?? i)
}

/** Softer corners than this belong to a curve. */
const curve = Math.cos(0.7)

/** The profile in runs that are shaded as one: a single one when corners are bevelled, else one an edge. */
function profileRuns(
  profile: readonly ProfilePoint[],
  { bevel = 0, cell = 9, closed = false }: SweepOptions,
): Ring[][] {
  const first = profile[0]
  const points = closed && first ? [...profile, first] : [...profile]
  const edges = points.slice(1).map(([o, s], i) => {
    const [p, q] = points[i] ?? [o, s]
    const length = Math.hypot(o - p, s - q) || 1
    return { from: [p, q] as const, along: [(o - p) / length, (s - q) / length] as const, length }
  })
  const runs: Ring[][] = [[]]
  edges.forEach(({ from, along, length }, i) => {
    const before = edges[i - 1] ?? (closed ? edges.at(-1) : undefined)
    const after = edges[i + 1] ?? (closed ? edges[0] : undefined)
    const turn = (other?: { along: readonly [number, number] }) =>
      other ? along[0] * other.along[0] + along[1] * other.along[1] : 2
    const soft = (other?: { along: readonly [number, number] }) => turn(other) > curve && turn(other) <= 1
    const n = [along[1], -along[0]] as const
    const between = (other: { along: readonly [number, number] }) => {
      const [x, , y] = unit(n[0] + other.along[1], 0, n[1] - other.along[0])
      return [x, y] as const
    }
    const cutBack = (other?: { along: readonly [number, number] }) =>
      bevel > 0 && other && !soft(other) ? Math.min(bevel, length / 2.2) : 0
    const [start, end] = [cutBack(before), length - cutBack(after)]
    const at = (t: number) => [from[0] + along[0] * t, from[1] + along[1] * t] as const
    if (i > 0 && start === 0 && !soft(before)) runs.push([])
    const run = runs.at(-1)
    const pieces = Math.max(1, Math.ceil((end - start) / cell))
    for (let k = 0; k <= pieces; k++) {
      const joined = (k === 0 && soft(before) && before) || (k === pieces && soft(after) && after)
      run?.push([...at(start + ((end - start) * k) / pieces), ...(joined ? between(joined) : n)])
    }
    if (after && end < length) {
      const [o, s] = at(length)
      const [no, ns] = between(after)
      // The middle of a quarter round lies inside an outer corner and outside an inner one.
      const inward = along[0] * after.along[1] - along[1] * after.along[0] > 0 ? 0.41 : -0.41
      const r = Math.min(bevel, length - end) * inward
      run?.push([o - no * r, s - ns * r, no, ns])
    }
  })
  const only = runs[0]?.[0]
  if (closed && bevel > 0 && only) runs.at(-1)?.push(only)
  return runs
}

/** Stations on a level circle around the y axis, from angle to angle; `out` points away from the middle, `side` up. */
export const aroundCircle = (radius: number, from: number, to: number, pieces: number): Station[] =>
  Array.from({ length: pieces + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / pieces
    const out: Vec3 = [Math.sin(a), 0, Math.cos(a)]
    return { at: [out[0] * radius, 0, out[2] * radius], out, side: [0, 1, 0] }
  })

/** Stations straight up from the ground, for profiles drawn as a plan: `out` is x, `side` is z. */
export const straightUp = (height: number, cell: number): Station[] => {
  const pieces = Math.max(1, Math.round(height / cell))
  return Array.from({ length: pieces + 1 }, (_, i) => ({
    at: [0, (height * i) / pieces, 0],
    out: [1, 0, 0],
    side: [0, 0, 1],
  }))
}
