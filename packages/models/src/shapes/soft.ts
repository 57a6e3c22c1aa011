import { CatmullRomCurve3, Matrix4, SphereGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Shape } from './fineness.ts'
import { type Point, surface, vector } from './skin.ts'

const bulge = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** (2 / power)

/** A stuffed form around the origin: a ball at powers of 2, a pillow or block the higher they are. */
export const cushion = (
  width: number,
  height: number,
  depth: number,
  { round = 3, flank = round, pieces = 48 }: { round?: number; flank?: number; pieces?: number } = {},
): Shape =>
  surface(
    (across, along) => {
      const [a, b] = [-across * Math.PI * 2, (along - 0.5) * Math.PI]
      const out = bulge(Math.cos(b), flank)
      return [
        (bulge(Math.cos(a), round) * out * width) / 2,
        (bulge(Math.sin(b), flank) * height) / 2,
        (bulge(Math.sin(a), round) * out * depth) / 2,
      ]
    },
    pieces,
    Math.round(pieces * 0.6),
    true,
  )

export interface Stitch {
  length?: number
  gap?: number
  radius?: number
  isClosed?: boolean
}

/** Stitches along a smooth line through points. */
export const stitches =
  (
    points: readonly Point[],
    { length = 0.045, gap = 0.025, radius = 0.008, isClosed = false }: Stitch = {},
  ): Shape =>
  () => {
    const line = new CatmullRomCurve3(points.map(vector), isClosed, 'centripetal')
    const count = Math.max(1, Math.round(line.getLength() / (length + gap)))
    const one = new SphereGeometry(1, 6, 4)
    const all = Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count
      const along = line.getTangentAt(t)
      const aside = new Vector3(0.31, 0.87, 0.38).cross(along).normalize()
      const frame = new Matrix4()
        .makeBasis(along, aside, new Vector3().crossVectors(along, aside))
        .scale(new Vector3(length / 2, radius, radius))
        .setPosition(line.getPointAt(t))
      return one.clone().applyMatrix4(frame)
    })
    return mergeGeometries(all)
  }
