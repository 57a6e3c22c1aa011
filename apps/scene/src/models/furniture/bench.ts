import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { finishes } from './finishes.ts'

/** An oak seat on a white block; it faces +z. Greenery grows beside it where there is a `hedge`. */
export function bench(
  b: ModelBuilder,
  pose: Pose,
  { width = 1.8, hedge = true }: { width?: number; hedge?: boolean } = {},
): void {
  b.within(pose, () => {
    b.add(box(width, 0.36, 0.4, b.bevel(0.03), b.cell(0.3), { without: ['-y'] }), finishes.lacquer, {
      at: [0, 0.22, 0],
    })
    b.from('near', () => b.add(box(width - 0.06, 0.05, 0.34), finishes.dark, { at: [0, 0.025, 0] }))
    b.add(box(width + 0.06, 0.05, 0.48, b.bevel(0.018), b.cell(0.3)), finishes.oak, { at: [0, 0.425, 0] })
    if (hedge) b.socket('hedge', [0, 0, -0.46], 0, 1)
    b.contact(-width / 4, 0, 0.5, 0.4)
    b.contact(width / 4, 0, 0.5, 0.4)
  })
}
