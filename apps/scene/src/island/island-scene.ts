import { Fog, InstancedMesh, Mesh, Scene } from 'three'
import { type Quality, qualitySettings } from '../quality.ts'
import { CameraRig } from '../stage/camera-rig.ts'
import type { LiveScene } from '../stage/live-scene.ts'
import { toGeometry, toTexture } from '../stage/meshes.ts'
import { createRenderer } from '../stage/renderer.ts'
import { bakedMaterial, surfaceMaterial } from '../stage/surface-material.ts'
import { createClouds } from './clouds.ts'
import { createGround } from './ground.ts'
import { hazeColor } from './haze.ts'
import { fogRange, sunColor, sunDirection, sunPower } from './light.ts'
import { loadModel } from './load-model.ts'
import { createPlants, createWalkers } from './plants.ts'
import { createSea } from './sea.ts'
import { shotFor } from './shots.ts'
import { pinAnchor, siteEntries } from './site-plan.ts'
import { createSky } from './sky.ts'
import { createSun, skyGloss } from './sun.ts'
import { createTraffic } from './traffic.ts'
import { createTurbines } from './turbines.ts'

/** The platform's home: builds everything, then draws it when asked. */
export async function createIsland(canvas: HTMLCanvasElement, quality: Quality): Promise<LiveScene> {
  const model = await loadModel(quality)
  const settings = qualitySettings[quality]
  const renderer = createRenderer(canvas, settings)
  const scene = new Scene()
  scene.fog = new Fog(hazeColor(), ...fogRange)

  const shadows = settings.shadow > 0
  const gloss = shadows ? skyGloss(renderer) : undefined
  const material = gloss
    ? surfaceMaterial(gloss.texture)
    : bakedMaterial({ direction: sunDirection, color: sunColor, power: sunPower })
  if (shadows) scene.add(createSun(settings.shadow))

  const textures = {
    light: toTexture(model.ground.light),
    noise: toTexture(model.ground.noise, true, shadows ? 8 : 1),
    depth: toTexture(model.ground.depth),
  }
  const world = new Mesh(toGeometry(model.world), material)
  world.castShadow = world.receiveShadow = shadows
  const sea = createSea(textures, !shadows)
  const traffic = createTraffic(model, material)
  const clouds = createClouds(shadows ? 2 : 1)
  const turbines = createTurbines(model.rotor, material)
  scene.add(world, createGround(model.ground, textures.light, textures.noise, shadows), createSky(), sea.mesh)
  scene.add(clouds.mesh, ...createPlants(model, material), ...traffic.meshes, ...turbines.meshes)
  if (model.walkers.spots.length > 0) scene.add(createWalkers(model, material))
  const moving = [sea, traffic, turbines, clouds]

  const rig = new CameraRig(shotFor, { turn: 0.62, rise: [-0.16, 0.28], zoom: [0.72, 1.12] })
  let size = { width: 1, height: 1 }
  let pixels = settings.pixels
  const fit = () => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, pixels))
    renderer.setSize(size.width, size.height, false)
  }

  return {
    lively: true,
    resize(width, height) {
      size = { width, height }
      rig.resize(width, height)
      fit()
    },
    draw(seconds) {
      for (const thing of moving) thing.setTime(seconds)
      rig.aim(seconds)
      renderer.info.reset()
      renderer.render(scene, rig.camera)
      return false
    },
    points() {
      const screen = rig.screen()
      return siteEntries.map(([id, site]) => {
        const [x, y] = screen(pinAnchor(site, rig.upright))
        return { id, x, y }
      })
    },
    lookFrom: (stance) => rig.lookFrom(stance),
    nudge: (turn, rise, zoom) => rig.nudge(turn, rise, zoom),
    lower(next) {
      pixels = qualitySettings[next].pixels
      fit()
    },
    counts: () => ({
      calls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      textures:
        model.ground.light.bytes.length + model.ground.noise.bytes.length + model.ground.depth.bytes.length,
    }),
    dispose() {
      scene.traverse((thing) => {
        if (!(thing instanceof Mesh)) return
        thing.geometry.dispose()
        thing.material.dispose()
        if (thing instanceof InstancedMesh) thing.dispose()
      })
      for (const texture of Object.values(textures)) texture.dispose()
      gloss?.dispose()
      renderer.dispose()
    },
  }
}
