import { ball } from '../../kit/ball.ts'
import { box } from '../../kit/box.ts'
import { alongPath, loft } from '../../kit/loft.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { can, stuff, thrown, turned } from './parts.ts'

const { brand, deep, pale, gold, oak, porcelain } = stuff

/** A table lamp that is lit: glazed foot, pleated shade. */
export function tableLamp(b: ModelBuilder): void {
  b.add(
    turned(b, [
      [0, 0],
      [0.17, 0, 0.008],
      [0.17, 0.03, 0.01],
      [0.14, 0.045, 0.008],
      [0.1, 0.05],
    ]),
    oak,
  )
  b.add(
    thrown(
      b,
      [
        [0.1, 0.05],
        [0.17, 0.13],
        [0.185, 0.23],
        [0.13, 0.36],
        [0.055, 0.45],
        [0.045, 0.52],
        [0, 0.52],
      ],
      26,
    ),
    { ...brand, rough: 0.16 },
  )
  b.from('near', () => {
    b.add(can(b, 0.02, 0.1, 0.004, 10), gold, { at: [0, 0.52, 0] })
    b.add(
      tube(
        [
          [0.1, 0.58, 0.06],
          [0.1, 0.47, 0.06],
        ],
        0.004,
        4,
      ),
      gold,
    )
    b.add(ball(1), gold, { at: [0.1, 0.46, 0.06], scale: 0.014 })
  })
  const shade: ModelLook = { color: '#f7e6c4', rough: 0.85, glow: 0.42 }
  b.add(
    turned(
      b,
      [
        [0.36, 0.56],
        [0.3, 0.72],
        [0.23, 0.92],
      ],
      30,
    ),
    shade,
  )
  b.add(
    turned(
      b,
      [
        [0.222, 0.92],
        [0.352, 0.56],
      ],
      24,
    ),
    { ...shade, glow: 0.75 },
  )
  b.from('near', () => {
    for (const [r, y] of [
      [0.36, 0.56],
      [0.23, 0.91],
    ] as const)
      b.add(
        turned(
          b,
          [
            [r - 0.006, y - 0.004],
            [r + 0.005, y],
            [r + 0.003, y + 0.018],
            [r - 0.008, y + 0.014],
          ],
          30,
        ),
        {
          color: '#e9d3a6',
          rough: 0.8,
        },
      )
  })
}

/** Three vases of one family. */
export function vases(b: ModelBuilder): void {
  const near = b.detail === 'near'
  b.add(
    thrown(
      b,
      [
        [0.1, 0],
        [0.19, 0.17],
        [0.2, 0.32],
        [0.1, 0.56],
        [0.07, 0.7],
        [0.11, 0.78],
        [0.1, 0.785],
        ...(near ? ([[0.06, 0.7]] as const) : []),
      ],
      26,
    ),
    porcelain,
    { at: [-0.2, 0, -0.06] },
  )
  b.add(
    thrown(
      b,
      [
        [0.12, 0],
        [0.21, 0.1],
        [0.2, 0.24],
        [0.08, 0.36],
        [0.1, 0.42],
        [0.09, 0.425],
        ...(near ? ([[0.06, 0.37]] as const) : []),
      ],
      26,
    ),
    brand,
    { at: [0.22, 0, 0.02] },
  )
  b.add(
    thrown(b, [
      [0.07, 0],
      [0.13, 0.07],
      [0.145, 0.13],
      [0.135, 0.135],
      [0.12, 0.09],
      [0, 0.07],
    ]),
    pale,
    { at: [-0.03, 0, 0.28] },
  )
  b.from('near', () => {
    for (const [lean, turn, length] of [
      [0.12, 0.4, 0.42],
      [-0.16, 2.2, 0.36],
      [0.22, 4.1, 0.33],
    ] as const)
      b.within({ at: [-0.2, 0.72, -0.06], turn, tilt: lean }, () => {
        b.add(
          tube(
            [
              [0, 0, 0],
              [0, length * 0.5, 0.02],
              [0, length * 0.72, 0.06],
            ],
            0.005,
            4,
          ),
          { color: '#7a8f4a', rough: 0.7 },
        )
        for (let i = 0; i < 5; i++)
          b.add(ball(0), i % 2 ? deep : pale, {
            at: [0.02 * Math.sin(i * 2), length * (0.4 + 0.085 * i), 0.02 + 0.012 * i],
            scale: [0.02, 0.034, 0.02],
          })
      })
  })
}

/** An oak chair with an upholstered seat and a bent back. */
export function chair(b: ModelBuilder): void {
  const near = b.detail === 'near'
  b.within({ at: [0, 0.002, 0], scale: 1.12 }, () => {
    b.add(box(0.47, 0.06, 0.45, b.bevel(0.028), near ? 0.2 : 9), stuff.brandCloth, { at: [0, 0.45, 0] })
    b.add(box(0.45, 0.03, 0.43, 0, 9), oak, { at: [0, 0.41, 0] })
    b.add(
      sheet(
        (u, v) => {
          const a = (u - 0.5) * 1.5
          return [Math.sin(a) * 0.34, 0.62 + 0.24 * v, -0.28 - 0.06 * v + (1 - Math.cos(a)) * 0.34]
        },
        near ? 12 : 3,
        near ? 4 : 1,
        0.035,
      ),
      stuff.brandCloth,
    )
    for (const side of [-1, 1]) {
      const leg = (points: readonly (readonly [number, number, number, number])[]) =>
        b.add(loft(alongPath(points), { sides: near ? 8 : 3, lids: near ? 'both' : 'none' }), oak)
      leg([
        [side * 0.215, 0, 0.2, 0.014],
        [side * 0.195, 0.42, 0.17, 0.022],
      ])
      leg([
        [side * 0.215, 0, -0.23, 0.014],
        [side * 0.2, 0.42, -0.18, 0.023],
        [side * 0.2, 0.84, -0.24, 0.016],
      ])
    }
    b.from('near', () => {
      for (const z of [-0.19, 0.18])
        b.add(
          tube(
            [
              [-0.2, 0.2, z],
              [0.2, 0.2, z],
            ],
            0.011,
            6,
          ),
          oak,
        )
    })
  })
}
