import { type Affine, movePoint, unit, type Vec3 } from '../../../kit/affine.ts'
import { onRing, type Ring } from '../../../kit/loft.ts'
import { between, type Skeleton } from './skeleton.ts'

export type Frame = 'man' | 'woman'

/** Half widths, depths and how far forward, by height over the hips (first part) and over the waist (second). */
const slices: Record<Frame, { hips: Slice[]; chest: Slice[]; shoulders: number }> = {
  man: {
    hips: [
      [-0.12, 0.184, 0.136, 0],
      [-0.05, 0.177, 0.132, 0],
      [0.06, 0.16, 0.112, 0.004],
    ],
    chest: [
      [0.03, 0.154, 0.106, 0.006],
      [0.13, 0.164, 0.114, 0.008],
      [0.22, 0.19, 0.124, 0.01],
      [0.295, 0.195, 0.112, 0.002],
      [0.343, 0.158, 0.088, -0.006],
      [0.374, 0.096, 0.07, -0.01],
      [0.394, 0.068, 0.062, -0.012],
    ],
    shoulders: 0.182,
  },
  woman: {
    hips: [
      [-0.12, 0.18, 0.138, -0.002],
      [-0.04, 0.168, 0.122, -0.004],
      [0.06, 0.142, 0.1, 0.002],
    ],
    chest: [
      [0.02, 0.126, 0.09, 0.006],
      [0.11, 0.138, 0.1, 0.012],
      [0.2, 0.154, 0.12, 0.02],
      [0.29, 0.162, 0.1, 0.006],
      [0.335, 0.138, 0.082, -0.006],
      [0.37, 0.082, 0.062, -0.01],
      [0.39, 0.058, 0.055, -0.012],
    ],
    shoulders: 0.157,
  },
}
type Slice = readonly [y: number, across: number, deep: number, forward: number]

export const shoulderWidth = (frame: Frame) => slices[frame].shoulders

/** The trunk as slices from the hem up, with places on its skin for what is worn. */
export class Torso {
  readonly rings: Ring[]
  static readonly square = 0.86

  constructor(skeleton: Skeleton, frame: Frame, seated: boolean) {
    const { hips, chest } = slices[frame]
    // On a chair the hem lies on the thighs.
    const low = seated ? hips.slice(1) : hips
    const [hem, ...rest] = low.map((slice) => sliceIn(skeleton.pelvis, slice))
    this.rings = [
      ...(hem ? [seated ? hem : overThighs(hem, skeleton)] : []),
      ...rest,
      ...chest.map((slice) => sliceIn(skeleton.chest, slice)),
    ]
  }

  /** A place on the skin: `angle` 0 is the middle of the front, `height` runs from the hem (0) to the neck (1). */
  on(angle: number, height: number, out: number): Vec3 {
    const at = Math.max(0, Math.min(1, height)) * (this.rings.length - 1)
    const i = Math.min(this.rings.length - 2, Math.floor(at))
    const [low, high] = [this.rings[i], this.rings[i + 1]]
    if (!low || !high) return [0, 0, 0]
    const share = at - i
    const [p, q] = [onRing(low, angle, Torso.square), onRing(high, angle, Torso.square)]
    const mixed = (k: 0 | 1 | 2) => p[k] + (q[k] - p[k]) * share
    const middle = (k: 0 | 1 | 2) => low.at[k] + (high.at[k] - low.at[k]) * share
    const away = unit(mixed(0) - middle(0), 0, mixed(2) - middle(2))
    return [mixed(0) + away[0] * out, mixed(1), mixed(2) + away[2] * out]
  }
}

/** The hem gives way to a leg that is set forward or back. */
function overThighs(hem: Ring, { legs, pelvis }: Skeleton): Ring {
  const heart = movePoint(pelvis, 0, 0, 0)
  const [a, c] = legs.map(({ hip, knee }) => between(hip, knee, 0.25)[2] - heart[2])
  const [one, other] = [a ?? 0, c ?? 0]
  const grown = 1 + Math.abs(one - other) / 2 / 0.14
  return {
    at: [hem.at[0], hem.at[1], hem.at[2] + (one + other) / 2],
    across: hem.across,
    deep: [hem.deep[0] * grown, hem.deep[1] * grown, hem.deep[2] * grown],
  }
}

const sliceIn = (frame: Affine, [y, across, deep, forward]: Slice): Ring => ({
  at: movePoint(frame, 0, y, forward),
  across: turned(frame, across, 0),
  deep: turned(frame, 0, deep),
})

/** A direction of a frame, without its place. */
function turned(frame: Affine, x: number, z: number): Vec3 {
  const [o, p] = [movePoint(frame, 0, 0, 0), movePoint(frame, x, 0, z)]
  return [p[0] - o[0], p[1] - o[1], p[2] - o[2]]
}
