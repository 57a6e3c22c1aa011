import { d, height, type Point, times, width } from './draw.ts'

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`

/** A smooth line through all points (Catmull-Rom, written as Bézier curves). */
export function curve(points: readonly Point[], tension = 6): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const start = at(0)
  const parts = times(points.length - 1, (i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return d`C${p1[0] + (p2[0] - p0[0]) / tension} ${p1[1] + (p2[1] - p0[1]) / tension} ${p2[0] - (p3[0] - p1[0]) / tension} ${p2[1] - (p3[1] - p1[1]) / tension} ${p2[0]} ${p2[1]}`
  })
  return d`M${start[0]} ${start[1]}${parts.join('')}`
}

/** Everything below a smooth line, down to the lower edge. */
export const ground = (points: readonly Point[], bottom = height + 8) => {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  return d`${curve(points)}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`
}

export interface Swell {
  y: number
  rise: number
  length: number
  shift?: number
}

/** The crest of a swell across the whole picture. */
export const crest = ({ y, rise, length, shift = 0 }: Swell, from = -40, to = width + 40): Point[] => {
  const steps = Math.ceil((to - from) / (length / 4))
  return times(steps + 1, (i) => {
    const x = from + (i * (to - from)) / steps
    return [x, y + rise * Math.sin(((x + shift) / length) * 2 * Math.PI)] as const
  })
}

export const star = (x: number, y: number, outer: number, inner: number, spikes: number, turn = -90) =>
  polygon(
    times(spikes * 2, (i) => {
      const angle = ((turn + (i * 180) / spikes) * Math.PI) / 180
      const r = i % 2 ? inner : outer
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
    }),
  )

export const regular = (x: number, y: number, r: number, sides: number, turn = -90) =>
  polygon(
    times(sides, (i) => {
      const angle = ((turn + (i * 360) / sides) * Math.PI) / 180
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
    }),
  )

/** A leaf from its stalk at the origin to its tip at (length, 0). */
export const leaf = (length: number, breadth: number) =>
  d`M0 0C${length * 0.22} ${-breadth} ${length * 0.7} ${-breadth} ${length} 0C${length * 0.7} ${breadth} ${length * 0.22} ${breadth} 0 0Z`

/** Places along a line of points, `step` apart, for beads and lamps. */
export function along(points: readonly Point[], step: number): Point[] {
  const places: Point[] = []
  let left = 0
  for (let i = 1; i < points.length; i++) {
    const [[x1, y1], [x2, y2]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const length = Math.hypot(x2 - x1, y2 - y1)
    for (; left <= length; left += step)
      places.push([x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length])
    left -= length
  }
  return places
}
