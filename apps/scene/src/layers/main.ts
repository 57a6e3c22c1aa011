// The layers that posters are composed of: halls without stands, and stands without anything of an exhibitor. Only on the
// development server, for posters/layers.mjs, which calls what is put on the window here.
import boothAddresses from 'models:booth-'
import {
  Color,
  DataTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
  Vector3,
} from 'three'
import { boothAt, boothView } from '../booth/booth-view.ts'
import { passersBy } from '../booth/passers-by.ts'
import type { Vec3 } from '../kit/affine.ts'
import type { Paints } from '../kit/paint.ts'
import { lookFor } from '../looks/looks.ts'
import { furnish, type Placings, socketSpot, stampsOf } from '../stage/furnish.ts'
import { loadHallModels } from '../stage/hall-models.ts'
import { loadModelFile } from '../stage/load-models.ts'
import type { ModelFile } from '../stage/model-file.ts'
import { loadFiles } from '../stage/model-files.ts'
import { PaintedStage } from '../stage/painted-stage.ts'
import { PlacedModel, type Placing } from '../stage/placed.ts'
import { RoomStage } from '../stage/room-stage.ts'
import { type TileFace, tileFaces } from './tile-quads.ts'

/** Ink alone, ink on white for the outline, the three paints in red, green and blue, and the picture alone. */
const passes = {
  ink: { ground: '#000000', paints: 0, tile: 0 },
  outline: { ground: '#ffffff', paints: 0, tile: 0 },
  paints: { ground: '#000000', paints: 1, tile: 0 },
  picture: { ground: '#000000', paints: 0, tile: 255 },
} as const

const room = { width: 46, depth: 44, carpets: [] }
const groundStep = 0.12
const black: Paints = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
]
const separate: Paints = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
]
/** The light in which stands are drawn: that of the fair's own hall. */
const standLook = 'harbour'
/** Whose passers-by are in every hall. */
const visitors = 1
/** The stand whose shade lies on the floor of a hall without stands. */
const standForShade = 'booth-arch'

const round = (value: number) => Math.round(value * 10) / 10

function plainTile(value: number): Texture {
  const texture = new DataTexture(new Uint8Array([value, value, value, 255]), 1, 1)
  texture.colorSpace = SRGBColorSpace
  texture.needsUpdate = true
  return texture
}

async function openStage(lookName: string) {
  const look = lookFor(lookName, null)
  const canvas = document.body.appendChild(document.createElement('canvas'))
  const models = await loadHallModels(look.architecture)
  const stage = new RoomStage({
    ...room,
    canvas,
    quality: 'high',
    look,
    models,
    exhibitors: 1,
    language: 'zh',
  })
  stage.resize(innerWidth, innerHeight)
  stage.aim(boothView().stance(stage.aspect))
  stage.shell.focus(stage.camera.position.z - 8)
  const close = () => {
    stage.dispose()
    canvas.remove()
  }
  /** Read before the browser clears what was drawn. */
  const shot = ({ mirrored = true } = {}) => {
    if (mirrored) stage.render()
    else PaintedStage.prototype.render.call(stage)
    return canvas.toDataURL('image/png')
  }
  return { stage, look, shot, close }
}

/** People and plants at their finest. */
const drawnLife = (life: Placings, files: ReadonlyMap<string, ModelFile>, { material }: RoomStage) =>
  [...life].flatMap(([name, placings]) => {
    const file = files.get(name)
    const mesh = file?.meshes[0]
    if (!file || !mesh) return []
    return [{ model: new PlacedModel(mesh, file.head.scale, material, placings.length), placings }]
  })

/** The hall of a look as it is seen from before a booth, with the shade of a stand on its floor. */
async function hallShot(lookName: string): Promise<string> {
  const { stage, shot, close } = await openStage(lookName)
  const file = await loadModelFile(boothAddresses[standForShade] ?? '')
  const people = passersBy(visitors)
  const files = await loadFiles([...people.keys()], 'whole')
  const stand = { file, at: [boothAt[0], boothAt[2]] as const, turn: 0, size: 1 }
  await stage.lightGround([stand, ...stampsOf(people, files)], groundStep)
  for (const { model, placings } of drawnLife(people, files, stage)) {
    model.set(placings)
    stage.scene.add(model.mesh)
  }
  const picture = shot()
  close()
  return picture
}

const placingOf = (paints: Paints): Placing => ({
  at: boothAt,
  turn: 0,
  size: 1,
  paints,
  tile: [0, 0, 1, 1],
  glow: 0,
})

/** Where in the picture the places of a stand are. */
async function standPlaces(body: string) {
  const { stage, close } = await openStage(standLook)
  const file = await loadModelFile(boothAddresses[body] ?? '')
  const screen = screenOf(file)
  const places = placesOf(stage, [...tileFaces(file), ...(screen ? [screen.face] : [])], file)
  close()
  return places
}

/** A stand without a hall around it, once for each pass. */
async function standShots(body: string) {
  const { stage, shot, close } = await openStage(standLook)
  const file = await loadModelFile(boothAddresses[body] ?? '')
  const own = { sockets: file.head.sockets, at: boothAt, turn: 0, paints: black, seed: 6 }
  const life = furnish([own], ['plant-fiddle'], 1)
  const lifeFiles = await loadFiles([...life.keys()], 'whole')
  const drawn = drawnLife(life, lifeFiles, stage)
  const mesh = file.meshes[0]
  if (mesh)
    drawn.push({
      model: new PlacedModel(mesh, file.head.scale, stage.material, 1),
      placings: [placingOf(black)],
    })
  const screen = screenOf(file)
  for (const thing of [...stage.scene.children]) stage.scene.remove(thing)
  stage.scene.fog = null
  stage.scene.add(...drawn.map(({ model }) => model.mesh))
  if (screen) stage.scene.add(screen.mesh)
  const pictures: Record<string, string> = {}
  for (const [name, pass] of Object.entries(passes)) {
    stage.scene.background = new Color(pass.ground)
    stage.room.uTiles.value = plainTile(pass.tile)
    screen?.mesh.material.color.setScalar(pass.tile / 255)
    for (const { model, placings } of drawn)
      model.set(placings.map((one) => ({ ...one, paints: pass.paints ? separate : black })))
    pictures[name] = shot({ mirrored: false })
  }
  close()
  return pictures
}

/** The screen of a stand, which the scene hangs up by itself. */
function screenOf({ head }: ModelFile) {
  const socket = head.sockets.find(({ kind }) => kind === 'screen')
  if (!socket) return undefined
  const [x, y, z] = socket.at
  const [across, down] = [socket.size / 2, (socket.size * 9) / 32]
  const mesh = new Mesh(new PlaneGeometry(across * 2, down * 2), new MeshBasicMaterial({ toneMapped: false }))
  mesh.position.set(x + boothAt[0], y + boothAt[1], z + boothAt[2])
  const corner = (right: number, up: number): Vec3 => [x + right * across, y + up * down, z]
  const face: TileFace = {
    area: 'video',
    corners: [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)],
  }
  return { mesh, face }
}

function placesOf(stage: RoomStage, faces: readonly TileFace[], file: ModelFile) {
  // Also outside the picture: a sign that is cut by its edge is still laid where it would be.
  const pointOf = ([x, y, z]: Vec3): [number, number] => {
    const point = new Vector3(x, y, z).project(stage.camera)
    return [round(((point.x + 1) / 2) * innerWidth), round(((1 - point.y) / 2) * innerHeight)]
  }
  const inRoom = ([x, y, z]: Vec3): Vec3 => [x + boothAt[0], y + boothAt[1], z + boothAt[2]]
  const eye = stage.camera.position
  const away = ([x, y, z]: Vec3) => Math.hypot(x - eye.x, y - eye.y, z - eye.z)
  const signs = faces
    .map(({ area, corners }) => ({ area, at: corners.map(inRoom) }))
    .map(({ area, at }) => ({
      area,
      quad: at.map(pointOf),
      away: round(Math.max(...at.map(away))),
    }))
    .filter(({ quad }) => quad.some(isInside) && isFacing(quad))
    .sort((a, b) => b.away - a.away)
  const plinths = file.head.sockets
    .filter(({ kind }) => kind === 'product')
    .map((socket) => ({ spot: socketSpot({ at: boothAt, turn: 0 }, socket), room: socket.size }))
    .map(({ spot, room }) => {
      const [x, y] = pointOf(spot)
      const [, top] = pointOf([spot[0], spot[1] + 1, spot[2]])
      return { foot: [x, y], metre: round(y - top), room, away: round(away(spot)) }
    })
  return { signs, plinths }
}

const isInside = ([x, y]: readonly [number, number]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight

/** Whether the front of a face is seen: its corners go round as they do in its picture. */
const isFacing = (quad: number[][]) =>
  quad.reduce((sum, [x = 0, y = 0], i) => {
    const [x2 = 0, y2 = 0] = quad[(i + 1) % 4] ?? []
    return sum + x * y2 - x2 * y
  }, 0) > 40

Object.assign(window, { hallShot, standPlaces, standShots })
document.documentElement.dataset.layers = 'open'
