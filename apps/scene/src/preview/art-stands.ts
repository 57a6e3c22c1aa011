import type { Language } from '@tradefloor/contract'
import {
  Color,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  type WebGLRenderer,
} from 'three'
import type { TileSubject } from '../art/tile-subject.ts'
import { brandPaints } from '../kit/paint.ts'
import { qualitySettings } from '../quality.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { paintedMaterial, roomUniforms } from '../stage/painted-material.ts'
import { PlacedModel } from '../stage/placed.ts'
import { createRenderer } from '../stage/renderer.ts'
import { roomEnvironment } from '../stage/room-environment.ts'
import { TileAtlas } from '../stage/tile-atlas.ts'
import { demoPictures } from './art-subjects.ts'

const { dataset } = document.documentElement

function rendererOf(width: number, height: number): WebGLRenderer {
  const canvas = document.body.appendChild(document.createElement('canvas'))
  const renderer = createRenderer(canvas, { ...qualitySettings.high, shadow: 0 })
  renderer.setSize(width, height)
  return renderer
}

/** The whole picture of all tiles as the graphics card has it, and how long each step of filling it took. */
export async function showAtlas(
  subjects: readonly TileSubject[],
  language: Language,
  query: URLSearchParams,
): Promise<void> {
  const renderer = rendererOf(1024, 1024)
  const atlas = new TileAtlas(renderer, {
    edge: Number(query.get('edge') ?? 4096),
    count: Number(query.get('count') ?? 1024),
    language: language === 'zh' ? 'en' : 'zh',
  })
  atlas.setSubjects(subjects)
  atlas.want(subjects.map(({ id }, i) => ({ id, level: i < 8 ? 'near' : i < 40 ? 'middle' : 'far' })))
  const times: number[] = []
  const step = () => {
    const start = performance.now()
    const more = atlas.step(4)
    times.push(Math.round(performance.now() - start))
    return more
  }
  for (let i = 0; i < 4; i++) step()
  // Everything that is drawn by now has to be drawn again.
  atlas.setLanguage(language)
  if (query.get('lost')) {
    await lose(renderer)
    atlas.restore()
  }
  const scene = new Scene()
  while (step()) renderer.render(scene, new OrthographicCamera())
  const plane = new PlaneGeometry(2, 2)
  const uv = plane.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i))
  scene.add(new Mesh(plane, new MeshBasicMaterial({ map: atlas.texture, toneMapped: false })))
  renderer.render(scene, new OrthographicCamera(-1, 1, 1, -1, -1, 1))
  dataset.times = times.join()
  dataset.bytes = String(atlas.textureBytes())
}

/** Takes the graphics away and gives them back. */
async function lose(renderer: WebGLRenderer): Promise<void> {
  const happens = (name: string) =>
    new Promise((resolve) => renderer.domElement.addEventListener(name, resolve, { once: true }))
  const lost = happens('webglcontextlost')
  renderer.forceContextLoss()
  await lost
  // Not before everybody has heard of the loss.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const restored = happens('webglcontextrestored')
  renderer.forceContextRestore()
  await restored
}

/** A row of stands with their own tiles. */
export async function showStands(
  subjects: readonly TileSubject[],
  language: Language,
  query: URLSearchParams,
): Promise<void> {
  const renderer = rendererOf(innerWidth - 16, innerHeight - 16)
  const atlas = new TileAtlas(renderer, { edge: 4096, count: subjects.length, language })
  atlas.setSubjects(subjects)
  atlas.want(subjects.map(({ id }) => ({ id, level: 'near' })))
  if (query.get('pictures') === '1')
    for (const { id } of subjects) atlas.setPictures(id, await demoPictures(id))
  while (atlas.step(50));
  const room = roomUniforms()
  room.uTiles.value = atlas.texture
  const environment = roomEnvironment(renderer, {
    sky: '#dcecff',
    wall: '#e8eef6',
    floor: '#c8d2e0',
    strips: 6,
  })
  const material = paintedMaterial(room, environment.texture)
  const scene = new Scene()
  scene.background = new Color('#dfeaf5')
  let x = 0
  for (const [i, name] of (query.get('model') ?? 'stand-shell').split(',').entries()) {
    const subject = subjects[i % subjects.length]
    const { head, meshes } = await loadModelFile(`/scene/@model/${name}`)
    if (!subject || !meshes[0]) continue
    const placed = new PlacedModel(meshes[0], head.scale, material, 1)
    const half = (head.box[1][0] - head.box[0][0]) / 2
    placed.set([
      {
        at: [x + half, 0, 0],
        turn: 0,
        size: 1,
        paints: brandPaints(subject.color),
        tile: atlas.rectOf(subject.id),
        glow: 0,
      },
    ])
    x += half * 2 + 0.4
    scene.add(placed.mesh)
  }
  const camera = new PerspectiveCamera(40, innerWidth / innerHeight, 0.1, 200)
  camera.position.set(x / 2 + Number(query.get('side') ?? 1), 1.8, x * Number(query.get('near') ?? 1))
  camera.lookAt(x / 2, 2, 0)
  renderer.render(scene, camera)
}
