/**
 * Letters as strokes of a pen, because a fresh machine may have no font at all. In a box of 1 by 1: M moves, L draws a
 * line, C a curve. What people mix up (0 O D Q, 1 I, 2 Z, 5 S, 8 B, 4 A, U V, G) is left out or there once.
 */
const drawings: Record<string, string> = {
  A: 'M0 1 L.5 0 L1 1 M.19 .64 L.81 .64',
  C: 'M.97 .2 C.75 -.12 0 -.14 0 .5 C0 1.14 .75 1.12 .97 .8',
  E: 'M.95 0 L.05 0 L.05 1 L.95 1 M.05 .49 L.8 .49',
  F: 'M.97 0 L.07 0 L.07 1 M.07 .5 L.8 .5',
  H: 'M.02 0 L.02 1 M.98 0 L.98 1 M.02 .5 L.98 .5',
  J: 'M.35 0 L.95 0 M.72 0 L.72 .66 C.72 1.12 .06 1.12 .04 .7',
  K: 'M.05 0 L.05 1 M.95 0 L.05 .6 M.36 .4 L1 1',
  L: 'M.1 0 L.1 1 L.95 1',
  M: 'M-.06 1 L0 0 L.5 .68 L1 0 L1.06 1',
  N: 'M.02 1 L.02 0 L.98 1 L.98 0',
  P: 'M.06 1 L.06 0 L.5 0 C1.12 0 1.12 .58 .5 .58 L.06 .58',
  R: 'M.06 1 L.06 0 L.5 0 C1.1 0 1.1 .54 .5 .54 L.06 .54 M.5 .54 L1 1',
  T: 'M0 0 L1 0 M.5 0 L.5 1',
  W: 'M-.08 0 L.2 1 L.5 .3 L.8 1 L1.08 0',
  X: 'M.02 0 L.98 1 M.98 0 L.02 1',
  Y: 'M0 0 L.5 .5 L1 0 M.5 .5 L.5 1',
  '3': 'M.06 .1 C.45 -.14 .95 -.02 .92 .26 C.9 .46 .62 .48 .4 .48 C.72 .48 1.02 .54 1 .76 C.98 1.08 .36 1.1 .02 .9',
  '6': 'M.86 .05 C.3 -.06 .02 .36 .02 .68 C.04 1.12 .98 1.12 .98 .68 C.98 .3 .2 .26 .04 .6',
  '7': 'M0 0 L1 0 L.36 1 M.3 .52 L.88 .52',
  '9': 'M.14 .95 C.7 1.06 .98 .64 .98 .32 C.96 -.12 .02 -.12 .02 .32 C.02 .7 .8 .74 .96 .4',
}

export const captchaAlphabet = Object.keys(drawings).join('')

export type Point = readonly [x: number, y: number]

const stepsOfACurve = 14

/** The strokes of a letter as points close enough together to be bent. */
export function strokesOf(letter: string): Point[][] {
  const strokes: Point[][] = []
  for (const [, command, numbers = ''] of (drawings[letter] ?? '').matchAll(/([MLC])([^MLC]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(/\s+/).map(Number)
    const stroke = strokes.at(-1)
    const from = stroke?.at(-1)
    if (command === 'M' || !stroke || !from) strokes.push([[a, b]])
    else if (command === 'L') stroke.push(...curve(from, from, [a, b], [a, b]))
    else stroke.push(...curve(from, [a, b], [c, d], [e, f]))
  }
  return strokes
}

function curve(p: Point, q: Point, r: Point, s: Point): Point[] {
  return Array.from({ length: stepsOfACurve }, (_, n) => {
    const t = (n + 1) / stepsOfACurve
    const u = 1 - t
    const at = (axis: 0 | 1) =>
      u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis]
    return [at(0), at(1)] as const
  })
}
