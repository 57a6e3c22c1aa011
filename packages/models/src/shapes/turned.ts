import { CatmullRomCurve3, LatheGeometry, Vector2, Vector3 } from 'three'
import type { Shape } from './fineness.ts'
import { type Corner, rounded } from './outline.ts'

const full = Math.PI * 2

/** Height along the line, not along its points, so that cloth and pores keep their scale on long flats. */
function spreadByLength(geometry: LatheGeometry, line: readonly Vector2[]): LatheGeometry {
  const length: number[] = [0]
  line.forEach((p, i) => {
    const before = line[i - 1]
    if (before) length.push((length[i - 1] ?? 0) + p.distanceTo(before))
  })
  const uv = geometry.getAttribute('uv')
  const all = length.at(-1) || 1
  for (let i = 0; i < uv.count; i++) uv.setY(i, (length[i % line.length] ?? 0) / all)
  return geometry
}

/** A part from the lathe: corners from the bottom up, x being the radius, rounded by their third number. */
export const turned =
  (corners: readonly Corner[], pieces = 64, turn = full): Shape =>
  (fine) => {
    const line = rounded(corners, fine.weight === 'full' ? 6 : 1)
    return spreadByLength(new LatheGeometry(line, fine.round(pieces), 0, turn), line)
  }

/** A part from the potter's wheel: a smooth line through points (radius, height). */
export const thrown =
  (points: readonly (readonly [number, number])[], steps = 48, pieces = 64): Shape =>
  (fine) => {
    const curve = new CatmullRomCurve3(
      points.map(([x, y]) => new Vector3(x, y, 0)),
      false,
      'centripetal',
    )
    const count = Math.max(points.length, fine.round(steps))
    const line = curve.getPoints(count).map((p) => new Vector2(Math.max(0, p.x), p.y))
    return spreadByLength(new LatheGeometry(line, fine.round(pieces)), line)
  }

/** A rounded cylinder that stands on y = 0; `top` is its radius there. */
export const cylinder = (radius: number, height: number, round = 0.04, pieces = 44, top = radius): Shape =>
  turned(
    [
      [0.0001, 0, 0],
      [radius, 0, round],
      [top, height, round],
      [0.0001, height, 0],
    ],
    pieces,
  )

/** A ring that lies on y = 0, between two radii. */
export const ring = (inner: number, outer: number, height: number, round = 0.02, pieces = 52): Shape =>
  turned(
    [
      [outer, height / 2, 0],
      [outer, height, round],
      [inner, height, round],
      [inner, 0, round],
      [outer, 0, round],
      [outer, height / 2, 0],
    ],
    pieces,
  )

/** A vessel with a wall of its own: the same line out and back, `wall` further in. From the foot up. */
export const vessel = (corners: readonly Corner[], wall: number, pieces = 64): Shape => {
  const inside = corners
    .slice(1)
    .map(([x, y, round], i): Corner => [Math.max(0.0001, x - wall), i === 0 ? y + wall : y, round])
    .reverse()
  const floor = inside.at(-1)
  const rim = corners.at(-1)
  if (!floor || !rim) return turned(corners, pieces)
  const lip: Corner = [rim[0] - wall / 2, rim[1] + wall * 0.5, wall * 0.5]
  return turned([...corners, lip, ...inside, [0.0001, floor[1], 0]], pieces)
}
