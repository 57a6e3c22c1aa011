import { alongPath, loft } from '../../kit/loft.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { addBlock, addBolts, alongZ, cable, can, stuff, turned } from './parts.ts'

const { brand, dark, steel, white, rubber } = stuff

/** A six-axis robot arm that reaches to the right. */
export function robotArm(b: ModelBuilder): void {
  b.within({ at: [-0.14, 0, 0] }, () => {
    b.add(
      turned(b, [
        [0.24, 0, 0.01],
        [0.24, 0.04, 0.012],
        [0.18, 0.075, 0.01],
        [0, 0.08],
      ]),
      dark,
    )
    addBolts(b, 8, 0.215, 0.04, 0.013)
    b.add(
      turned(b, [
        [0.16, 0.075],
        [0.17, 0.11, 0.02],
        [0.14, 0.2, 0.03],
        [0.1, 0.24, 0.02],
        [0, 0.25],
      ]),
      brand,
    )
    const [elbowX, elbowY] = [-0.14, 0.74]
    const link = (x0: number, y0: number, x1: number, y1: number, r0: number, r1: number) =>
      loft(
        alongPath(
          [
            [x0, y0, 0, r0 * 0.7, r0 * 0.7],
            [x0 + (x1 - x0) * 0.12, y0 + (y1 - y0) * 0.12, 0, r0, r0],
            [x0 + (x1 - x0) * 0.85, y0 + (y1 - y0) * 0.85, 0, r1, r1],
            [x1, y1, 0, r1 * 0.75, r1 * 0.75],
          ],
          [0, 0, 1],
        ),
        { sides: b.detail === 'near' ? 14 : 4, square: 0.72, lids: b.detail === 'near' ? 'both' : 'none' },
      )
    joint(b, 0, 0.32, 0.105, 0.27)
    b.add(link(0, 0.32, elbowX, elbowY, 0.095, 0.07), brand)
    joint(b, elbowX, elbowY, 0.085, 0.2)
    b.add(link(elbowX - 0.06, elbowY + 0.03, 0.3, 0.86, 0.08, 0.048), brand)
    b.from('near', () => joint(b, 0.33, 0.865, 0.055, 0.13))
    b.add(link(0.33, 0.865, 0.45, 0.78, 0.045, 0.038), white)
    b.within({ at: [0.46, 0.775, 0], roll: -2.2 }, () => {
      b.from('near', () => b.add(can(b, 0.045, 0.035, 0.006, 14), steel))
      b.from('near', () => addBlock(b, dark, [0.045, 0.04, 0.13], [0, 0.035, 0], 0.008))
      for (const z of [-0.045, 0.045]) addBlock(b, steel, [0.03, 0.085, 0.018], [0, 0.07, z])
    })
    b.from('near', () => {
      b.add(
        cable(
          b,
          [
            [-0.2, 0.8, 0.05],
            [-0.1, 0.96, 0.06],
            [0.12, 0.95, 0.05],
            [0.3, 0.9, 0.03],
          ],
          0.012,
        ),
        rubber,
      )
      b.add(can(b, 0.05, 0.05, 0.01, 14), dark, { at: [elbowX - 0.1, elbowY + 0.02, 0], roll: 1.2 })
    })
  })
}

/** A round joint across z with a bright lid on each side. */
function joint(b: ModelBuilder, x: number, y: number, radius: number, width: number): void {
  b.within({ at: [x, y, -width / 2], ...alongZ }, () => b.add(can(b, radius, width, 0.015, 20), dark))
  b.from('near', () => {
    for (const side of [0, 1])
      b.within({ at: [x, y, side ? width / 2 : -width / 2], tilt: side ? Math.PI / 2 : -Math.PI / 2 }, () =>
        b.add(
          turned(
            b,
            [
              [radius * 0.7, 0],
              [radius * 0.62, 0.014, 0.005],
              [0, 0.014],
            ],
            18,
          ),
          steel,
        ),
      )
  })
}
