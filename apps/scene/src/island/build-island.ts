import { Fog, InstancedMesh, Mesh, Scene, type WebGLRenderer } from 'three'
import type { QualitySettings } from '../quality.ts'
import { toGeometry, toTexture } from '../stage/meshes.ts'
import { bakedMaterial, surfaceMaterial } from '../stage/surface-material.ts'
import { createClouds } from './clouds.ts'
import { createGround } from './ground.ts'
import { hazeColor } from './haze.ts'
import { fogRange, sunColor, sunDirection, sunPower } from './light.ts'
import type { IslandModel } from './model.ts'
import { createPlants, createWalkers } from './plants.ts'
import { createSea } from './sea.ts'
import { createSky } from './sky.ts'
import { createSun, skyGloss } from './sun.ts'
import { createTraffic } from './traffic.ts'
import { createTurbines } from './turbines.ts'

export interface Island {
  scene: Scene
  /** Moves what moves to where it is at a moment of the scene's clock. */
  setTime(seconds: number): void
  dispose(): void
}

/** All that stands, grows, floats and flies, with its light; shadows where the graphics can carry them. */
export function buildIsland(
  model: IslandModel,
  { shadow }: QualitySettings,
  renderer: WebGLRenderer,
): Island {
  const scene = new Scene()
  scene.fog = new Fog(hazeColor(), ...fogRange)
  const shadows = shadow > 0
  const gloss = shadows ? skyGloss(renderer) : undefined
  const material = gloss
    ? surfaceMaterial(gloss.texture)
    : bakedMaterial({ direction: sunDirection, color: sunColor, power: sunPower })
  if (shadows) scene.add(createSun(shadow))

  const textures = groundTextures(model, shadows)
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

  return {
    scene,
    setTime(seconds) {
      for (const thing of moving) thing.setTime(seconds)
    },
    dispose() {
      disposeMeshes(scene)
      for (const texture of Object.values(textures)) texture.dispose()
      gloss?.dispose()
    },
  }
}

const groundTextures = ({ ground }: IslandModel, shadows: boolean) => ({
  light: toTexture(ground.light),
  noise: toTexture(ground.noise, true, shadows ? 8 : 1),
  depth: toTexture(ground.depth),
})

/** Bytes of the ground's pictures on the graphics card. */
export const groundBytes = ({ ground }: IslandModel): number =>
  ground.light.bytes.length + ground.noise.bytes.length + ground.depth.bytes.length

function disposeMeshes(scene: Scene): void {
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return
    thing.geometry.dispose()
    thing.material.dispose()
    if (thing instanceof InstancedMesh) thing.dispose()
  })
}
