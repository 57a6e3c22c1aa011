import type { Shape } from './fineness.ts'
import { surface } from './skin.ts'

/** A bead that lies around the y axis, its middle on y = 0; `high` is half its height when it is not round. */
export const hoop = (radius: number, thick: number, high = thick, pieces = 64, sides = 8): Shape =>
  surface(
    (across, along) => {
      const [a, b] = [across * Math.PI * 2, along * Math.PI * 2]
      const r = radius - Math.cos(b) * thick
      return [Math.sin(a) * r, -Math.sin(b) * high, Math.cos(a) * r]
    },
    pieces,
    sides,
    true,
  )
