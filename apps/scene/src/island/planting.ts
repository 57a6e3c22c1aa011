import { clouded, seededRandom } from '../kit/random.ts'
import { pathDistance, ringRadius } from './paths.ts'
import { jetty, lighthouse, siteEntries, sites } from './site-plan.ts'
import { groundHeight, inland, landRect, onQuay } from './terrain.ts'

export const treeKinds = ['broadleaf', 'poplar', 'conifer', 'palm', 'blossom', 'bush'] as const
export type TreeKind = (typeof treeKinds)[number]

export interface Tree {
  readonly kind: TreeKind
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: number
  readonly turn: number
  /** Lighter or darker, warmer or cooler than its kind: 0 to 1. */
  readonly tone: number
}

/** Room a kind keeps around itself. */
const room: Record<TreeKind, number> = {
  broadleaf: 0.95,
  poplar: 0.66,
  conifer: 0.72,
  palm: 1.15,
  blossom: 0.95,
  bush: 0.52,
}

/** Trees must not stand between the visitor and a front door. */
function hidesBuilding(x: number, z: number): boolean {
  return siteEntries.some(([, s]) => {
    const ahead = z - s.z
    return ahead > 0 && ahead < s.radius + 3.2 && Math.abs(x - s.x) < s.radius * 0.85
  })
}

function kindFor(x: number, z: number, depth: number, height: number, dice: number): TreeKind | undefined {
  if (depth < 1.6) return undefined
  if (depth < 3.9) return dice < 0.13 ? 'palm' : undefined
  const grove = clouded(x * 0.11, z * 0.11, 2, 9)
  if (height > 2.1 || z < -15) return dice < 0.72 ? 'conifer' : dice < 0.9 ? 'broadleaf' : 'poplar'
  if (hidesBuilding(x, z)) return dice < 0.12 ? 'bush' : undefined
  if (grove < 0.42 && dice > 0.3) return dice > 0.94 ? 'bush' : undefined
  if (dice < 0.56) return 'broadleaf'
  if (dice < 0.7) return 'poplar'
  if (dice < 0.8) return 'conifer'
  if (dice < 0.87) return 'blossom'
  return 'bush'
}

/** Every plant of the island, in the order in which they are dropped first: fewer trees means the head of the list. */
export function plantTrees(wanted: number, seed = 20): Tree[] {
  const random = seededRandom(seed)
  const trees: Tree[] = []
  const free = (x: number, z: number, gap: number) =>
    trees.every((t) => (t.x - x) ** 2 + (t.z - z) ** 2 > ((gap + room[t.kind]) * 0.72) ** 2)
  const plant = (kind: TreeKind, x: number, z: number, size: number) => {
    const y = groundHeight(x, z) - 0.04
    trees.push({ kind, x, y, z, size, turn: random() * Math.PI * 2, tone: random() })
  }
  plantRows((kind, x, z, size) => {
    if (pathDistance(x, z) > 0.12) plant(kind, x, z, size)
  }, random)
  for (let tries = 0; trees.length < wanted && tries < 40000; tries++) {
    const x = landRect.minX + random() * (landRect.maxX - landRect.minX)
    const z = landRect.minZ + random() * (landRect.maxZ - landRect.minZ)
    const dice = random()
    const depth = inland(x, z)
    const kind = kindFor(x, z, depth, groundHeight(x, z), dice)
    if (!kind) continue
    if (siteEntries.some(([, s]) => Math.hypot(x - s.x, z - s.z) < s.radius + room[kind] * 0.6)) continue
    if (Math.hypot(x - lighthouse.x, z - lighthouse.z) < 3 || onQuay(x, z, 1.4)) continue
    if (Math.abs(x - jetty.x) < 3.4 && z > 20) continue
    if (pathDistance(x, z) < (kind === 'bush' ? 0.35 : 0.55) || !free(x, z, room[kind])) continue
    plant(kind, x, z, 0.72 + random() * 0.55)
  }
  return trees
}

/** The planned planting: an avenue to the sea and a ring around the hall. */
function plantRows(
  plant: (kind: TreeKind, x: number, z: number, size: number) => void,
  random: () => number,
): void {
  for (const side of [-1, 1]) {
    for (let z = 11; z < 22; z += 2.2) plant('palm', side * 3.3, z, 0.84 + random() * 0.1)
    for (let z = 10; z < 22.4; z += 0.8) plant('bush', side * 2.95, z, 0.42)
  }
  const hall = sites['main-hall']
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2
    const [x, z] = [hall.x + (ringRadius + 1.35) * Math.cos(a), hall.z + (ringRadius + 1.35) * Math.sin(a)]
    if (pathDistance(x, z) < 0.4) continue
    if (siteEntries.some(([id, s]) => id !== 'main-hall' && Math.hypot(x - s.x, z - s.z) < s.radius + 0.5))
      continue
    // Low plants in front keep the hall's steps in view.
    if (Math.sin(a) > 0.35) plant('bush', x, z, 0.62)
    else plant(i % 2 ? 'blossom' : 'broadleaf', x, z, 0.7 + random() * 0.1)
  }
}
