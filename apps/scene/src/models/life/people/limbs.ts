import { movePoint, type Vec3 } from '../../../kit/affine.ts'
import { alongPath, type Joint, loft, type Ring } from '../../../kit/loft.ts'
import { byDetail, thinned } from '../../by-detail.ts'
import { type ModelBuilder, type ModelLook, painted } from '../../model-builder.ts'
import { type Arm, between, type Leg, type Skeleton } from './skeleton.ts'
import type { Frame } from './torso.ts'

const cloth = 0.92
const joint = (at: Vec3, width: number, depth = width): Joint => [at[0], at[1], at[2], width, depth]

export interface LegWear {
  bare: boolean
  skin: ModelLook
  shoes: ModelLook
  frame: Frame
  seated: boolean
}

export function addLeg(b: ModelBuilder, { hip, knee, ankle, foot }: Leg, wear: LegWear): void {
  const k = wear.frame === 'man' ? 1 : 0.92
  const hem = between(ankle, knee, -0.05)
  const joints = wear.bare
    ? [
        joint(between(hip, knee, 0.92), 0.05),
        joint(knee, 0.05, 0.054),
        joint(between(knee, ankle, 0.3), 0.049, 0.055),
        joint(between(knee, ankle, 0.75), 0.034, 0.037),
        joint(between(knee, ankle, 1.04), 0.03, 0.036),
      ]
    : [
        joint(hip, 0.08 * k, 0.084 * k),
        joint(between(hip, knee, 0.35), 0.084 * k, 0.092 * k),
        joint(between(hip, knee, 0.75), 0.07 * k, 0.076 * k),
        joint(knee, 0.063 * k, 0.067 * k),
        joint(between(knee, ankle, 0.45), 0.056 * k, 0.064 * k),
        joint(hem, 0.051 * k, 0.066 * k),
      ]
  const rings = thinned(alongPath(joints), byDetail(b.detail, 6, wear.bare ? 3 : 4, wear.bare ? 2 : 3))
  const look = wear.bare ? wear.skin : painted('legs', cloth)
  b.add(
    loft(rings, {
      sides: byDetail(b.detail, wear.bare ? 7 : 9, 5, 3),
      lids: wear.seated && b.detail !== 'far' ? 'first' : 'none',
    }),
    look,
  )
  if (b.detail !== 'far') addShoe(b, foot, wear)
}

/** Heel to toe: how far forward, how high its middle, half its width, half its height. */
const shoe: Record<Frame, readonly (readonly [number, number, number, number])[]> = {
  man: [
    [-0.075, 0.04, 0.024, 0.036],
    [-0.04, 0.046, 0.04, 0.046],
    [0.03, 0.046, 0.042, 0.046],
    [0.1, 0.03, 0.05, 0.03],
    [0.165, 0.022, 0.04, 0.022],
    [0.19, 0.018, 0.016, 0.012],
  ],
  woman: [
    [-0.06, 0.045, 0.018, 0.034],
    [-0.03, 0.046, 0.032, 0.04],
    [0.03, 0.034, 0.034, 0.03],
    [0.09, 0.022, 0.04, 0.02],
    [0.145, 0.016, 0.028, 0.014],
    [0.165, 0.014, 0.01, 0.008],
  ],
}

function addShoe(b: ModelBuilder, foot: Leg['foot'], { shoes, frame }: LegWear): void {
  const rings = shoe[frame].map(([z, y, wide, high]): Ring => {
    const at = movePoint(foot, 0, y, z)
    const [right, up] = [movePoint(foot, wide, y, z), movePoint(foot, 0, y + high, z)]
    return { at, across: minus(right, at), deep: minus(up, at) }
  })
  const few = thinned(rings, byDetail(b.detail, 6, 3, 2))
  b.add(loft(few, { sides: byDetail(b.detail, 6, 4, 3), square: 0.85, lids: 'both' }), shoes)
}

const minus = (a: Vec3, o: Vec3): Vec3 => [a[0] - o[0], a[1] - o[1], a[2] - o[2]]

export interface ArmWear {
  frame: Frame
  skin: ModelLook
  cuff: boolean
}

export function addArm(b: ModelBuilder, arm: Arm, wear: ArmWear): void {
  const k = wear.frame === 'man' ? 1 : 0.85
  const { root, shoulder, elbow, wrist } = arm
  const joints = [
    joint(root, 0.03 * k, 0.034 * k),
    joint(between(root, shoulder, 0.7), 0.047 * k, 0.054 * k),
    joint(between(shoulder, elbow, 0.16), 0.057 * k, 0.06 * k),
    joint(between(shoulder, elbow, 0.5), 0.053 * k),
    joint(elbow, 0.047 * k),
    joint(between(elbow, wrist, 0.45), 0.044 * k),
    joint(between(elbow, wrist, 0.93), 0.035 * k),
  ]
  const rings = thinned(alongPath(joints, [0, 0, 1]), byDetail(b.detail, 7, 4, 3))
  b.add(loft(rings, { sides: byDetail(b.detail, 7, 5, 3), lids: 'none' }), painted('top', cloth))
  if (b.detail === 'near' && wear.cuff) {
    const cuff = alongPath([
      joint(between(elbow, wrist, 0.9), 0.032 * k),
      joint(between(elbow, wrist, 1), 0.031 * k),
    ])
    b.add(loft(cuff, { sides: 8, lids: 'none' }), shirt)
  }
  if (!arm.hidden && b.detail !== 'far') addHand(b, arm, wear)
}

export const shirt: ModelLook = { color: '#edf0f4', rough: 0.85 }

function addHand(b: ModelBuilder, { wrist, fingers: f }: Arm, { frame, skin }: ArmWear): void {
  const k = frame === 'man' ? 1 : 0.88
  // The width of a hand lies across whatever it points along: forward when it hangs, upright on the other hand.
  const side: Vec3 = Math.abs(f[1]) > 0.6 ? [0, 0, 1] : Math.abs(f[0]) > 0.6 ? [0, 1, 0] : [1, 0, 0]
  const ahead = (way: number): Vec3 => [wrist[0] + f[0] * way, wrist[1] + f[1] * way, wrist[2] + f[2] * way]
  const joints = [
    joint(ahead(-0.02), 0.026 * k, 0.02 * k),
    joint(ahead(0.03 * k), 0.032 * k, 0.02 * k),
    joint(ahead(0.08 * k), 0.041 * k, 0.018 * k),
    joint(ahead(0.13 * k), 0.034 * k, 0.014 * k),
    joint(ahead(0.168 * k), 0.025 * k, 0.009 * k),
  ]
  const rings = thinned(alongPath(joints, side), byDetail(b.detail, 4, 2, 2))
  b.add(loft(rings, { sides: byDetail(b.detail, 6, 4, 3), square: 0.85, lids: 'last' }), skin)
  if (b.detail !== 'near') return
  const palm = rings[1]
  if (!palm) return
  const thumb = (way: number, out: number, r: number): Joint => {
    const p = ahead(way)
    const c = palm.across
    return [p[0] + c[0] * out, p[1] + c[1] * out, p[2] + c[2] * out, r, r]
  }
  b.add(
    loft(alongPath([thumb(0.03, 0.8, 0.013), thumb(0.075, 1.75, 0.012), thumb(0.105, 1.7, 0.008)]), {
      sides: 4,
      lids: 'last',
    }),
    skin,
  )
}

/** A straight skirt to the knee, as wide as the step under it. */
export function addSkirt(b: ModelBuilder, { pelvis, legs }: Skeleton): void {
  const [left, right] = legs
  const around = (a: Vec3, c: Vec3, up: number, more: number): Ring => ({
    at: [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2 + up, (a[2] + c[2]) / 2],
    across: [Math.abs(a[0] - c[0]) / 2 + more, 0, 0],
    deep: [0, 0, Math.abs(a[2] - c[2]) / 2 + more],
  })
  const flat = (y: number, wide: number, deep: number): Ring => ({
    at: movePoint(pelvis, 0, y, 0),
    across: [wide, 0, 0],
    deep: [0, 0, deep],
  })
  const rings = [
    flat(0.08, 0.12, 0.09),
    flat(-0.03, 0.156, 0.112),
    flat(-0.13, 0.166, 0.12),
    around(between(left.hip, left.knee, 0.6), between(right.hip, right.knee, 0.6), 0, 0.105),
    around(left.knee, right.knee, -0.02, 0.092),
  ]
  const few = thinned(rings, byDetail(b.detail, 5, 3, 2))
  b.add(loft(few, { sides: byDetail(b.detail, 12, 7, 4), square: 0.9, lids: 'none' }), painted('legs', cloth))
}
