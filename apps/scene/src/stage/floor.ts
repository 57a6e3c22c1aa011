import {
  Color,
  type DataTexture,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  UniformsLib,
  UniformsUtils,
  Vector4,
} from 'three'
import { floorKinds, type HallLook } from '../looks/hall-look.ts'
import { floorFragment, floorVertex } from './floor-shader.ts'
import { type FloorRect, type GroundLight, openFloor } from './ground-light.ts'
import { toTexture } from './meshes.ts'
import type { FloorMirror } from './mirror.ts'
import type { RoomUniforms } from './painted-material.ts'

/** White print on the carpet: only the alpha of the picture is used. */
export interface FloorPrints {
  texture: Texture
  /** Where each print lies, its top towards the smaller z, and its part of the picture in shares, v down. */
  places: readonly { rect: FloorRect; area: readonly [x: number, y: number, width: number, height: number] }[]
}

export interface FloorOptions {
  look: HallLook
  room: RoomUniforms
  rect: FloorRect
  carpets: readonly FloorRect[]
  prints?: FloorPrints
  /** Only strong graphics draw the room twice. */
  mirror?: FloorMirror
  /** Without noise and grain, for weak graphics. */
  plain?: boolean
}

export interface Floor {
  mesh: Mesh<PlaneGeometry, ShaderMaterial>
  setGround(light: GroundLight): void
  dispose(): void
}

/** A fragment shader has room for so many; a hall with more streets shows the first ones. */
const most = { carpets: 24, prints: 8 }

/** The floor of a hall with runners, prints, shade and reflection: one mesh, one draw call. */
export function createFloor({ look, room, rect, carpets, prints, mirror, plain }: FloorOptions): Floor {
  const { floor, carpet, surroundings, fog } = look
  const shownCarpets = carpets.slice(0, most.carpets)
  const places = prints?.places.slice(0, most.prints) ?? []
  let ground: DataTexture = toTexture({ width: 1, height: 1, bytes: Uint8Array.of(openFloor) })
  const uGround = { value: ground }
  const uGroundRect = { value: new Vector4(0, 0, 1, 1) }
  const color = (hex: string) => ({ value: new Color(hex) })
  const material = new ShaderMaterial({
    fog: true,
    defines: {
      KIND: floorKinds.indexOf(floor.kind),
      CARPETS: shownCarpets.length,
      PRINTS: places.length,
      ...(plain && { PLAIN: '' }),
      ...(mirror && { MIRROR: '' }),
    },
    vertexShader: floorVertex,
    fragmentShader: floorFragment,
    uniforms: {
      ...UniformsUtils.clone(UniformsLib.fog),
      uColor: color(floor.color),
      uSecond: color(floor.second),
      uSize: { value: floor.size },
      uGloss: { value: floor.gloss },
      uCloth: color(carpet.color),
      uEdge: color(carpet.edge),
      uMirrorLow: color(fog.color),
      uMirrorHigh: color(surroundings.sky),
      uCarpets: { value: shownCarpets.map((r) => new Vector4(...r)) },
      uPrint: { value: prints?.texture ?? null },
      uPrints: { value: places.map((place) => new Vector4(...place.rect)) },
      uPrintAreas: { value: places.map((place) => new Vector4(...place.area)) },
      uMirror: { value: mirror?.target.texture ?? null },
      uMirrorMatrix: { value: mirror?.matrix ?? null },
      uGround,
      uGroundRect,
      // Shared with everything else in the room, so that one change of the light reaches all.
      uAmbient: room.uAmbient,
      uSun: room.uSun,
      uSunColor: room.uSunColor,
      uBeams: room.uBeams,
      uBeamHeight: room.uBeamHeight,
    },
  })
  const [x0, z0, x1, z1] = rect
  const geometry = new PlaneGeometry(x1 - x0, z1 - z0).rotateX(-Math.PI / 2)
  geometry.translate((x0 + x1) / 2, 0, (z0 + z1) / 2)
  const mesh = new Mesh(geometry, material)
  return {
    mesh,
    setGround(light) {
      const [left, top, right, bottom] = light.rect
      ground.dispose()
      ground = toTexture(light)
      uGround.value = ground
      uGroundRect.value.set(left, top, right - left, bottom - top)
    },
    dispose() {
      ground.dispose()
      geometry.dispose()
      material.dispose()
    },
  }
}
