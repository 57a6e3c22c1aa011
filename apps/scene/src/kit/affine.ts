export type Vec3 = readonly [number, number, number]

/** Where a part stands: turned around y, then tilted around x, then rolled around z; scaled first. */
export interface Pose {
  at?: Vec3
  turn?: number
  tilt?: number
  roll?: number
  scale?: number | Vec3
}

/** Three rows of four: rotation and scale, then the move. */
export type Affine = readonly number[]

export const identity: Affine = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

export function affineOf({ at = [0, 0, 0], turn = 0, tilt = 0, roll = 0, scale = 1 }: Pose): Affine {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale
  const [cy, ny] = [Math.cos(turn), Math.sin(turn)]
  const [cx, nx] = [Math.cos(tilt), Math.sin(tilt)]
  const [cz, nz] = [Math.cos(roll), Math.sin(roll)]
  return [
    (cy * cz + ny * nx * nz) * sx,
    (-cy * nz + ny * nx * cz) * sy,
    ny * cx * sz,
    at[0],
    cx * nz * sx,
    cx * cz * sy,
    -nx * sz,
    at[1],
    (-ny * cz + cy * nx * nz) * sx,
    (ny * nz + cy * nx * cz) * sy,
    cy * cx * sz,
    at[2],
  ]
}

const entry = (m: Affine, i: number) => m[i] ?? 0

export function multiply(a: Affine, b: Affine): Affine {
  const out: number[] = []
  for (let r = 0; r < 12; r += 4)
    for (let c = 0; c < 4; c++)
      out.push(
        entry(a, r) * entry(b, c) +
          entry(a, r + 1) * entry(b, c + 4) +
          entry(a, r + 2) * entry(b, c + 8) +
          (c === 3 ? entry(a, r + 3) : 0),
      )
  return out
}

export const movePoint = (m: Affine, x: number, y: number, z: number): Vec3 => [
  entry(m, 0) * x + entry(m, 1) * y + entry(m, 2) * z + entry(m, 3),
  entry(m, 4) * x + entry(m, 5) * y + entry(m, 6) * z + entry(m, 7),
  entry(m, 8) * x + entry(m, 9) * y + entry(m, 10) * z + entry(m, 11),
]

/** Normals go through the cofactors, so that a squashed sphere is still lit as a squashed sphere. */
export function moveNormal(m: Affine, x: number, y: number, z: number): Vec3 {
  const [a, b, c] = [entry(m, 0), entry(m, 1), entry(m, 2)]
  const [d, e, f] = [entry(m, 4), entry(m, 5), entry(m, 6)]
  const [g, h, i] = [entry(m, 8), entry(m, 9), entry(m, 10)]
  return unit(
    (e * i - f * h) * x + (f * g - d * i) * y + (d * h - e * g) * z,
    (c * h - b * i) * x + (a * i - c * g) * y + (b * g - a * h) * z,
    (b * f - c * e) * x + (c * d - a * f) * y + (a * e - b * d) * z,
  )
}

export function unit(x: number, y: number, z: number): Vec3 {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
