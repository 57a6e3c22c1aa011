import { type Affine, affineOf, movePoint, unit, type Vec3 } from '../../../kit/affine.ts'

export interface Foot {
  /** The point of the sole under the ankle. */
  at: Vec3
  turn?: number
  /** Positive lifts the heel, negative the toe. */
  tilt?: number
}

export interface Hand {
  /** Where the wrist is. */
  wrist: Vec3
  /** Where the fingers point; along the forearm if it is not said. */
  fingers?: Vec3
  /** Which way the elbow wants to bend. */
  elbow?: Vec3
  /** In a pocket, or behind something. */
  hidden?: boolean
}

/** How somebody stands. The first of two is on the side of -x; a figure faces +z. */
export interface Posture {
  hips: { at: Vec3; turn: number; roll: number }
  chest: { turn: number; roll: number; lean: number }
  head: { turn: number; nod: number; roll: number }
  feet: readonly [Foot, Foot]
  hands: readonly [Hand, Hand]
  seated?: boolean
}

export interface Leg {
  hip: Vec3
  knee: Vec3
  ankle: Vec3
  foot: Affine
}

export interface Arm {
  root: Vec3
  shoulder: Vec3
  elbow: Vec3
  wrist: Vec3
  fingers: Vec3
  hidden: boolean
}

export interface Skeleton {
  pelvis: Affine
  /** From the waist up. */
  chest: Affine
  /** From the root of the neck up. */
  head: Affine
  legs: readonly [Leg, Leg]
  arms: readonly [Arm, Arm]
}

const bones = { thigh: 0.44, shin: 0.42, upperArm: 0.29, forearm: 0.26 }
export const waistHeight = 0.14
export const neckHeight = 0.385

/** Works out where the joints are: knees and elbows follow from where feet and hands are. */
export function skeletonOf(posture: Posture, shoulderWidth: number): Skeleton {
  const { hips, chest: trunk, head: look } = posture
  const pelvis = affineOf({ at: hips.at, turn: hips.turn, roll: hips.roll })
  const waist = movePoint(pelvis, 0, waistHeight, 0)
  const chest = affineOf({ at: waist, turn: trunk.turn, roll: trunk.roll, tilt: trunk.lean })
  const head = affineOf({
    at: movePoint(chest, 0, neckHeight, -0.012),
    turn: look.turn,
    tilt: look.nod,
    roll: look.roll,
  })
  const leg = (side: -1 | 1, { at, turn = 0, tilt = 0 }: Foot): Leg => {
    const foot = affineOf({ at, turn, tilt })
    const hip = movePoint(pelvis, side * 0.088, -0.03, 0)
    const ankle = movePoint(foot, 0, 0.085, -0.005)
    const forward: Vec3 = [Math.sin(turn) * 0.7, posture.seated ? 1 : 0, 1]
    return { hip, ankle, foot, knee: bent(hip, ankle, bones.thigh, bones.shin, forward) }
  }
  const arm = (side: -1 | 1, hand: Hand): Arm => {
    const shoulder = movePoint(chest, side * shoulderWidth, 0.303, -0.008)
    const elbow = bent(
      shoulder,
      hand.wrist,
      bones.upperArm,
      bones.forearm,
      hand.elbow ?? [side * 0.15, -0.1, -1],
    )
    return {
      root: movePoint(chest, side * (shoulderWidth - 0.06), 0.334, -0.008),
      shoulder,
      elbow,
      wrist: hand.wrist,
      fingers: unit(...(hand.fingers ?? difference(hand.wrist, elbow))),
      hidden: hand.hidden ?? false,
    }
  }
  return {
    pelvis,
    chest,
    head,
    legs: [leg(-1, posture.feet[0]), leg(1, posture.feet[1])],
    arms: [arm(-1, posture.hands[0]), arm(1, posture.hands[1])],
  }
}

/** The joint between two bones of known length, on the side of `toward`. */
function bent(from: Vec3, to: Vec3, upper: number, lower: number, toward: Vec3): Vec3 {
  const line = difference(to, from)
  const length = Math.min(Math.hypot(...line), (upper + lower) * 0.998)
  const along = unit(...line)
  const share = (upper * upper - lower * lower + length * length) / (2 * length)
  const out = Math.sqrt(Math.max(0, upper * upper - share * share))
  const slope = toward[0] * along[0] + toward[1] * along[1] + toward[2] * along[2]
  const side = unit(toward[0] - along[0] * slope, toward[1] - along[1] * slope, toward[2] - along[2] * slope)
  return [
    from[0] + along[0] * share + side[0] * out,
    from[1] + along[1] * share + side[1] * out,
    from[2] + along[2] * share + side[2] * out,
  ]
}

const difference = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const between = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
