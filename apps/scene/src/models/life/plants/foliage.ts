import { cross, type Pose, unit, type Vec3 } from '../../../kit/affine.ts'
import { seededRandom } from '../../../kit/random.ts'
import type { ModelBuilder, ModelLook } from '../../model-builder.ts'
import { oneOf } from './greens.ts'
import { smallLeaf } from './leaf.ts'

/** A mass of green: an egg, or a clipped block without its underside. */
export interface Foliage {
  form: 'egg' | 'block'
  middle: Vec3
  /** Half extents of the mass. */
  reach: Vec3
  leaves: number
  size: number
  looks: readonly ModelLook[]
  seed: number
}

/** A point of the skin of a mass and the way out of it. */
export function onMass({ form, middle, reach }: Foliage, random: () => number): [Vec3, Vec3] {
  const at = (p: Vec3): Vec3 => [middle[0] + p[0], middle[1] + p[1], middle[2] + p[2]]
  const any = () => random() * 2 - 1
  if (form === 'egg') {
    const y = any()
    const [a, r] = [random() * Math.PI * 2, Math.sqrt(1 - y * y)]
    const out: Vec3 = [r * Math.cos(a), y, r * Math.sin(a)]
    return [at([out[0] * reach[0], out[1] * reach[1], out[2] * reach[2]]), out]
  }
  const [x, y, z] = reach
  const areas = { top: x * z, long: 2 * x * y, short: 2 * z * y }
  const pick = random() * (areas.top + areas.long + areas.short)
  const side = random() < 0.5 ? -1 : 1
  const [u, v] = [any(), any()]
  if (pick < areas.top) return [at([u * x, y, v * z]), unit(u * 0.4, 1, v * 0.4)]
  if (pick < areas.top + areas.long) return [at([u * x, v * y, side * z]), unit(u * 0.3, 0.2, side)]
  return [at([side * x, v * y, u * z]), unit(side, 0.2, u * 0.3)]
}

/** The pose of a leaf that grows along `way` and shows its upper side to `out`. */
function leafPose(at: Vec3, way: Vec3, out: Vec3): Pose {
  const turn = Math.atan2(way[0], way[2])
  const across: Vec3 = [Math.cos(turn), 0, -Math.sin(turn)]
  const up = cross(way, across)
  const dot = (a: Vec3) => a[0] * out[0] + a[1] * out[1] + a[2] * out[2]
  return { at, turn, tilt: -Math.asin(way[1]), roll: Math.atan2(-dot(across), dot(up)) }
}

/** Very many small leaves that lie over each other like shingles, their tips a little out. */
export function addFoliage(b: ModelBuilder, mass: Foliage): void {
  const random = seededRandom(mass.seed)
  for (let i = 0; i < mass.leaves; i++) {
    const [p, out] = onMass(mass, random)
    const inside = 1 - 0.2 * random() ** 2
    const at: Vec3 = [
      mass.middle[0] + (p[0] - mass.middle[0]) * inside,
      mass.middle[1] + (p[1] - mass.middle[1]) * inside,
      mass.middle[2] + (p[2] - mass.middle[2]) * inside,
    ]
    const lift = 0.35 + 0.5 * random()
    const way = unit(
      (random() - 0.5) * 2 + out[0] * lift,
      (random() - 0.35) * 2 + out[1] * lift,
      (random() - 0.5) * 2 + out[2] * lift,
    )
    const look = oneOf(mass.looks, random)
    const size = mass.size * (0.75 + 0.5 * random())
    if (look) b.add(smallLeaf(size, size * 0.52), look, leafPose(at, way, out))
  }
}
