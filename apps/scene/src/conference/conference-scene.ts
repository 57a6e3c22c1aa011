import { Color, Fog } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import { AroundView } from '../stage/around-view.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { PaintedStage } from '../stage/painted-stage.ts'
import type { ConferenceData } from './conference-data.ts'
import { type ConferenceHallPlan, conferenceHallPlans } from './conference-hall-plans.ts'
import { conferenceLook } from './conference-look.ts'
import { createConferenceSigns } from './conference-signs.ts'
import { fillHall, loadHall } from './fill-hall.ts'
import { followFrames } from './film-frames.ts'
import { boardAt, pinSpots } from './hall-spots.ts'
import { createLightShafts } from './light-shafts.ts'
import { onStage } from './programme.ts'
import { ScreenLight } from './screen-light.ts'
import { drawStill } from './screen-still.ts'
import { ScreenWall } from './screen-wall.ts'
import { createStageFloor } from './stage-floor.ts'
import type { StagePlayer } from './stage-player.ts'

export interface ConferenceScene extends LiveScene {
  /** The programme has changed. */
  renew(data: ConferenceData): void
}

const stillWidth: Readonly<Record<Quality, number>> = { high: 2048, medium: 1536, low: 1024 }
/** Milliseconds between two pictures of a film, at least. */
const filmPace: Readonly<Record<Quality, number>> = { high: 0, medium: 0, low: 150 }
/** Of a video element: there is a picture. */
const haveData = 2
/** How strongly the screen lights the room. */
const glowPower = 0.85

function viewOf({ stage, view }: ConferenceHallPlan): AroundView {
  const { eye, height, opening, shift, tall } = view
  const shot = { turn: 0.02, height, opening, shift }
  return new AroundView(
    [0, 0, stage.z],
    {
      wide: { ...shot, distance: eye - stage.z },
      tall: { ...shot, turn: 0, distance: tall.eye - stage.z, across: tall.across, shift: 0.06 },
    },
    { left: 0.3, right: 0.3 },
  )
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
  const { room, scene } = stage
  room.uAmbient.value.copy(colors.ambient)
  room.uLamp.value.set(look.lamp)
  room.uSun.value.set(0, 0.45, -0.9).normalize()
  // There is no roof to throw a shade.
  room.uBeams.value.set(0, 0, 0, 0)
  scene.background = new Color(colors.air)
  scene.fog = new Fog(colors.air, 30, 120)
  stage.expose(colors.exposure)

  const field = fillHall(models, data, colors, quality, stage.material)
  const wall = new ScreenWall(hall, stillWidth[quality])
  const light = new ScreenLight()
  const glow = room.uSunColor.value
  glow.copy(colors.glow).multiplyScalar(glowPower)
  const floor = createStageFloor(hall, wall, { floor: colors.floor, ambient: colors.ambient, glow })
  const signs = createConferenceSigns(() => data, hall, look.accents)
  const shafts = quality === 'low' ? undefined : createLightShafts(hall)
  scene.add(...field.meshes, ...wall.meshes, floor.mesh, signs.sheet.mesh)
  if (shafts) scene.add(shafts.mesh)

  const view = viewOf(hall)
  let stopFrames: (() => void) | undefined
  const drawWall = () => {
    const pen = wall.canvas.getContext('2d')
    const { width, height } = wall.canvas
    const { accents } = look
    const playing = wall.film !== undefined
    const session = playing ? data.sessions.find(({ id }) => id === player.sessionId) : onStage(data.sessions)
    if (pen)
      drawStill(
        pen,
        width,
        height,
        { data, session, accents, film: wall.filmShare, playing },
        context.language(),
      )
    wall.still.needsUpdate = true
  }
  const follow = () => {
    const { element } = player
    // Before its first picture has come a film would be a black hole.
    const shows = element !== undefined && !element.ended && element.readyState >= haveData
    if (wall.show(shows ? element : undefined)) {
      stopFrames?.()
      stopFrames = shows ? followFrames(element, filmPace[quality], wake) : undefined
    }
    floor.follow(wall)
    if (!wall.film) glow.copy(colors.glow).multiplyScalar(glowPower)
    drawWall()
    wake()
  }
  const redraw = () => {
    drawWall()
    signs.sheet.setLanguage(context.language())
    wake()
  }
  const unwatch = player.watch(follow)
  follow()
  signs.fetchPortraits(redraw)

  const spots = pinSpots(hall, models.sockets)
  /** What lies beside a narrow window is pointed at from its edge: the way to it leads there. */
  const inSight = ([x, y, z]: Vec3) =>
    [1, 0.85, 0.7, 0.55, 0.4, 0.25].map((share) => stage.screen([x * share, y, z])).find(Boolean)
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
      const { element } = player
      if (element && player.playing && light.look(element, performance.now()))
        glow.copy(light.color).multiplyScalar(glowPower * 1.5)
      stage.render()
      // How many pictures of a film the graphics have been given: for measurements.
      if (wall.film) canvas.dataset.film = String(wall.film.version)
      return player.playing && wall.film !== undefined && stopFrames === undefined
    },
    lookFrom: (stance) => view.lookFrom(stance),
    points: () =>
      spots.flatMap(({ id, at }): ScreenPoint[] => {
        const seen = inSight(at)
        return seen ? [{ id, x: seen.x, y: seen.y }] : []
      }),
    nudge: (turn, rise, zoom) => view.nudge(turn, rise, zoom),
    tap(x, y) {
      const { from, along } = stage.ray(x, y)
      if (wall.hit(from, along)) {
        if (!player.there) return 'screen'
        void player.toggle()
        return undefined
      }
      return boardAt(hall, from, along)
    },
    lower: (next) => stage.lower(next),
    counts: () => ({ ...stage.spent, textures: Math.round(wall.bytes + signs.sheet.bytes) }),
    setLanguage: redraw,
    renew(next) {
      data = next
      redraw()
    },
    dispose() {
      unwatch()
      stopFrames?.()
      signs.stop()
      signs.sheet.dispose()
      shafts?.dispose()
      floor.dispose()
      wall.dispose()
      field.dispose()
      stage.dispose()
    },
  }
}
