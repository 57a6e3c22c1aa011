import { unit, type Vec3 } from '../kit/affine.ts'
import { type Detail, ModelBuilder, type ModelData } from './model-builder.ts'
import { type BakedMesh, boxOf, type Packing, packModel } from './pack.ts'
import { RoomBake } from './room-bake.ts'
import { RoomVoxels } from './room-voxels.ts'

/** One kind of thing that scenes put somewhere, and how much is worked out for it when the scenes are built. */
export interface ModelRecipe {
  build(b: ModelBuilder): void
  /** Which details exist; the finest first. */
  details: readonly Detail[]
  /** How its light is found: traced, or by facing alone for what stands high or free. */
  light: 'traced' | 'facing'
  /** Edge of a cube of the bake, in metres. */
  cube?: number
  /** How many rays find the light of a point. */
  rays?: number
  /** Whether it darkens the floor around it. */
  ground?: boolean
  /** For a model that is only ever placed one way round: the sun as it sees it. */
  sun?: Vec3
}

/** Where the sun stands over every hall; streets run along z. */
export const sunDirection = unit(-0.42, 0.8, 0.43)

/** As seen by a stand that faces +x, and by one that faces -x. */
const sidewaysSuns: readonly [Vec3, Vec3] = [
  [-sunDirection[2], sunDirection[1], sunDirection[0]],
  [sunDirection[2], sunDirection[1], -sunDirection[0]],
]

const usualRays = 72
const groundStep = 0.2
const groundMargin = 1.6

/** A model at all its details. */
export const buildModel = (recipe: ModelRecipe): ModelData[] =>
  recipe.details.map((detail) => {
    const b = new ModelBuilder(detail)
    recipe.build(b)
    return b.finishModel()
  })

/** Builds a model at all its details, finds its light and packs it. */
export const compileModel = (recipe: ModelRecipe): Uint8Array =>
  packModel(bakeModel(recipe, buildModel(recipe)))

/** Finds the light of what was built by a recipe. */
export function bakeModel(
  recipe: Omit<ModelRecipe, 'build' | 'details'>,
  built: readonly ModelData[],
): Packing {
  const finest = built[0]
  if (!finest) throw new Error('A model needs at least one detail.')
  const sockets = finest.sockets.map(({ kind, at, turn, size }) => ({
    kind,
    at: at.map(short) as unknown as Vec3,
    turn: short(turn),
    size,
  }))
  const { prints } = finest
  if (recipe.light === 'facing')
    return { meshes: built.map((data) => ({ data, light: byFacing(data) })), sockets, prints }

  const [low, high] = boxOf(finest.position)
  const margin = recipe.ground ? groundMargin + 0.4 : 0.4
  const voxels = new RoomVoxels(
    [low[0] - margin, Math.min(0, low[1]), low[2] - margin],
    [high[0] + margin, high[1] + 0.4, high[2] + margin],
    recipe.cube ?? 0.1,
  )
  voxels.fill(finest)
  const suns = recipe.sun ? ([recipe.sun, recipe.sun] as const) : sidewaysSuns
  const bake = new RoomBake(voxels, finest.lamps, suns, recipe.rays ?? usualRays)
  bake.bounce(finest)
  const meshes = built.map((data): BakedMesh => ({ data, light: traced(data, bake) }))
  if (!recipe.ground) return { meshes, sockets, prints }
  const [x, z] = [low[0] - groundMargin, low[2] - groundMargin]
  const stamp = {
    x: short(x),
    z: short(z),
    across: Math.ceil((high[0] + groundMargin - x) / groundStep),
    down: Math.ceil((high[2] + groundMargin - z) / groundStep),
    step: groundStep,
  }
  const bytes = bake.ground(x, z, stamp.across, stamp.down, stamp.step, finest.contacts)
  return { meshes, sockets, prints, ground: { stamp, bytes } }
}

const short = (value: number) => Math.round(value * 1000) / 1000

function traced({ position, normal, index }: ModelData, bake: RoomBake): Float32Array {
  const n = position.length / 3
  const raw = new Float32Array(n * 6)
  for (let i = 0; i < n; i++) {
    const p: Vec3 = [position[i * 3] ?? 0, position[i * 3 + 1] ?? 0, position[i * 3 + 2] ?? 0]
    const m: Vec3 = [normal[i * 3] ?? 0, normal[i * 3 + 1] ?? 0, normal[i * 3 + 2] ?? 0]
    const { light, lamp } = bake.gather(p, m)
    raw.set([...light, bake.sunAt(p, m, 0), lamp, bake.sunAt(p, m, 1)], i * 6)
  }
  return smoothed(raw, index)
}

/** One step of smoothing along the edges takes the stair-steps of the cubes away. */
function smoothed(raw: Float32Array, index: Uint32Array): Float32Array {
  const sums = raw.slice()
  const weights = new Float32Array(raw.length / 6).fill(1)
  const lend = (to: number, from: number) => {
    weights[to] = (weights[to] ?? 0) + 0.5
    for (let k = 0; k < 6; k++) sums[to * 6 + k] = (sums[to * 6 + k] ?? 0) + (raw[from * 6 + k] ?? 0) * 0.5
  }
  for (let t = 0; t < index.length; t++) {
    const [i, j] = [index[t] ?? 0, index[t % 3 === 2 ? t - 2 : t + 1] ?? 0]
    lend(i, j)
    lend(j, i)
  }
  return sums.map((value, i) => value / (weights[Math.floor(i / 6)] ?? 1))
}

/** Light for something high up or free-standing: by which way it faces. The sun sees all of it. */
function byFacing({ normal }: ModelData): Float32Array {
  const n = normal.length / 3
  const out = new Float32Array(n * 6)
  for (let i = 0; i < n; i++) {
    const share = 0.84 + 0.2 * (normal[i * 3 + 1] ?? 0)
    out.set([share * 0.97, share, share * 1.04, 1, 0, 1], i * 6)
  }
  return out
}
