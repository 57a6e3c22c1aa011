import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, type ModelLook, painted, picture } from '../model-builder.ts'

export interface TowerOptions {
  height: number
  /** Edge of the square it stands on. */
  width: number
  /** The posts at its corners. */
  posts?: ModelLook
}

/**
 * A sign that is seen across the hall: posts at the corners, the name set back between them with lit joints on both
 * sides, a ribbed foot and a lid that throws light down.
 */
export function tower(
  b: ModelBuilder,
  pose: Pose,
  { height, width, posts = painted('brand', 0.32) }: TowerOptions,
): void {
  const post = width * 0.12
  const faceWide = width - post * 2 - 0.06
  const faceHigh = faceWide * 4
  const foot = height - faceHigh - 0.42
  const out = width / 2 - post * 0.42
  b.within(pose, () => {
    b.add(box(out * 2, height - 0.1, out * 2, 0, b.cell(0.6), { without: ['-y'] }), painted('deep', 0.32), {
      at: [0, (height - 0.1) / 2, 0],
    })
    for (const quarter of [0, 1, 2, 3])
      b.within({ turn: (quarter * Math.PI) / 2 }, () => {
        b.add(panel(faceWide, faceHigh, b.cell(0.5)), picture('tower', 0.85), {
          at: [0, foot + 0.2 + faceHigh / 2, out + 0.012],
        })
        b.from('middle', () => {
          const wide = b.bevel(0.025)
          b.add(box(post, height - 0.12, post, wide, b.cell(2.4), { without: ['-y'] }), posts, {
            at: [width / 2 - post / 2, (height - 0.12) / 2, width / 2 - post / 2],
          })
          for (const side of [-1, 1])
            b.add(panel(0.024, faceHigh, 9), finishes.litLine, {
              at: [(side * (faceWide + 0.03)) / 2, foot + 0.2 + faceHigh / 2, out + 0.014],
            })
          b.add(panel(width - post * 2, 0.05, 9), finishes.litLine, { at: [0, foot + 0.12, out + 0.02] })
        })
        b.from('near', () => {
          const ribs = Math.max(2, Math.floor((foot - 0.2) / 0.2))
          for (let i = 0; i < ribs; i++)
            b.add(box(width - post * 2, 0.13, 0.05, 0, 9, { without: ['-z'] }), posts, {
              at: [0, 0.14 + (i * (foot - 0.2)) / ribs, out + 0.015],
            })
        })
      })
    b.from('middle', () => {
      b.add(box(width - 0.1, 0.05, width - 0.1), finishes.litLine, { at: [0, height - 0.125, 0] })
      b.add(box(width + 0.06, 0.09, width + 0.06, b.bevel(0.025)), finishes.warmLacquer, {
        at: [0, height - 0.045, 0],
      })
    })
    b.contact(0, 0, width * 0.8, 0.4)
  })
}
