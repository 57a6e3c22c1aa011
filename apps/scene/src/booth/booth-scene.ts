import booths from 'models:booth-'
import goods from 'models:goods-'
import type { Language } from '@tradefloor/contract'
import { brandTones } from '../art/brand-tones.ts'
import { tileAreas } from '../art/tile-areas.ts'
import { drawVideoStill } from '../art/video-still.ts'
import type { HallStand } from '../hall/hall-layout.ts'
import { feedPictures, standPaints, tileSubject } from '../hall/stand-tiles.ts'
import type { Vec3 } from '../kit/affine.ts'
import { seededRandom } from '../kit/random.ts'
import { personPaints } from '../life/clothes.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import { type Furnished, furnish, joined, place, socketSpot, stampsOf } from '../stage/furnish.ts'
import { loadHallModels } from '../stage/hall-models.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { ModelField } from '../stage/model-field.ts'
import { loadFiles } from '../stage/model-files.ts'
import type { Placing } from '../stage/placed.ts'
import { RoomStage } from '../stage/room-stage.ts'
import { type BoothData, plinths } from './booth-data.ts'
import { boothNeighbours } from './booth-neighbours.ts'
import { productPlaceId } from './booth-places.ts'
import { boothAt, boothView } from './booth-view.ts'
import { VideoWall } from './video-wall.ts'

export interface BoothScene extends LiveScene {
  readonly film: { readonly there: boolean; readonly playing: boolean; toggle(): Promise<void> }
}

const always = { near: 24, middle: 60, far: Infinity }
const still = { width: 1024, height: 576 }

/** One exhibitor's stand, with what it has brought, its neighbours left and right, and the hall around. */
export async function createBooth(
  canvas: HTMLCanvasElement,
  quality: Quality,
  data: BoothData,
  context: SceneContext,
  wake: () => void,
): Promise<BoothScene> {
  const { stand } = data
  const look = lookFor(context.params.look, data.hall.industry)
  const plants = look.plants.map((kind) => `plant-${kind}`)
  const name = stand.booth.companyId % 2 === 0 ? 'booth-arch' : 'booth-pavilion'
  const neighbours = boothNeighbours(data.neighbours)
  const [models, own, others] = await Promise.all([
    loadHallModels(look.architecture),
    loadModelFile(booths[name] ?? ''),
    loadFiles(neighbours.map(({ model }) => model)),
  ])
  const main: Furnished = {
    sockets: offered(own.head.sockets, data),
    at: boothAt,
    turn: 0,
    paints: standPaints(stand, look),
    industry: stand.booth.industry,
    goods: data.products.map(({ depiction }) => depiction),
    seed: stand.booth.companyId,
    products: 'goods',
  }
  const around = neighbours.map(
    ({ stand: other, model, at, turn }): Furnished => ({
      sockets: others.get(model)?.head.sockets ?? [],
      at,
      turn,
      paints: standPaints(other, look),
      industry: other.booth.industry,
      goods: other.booth.goods,
      seed: other.booth.companyId,
    }),
  )
  // Somebody is always there to be talked to; the neighbours may be away.
  const life = joined(furnish([main], plants, 0), furnish(around, plants), passersBy(stand.booth.companyId))
  const files = new Map([[name, own], ...others, ...(await loadFiles(life.keys(), goods))])
  const everybody = [stand, ...neighbours.map((neighbour) => neighbour.stand)]
  const stage = new RoomStage({
    canvas,
    quality,
    look,
    models,
    width: 46,
    depth: 44,
    carpets: [],
    exhibitors: everybody.length,
    language: context.language(),
  })
  const { atlas } = stage
  atlas.setSubjects(
    everybody.map((one) => ({
      ...tileSubject(one, look),
      ...(one === stand && { contact: { name: data.contact, post: { zh: '', en: '' } } }),
    })),
  )
  const order = everybody.map(
    ({ booth }, i) => ({ id: booth.companyId, level: i === 0 ? 'near' : 'middle' }) as const,
  )
  const pictures = feedPictures(atlas, everybody, wake)
  atlas.want(order)
  pictures.follow(order)

  const field = new ModelField(files, stage.material)
  const placed = new Map<HallStand, Placing>()
  const put = (one: HallStand, model: string, at: Vec3, turn: number) => {
    const placing: Placing = {
      at,
      turn,
      size: 1,
      paints: standPaints(one, look),
      tile: [0, 0, 0, 0],
      glow: 0,
    }
    placed.set(one, placing)
    return { model, placing }
  }
  const standing = [
    put(stand, name, boothAt, 0),
    ...neighbours.map((neighbour) => put(neighbour.stand, neighbour.model, neighbour.at, neighbour.turn)),
  ]
  for (const model of new Set(standing.map((one) => one.model)))
    field.add(
      model,
      standing.filter((one) => one.model === model).map(({ placing }) => placing),
      always,
    )
  for (const [model, placings] of life) field.add(model, placings, always)
  await stage.lightGround(
    [
      { file: own, at: [boothAt[0], boothAt[2]], turn: 0, size: 1 },
      ...neighbours.flatMap(({ model, at, turn }) => {
        const file = others.get(model)
        return file ? [{ file, at: [at[0], at[2]] as const, turn, size: 1 }] : []
      }),
      ...stampsOf(life, files),
    ],
    0.12,
  )
  const screen = own.head.sockets.find(({ kind }) => kind === 'screen')
  const drawing = document.createElement('canvas')
  drawing.width = still.width
  drawing.height = still.height
  const wall = new VideoWall(
    screen ? socketSpot(main, screen) : boothAt,
    screen?.size ?? 2.8,
    drawing,
    data.films[0],
    wake,
  )
  stage.scene.add(...field.meshes, wall.mesh)

  const view = boothView()
  let seen = -1
  let stanceKey = ''
  const spots = own.head.sockets.map((socket) => ({ ...socket, spot: socketSpot(main, socket) }))
  const products = spots.filter(({ kind }) => kind === 'product').slice(0, data.products.length)

  return {
    lively: false,
    film: {
      get there() {
        return wall.hasFilm
      },
      get playing() {
        return wall.playing
      },
      toggle: () => wall.toggle(),
    },
    resize: (width, height) => stage.resize(width, height),
    stand(lens) {
      stage.lens = lens
    },
    draw() {
      const stance = view.stance(stage.aspect)
      stage.aim(stance)
      const more = atlas.step(10)
      const key = `${stance.eye.map((v) => v.toFixed(2))}${stage.frame}`
      if (seen !== atlas.version || key !== stanceKey) {
        seen = atlas.version
        stanceKey = key
        for (const [one, placing] of placed) placing.tile = atlas.rectOf(one.booth.companyId)
        field.choose(stage.camera)
        stage.shell.focus(stance.eye[2] - 8)
      }
      stage.render()
      return more || wall.playing
    },
    lookFrom: (stance) => view.lookFrom(stance),
    points: () =>
      spots.flatMap(({ kind, spot }): ScreenPoint[] => {
        const at = stage.screen(spot)
        return at ? [{ id: kind, x: at.x, y: at.y }] : []
      }),
    nudge: (turn, rise, zoom) => view.nudge(turn, rise, zoom),
    lower: (next) => stage.lower(next),
    counts: () => stage.counts(still.width * still.height * 4),
    setLanguage(language) {
      atlas.setLanguage(language)
      drawStill(drawing, data, language)
      wall.refresh()
    },
    tap(x, y) {
      const { from, along } = stage.ray(x, y)
      const hits = (spot: Vec3, radius: number) => {
        const way = [spot[0] - from[0], spot[1] - from[1], spot[2] - from[2]] as const
        const t = way[0] * along[0] + way[1] * along[1] + way[2] * along[2]
        return Math.hypot(way[0] - along[0] * t, way[1] - along[1] * t, way[2] - along[2] * t) < radius
      }
      const product = products.findIndex(({ spot }) => hits([spot[0], spot[1] + 0.3, spot[2]], 0.5))
      if (product >= 0) return productPlaceId(product)
      const staff = spots.find(({ kind }) => kind === 'staff')
      if (staff && hits([staff.spot[0], staff.spot[1] + 1.2, staff.spot[2]], 0.5)) return 'contact'
      if (screen && hits(socketSpot(main, screen), screen.size * 0.42)) void wall.toggle()
      return undefined
    },
    dispose() {
      pictures.stop()
      wall.dispose()
      field.dispose()
      stage.dispose()
    },
  }

  /** No plinth without a product: what the exhibitor has not brought leaves its place empty. */
  function offered(sockets: Furnished['sockets'], { products: brought }: BoothData): Furnished['sockets'] {
    let found = 0
    return sockets.filter(
      ({ kind }) => kind !== 'product' || found++ < Math.min(plinths, Math.max(1, brought.length)),
    )
  }
}

/** A few people in the hall, the same at every visit to this booth. */
function passersBy(seed: number) {
  const random = seededRandom(seed + 11)
  const placed = new Map<string, Placing[]>()
  const people: [model: string, at: Vec3, turn: number][] = [
    ['person-walk', [-6.4, 0, -9.4], 2.4],
    ['person-walk-bag', [6.5, 0, -9.8], 1.2],
    ['person-talk', [7.5, 0, -9.1], 4.4],
    ['person-tablet', [-9.2, 0, -14.5], 0.6],
    ['person-stand', [9.5, 0, -17], -1],
  ]
  for (const [model, at, turn] of people) place(placed, model, at, turn, 0.97, personPaints(random))
  return placed
}

function drawStill(canvas: HTMLCanvasElement, { stand }: BoothData, language: Language): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = tileAreas.video
  const pixels = canvas.width / width
  const subject = tileSubject(stand, lookFor('', null))
  pen.save()
  pen.scale(pixels, canvas.height / height)
  drawVideoStill(
    { pen, width, height, pixels, bleed: 0 },
    { subject, language, pictures: {}, tones: brandTones(subject.color) },
  )
  pen.restore()
}
