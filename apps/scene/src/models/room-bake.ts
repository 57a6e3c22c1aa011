import { linearColor } from '@tradefloor/rules'
import { cross, type Vec3 } from '../kit/affine.ts'
import type { Contact, Lamp, ModelData } from './model-builder.ts'
import { floorHit, openHit, type RoomVoxels } from './room-voxels.ts'

/** What every room has in common: a bright roof above, a pale floor below, warm lamps. */
export const roomLight = {
  open: (y: number): Vec3 => {
    const up = Math.max(0, y)
    return [0.48 + 0.44 * up, 0.515 + 0.46 * up, 0.575 + 0.485 * up]
  },
  floor: [0.42, 0.43, 0.46] as Vec3,
  lamp: linearColor('#ffdcae'),
  sun: [0.55, 0.52, 0.47] as Vec3,
  /** How far a ray looks for something in its way. */
  reach: 7,
  lampReach: 9,
}

const skySteps = 64

/** What falls on a point: open sky and bounced light in colour, lamps alone, the sun from each of two sides. */
export interface PointLight {
  light: Vec3
  lamp: number
}

/** Sends rays from points through the cubes: once for what shines, once more for what comes back from the walls. */
export class RoomBake {
  private readonly rays: Float32Array
  private readonly sky = new Float32Array((skySteps + 1) * 3)
  private readonly back: Float32Array
  private bouncing = false

  constructor(
    private readonly voxels: RoomVoxels,
    private readonly lamps: readonly Lamp[],
    private readonly suns: readonly [Vec3, Vec3],
    count: number,
  ) {
    this.rays = new Float32Array(count * 3)
    for (let i = 0; i < count; i++) {
      const r = Math.sqrt((i + 0.5) / count)
      const a = i * 2.399963
      this.rays.set([r * Math.cos(a), Math.sqrt(1 - r * r), r * Math.sin(a)], i * 3)
    }
    for (let i = 0; i <= skySteps; i++) this.sky.set(roomLight.open((i / skySteps) * 2 - 1), i * 3)
    this.back = new Float32Array(voxels.count * 3)
  }

  /** Lets the walls send on what falls on them. Needed once, before light is asked for. */
  bounce({ position, normal, color, surface }: ModelData): void {
    const { voxels, back } = this
    const hits = new Float32Array(voxels.count)
    for (let i = 0; i < position.length / 3; i++) {
      const [p, n] = [vec(position, i), vec(normal, i)]
      const id = voxels.at(...p)
      if (id === 0) continue
      const { light, lamp } = this.gather(p, n)
      const sun = this.sunAt(p, n, 0) * Math.max(0, dot(n, this.suns[0])) * 0.6
      hits[id] = (hits[id] ?? 0) + 1
      for (const k of [0, 1, 2] as const) {
        const falls = light[k] + lamp * roomLight.lamp[k] + sun * roomLight.sun[k]
        const own = color[i * 3 + k] ?? 0
        back[id * 3 + k] = (back[id * 3 + k] ?? 0) + own * (falls + (surface[i * 3 + 2] ?? 0))
      }
    }
    for (let id = 1; id < hits.length; id++)
      for (let k = id * 3; k < id * 3 + 3; k++) {
        const n = hits[id] ?? 0
        back[k] = n > 0 ? (back[k] ?? 0) / n : (voxels.albedo[k] ?? 0) * 0.5 + (voxels.glow[k] ?? 0)
      }
    this.bouncing = true
  }

  gather(p: Vec3, n: Vec3): PointLight {
    const { voxels, rays, sky } = this
    const { floor, reach } = roomLight
    const sends = this.bouncing ? this.back : voxels.glow
    const side: Vec3 = Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [n[2], 0, -n[0]]
    const length = Math.hypot(...side) || 1
    const u: Vec3 = [side[0] / length, 0, side[2] / length]
    const w = cross(n, u)
    const lift = voxels.size * 0.6
    const [x, y, z] = [p[0] + n[0] * lift, p[1] + n[1] * lift, p[2] + n[2] * lift]
    let [red, green, blue] = [0, 0, 0]
    // Plain numbers only: this is where the time of a build goes.
    for (let i = 0; i < rays.length; i += 3) {
      const a = rays[i] ?? 0
      const b = rays[i + 1] ?? 0
      const c = rays[i + 2] ?? 0
      const dy = n[1] * b + w[1] * c
      const hit = voxels.march(
        x,
        y,
        z,
        u[0] * a + n[0] * b + w[0] * c,
        dy,
        u[2] * a + n[2] * b + w[2] * c,
        reach,
      )
      if (hit === openHit) {
        const s = Math.round((dy * 0.5 + 0.5) * skySteps) * 3
        red += sky[s] ?? 0
        green += sky[s + 1] ?? 0
        blue += sky[s + 2] ?? 0
      } else if (hit === floorHit) {
        red += floor[0]
        green += floor[1]
        blue += floor[2]
      } else {
        red += sends[hit * 3] ?? 0
        green += sends[hit * 3 + 1] ?? 0
        blue += sends[hit * 3 + 2] ?? 0
      }
    }
    const scale = 3 / rays.length
    return { light: [red * scale, green * scale, blue * scale], lamp: this.lampAt(p, n, [x, y, z]) }
  }

  private lampAt(p: Vec3, n: Vec3, from: Vec3): number {
    let sum = 0
    for (const { at, to, power, angle } of this.lamps) {
      const v: Vec3 = [at[0] - p[0], at[1] - p[1], at[2] - p[2]]
      const d = Math.hypot(...v)
      if (d > roomLight.lampReach) continue
      const beam: Vec3 = [to[0] - at[0], to[1] - at[1], to[2] - at[2]]
      const cone = -dot(v, beam) / (d * Math.hypot(...beam))
      const face = dot(v, n) / d
      const edge = Math.cos(angle)
      if (cone < edge || face <= 0) continue
      if (this.voxels.march(...from, v[0] / d, v[1] / d, v[2] / d, d - 0.3) !== openHit) continue
      const inside = Math.min(1, ((cone - edge) / (1 - edge)) * 1.6) ** 2
      sum += (power * face * inside) / (1 + d * d * 0.55)
    }
    return sum
  }

  /** Whether one of the two suns reaches a point, between 0 and 1. */
  sunAt(p: Vec3, n: Vec3, which: 0 | 1): number {
    const sun = this.suns[which]
    if (dot(n, sun) <= 0) return 0
    const e = this.voxels.size
    return this.voxels.march(p[0] + n[0] * e, p[1] + n[1] * e, p[2] + n[2] * e, ...sun, 12) === openHit
      ? 1
      : 0
  }

  /** How much of the open light is left at points of the floor, half scale in a byte, row by row. */
  ground(
    x0: number,
    z0: number,
    across: number,
    down: number,
    step: number,
    contacts: readonly Contact[],
  ): Uint8Array {
    const out = new Uint8Array(across * down)
    // A cosine-weighted ray rises by two thirds on average.
    const open = roomLight.open(2 / 3)[1]
    for (let j = 0; j < down; j++)
      for (let i = 0; i < across; i++) {
        const [x, z] = [x0 + (i + 0.5) * step, z0 + (j + 0.5) * step]
        const { light, lamp } = this.gather([x, 0, z], [0, 1, 0])
        let share = (light[1] + lamp * 0.6) / open
        for (const c of contacts) {
          const d = Math.hypot(x - c.x, z - c.z) / c.radius
          share *= 1 - c.strength * Math.exp(-d * d * 1.6)
        }
        out[j * across + i] = Math.min(255, share * 127.5)
      }
    return out
  }
}

const vec = (from: Float32Array, i: number): Vec3 => [
  from[i * 3] ?? 0,
  from[i * 3 + 1] ?? 0,
  from[i * 3 + 2] ?? 0,
]
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
