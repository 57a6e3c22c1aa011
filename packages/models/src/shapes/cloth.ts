import { BufferAttribute, type BufferGeometry, CircleGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Shape } from './fineness.ts'
import { type Point, skin, vector } from './skin.ts'

/** Gives each point of a skin the place on a print that it has on the whole cloth. */
function spreadOver(
  geometry: BufferGeometry,
  places: readonly (readonly [number, number])[],
): BufferGeometry {
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(places.flat()), 2))
  return geometry
}

/** A surface of two shares with a thickness and a rounded rim: towels, straps, panels. Its face is across x along. */
export const sheet =
  (at: (across: number, along: number) => Point, thickness: number, across = 40, along = 40): Shape =>
  (fine) => {
    const [n, m] = [fine.round(across), fine.round(along)]
    const rows = Array.from({ length: m + 1 }, (_, j) =>
      Array.from({ length: n + 1 }, (__, i) => vector(at(i / n, j / m))),
    )
    const places = rows.flatMap((row, j) => row.map((_, i) => [i / n, j / m] as const))
    const normals = skin(rows, false).getAttribute('normal')
    const point = (i: number, j: number) => rows[j]?.[i] ?? new Vector3()
    const normal = (i: number, j: number) => new Vector3().fromBufferAttribute(normals, j * (n + 1) + i)
    const raised = (way: number) =>
      rows.map((row, j) => row.map((p, i) => p.clone().addScaledVector(normal(i, j), (way * thickness) / 2)))
    const back = spreadOver(skin(raised(-1), false), places)
    back.index?.array.reverse()
    back.computeVertexNormals()

    const edge: (readonly [i: number, j: number])[] = []
    for (let i = 0; i < n; i++) edge.push([i, 0])
    for (let j = 0; j < m; j++) edge.push([n, j])
    for (let i = n; i > 0; i--) edge.push([i, m])
    for (let j = m; j > 0; j--) edge.push([0, j])
    const inward = (i: number, j: number) =>
      point(Math.min(n - 1, Math.max(1, i)), Math.min(m - 1, Math.max(1, j)))
    const rim = (way: number, out: number) =>
      edge.map(([i, j]) => {
        const p = point(i, j)
        const away = p.clone().sub(inward(i, j)).normalize()
        return p
          .clone()
          .addScaledVector(normal(i, j), (way * thickness) / 2)
          .addScaledVector(away, out * thickness)
      })
    const profile: [number, number][] =
      fine.weight === 'full'
        ? [
            [-1, 0],
            [-0.8, 0.28],
            [0, 0.42],
            [0.8, 0.28],
            [1, 0],
          ]
        : [
            [-1, 0],
            [1, 0],
          ]
    const rims = skin(profile.map(([way, out]) => rim(way, out)))
    const rimPlaces = profile.flatMap(() => edge.map(([i, j]) => [i / n, j / m] as const))
    return mergeGeometries([spreadOver(skin(raised(1), false), places), back, spreadOver(rims, rimPlaces)])
  }

/** A part of a surface, by shares. */
export const partOf =
  (
    at: (across: number, along: number, lift: number) => Point,
    [a0, a1]: readonly [number, number],
    [b0, b1]: readonly [number, number],
    lift = 0,
  ): ((across: number, along: number) => Point) =>
  (across, along) =>
    at(a0 + (a1 - a0) * across, b0 + (b1 - b0) * along, lift)

/** A flat round face toward +z for one whole print or relief. */
export const disc =
  (radius: number, pieces = 48): Shape =>
  (fine) =>
    new CircleGeometry(radius, fine.round(pieces))
