import { type Material, PerspectiveCamera, Scene, Vector3, type WebGLRenderer } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { Surroundings } from '../looks/hall-look.ts'
import { type Quality, qualitySettings } from '../quality.ts'
import { type Lens, wholeWindow } from './free-view.ts'
import { paintedMaterial, plainPaintedMaterial, type RoomUniforms, roomUniforms } from './painted-material.ts'
import { createRenderer } from './renderer.ts'
import { roomEnvironment } from './room-environment.ts'
import { aimCamera, type Stance } from './stance.ts'

const point = new Vector3()

/** What every room inside a building has: a renderer, the one material with its light, and a camera in the window. */
export class PaintedStage {
  readonly scene = new Scene()
  readonly camera = new PerspectiveCamera(45, 1, 0.1, 900)
  readonly material: Material
  /** The same for what pictures are cut out of. */
  readonly cutMaterial: Material
  readonly room: RoomUniforms = roomUniforms()
  /** Where in the window the picture stands. */
  lens: Lens = wholeWindow
  protected readonly renderer: WebGLRenderer
  protected readonly closing: (() => void)[] = []
  protected size = { width: 1, height: 1 }
  private pixels: number

  constructor(canvas: HTMLCanvasElement, quality: Quality, surroundings: Surroundings) {
    const settings = qualitySettings[quality]
    this.pixels = settings.pixels
    // Shade comes with the models: there is no shadow map.
    this.renderer = createRenderer(canvas, { ...settings, shadow: 0 })
    if (quality === 'low') {
      this.material = plainPaintedMaterial(this.room)
      this.cutMaterial = plainPaintedMaterial(this.room, { isCutOut: true })
    } else {
      const environment = roomEnvironment(this.renderer, surroundings)
      this.closing.push(() => environment.dispose())
      this.material = paintedMaterial(this.room, environment.texture)
      this.cutMaterial = paintedMaterial(this.room, environment.texture, { isCutOut: true })
    }
  }

  /** Exposure of the tone curve. */
  expose(by: number): void {
    this.renderer.toneMappingExposure = by
  }

  get aspect(): number {
    return this.size.width / this.size.height
  }

  /** Changes with everything but the stance that decides what is in sight. */
  get frame(): string {
    return `${this.aspect.toFixed(2)} ${this.lens.aside.toFixed(2)}`
  }

  resize(width: number, height: number): void {
    this.size = { width, height }
    this.fit()
  }

  /** Fewer pixels from now on. */
  lower(quality: Quality): void {
    this.pixels = qualitySettings[quality].pixels
    this.fit()
  }

  aim(stance: Stance): void {
    aimCamera(this.camera, stance, this.aspect, this.lens)
  }

  render(): void {
    this.renderer.info.reset()
    this.renderer.render(this.scene, this.camera)
  }

  /** Where a point of the room lies in the window, in CSS pixels; nothing when it is behind or beside. */
  screen([x, y, z]: Vec3): { x: number; y: number; depth: number } | undefined {
    point.set(x, y, z).project(this.camera)
    if (point.z < -1 || point.z > 1 || Math.abs(point.x) > 1.05 || Math.abs(point.y) > 1.05) return undefined
    return {
      x: ((point.x + 1) / 2) * this.size.width,
      y: ((1 - point.y) / 2) * this.size.height,
      depth: point.z,
    }
  }

  /** The way of sight through a point of the window. */
  ray(x: number, y: number): { from: Vec3; along: Vec3 } {
    point.set((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2, 0.5).unproject(this.camera)
    const { position } = this.camera
    const along = point.sub(position).normalize()
    return { from: [position.x, position.y, position.z], along: [along.x, along.y, along.z] }
  }

  /** What the last frame cost to draw. */
  get spent(): { calls: number; triangles: number } {
    const { calls, triangles } = this.renderer.info.render
    return { calls, triangles }
  }

  dispose(): void {
    for (const close of this.closing) close()
    this.material.dispose()
    this.cutMaterial.dispose()
    this.renderer.dispose()
  }

  protected fit(): void {
    const { width, height } = this.size
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, this.pixels))
    this.renderer.setSize(width, height, false)
  }
}
