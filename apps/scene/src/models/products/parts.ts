import type { Pose, Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelRecipe } from '../compile-model.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'

/** What products are made of. The coloured parts take the exhibitor's paints. */
export const stuff = {
  brand: painted('brand', 0.3),
  deep: painted('deep', 0.34),
  pale: painted('pale', 0.36),
  brandCloth: painted('brand', 0.92),
  deepCloth: painted('deep', 0.92),
  paleCloth: painted('pale', 0.92),
  white: { color: '#e9edf3', rough: 0.3 },
  porcelain: { color: '#edeff2', rough: 0.22 },
  cream: { color: '#f0e6d3', rough: 0.8 },
  dark: { color: '#222d42', rough: 0.34 },
  rubber: { color: '#1b2230', rough: 0.75 },
  steel: { color: '#b4beca', rough: 0.3, metal: 0.8 },
  gold: { color: '#d9a648', rough: 0.3, metal: 0.65 },
  oak: { color: '#c89b68', rough: 0.5 },
  glass: { color: '#14264e', rough: 0.12, metal: 0.2 },
  paper: { color: '#f3f0e8', rough: 0.8 },
} as const satisfies Record<string, ModelLook>

/** For turned parts that lie: +y becomes +x, or +z. */
export const alongX: Pose = { roll: -Math.PI / 2 }
export const alongZ: Pose = { tilt: Math.PI / 2 }

type Corner = readonly [radius: number, y: number, round?: number]

/** A turned part, written from the bottom up. Near by its corners are rounded by what stands third. */
export function turned(b: ModelBuilder, corners: readonly Corner[], segments = 22) {
  if (b.detail !== 'near') return spun(b, plain(corners), segments)
  const profile = corners.flatMap(([r, y, round = 0], i): Point[] => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (round === 0 || !before || !after) return [[r, y]]
    return [before, after].map(([qr, qy]): Point => {
      const length = Math.hypot(qr - r, qy - y) || 1
      const cut = Math.min(round, length * 0.45) / length
      return [r + (qr - r) * cut, y + (qy - y) * cut]
    })
  })
  return spun(b, profile, segments)
}

/** A turned part as from a potter's wheel: a smooth line through the points. */
export function thrown(b: ModelBuilder, points: readonly Point[], segments = 24) {
  if (b.detail !== 'near') return spun(b, plain(points), segments)
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const profile = points.flatMap((p, i): Point[] => {
    if (i === points.length - 1) return [p]
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)]
    const middle = (k: 0 | 1) => (9 * (p[k] + next[k]) - before[k] - after[k]) / 16
    return [p, [Math.max(0, middle(0)), middle(1)]]
  })
  return spun(b, profile, segments)
}

type Point = readonly [radius: number, y: number]

/** The four points that say most about a profile: what bends it least goes first. */
function plain(corners: readonly Corner[]): Point[] {
  const kept = corners.map(([r, y]): Point => [r, y])
  const bend = (i: number) => {
    const [a, p, c] = [kept[i - 1], kept[i], kept[i + 1]]
    return a && p && c ? Math.abs((p[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (p[1] - a[1])) : Infinity
  }
  while (kept.length > 4) {
    const bends = kept.map((_, i) => bend(i))
    kept.splice(bends.indexOf(Math.min(...bends)), 1)
  }
  return kept
}

const spun = (b: ModelBuilder, profile: readonly Point[], segments: number) =>
  lathe(profile, { segments: b.round(segments), cell: b.detail === 'near' ? 0.3 : 9 })

/** A cylinder on y = 0 with both lids. */
export const can = (b: ModelBuilder, radius: number, height: number, round = 0.012, segments = 20) =>
  turned(
    b,
    [
      [0, 0],
      [radius, 0, round],
      [radius, height, round],
      [0, height],
    ],
    segments,
  )

/** A box with its foot at `at`, rounded near by. */
export function addBlock(
  b: ModelBuilder,
  look: ModelLook,
  [width, height, depth]: Vec3,
  at: Vec3,
  round = 0,
  pose: Pose = {},
): void {
  const cell = b.detail === 'near' ? 0.34 : 9
  b.add(box(width, height, depth, b.bevel(round), cell), look, {
    ...pose,
    at: [at[0], at[1] + height / 2, at[2]],
  })
}

/** Heads of bolts on a circle around the y axis. */
export function addBolts(b: ModelBuilder, count: number, radius: number, y: number, size: number): void {
  b.from('near', () => {
    for (let i = 0; i < count; i++) {
      const a = ((i + 0.5) / count) * Math.PI * 2
      b.add(
        lathe(
          [
            [size, 0],
            [size, size * 0.8],
            [0, size * 0.8],
          ],
          { segments: 6 },
        ),
        stuff.steel,
        { at: [Math.cos(a) * radius, y, Math.sin(a) * radius] },
      )
    }
  })
}

/** The end of a pipe, upward, with bolts and a dark mouth. */
export function addFlange(b: ModelBuilder, radius: number): void {
  b.add(can(b, radius, 0.035, 0.006, 18), stuff.steel)
  addBolts(b, 8, radius * 0.76, 0.034, 0.011)
  b.from('near', () => b.add(can(b, radius * 0.48, 0.002, 0, 14), stuff.rubber, { at: [0, 0.036, 0] }))
}

/** A bent cable or handle through points, softened between them. */
export function cable(b: ModelBuilder, points: readonly Vec3[], radius: number, sides = 6) {
  return tube(b.detail === 'near' ? softened(points) : points, radius, b.detail === 'near' ? sides : 3)
}

/** Cuts the corners of a path twice, so that few points make a curve. */
export function softened(points: readonly Vec3[], times = 2): readonly Vec3[] {
  const [first, last] = [points[0], points.at(-1)]
  if (times === 0 || points.length < 3 || !first || !last) return points
  const path: Vec3[] = [first]
  points.forEach((p, i) => {
    const next = points[i + 1]
    if (!next) return
    for (const share of [0.25, 0.75]) {
      const atEnd = (i === 0 && share < 0.5) || (i === points.length - 2 && share > 0.5)
      if (!atEnd)
        path.push([
          p[0] + (next[0] - p[0]) * share,
          p[1] + (next[1] - p[1]) * share,
          p[2] + (next[2] - p[2]) * share,
        ])
    }
  })
  return softened([...path, last], times - 1)
}

export const product = (build: (b: ModelBuilder) => void): ModelRecipe => ({
  details: ['near', 'far'],
  light: 'traced',
  cube: 0.025,
  build,
})
