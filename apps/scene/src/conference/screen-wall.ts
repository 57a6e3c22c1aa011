import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
  VideoTexture,
} from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { type ConferenceHallPlan, filmHalf } from './conference-hall-plans.ts'

/** A piece of the screen's drum as seen from the audience, its picture upright. */
function bent({ screen }: ConferenceHallPlan, half: number, before: number): BufferGeometry {
  const n = 48
  const [position, uv, index]: [number[], number[], number[]] = [[], [], []]
  const r = screen.radius - before
  for (let i = 0; i <= n; i++) {
    const angle = half * ((2 * i) / n - 1)
    for (const [y, v] of [
      [screen.low, 0],
      [screen.high, 1],
    ] as const) {
      position.push(Math.sin(angle) * r, y, screen.z - Math.cos(angle) * r)
      uv.push(i / n, v)
    }
    if (i < n) index.push(i * 2, i * 2 + 2, i * 2 + 1, i * 2 + 1, i * 2 + 2, i * 2 + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3))
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uv), 2))
  geometry.setIndex(index)
  return geometry
}

const lit = (map: CanvasTexture | VideoTexture | null) =>
  new MeshBasicMaterial({ map, toneMapped: false, fog: false })

/** The large screen: drawn from side to side, and a film in its middle when one is playing. */
export class ScreenWall {
  readonly meshes: Mesh<BufferGeometry, MeshBasicMaterial>[]
  readonly still: CanvasTexture
  readonly canvas = document.createElement('canvas')
  film: VideoTexture | undefined
  private readonly front: Mesh<BufferGeometry, MeshBasicMaterial>

  constructor(
    private readonly hall: ConferenceHallPlan,
    width: number,
  ) {
    const { low, high, half, radius } = hall.screen
    this.canvas.width = width
    this.canvas.height = Math.round((width * (high - low)) / (2 * half * radius))
    this.still = new CanvasTexture(this.canvas)
    this.still.colorSpace = SRGBColorSpace
    this.still.anisotropy = 4
    const back = new Mesh(bent(hall, half, 0), lit(this.still))
    this.front = new Mesh(bent(hall, filmHalf(hall), 0.03), lit(null))
    this.front.visible = false
    this.meshes = [back, this.front]
  }

  /** How much of the width a film takes. */
  get filmShare(): number {
    return filmHalf(this.hall) / this.hall.screen.half
  }

  get bytes(): number {
    return this.canvas.width * this.canvas.height * 4 * (4 / 3)
  }

  /** Shows what an element plays, or nothing of it. Answers whether that is something else than before. */
  show(player: HTMLVideoElement | undefined): boolean {
    if (this.film?.image === player) return false
    this.film?.dispose()
    this.film = undefined
    if (player) {
      this.film = new VideoTexture(player)
      this.film.colorSpace = SRGBColorSpace
      this.film.minFilter = LinearFilter
    }
    this.front.material.map = this.film ?? null
    this.front.material.needsUpdate = true
    this.front.visible = this.film !== undefined
    return true
  }

  /** Whether a way of sight ends on the screen. */
  hit(from: Vec3, along: Vec3): boolean {
    const { z, radius, half, low, high } = this.hall.screen
    const [ox, oz] = [from[0], from[2] - z]
    const a = along[0] ** 2 + along[2] ** 2
    const b = ox * along[0] + oz * along[2]
    const inside = b * b - a * (ox * ox + oz * oz - radius * radius)
    if (a === 0 || inside < 0) return false
    const t = (-b + Math.sqrt(inside)) / a
    const [x, y, pz] = [from[0] + along[0] * t, from[1] + along[1] * t, from[2] + along[2] * t - z]
    return y > low && y < high && Math.abs(Math.atan2(x, -pz)) < half
  }

  dispose(): void {
    this.film?.dispose()
    this.still.dispose()
    for (const { geometry, material } of this.meshes) {
      geometry.dispose()
      material.dispose()
    }
  }
}
