import type { HallStand } from '../hall/hall-layout.ts'
import type { Vec3 } from '../kit/affine.ts'

/** A stand and where it stands. */
export interface StandPlace {
  stand: HallStand
  model: string
  at: Vec3
  turn: number
}

/** Where there is room beside or behind the stand that is visited, and what kind of stand looks well there. */
const places: readonly Omit<StandPlace, 'stand'>[] = [
  { model: 'stand-shell-right', at: [-8.8, 0, -10.8], turn: 0.2 },
  { model: 'stand-corner', at: [10.4, 0, -13], turn: -0.1 },
  { model: 'stand-shell', at: [-11.6, 0, -18.6], turn: 0.1 },
  { model: 'stand-custom-arch', at: [-1.5, 0, -24], turn: 0 },
]

/** The next stands, each in a place of its own. */
export const boothNeighbours = (stands: readonly HallStand[]): StandPlace[] =>
  stands.slice(0, places.length).flatMap((stand, i) => {
    const spot = places[i]
    return spot ? [{ stand, ...spot }] : []
  })
