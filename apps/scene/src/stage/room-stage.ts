import type { Language } from '@tradefloor/contract'
import {
  type Fog,
  type Material,
  type Object3D,
  PerspectiveCamera,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { inPieces } from '../in-pieces.ts'
import type { Vec3 } from '../kit/affine.ts'
import { applyAir, applyLook } from '../looks/apply-look.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { type Quality, qualitySettings } from '../quality.ts'
import { createFloor, type Floor, type FloorPrints } from './floor.ts'
import { type Lens, wholeWindow } from './free-view.ts'
import { composeGround, type FloorRect, type GroundPlacing } from './ground-light.ts'
import type { HallModels } from './hall-models.ts'
import { createHallShell, type HallShell } from './hall-shell.ts'
import type { SceneCounts } from './live-scene.ts'
import { FloorMirror } from './mirror.ts'
import { paintedMaterial, plainPaintedMaterial, type RoomUniforms, roomUniforms } from './painted-material.ts'
import { createRenderer } from './renderer.ts'
import { roomEnvironment } from './room-environment.ts'
import { createSkyDome } from './sky-dome.ts'
import { aimCamera, type Stance } from './stance.ts'
import { TileAtlas } from './tile-atlas.ts'

export interface RoomStageOptions {
  canvas: HTMLCanvasElement
  quality: Quality
  look: HallLook
  models: HallModels
  width: number
  depth: number
  carpets: readonly FloorRect[]
  prints?: FloorPrints
  /** How many exhibitors have a tile. */
  exhibitors: number
  language: Language
}

/** Pictures for strong graphics, and for the others. */
const tileEdges: Readonly<Record<Quality, number>> = { high: 4096, medium: 2048, low: 2048 }
/** Whoever is higher than this looks down from above: the roof is taken off. */
const roofless = 8
const point = new Vector3()

/** A hall with nothing in it yet: building, floor, sky, light, and the picture of everybody's tiles. */
export class RoomStage {
  readonly scene = new Scene()
  readonly camera = new PerspectiveCamera(45, 1, 0.1, 900)
  readonly material: Material
  readonly shell: HallShell
  readonly floor: Floor
  readonly atlas: TileAtlas
  readonly rect: FloorRect
  /** Where in the window the picture stands. */
  lens: Lens = wholeWindow
  /** What the floor does not mirror. */
  unmirrored: readonly Object3D[] = []
  private readonly renderer: WebGLRenderer
  private readonly mirror: FloorMirror | undefined
  private readonly closing: (() => void)[] = []
  private readonly room: RoomUniforms
  private readonly beams: number
  private readonly air: Fog
  private readonly haze: { near: number; far: number }
  private size = { width: 1, height: 1 }
  private pixels: number

  constructor({
    canvas,
    quality,
    look,
    models,
    width,
    depth,
    carpets,
    prints,
    exhibitors,
    language,
  }: RoomStageOptions) {
    const settings = qualitySettings[quality]
    const weak = quality === 'low'
    this.pixels = settings.pixels
    // Shade comes with the models and the beams' pattern: there is no shadow map.
    this.renderer = createRenderer(canvas, { ...settings, shadow: 0 })
    const room = roomUniforms()
    applyLook(room, look)
    this.room = room
    this.beams = room.uBeams.value.x
    this.air = applyAir(this.scene, this.renderer, look)
    this.haze = { near: this.air.near, far: this.air.far }
    this.atlas = new TileAtlas(this.renderer, { edge: tileEdges[quality], count: exhibitors, language })
    room.uTiles.value = this.atlas.texture
    if (weak) this.material = plainPaintedMaterial(room)
    else {
      const environment = roomEnvironment(this.renderer, look.surroundings)
      this.closing.push(() => environment.dispose())
      this.material = paintedMaterial(room, environment.texture)
    }
    this.shell = createHallShell({ models, look, width, depth, quality, material: this.material })
    const { plan } = this.shell
    const edge = plan.width / 2
    this.rect = [-edge - 6, plan.back - 6, edge + 6, plan.front + 6]
    this.mirror = quality === 'high' ? new FloorMirror(1024, 576) : undefined
    this.floor = createFloor({
      look,
      room,
      rect: this.rect,
      carpets,
      plain: weak,
      ...(prints && { prints }),
      ...(this.mirror && { mirror: this.mirror }),
    })
    const sky = createSkyDome(look.sky, weak)
    this.scene.add(...this.shell.meshes, this.floor.mesh, sky)
    this.closing.push(() => {
      sky.geometry.dispose()
      sky.material.dispose()
    })
  }

  get aspect(): number {
    return this.size.width / this.size.height
  }

  /** Changes with everything but the stance that decides what is in sight. */
  get frame(): string {
    return `${this.aspect.toFixed(2)} ${this.lens.aside.toFixed(2)}`
  }

  /** Lets what stands in the room, and the building itself, take their part of the light on the floor. */
  async lightGround(stamps: readonly GroundPlacing[], step: number): Promise<void> {
    const { ground } = this.shell
    const work = composeGround(this.rect, step, [...ground.stamps, ...stamps], ground.spots)
    this.floor.setGround(await inPieces('ground light', work))
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
    // From high above one looks through more air than a hall has: it is clear there, or nothing would be seen.
    const clear = 1 + Math.max(0, stance.eye[1] - 5) / 9
    // Without a roof there are no beams to throw a shade.
    this.room.uBeams.value.x = stance.eye[1] > roofless ? 0 : this.beams
    this.shell.open(stance.eye[1] > roofless)
    this.air.near = this.haze.near * clear
    this.air.far = this.haze.far * clear
  }

  render(): void {
    const { renderer, scene, camera } = this
    renderer.info.reset()
    this.mirror?.render(renderer, scene, camera, [this.floor.mesh, ...this.unmirrored])
    renderer.render(scene, camera)
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

  counts(otherTextures = 0): SceneCounts {
    const { calls, triangles } = this.renderer.info.render
    const mirror = this.mirror ? this.mirror.target.width * this.mirror.target.height * 8 * 1.34 : 0
    return { calls, triangles, textures: Math.round(this.atlas.textureBytes() + mirror + otherTextures) }
  }

  dispose(): void {
    for (const close of this.closing) close()
    this.shell.dispose()
    this.floor.dispose()
    this.mirror?.dispose()
    this.atlas.dispose()
    this.material.dispose()
    this.renderer.dispose()
  }

  private fit(): void {
    const { width, height } = this.size
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, this.pixels))
    this.renderer.setSize(width, height, false)
    const ratio = this.renderer.getPixelRatio()
    this.mirror?.resize(width * ratio, height * ratio)
  }
}
