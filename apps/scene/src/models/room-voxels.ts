import type { Vec3 } from '../kit/affine.ts'
import { type ModelData, paintInBake } from './model-builder.ts'

/** The floor of every room, for a ray that meets nothing else on its way down. */
export const floorHit = -1
export const openHit = 0

/** A model in small cubes that keep what the light needs: colour, own glow, and the light that falls on them. */
export class RoomVoxels {
  private readonly nx: number
  private readonly ny: number
  private readonly nz: number
  private readonly cell: Int32Array
  /** Whether anything stands in a block of four cubes each way: a ray crosses an empty block in one step. */
  private readonly busy: Uint8Array
  private readonly bx: number
  private readonly by: number
  readonly albedo: number[] = [0, 0, 0]
  readonly glow: number[] = [0, 0, 0]
  private readonly samples: number[] = [0]

  constructor(
    readonly min: Vec3,
    max: Vec3,
    readonly size: number,
  ) {
    this.nx = Math.ceil((max[0] - min[0]) / size)
    this.ny = Math.ceil((max[1] - min[1]) / size)
    this.nz = Math.ceil((max[2] - min[2]) / size)
    this.cell = new Int32Array(this.nx * this.ny * this.nz)
    this.bx = (this.nx + 3) >> 2
    this.by = (this.ny + 3) >> 2
    this.busy = new Uint8Array(this.bx * this.by * ((this.nz + 3) >> 2))
  }

  get count(): number {
    return this.samples.length
  }

  private offset(x: number, y: number, z: number): number {
    const i = Math.floor((x - this.min[0]) / this.size)
    const j = Math.floor((y - this.min[1]) / this.size)
    const k = Math.floor((z - this.min[2]) / this.size)
    if (i < 0 || j < 0 || k < 0 || i >= this.nx || j >= this.ny || k >= this.nz) return -1
    return (k * this.ny + j) * this.nx + i
  }

  /** The cube at a point; 0 where there is none. */
  at(x: number, y: number, z: number): number {
    const offset = this.offset(x, y, z)
    return offset < 0 ? 0 : (this.cell[offset] ?? 0)
  }

  /** Sprinkles every triangle with points close enough to leave no hole. */
  fill({ position: p, color, surface, paint, index }: ModelData): void {
    const step = this.size * 0.8
    const of = (from: Float32Array, i: number) => from[i] ?? 0
    for (let t = 0; t < index.length; t += 3) {
      const first = index[t] ?? 0
      const [a, b, c] = [first * 3, (index[t + 1] ?? 0) * 3, (index[t + 2] ?? 0) * 3]
      const u: Vec3 = [of(p, b) - of(p, a), of(p, b + 1) - of(p, a + 1), of(p, b + 2) - of(p, a + 2)]
      const v: Vec3 = [of(p, c) - of(p, a), of(p, c + 1) - of(p, a + 1), of(p, c + 2) - of(p, a + 2)]
      const n = Math.max(1, Math.ceil(Math.hypot(...u) / step))
      const m = Math.max(1, Math.ceil(Math.hypot(...v) / step))
      const tint = (k: 0 | 1 | 2) => of(color, a + k) * (paint[first] ? paintInBake[k] : 1)
      const glow = of(surface, a + 2)
      for (let i = 0; i <= n; i++)
        for (let j = 0; j <= m * (1 - i / n); j++) {
          const [s, q] = [i / n, j / m]
          this.mark(
            [
              of(p, a) + u[0] * s + v[0] * q,
              of(p, a + 1) + u[1] * s + v[1] * q,
              of(p, a + 2) + u[2] * s + v[2] * q,
            ],
            [tint(0), tint(1), tint(2)],
            glow,
          )
        }
    }
    for (let id = 1; id < this.samples.length; id++)
      for (let k = id * 3; k < id * 3 + 3; k++) {
        const share = 1 / (this.samples[id] ?? 1)
        this.albedo[k] = (this.albedo[k] ?? 0) * share
        this.glow[k] = (this.glow[k] ?? 0) * share
      }
  }

  private mark([x, y, z]: Vec3, color: Vec3, glow: number): void {
    const offset = this.offset(x, y, z)
    if (offset < 0) return
    let id = this.cell[offset] ?? 0
    if (id === 0) {
      id = this.samples.length
      this.cell[offset] = id
      const [i, j, k] = [
        offset % this.nx,
        Math.floor(offset / this.nx) % this.ny,
        Math.floor(offset / (this.nx * this.ny)),
      ]
      this.busy[((k >> 2) * this.by + (j >> 2)) * this.bx + (i >> 2)] = 1
      this.samples.push(0)
      this.albedo.push(0, 0, 0)
      this.glow.push(0, 0, 0)
    }
    this.samples[id] = (this.samples[id] ?? 0) + 1
    for (const k of [0, 1, 2] as const) {
      this.albedo[id * 3 + k] = (this.albedo[id * 3 + k] ?? 0) + color[k]
      this.glow[id * 3 + k] = (this.glow[id * 3 + k] ?? 0) + color[k] * glow
    }
  }

  /** The first cube along a ray, `openHit` when it gets away, `floorHit` when it ends on the ground. */
  march(x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number): number {
    const { nx, ny, nz, cell, busy, bx, by, size } = this
    const [mx, my, mz] = this.min
    const inverse = 1 / size
    let t = size * 1.25
    while (t < far) {
      const py = y + dy * t
      if (py < 0) return floorHit
      const i = ((x + dx * t - mx) * inverse) | 0
      const j = ((py - my) * inverse) | 0
      const k = ((z + dz * t - mz) * inverse) | 0
      if (i < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return dy < 0 ? floorHit : openHit
      if (busy[((k >> 2) * by + (j >> 2)) * bx + (i >> 2)] === 0) {
        t += size * 3
        continue
      }
      const id = cell[(k * ny + j) * nx + i] ?? 0
      if (id > 0) return id
      t += size * (t < 1.5 ? 0.85 : 1.4)
    }
    return dy < -0.35 && y < far ? floorHit : openHit
  }
}
