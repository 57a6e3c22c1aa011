import type { Vec3 } from '../kit/affine.ts'
import { LightBake } from '../kit/light-bake.ts'
import { looks } from '../kit/looks.ts'
import { type LitMesh, MeshBuilder, type MeshData } from '../kit/mesh-builder.ts'
import { seededRandom } from '../kit/random.ts'
import { ribbon } from '../kit/tube.ts'
import { Voxels } from '../kit/voxels.ts'
import { forecourt } from './architecture.ts'
import { buildBeach, buildLamps, buildPool, type Walker, walkerShape, walkers } from './beach-life.ts'
import { buildings } from './buildings.ts'
import { buildFarCoast } from './far-coast.ts'
import { type GroundData, groundData } from './ground-data.ts'
import { buildJetty, buildLighthouse, buildQuay } from './harbour.ts'
import { openLight, sunDirection } from './light.ts'
import { paths } from './paths.ts'
import { rotor } from './pavilions/energy.ts'
import { plantTrees, type Tree, type TreeKind, treeKinds } from './planting.ts'
import { pavilionEntries, pavilionScale, plateau, siteEntries } from './site-plan.ts'
import { groundHeight, HeightTable } from './terrain.ts'
import { crownLight, crowns, treeShape } from './tree-shapes.ts'
import { airliner, containerShip, sailBoat } from './vessels.ts'

export interface ModelDetail {
  trees: number
  walkers: number
  /** Round crowns and full palms. */
  fineTrees: boolean
  /** Rays for each point of the light bake. */
  rays: number
  /** Edge of a square of the ground mesh. */
  cell: number
  /** Texels of the ground's light for a unit of length. */
  lightmap: number
}

export interface PlantedKind {
  shape: LitMesh
  trees: Tree[]
  /** Four bytes a tree, as for a vertex. */
  light: Uint8Array
}

/** Everything the renderer needs, as plain arrays: built away from the main thread. */
export interface IslandModel {
  world: LitMesh
  ground: GroundData
  plants: Record<TreeKind, PlantedKind>
  walkers: { shape: LitMesh; spots: Walker[] }
  rotor: LitMesh
  ship: LitMesh
  boat: LitMesh
  plane: LitMesh
}

function buildWorld(): MeshData {
  const b = new MeshBuilder()
  for (const [id, s] of siteEntries)
    b.within({ at: [s.x, plateau, s.z], turn: s.turn, scale: id === 'main-hall' ? 1 : pavilionScale }, () =>
      buildings[id](b),
    )
  for (const [, s] of pavilionEntries)
    b.within({ at: [s.x, plateau - 0.06, s.z], turn: s.turn }, () => forecourt(b, s.radius))
  for (const p of paths)
    b.add(
      ribbon(
        p.points.map(([x, z]): Vec3 => [x, groundHeight(x, z) + 0.06, z]),
        p.width,
      ),
      looks.paving,
    )
  buildPool(b)
  buildLamps(b)
  buildBeach(b)
  buildJetty(b)
  buildQuay(b)
  buildLighthouse(b)
  return b.finish()
}

function built(build: (b: MeshBuilder) => void): MeshData {
  const b = new MeshBuilder()
  build(b)
  return b.finish()
}

/** Light for something that stands free under the sky: by facing alone. */
function byFacing(mesh: MeshData, from: Vec3): LitMesh {
  const n = mesh.position.length / 3
  const light = new Uint8Array(n * 4).fill(255)
  for (let i = 0; i < n; i++) {
    const share = 0.72 + 0.28 * (mesh.normal[i * 3 + 1] ?? 0)
    for (const k of [0, 1, 2] as const) light[i * 4 + k] = from[k] * share * 127.5
  }
  return { ...mesh, light }
}
const openAir = (mesh: MeshData) => byFacing(mesh, openLight(1))
/** For things drawn many times: each place brings its own light, which this scales. */
const openShare = (mesh: MeshData) => byFacing(mesh, [1, 1, 1])

export function buildModel(detail: ModelDetail): IslandModel {
  const world = buildWorld()
  const heights = new HeightTable(detail.cell)
  const trees = plantTrees(detail.trees)
  const voxels = new Voxels([-34, -1, -27], [34, 14, 40], 0.25)
  voxels.fill(world)
  const random = seededRandom(6)
  for (const t of trees) {
    const c = crowns[t.kind]
    voxels.fillBall([t.x, t.y + c.y * t.size, t.z], c.radius * t.size, c.color, random, 0.55)
  }
  voxels.fillGround(
    (x, z) => heights.at(x, z),
    (y) => (y > 0.75 ? [0.32, 0.48, 0.2] : [0.62, 0.56, 0.42]),
  )
  const bake = new LightBake({ voxels, open: openLight, sunDirection, reach: 7 }, detail.rays)
  const far = new MeshBuilder()
  buildFarCoast(far)
  return {
    world: joined({ ...world, light: bake.mesh(world) }, openAir(far.finish())),
    ground: groundData(heights, bake, detail.lightmap),
    plants: plantsOf(trees, detail.fineTrees, bake),
    walkers: { shape: openShare(built(walkerShape)), spots: walkers(detail.walkers) },
    rotor: openAir(built(rotor)),
    ship: openShare(containerShip()),
    boat: openShare(sailBoat()),
    plane: openAir(airliner()),
  }
}

function plantsOf(trees: Tree[], fine: boolean, bake: LightBake): Record<TreeKind, PlantedKind> {
  const entries = treeKinds.map((kind): [TreeKind, PlantedKind] => {
    const own = trees.filter((t) => t.kind === kind)
    const light = new Uint8Array(own.length * 4)
    own.forEach((t, i) => {
      // Measured above the crown, or each tree would stand in its own shade.
      const c = crowns[kind]
      bake.gather(t.x, t.y + (c.y + c.radius) * t.size + 0.2, t.z, 0, 1, 0, light, i * 4)
    })
    const shape = treeShape(kind, fine)
    return [kind, { shape: { ...shape, light: crownLight(shape) }, trees: own, light }]
  })
  return Object.fromEntries(entries) as Record<TreeKind, PlantedKind>
}

function joined(a: LitMesh, b: LitMesh): LitMesh {
  const chain = (p: Float32Array, q: Float32Array) => {
    const out = new Float32Array(p.length + q.length)
    out.set(p)
    out.set(q, p.length)
    return out
  }
  const base = a.position.length / 3
  const light = new Uint8Array(a.light.length + b.light.length)
  light.set(a.light)
  light.set(b.light, a.light.length)
  const index = new Uint32Array(a.index.length + b.index.length)
  index.set(a.index)
  index.set(
    b.index.map((i) => i + base),
    a.index.length,
  )
  return {
    position: chain(a.position, b.position),
    normal: chain(a.normal, b.normal),
    color: chain(a.color, b.color),
    surface: chain(a.surface, b.surface),
    light,
    index,
  }
}
