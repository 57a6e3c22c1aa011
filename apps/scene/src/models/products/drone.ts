import { ball } from '../../kit/ball.ts'
import { alongPath, loft, type Ring } from '../../kit/loft.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { addBlock, alongZ, can, stuff } from './parts.ts'

const { brand, dark, steel, white, glass } = stuff

/** A camera drone on its landing legs. */
export function drone(b: ModelBuilder): void {
  const near = b.detail === 'near'
  const y = 0.24
  b.add(
    loft(
      (
        [
          [-0.24, 0.06, 0.03],
          [-0.2, 0.11, 0.06],
          [0, 0.13, 0.075],
          [0.18, 0.11, 0.065],
          [0.24, 0.06, 0.035],
        ] as const
      ).map(([z, wide, high]): Ring => ({ at: [0, y, z], across: [wide, 0, 0], deep: [0, high, 0] })),
      { sides: near ? 16 : 6, square: 0.72 },
    ),
    white,
  )
  addBlock(b, dark, [0.16, 0.04, 0.3], [0, y + 0.05, -0.03], 0.012)
  b.from('near', () => addBlock(b, brand, [0.07, 0.008, 0.14], [0, y + 0.088, -0.06], 0.003))
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const [ex, ez] = [x * 0.27, z * 0.24]
      b.add(
        loft(
          alongPath(
            [
              [x * 0.06, y + 0.01, z * 0.1, 0.03, 0.026],
              [ex, y + 0.05, ez, 0.018, 0.016],
            ],
            [0, 1, 0],
          ),
          { sides: near ? 7 : 3, lids: 'none' },
        ),
        white,
      )
      b.from('near', () => b.add(can(b, 0.036, 0.07, 0.01, 12), dark, { at: [ex, y + 0.02, ez] }))
      b.from('near', () => {
        b.add(can(b, 0.038, 0.012, 0, 12), brand, { at: [ex, y + 0.06, ez] })
        b.add(can(b, 0.014, 0.03, 0.004, 8), steel, { at: [ex, y + 0.09, ez] })
        b.add(
          loft(
            alongPath(
              [
                [ex * 0.92, y + 0.02, ez * 0.92, 0.012],
                [ex * 1.02, 0.003, ez * 1.02, 0.01],
              ],
              [1, 0, 0.4],
            ),
            { sides: 5 },
          ),
          dark,
        )
      })
      for (const half of [0, Math.PI])
        b.within({ at: [ex, y + 0.11, ez], turn: half + x * z * 0.5 + x * 0.3 }, () =>
          b.add(blade(near), z > 0 ? brand : dark),
        )
    }
  b.within({ at: [0, y - 0.075, 0.2] }, () => {
    b.add(ball(near ? 1 : 0), dark, { scale: 0.06 })
    b.from('near', () => {
      b.within({ at: [0, 0, 0.045], ...alongZ }, () => {
        b.add(can(b, 0.042, 0.025, 0.005, 16), steel)
        b.add(can(b, 0.031, 0.028, 0.004, 16), glass)
      })
      for (const x of [-0.05, 0.05])
        b.add(can(b, 0.016, 0.012, 0, 10), dark, { at: [x, 0.09, 0.035], ...alongZ })
    })
  })
}

/** Half a propeller along +x, turned against the wind. */
const blade = (near: boolean) =>
  loft(
    alongPath(
      (near
        ? [
            [0.01, 0, 0, 0.012, 0.004],
            [0.06, 0, 0, 0.024, 0.003],
            [0.13, 0.004, 0, 0.02, 0.002],
            [0.185, 0.006, 0, 0.006, 0.001],
          ]
        : [
            [0.01, 0, 0, 0.02, 0.003],
            [0.18, 0, 0, 0.014, 0.002],
          ]) as readonly (readonly [number, number, number, number, number])[],
      [0, 0.3, 1],
    ),
    { sides: near ? 6 : 3, lids: 'none' },
  )
