import { type Corner, radians } from '../shapes/index.ts'

/** The bends of the lying surface from head to foot: raised back, seat, knees. */
export function lying(back: number, knees: number): (readonly [x: number, y: number])[] {
  const [b, k] = [radians(back), radians(knees)]
  const hip = -0.22
  const seatEnd = 0.08
  const knee: readonly [number, number] = [seatEnd + 0.34 * Math.cos(k), 0.34 * Math.sin(k)]
  const rest = 0.54
  const drop = Math.asin(Math.min(0.9, knee[1] / rest))
  return [
    [hip - 0.76 * Math.cos(b), 0.76 * Math.sin(b)],
    [hip, 0],
    [seatEnd, 0],
    knee,
    [knee[0] + rest * Math.cos(drop), knee[1] - rest * Math.sin(drop)],
  ]
}

/** A layer on it: from so far above to so far above, between two of its bends. */
export function layer(
  line: readonly (readonly [number, number])[],
  low: number,
  high: number,
  round: number,
): Corner[] {
  const normal = (i: number): readonly [number, number] => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? [0, 0], line[Math.min(line.length - 1, i + 1)] ?? [0, 0]]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  }
  const at = (by: number) =>
    line.map(([x, y], i): Corner => {
      const [nx, ny] = normal(i)
      const isEnd = i === 0 || i === line.length - 1
      return [x + nx * by, y + ny * by, isEnd ? round : 0.1]
    })
  return [...at(low), ...at(high).reverse()]
}
