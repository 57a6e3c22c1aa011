import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  RGBAFormat,
} from 'three'
import type { LitMesh } from '../kit/mesh-builder.ts'
import type { Picture } from '../kit/picture.ts'

export function toGeometry(mesh: LitMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.position, 3))
  geometry.setAttribute('normal', new BufferAttribute(mesh.normal, 3))
  geometry.setAttribute('color', new BufferAttribute(mesh.color, 3))
  geometry.setAttribute('surface', new BufferAttribute(mesh.surface, 3))
  geometry.setAttribute('light', new BufferAttribute(mesh.light, 4, true))
  geometry.setIndex(new BufferAttribute(mesh.index, 1))
  return geometry
}

/** `sharpness` is how many samples a slanting view may take; a tile also repeats. */
export function toTexture(picture: Picture, repeat = false, sharpness = 1): DataTexture {
  const format = picture.bytes.length === picture.width * picture.height ? RedFormat : RGBAFormat
  const texture = new DataTexture(
    picture.bytes as Uint8Array<ArrayBuffer>,
    picture.width,
    picture.height,
    format,
  )
  // Rows of one byte are not a multiple of four long.
  texture.unpackAlignment = 1
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  if (repeat) {
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.minFilter = LinearMipmapLinearFilter
    texture.generateMipmaps = true
    texture.anisotropy = sharpness
  }
  texture.needsUpdate = true
  return texture
}
