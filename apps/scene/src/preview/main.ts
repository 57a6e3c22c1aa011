// For those who build models: one model, or several side by side, in the light of a hall. Only on the development
// server: http://localhost:<port>/scene/preview.html?model=stand-shell,stand-corner&detail=0&turn=0.5&rise=0.2&near=1

import { tileAreas, tileEdge } from '@tradefloor/rules'
import {
  CanvasTexture,
  Color,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
} from 'three'
import { brandPaints } from '../kit/paint.ts'
import { qualitySettings } from '../quality.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { paintedMaterial, plainPaintedMaterial, roomUniforms } from '../stage/painted-material.ts'
import { PlacedModel } from '../stage/placed.ts'
import { createRenderer } from '../stage/renderer.ts'
import { roomEnvironment } from '../stage/room-environment.ts'

const query = new URLSearchParams(location.search)
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise)
const names = (query.get('model') ?? '').split(',')
const colors = (query.get('color') ?? '1557d6,d9577b,2e9e5b,e08a2b,6a5ae0,0fa7b8')
  .split(',')
  .map((c) => `#${c}`)

const canvas = document.body.appendChild(document.createElement('canvas'))
const renderer = createRenderer(canvas, { ...qualitySettings.high, shadow: 0 })
renderer.setPixelRatio(number('pixels', 1))
renderer.setSize(innerWidth, innerHeight)
const room = roomUniforms()
room.uTiles.value = testTile()
const environment = roomEnvironment(renderer, {
  sky: '#dcecff',
  wall: '#e8eef6',
  floor: '#c8d2e0',
  strips: 6,
})
const material =
  query.get('quality') === 'low' ? plainPaintedMaterial(room) : paintedMaterial(room, environment.texture)
const scene = new Scene()
scene.background = new Color('#dfeaf5')
const floor = new Mesh(
  new PlaneGeometry(200, 200).rotateX(-Math.PI / 2),
  new MeshBasicMaterial({ color: '#c9d0da' }),
)
scene.add(floor)

const models = await Promise.all(names.map((name) => loadModelFile(`/scene/@model/${name}`)))
const report: Record<string, unknown>[] = []
let x = 0
const spans = models.map(({ head }) => head.box[1][0] - head.box[0][0] + Math.max(0.3, head.scale * 0.12))
const whole = spans.reduce((sum, span) => sum + span, 0)
models.forEach((model, i) => {
  const mesh = model.meshes[Math.min(number('detail', 0), model.meshes.length - 1)]
  const color = colors[i % colors.length]
  if (!mesh || !color) return
  const placed = new PlacedModel(mesh, model.head.scale, material, 1)
  const span = spans[i] ?? 1
  placed.set([
    {
      at: [x - whole / 2 + span / 2, 0, 0],
      turn: number('own', 0),
      size: 1,
      paints: brandPaints(color),
      tile: [0, 0, 1, 1],
      glow: number('glow', 0),
    },
  ])
  x += span
  scene.add(placed.mesh)
  report.push({ name: names[i], triangles: model.head.details.map(({ indices }) => indices / 3) })
})

const tallest = Math.max(...models.map(({ head }) => head.box[1][1]))
const reach = Math.max(whole * 0.62, tallest * 1.2) * number('near', 1)
const camera = new PerspectiveCamera(number('fov', 35), innerWidth / innerHeight, 0.05, 400)
const [turn, rise] = [number('turn', 0.5), number('rise', 0.22)]
const distance = reach / Math.tan((camera.fov * Math.PI) / 360)
camera.position.set(
  Math.sin(turn) * Math.cos(rise) * distance,
  tallest / 2 + Math.sin(rise) * distance,
  Math.cos(turn) * Math.cos(rise) * distance,
)
camera.lookAt(0, tallest * number('look', 0.45), 0)
renderer.render(scene, camera)
document.documentElement.dataset.scene = 'picture'
document.documentElement.dataset.report = JSON.stringify(report)

/** Each area of a tile in a colour of its own, with its name. */
function testTile(): CanvasTexture {
  const drawn = document.createElement('canvas')
  drawn.width = drawn.height = tileEdge * 2
  const pen = drawn.getContext('2d')
  if (pen) {
    pen.scale(2, 2)
    Object.entries(tileAreas).forEach(([name, area], i) => {
      pen.fillStyle = `hsl(${210 + i * 17} 60% ${name === 'fascia' || name === 'badge' ? 95 : 45}%)`
      pen.fillRect(area.x, area.y, area.width, area.height)
      pen.fillStyle = name === 'fascia' || name === 'badge' ? '#0f1b33' : '#fff'
      pen.font = '700 20px sans-serif'
      pen.fillText(name, area.x + 6, area.y + 24, area.width - 8)
    })
  }
  const texture = new CanvasTexture(drawn)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  return texture
}
