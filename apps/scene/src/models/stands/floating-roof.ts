import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { disc, panel } from '../../kit/panel.ts'
import { prism, roundedRectangle } from '../../kit/prism.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted, picture } from '../model-builder.ts'

const down = { tilt: Math.PI / 2 }
const up = { tilt: -Math.PI / 2 }

/**
 * A slab with round corners that hangs over a pavilion: lit fields below, a brand-coloured field with the mark above
 * for those who look down from the gallery. `pose` is the middle of its underside.
 */
export function floatingRoof(b: ModelBuilder, width: number, depth: number, pose: Pose): void {
  const arc = { near: 9, middle: 3, far: 1 }[b.detail]
  const outline = roundedRectangle(width, depth, 0.7, arc, b.cell(0.8))
  b.within(pose, () => {
    if (b.detail === 'far') b.add(box(width, 0.3, depth, 0, 9), finishes.warmLacquer, { at: [0, 0.15, 0] })
    else b.add(prism(outline, 0.3, { bevel: b.bevel(0.05), cell: b.cell(0.5) }), finishes.warmLacquer)
    b.from('middle', () => {
      b.add(panel(width - 0.5, depth - 0.5, b.cell(0.7)), finishes.warmLacquer, { ...down, at: [0, 0.01, 0] })
      const fields = 4
      for (let i = 0; i < fields; i++)
        b.add(
          panel(width / fields - 0.5, depth - 1.1, 9),
          { color: '#fff3df', glow: 1.05 },
          { ...down, at: [((i + 0.5) / fields - 0.5) * (width - 0.5), 0.0, 0] },
        )
    })
    b.add(panel(width - 1.3, depth - 1.3, 9), painted('brand', 0.4), { ...up, at: [0, 0.325, 0] })
    b.add(disc(Math.min(1, depth / 5), b.detail === 'far' ? 8 : b.round(28)), picture('mark', 0.4), {
      ...up,
      at: [0, 0.35, 0],
    })
    b.from('near', () => {
      for (const z of [-1, 1])
        b.add(box(width - 1.4, 0.05, 0.04), painted('brand', 0.4, { glow: 0.5 }), {
          at: [0, 0.1, (z * depth) / 2 - z * 0.015],
        })
    })
  })
}
