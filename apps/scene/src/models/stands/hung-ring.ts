import type { Pose, Vec3 } from '../../kit/affine.ts'
import { hoop, lathe } from '../../kit/lathe.ts'
import { bentPanel } from '../../kit/panel.ts'
import { tube } from '../../kit/tube.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted, picture } from '../model-builder.ts'

/** A drum of lit cloth under the roof with the name around it three times; `pose` is its middle. */
export function hungRing(b: ModelBuilder, radius: number, height: number, pose: Pose): void {
  const segments = b.detail === 'far' ? 10 : b.round(44)
  const [low, high] = [-height / 2, height / 2]
  b.within(pose, () => {
    const outer: [number, number][] = [
      [radius, low],
      [radius, high],
    ]
    const inner: [number, number][] = [
      [radius - 0.05, high],
      [radius - 0.05, low],
    ]
    b.add(lathe(outer, { segments, cell: 9 }), painted('brand', 0.95, { glow: 0.3 }))
    b.add(lathe(inner, { segments, cell: 9 }), painted('pale', 0.95, { glow: 0.5 }))
    b.from('near', () => {
      b.add(hoop(radius - 0.06, low + 0.06, 0.04, segments), finishes.litLine)
    })
    // Clear of the corners of the drum, which are the blunter the farther away it is.
    const clear = { near: 0.02, middle: 0.05, far: 0.1 }[b.detail]
    const wide = (radius + clear) * ((Math.PI * 2) / 3) * 0.93
    const tall = (wide * 72) / 512
    for (const third of [0, 1, 2])
      b.add(
        bentPanel(radius + clear, wide, tall, { near: 14, middle: 7, far: 3 }[b.detail]),
        picture('brandFascia', 0.85),
        { turn: (third * Math.PI * 2) / 3 },
      )
    b.from('middle', () => {
      for (let i = 0; i < 4; i++) {
        const a = (i / 4) * Math.PI * 2 + 0.4
        const rope: [Vec3, Vec3] = [
          [Math.sin(a) * radius, high, Math.cos(a) * radius],
          [Math.sin(a) * radius * 0.6, high + 3, Math.cos(a) * radius * 0.6],
        ]
        b.add(tube(rope, 0.012, 4), finishes.aluminium)
      }
    })
  })
}
