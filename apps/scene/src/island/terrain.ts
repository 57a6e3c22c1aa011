import { clouded, mix, smoothstep } from '../kit/random.ts'
import { lighthouse, plateau, quay, siteEntries } from './site-plan.ts'

/** The island is wider than deep: depth counts more than width in all distances to the coast. */
export const squash = 0.86

/** Ground that carries a mesh; beyond it there is only sea. */
export const landRect = { minX: -46, minZ: -38, maxX: 46, maxZ: 40 }

const bell = (x: number, width: number) => Math.exp(-((x / width) ** 2))
const angleOf = (x: number, z: number) => Math.atan2(z / squash, x)
const spit = angleOf(lighthouse.x, lighthouse.z)

function coastRadius(a: number): number {
  const lobes = 1.5 * Math.sin(3 * a + 0.6) + 1.1 * Math.sin(5 * a + 2) + 0.55 * Math.sin(9 * a + 0.4)
  return 31 + lobes + 4.2 * bell(a - spit, 0.15) - 1.4 * bell(a - Math.PI / 2, 0.3)
}

/** Distance inland from the coast line; negative in the sea. */
export function inland(x: number, z: number): number {
  return coastRadius(angleOf(x, z)) - Math.hypot(x, z / squash)
}

/** The point at a given distance inland in a direction from the middle. */
export function coastPoint(angle: number, depth: number): [x: number, z: number] {
  const r = coastRadius(angle) - depth
  return [r * Math.cos(angle), r * Math.sin(angle) * squash]
}

const hills = [
  { x: -3, z: -20.4, height: 3.6, width: 6.2 },
  { x: 5.6, z: -21, height: 2.6, width: 4.4 },
  { x: -21.5, z: -13.8, height: 2.6, width: 4.2 },
  { x: 21.8, z: -13.6, height: 2.3, width: 4.2 },
]

/** 1 on the ground that must stay level for buildings, falling to 0 beside it. */
function level(x: number, z: number): number {
  let most = 0
  for (const [, s] of siteEntries)
    most = Math.max(most, 1 - smoothstep(s.radius + 0.6, s.radius + 3.4, Math.hypot(x - s.x, z - s.z)))
  return most
}

export function groundHeight(x: number, z: number): number {
  const d = inland(x, z)
  if (d < 0) return -5.5 * (1 - Math.exp(d / 13)) - 0.04 * Math.sin(x * 0.9) * Math.min(1, -d)
  const beach = 0.19 * Math.min(d, 3.2) + (plateau - 0.61) * smoothstep(2.6, 5.4, d)
  let rise = 0.22 * (clouded(x * 0.16, z * 0.16, 2, 5) - 0.45)
  for (const h of hills) rise += h.height * bell(Math.hypot(x - h.x, (z - h.z) * 1.15), h.width)
  return mix(beach + rise * smoothstep(4, 8.5, d), plateau, level(x, z))
}

/** A table of heights: the shape is asked for millions of times while light is traced. */
export class HeightTable {
  readonly columns: number
  readonly rows: number
  readonly values: Float32Array

  constructor(readonly cell: number) {
    this.columns = Math.round((landRect.maxX - landRect.minX) / cell) + 1
    this.rows = Math.round((landRect.maxZ - landRect.minZ) / cell) + 1
    this.values = new Float32Array(this.columns * this.rows)
    for (let k = 0; k < this.rows; k++)
      for (let i = 0; i < this.columns; i++)
        this.values[k * this.columns + i] = groundHeight(landRect.minX + i * cell, landRect.minZ + k * cell)
  }

  at(x: number, z: number): number {
    const [u, v] = [(x - landRect.minX) / this.cell, (z - landRect.minZ) / this.cell]
    const [i, k] = [Math.floor(u), Math.floor(v)]
    if (i < 0 || k < 0 || i >= this.columns - 1 || k >= this.rows - 1) return -5.5
    const o = k * this.columns + i
    const [a, b] = [this.values[o] ?? 0, this.values[o + 1] ?? 0]
    const [c, d] = [this.values[o + this.columns] ?? 0, this.values[o + this.columns + 1] ?? 0]
    return mix(mix(a, b, u - i), mix(c, d, u - i), v - k)
  }
}

/** Whether the quay's slab covers a point, with a margin. */
export function onQuay(x: number, z: number, margin: number): boolean {
  const [dx, dz] = [x - quay.x, z - quay.z]
  const [c, s] = [Math.cos(quay.turn), Math.sin(quay.turn)]
  return (
    Math.abs(dx * c - dz * s) < quay.width / 2 + margin && Math.abs(dx * s + dz * c) < quay.depth / 2 + margin
  )
}
