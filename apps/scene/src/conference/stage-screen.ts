import type { Color, Mesh } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import type { SceneContext } from '../scene-context.ts'
import type { ConferenceData } from './conference-data.ts'
import type { ConferenceHallPlan } from './conference-hall-plans.ts'
import type { ConferenceLook } from './conference-look.ts'
import { followFrames } from './film-frames.ts'
import { onStage } from './programme.ts'
import { ScreenLight } from './screen-light.ts'
import { drawStill } from './screen-still.ts'
import { ScreenWall } from './screen-wall.ts'
import { createStageFloor } from './stage-floor.ts'
import type { StagePlayer } from './stage-player.ts'

const stillWidth: Readonly<Record<Quality, number>> = { high: 2048, medium: 1536, low: 1024 }
/** Milliseconds between two pictures of a film, at least. */
const filmPace: Readonly<Record<Quality, number>> = { high: 0, medium: 0, low: 150 }
/** Of a video element: there is a picture. */
const haveData = 2
/** How strongly the screen lights the room, with its still and with a film. */
const stillPower = 0.85
const filmPower = stillPower * 1.5

export interface StageScreenOptions {
  hall: ConferenceHallPlan
  quality: Quality
  look: HallLook
  colors: ConferenceLook
  /** What the screen sends into the room: changed here, seen by everything that is lit by it. */
  glow: Color
  player: StagePlayer
  /** The programme as it is now. */
  current(): ConferenceData
  context: Pick<SceneContext, 'language'>
  wake(): void
}

export interface StageScreen {
  /** The screen itself, and the floor of the stage that mirrors it. */
  meshes: readonly Mesh[]
  bytes: number
  /** Draws the still again: the language or the programme has changed. */
  redraw(): void
  /** Lets what plays light the room. */
  lightRoom(): void
  /** Pictures of a film that the graphics have been given; nothing where none is shown. */
  readonly filmVersion: number | undefined
  /** A film plays, and the browser does not tell when it has another picture. */
  readonly needsFrames: boolean
  isHit(from: Vec3, along: Vec3): boolean
  dispose(): void
}

/** The large screen follows the player: the still of what is on, or the film, and the light of either on the room. */
export function createStageScreen(options: StageScreenOptions): StageScreen {
  const { hall, quality, look, colors, glow, player, current, wake } = options
  const wall = new ScreenWall(hall, stillWidth[quality])
  const light = new ScreenLight()
  const glowOfStill = () => glow.copy(colors.glow).multiplyScalar(stillPower)
  glowOfStill()
  const floor = createStageFloor(hall, wall, { floor: colors.floor, ambient: colors.ambient, glow })
  let stopFrames: (() => void) | undefined

  const redraw = () => {
    const pen = wall.canvas.getContext('2d')
    const { width, height } = wall.canvas
    const data = current()
    const playing = wall.film !== undefined
    const session = playing ? data.sessions.find(({ id }) => id === player.sessionId) : onStage(data.sessions)
    const still = { data, session, accents: look.accents, film: wall.filmShare, playing }
    if (pen) drawStill(pen, width, height, still, options.context.language())
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
    if (!wall.film) glowOfStill()
    redraw()
    wake()
  }
  const unwatch = player.watch(follow)
  follow()

  return {
    meshes: [...wall.meshes, floor.mesh],
    bytes: wall.bytes,
    redraw,
    lightRoom() {
      const { element } = player
      if (element && player.playing && light.look(element, performance.now()))
        glow.copy(light.color).multiplyScalar(filmPower)
    },
    get filmVersion() {
      return wall.film?.version
    },
    get needsFrames() {
      return player.playing && wall.film !== undefined && stopFrames === undefined
    },
    isHit: (from, along) => wall.hit(from, along),
    dispose() {
      unwatch()
      stopFrames?.()
      floor.dispose()
      wall.dispose()
    },
  }
}
