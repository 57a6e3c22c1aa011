import { clamp } from '../kit/random.ts'
import { pavilionEntries, sites } from './site-plan.ts'
import { coastPoint, squash } from './terrain.ts'

type Point = readonly [x: number, z: number]
export interface Path {
  readonly points: readonly Point[]
  readonly width: number
}

const hall = sites['main-hall']
export const ringRadius = 10.4

const along = (n: number, at: (t: number) => Point): Point[] =>
  Array.from({ length: n + 1 }, (_, i) => at(i / n))

const ring: Path = {
  width: 1.5,
  points: along(72, (t) => [
    hall.x + ringRadius * Math.cos(t * Math.PI * 2),
    hall.z + ringRadius * Math.sin(t * Math.PI * 2),
  ]),
}

/** From the ring to a pavilion's ground, leaving the ring square and bending towards the building. */
function link(x: number, z: number, radius: number): Path {
  const a = Math.atan2(z - hall.z, x - hall.x)
  const start: Point = [hall.x + ringRadius * Math.cos(a), hall.z + ringRadius * Math.sin(a)]
  const b = Math.atan2(start[1] - z, start[0] - x)
  const end: Point = [x + (radius - 0.3) * Math.cos(b), z + (radius - 0.3) * Math.sin(b)]
  return {
    width: 1.1,
    points: along(6, (t) => [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t]),
  }
}

/** The walk along the beach, from behind the left pavilions around the front to the right. */
const promenade: Path = {
  width: 0.9,
  points: along(110, (t) => coastPoint(-0.32 + t * (Math.PI + 0.64), 4.6)),
}

const between = (a: Point, b: Point, width: number, n = 8): Path => ({
  width,
  points: along(n, (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]),
})

const seaward = pavilionEntries
  .filter(([id]) => ['fishery', 'textiles', 'home', 'manufacturing', 'agriculture', 'medical'].includes(id))
  .map(([, s]) => {
    const a = Math.atan2(s.z / squash, s.x)
    const b = Math.atan2(coastPoint(a, 4.6)[1] - s.z, coastPoint(a, 4.6)[0] - s.x)
    return between(
      [s.x + (s.radius - 0.3) * Math.cos(b), s.z + (s.radius - 0.3) * Math.sin(b)],
      coastPoint(a, 4.6),
      0.8,
    )
  })

export const avenue: Path = between([0, 7], [0, 21.8], 5.2, 16)

export const paths: readonly Path[] = [
  ring,
  avenue,
  between([0, 21.6], [0, 24.4], 2.5, 4),
  promenade,
  ...pavilionEntries.map(([, s]) => link(s.x, s.z, s.radius)),
  ...seaward,
]

/** Beyond this distance it does not matter how far a path is. */
const near = 3

const boxed = paths.map((path) => {
  const [xs, zs] = [path.points.map((p) => p[0]), path.points.map((p) => p[1])]
  return [
    path,
    [Math.min(...xs) - near, Math.min(...zs) - near, Math.max(...xs) + near, Math.max(...zs) + near],
  ] as const
})

/** Distance from a point to the edge of the nearest path, negative on it; far away is just far. */
export function pathDistance(x: number, z: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [{ points, width }, [minX, minZ, maxX, maxZ]] of boxed)
    if (x > minX && x < maxX && z > minZ && z < maxZ)
      points.forEach((b, i) => {
        const a = points[i - 1]
        if (!a) return
        const [ux, uz] = [b[0] - a[0], b[1] - a[1]]
        const t = clamp(((x - a[0]) * ux + (z - a[1]) * uz) / (ux * ux + uz * uz || 1), 0, 1)
        least = Math.min(least, Math.hypot(x - a[0] - ux * t, z - a[1] - uz * t) - width / 2)
      })
  return least
}
