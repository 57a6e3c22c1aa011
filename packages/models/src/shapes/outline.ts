import { Shape as Outline, Path, Vector2 } from 'three'

/** A corner of an outline: where, and how far it is rounded. */
export type Corner = readonly [x: number, y: number, round?: number]

const usualRound = 0.03

/** Rounds the corners of an open line. Points close to each arc keep the flats flat under smooth shading. */
export function rounded(corners: readonly Corner[], pieces: number): Vector2[] {
  const out: Vector2[] = []
  corners.forEach(([x, y, round = usualRound], i) => {
    const p = new Vector2(x, y)
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!before || !after || round === 0 || pieces === 0) {
      out.push(p)
      return
    }
    const a = new Vector2(before[0], before[1]).sub(p)
    const b = new Vector2(after[0], after[1]).sub(p)
    const cut = Math.min(round, a.length() * 0.48, b.length() * 0.48)
    const [reachA, reachB] = [
      Math.min(cut * 1.12, a.length() * 0.49),
      Math.min(cut * 1.12, b.length() * 0.49),
    ]
    a.normalize()
    b.normalize()
    const [from, to] = [p.clone().addScaledVector(a, cut), p.clone().addScaledVector(b, cut)]
    if (pieces > 1) out.push(p.clone().addScaledVector(a, reachA))
    for (let k = 0; k <= pieces; k++) {
      const t = k / pieces
      out.push(
        new Vector2(
          (1 - t) ** 2 * from.x + 2 * t * (1 - t) * p.x + t * t * to.x,
          (1 - t) ** 2 * from.y + 2 * t * (1 - t) * p.y + t * t * to.y,
        ),
      )
    }
    if (pieces > 1) out.push(p.clone().addScaledVector(b, reachB))
  })
  return out
}

/** A closed line with rounded corners, counter-clockwise. */
export function closed(corners: readonly Corner[], pieces = 8): Vector2[] {
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last) return []
  return rounded([last, ...corners, first], pieces).slice(1, -1)
}

export const rectangle = (width: number, height: number, round: number, x = 0, y = 0): readonly Corner[] => [
  [x - width / 2, y - height / 2, round],
  [x + width / 2, y - height / 2, round],
  [x + width / 2, y + height / 2, round],
  [x - width / 2, y + height / 2, round],
]

/** Points around a circle; `from` and `to` in degrees. */
export const arc = (radius: number, x = 0, y = 0, pieces = 40, from = 0, to = 360): Vector2[] =>
  Array.from({ length: to - from >= 360 ? pieces : pieces + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / pieces) * Math.PI) / 180
    return new Vector2(x + Math.cos(a) * radius, y + Math.sin(a) * radius)
  })

/** The line around two circles, from the origin along x: arms, levers, links. */
export function linkLine(r0: number, r1: number, length: number, pieces = 32): Vector2[] {
  const a = Math.acos((r0 - r1) / length)
  const points: Vector2[] = []
  for (let i = 0; i <= pieces; i++) {
    const t = a + ((2 * Math.PI - 2 * a) * i) / pieces
    points.push(new Vector2(Math.cos(t) * r0, Math.sin(t) * r0))
  }
  for (let i = 0; i <= pieces; i++) {
    const t = -a + (2 * a * i) / pieces
    points.push(new Vector2(length + Math.cos(t) * r1, Math.sin(t) * r1))
  }
  return points
}

/** An outline with holes, as three.js wants it. */
export function outlineOf(points: readonly Vector2[], holes: readonly (readonly Vector2[])[] = []): Outline {
  const outline = new Outline([...points])
  outline.holes = holes.map((hole) => new Path([...hole]))
  return outline
}
