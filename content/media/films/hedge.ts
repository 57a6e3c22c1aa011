import { figure } from './cuts.ts'
import { type Actor, prop } from './film.ts'

/** A row of clipped bushes along a slope: round heads side by side. */
export function hedge(
  z: number,
  foot: (x: number) => number,
  head: number,
  colour: string,
  half = 3.6,
): Actor {
  const tops: [number, number, number][] = []
  for (let x = half; x > -half; x -= head)
    for (let i = 0; i <= 8; i++) {
      const a = (i / 8) * Math.PI
      const middle = x - head / 2
      tops.push([middle + (Math.cos(a) * head) / 2, foot(middle) + Math.sin(a) * head * 0.46, 0])
    }
  return prop(figure([0, 0, z], { line: [[-half, 0, 0], [half, 0, 0], ...tops], colour, deep: 0.1 }))
}

/** A slope that waves along x. */
export const slope = (height: number, rise: number, ahead: number) => (x: number) =>
  height + rise * Math.sin(x * 0.95 + ahead)
