import { finish, matte, wood } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, cylinder, leaf, type Point, tube, turned } from '../shapes/index.ts'
import { pores, weave } from '../stuffs.ts'
import { type Colour, mixed } from '../tone.ts'

/** Loose cotton. */
export const fluff = (colour: Colour) =>
  finish(colour, {
    rough: 1,
    sheen: mixed(colour, '#ffffff', 0.6),
    relief: pores(3, 1500),
    reliefDepth: 3,
    twoSided: true,
  })

/** Soft hills and hollows, from -1 to 1. */
export const lumps = (x: number, y: number, z: number) =>
  Math.sin(x * 9 + y * 4) * Math.sin(y * 11 - z * 3 + 1) * 0.5 +
  Math.sin(z * 12 + x * 5) * Math.sin(x * 17 + y * 6) * 0.35 +
  Math.sin(x * 29 + z * 11) * Math.sin(y * 27 + z * 19) * 0.25

/** Yarn wound on a paper cone. */
export function cone(on: Sculpture, at: Point, tone: Colour, tip: Colour): void {
  on.within(at, [0, 0, 0], () => {
    on.add(
      turned(
        [
          [0.0001, 0.05, 0],
          [0.22, 0.05, 0.06],
          [0.24, 0.12, 0.08],
          [0.17, 0.56, 0.05],
          [0.0001, 0.6, 0],
        ],
        48,
      ),
      finish(tone, { rough: 0.95, sheen: mixed(tone, '#ffffff', 0.5), relief: weave(1.2), reliefDepth: 2.4 }),
    )
    on.closely(() => {
      for (let i = 0; i < 16; i++) {
        const y = (t: number) => 0.1 + 0.44 * t
        const thread = Array.from({ length: 20 }, (_, k): Point => {
          const t = k / 19
          const a = (i / 16) * Math.PI * 2 + t * 2.6 * (i % 2 ? 1 : -1)
          const r = 0.243 - 0.07 * ((y(t) - 0.1) / 0.44)
          return [Math.cos(a) * r, y(t), Math.sin(a) * r]
        })
        on.add(tube(thread, 0.008, 30, false, 5), matte(mixed(tone, '#ffffff', 0.3)))
      }
    })
    on.add(cylinder(0.16, 0.06, 0.01, 36, 0.155), matte(tip))
    on.add(
      turned(
        [
          [0.09, 0.52, 0],
          [0.065, 0.7, 0.01],
          [0.05, 0.7, 0.01],
          [0.05, 0.6, 0],
        ],
        30,
      ),
      matte(tip),
    )
  })
}

/** A sprig with open bolls. */
export function sprig(on: Sculpture, at: Point, tone: Colour): void {
  on.within(at, [0, 0, 0], () => {
    on.add(
      tube(
        [
          [-0.35, 0.03, 0.1],
          [0, 0.05, 0],
          [0.35, 0.1, 0.03],
          [0.55, 0.14, 0.1],
        ],
        0.016,
        24,
      ),
      wood('#7a5736'),
    )
    for (const [x, y, z, size] of [
      [0.55, 0.2, 0.12, 1],
      [0.12, 0.17, 0.14, 0.85],
      [-0.2, 0.13, -0.04, 0.75],
    ] as const)
      on.within(
        [x, y, z],
        [18, x * 60, -20],
        () => {
          for (let k = 0; k < 5; k++) {
            const a = (k / 5) * Math.PI * 2
            on.add(
              bent(ball(0.1, 18), (px, py, pz) => {
                const out = 1 + 0.16 * lumps(px * 3 + k, py * 3, pz * 3)
                return [px * out, py * out, pz * out]
              }),
              fluff(tone),
              k === 4 ? [0, 0.07, 0] : [Math.cos(a) * 0.085, 0.02, Math.sin(a) * 0.085],
            )
            on.add(leaf(0.17, 0.11, -0.6, 0.3), matte('#6d4a2c'), [0, -0.07, 0], [0, k * 72 + 30, -12])
          }
        },
        size,
      )
  })
}
