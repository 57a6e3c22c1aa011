import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { tube } from '../../kit/tube.ts'
import { type ModelBuilder, painted, picture } from '../model-builder.ts'
import { finishes } from './finishes.ts'

/** A tablet on a small foot; its screen faces +z. */
export function tablet(b: ModelBuilder, pose: Pose): void {
  b.within(pose, () => {
    b.add(box(0.12, 0.012, 0.1), finishes.aluminium, { at: [0, 0.006, -0.02] })
    b.add(box(0.29, 0.2, 0.012), finishes.dark, { at: [0, 0.12, 0], tilt: -0.4 })
    b.add(panel(0.27, 0.18), picture('video', 0.8), { at: [0, 0.123, 0.008], tilt: -0.4 })
  })
}

/** A short stack of leaflets and one that stands. */
export function leaflets(b: ModelBuilder, pose: Pose): void {
  b.within(pose, () => {
    b.add(box(0.16, 0.035, 0.22), finishes.paper, { at: [0.14, 0.018, 0], turn: 0.2 })
    b.add(box(0.155, 0.006, 0.215), painted('brand', 0.5), { at: [0.14, 0.038, 0], turn: 0.24 })
    b.add(panel(0.16, 0.213), picture('poster', 0.15), { at: [-0.08, 0.11, 0.012], tilt: -0.22 })
    b.add(box(0.17, 0.22, 0.008), finishes.paper, { at: [-0.08, 0.109, 0.004], tilt: -0.22 })
  })
}

/** The contact person's card in a stand of its own; it faces +z. */
export function nameCard(b: ModelBuilder, pose: Pose): void {
  b.within(pose, () => {
    b.add(box(0.44, 0.02, 0.09, 0.006), finishes.aluminium, { at: [0, 0.01, 0] })
    b.add(box(0.44, 0.3, 0.014, 0.004), finishes.paper, { at: [0, 0.16, -0.01], tilt: -0.18 })
    b.add(panel(0.42, 0.282), picture('card', 0.45), { at: [0, 0.161, 0.0], tilt: -0.18 })
  })
}

/** A headset on its stand. */
export function headset(b: ModelBuilder, pose: Pose): void {
  b.within(pose, () => {
    const bow = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI
      return [Math.cos(a) * 0.1, 0.16 + Math.sin(a) * 0.12, 0] as const
    })
    b.add(tube(bow, 0.012, 6), finishes.dark)
    for (const side of [-1, 1])
      b.add(box(0.035, 0.09, 0.075, 0.012), painted('brand', 0.4), { at: [side * 0.1, 0.14, 0] })
    const boom = [
      [-0.1, 0.12, 0.02],
      [-0.08, 0.07, 0.08],
      [-0.02, 0.06, 0.1],
    ] as const
    b.add(tube(boom, 0.007, 5), finishes.dark)
    b.add(tube([[0, 0, -0.02] as const, [0, 0.26, -0.02] as const], 0.012, 6), finishes.aluminium)
    b.add(box(0.14, 0.015, 0.12), finishes.aluminium, { at: [0, 0.008, -0.02] })
  })
}
