import { CatmullRomCurve3, Vector3 } from 'three'
import { type Point, partOf, type Shape, sheet, surface } from '../shapes/index.ts'

/** How a garment's trunk is cut; metres of a grown person. */
export interface Cut {
  /** Height of its lower edge. */
  hem: number
  /** How much wider the lower edge is than the chest. */
  flare: number
  /** Share of a long sleeve. */
  sleeve: number
  /** How far the arms are from the trunk. */
  wide: number
  /** Bulges of a quilted jacket; none for cloth. */
  quilt: number
  /** Depth of the ribs at hem and cuffs. */
  rib: number
}

const bulge = (v: number, power = 2.4) => Math.sign(v) * Math.abs(v) ** (2 / power)

const puff = (along: number, count: number) =>
  count > 0 ? 0.03 * Math.abs(Math.sin(along * count * Math.PI)) ** 0.6 : 0

/** The trunk from its hem to the neck; its seam is at the back. */
export function trunk({ hem, flare, quilt, rib }: Cut) {
  const line = new CatmullRomCurve3(
    (
      [
        [0.56 * flare, hem, 0.31 * flare],
        [0.565 * flare, hem + 0.08, 0.315 * flare],
        [0.56 + (flare - 1) * 0.25, hem + (1.5 - hem) * 0.45, 0.32],
        [0.57, 1.5, 0.31],
        [0.55, 1.66, 0.27],
        [0.42, 1.8, 0.21],
        [0.27, 1.875, 0.175],
        [0.2, 1.9, 0.155],
      ] as const
    ).map(([x, y, z]) => new Vector3(x, y, z)),
  )
  const band = 0.1 / (1.9 - hem)
  return (across: number, along: number, lift = 0): Point => {
    const a = -across * Math.PI * 2 - Math.PI / 2
    const { x, y, z } = line.getPoint(along)
    const ribs = rib > 0 && along < band ? rib * Math.cos(across * 400) - rib * 2.4 : 0
    // Cloth falls in folds below the arms, more the wider it is.
    const fold =
      (0.008 + 0.05 * Math.max(0, flare - 1)) *
      (1 - along) *
      Math.sin(across * (flare > 1.2 ? 88 : 44) + Math.sin(along * 4))
    const out = lift + ribs + fold + puff(along, quilt)
    return [bulge(Math.cos(a)) * (x + out), y, bulge(Math.sin(a)) * (z + out)]
  }
}

/** On the front of the trunk. */
export function front(cut: Cut, x: number, along: number, lift = 0): Point {
  const at = trunk(cut)
  // The front is a quarter of the way around from the side: find it by its x.
  let [low, high] = [0.25, 0.75]
  for (let i = 0; i < 22; i++) {
    const middle = (low + high) / 2
    if (at(middle, along)[0] > x) high = middle
    else low = middle
  }
  const [px, py, pz] = at((low + high) / 2, along)
  return [px, py, pz + lift]
}

export function sleeve(side: number, { sleeve: share, wide, quilt, rib }: Cut) {
  const line = new CatmullRomCurve3([
    new Vector3(side * 0.33, 1.64, -0.01),
    new Vector3(side * (0.58 + wide * 0.3), 1.44, 0),
    new Vector3(side * (0.72 + wide * 0.7), 1.06, 0.05),
    new Vector3(side * (0.78 + wide), 0.7, 0.12),
    new Vector3(side * (0.79 + wide), 0.48, 0.17),
  ])
  return (across: number, along: number, lift = 0): Point => {
    const t = along * share
    const [p, way] = [line.getPoint(t), line.getTangent(t)]
    const up = new Vector3().crossVectors(way, new Vector3(0, 0, 1)).normalize()
    const deep = new Vector3().crossVectors(up, way).normalize()
    const cuff = rib > 0 && along > 0.9 ? rib * Math.cos(across * 160) - 0.02 : 0
    const loose = share < 0.6 ? 0.02 * along : 0
    const r =
      0.12 + 0.1 * Math.min(1, t / 0.24) ** 0.6 - 0.09 * t ** 0.9 + loose + lift + cuff + puff(along, quilt)
    const a = -across * Math.PI * 2
    const sag = 0.012 * Math.sin(t * 22) * Math.sin(a * 1.5) * (1 - t)
    p.addScaledVector(up, Math.cos(a) * (r + sag)).addScaledVector(deep, Math.sin(a) * (r + sag))
    return [p.x, p.y, p.z]
  }
}

/** A hood that stands open, its opening toward +z. */
export const hood: Shape = sheet(
  (across, along) => {
    const a = across * Math.PI
    const share = Math.cos((along * Math.PI) / 2) ** 0.55
    return [
      -Math.cos(a) * 0.29 * Math.max(0.02, share),
      1.83 + Math.sin(a) * (0.5 - 0.06 * along) * Math.max(0.02, share),
      0.2 - 0.08 * Math.sin(a) - 0.46 * Math.sin((along * Math.PI) / 2),
    ]
  },
  0.024,
  36,
  24,
)

/** A round band around the neck; `low` drops it at the front. */
export const collar = (high: number, low = 0.05): Shape =>
  surface(
    (across, along) => {
      const a = -across * Math.PI * 2 - Math.PI / 2
      const b = along * Math.PI * 2
      const r = Math.sin(b) * 0.022
      const drop = Math.sin(a) > 0 ? low * Math.sin(a) : 0
      return [
        Math.cos(a) * (0.215 + r),
        1.88 + high / 2 - Math.cos(b) * (high / 2) - drop,
        Math.sin(a) * (0.175 + r),
      ]
    },
    96,
    14,
    true,
  )

/** One leg of trousers from the waist at `top` to the ankle. */
export function leg(side: number, top: number, foot: number, cuffed: boolean): Shape {
  return surface(
    (across, along) => {
      const a = across * Math.PI * 2
      const y = top + (foot - top) * along
      const low = Math.min(1, along / 0.35)
      const cuff = cuffed && along > 0.92 ? 0.03 : 0
      const sag = 0.008 * Math.sin(along * 26) * Math.sin(a * 2)
      const [w, d] = [0.16 - 0.035 * along - cuff + sag, 0.16 + 0.02 * low - 0.05 * along - cuff + sag]
      return [side * (0.125 + 0.075 * along) + bulge(Math.cos(a), 2.3) * w, y, bulge(Math.sin(a), 2.3) * d]
    },
    48,
    40,
    true,
  )
}

export const partOfTrunk = (
  cut: Cut,
  across: readonly [number, number],
  along: readonly [number, number],
  lift: number,
): Shape => sheet(partOf(trunk(cut), across, along, lift), 0.014, 30, 30)

/** The line of a seam around the trunk. */
export const around = (cut: Cut, along: number, lift: number, count = 60): Point[] =>
  Array.from({ length: count }, (_, i) => trunk(cut)(i / count, along, lift))
