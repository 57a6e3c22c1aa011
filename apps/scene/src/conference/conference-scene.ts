import addresses from 'models:conference-'
import { Color, Fog } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { lookFor } from '../looks/looks.ts'
import type { Quality } from '../quality.ts'
import type { RoomContext } from '../room-context.ts'
import { AroundView } from '../stage/around-view.ts'
import { furnish, joined, place, socketSpot } from '../stage/furnish.ts'
import type { LiveScene, ScreenPoint } from '../stage/live-scene.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { ModelField, type Reach } from '../stage/model-field.ts'
import type { ModelFile } from '../stage/model-file.ts'
import { loadFiles } from '../stage/model-files.ts'
import { PaintedStage } from '../stage/painted-stage.ts'
import type { Placing } from '../stage/placed.ts'
import type { ConferenceData } from './conference-data.ts'
import { type ConferenceHall, conferenceHalls, type Seat, seatsOf } from './conference-halls.ts'
import { conferencePeople } from './conference-life.ts'
import { type ConferenceLook, conferenceLook } from './conference-look.ts'
import { createConferenceSigns, shownPortraits } from './conference-signs.ts'
import { followFrames } from './film-frames.ts'
import { createLightShafts } from './light-shafts.ts'
import { ScreenLight } from './screen-light.ts'
import { drawStill } from './screen-still.ts'
import { ScreenWall } from './screen-wall.ts'
import { createStageFloor } from './stage-floor.ts'
import type { StagePlayer } from './stage-player.ts'

export interface ConferenceScene extends LiveScene {
  /** The programme has changed. */
  renew(data: ConferenceData): void
}

const here = { at: [0, 0, 0], turn: 0 } as const
const noTile = [0, 0, 0, 0] as const
const stillWidth: Readonly<Record<Quality, number>> = { high: 2048, medium: 1536, low: 1024 }
/** Milliseconds between two pictures of a film, at least. */
const filmPace: Readonly<Record<Quality, number>> = { high: 0, medium: 0, low: 150 }
/** Of a video element: there is a picture. */
const haveData = 2
/** How strongly the screen lights the room. */
const glowPower = 0.85

const reachFor = (quality: Quality): Readonly<Record<'building' | 'seats' | 'people', Reach>> => {
  const weak = quality === 'low'
  return {
    building: { near: weak ? -Infinity : Infinity, middle: Infinity, far: Infinity },
    seats: { near: weak ? 2 : 9, middle: Infinity, far: Infinity },
    people: { near: weak ? 2 : 10, middle: weak ? 12 : Infinity, far: Infinity },
  }
}

function viewOf({ stage, view }: ConferenceHall): AroundView {
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

/** The farther from the stage, the less of its light a seat gets. */
function seatPaints({ seats }: ConferenceLook, { at, row }: Seat): Placing['paints'] {
  const light = Math.sqrt(Math.max(0.3, 1.08 - row * 0.035 - Math.abs(at[0]) * 0.012))
  const dim = ([r, g, b]: readonly [number, number, number]) => [r * light, g * light, b * light] as const
  return [dim(seats[0]), dim(seats[1]), dim(seats[2])]
}

/** A conference hall: the screen, who speaks and what is on, and rows of seats before them. */
export async function createConference(
  canvas: HTMLCanvasElement,
  quality: Quality,
  first: ConferenceData,
  context: RoomContext,
  wake: () => void,
  player: StagePlayer,
): Promise<ConferenceScene> {
  let data = first
  const hall = conferenceHalls[data.hall]
  const look = lookFor(context.wish.look, data.industry)
  const colors = conferenceLook(look)
  const part = async (name: string): Promise<[string, ModelFile]> => [
    name,
    await loadModelFile(addresses[`conference-${name}`] ?? ''),
  ]
  const own = new Map(
    await Promise.all(
      [`${data.hall}-room`, `${data.hall}-sides`, `${data.hall}-stage`, 'seat', 'portrait'].map(part),
    ),
  )
  const sockets = [...own.values()].flatMap(({ head }) => head.sockets)
  const seats = seatsOf(hall)
  const furnished = { ...here, sockets, paints: colors.stage, industry: null, seed: data.exhibitionId }
  const plants = look.plants.map((kind) => `plant-${kind}`)
  const life = joined(furnish([furnished], plants, 0), conferencePeople(data, seats, sockets))
  const files = new Map([...own, ...(await loadFiles(life.keys()))])

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

  const field = new ModelField(files, stage.material)
  const reach = reachFor(quality)
  const still = (paints: Placing['paints']): Placing[] => [
    { ...here, size: 1, paints, tile: noTile, glow: 0 },
  ]
  field.add(`${data.hall}-room`, still(colors.room), reach.building)
  field.add(`${data.hall}-sides`, still(colors.sides), reach.building)
  field.add(`${data.hall}-stage`, still(colors.stage), reach.building)
  field.add(
    'seat',
    seats.map((seat) => ({ ...seat, size: 1, paints: seatPaints(colors, seat), tile: noTile, glow: 0 })),
    reach.seats,
  )
  const stands = new Map<string, Placing[]>()
  for (const { spot } of shownPortraits(data.guests, hall))
    place(stands, 'portrait', spot.at, spot.turn, 1, colors.stage)
  field.add('portrait', stands.get('portrait') ?? [], reach.building)
  for (const [model, placings] of life) field.add(model, placings, reach.people)

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
    if (pen)
      drawStill(pen, width, height, { data, accents, film: wall.filmShare, playing }, context.language())
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

  const spots = pinSpots(hall, sockets)
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

/** Where the pins of the hall's places hang. */
function pinSpots(
  { screen }: ConferenceHall,
  sockets: readonly ModelFile['head']['sockets'][number][],
): { id: string; at: Vec3 }[] {
  const named = sockets.filter(({ kind }) => ['agenda', 'guests', 'door'].includes(kind))
  return [
    { id: 'screen', at: [0, screen.high + 0.1, screen.z - screen.radius] },
    ...named.map((socket) => ({ id: socket.kind, at: socketSpot(here, socket) })),
  ]
}

/** Which of the two boards a way of sight ends on. */
function boardAt({ board }: ConferenceHall, from: Vec3, along: Vec3): string | undefined {
  for (const [id, side] of [
    ['agenda', 1],
    ['guests', -1],
  ] as const) {
    const turn = board.turn * side
    const normal = [Math.sin(turn), Math.cos(turn)] as const
    const toward = along[0] * normal[0] + along[2] * normal[1]
    const [x, , z] = [board.at[0] * side - from[0], 0, board.at[2] - from[2]]
    const t = (x * normal[0] + z * normal[1]) / toward
    const across = (along[0] * t - x) * normal[1] - (along[2] * t - z) * normal[0]
    const up = from[1] + along[1] * t - board.at[1]
    if (t > 0 && Math.abs(across) < board.width / 2 && Math.abs(up) < board.height / 2) return id
  }
  return undefined
}
