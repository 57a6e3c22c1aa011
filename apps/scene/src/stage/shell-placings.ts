import { paintBytes } from '../kit/paint.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { GroundPlacing, GroundSpot } from './ground-light.ts'
import type { HallModels } from './hall-models.ts'
import type { HallPlan } from './hall-plan.ts'
import type { ModelFile } from './model-file.ts'
import type { Placing } from './placed.ts'

/** Parts of the building that stay as they are while one walks. */
export interface FixedPart {
  file: ModelFile
  placings: readonly Placing[]
}

/** Where everything of the building stands. */
export interface ShellPlacings {
  bays: readonly Placing[]
  sides: readonly FixedPart[]
  back: FixedPart
  /** The wall with the entrance, which a view from above takes away. */
  front: FixedPart
}

export function placeShell(plan: HallPlan, models: HallModels, { building }: HallLook): ShellPlacings {
  const { structure, wall, trim } = building
  const common = {
    size: 1,
    paints: [paintBytes(structure), paintBytes(wall), paintBytes(trim)],
    tile: [0, 0, 0, 0],
    glow: 0,
  } as const satisfies Partial<Placing>
  const { stretch } = plan
  const walls = (door: boolean) =>
    plan.bays
      .filter((bay) => bay.door === door)
      .flatMap(({ z }): Placing[] => [
        { ...common, at: [-plan.width / 2, 0, z], turn: 0 },
        { ...common, at: [plan.width / 2, 0, z], turn: Math.PI },
      ])
  const acrossNaves = (z: number, turn: number) =>
    plan.naves.map((x): Placing => ({ ...common, at: [x, 0, z], turn, stretch }))
  return {
    bays: plan.bays.flatMap(({ z }) => acrossNaves(z, 0)),
    sides: [
      { file: models.side, placings: walls(false) },
      { file: models.door, placings: walls(true) },
    ],
    back: { file: models.end, placings: acrossNaves(plan.back, 0) },
    front: { file: models.end, placings: acrossNaves(plan.front, Math.PI) },
  }
}

/** What the walls take from the light on the floor. */
export const shellStamps = ({ sides, back, front }: ShellPlacings): GroundPlacing[] =>
  [...sides, back, front].flatMap(({ file, placings }) =>
    file.ground ? placings.map(({ at, turn }) => ({ file, at: [at[0], at[2]] as const, turn, size: 1 })) : [],
  )

/** The dark spots under the columns of the bays. */
export const columnSpots = (bays: readonly Placing[], bay: ModelFile): GroundSpot[] =>
  bays.flatMap(({ at, stretch = 1 }) =>
    bay.head.sockets
      .filter(({ kind }) => kind === 'column')
      .map((column) => ({
        at: [at[0] + column.at[0] * stretch, at[2] + column.at[2]] as const,
        radius: column.size * 1.6,
        strength: 0.42,
      })),
  )
