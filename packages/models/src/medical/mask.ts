import { fabric, finish, printed } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { cushion, type Point, partOf, sheet, stitches, sweep, tube } from '../shapes/index.ts'
import { type Colour, darker, paler } from '../tone.ts'

const soft = (colour: Colour) => ({ ...fabric(colour, 1.6), reliefDepth: 0.3 })

/** A pleated mask that lies open, its outside up. */
export function mask(on: Sculpture, tone: Colour, size = 1): void {
  const [w, h] = [0.92, 0.5]
  const at = (across: number, along: number, lift = 0): Point => {
    const x = (across - 0.5) * w
    const arch = Math.cos((across - 0.5) * Math.PI * 0.92)
    const fold = ((along * 3.2) % 1) * 0.026 * (along > 0.12 && along < 0.88 ? 1 : 0)
    const belly = Math.sin(along * Math.PI) * 0.12
    return [x, 0.02 + arch * (0.11 + belly) + fold * (0.4 + 0.6 * arch) + lift, (0.5 - along) * h]
  }
  on.within(
    [0, 0, 0],
    [0, 0, 0],
    () => {
      on.add(sheet(at, 0.012, 26, 36), soft(tone))
      const trim = soft(paler(tone, 0.62))
      on.add(sheet(partOf(at, [-0.004, 0.035], [0, 1], 0.004), 0.02, 2, 20), trim)
      on.add(sheet(partOf(at, [0.965, 1.004], [0, 1], 0.004), 0.02, 2, 20), trim)
      on.add(sheet(partOf(at, [0, 1], [0.95, 1.006], 0.005), 0.02, 20, 2), trim)
      on.add(sheet(partOf(at, [0, 1], [-0.006, 0.045], 0.005), 0.02, 20, 2), trim)
      on.closely(() => {
        for (const along of [0.065, 0.935])
          on.add(
            stitches(
              Array.from({ length: 12 }, (_, i) => at(0.04 + (i / 11) * 0.92, along, 0.007)),
              { length: 0.018, gap: 0.02, radius: 0.0035 },
            ),
            finish(darker(tone, 0.2), { rough: 0.8 }),
          )
      })
      for (const side of [-1, 1]) {
        const x = (side * w) / 2
        on.add(
          tube(
            [
              [x * 0.97, 0.05, -h * 0.44],
              [x + side * 0.14, 0.03, -h * 0.4],
              [x + side * 0.27, 0.014, -0.06],
              [x + side * 0.26, 0.014, 0.1],
              [x + side * 0.13, 0.02, h * 0.4],
              [x * 0.97, 0.05, h * 0.44],
            ],
            0.0135,
            40,
            false,
            8,
          ),
          finish('#eef1f5', { rough: 0.9 }),
        )
      }
    },
    size,
  )
}

/** A glove that lies flat, its fingers to the back. */
export function glove(on: Sculpture, tone: Colour): void {
  const skin = finish(tone, { rough: 0.5, coat: 0.3, coatRough: 0.4 })
  on.add(cushion(0.4, 0.1, 0.46, { round: 3, flank: 2.2 }), skin, [0, 0.055, 0])
  const fingers = [
    [-0.145, -0.16, -0.19, -0.44],
    [-0.05, -0.2, -0.065, -0.53],
    [0.05, -0.2, 0.065, -0.5],
    [0.145, -0.16, 0.185, -0.4],
    [-0.16, 0.08, -0.36, -0.1],
  ] as const
  for (const [x0, z0, x1, z1] of fingers)
    on.add(
      sweep(
        [
          [x0, 0.05, z0],
          [(x0 + x1) / 2, 0.06, (z0 + z1) / 2],
          [x1, 0.042, z1],
        ],
        { size: (t) => [0.056 - 0.014 * t, 0.04 - 0.006 * t], side: [1, 0, 0], steps: 14, around: 14 },
      ),
      skin,
    )
  on.add(
    sweep(
      [
        [0, 0.05, 0.14],
        [0, 0.05, 0.3],
        [0, 0.05, 0.44],
      ],
      { size: (t) => [0.17 + 0.03 * t, 0.045], side: [1, 0, 0], power: 2.4, steps: 14 },
    ),
    skin,
  )
  on.add(
    sweep(
      [
        [-0.19, 0.05, 0.45],
        [0, 0.05, 0.455],
        [0.19, 0.05, 0.45],
      ],
      { size: () => [0.018, 0.05], steps: 10, around: 12 },
    ),
    skin,
  )
}

/** A sealed pouch of paper and film. */
export function pouch(on: Sculpture, tone: Colour): void {
  const at = (across: number, along: number): Point => {
    const rise = (1 - (across * 2 - 1) ** 4) * (1 - (along * 2 - 1) ** 4)
    return [(across - 0.5) * 0.34, 0.012 + rise * 0.07, (0.5 - along) * 0.86]
  }
  on.add(sheet(at, 0.01, 16, 28), finish('#e8eef5', { rough: 0.22, coat: 1, coatRough: 0.08 }))
  for (const part of [partOf(at, [0, 1], [0.84, 1]), partOf(at, [0, 1], [0, 0.06])])
    on.add(
      sheet(
        (a, b) => {
          const [x, y, z] = part(a, b)
          return [x, y + 0.006, z]
        },
        0.008,
        12,
        6,
      ),
      printed(strip(tone), 0.7, 0),
    )
}

const strip = (tone: Colour) =>
  print(128, 64, darker(tone, 0).hex, (pen, w, h) => {
    pen.strokeStyle = 'rgba(255,255,255,.5)'
    pen.lineWidth = 3
    for (let x = -h; x < w; x += 12) {
      pen.beginPath()
      pen.moveTo(x, 0)
      pen.lineTo(x + h, h)
      pen.stroke()
    }
  })
