import { alongPath, loft } from '../../kit/loft.ts'
import { prism, roundedRectangle } from '../../kit/prism.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { addBlock, can, stuff, turned } from './parts.ts'

const { brand, deep, pale, dark, rubber, steel, white } = stuff

/** A binocular microscope. */
export function microscope(b: ModelBuilder): void {
  const near = b.detail === 'near'
  b.add(prism(roundedRectangle(0.42, 0.56, 0.12, near ? 6 : 1), 0.07, { bevel: b.bevel(0.02) }), white)
  b.from('near', () => b.add(prism(roundedRectangle(0.43, 0.57, 0.12, 5), 0.018, { bevel: 0 }), dark))
  const arm = alongPath(
    [
      [0, 0.05, -0.18, 0.075, 0.06],
      [0, 0.22, -0.22, 0.068, 0.055],
      [0, 0.42, -0.24, 0.062, 0.05],
      [0, 0.6, -0.2, 0.06, 0.05],
      [0, 0.7, -0.1, 0.062, 0.055],
      [0, 0.72, 0.0, 0.06, 0.05],
    ],
    [1, 0, 0],
  )
  b.add(loft(near ? arm : arm.filter((_, i) => i % 2 === 1), { sides: near ? 12 : 5, square: 0.75 }), white)
  addBlock(b, dark, [0.32, 0.03, 0.28], [0, 0.32, 0.06], 0.008)
  b.from('near', () => b.add(can(b, 0.07, 0.03, 0.006, 18), dark, { at: [0, 0.07, 0.08] }))
  b.add(
    turned(
      b,
      [
        [0.05, 0.56],
        [0.085, 0.6, 0.01],
        [0.085, 0.7, 0.02],
        [0.07, 0.76, 0.02],
        [0, 0.77],
      ],
      18,
    ),
    white,
    { at: [0, 0, 0.08] },
  )
  b.from('near', () => {
    b.add(can(b, 0.05, 0.012, 0.003, 18), { color: '#fff3c9', glow: 0.9 }, { at: [0, 0.095, 0.08] })
    b.add(can(b, 0.034, 0.1, 0.006, 14), steel, { at: [0, 0.22, 0.08] })
    addBlock(b, { color: '#d8ecf6', rough: 0.1 }, [0.2, 0.006, 0.06], [0, 0.35, 0.08])
    ;[0, 2.1, 4.2].forEach((a, i) => {
      b.within({ at: [0, 0.575, 0.08], turn: a, tilt: Math.PI - 0.5 }, () => {
        b.add(can(b, 0.024, 0.1 + i * 0.02, 0.006, 10), steel)
        b.add(
          turned(
            b,
            [
              [0.0255, 0.05],
              [0.0255, 0.065],
            ],
            12,
          ),
          [brand, deep, pale][i] ?? brand,
        )
      })
    })
    b.add(
      turned(
        b,
        [
          [0.087, 0.62],
          [0.087, 0.64],
        ],
        18,
      ),
      brand,
      { at: [0, 0, 0.08] },
    )
  })
  for (const side of [-1, 1]) {
    b.within({ at: [side * 0.04, 0.73, 0.07], tilt: 0.75, turn: side * 0.08 + Math.PI }, () => {
      b.add(can(b, 0.033, 0.2, 0.006, 14), white)
      b.from('near', () => b.add(can(b, 0.04, 0.06, 0.008, 12), rubber, { at: [0, 0.18, 0] }))
    })
    b.within({ at: [side * 0.07, 0.25, -0.22], roll: (-side * Math.PI) / 2 }, () => {
      b.add(can(b, 0.062, 0.04, 0.008, 18), brand)
      b.from('near', () => b.add(can(b, 0.036, 0.065, 0.006, 14), dark))
    })
  }
}
