import type { Material, Mesh } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import type { GroundPlacing, GroundSpot } from './ground-light.ts'
import type { HallModels } from './hall-models.ts'
import { type HallPlan, planHall } from './hall-plan.ts'
import type { ModelFile } from './model-file.ts'
import { PlacedModel, type Placing } from './placed.ts'
import { columnSpots, type FixedPart, placeShell, shellStamps } from './shell-placings.ts'

export interface HallShellOptions {
  models: HallModels
  look: HallLook
  width: number
  depth: number
  quality: Quality
  material: Material
}

export interface HallShell {
  plan: HallPlan
  meshes: Mesh[]
  /** Where the exhibition's own picture belongs, one at the end of each nave; faces the entrance. */
  boards: { at: Vec3; width: number; height: number }[]
  /** What the building itself takes from the light on the floor; for composeGround. */
  ground: { stamps: GroundPlacing[]; spots: GroundSpot[] }
  /** Tells where the visitor is: bays near by are drawn finely. Cheap when nothing changes. */
  focus(z: number): void
  /** Takes roof and front wall away, for a view from above. */
  open(on: boolean): void
  dispose(): void
}

/** How far from the visitor bays are drawn finely, in metres. */
const fineReach: Readonly<Record<Quality, number>> = { high: 30, medium: 14, low: 0 }
const boardHeight = 6.5

const boardsOf = ({ naves, stretch, back }: HallPlan): HallShell['boards'] =>
  naves.map((x) => ({
    at: [x, boardHeight, back + 0.7],
    width: 16 * Math.min(1, stretch),
    height: 4 * Math.min(1, stretch),
  }))

/** The bays, those near the visitor drawn finely and the others coarsely. */
function createBays(placings: readonly Placing[], reach: number, partOf: PartFactory, bay: ModelFile) {
  const fine = partOf(bay, 0, placings.length)
  const coarse = partOf(bay, 1, placings.length)
  let sorted = ''
  return {
    parts: [fine, coarse],
    /** Sorts them by how near they are; answers whether that has changed anything. */
    sortFrom(z: number): boolean {
      const near = placings.map(({ at }) => Math.abs(at[2] - z) < reach)
      const key = near.map(Number).join('')
      if (key === sorted) return false
      sorted = key
      fine.set(placings.filter((_, i) => near[i]))
      coarse.set(placings.filter((_, i) => !near[i]))
      return true
    },
  }
}

type PartFactory = (file: ModelFile, detail: number, most: number) => PlacedModel

const partFactory =
  (material: Material): PartFactory =>
  (file, detail, most) => {
    const mesh = file.meshes[Math.min(detail, file.meshes.length - 1)]
    if (!mesh) throw new Error('A part of the hall has no mesh.')
    return new PlacedModel(mesh, file.head.scale, material, most)
  }

/** The building: bays of roof, walls and ends, placed for a hall that is centred on x = 0. */
export function createHallShell({
  models,
  look,
  width,
  depth,
  quality,
  material,
}: HallShellOptions): HallShell {
  const plan = planHall(width, depth)
  const placings = placeShell(plan, models, look)
  const partOf = partFactory(material)
  const bays = createBays(placings.bays, fineReach[quality], partOf, models.bay)
  const standing = ({ file, placings }: FixedPart): PlacedModel => {
    const part = partOf(file, quality === 'low' ? 1 : 0, placings.length)
    part.set(placings)
    return part
  }
  const sides = placings.sides.map(standing)
  const back = standing(placings.back)
  const front = standing(placings.front)
  const parts = [...bays.parts, ...sides, back, front]

  let opened = false
  const show = () => {
    // An empty draw stays invisible when the roof comes back.
    for (const { mesh } of bays.parts) mesh.visible = !opened && mesh.count > 0
    front.mesh.visible = !opened
  }
  const focus = (z: number) => {
    if (bays.sortFrom(z)) show()
  }
  focus(0)
  return {
    plan,
    meshes: parts.map(({ mesh }) => mesh),
    boards: boardsOf(plan),
    ground: { stamps: shellStamps(placings), spots: columnSpots(placings.bays, models.bay) },
    focus,
    open(on) {
      opened = on
      show()
    },
    dispose() {
      for (const part of parts) part.dispose()
    },
  }
}
