import type { Pose, Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { aroundCircle, sweep } from '../../kit/sweep.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'
import { finishes } from './finishes.ts'
import { footShade } from './foot-shade.ts'

export interface SeatOptions {
  cover?: ModelLook
  floor?: ModelLook
}

/** A bar stool with a footring. Across the hall it is not seen at all. */
export function stool(
  b: ModelBuilder,
  pose: Pose,
  { cover = painted('brand', 0.7), floor }: SeatOptions = {},
): void {
  b.from('middle', () =>
    b.within(pose, () => {
      const seat: [number, number][] = [
        [0, 0.73],
        [0.16, 0.73],
        [0.2, 0.765],
        [0.19, 0.81],
        [0.1, 0.82],
        [0, 0.815],
      ]
      const nearby = b.detail === 'near'
      b.add(lathe(nearby ? seat : seat.slice(1, 5), { segments: b.round(16) }), cover)
      b.add(tube([[0, 0, 0] as const, [0, 0.75, 0] as const], 0.022, nearby ? 8 : 4), finishes.aluminium)
      const foot: [number, number][] = [
        [0.21, 0],
        [0.21, 0.014],
        [0.03, 0.04],
      ]
      b.from('near', () => {
        b.add(lathe(foot, { segments: b.round(14) }), finishes.aluminium)
        const ring = Array.from({ length: 11 }, (_, i): Vec3 => {
          const a = (i / 10) * Math.PI * 2
          return [Math.cos(a) * 0.15, 0.3, Math.sin(a) * 0.15]
        })
        b.add(tube(ring, 0.01, 3), finishes.aluminium)
      })
      footShade(b, 0.21, floor, 0.1)
    }),
  )
}

/** A low armchair with a rounded shell around its cushion; it faces +z. */
export function armchair(
  b: ModelBuilder,
  pose: Pose,
  { cover = finishes.softGrey, floor }: SeatOptions = {},
): void {
  if (b.detail !== 'far')
    b.within(pose, () => {
      b.add(box(0.6, 0.15, 0.58, b.bevel(0.05), 9, { without: ['-y'] }), cover, { at: [0, 0.41, 0.04] })
      b.add(
        sweep(
          aroundCircle(0.32, Math.PI * 0.4, Math.PI * 1.6, b.round(10)),
          [
            [-0.04, 0.3],
            [0.05, 0.3],
            [0.08, 0.74],
            [0, 0.74],
          ],
          { closed: true, caps: true, bevel: b.bevel(0.035) },
        ),
        cover,
      )
      b.from('middle', () => {
        for (const [x, z] of [
          [-0.24, 0.24],
          [0.24, 0.24],
          [-0.2, -0.22],
          [0.2, -0.22],
        ] as const) {
          const leg = [
            [x, 0.34, z],
            [x * 1.15, 0, z * 1.15],
          ] as const
          b.add(tube(leg, [0.02, 0.013], b.detail === 'near' ? 6 : 3), finishes.oak)
          if (floor) b.within({ at: [x * 1.15, 0, z * 1.15] }, () => footShade(b, 0.015, floor, 0.07))
        }
      })
      b.contact(0, 0, 0.5, 0.4)
    })
}

/** A sofa for those who wait; it faces +z. */
export function sofa(
  b: ModelBuilder,
  pose: Pose,
  { width = 2, cover = finishes.softGrey, floor }: SeatOptions & { width?: number } = {},
): void {
  const soft = b.bevel(0.05)
  b.within(pose, () => {
    b.add(box(width, 0.18, 0.78, soft, b.cell(0.6), { without: ['-y'] }), cover, { at: [0, 0.25, 0] })
    b.from('middle', () => {
      b.add(box(width, 0.5, 0.2, soft, b.cell(0.5)), cover, { at: [0, 0.52, -0.32], tilt: -0.12 })
      const seats = Math.max(1, Math.round(width / 0.85))
      const each = (width - 0.3) / seats
      for (let i = 0; i < seats; i++)
        b.add(box(each - 0.02, 0.13, 0.6, b.bevel(0.045), 9), cover, {
          at: [(i - (seats - 1) / 2) * each, 0.4, 0.07],
        })
      for (const side of [-1, 1]) {
        b.add(box(0.15, 0.42, 0.78, soft, 9), cover, { at: [side * (width / 2 - 0.075), 0.36, 0] })
        for (const z of [-0.28, 0.28]) {
          const at: Vec3 = [side * (width / 2 - 0.15), 0, z]
          b.add(tube([at, [at[0], 0.18, z]], 0.025, 5), finishes.oak)
          if (floor) b.within({ at }, () => footShade(b, 0.02, floor, 0.08))
        }
      }
    })
    b.from('near', () =>
      b.add(box(0.4, 0.36, 0.12, 0.055, 9), painted('brand', 0.97), {
        at: [-width / 2 + 0.42, 0.63, -0.12],
        tilt: -0.3,
        turn: 0.2,
      }),
    )
    b.contact(-width / 4, 0, 0.7, 0.4)
    b.contact(width / 4, 0, 0.7, 0.4)
  })
}
