import { Color, Fog } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { PaintedStage } from '../stage/painted-stage.ts'
import type { ConferenceData } from './conference-data.ts'
import { conferenceHallPlans } from './conference-hall-plans.ts'
import { type ConferenceLook, conferenceLook } from './conference-look.ts'
import { createConferenceSigns } from './conference-signs.ts'
import { conferenceView } from './conference-view.ts'
import { fillHall, loadHall } from './fill-hall.ts'
import { boardAt, pinSpots } from './hall-spots.ts'
import { createLightShafts } from './light-shafts.ts'
import type { StagePlayer } from './stage-player.ts'
import { createStageScreen } from './stage-screen.ts'

export interface ConferenceScene extends LiveScene {
  /** The programme has changed. */
  renew(data: ConferenceData): void
}

/** A conference hall: the screen, who speaks and what is on, and rows of seats before them. */
export async function createConference(
  canvas: HTMLCanvasElement,
  quality: Quality,
  first: ConferenceData,
  context: SceneContext,
  wake: () => void,
  player: StagePlayer,
): Promise<ConferenceScene> {
  let data = first
  const hall = conferenceHallPlans[data.hall]
  const look = lookFor(context.params.look, data.industry)
  const colors = conferenceLook(look)
  const models = await loadHall(data, look, colors)
  const stage = new PaintedStage(canvas, quality, colors.surroundings)
  lightHall(stage, look, colors)
  const field = fillHall(models, data, colors, quality, stage.material)
  const glow = stage.room.uSunColor.value
  const current = () => data
  const screen = createStageScreen({ hall, quality, look, colors, glow, player, current, context, wake })
  const signs = createConferenceSigns(current, hall, look.accents)
  const shafts = quality === 'low' ? [] : [createLightShafts(hall)]
  stage.scene.add(...field.meshes, ...screen.meshes, signs.sheet.mesh, ...shafts.map(({ mesh }) => mesh))
  const redraw = () => {
    screen.redraw()
    signs.sheet.setLanguage(context.language())
    wake()
  }
  signs.fetchPortraits(redraw)

  const view = conferenceView(hall)
  const spots = pinSpots(hall, models.sockets)
  let drawn = ''
  return {
    lively: false,
    resize: (width, height) => stage.resize(width, height),
    stand(lens) {
      stage.lens = lens
    },
    draw() {
      const now = view.stance(stage.aspect)
      stage.aim(now)
      const key = `${now.eye.map((v) => v.toFixed(2))} ${stage.frame}`
      if (key !== drawn) {
        drawn = key
        field.choose(stage.camera)
      }
      screen.lightRoom()
      stage.render()
      // For measurements.
      if (screen.filmVersion !== undefined) canvas.dataset.film = String(screen.filmVersion)
      return screen.needsFrames
    },
    lookFrom: (stance) => view.lookFrom(stance),
    points: () => pinPoints(stage, spots),
    nudge: (turn, rise, zoom) => view.nudge(turn, rise, zoom),
    tap(x, y) {
      const { from, along } = stage.ray(x, y)
      if (!screen.isHit(from, along)) return boardAt(hall, from, along)
      if (!player.there) return 'screen'
      void player.toggle()
      return undefined
    },
    lower: (next) => stage.lower(next),
    counts: () => ({ ...stage.spent, textures: Math.round(screen.bytes + signs.sheet.bytes) }),
    setLanguage: redraw,
    renew(next) {
      data = next
      redraw()
    },
    dispose() {
      signs.stop()
      signs.sheet.dispose()
      for (const shaft of shafts) shaft.dispose()
      screen.dispose()
      field.dispose()
      stage.dispose()
    },
  }
}

/** The look's own light, dimmed as `colors` says: the screen is what one sees. */
function lightHall(stage: PaintedStage, look: HallLook, colors: ConferenceLook): void {
  const { room, scene } = stage
  room.uAmbient.value.copy(colors.ambient)
  room.uLamp.value.set(look.lamp)
  room.uSun.value.set(0, 0.45, -0.9).normalize()
  // There is no roof to throw a shade.
  room.uBeams.value.set(0, 0, 0, 0)
  scene.background = new Color(colors.air)
  scene.fog = new Fog(colors.air, 30, 120)
  stage.expose(colors.exposure)
}

const pinPoints = (stage: PaintedStage, spots: ReturnType<typeof pinSpots>): ScreenPoint[] =>
  spots.flatMap(({ id, at }) => {
    const seen = inSight(stage, at)
    return seen ? [{ id, x: seen.x, y: seen.y }] : []
  })

/** What lies beside a narrow window is pointed at from its edge: the way to it leads there. */
const inSight = (stage: PaintedStage, [x, y, z]: Vec3) =>
  [1, 0.85, 0.7, 0.55, 0.4, 0.25].map((share) => stage.screen([x * share, y, z])).find(Boolean)
