import { clamp } from '../kit/random.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import type { FloorRect } from '../stage/ground-light.ts'
import type { LiveScene } from '../stage/live-scene.ts'
import { RoomStage, type RoomStageOptions } from '../stage/room-stage.ts'
import { timed } from '../timed.ts'
import { carpetPrints } from './carpet-prints.ts'
import { fillHall, hallStamps, loadHallParts } from './fill-hall.ts'
import type { HallData } from './hall-data.ts'
import type { HallLayout } from './hall-layout.ts'
import { placeIdOf } from './hall-places.ts'
import { HallSight } from './hall-sight.ts'
import { createHallSigns } from './hall-signs.ts'
import { fillHallTiles, hallTiles } from './hall-tiles.ts'
import { HallWalk } from './hall-walk.ts'
import { pinPoints } from './stand-pins.ts'
import { tapHall, walkingKeys } from './walk-by-hand.ts'

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

/** The empty hall: the building over its streets, with their carpets. */
const openStage = (
  options: Pick<RoomStageOptions, 'canvas' | 'quality' | 'look' | 'models' | 'prints' | 'language'>,
  { width, depth, streets, stands }: HallLayout,
) =>
  timed('stage', () => {
    const carpets = streets.map(toRect)
    return new RoomStage({ ...options, width, depth, carpets, exhibitors: hallTiles(stands) })
  })

/** At the stand one comes for, else at the entrance. */
function beginWalk(layout: HallLayout, companyId: number | undefined): HallWalk {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const walk = new HallWalk(layout, () => still.matches)
  const start = layout.stands.find(({ booth }) => booth.companyId === companyId)
  if (start) walk.arriveAt(start)
  return walk
}

/** The hall of an exhibition, built from its exhibitors. */
export async function createHall(
  canvas: HTMLCanvasElement,
  quality: Quality,
  data: HallData,
  context: SceneContext,
  wake: () => void,
): Promise<HallScene> {
  const { layout } = data
  const { stands } = layout
  const look = lookFor(context.params.look, data.industry)
  const parts = await loadHallParts(layout, look, quality)
  const prints = carpetPrints(layout)
  const language = context.language()
  const models = parts.building
  const stage = openStage({ canvas, quality, look, models, prints: prints.prints, language }, layout)
  const { atlas } = stage
  const pictures = fillHallTiles(atlas, parts, stands, look, wake)
  const signs = createHallSigns(data, look, stage.shell.boards)
  const filled = fillHall(parts, stands, look, quality, stage)
  const { field, goods } = filled
  stage.scene.add(...field.meshes, goods.mesh, signs.mesh)
  stage.unmirrored = field.farMeshes
  await stage.lightGround(hallStamps(parts, stands), groundStep(stands.length))
  const walk = beginWalk(layout, context.params.companyId)
  const sight = new HallSight(stage, walk, filled, pictures)
  const byId = new Map(stands.map((stand) => [placeIdOf(stand.booth.companyId), stand]))

  return {
    keys: walkingKeys,
    lively: false,
    resize: (width, height) => {
      stage.resize(width, height)
      sight.invalidate()
    },
    stand(lens) {
      if (Math.abs(lens.aside - stage.lens.aside) > 0.01) sight.invalidate()
      stage.lens = lens
    },
    draw(_, elapsed) {
      walk.step(Math.min(elapsed, 60) / 1000)
      stage.aim(walk.stance)
      // Slow graphics leave the processor idle between frames: then more can be drawn for each.
      const more = atlas.step(walk.flying ? 4 : clamp(elapsed * 0.4, 10, 90))
      sight.choose()
      stage.render()
      return more || walk.flying
    },
    lookFrom(stance) {
      walk.stance = stance
    },
    points: () => pinPoints(stage, walk, stands),
    nudge: (turn, rise, zoom) => walk.nudge(turn, rise, zoom),
    lower: (next) => stage.lower(next),
    counts: () => stage.counts(signs.bytes + prints.bytes),
    setLanguage(language) {
      for (const drawn of [atlas, signs, prints]) drawn.setLanguage(language)
    },
    tap: (x, y) => tapHall(stage.ray(x, y), walk, stands),
    goTo(id) {
      const stand = byId.get(id)
      if (stand) walk.toFront(stand)
    },
    back: () => walk.back(),
    facing: () => walk.facing && placeIdOf(walk.facing.booth.companyId),
    favour(id, on) {
      const stand = byId.get(id)
      if (stand) sight.favour(stand, on)
    },
    above: () => walk.toAbove(),
    entrance: () => walk.toEntrance(),
    dispose() {
      pictures.stop()
      field.dispose()
      goods.dispose()
      signs.dispose()
      prints.prints.texture.dispose()
      stage.dispose()
    },
  }
}
