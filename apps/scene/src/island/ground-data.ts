import { unit } from '../kit/affine.ts'
import type { LightBake } from '../kit/light-bake.ts'
import type { Picture } from '../kit/picture.ts'
import { clouded } from '../kit/random.ts'
import { type HeightTable, landRect } from './terrain.ts'

export interface GroundData {
  position: Float32Array
  normal: Float32Array
  index: Uint32Array
  /** Light over the whole land rectangle, then sun; half scale. */
  light: Picture
  /** Height of land and sea floor: see `heightToByte`. One channel. */
  depth: Picture
  /** A repeating tile: slope in x, slope in z, fine noise, broad noise. */
  noise: Picture
}

/** Depth is what the sea needs most, so the scale is fine around the waterline. */
export const depthScale = { low: -6, high: 2 }

export function groundData(heights: HeightTable, bake: LightBake, texels: number): GroundData {
  return {
    ...surface(heights),
    light: lightMap(heights, bake, texels),
    depth: depthMap(heights),
    noise: noiseTile(),
  }
}

function surface(heights: HeightTable): Pick<GroundData, 'position' | 'normal' | 'index'> {
  const { columns, rows, cell } = heights
  const position = new Float32Array(columns * rows * 3)
  const normal = new Float32Array(columns * rows * 3)
  const index: number[] = []
  for (let k = 0; k < rows; k++)
    for (let i = 0; i < columns; i++) {
      const o = k * columns + i
      const [x, z] = [landRect.minX + i * cell, landRect.minZ + k * cell]
      const slopeX = heights.at(x + 0.3, z) - heights.at(x - 0.3, z)
      const slopeZ = heights.at(x, z + 0.3) - heights.at(x, z - 0.3)
      const edge = i === 0 || k === 0 || i === columns - 1 || k === rows - 1
      position.set([x, heights.values[o] ?? 0, z], o * 3)
      normal.set(edge ? [0, 1, 0] : unit(-slopeX / 0.6, 1, -slopeZ / 0.6), o * 3)
      // Deep down the sea hides the floor: no triangles there.
      const highest = Math.max(...[0, 1, columns, columns + 1].map((d) => heights.values[o + d] ?? -9))
      if (i < columns - 1 && k < rows - 1 && highest > -3.4)
        index.push(o, o + columns, o + 1, o + 1, o + columns, o + columns + 1)
    }
  return { position, normal, index: Uint32Array.from(index) }
}

function lightMap(heights: HeightTable, bake: LightBake, texels: number): Picture {
  const width = Math.round((landRect.maxX - landRect.minX) * texels)
  const height = Math.round((landRect.maxZ - landRect.minZ) * texels)
  const bytes = new Uint8Array(width * height * 4)
  const open = new Uint8Array(4)
  bake.gather(0, 30, 0, 0, 1, 0, open, 0)
  for (let k = 0; k < height; k++)
    for (let i = 0; i < width; i++) {
      const x = landRect.minX + (i + 0.5) / texels
      const z = landRect.minZ + (k + 0.5) / texels
      const y = heights.at(x, z)
      const o = (k * width + i) * 4
      // Out at sea nothing stands in the way.
      if (y < -2.4) bytes.set(open, o)
      else {
        const slopeX = heights.at(x + 0.3, z) - heights.at(x - 0.3, z)
        const slopeZ = heights.at(x, z + 0.3) - heights.at(x, z - 0.3)
        bake.gather(x, Math.max(0, y) + 0.1, z, ...unit(-slopeX / 0.6, 1, -slopeZ / 0.6), bytes, o)
      }
    }
  return { width, height, bytes: softened(bytes, width, height) }
}

/** A three by three blur: hides the cubes and softens the baked shadow. */
function softened(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(bytes.length)
  for (let k = 0; k < height; k++)
    for (let i = 0; i < width; i++)
      for (let c = 0; c < 4; c++) {
        let sum = 0
        for (let y = -1; y <= 1; y++)
          for (let x = -1; x <= 1; x++) {
            const row = Math.min(height - 1, Math.max(0, k + y))
            const column = Math.min(width - 1, Math.max(0, i + x))
            sum += bytes[(row * width + column) * 4 + c] ?? 0
          }
        out[(k * width + i) * 4 + c] = sum / 9
      }
  return out
}

function depthMap({ columns, rows, values }: HeightTable): Picture {
  const { low, high } = depthScale
  const bytes = Uint8Array.from(values, (h) => Math.max(0, Math.min(255, ((h - low) / (high - low)) * 255)))
  return { width: columns, height: rows, bytes }
}

function noiseTile(): Picture {
  const size = 256
  const bytes = new Uint8Array(size * size * 4)
  const waves = new Float32Array(size * size)
  for (let k = 0; k < size; k++)
    for (let i = 0; i < size; i++) waves[k * size + i] = clouded((i / size) * 8, (k / size) * 8, 4, 11, 8)
  const wave = (i: number, k: number) => waves[((k + size) % size) * size + ((i + size) % size)] ?? 0
  for (let k = 0; k < size; k++)
    for (let i = 0; i < size; i++) {
      const slopeX = wave(i + 1, k) - wave(i - 1, k)
      const slopeZ = wave(i, k + 1) - wave(i, k - 1)
      const fine = clouded((i / size) * 32, (k / size) * 32, 3, 21, 32)
      const broad = clouded((i / size) * 5, (k / size) * 5, 3, 31, 5)
      bytes.set(
        [slopeX * 1400 + 127.5, slopeZ * 1400 + 127.5, fine * 255, broad * 255].map((v) =>
          Math.max(0, Math.min(255, v)),
        ),
        (k * size + i) * 4,
      )
    }
  return { width: size, height: size, bytes }
}
