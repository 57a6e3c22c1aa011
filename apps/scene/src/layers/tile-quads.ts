import { type TileArea, type TileBox, tileAreas, tileEdge } from '@tradefloor/rules'
import type { Vec3 } from '../kit/affine.ts'
import type { ModelFile } from '../stage/model-file.ts'

export type Corners<T> = readonly [T, T, T, T]

/** A flat piece of a model that shows one area of its exhibitor's tile. */
export interface TileFace {
  area: TileArea
  /** Where the four corners of the whole area are, from the top left and clockwise as the picture is read, in the model's own metres. */
  corners: Corners<Vec3>
}

interface Corner {
  uv: readonly [number, number]
  at: Vec3
}

/** Places in a tile end at 65000: what lies above has no picture. */
const whole = 65000
const tolerance = 2.5

const areaAt = (u: number, v: number): TileArea | undefined =>
  (Object.entries(tileAreas) as [TileArea, TileBox][]).find(
    ([, { x, y, width, height }]) =>
      u > x - tolerance && u < x + width + tolerance && v > y - tolerance && v < y + height + tolerance,
  )?.[0]

/** Every face of the finest detail that shows a part of the tile. Triangles that share corners are one face. */
export function tileFaces({ head, meshes }: ModelFile): TileFace[] {
  const mesh = meshes[0]
  if (!mesh) return []
  const { position, uv } = mesh.parts
  const cornerOf = (vertex: number): Corner => ({
    uv: [((uv[vertex * 2] ?? 0) / whole) * tileEdge, ((uv[vertex * 2 + 1] ?? 0) / whole) * tileEdge],
    at: [0, 1, 2].map((axis) => ((position[vertex * 4 + axis] ?? 0) / 32767) * head.scale) as unknown as Vec3,
  })
  const faces = new Map<number, { area: TileArea; corners: Corner[] }>()
  const faceOf = new Map<string, number>()
  let next = 0
  for (let i = 0; i < mesh.index.length; i += 3) {
    const vertices = [0, 1, 2].map((k) => mesh.index[i + k] ?? 0)
    if (vertices.some((vertex) => (uv[vertex * 2] ?? whole + 1) > whole)) continue
    const corners = vertices.map(cornerOf)
    const middle = [0, 1].map((axis) => corners.reduce((sum, one) => sum + (one.uv[axis] ?? 0), 0) / 3)
    const area = areaAt(middle[0] ?? 0, middle[1] ?? 0)
    if (!area) continue
    const keys = corners.map(({ at }) => `${area} ${at.map((value) => value.toFixed(3)).join()}`)
    const known = [...new Set(keys.map((key) => faceOf.get(key)).filter((face) => face !== undefined))]
    const face = known[0] ?? next++
    const entry = faces.get(face) ?? { area, corners: [] }
    for (const other of known.slice(1)) {
      entry.corners.push(...(faces.get(other)?.corners ?? []))
      faces.delete(other)
      for (const [key, owner] of faceOf) if (owner === other) faceOf.set(key, face)
    }
    entry.corners.push(...corners)
    faces.set(face, entry)
    for (const key of keys) faceOf.set(key, face)
  }
  return [...faces.values()].map(({ area, corners }) => faceFrom(area, corners))
}

/**
 * A flat face lies in its picture as a parallelogram does: three of its corners say where the corners of the area would
 * be, also of a face that is cut out round.
 */
function faceFrom(area: TileArea, corners: readonly Corner[]): TileFace {
  const [a, b, c] = widestOf(corners)
  const { x, y, width, height } = tileAreas[area]
  const [abu, abv, acu, acv] = [b.uv[0] - a.uv[0], b.uv[1] - a.uv[1], c.uv[0] - a.uv[0], c.uv[1] - a.uv[1]]
  const whole = abu * acv - acu * abv
  const placed = (u: number, v: number): Vec3 => {
    const [du, dv] = [u - a.uv[0], v - a.uv[1]]
    const [s, t] = [(du * acv - acu * dv) / whole, (abu * dv - du * abv) / whole]
    const along = (axis: 0 | 1 | 2) =>
      a.at[axis] + s * (b.at[axis] - a.at[axis]) + t * (c.at[axis] - a.at[axis])
    return [along(0), along(1), along(2)]
  }
  return {
    area,
    corners: [placed(x, y), placed(x + width, y), placed(x + width, y + height), placed(x, y + height)],
  }
}

/** The corners of the face that are farthest apart: right, left, and off the line between them. */
function widestOf(corners: readonly Corner[]): readonly [Corner, Corner, Corner] {
  const best = (score: (one: Corner) => number) =>
    corners.reduce((most, one) => (score(one) > score(most) ? one : most))
  const a = best(({ uv }) => -uv[0] - uv[1])
  const b = best(({ uv }) => Math.hypot(uv[0] - a.uv[0], uv[1] - a.uv[1]))
  const [du, dv] = [b.uv[0] - a.uv[0], b.uv[1] - a.uv[1]]
  return [a, b, best(({ uv }) => Math.abs(du * (uv[1] - a.uv[1]) - dv * (uv[0] - a.uv[0])))]
}
