import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { RoomStage } from '../stage/room-stage.ts'
import type { BoothData } from './booth-data.ts'
import { loadBoothModels } from './booth-models.ts'
import { createBoothScreen } from './booth-screen.ts'
import { boothTiles, fillTiles } from './booth-tiles.ts'
import { boothView } from './booth-view.ts'
import { boothStamps, fillBooth } from './fill-booth.ts'
import { pinSpots, placeMet, standSpots } from './stand-spots.ts'
import type { VideoWall } from './video-wall.ts'

export interface BoothScene extends LiveScene {
  readonly film: { readonly there: boolean; readonly playing: boolean; toggle(): Promise<void> }
}

const hallRoom = { width: 46, depth: 44, carpets: [] }
/** Metres between two values of the light on the floor. */
const groundStep = 0.12
/** Milliseconds of a frame that may go into drawing tiles. */
const tileTime = 10

/** One exhibitor's stand, with what it has brought, its neighbours left and right, and the hall around. */
export async function createBooth(
  canvas: HTMLCanvasElement,
  quality: Quality,
  data: BoothData,
  context: SceneContext,
  wake: () => void,
): Promise<BoothScene> {
  const look = lookFor(context.params.look, data.hall.industry)
  const models = await loadBoothModels(data, look, quality)
  const stage = new RoomStage({
    ...hallRoom,
    canvas,
    quality,
    look,
    models: models.hall,
    exhibitors: boothTiles(models),
    language: context.language(),
  })
  const { atlas } = stage
  const pictures = fillTiles(atlas, models, data, look, wake)
  const { field, goods, placings } = fillBooth(models, look, stage)
  await stage.lightGround(boothStamps(models), groundStep)
  const screen = createBoothScreen(models.own, data, wake)
  const { wall } = screen
  stage.scene.add(...field.meshes, goods.mesh, wall.mesh)
  const view = boothView()
  const spots = standSpots(models.own)
  const pinned = pinSpots(spots)
  let drawn = ''

  return {
    lively: false,
    film: filmOn(wall),
    resize: (width, height) => stage.resize(width, height),
    stand(lens) {
      stage.lens = lens
    },
    draw() {
      const stance = view.stance(stage.aspect)
      stage.aim(stance)
      const more = atlas.step(tileTime)
      const key = `${atlas.version} ${stance.eye.map((v) => v.toFixed(2))} ${stage.frame}`
      if (key !== drawn) {
        drawn = key
        for (const [stand, placing] of placings) placing.tile = atlas.rectOf(stand.booth.companyId)
        field.choose(stage.camera)
        goods.choose(stage.camera)
        stage.shell.focus(stance.eye[2] - 8)
      }
      stage.render()
      return more || wall.playing
    },
    lookFrom: (stance) => view.lookFrom(stance),
    points: () =>
      pinned.flatMap(({ kind, spot }): ScreenPoint[] => {
        const at = stage.screen(spot)
        return at ? [{ id: kind, x: at.x, y: at.y }] : []
      }),
    nudge: (turn, rise, zoom) => view.nudge(turn, rise, zoom),
    lower: (next) => stage.lower(next),
    counts: () => stage.counts(screen.textureBytes),
    setLanguage(language) {
      atlas.setLanguage(language)
      screen.setLanguage(language)
    },
    tap(x, y) {
      const ray = stage.ray(x, y)
      const place = placeMet(ray, spots, data.products.length)
      if (!place && screen.isHit(ray)) void wall.toggle()
      return place
    },
    dispose() {
      pictures.stop()
      wall.dispose()
      field.dispose()
      goods.dispose()
      stage.dispose()
    },
  }
}

const filmOn = (wall: VideoWall): BoothScene['film'] => ({
  get there() {
    return wall.hasFilm
  },
  get playing() {
    return wall.playing
  },
  toggle: () => wall.toggle(),
})
