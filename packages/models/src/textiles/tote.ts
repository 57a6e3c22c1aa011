import { leather, matte } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, type Point, slab, surface } from '../shapes/index.ts'
import { paler, type Tones } from '../tone.ts'
import { type BagSize, band, brass, seam } from './bags.ts'
import { between } from './lengths.ts'

/** Open above, with two long handles. */
export function tote(on: Sculpture, { width, height, depth }: BagSize, { body, accent }: Tones): void {
  const wall = (around: number, up: number, lift: number): Point => {
    const a = -around * Math.PI * 2
    const [w, d] = [width * (0.42 + 0.1 * up) + lift, depth * (0.5 - 0.14 * up) + lift]
    const k = (v: number) => Math.sign(v) * Math.abs(v) ** 0.36
    const sag = 0.02 * Math.sin(around * 25) * Math.sin(up * 3)
    return [
      k(Math.cos(a)) * w,
      0.03 + up * height - (up > 0.9 ? 0.02 * Math.cos(a * 2) : 0),
      k(Math.sin(a)) * (d + sag),
    ]
  }
  const hide = { ...leather(body), twoSided: true }
  const rows: [number, number][] = [
    [0, -0.24],
    [0, -0.05],
    [0.005, -0.01],
    [0.03, 0],
    [0.2, 0],
    [0.4, 0],
    [0.6, 0],
    [0.8, 0],
    [0.97, 0],
    [1, -0.006],
    [1.005, -0.014],
    [0.99, -0.026],
    [0.6, -0.03],
    [0.2, -0.03],
    [0.06, -0.04],
    [0.05, -0.24],
  ]
  on.add(
    surface(
      (a, b) => {
        const [up, lift] = between(rows, b)
        return wall(a, up, lift)
      },
      96,
      45,
      true,
    ),
    hide,
  )
  const thread = matte(paler(accent, 0.5))
  const around = (up: number, lift: number) => Array.from({ length: 90 }, (_, i) => wall(i / 90, up, lift))
  on.add(
    surface((a, b) => wall(a, 0.02 + b * 0.17, 0.01), 96, 5, true),
    leather(accent),
  )
  seam(on, around(0.165, 0.013), thread, true)
  seam(on, around(0.955, 0.004), thread, true)
  for (const side of [1, -1]) {
    const z = (up: number) => side * Math.abs(wall(0.25, up, 0.02)[2])
    on.add(
      band(
        [
          [-0.34, 0.03 + height * 0.62, z(0.62)],
          [-0.335, 0.03 + height, z(1) + side * 0.012],
          [-0.3, height + 0.32, side * 0.12],
          [-0.14, height + 0.56, side * 0.13],
          [0.14, height + 0.56, side * 0.13],
          [0.3, height + 0.32, side * 0.12],
          [0.335, 0.03 + height, z(1) + side * 0.012],
          [0.34, 0.03 + height * 0.62, z(0.62)],
        ],
        0.04,
        0.018,
        [0, 0, side],
      ),
      leather(accent),
    )
    for (const x of [-0.34, 0.34]) {
      on.add(
        slab(0.13, 0.2, 0.02, 0.03, 0.008),
        leather(accent),
        [x, 0.03 + height * 0.66, z(0.66)],
        [side * -3, 0, 0],
      )
      for (const dy of [-0.06, 0.06])
        on.add(
          cylinder(0.018, 0.02, 0.008, 16),
          brass,
          [x, 0.03 + height * 0.66 + dy, z(0.66) + side * 0.006],
          [side * 90, 0, 0],
        )
    }
  }
}
