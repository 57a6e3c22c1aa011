import { Quaternion, Vector3 } from 'three'
import type { Shape } from './fineness.ts'
import { type Point, skin, vector } from './skin.ts'
import { cylinder } from './turned.ts'

/** A bend of a pipe: where, and how far it is rounded. */
export type Bend = readonly [x: number, y: number, z: number, round?: number]

/** Points along a bent line; straights need only their ends. */
function bends(corners: readonly Bend[], usual: number, pieces: number): Vector3[] {
  const points: Vector3[] = []
  corners.forEach(([x, y, z, round = usual], i) => {
    const p = new Vector3(x, y, z)
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!before || !after || round === 0) {
      points.push(p)
      return
    }
    const a = new Vector3(before[0], before[1], before[2]).sub(p)
    const b = new Vector3(after[0], after[1], after[2]).sub(p)
    const cut = Math.min(round, a.length() * 0.48, b.length() * 0.48)
    const [from, to] = [a.setLength(cut).add(p), b.setLength(cut).add(p)]
    for (let k = 0; k <= pieces; k++) {
      const t = k / pieces
      points.push(
        from
          .clone()
          .multiplyScalar((1 - t) ** 2)
          .addScaledVector(p, 2 * t * (1 - t))
          .addScaledVector(to, t * t),
      )
    }
  })
  return points
}

/** A bent pipe with straight runs and closed, rounded ends: frames, handles, rails. */
export const pipe =
  (corners: readonly Bend[], radius: number, round = 0.12, sides = 16): Shape =>
  (fine) => {
    const points = bends(corners, round, fine.weight === 'full' ? 8 : 2)
    const count = fine.weight === 'full' ? sides : Math.min(sides, 6)
    const along = points.map((p, i) =>
      (points[i + 1] ?? p)
        .clone()
        .sub(points[i - 1] ?? p)
        .normalize(),
    )
    const first = along[0] ?? new Vector3(1, 0, 0)
    const side = new Vector3(Math.abs(first.x) < 0.9 ? 1 : 0, Math.abs(first.x) < 0.9 ? 0 : 1, 0)
      .cross(first)
      .normalize()
    const rows = points.map((p, i) => {
      const tangent = along[i] ?? first
      const turn = new Quaternion().setFromUnitVectors(along[i - 1] ?? tangent, tangent)
      side.applyQuaternion(turn)
      const up = new Vector3().crossVectors(tangent, side)
      return { p, tangent, side: side.clone(), up }
    })
    const loop = (row: (typeof rows)[number], share: number, shift: number) =>
      Array.from({ length: count }, (_, k) => {
        const a = (k / count) * Math.PI * 2
        return row.p
          .clone()
          .addScaledVector(row.tangent, shift)
          .addScaledVector(row.side, Math.cos(a) * radius * share)
          .addScaledVector(row.up, Math.sin(a) * radius * share)
      })
    const [start, end] = [rows[0], rows.at(-1)]
    if (!start || !end) return skin([])
    const cap = radius * 0.25
    return skin([
      loop(start, 0.001, 0),
      loop(start, 0.75, 0),
      loop(start, 1, cap),
      ...rows.slice(1, -1).map((row) => loop(row, 1, 0)),
      loop(end, 1, -cap),
      loop(end, 0.75, 0),
      loop(end, 0.001, 0),
    ])
  }

/** A straight bar from one point to another. */
export const rod =
  (from: Point, to: Point, radius: number, end = radius, sides = 18): Shape =>
  (fine) => {
    const way = vector(to).sub(vector(from))
    const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize())
    // Wires need no rounded ends.
    const round = fine.weight === 'full' && radius > 0.008 ? radius * 0.2 : 0
    return cylinder(
      radius,
      way.length(),
      round,
      sides,
      end,
    )(fine)
      .applyQuaternion(turn)
      .translate(from[0], from[1], from[2])
  }
