import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, type ModelLook, painted, picture } from '../model-builder.ts'
import { finishes } from './finishes.ts'
import { footShade } from './foot-shade.ts'

/** A rack of leaflets, row above row, leaning back a little; it faces +z. */
export function brochureRack(
  b: ModelBuilder,
  pose: Pose,
  { columns = 3, rows = 4, floor }: { columns?: number; rows?: number; floor?: ModelLook } = {},
): void {
  const [wide, high] = [0.26, 0.36]
  const width = columns * wide + 0.1
  const height = rows * high + 0.24
  const lean = -0.1
  b.within(pose, () => {
    b.within({ tilt: lean, at: [0, 0, 0.02] }, () => {
      b.add(box(width, height, 0.04, 0, b.cell(0.6)), painted('deep', 0.4), {
        at: [0, height / 2 + 0.04, -0.03],
      })
      for (let row = 0; row < rows; row++) {
        const y = 0.2 + row * high
        b.from('near', () => {
          b.add(box(width - 0.04, 0.05, 0.05), finishes.aluminium, { at: [0, y, 0.02] })
          for (let i = 0; i < columns; i++)
            b.add(panel(0.2, 0.267), picture('poster', 0.15), {
              at: [(i - (columns - 1) / 2) * wide, y + 0.15, 0.008 + ((i + row) % 2) * 0.008],
            })
        })
        if (b.detail === 'middle')
          b.add(panel(width - 0.12, 0.267), picture('poster', 0.15), { at: [0, y + 0.15, 0.01] })
      }
    })
    b.from('near', () => {
      b.add(box(width, 0.025, 0.36, 0.008), finishes.aluminium, { at: [0, 0.013, -0.1] })
      const leg = [
        [0, 0.02, -0.26],
        [0, height * 0.7, -0.16],
      ] as const
      b.add(tube(leg, 0.015, 6), finishes.aluminium)
    })
    footShade(b, 0.22, floor, 0.16)
  })
}

/** A screen on a foot; it faces +z. */
export function screenStand(
  b: ModelBuilder,
  pose: Pose,
  { width = 1.1, floor }: { width?: number; floor?: ModelLook } = {},
): void {
  const high = (width * 9) / 16
  b.within(pose, () => {
    b.from('middle', () => {
      b.add(box(0.5, 0.03, 0.36, b.bevel(0.01)), finishes.aluminium, { at: [0, 0.015, 0] })
      b.add(box(0.09, 1.1, 0.05), finishes.aluminium, { at: [0, 0.55, -0.04] })
      b.add(box(width + 0.06, high + 0.06, 0.05, b.bevel(0.012)), finishes.dark, { at: [0, 1.42, 0] })
    })
    b.add(panel(width, high, b.cell(0.4)), picture('video', 1), { at: [0, 1.42, 0.028] })
    footShade(b, 0.24, floor)
  })
}
