import type { Pose } from '../../kit/affine.ts'
import { lathe } from '../../kit/lathe.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'
import { leaflets } from './desk-things.ts'
import { finishes } from './finishes.ts'
import { footShade } from './foot-shade.ts'
import { stool } from './seats.ts'

export interface TableOptions {
  radius?: number
  height?: number
  top?: ModelLook
  floor?: ModelLook
}

export function roundTable(b: ModelBuilder, pose: Pose, options: TableOptions = {}): void {
  const { radius: r = 0.4, height: h = 0.74, top = finishes.lacquer, floor } = options
  b.from('middle', () =>
    b.within(pose, () => {
      const plate: [number, number][] = [
        [r * 0.5, h - 0.035],
        [r - 0.02, h - 0.035],
        [r, h - 0.015],
        [r - 0.008, h],
        [0, h],
      ]
      const nearby = b.detail === 'near'
      b.add(lathe(nearby ? plate : plate.slice(1), { segments: b.round(24), cell: b.cell(0.3) }), top)
      const foot: [number, number][] = [
        [0.25, 0],
        [0.25, 0.012],
        [0.04, 0.05],
        [0.03, 0.2],
        [0.03, h - 0.03],
      ]
      if (nearby) b.add(lathe(foot, { segments: 16 }), finishes.aluminium)
      else b.add(tube([[0, 0, 0] as const, [0, h, 0] as const], 0.03, 4), finishes.aluminium)
      footShade(b, 0.25, floor, 0.1)
      b.from('near', () => leaflets(b, { at: [0.04, h, 0.02], turn: 2.2, scale: 0.8 }))
    }),
  )
}

/** A high table with two stools for a short talk. */
export function barTable(
  b: ModelBuilder,
  pose: Pose,
  { floor, cover = painted('brand', 0.7) }: { floor?: ModelLook; cover?: ModelLook } = {},
): void {
  const on = floor ? { floor } : {}
  b.within(pose, () => {
    roundTable(b, {}, { radius: 0.32, height: 1.06, top: finishes.oak, ...on })
    stool(b, { at: [-0.52, 0, 0.16] }, { cover, ...on })
    stool(b, { at: [0.5, 0, 0.2] }, { cover, ...on })
  })
}
