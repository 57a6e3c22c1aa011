import { BufferAttribute, BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import type { Shape } from './fineness.ts'

export type Point = readonly [x: number, y: number, z: number]

export const vector = ([x, y, z]: Point): Vector3 => new Vector3(x, y, z)

const curveThrough = (points: readonly Point[], isClosed = false) =>
  new CatmullRomCurve3(points.map(vector), isClosed, 'centripetal')

/** A pipe, cable or handle along a smooth line through points. */
export const tube =
  (points: readonly Point[], radius: number, pieces = 64, isClosed = false, sides = 14): Shape =>
  (fine) =>
    new TubeGeometry(
      curveThrough(points, isClosed),
      Math.max(points.length * 2, fine.round(pieces)),
      radius,
      fine.weight === 'full' ? sides : Math.min(sides, 6),
      isClosed,
    )

/** A skin over rows of points, all rows of the same length. */
export function skin(rows: readonly (readonly Vector3[])[], isClosed = true): BufferGeometry {
  const across = rows[0]?.length ?? 0
  const position: number[] = []
  const uv: number[] = []
  const index: number[] = []
  rows.forEach((row, j) => {
    row.forEach((p, i) => {
      position.push(p.x, p.y, p.z)
      uv.push(i / (isClosed ? across : across - 1), j / (rows.length - 1))
    })
  })
  for (let j = 0; j < rows.length - 1; j++)
    for (let i = 0; i < (isClosed ? across : across - 1); i++) {
      const [a, b] = [j * across + i, j * across + ((i + 1) % across)]
      index.push(a, b, a + across, b, b + across, a + across)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** A surface given by a function of two shares from 0 to 1: across and along. */
export const surface =
  (at: (across: number, along: number) => Point, across = 40, along = 40, isClosed = false): Shape =>
  (fine) => {
    const [n, m] = [fine.round(across), fine.round(along)]
    const rows = Array.from({ length: m + 1 }, (_, j) =>
      Array.from({ length: isClosed ? n : n + 1 }, (__, i) => vector(at(i / n, j / m))),
    )
    return skin(rows, isClosed)
  }

export interface Sweep {
  /** Half width along `side`, and half height, at a share of the way. */
  size(t: number): readonly [number, number]
  side?: Point
  /** 2 is an ellipse, more is squarer. */
  power?: number
  steps?: number
  around?: number
}

/** A super-ellipse swept along a line, with rounded ends: limbs, grips, bodies. */
export const sweep =
  (points: readonly Point[], { size, side = [0, 0, 1], power = 2, steps = 60, around = 28 }: Sweep): Shape =>
  (fine) => {
    const curve = curveThrough(points)
    const aside = vector(side).normalize()
    const n = fine.round(around)
    const row = (t: number, share: number, shift: number) => {
      const tangent = curve.getTangent(t)
      const up = new Vector3().crossVectors(tangent, aside).normalize()
      const across = new Vector3().crossVectors(up, tangent).normalize()
      const [width, height] = size(t)
      const middle = curve.getPoint(t).addScaledVector(tangent, shift)
      return Array.from({ length: n }, (_, i) => {
        const a = (i / n) * Math.PI * 2
        const bulge = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power)
        return middle
          .clone()
          .addScaledVector(across, bulge(Math.cos(a)) * width * share)
          .addScaledVector(up, bulge(Math.sin(a)) * height * share)
      })
    }
    const cap = (t: number, way: number) =>
      [0.001, 0.5, 0.8, 0.95].map((k) => row(t, k, way * Math.min(...size(t)) * 0.6 * Math.sqrt(1 - k * k)))
    const count = fine.round(steps)
    const middle = Array.from({ length: count + 1 }, (_, j) => row(j / count, 1, 0))
    return skin([...cap(0, -1), ...middle, ...cap(1, 1).reverse()])
  }

/** A thin leaf or blade along +x, bent down by `droop` and folded along its middle. */
export const leaf = (length: number, width: number, droop = 0.3, fold = 0.18): Shape =>
  surface(
    (across, t) => {
      const half = width * Math.sin(Math.PI * t ** 0.8) * 0.5 + 0.002
      const k = across * 2 - 1
      return [t * length, -droop * t * t * length + Math.abs(k) * half * fold * 2, k * half]
    },
    4,
    12,
  )
