import type { Vec3 } from '../kit/affine.ts'
import type { HallStand } from './hall-layout.ts'

export interface Ray {
  from: Vec3
  along: Vec3
}

/** Where a ray enters an upright box, as a share of its length; nothing when it misses. */
function enters({ from, along }: Ray, low: Vec3, high: Vec3): number | undefined {
  let [near, far] = [0, Infinity]
  for (const k of [0, 1, 2] as const) {
    if (Math.abs(along[k]) < 1e-9) {
      if (from[k] < low[k] || from[k] > high[k]) return undefined
      continue
    }
    const [a, b] = [(low[k] - from[k]) / along[k], (high[k] - from[k]) / along[k]]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far ? near : undefined
}

/** The stand that is hit first: one box a stand is tested, never its triangles. */
export function pickStand(
  ray: Ray,
  stands: readonly HallStand[],
): { stand: HallStand; distance: number } | undefined {
  let best: { stand: HallStand; distance: number } | undefined
  for (const stand of stands) {
    const [x, , z] = stand.at
    // Stands look across their street: width lies along z.
    const [hx, hz] = [stand.depth / 2, stand.width / 2]
    const distance = enters(ray, [x - hx, 0, z - hz], [x + hx, stand.height, z + hz])
    if (distance !== undefined && (!best || distance < best.distance)) best = { stand, distance }
  }
  return best
}

/** Where a ray meets the floor. */
export function floorPoint({ from, along }: Ray): { x: number; z: number; distance: number } | undefined {
  if (along[1] >= -1e-6) return undefined
  const distance = -from[1] / along[1]
  return { x: from[0] + along[0] * distance, z: from[2] + along[2] * distance, distance }
}
