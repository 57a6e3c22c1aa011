import { type Point, times } from '../draw.ts'
import type { Vec } from './space.ts'

const rows = (parts: TemplateStringsArray, values: readonly number[]) =>
  parts
    .reduce((text, part, i) => text + part + (values[i] ?? ''), '')
    .split(',')
    .map((row) => row.trim().split(' ').map(Number))

/** Points of an outline, written as in a path: `0 10, 20 30`. */
export const flat = (parts: TemplateStringsArray, ...values: number[]) =>
  rows(parts, values).map(([x = 0, y = 0]): Point => [x, y])

/** Places in space, written the same way: `0 10 5, 20 30 5`. */
export const deep = (parts: TemplateStringsArray, ...values: number[]) =>
  rows(parts, values).map(([x = 0, y = 0, z = 0]): Vec => [x, y, z])

export const nth = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0]

/** Points of a smooth line through the given ones. */
export function smooth(points: readonly Point[], steps = 8, closed = false): Point[] {
  const n = points.length
  const pick = (i: number) => nth(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  const spans = closed ? n : n - 1
  const line = times(spans, (i) => {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    return times(steps, (k): Point => {
      const t = k / steps
      const one = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t * t * t)
      return [one(0), one(1)]
    })
  }).flat()
  return closed ? line : [...line, pick(n - 1)]
}

/** A polygon with its corners rounded by a radius, or by one for each corner. */
export function rounded(points: readonly Point[], radius: number | readonly number[]): Point[] {
  const n = points.length
  return points.flatMap((p, i) => {
    const r = typeof radius === 'number' ? radius : (radius[i] ?? 0)
    const toward = (q: Point): Point => {
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const share = Math.min(r, length / 2) / length
      return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
    }
    if (r === 0) return [p]
    const [from, to] = [toward(nth(points, (i + n - 1) % n)), toward(nth(points, (i + 1) % n))]
    return times(7, (k): Point => {
      const t = k / 6
      const one = (j: 0 | 1) => (1 - t) * (1 - t) * from[j] + 2 * t * (1 - t) * p[j] + t * t * to[j]
      return [one(0), one(1)]
    })
  })
}

/** A rounded rectangle about the origin, standing on it when `foot` is set. */
export const tablet = (w: number, h: number, r: number, foot = false): Point[] => {
  const [low, high] = foot ? [0, h] : [-h / 2, h / 2]
  return rounded(
    [
      [-w / 2, low],
      [w / 2, low],
      [w / 2, high],
      [-w / 2, high],
    ],
    r,
  )
}

export const round = (r: number, x = 0, y = 0, steps = 40): Point[] =>
  times(steps, (i) => {
    const a = (i / steps) * 2 * Math.PI
    return [x + r * Math.cos(a), y + r * Math.sin(a)]
  })

/** The tightest outline around points (monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const out: Point[] = []
    for (const p of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** A convex outline with every edge moved inwards. */
export function inset(points: readonly Point[], by: number): Point[] {
  const n = points.length
  const area = points.reduce((sum, p, i) => {
    const q = nth(points, (i + 1) % n)
    return sum + p[0] * q[1] - q[0] * p[1]
  }, 0)
  const edge = (i: number) => {
    const [p, q] = [nth(points, (i + n) % n), nth(points, (i + 1) % n)]
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [dx, dy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length]
    const side = (area > 0 ? by : -by) || 0
    return { x: p[0] - dy * side, y: p[1] + dx * side, dx, dy }
  }
  return points.map((p, i): Point => {
    const [a, b] = [edge(i - 1), edge(i)]
    const turn = a.dx * b.dy - a.dy * b.dx
    if (Math.abs(turn) < 1e-6) return p
    const t = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / turn
    return [a.x + a.dx * t, a.y + a.dy * t]
  })
}
