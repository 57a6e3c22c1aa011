import type { Vec3 } from './affine.ts'
import type { MeshData } from './mesh-builder.ts'

/** Fine cells to the edge of a coarse one; a ray crosses an empty coarse cell in one step. */
const coarseness = 4

/** A coarse copy of the scene in small cubes that keep a colour. Light is traced through it. */
export class Voxels {
  private readonly nx: number
  private readonly ny: number
  private readonly nz: number
  private readonly cx: number
  private readonly cy: number
  private readonly solid: Uint8Array
  private readonly busy: Uint8Array
  /** Colour of each solid cell, three bytes. */
  readonly colors: Uint8Array

  constructor(
    readonly min: Vec3,
    max: Vec3,
    readonly size: number,
  ) {
    this.nx = Math.ceil((max[0] - min[0]) / size)
    this.ny = Math.ceil((max[1] - min[1]) / size)
    this.nz = Math.ceil((max[2] - min[2]) / size)
    this.cx = Math.ceil(this.nx / coarseness)
    this.cy = Math.ceil(this.ny / coarseness)
    const cells = this.nx * this.ny * this.nz
    this.solid = new Uint8Array(cells)
    this.colors = new Uint8Array(cells * 3)
    this.busy = new Uint8Array(this.cx * this.cy * Math.ceil(this.nz / coarseness))
  }

  private mark(x: number, y: number, z: number, r: number, g: number, b: number): void {
    const i = Math.floor((x - this.min[0]) / this.size)
    const j = Math.floor((y - this.min[1]) / this.size)
    const k = Math.floor((z - this.min[2]) / this.size)
    if (i < 0 || j < 0 || k < 0 || i >= this.nx || j >= this.ny || k >= this.nz) return
    const o = (k * this.ny + j) * this.nx + i
    this.solid[o] = 1
    this.busy[((k >> 2) * this.cy + (j >> 2)) * this.cx + (i >> 2)] = 1
    this.colors[o * 3] = Math.min(255, r * 255)
    this.colors[o * 3 + 1] = Math.min(255, g * 255)
    this.colors[o * 3 + 2] = Math.min(255, b * 255)
  }

  /** Sprinkles each triangle with points close enough to leave no hole. */
  fill({ position: p, color: c, index }: MeshData): void {
    const step = this.size * 0.9
    const at = (from: Float32Array, i: number) => from[i] ?? 0
    for (let t = 0; t < index.length; t += 3) {
      const a = (index[t] ?? 0) * 3
      const b = (index[t + 1] ?? 0) * 3
      const d = (index[t + 2] ?? 0) * 3
      const [ax, ay, az] = [at(p, a), at(p, a + 1), at(p, a + 2)]
      const [ux, uy, uz] = [at(p, b) - ax, at(p, b + 1) - ay, at(p, b + 2) - az]
      const [vx, vy, vz] = [at(p, d) - ax, at(p, d + 1) - ay, at(p, d + 2) - az]
      const n = Math.max(1, Math.ceil(Math.sqrt(ux * ux + uy * uy + uz * uz) / step))
      const m = Math.max(1, Math.ceil(Math.sqrt(vx * vx + vy * vy + vz * vz) / step))
      for (let i = 0; i <= n; i++)
        for (let j = 0; j <= m * (1 - i / n); j++) {
          const u = i / n
          const v = j / m
          this.mark(
            ax + ux * u + vx * v,
            ay + uy * u + vy * v,
            az + uz * u + vz * v,
            at(c, a),
            at(c, a + 1),
            at(c, a + 2),
          )
        }
    }
  }

  /** Fills everything below a height field. */
  fillGround(height: (x: number, z: number) => number, color: (y: number) => Vec3): void {
    const s = this.size
    for (let x = this.min[0] + s / 2; x < this.min[0] + this.nx * s; x += s)
      for (let z = this.min[2] + s / 2; z < this.min[2] + this.nz * s; z += s) {
        const top = height(x, z)
        const [r, g, b] = color(top)
        for (let y = this.min[1] + s / 2; y < top; y += s) this.mark(x, y, z, r, g, b)
      }
  }

  /** A tree crown: a ball of leaves with holes in it, as light goes through leaves. */
  fillBall(center: Vec3, radius: number, color: Vec3, random: () => number, density: number): void {
    const s = this.size
    for (let x = -radius; x <= radius; x += s)
      for (let y = -radius; y <= radius; y += s)
        for (let z = -radius; z <= radius; z += s)
          if (x * x + y * y + z * z <= radius * radius && random() < density)
            this.mark(center[0] + x, center[1] + y, center[2] + z, color[0], color[1], color[2])
  }

  /** The first solid cell along a ray, or -1 when the ray gets away. */
  march(x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number): number {
    const { nx, ny, nz, cx, cy, solid, busy } = this
    const inverse = 1 / this.size
    const x0 = (x - this.min[0]) * inverse
    const y0 = (y - this.min[1]) * inverse
    const z0 = (z - this.min[2]) * inverse
    const end = far * inverse
    let t = 1.1
    while (t < end) {
      const i = Math.floor(x0 + dx * t)
      const j = Math.floor(y0 + dy * t)
      const k = Math.floor(z0 + dz * t)
      if (i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz) return -1
      if (busy[((k >> 2) * cy + (j >> 2)) * cx + (i >> 2)] === 0) {
        t += 3.2
        continue
      }
      const o = (k * ny + j) * nx + i
      if (solid[o] === 1) return o
      t += t < 8 ? 0.9 : 1.5
    }
    return -1
  }
}
