import { Color, Fog, type Scene, type WebGLRenderer } from 'three'
import type { HallLook, Light } from '../looks/hall-look.ts'
import type { RoomUniforms } from './painted-material.ts'

export const lightColor = ({ color, power }: Light): Color => new Color(color).multiplyScalar(power)

/** Brings the light of a look to the materials of a scene. */
export function applyLook(room: RoomUniforms, look: HallLook): void {
  room.uAmbient.value.copy(lightColor(look.ambient))
  room.uLamp.value.set(look.lamp)
  room.uSunColor.value.copy(lightColor(look.sun))
  room.uBeams.value.set(...look.beams.along, ...look.beams.across)
  room.uBeamHeight.value = look.beams.height
}

/** Fog and the exposure of a look. */
export function applyAir(scene: Scene, renderer: WebGLRenderer, look: HallLook): Fog {
  const fog = new Fog(look.fog.color, look.fog.from, look.fog.to)
  scene.fog = fog
  renderer.toneMappingExposure = look.exposure
  return fog
}
