import { box } from '../../../kit/box.ts'
import { lathe } from '../../../kit/lathe.ts'
import { disc, panel } from '../../../kit/panel.ts'
import type { ModelBuilder, ModelLook } from '../../model-builder.ts'

export const lacquer: ModelLook = { color: '#eef1f5', rough: 0.4 }
const soil: ModelLook = { color: '#5a4535', rough: 0.95 }

/** A round pot that widens upward, with earth in it. */
export function addPot(b: ModelBuilder, radius: number, height: number): void {
  const foot = radius * 0.76
  const profile: [number, number][] =
    b.detail === 'near'
      ? [
          [foot - 0.02, 0],
          [foot, 0.015],
          [(foot + radius) / 2, height * 0.5],
          [radius, height - 0.012],
          [radius - 0.008, height],
          [radius - 0.03, height],
          [radius - 0.035, height - 0.05],
        ]
      : [
          [foot, 0],
          [radius, height],
          ...(b.detail === 'middle' ? ([[radius - 0.035, height - 0.02]] as [number, number][]) : []),
        ]
  const segments = b.round(18)
  b.add(lathe(profile, { segments, cell: 9 }), lacquer)
  b.from('middle', () =>
    b.add(disc(radius - 0.03, segments), soil, { at: [0, height - 0.03, 0], tilt: -Math.PI / 2 }),
  )
  b.contact(0, 0, radius * 1.5, 0.6)
}

/** A long planter on a dark plinth, with earth in it. */
export function addPlanter(b: ModelBuilder, width: number, height: number, depth: number): void {
  b.add(box(width, height - 0.04, depth, b.bevel(0.02), b.cell(0.3)), lacquer, {
    at: [0, height / 2 + 0.02, 0],
  })
  b.from('near', () => {
    b.add(box(width - 0.06, 0.05, depth - 0.06), { color: '#1c2740', rough: 0.4 }, { at: [0, 0.025, 0] })
    b.add(panel(width - 0.05, depth - 0.05, 0.3), soil, { at: [0, height + 0.002, 0], tilt: -Math.PI / 2 })
  })
  for (const x of [-0.35, 0, 0.35]) b.contact(x * width, 0, depth, 0.5)
}
