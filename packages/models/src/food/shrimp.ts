import { finish, matte } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, leaf, type Point, sweep, tube } from '../shapes/index.ts'
import { type Colour, darker, hexOf, paler } from '../tone.ts'

/** The shell's rings, to be laid over its colour. */
const bands = (colour: Colour) =>
  print(16, 256, '#ffffff', (pen, w, h) => {
    for (let i = 0; i < 8; i++) {
      const fade = pen.createLinearGradient(0, i * 32, 0, i * 32 + 32)
      fade.addColorStop(0, '#ffffff')
      fade.addColorStop(0.62, '#ffffff')
      fade.addColorStop(1, paler(hexOf(colour), 0.15).hex)
      pen.fillStyle = fade
      pen.fillRect(0, (i * h) / 8, w, h / 8)
    }
  })

/** A shrimp on its side, curled in the plane of x and z; about 0.7 across, its head to +x. */
export function shrimp(on: Sculpture, colour: Colour): void {
  const shell = finish(paler(colour, 0.12), { rough: 0.3, coat: 1, coatRough: 0.12, print: bands(colour) })
  const curl = (t: number): Point => {
    const a = -0.5 + t * 4
    const r = 0.24 + 0.05 * (1 - t)
    return [Math.cos(a) * r, 0.1 - 0.02 * t, -Math.sin(a) * r]
  }
  const thick = (t: number) =>
    (0.1 + 0.035 * Math.sin(Math.PI * Math.min(1, t * 1.5))) *
    (1 - 0.62 * t ** 1.6) *
    (1 + 0.07 * Math.abs(Math.sin(t * Math.PI * 7)))
  on.add(
    sweep(
      Array.from({ length: 12 }, (_, i) => curl(i / 11)),
      { size: (t) => [thick(t), thick(t)], side: [0, 1, 0], steps: 44, around: 18 },
    ),
    shell,
  )
  const end = curl(1)
  const fan = { ...matte(darker(colour, 0.12)), coat: 0.8, twoSided: true }
  const blade = (turn: number, y: number) =>
    on.add(leaf(0.19, 0.1, 0.12), fan, [end[0], end[1] + y, end[2]], [0, 22 + turn, 4])
  blade(0, 0.006)
  const head = curl(0)
  on.closely(() => {
    blade(-34, 0)
    blade(34, 0.012)
    on.add(ball(0.03, 14), finish('#15161b', { rough: 0.2, coat: 1 }), [
      head[0] + 0.005,
      head[1] + 0.09,
      head[2] - 0.01,
    ])
    for (let i = 0; i < 6; i++) {
      const t = 0.1 + i * 0.11
      const [x, , z] = curl(t)
      on.add(
        tube(
          [
            [x * 0.72, 0.08, z * 0.72],
            [x * 0.5 + 0.02, 0.05, z * 0.5],
            [x * 0.3 + 0.03, 0.03, z * 0.36],
          ],
          0.011,
          8,
          false,
          6,
        ),
        matte(darker(colour, 0.08)),
      )
    }
    for (const [y, reach] of [
      [0.16, 0.34],
      [0.12, 0.42],
    ] as const)
      on.add(
        tube(
          [
            [head[0], y, head[2] + 0.04],
            [head[0] + 0.03, y + 0.1, head[2] + 0.05],
            [head[0] - 0.14, y + 0.13, head[2] - 0.02],
            [head[0] - reach, y + 0.06, head[2] - 0.12 + reach * 0.1],
          ],
          0.008,
          24,
          false,
          6,
        ),
        matte(colour),
      )
  })
}
