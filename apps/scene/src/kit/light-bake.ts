import type { Vec3 } from './affine.ts'
import type { MeshData } from './mesh-builder.ts'
import type { Voxels } from './voxels.ts'

export interface BakeWorld {
  voxels: Voxels
  /** Light that comes from a direction where nothing stands, by its height: sky above, sea below. */
  open: (y: number) => Vec3
  sunDirection: Vec3
  /** How far a ray looks for something in its way. */
  reach: number
}

/** Light that a surface sends on, against its own colour. */
const bounce = 0.62
const skySteps = 64

/** Sends rays through the voxels and adds up what they meet. */
export class LightBake {
  private readonly rays: Float32Array
  private readonly sky = new Float32Array((skySteps + 1) * 3)

  constructor(
    private readonly world: BakeWorld,
    count: number,
  ) {
    this.rays = new Float32Array(count * 3)
    for (let i = 0; i < count; i++) {
      const r = Math.sqrt((i + 0.5) / count)
      const a = i * 2.399963
      this.rays.set([r * Math.cos(a), Math.sqrt(1 - r * r), r * Math.sin(a)], i * 3)
    }
    for (let i = 0; i <= skySteps; i++) this.sky.set(world.open((i / skySteps) * 2 - 1), i * 3)
  }

  /** Sky and bounced light on a point that faces (nx, ny, nz) into `out` at half scale, then whether the sun reaches it. */
  gather(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    out: Uint8Array,
    at: number,
  ): void {
    const { rays, sky } = this
    const { voxels, reach, sunDirection: sun } = this.world
    const { size, colors } = voxels
    // Two directions square to the normal.
    const flat = Math.abs(ny) > 0.9
    const ux0 = flat ? 1 : nz
    const uz0 = flat ? 0 : -nx
    const length = Math.sqrt(ux0 * ux0 + uz0 * uz0) || 1
    const ux = ux0 / length
    const uz = uz0 / length
    const wx = ny * uz
    const wy = nz * ux - nx * uz
    const wz = -ny * ux
    const x = px + nx * size * 0.7
    const y = py + ny * size * 0.7
    const z = pz + nz * size * 0.7
    let red = 0
    let green = 0
    let blue = 0
    for (let i = 0; i < rays.length; i += 3) {
      const a = rays[i] ?? 0
      const b = rays[i + 1] ?? 0
      const c = rays[i + 2] ?? 0
      const dy = ny * b + wy * c
      const hit = voxels.march(x, y, z, ux * a + nx * b + wx * c, dy, uz * a + nz * b + wz * c, reach)
      if (hit >= 0) {
        red += ((colors[hit * 3] ?? 0) / 255) * bounce
        green += ((colors[hit * 3 + 1] ?? 0) / 255) * bounce
        blue += ((colors[hit * 3 + 2] ?? 0) / 255) * bounce
      } else {
        const s = Math.round((dy * 0.5 + 0.5) * skySteps) * 3
        red += sky[s] ?? 0
        green += sky[s + 1] ?? 0
        blue += sky[s + 2] ?? 0
      }
    }
    const scale = (3 * 127.5) / rays.length
    out[at] = Math.min(255, red * scale)
    out[at + 1] = Math.min(255, green * scale)
    out[at + 2] = Math.min(255, blue * scale)
    const faces = nx * sun[0] + ny * sun[1] + nz * sun[2] > 0
    out[at + 3] = faces && voxels.march(x, y, z, sun[0], sun[1], sun[2], 26) < 0 ? 255 : 0
  }

  /** Four bytes a vertex: light at half scale, then sun. One smoothing step along edges hides the cubes. */
  mesh({ position: p, normal: n, index }: MeshData): Uint8Array {
    const count = p.length / 3
    const raw = new Uint8Array(count * 4)
    for (let i = 0; i < count; i++) {
      const o = i * 3
      this.gather(
        p[o] ?? 0,
        p[o + 1] ?? 0,
        p[o + 2] ?? 0,
        n[o] ?? 0,
        n[o + 1] ?? 0,
        n[o + 2] ?? 0,
        raw,
        i * 4,
      )
    }
    const sums = Float32Array.from(raw)
    const weights = new Float32Array(count).fill(1)
    const lend = (to: number, from: number) => {
      weights[to] = (weights[to] ?? 0) + 0.4
      for (let k = 0; k < 4; k++) sums[to * 4 + k] = (sums[to * 4 + k] ?? 0) + (raw[from * 4 + k] ?? 0) * 0.4
    }
    for (let t = 0; t < index.length; t++) {
      const i = index[t] ?? 0
      const j = index[t % 3 === 2 ? t - 2 : t + 1] ?? 0
      lend(i, j)
      lend(j, i)
    }
    const out = new Uint8Array(count * 4)
    for (let i = 0; i < out.length; i++) out[i] = (sums[i] ?? 0) / (weights[i >> 2] ?? 1)
    return out
  }
}
