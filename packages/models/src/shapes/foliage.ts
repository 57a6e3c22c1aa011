import { Matrix4, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { chance } from '../random.ts'
import type { Shape } from './fineness.ts'
import { skin } from './skin.ts'

/** A small pointed leaf along +z, folded along its middle when it is seen closely. */
const leaflet = (width: number, isFine: boolean) =>
  skin(
    (isFine
      ? [
          [0.02, 0],
          [0.3, 0.9],
          [0.62, 1],
          [1, 0.04],
        ]
      : [
          [0.02, 0.04],
          [0.5, 1],
          [1, 0.04],
        ]
    ).map(([z = 0, k = 0]) => [
      new Vector3(width * k * 0.5, 0.1 * k, z),
      ...(isFine ? [new Vector3(0, 0, z)] : []),
      new Vector3(-width * k * 0.5, 0.1 * k, z),
    ]),
    false,
  )

export interface Foliage {
  count: number
  /** Length of a leaf, and its width as a share of that. */
  leaf: number
  width?: number
  seed?: number
  /** Lowest leaf: -1 covers the whole ball, 0 its upper half. */
  from?: number
}

/** Leaves all over a ball of radius 1 squeezed to `size`, pointing outward: crowns, hedges, moss. */
export const foliage =
  (
    size: readonly [number, number, number],
    { count, leaf, width = 0.5, seed = 5, from = -0.25 }: Foliage,
  ): Shape =>
  (fine) => {
    const luck = chance(seed)
    const isFine = fine.weight === 'full'
    const one = leaflet(width, isFine)
    const all = Array.from({ length: isFine ? count : Math.round(count * 0.16) }, (_, i) => {
      const y = from + (1 - from) * ((i + 0.5) / count) * (isFine ? 1 : 1 / 0.16)
      const flat = Math.sqrt(Math.max(0, 1 - y * y))
      const a = i * 2.39996
      const out = new Vector3(Math.cos(a) * flat, y, Math.sin(a) * flat)
      const place = out
        .clone()
        .multiply(new Vector3(...size))
        .multiplyScalar(0.9 + luck() * 0.14)
      const way = out
        .add(new Vector3(luck() - 0.5, luck() * 0.7 - 0.1, luck() - 0.5).multiplyScalar(1.1))
        .normalize()
      const frame = new Matrix4().lookAt(way, new Vector3(), new Vector3(luck() - 0.5, 1, luck() - 0.5))
      const long = leaf * (0.75 + luck() * 0.5) * (isFine ? 1 : 1.7)
      return one.clone().applyMatrix4(frame.scale(new Vector3(long, long, long)).setPosition(place))
    })
    return mergeGeometries(all)
  }
