import { DirectionalLight, PMREMGenerator, Scene, type WebGLRenderer, type WebGLRenderTarget } from 'three'
import { sunColor, sunDirection, sunPower } from './light.ts'
import { createSky } from './sky.ts'

/** The sun with a shadow map that covers the island and its jetty. */
export function createSun(mapSize: number): DirectionalLight {
  const sun = new DirectionalLight(sunColor, sunPower)
  sun.position.set(...sunDirection).multiplyScalar(70)
  sun.castShadow = true
  sun.shadow.mapSize.set(mapSize, mapSize)
  const c = sun.shadow.camera
  c.left = c.bottom = -36
  c.right = c.top = 36
  c.near = 10
  c.far = 130
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.035
  sun.shadow.radius = 2.6
  return sun
}

/** The sky as a set of blurred pictures, for gloss on glass and on the dome. */
export function skyGloss(renderer: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer)
  const room = new Scene()
  const sky = createSky()
  room.add(sky)
  const target = generator.fromScene(room, 0.02)
  generator.dispose()
  sky.geometry.dispose()
  sky.material.dispose()
  return target
}
