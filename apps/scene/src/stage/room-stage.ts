import type { Language } from '@tradefloor/contract'
import type { Fog, Object3D } from 'three'
import { inPieces } from '../in-pieces.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import { applyAir, applyLook } from './apply-look.ts'
import { createFloor, type Floor, type FloorPrints } from './floor.ts'
import { composeGround, type FloorRect, type GroundPlacing } from './ground-light.ts'
import type { HallModels } from './hall-models.ts'
import { createHallShell, type HallShell } from './hall-shell.ts'
import type { SceneCounts } from './live-scene.ts'
import { FloorMirror } from './mirror.ts'
import { PaintedStage } from './painted-stage.ts'
import { createSkyDome } from './sky-dome.ts'
import type { Stance } from './stance.ts'
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

/** A hall with nothing in it yet: building, floor, sky, light, and the picture of everybody's tiles. */
export class RoomStage extends PaintedStage {
  readonly shell: HallShell
  readonly floor: Floor
  readonly atlas: TileAtlas
  readonly rect: FloorRect
  /** What the floor does not mirror. */
  unmirrored: readonly Object3D[] = []
  private readonly mirror: FloorMirror | undefined
  private readonly beams: number
  private readonly air: Fog
  private readonly haze: { near: number; far: number }

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
    super(canvas, quality, look.surroundings)
    const weak = quality === 'low'
    const { room } = this
    applyLook(room, look)
    this.beams = room.uBeams.value.x
    this.air = applyAir(this.scene, this.renderer, look)
    this.haze = { near: this.air.near, far: this.air.far }
    this.atlas = new TileAtlas(this.renderer, { edge: tileEdges[quality], count: exhibitors, language })
    room.uTiles.value = this.atlas.texture
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

  /** Lets what stands in the room, and the building itself, take their part of the light on the floor. */
  async lightGround(stamps: readonly GroundPlacing[], step: number): Promise<void> {
    const { ground } = this.shell
    const work = composeGround(this.rect, step, [...ground.stamps, ...stamps], ground.spots)
    this.floor.setGround(await inPieces('ground light', work))
  }

  override aim(stance: Stance): void {
    super.aim(stance)
    // From high above one looks through more air than a hall has: it is clear there, or nothing would be seen.
    const clear = 1 + Math.max(0, stance.eye[1] - 5) / 9
    // Without a roof there are no beams to throw a shade.
    this.room.uBeams.value.x = stance.eye[1] > roofless ? 0 : this.beams
    this.shell.open(stance.eye[1] > roofless)
    this.air.near = this.haze.near * clear
    this.air.far = this.haze.far * clear
  }

  override render(): void {
    const { renderer, scene, camera } = this
    renderer.info.reset()
    this.mirror?.render(renderer, scene, camera, [this.floor.mesh, ...this.unmirrored])
    renderer.render(scene, camera)
  }

  counts(otherTextures = 0): SceneCounts {
    const mirror = this.mirror ? this.mirror.target.width * this.mirror.target.height * 8 * 1.34 : 0
    return { ...this.spent, textures: Math.round(this.atlas.textureBytes() + mirror + otherTextures) }
  }

  override dispose(): void {
    this.shell.dispose()
    this.floor.dispose()
    this.mirror?.dispose()
    this.atlas.dispose()
    super.dispose()
  }

  protected override fit(): void {
    super.fit()
    const { width, height } = this.size
    const ratio = this.renderer.getPixelRatio()
    this.mirror?.resize(width * ratio, height * ratio)
  }
}
