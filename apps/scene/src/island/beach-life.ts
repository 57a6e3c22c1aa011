import { box } from '../kit/box.ts'
import { drum, lathe } from '../kit/lathe.ts'
import { looks, paint } from '../kit/looks.ts'
import type { MeshBuilder } from '../kit/mesh-builder.ts'
import { prism, roundedRectangle } from '../kit/prism.ts'
import { seededRandom } from '../kit/random.ts'
import { tinted } from '../kit/shape.ts'
import { tube } from '../kit/tube.ts'
import { avenue, paths } from './paths.ts'
import { plateau, pool, sites } from './site-plan.ts'
import { coastPoint, groundHeight, onQuay } from './terrain.ts'

/** Sun shades and loungers along the front beaches. */
export function buildBeach(b: MeshBuilder): void {
  const colors = ['#f26b5b', '#ffffff', '#2f8de0', '#f7c548', '#35b6a6']
  const random = seededRandom(31)
  for (let i = 0; i < 34; i++) {
    const a = 0.62 + (i / 33) * 2.05
    const [x, z] = coastPoint(a, 2 + random() * 0.9)
    if (Math.abs(x) < 3.2 || onQuay(x, z, 1.5) || random() < 0.15 || x < -23) continue
    const y = groundHeight(x, z)
    b.within({ at: [x, y, z], turn: random() * 6, tilt: 0.12 }, () => {
      b.add(
        tube(
          [
            [0, -0.1, 0],
            [0, 0.72, 0],
          ],
          0.03,
          5,
        ),
        looks.white,
      )
      const shade = lathe(
        [
          [0.52, 0.6],
          [0.5, 0.63],
          [0.3, 0.76],
          [0, 0.86],
        ],
        { segments: 10, cell: 9 },
      )
      b.add(
        tinted(shade, (p) => (Math.floor(((Math.atan2(p[2], p[0]) + 7) / (Math.PI * 2)) * 10) % 2 ? 1 : 0.9)),
        paint(colors[i % colors.length] ?? '#ffffff', 0.7),
      )
    })
    b.add(box(0.26, 0.08, 0.66, 0.03), looks.white, { at: [x + 0.5, y + 0.12, z + 0.1], turn: a })
  }
}

/** The long pool on the avenue with its jets, and flower borders. */
export function buildPool(b: MeshBuilder): void {
  b.within({ at: [pool.x, plateau, pool.z] }, () => {
    b.add(prism(roundedRectangle(pool.width + 0.4, pool.depth + 0.4, 0.6), 0.2, { bevel: 0.05 }), looks.white)
    b.add(prism(roundedRectangle(pool.width, pool.depth, 0.45), 0.215, { bevel: 0.01 }), {
      color: '#4cc3e6',
      rough: 0.06,
      metal: 0.1,
    })
    const spray = { color: '#f2fbff', rough: 0.4, glow: 0.2 }
    for (let i = -3; i <= 3; i++) {
      b.add(drum(0.22, 0.025, 0.01, 12), spray, { at: [0, 0.21, i * 1.15] })
      b.add(
        lathe(
          [
            [0.035, 0.2],
            [0.02, 0.62 - Math.abs(i) * 0.06],
            [0, 0.7 - Math.abs(i) * 0.06],
          ],
          { segments: 6 },
        ),
        spray,
        { at: [0, 0, i * 1.15] },
      )
    }
  })
}

/** Lamps beside the ring and the avenue. */
export function buildLamps(b: MeshBuilder): void {
  const lamp = (x: number, z: number) => {
    const y = groundHeight(x, z)
    b.add(
      tube(
        [
          [x, y, z],
          [x, y + 1.05, z],
        ],
        0.03,
        5,
      ),
      looks.steel,
    )
    b.add(drum(0.1, 0.12, 0.05, 8), { color: '#fff7e0', rough: 0.3, glow: 0.5 }, { at: [x, y + 1.05, z] })
  }
  for (let z = 10.4; z < 22; z += 2.2) for (const x of [-2.45, 2.45]) lamp(x, z)
  const hall = sites['main-hall']
  for (let i = 0; i < 20; i++) {
    const a = ((i + 0.5) / 20) * Math.PI * 2
    lamp(hall.x + 9.5 * Math.cos(a), hall.z + 9.5 * Math.sin(a))
  }
}

export interface Walker {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  readonly tone: number
}

/** Visitors on foot: dots of colour that give the buildings their size. */
export function walkers(count: number): Walker[] {
  const random = seededRandom(77)
  const out: Walker[] = []
  const ways = paths.filter((p) => p !== avenue)
  for (let i = 0; i < count; i++) {
    const busy = random() < 0.42
    const path = (busy ? avenue : ways[Math.floor(random() * ways.length)]) ?? avenue
    const at = random() * (path.points.length - 1.001)
    const [a, c] = [path.points[Math.floor(at)] ?? [0, 0], path.points[Math.floor(at) + 1] ?? [0, 0]]
    const t = at % 1
    const aside = busy
      ? (random() < 0.5 ? -1 : 1) * (1.45 + random() * 0.9)
      : (random() - 0.5) * path.width * 0.8
    const length = Math.hypot(c[0] - a[0], c[1] - a[1]) || 1
    const x = a[0] + (c[0] - a[0]) * t + ((c[1] - a[1]) / length) * aside
    const z = a[1] + (c[1] - a[1]) * t - ((c[0] - a[0]) / length) * aside
    out.push({ x, y: groundHeight(x, z) + 0.05, z, turn: random() * 6.28, tone: random() })
  }
  return out
}

export function walkerShape(b: MeshBuilder): void {
  b.add(
    lathe(
      [
        [0.05, 0],
        [0.075, 0.02],
        [0.07, 0.2],
        [0.09, 0.34],
        [0.06, 0.4],
        [0, 0.41],
      ],
      { segments: 7, cell: 9 },
    ),
    { color: '#ffffff', rough: 0.8 },
  )
  b.add(
    lathe(
      [
        [0, 0.4],
        [0.055, 0.44],
        [0.055, 0.5],
        [0, 0.54],
      ],
      { segments: 7, cell: 9 },
    ),
    { color: '#7a5a48', rough: 0.8 },
  )
}
