import type { Vec3 } from '../kit/affine.ts'
import { clamp } from '../kit/random.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import { furnish, joined, stampsOf } from '../stage/furnish.ts'
import type { FloorRect, GroundPlacing } from '../stage/ground-light.ts'
import { loadHallModels } from '../stage/hall-models.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { ModelField, type Reach } from '../stage/model-field.ts'
import type { ModelFile } from '../stage/model-file.ts'
import { loadFiles } from '../stage/model-files.ts'
import type { Placing } from '../stage/placed.ts'
import { RoomStage } from '../stage/room-stage.ts'
import { timed } from '../timed.ts'
import { carpetPrints } from './carpet-prints.ts'
import type { HallData } from './hall-data.ts'
import type { HallLayout, HallStand } from './hall-layout.ts'
import { peopleTheWays } from './hall-life.ts'
import { placeIdOf } from './hall-places.ts'
import { createHallSigns } from './hall-signs.ts'
import { HallWalk } from './hall-walk.ts'
import { floorPoint, pickStand } from './pick-stand.ts'
import { pinned } from './stand-pins.ts'
import { feedPictures, standPaints, tileSubject, wishesFrom } from './stand-tiles.ts'

/** What the arrow keys do in a hall: walk and turn. */
const walkingKeys = {
  ArrowLeft: [0.3, 0, 0],
  ArrowRight: [-0.3, 0, 0],
  ArrowUp: [0, 0, -0.18],
  ArrowDown: [0, 0, 0.18],
  '+': [0, 0, -0.18],
  '=': [0, 0, -0.18],
  '-': [0, 0, 0.18],
} as const

/** How far details reach, by how much the graphics can carry: stands, and the small things on and around them. */
const reaches: Readonly<Record<Quality, { stands: Reach; life: Reach }>> = {
  high: { stands: { near: 15, middle: 46, far: Infinity }, life: { near: 12, middle: 26, far: 60 } },
  medium: { stands: { near: 9, middle: 30, far: Infinity }, life: { near: 7, middle: 16, far: 34 } },
  low: { stands: { near: 7, middle: 24, far: Infinity }, life: { near: 5, middle: 12, far: 24 } },
}

/** Metres between two values of the light on the floor; a large hall is seen from further away. */
const groundStep = (stands: number) => (stands > 500 ? 0.4 : 0.25)

export interface HallScene extends LiveScene {
  above(): void
  entrance(): void
}

const toRect = ({ aisle }: HallLayout['streets'][number]): FloorRect => [
  aisle.x0 + 0.9,
  aisle.z0 + 1,
  aisle.x1 - 0.9,
  aisle.z1 + 2.5,
]

/** The hall of an exhibition, built from its exhibitors. */
export async function createHall(
  canvas: HTMLCanvasElement,
  quality: Quality,
  data: HallData,
  context: SceneContext,
  wake: () => void,
): Promise<HallScene> {
  const { layout } = data
  const look = lookFor(context.params.look, data.industry)
  const plants = look.plants.map((kind) => `plant-${kind}`)
  const [models, stands] = await Promise.all([
    loadHallModels(look.architecture),
    loadFiles(layout.stands.map(({ model }) => model)),
  ])
  const furnished = layout.stands.map((stand) => ({
    sockets: stands.get(stand.model)?.head.sockets ?? [],
    at: stand.at,
    turn: stand.turn,
    paints: standPaints(stand, look),
    industry: stand.booth.industry,
    goods: stand.booth.goods,
    seed: stand.booth.companyId,
  }))
  const life = timed('furnishing', () => joined(furnish(furnished, plants), peopleTheWays(layout, plants)))
  const files = new Map([...stands, ...(await loadFiles(life.keys()))])
  const prints = carpetPrints(layout)
  const stage = timed(
    'stage',
    () =>
      new RoomStage({
        canvas,
        quality,
        look,
        models,
        width: layout.width,
        depth: layout.depth,
        carpets: layout.streets.map(toRect),
        prints: prints.prints,
        exhibitors: layout.stands.length,
        language: context.language(),
      }),
  )
  const { atlas, camera } = stage
  atlas.setSubjects(layout.stands.map((stand) => tileSubject(stand, look)))
  const pictures = feedPictures(atlas, layout.stands, wake)
  const signs = createHallSigns(data, look, stage.shell.boards)
  const field = new ModelField(files, stage.material)
  const placed = layout.stands.map((stand) => placingOf(stand, look))
  const reach = reaches[quality]
  for (const model of stands.keys()) {
    const own = placed.filter((_, i) => layout.stands[i]?.model === model)
    field.add(model, own, reach.stands)
  }
  for (const [model, placings] of life) field.add(model, placings, reach.life)
  stage.scene.add(...field.meshes, signs.mesh)
  stage.unmirrored = field.farMeshes
  await stage.lightGround(
    [...standStamps(layout.stands, stands), ...stampsOf(life, files)],
    groundStep(layout.stands.length),
  )

  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const walk = new HallWalk(layout, () => still.matches)
  const start = layout.stands.find(({ booth }) => booth.companyId === context.params.companyId)
  if (start) walk.arriveAt(start)
  const byId = new Map(layout.stands.map((stand) => [placeIdOf(stand.booth.companyId), stand]))
  const standPlacing = new Map(layout.stands.map((stand, i) => [stand, placed[i]]))
  let chosenAt: Vec3 | undefined
  let chosenWay = 0
  let tilesSeen = -1

  /** What is drawn, and whose tile is fine, changes only with a step or a turn. */
  const choose = () => {
    const { eye, heading, pitch } = walk.stance
    const way = heading + pitch * 3 + stage.aspect
    const moved =
      !chosenAt || Math.hypot(eye[0] - chosenAt[0], eye[1] - chosenAt[1], eye[2] - chosenAt[2]) > 0.35
    if (!moved && Math.abs(way - chosenWay) < 0.02 && tilesSeen === atlas.version) return
    if (moved) {
      const order = wishesFrom(camera.position, layout.stands)
      atlas.want(order)
      pictures.follow(order)
    }
    chosenAt = eye
    chosenWay = way
    tilesSeen = atlas.version
    for (const [stand, placing] of standPlacing)
      if (placing) placing.tile = atlas.rectOf(stand.booth.companyId)
    field.choose(camera, walk.mode === 'above' ? 0.8 : 1)
    stage.shell.focus(eye[2])
  }

  return {
    keys: walkingKeys,
    lively: false,
    resize: (width, height) => {
      stage.resize(width, height)
      chosenAt = undefined
    },
    stand(lens) {
      if (Math.abs(lens.aside - stage.lens.aside) > 0.01) chosenAt = undefined
      stage.lens = lens
    },
    draw(_, elapsed) {
      walk.step(Math.min(elapsed, 60) / 1000)
      stage.aim(walk.stance)
      // Slow graphics leave the processor idle between frames: then more can be drawn for each.
      const more = atlas.step(walk.flying ? 4 : clamp(elapsed * 0.4, 10, 90))
      choose()
      stage.render()
      return more || walk.flying
    },
    lookFrom(stance) {
      walk.stance = stance
    },
    points() {
      if (walk.flying) return []
      return pinned(walk, layout.stands).flatMap((stand): ScreenPoint[] => {
        const side = Math.sin(stand.turn)
        // Over the sign from afar; at the foot of the stand one looks at, where it hides nothing.
        const height = walk.mode === 'front' ? 0.5 : Math.min(stand.height, 3) + 0.1
        const at = stage.screen([stand.at[0] + (side * stand.depth) / 2, height, stand.at[2]])
        return at ? [{ id: placeIdOf(stand.booth.companyId), x: at.x, y: at.y }] : []
      })
    },
    nudge: (turn, rise, zoom) => walk.nudge(turn, rise, zoom),
    lower: (next) => stage.lower(next),
    counts: () => stage.counts(signs.bytes + prints.bytes),
    setLanguage(language) {
      atlas.setLanguage(language)
      signs.setLanguage(language)
      prints.setLanguage(language)
    },
    tap(x, y) {
      const ray = stage.ray(x, y)
      const hit = pickStand(ray, layout.stands)
      const floor = floorPoint(ray)
      if (hit && (!floor || hit.distance < floor.distance)) {
        if (walk.facing === hit.stand && !walk.flying) return placeIdOf(hit.stand.booth.companyId)
        walk.toFront(hit.stand)
      } else if (floor && floor.distance < 400) walk.toPoint(floor.x, floor.z)
      return undefined
    },
    goTo(id) {
      const stand = byId.get(id)
      if (stand) walk.toFront(stand)
    },
    back: () => walk.back(),
    facing: () => walk.facing && placeIdOf(walk.facing.booth.companyId),
    favour(id, on) {
      const placing = standPlacing.get(byId.get(id) as HallStand)
      if (!placing) return
      placing.glow = on ? 255 : 0
      chosenAt = undefined
    },
    above: () => walk.toAbove(),
    entrance: () => walk.toEntrance(),
    dispose() {
      pictures.stop()
      field.dispose()
      signs.dispose()
      prints.prints.texture.dispose()
      stage.dispose()
    },
  }
}

const placingOf = (stand: HallStand, look: HallLook): Placing => ({
  at: stand.at,
  turn: stand.turn,
  size: 1,
  paints: standPaints(stand, look),
  tile: [0, 0, 0, 0],
  glow: stand.booth.favourite ? 255 : 0,
})

const standStamps = (stands: readonly HallStand[], files: ReadonlyMap<string, ModelFile>): GroundPlacing[] =>
  stands.flatMap(({ model, at, turn }) => {
    const file = files.get(model)
    return file ? [{ file, at: [at[0], at[2]] as const, turn, size: 1 }] : []
  })
