import { box } from '../../kit/box.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { addBlock, addBolts, addFlange, alongX, cable, can, stuff, turned } from './parts.ts'

const { brand, dark, steel, gold, rubber } = stuff

/** A centrifugal pump with its motor on a base plate. */
export function pump(b: ModelBuilder): void {
  addBlock(b, dark, [0.94, 0.045, 0.32], [0, 0, 0], 0.012)
  const y = 0.23
  b.within({ at: [0.08, y, 0], ...alongX }, () => {
    b.add(
      turned(b, [
        [0, 0],
        [0.145, 0, 0.015],
        [0.145, 0.03],
        [0.128, 0.035],
        [0.128, 0.28],
        [0, 0.28],
      ]),
      brand,
    )
    b.add(
      turned(b, [
        [0.15, 0.27, 0.01],
        [0.15, 0.35, 0.035],
        [0, 0.36],
      ]),
      dark,
    )
  })
  b.from('near', () => {
    for (let i = 0; i < 14; i++)
      b.within({ at: [0.235, y, 0], tilt: (i / 14) * Math.PI * 2 }, () =>
        b.add(box(0.23, 0.04, 0.012), brand, { at: [0, 0.133, 0] }),
      )
    b.add(
      cable(
        b,
        [
          [0.24, 0.42, 0.06],
          [0.25, 0.42, 0.13],
          [0.3, 0.3, 0.17],
          [0.32, 0.05, 0.14],
        ],
        0.011,
      ),
      rubber,
    )
    for (const x of [-0.42, 0.42]) b.add(can(b, 0.018, 0.014, 0, 6), steel, { at: [x, 0.045, 0.12] })
  })
  b.from('near', () => addBlock(b, dark, [0.13, 0.075, 0.13], [0.24, 0.37, 0], 0.012))
  for (const x of b.detail === 'near' ? [0.15, 0.34] : [0.25])
    addBlock(b, brand, [0.05, 0.13, 0.24], [x, 0.04, 0])
  b.add(can(b, 0.085, 0.11, 0.012, 16), gold, { at: [-0.03, y, 0], ...alongX })
  b.from('near', () => {
    b.add(can(b, 0.11, 0.06, 0.01, 16), dark, { at: [-0.1, y, 0], ...alongX })
    addBlock(b, dark, [0.09, 0.12, 0.16], [-0.12, 0.04, 0])
  })
  b.within({ at: [-0.1, y, 0], roll: Math.PI / 2 }, () => {
    b.add(
      turned(
        b,
        [
          [0.12, 0, 0.02],
          [0.185, 0.03, 0.03],
          [0.185, 0.13, 0.04],
          [0.12, 0.165, 0.01],
          [0.075, 0.17],
          [0.075, 0.3],
        ],
        22,
      ),
      brand,
    )
    addBolts(b, 8, 0.145, 0.146, 0.012)
    b.within({ at: [0, 0.29, 0] }, () => addFlange(b, 0.115))
  })
  b.within({ at: [-0.18, y, -0.1] }, () => {
    b.add(
      turned(
        b,
        [
          [0.085, 0],
          [0.07, 0.2, 0.03],
          [0.07, 0.3],
        ],
        16,
      ),
      brand,
    )
    b.within({ at: [0, 0.3, 0] }, () => addFlange(b, 0.105))
  })
}
