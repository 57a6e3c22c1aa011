import type { Pose, Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { sheet } from '../../kit/sheet.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'

/** Three vaulted halls side by side with their streets of stands, as an architect's model of 1.8 × 1 m. */
export function hallModel(b: ModelBuilder, pose: Pose): void {
  const paints = ['brand', 'pale', 'deep'] as const
  b.within(pose, () => {
    b.add(box(1.8, 0.03, 1.02, b.bevel(0.008), 9), finishes.lacquer, { at: [0, 0.015, 0] })
    for (const i of [0, 1, 2]) {
      const x = (i - 1) * 0.58
      const vault = (u: number, v: number): Vec3 => {
        const a = Math.PI * v
        return [x - Math.cos(a) * 0.24, 0.1 + Math.sin(a) * 0.16, -0.44 + u * 0.52]
      }
      b.add(sheet(vault, b.round(6), b.round(14), 0.01), i === 1 ? painted('brand', 0.3) : finishes.steel)
      for (const side of [-1, 1])
        b.add(box(0.012, 0.08, 0.52), finishes.lacquer, { at: [x + side * 0.24, 0.07, -0.18] })
      b.from('near', () => {
        for (const row of [0, 1])
          for (const column of [0, 1, 2, 3])
            b.add(
              box(0.075, 0.05 + ((row + column + i) % 3) * 0.02, 0.075),
              painted(paints[(i + row + column) % 3] ?? 'brand', 0.5),
              {
                at: [x - 0.17 + column * 0.113, 0.06, 0.2 + row * 0.16],
              },
            )
      })
    }
    b.from('near', () =>
      b.add(box(1.74, 0.006, 0.05), painted('brand', 0.5, { glow: 0.6 }), { at: [0, 0.034, 0.46] }),
    )
  })
}
