import type { Joint } from '@tradefloor/models'

/** Its parts in the order it is built; how many there are depends on what its hand holds. */
export const robotJoints = (parts: number): readonly Joint[] => [
  { parts: [12, parts], hub: 13, axis: [0, 1, 0] },
  { parts: [17, parts], hub: 17, axis: [0, 0, 1] },
  // The last part is the hose along the upper arm: it goes no further.
  { parts: [35, parts - 1], hub: 35, axis: [0, 0, 1] },
  { parts: [60, parts - 1], hub: 60, axis: [0, 0, 1] },
]

/** Where its joints are when it is built, as shares of its size: from its foot outward and up. */
const built = {
  hub: -0.05,
  shoulder: [-0.05, 0.37],
  elbow: [-0.3, 0.8],
  wrist: [0.2, 0.84],
  tip: [0.487, 0.89],
} as const

type Point = readonly [number, number]
const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI
const from = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1]]
const far = ([x, y]: Point) => Math.hypot(x, y)

const upper = from(built.shoulder, built.elbow)
const fore = from(built.elbow, built.wrist)
const hand = from(built.wrist, built.tip)

/** Where the hand is: degrees about the upright from +x away from the viewer, how far out, and how high. */
export interface Reach {
  round: number
  out: number
  high: number
}

/** How its joints stand when the hand reaches down to a place. Lengths in metres of an arm of this size. */
export function jointsAt({ round, out, high }: Reach, size: number): number[] {
  const wrist: Point = [
    out / size - built.shoulder[0] + built.hub,
    high / size + far(hand) - built.shoulder[1],
  ]
  const reach = Math.min(far(wrist), (far(upper) + far(fore)) * 0.999)
  const [a, b] = [far(upper), far(fore)]
  const bend = (Math.acos((a * a + reach * reach - b * b) / (2 * a * reach)) * 180) / Math.PI
  const upperTo = degrees(wrist) + bend
  const elbow: Point = [Math.cos((upperTo * Math.PI) / 180) * a, Math.sin((upperTo * Math.PI) / 180) * a]
  const foreTo = degrees(from(elbow, wrist))
  const shoulder = upperTo - degrees(upper)
  const elbowBy = foreTo - degrees(fore) - shoulder
  return [round, shoulder, elbowBy, -90 - degrees(hand) - shoulder - elbowBy]
}

/** The place of the hand, from the foot of the arm. */
export const handAt = ({ round, out, high }: Reach, size: number): [x: number, y: number, z: number] => {
  const a = (round * Math.PI) / 180
  return [built.hub * size + Math.cos(a) * out, high, -Math.sin(a) * out]
}
