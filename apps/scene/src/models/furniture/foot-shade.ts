import { lathe } from '../../kit/lathe.ts'
import { tinted } from '../../kit/shape.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'

/**
 * Cubes of ten centimetres are too coarse for the dark line where a foot meets a platform. A thin ring of the floor's
 * own colour, darker towards the foot, draws it. On the bare ground the stamp of the model does the same.
 */
export function footShade(b: ModelBuilder, radius: number, floor?: ModelLook, wide = 0.14): void {
  b.contact(0, 0, radius + wide, 0.5)
  if (!floor) return
  b.from('near', () => {
    const outer = radius + wide
    const inner = Math.max(0, radius - 0.02)
    const ring = lathe(
      [
        [outer, 0.004],
        [radius + wide * 0.4, 0.004],
        [inner, 0.004],
      ],
      { segments: radius > 0.15 ? 14 : 7 },
    )
    const shade = tinted(ring, ([x, , z]) => {
      const near = (outer - Math.hypot(x, z)) / (outer - inner)
      return 0.95 - 0.5 * Math.max(0, near) ** 1.3
    })
    b.add(shade, floor)
  })
}
