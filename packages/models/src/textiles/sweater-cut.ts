import { CatmullRomCurve3, Vector3 } from 'three'
import type { Point } from '../shapes/index.ts'

export const hem = 0.42

/** Half width, height and half depth, from the hem up to the neck. */
const trunk = new CatmullRomCurve3(
  (
    [
      [0.54, 0, 0.31],
      [0.58, 0.12, 0.33],
      [0.59, 0.5, 0.34],
      [0.61, 0.9, 0.34],
      [0.62, 1.1, 0.32],
      [0.58, 1.27, 0.28],
      [0.44, 1.4, 0.23],
      [0.27, 1.48, 0.185],
      [0.2, 1.52, 0.165],
    ] as const
  ).map(([x, y, z]) => new Vector3(x, y, z)),
)

const bulge = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / 2.4)
export const rib = (across: number, count: number, deep: number) =>
  deep * Math.cos(across * count * Math.PI * 2)

/** A point of the trunk; its seam is at the back. */
export function trunkPoint(across: number, along: number, lift = 0): Point {
  const a = -across * Math.PI * 2 - Math.PI / 2
  const { x, y, z } = trunk.getPoint(along)
  const out = lift + (along < 0.13 ? rib(across, 64, 0.011) - 0.012 : 0)
  return [bulge(Math.cos(a)) * (x + out), hem + y, bulge(Math.sin(a)) * (z + out)]
}

/** On the front of the trunk, by how far aside and how far up it is. */
export function frontPoint(x: number, along: number, lift: number): Point {
  const at = trunk.getPoint(along)
  const z = at.z * Math.max(0, 1 - Math.abs(x / at.x) ** 2.4) ** (1 / 2.4)
  return [x, hem + at.y, z + lift]
}

export function sleevePoint(side: number) {
  const line = new CatmullRomCurve3([
    new Vector3(side * 0.36, hem + 1.2, -0.01),
    new Vector3(side * 0.64, hem + 1.0, 0),
    new Vector3(side * 0.8, hem + 0.62, 0.05),
    new Vector3(side * 0.86, hem + 0.24, 0.13),
    new Vector3(side * 0.87, hem + 0.02, 0.19),
  ])
  return (across: number, along: number, lift = 0): Point => {
    const [p, way] = [line.getPoint(along), line.getTangent(along)]
    const up = new Vector3().crossVectors(way, new Vector3(0, 0, 1)).normalize()
    const deep = new Vector3().crossVectors(up, way).normalize()
    const cuff = along > 0.87
    const r =
      0.12 +
      0.1 * Math.min(1, along / 0.24) ** 0.6 -
      0.09 * along ** 0.9 -
      (cuff ? 0.014 : 0) +
      lift +
      (cuff ? rib(across, 26, 0.008) : 0)
    const a = -across * Math.PI * 2
    const sag = 0.012 * Math.sin(along * 22) * Math.sin(a * 1.5) * (1 - along)
    p.addScaledVector(up, Math.cos(a) * (r + sag)).addScaledVector(deep, Math.sin(a) * (r + sag))
    return [p.x, p.y, p.z]
  }
}
