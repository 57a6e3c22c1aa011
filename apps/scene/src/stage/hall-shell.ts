import type { Material, Mesh } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { paintBytes } from '../kit/paint.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import type { GroundPlacing, GroundSpot } from './ground-light.ts'
import type { HallModels } from './hall-models.ts'
import { type HallPlan, planHall } from './hall-plan.ts'
import type { ModelFile } from './model-file.ts'
import { PlacedModel, type Placing } from './placed.ts'

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
  const { structure, wall, trim } = look.building
  const common = {
    size: 1,
    paints: [paintBytes(structure), paintBytes(wall), paintBytes(trim)],
    tile: [0, 0, 0, 0],
    glow: 0,
  } as const satisfies Partial<Placing>
  const coarsest = quality === 'low' ? 1 : 0
  const placed = (file: ModelFile, detail: number, most: number): PlacedModel => {
    const mesh = file.meshes[Math.min(detail, file.meshes.length - 1)]
    if (!mesh) throw new Error('A part of the hall has no mesh.')
    return new PlacedModel(mesh, file.head.scale, material, most)
  }

  const bays = plan.bays.flatMap(({ z }) =>
    plan.naves.map((x): Placing => ({ ...common, at: [x, 0, z], turn: 0, stretch: plan.stretch })),
  )
  const fine = placed(models.bay, 0, bays.length)
  const coarse = placed(models.bay, 1, bays.length)

  const walls = (door: boolean) =>
    plan.bays
      .filter((bay) => bay.door === door)
      .flatMap(({ z }): Placing[] => [
        { ...common, at: [-plan.width / 2, 0, z], turn: 0 },
        { ...common, at: [plan.width / 2, 0, z], turn: Math.PI },
      ])
  const ends = (z: number, turn: number) =>
    plan.naves.map((x): Placing => ({ ...common, at: [x, 0, z], turn, stretch: plan.stretch }))
  const fixed = [
    [models.side, walls(false)],
    [models.door, walls(true)],
    [models.end, ends(plan.back, 0)],
    [models.end, ends(plan.front, Math.PI)],
  ] as const
  const standing = fixed.map(([file, placings]) => {
    const part = placed(file, coarsest, placings.length)
    part.set(placings)
    return part
  })
  const front = standing[3]

  let sorted = ''
  let opened = false
  const show = () => {
    // An empty draw stays invisible when the roof comes back.
    for (const part of [fine, coarse]) part.mesh.visible = !opened && part.mesh.count > 0
    if (front) front.mesh.visible = !opened
  }
  const shell: HallShell = {
    plan,
    meshes: [fine, coarse, ...standing].map(({ mesh }) => mesh),
    boards: plan.naves.map((x) => ({
      at: [x, boardHeight, plan.back + 0.7],
      width: 16 * Math.min(1, plan.stretch),
      height: 4 * Math.min(1, plan.stretch),
    })),
    ground: {
      stamps: fixed.flatMap(([file, placings]) =>
        file.ground
          ? placings.map(({ at, turn }) => ({ file, at: [at[0], at[2]] as const, turn, size: 1 }))
          : [],
      ),
      spots: bays.flatMap(({ at }) =>
        models.bay.head.sockets
          .filter(({ kind }) => kind === 'column')
          .map((column) => ({
            at: [at[0] + column.at[0] * plan.stretch, at[2] + column.at[2]] as const,
            radius: column.size * 1.6,
            strength: 0.42,
          })),
      ),
    },
    focus(z) {
      const near = bays.map(({ at }) => Math.abs(at[2] - z) < fineReach[quality])
      const key = near.map(Number).join('')
      if (key === sorted) return
      sorted = key
      fine.set(bays.filter((_, i) => near[i]))
      coarse.set(bays.filter((_, i) => !near[i]))
      show()
    },
    open(on) {
      opened = on
      show()
    },
    dispose() {
      for (const part of [fine, coarse, ...standing]) part.dispose()
    },
  }
  shell.focus(0)
  return shell
}
