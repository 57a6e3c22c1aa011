/** A smooth line through values at given times. */
export type Line = (time: number) => number

/**
 * Through every value, without a jerk: neither its speed nor its acceleration ever jumps. At both ends it goes on as it
 * came, or it comes to rest at the last one.
 */
export function smoothLine(times: readonly number[], values: readonly number[], rests: boolean): Line {
  const last = times.length - 1
  const time = (i: number) => times[i] ?? 0
  const value = (i: number) => values[i] ?? 0
  const span = (i: number) => time(i + 1) - time(i)
  const slope = (i: number) => (value(i + 1) - value(i)) / span(i)
  // How much the line bends at each value: every row knows its neighbours, so one sweep down and one up solve them all.
  const [share, bend] = [[0], [0]]
  for (let i = 1; i < last; i++) {
    const middle = 2 * (span(i - 1) + span(i)) - span(i - 1) * (share[i - 1] ?? 0)
    share[i] = span(i) / middle
    bend[i] = (6 * (slope(i) - slope(i - 1)) - span(i - 1) * (bend[i - 1] ?? 0)) / middle
  }
  if (rests) {
    const before = span(last - 1)
    bend[last] =
      (-6 * slope(last - 1) - before * (bend[last - 1] ?? 0)) / (before * (2 - (share[last - 1] ?? 0)))
  } else bend[last] = 0
  for (let i = last - 1; i > 0; i--) bend[i] = (bend[i] ?? 0) - (share[i] ?? 0) * (bend[i + 1] ?? 0)
  return (now) => {
    const after = times.findIndex((at) => at > now)
    const i = after < 0 ? last - 1 : Math.max(0, after - 1)
    const [a, b] = [time(i + 1) - now, now - time(i)]
    const [low, high] = [bend[i] ?? 0, bend[i + 1] ?? 0]
    const h = span(i)
    return (
      (low * a ** 3 + high * b ** 3) / (6 * h) +
      (value(i) / h - (low * h) / 6) * a +
      (value(i + 1) / h - (high * h) / 6) * b
    )
  }
}
