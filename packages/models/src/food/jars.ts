import { clearGlass, type Finish } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { bent, type Corner, ring, type Shape, turned } from '../shapes/index.ts'
import { hexOf, mixed } from '../tone.ts'

export interface Jar {
  radius: number
  height: number
  /** How many flat sides; 0 is round. */
  sides?: number
}

/** Flat sides with soft edges, on anything from the lathe. */
export const sided = (shape: Shape, sides: number, flat = 0.86): Shape =>
  sides < 3
    ? shape
    : bent(shape, (x, y, z) => {
        const step = (Math.PI * 2) / sides
        const turn = Math.atan2(x, z) + step / 2
        const within = turn - Math.floor(turn / step) * step - step / 2
        const k = 1 + flat * (Math.cos(step / 2) / Math.cos(within) - 1)
        return [x * k, y, z * k]
      })

const outline = (r: number, h: number, thin = 0): readonly Corner[] => [
  [0.0001, thin, 0],
  [r * 0.9 - thin, thin, 0.05],
  [r - thin, 0.07 + thin, 0.07],
  [r - thin, h * 0.8, 0.13],
  [r * 0.8 - thin, h * 0.95, 0.06],
]

/** A glass jar and what is in it; its neck ends at `height`. */
export function jar(on: Sculpture, { radius: r, height: h, sides = 0 }: Jar, content: Finish): void {
  const { tone } = content
  const inside = [...outline(r, h * 0.96, 0.014), [0.0001, h * 0.9, 0] as const]
  on.add(sided(turned(inside, sides ? 120 : 72), sides), content)
  on.add(
    sided(turned([...outline(r, h), [r * 0.8, h, 0]], sides ? 120 : 72), sides),
    clearGlass(mixed(hexOf(tone), '#e4f1f6', 0.3), 0.06),
  )
  on.add(ring(r * 0.76, r * 0.86, 0.04, 0.018), clearGlass('#dcebf2', 0.5), [0, h * 0.93, 0])
}

/** A twist lid with a ribbed edge, its foot on y = 0. */
export function twistLid(on: Sculpture, radius: number, height: number, finish: Finish): void {
  on.add(
    turned(
      [
        [radius * 0.9, 0, 0],
        [radius, 0, 0.012],
        [radius, height * 0.16, 0.01],
        [radius * 0.975, height * 0.22, 0.01],
        [radius * 0.975, height, height * 0.3],
        [radius * 0.84, height, 0.015],
        [radius * 0.8, height * 0.92, 0.015],
        [0.0001, height * 0.92, 0],
      ],
      72,
    ),
    finish,
  )
  on.closely(() =>
    on.add(ring(radius * 0.9, radius * 1.008, height * 0.07, 0.006, 72), finish, [0, height * 0.5, 0]),
  )
}
