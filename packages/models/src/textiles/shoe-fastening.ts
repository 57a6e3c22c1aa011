import { fabric, metal } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, type Point, ring, sheet, sweep, tube } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { suede } from './cloths.ts'
import { aroundAt, type Last, upper } from './shoe-last.ts'

const eyelets = [0.36, 0.58, 0.8, 1.02, 1.24]

/** Laces through eyelets, or straps that hold by themselves. */
export function fastening(on: Sculpture, last: Last, { accent, third }: Tones, straps: boolean): void {
  if (straps) {
    for (const [k, x] of [0.34, 0.1, -0.14].entries()) {
      const band = (a: number, s: number): Point => {
        const at = (side: number, v: number) =>
          upper(last, side * aroundAt(last, x + (a - 0.5) * 0.17, v), v, 0.042)
        if (s < 0.36) return at(1, 0.5 + (0.48 * s) / 0.36)
        if (s > 0.64) return at(-1, 0.98 - (0.48 * (s - 0.64)) / 0.36)
        const k = (s - 0.36) / 0.28
        const [p, q] = [at(1, 0.98), at(-1, 0.98)]
        const mix = (i: 0 | 1 | 2) => p[i] + (q[i] - p[i]) * k
        return [mix(0), mix(1) + 0.07 * Math.sin(k * Math.PI), mix(2)]
      }
      on.add(
        sheet((a, s) => band(1 - a, s), 0.03, 10, 40),
        suede(k === 1 ? third : accent),
      )
    }
    return
  }
  const lace = fabric('#eef1f5', 0.5)
  const strap = (points: Point[]) =>
    on.add(
      sweep(points, { size: () => [0.036, 0.015], side: [1, 0, 0], power: 2.6, steps: 14, around: 10 }),
      lace,
    )
  eyelets.forEach((u, i) => {
    const [a, b] = [upper(last, u, 0.86, 0.034), upper(last, -u, 0.86, 0.034)]
    on.closely(() => {
      for (const [side, p] of [
        [1, a],
        [-1, b],
      ] as const)
        on.add(
          ring(0.017, 0.034, 0.016, 0.005, 16),
          metal('#8d96a5'),
          [p[0], p[1] - 0.004, p[2]],
          [side * 42, 0, 0],
        )
    })
    const next = eyelets[i + 1] ?? u
    const c = upper(last, -next, 0.86, 0.034)
    const d = upper(last, next, 0.86, 0.034)
    const high = (p: Point, q: Point) => (p[1] + q[1]) / 2 + 0.075
    if (i === 0) strap([a, [a[0], high(a, b), a[2] * 0.4], [b[0], high(a, b), b[2] * 0.4], b])
    if (next !== u) {
      strap([
        a,
        [(a[0] * 2 + c[0]) / 3, high(a, c) + 0.005, a[2] * 0.35],
        [(a[0] + c[0] * 2) / 3, high(a, c) + 0.02, c[2] * 0.35],
        c,
      ])
      on.closely(() =>
        strap([
          b,
          [(b[0] * 2 + d[0]) / 3, high(b, d) + 0.035, b[2] * 0.35],
          [(b[0] + d[0] * 2) / 3, high(b, d) + 0.03, d[2] * 0.35],
          d,
        ]),
      )
    } else {
      const [x, y] = [a[0] + 0.02, high(a, b) + 0.03]
      strap([a, [x, y, 0.06], [x, y + 0.01, 0], [x, y, -0.06], b])
      for (const side of [1, -1]) {
        const bow: Point[] = [
          [x + 0.02, y + 0.02, 0],
          [x + 0.05, y + 0.07, side * 0.12],
          [x + 0.12, y + 0.02, side * 0.24],
          [x + 0.15, y - 0.06, side * 0.25],
          [x + 0.1, y - 0.01, side * 0.12],
          [x + 0.02, y + 0.02, 0],
        ]
        on.add(tube(bow, 0.02, 30, false, 8), lace)
        on.add(
          tube(
            [
              [x, y + 0.02, 0],
              [x + 0.1, y - 0.01, side * 0.09],
              [x + 0.2, y - 0.12, side * 0.19],
              [x + 0.24, y - 0.24, side * 0.25],
            ],
            0.018,
            30,
            false,
            8,
          ),
          lace,
        )
      }
      on.add(box(0.07, 0.06, 0.07, 0.028, 3), lace, [x + 0.02, y + 0.025, 0])
    }
  })
}
