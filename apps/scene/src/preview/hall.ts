// For those who build halls: an empty hall of a look with a few stands, from its entrance or from above. Only on the
// development server: /scene/preview-hall.html?look=tide&width=44&depth=60&rise=0&quality=high&way=-1

import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
} from 'three'
import { inPieces } from '../in-pieces.ts'
import { brandPaints } from '../kit/paint.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { lookFor } from '../looks/looks.ts'
import { isQuality, qualitySettings } from '../quality.ts'
import { applyAir, applyLook } from '../stage/apply-look.ts'
import { createFloor } from '../stage/floor.ts'
import { composeGround, type FloorRect, type GroundPlacing } from '../stage/ground-light.ts'
import { loadHallModels } from '../stage/hall-models.ts'
import { createHallShell } from '../stage/hall-shell.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { FloorMirror } from '../stage/mirror.ts'
import { paintedMaterial, plainPaintedMaterial, roomUniforms } from '../stage/painted-material.ts'
import { PlacedModel } from '../stage/placed.ts'
import { createRenderer } from '../stage/renderer.ts'
import { roomEnvironment } from '../stage/room-environment.ts'
import { createSkyDome } from '../stage/sky-dome.ts'

const query = new URLSearchParams(location.search)
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise)
const look = lookFor(query.get('look') ?? 'harbour', query.get('industry'))
const asked = query.get('quality')
const quality = isQuality(asked) ? asked : 'high'
const [width, depth] = [number('width', 44), number('depth', 60)]

const canvas = document.body.appendChild(document.createElement('canvas'))
const renderer = createRenderer(canvas, { ...qualitySettings[quality], shadow: 0 })
renderer.setPixelRatio(number('pixels', 1))
renderer.setSize(innerWidth, innerHeight)
const scene = new Scene()
const room = roomUniforms()
applyLook(room, look)
applyAir(scene, renderer, look)
room.uTiles.value = whiteTile()
const material =
  quality === 'low'
    ? plainPaintedMaterial(room)
    : paintedMaterial(room, roomEnvironment(renderer, look.surroundings).texture)

const shell = createHallShell({
  models: await loadHallModels(look.architecture),
  look,
  width,
  depth,
  quality,
  material,
})
scene.add(...shell.meshes, createSkyDome(look.sky, quality === 'low'))
for (const { at, width: wide, height } of shell.boards.slice(0, 1)) {
  const mesh = new Mesh(
    new PlaneGeometry(wide, height),
    new MeshBasicMaterial({ map: boardPicture(look), fog: true }),
  )
  mesh.position.set(...at)
  scene.add(mesh)
}

const { plan } = shell
const edge = plan.width / 2
const rect: FloorRect = [-edge - 6, plan.back - 6, edge + 6, plan.front + 6]
const mirror =
  quality === 'high'
    ? new FloorMirror(innerWidth * number('pixels', 1), innerHeight * number('pixels', 1))
    : undefined
const floor = createFloor({
  look,
  room,
  rect,
  carpets: [
    [-1.8, plan.back + 4, 1.8, plan.front - 1],
    [-edge + 3, -22, edge - 3, -19],
  ],
  ...(mirror && { mirror }),
  plain: quality === 'low',
  prints: { texture: printPicture(), places: [{ rect: [-0.9, -4.6, 0.9, -1.8], area: [0, 0, 1, 1] }] },
})
scene.add(floor.mesh)
const stamps: GroundPlacing[] = [...shell.ground.stamps]
await placeStands((query.get('stands') ?? 'stand-shell').split(',').filter(Boolean))
floor.setGround(await inPieces('ground light', composeGround(rect, 0.2, stamps, shell.ground.spots)))

const rise = number('rise', 0)
const camera = new PerspectiveCamera(number('fov', 45), innerWidth / innerHeight, 0.1, 600)
if (rise > 0) {
  shell.open(query.get('roof') === null)
  camera.position.set(number('x', 8), Math.sin(rise) * 50, plan.front + Math.cos(rise) * 30)
  camera.lookAt(0, 0, -20)
} else {
  camera.position.set(number('x', 0.4), number('eye', 1.62), number('z', 3.4))
  camera.lookAt(number('tox', -0.65), number('eye', 1.62), number('z', 3.4) - 13.4 * number('way', 1))
}
camera.updateProjectionMatrix()
if (rise === 0) camera.projectionMatrix.elements[9] = number('shift', 0.16)
camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
shell.focus(camera.position.z)
if (rise > 0) shell.open(query.get('roof') === null)
mirror?.render(renderer, scene, camera, [floor.mesh])
renderer.render(scene, camera)
Object.assign(document.documentElement.dataset, {
  scene: 'picture',
  report: JSON.stringify({ calls: renderer.info.render.calls, triangles: renderer.info.render.triangles }),
})

async function placeStands(names: readonly string[]): Promise<void> {
  const files = await Promise.all(names.map((name) => loadModelFile(`/scene/@model/${name}`)))
  files.forEach((file, k) => {
    const mesh = file.meshes[0]
    if (!mesh) return
    const [low, high] = file.head.box
    const [wide, deep] = [high[0] - low[0] + 0.02, high[2] - low[2]]
    const placings = Array.from({ length: 8 }, (_, i) => {
      const side = i % 2 === 0 ? 1 : -1
      const at = [-side * (3.2 + deep / 2), 0, -2 - k * 12 - Math.floor(i / 2) * wide] as const
      return {
        at,
        turn: (side * Math.PI) / 2,
        size: 1,
        paints: brandPaints(look.stands[(i + k) % look.stands.length] ?? '#1557d6'),
        tile: [0, 0, 1, 1] as const,
        glow: 0,
      }
    })
    const model = new PlacedModel(mesh, file.head.scale, material, placings.length)
    model.set(placings)
    scene.add(model.mesh)
    for (const { at, turn } of placings) stamps.push({ file, at: [at[0], at[2]], turn, size: 1 })
  })
}

function drawn(wide: number, high: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const page = document.createElement('canvas')
  page.width = wide
  page.height = high
  const pen = page.getContext('2d')
  if (pen) draw(pen)
  const texture = new CanvasTexture(page)
  texture.anisotropy = 8
  texture.colorSpace = SRGBColorSpace
  return texture
}

function whiteTile(): CanvasTexture {
  return drawn(8, 8, (pen) => {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 8, 8)
  })
}

function printPicture(): CanvasTexture {
  const texture = drawn(256, 512, (pen) => {
    pen.fillStyle = '#fff'
    pen.textAlign = 'center'
    pen.font = '800 240px sans-serif'
    pen.fillText('A', 128, 400)
    pen.fillRect(60, 440, 136, 18)
  })
  texture.flipY = false
  return texture
}

function boardPicture({ accents }: HallLook): CanvasTexture {
  return drawn(1024, 256, (pen) => {
    const wash = pen.createLinearGradient(0, 0, 1024, 256)
    wash.addColorStop(0, accents[0])
    wash.addColorStop(1, accents[1])
    pen.fillStyle = wash
    pen.fillRect(0, 0, 1024, 256)
    pen.fillStyle = '#fff'
    pen.font = '700 84px "Noto Sans CJK SC", sans-serif'
    pen.fillText('云展 Tradefloor', 60, 150)
  })
}
