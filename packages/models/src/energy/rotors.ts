import { gloss, metal, plastic } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  box,
  cylinder,
  type Point,
  radians,
  ring,
  type Shape,
  surface,
  sweep,
  turned,
} from '../shapes/index.ts'
import type { Tones } from '../tone.ts'

/** A share of a blade along +y: round at its root, then wide, then slender and twisted. */
const wing = (length: number, width: number, from: number, to: number): Shape =>
  surface(
    (across, along) => {
      const t = from + (to - from) * along
      const grown = Math.min(1, t / 0.2)
      const ease = grown * grown * (3 - 2 * grown)
      const slender = Math.sqrt(Math.max(0, 1 - t ** 5)) * (1 - 0.68 * Math.max(0, (t - 0.2) / 0.8))
      const half = (0.42 * (1 - ease) + ease) * width * 0.5 * slender
      const thin = (0.21 * (1 - ease) + 0.085 * ease) * width * slender
      const twist = radians(34 * (1 - t) ** 1.5 + 4)
      const a = across * Math.PI * 2
      const [x, z] = [
        Math.cos(a) * half + ease * half * 0.35,
        Math.sin(a) * thin * (1 + 0.5 * ease * Math.cos(a)),
      ]
      return [
        x * Math.cos(twist) - z * Math.sin(twist),
        t * length,
        x * Math.sin(twist) + z * Math.cos(twist),
      ]
    },
    24,
    Math.max(6, Math.round(36 * (to - from))),
    true,
  )

function blade(on: Sculpture, { body, accent }: Tones, length: number, width: number): void {
  on.add(wing(length, width, 0, 0.76), gloss(body))
  on.add(wing(length, width, 0.76, 0.85), gloss(accent))
  on.add(wing(length, width, 0.85, 0.92), gloss(body))
  on.add(wing(length, width, 0.92, 1), gloss(accent))
}

/** Nose, housing and blades, looking to +z, at the top of the tower. */
export function rotor(on: Sculpture, tones: Tones, count: number, length: number, hasTail: boolean): void {
  const size = hasTail ? 0.8 : 1
  on.add(
    sweep(
      [
        [0, 0, -0.62 * size],
        [0, 0.01, -0.2],
        [0, 0, 0.24],
      ],
      {
        size: (t) => [0.15 + 0.05 * Math.sin(t * 2.6), 0.15 + 0.06 * Math.sin(t * 2.6)],
        side: [1, 0, 0],
        power: 3.4,
        steps: 30,
        around: 36,
      },
    ),
    gloss(tones.body),
    [0, 0, 0],
    [0, 0, 0],
    size,
  )
  on.add(ring(0.1, 0.185 * size, 0.05, 0.015), plastic(tones.third), [0, 0, 0.26 * size], [90, 0, 0])
  on.add(
    turned(
      [
        [0.0001, 0, 0],
        [0.17, 0, 0.02],
        [0.175, 0.14, 0.06],
        [0.1, 0.3, 0.1],
        [0.0001, 0.33, 0],
      ],
      48,
    ),
    gloss(tones.accent),
    [0, 0, 0.31 * size],
    [90, 0, 0],
    size,
  )
  on.closely(() => {
    on.add(cylinder(0.012, 0.2, 0.004, 10), metal(), [0, 0.16 * size, -0.44 * size])
    on.add(box(0.16, 0.012, 0.012, 0.004, 2), metal(), [0, 0.16 * size + 0.19, -0.44 * size])
    for (const s of [-1, 1]) {
      on.add(ball(0.024, 14), plastic(tones.accent), [s * 0.08, 0.16 * size + 0.19, -0.44 * size])
      for (let i = 0; i < 4; i++)
        on.add(box(0.012, 0.09, 0.022, 0.005, 2), plastic('#59636f'), [
          s * 0.198 * size,
          0.02,
          -0.36 * size + i * 0.05,
        ])
    }
  })
  for (let i = 0; i < count; i++)
    on.within([0, 0, 0.39 * size], [0, 0, 14 + (i * 360) / count], () => {
      on.add(cylinder(0.062, 0.2, 0.012, 28), plastic(tones.third))
      blade(on, tones, length, hasTail ? 0.21 : 0.27)
    })
  if (hasTail) {
    on.add(cylinder(0.03, 0.6, 0.01, 16), metal(), [0, 0, -0.4], [-90, 0, 0])
    on.add(box(0.03, 0.44, 0.4, 0.014), gloss(tones.accent), [0, 0.06, -1.02])
  }
}

/** Three bent wings around a mast. */
export function upright(on: Sculpture, tones: Tones, y: number, r: number, h: number): void {
  on.add(cylinder(0.06, h * 0.94, 0.02, 28), metal('#929daa'), [0, y, 0])
  on.around(3, () => {
    const bow = Array.from({ length: 9 }, (_, i): Point => {
      const a = radians((i / 8 - 0.5) * 74)
      return [Math.cos(a) * r, y + 0.06 + (h * i) / 8, Math.sin(a) * r]
    })
    on.add(
      sweep(bow, {
        size: (t) => [0.035, 0.13 - 0.05 * (2 * t - 1) ** 2],
        side: [1, 0, 0],
        steps: 44,
        around: 22,
      }),
      gloss(tones.body),
    )
    for (const t of [0.26, 0.74]) {
      const a = radians((t - 0.5) * 74)
      on.within([0, y + 0.06 + h * t, 0], [0, (-a * 180) / Math.PI, 0], () =>
        on.add(
          sweep(
            [
              [0.04, 0, 0],
              [r * 0.5, 0, 0],
              [r, 0, 0],
            ],
            { size: () => [0.05, 0.022], steps: 8, around: 18 },
          ),
          gloss(tones.accent),
        ),
      )
    }
  })
  for (const t of [0.26, 0.74])
    on.add(cylinder(0.1, 0.1, 0.03, 32), plastic(tones.third), [0, y + 0.01 + h * t, 0])
  on.add(ball(0.08, 24), gloss(tones.accent), [0, y + h * 0.95, 0])
  on.add(cylinder(0.2, 0.22, 0.05, 40), plastic(tones.third), [0, y - 0.16, 0])
}
