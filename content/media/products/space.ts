/** x to the right, y up, z towards the visitor. */
export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const grow = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => grow(a, 1 / (Math.hypot(...a) || 1))

/** Towards the visitor. */
export const forth: Vec = [0, 0, 1]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Turned about the upright axis; positive turns show more of the right side. */
export function turned(v: Vec, degrees: number): Vec {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [v[0] * c - v[2] * s, v[1], v[0] * s + v[2] * c]
}

/** Tipped towards the visitor, as seen by an eye that looks down. */
export function tipped(v: Vec, degrees: number): Vec {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [v[0], v[1] * c - v[2] * s, v[1] * s + v[2] * c]
}
