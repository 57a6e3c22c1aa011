import type { Ray } from '../hall/pick-stand.ts'
import type { Vec3 } from '../kit/affine.ts'

/** Whether a way of sight passes a point within so many metres. */
export function passesNear({ from, along }: Ray, spot: Vec3, radius: number): boolean {
  const way = [spot[0] - from[0], spot[1] - from[1], spot[2] - from[2]] as const
  const t = way[0] * along[0] + way[1] * along[1] + way[2] * along[2]
  return Math.hypot(way[0] - along[0] * t, way[1] - along[1] * t, way[2] - along[2] * t) < radius
}
