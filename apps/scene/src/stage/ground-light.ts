import type { Picture } from '../kit/picture.ts'
import type { ModelFile } from './model-file.ts'

/** Corners of a piece of floor: the smaller x and z first. */
export type FloorRect = readonly [x0: number, z0: number, x1: number, z1: number]

/** A model that darkens the floor where it stands. */
export interface GroundPlacing {
  file: Pick<ModelFile, 'head' | 'ground'>
  at: readonly [x: number, z: number]
  turn: number
  size: number
}

/** A soft dark spot under a column or a foot. */
export interface GroundSpot {
  at: readonly [x: number, z: number]
  radius: number
  strength: number
}

/** Light on a piece of floor, ready to become a texture. */
export interface GroundLight extends Picture {
  /** What the picture covers: whole steps, so a little more than was asked for. */
  rect: FloorRect
}

/** A byte of open floor. */
export const openFloor = 127

/**
 * The light on the floor of a whole hall, one byte for each square of `step` metres, row by row from the first corner:
 * the stamps of everything that stands there, multiplied. It stops after each of them: a large hall has thousands, and
 * the page must answer in between.
 */
export function* composeGround(
  rect: FloorRect,
  step: number,
  stamps: readonly GroundPlacing[],
  spots: readonly GroundSpot[] = [],
): Generator<void, GroundLight> {
  const width = Math.max(1, Math.ceil((rect[2] - rect[0]) / step))
  const height = Math.max(1, Math.ceil((rect[3] - rect[1]) / step))
  const bytes = new Uint8Array(width * height).fill(openFloor)
  for (const stamp of stamps) {
    press(bytes, width, height, rect, step, stamp)
    yield
  }
  for (const spot of spots) {
    darken(bytes, width, height, rect, step, spot)
    yield
  }
  return { bytes, width, height, rect: [rect[0], rect[1], rect[0] + width * step, rect[1] + height * step] }
}

function press(
  bytes: Uint8Array,
  width: number,
  height: number,
  rect: FloorRect,
  step: number,
  { file, at, turn, size }: GroundPlacing,
): void {
  const { head, ground } = file
  const stamp = head.ground
  if (!stamp || !ground) return
  const [c, n] = [Math.cos(turn), Math.sin(turn)]
  const [w, d] = [stamp.across * stamp.step, stamp.down * stamp.step]
  // The stamp's corners on the floor say which texels it can touch.
  const corners = [
    [stamp.x, stamp.z],
    [stamp.x + w, stamp.z],
    [stamp.x, stamp.z + d],
    [stamp.x + w, stamp.z + d],
  ].map(([x = 0, z = 0]) => [at[0] + (c * x + n * z) * size, at[1] + (c * z - n * x) * size] as const)
  const bounds = (k: 0 | 1, from: number, most: number) => {
    const values = corners.map((corner) => (corner[k] - from) / step)
    return [
      Math.max(0, Math.floor(Math.min(...values))),
      Math.min(most, Math.ceil(Math.max(...values))),
    ] as const
  }
  const [i0, i1] = bounds(0, rect[0], width)
  const [j0, j1] = bounds(1, rect[1], height)
  const scale = 1 / (stamp.step * size)
  for (let j = j0; j < j1; j++)
    for (let i = i0; i < i1; i++) {
      const x = rect[0] + (i + 0.5) * step - at[0]
      const z = rect[1] + (j + 0.5) * step - at[1]
      const u = (c * x - n * z) * scale - stamp.x / stamp.step - 0.5
      const v = (n * x + c * z) * scale - stamp.z / stamp.step - 0.5
      if (u < -0.5 || v < -0.5 || u > stamp.across - 0.5 || v > stamp.down - 0.5) continue
      const light = between(ground, stamp.across, stamp.down, u, v)
      const o = j * width + i
      bytes[o] = Math.min(255, Math.round(((bytes[o] ?? openFloor) * light) / openFloor))
    }
}

function darken(
  bytes: Uint8Array,
  width: number,
  height: number,
  rect: FloorRect,
  step: number,
  { at, radius, strength }: GroundSpot,
): void {
  const [x, z] = [(at[0] - rect[0]) / step - 0.5, (at[1] - rect[1]) / step - 0.5]
  // Beyond two radii nothing is left of it.
  const reach = (radius * 2) / step
  for (let j = Math.max(0, Math.ceil(z - reach)); j <= Math.min(height - 1, z + reach); j++)
    for (let i = Math.max(0, Math.ceil(x - reach)); i <= Math.min(width - 1, x + reach); i++) {
      const d = (Math.hypot(i - x, j - z) * step) / radius
      const o = j * width + i
      bytes[o] = Math.round((bytes[o] ?? openFloor) * (1 - strength * Math.exp(-d * d * 1.6)))
    }
}

/** The value between four texels. */
function between(ground: Uint8Array, across: number, down: number, u: number, v: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [fu, fv] = [u - i, v - j]
  const at = (x: number, y: number) =>
    ground[Math.min(down - 1, Math.max(0, y)) * across + Math.min(across - 1, Math.max(0, x))] ?? openFloor
  return (
    (at(i, j) * (1 - fu) + at(i + 1, j) * fu) * (1 - fv) +
    (at(i, j + 1) * (1 - fu) + at(i + 1, j + 1) * fu) * fv
  )
}
