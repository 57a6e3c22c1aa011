import type { Vec3 } from '../kit/affine.ts'
import type { Paints } from '../kit/paint.ts'
import { seededRandom } from '../kit/random.ts'
import { personPaints } from '../life/clothes.ts'
import type { GroundPlacing } from './ground-light.ts'
import type { ModelFile, ModelSocket } from './model-file.ts'
import type { Placing } from './placed.ts'

/** What is put into a room besides the stands, by model. */
export type Placings = Map<string, Placing[]>

/** A model that has places for other things. */
export interface Furnished {
  sockets: readonly ModelSocket[]
  at: Vec3
  turn: number
  paints: Paints
  /** Makes this one differ from the next, and be the same at every visit. */
  seed: number
}

const noTile = [0, 0, 0, 0] as const

export function place(
  into: Placings,
  model: string,
  at: Vec3,
  turn: number,
  size: number,
  paints: Paints,
): void {
  const list = into.get(model) ?? []
  list.push({ at, turn, size, paints, tile: noTile, glow: 0 })
  into.set(model, list)
}

/** Where a socket lies in the room. */
export function socketSpot({ at, turn }: Pick<Furnished, 'at' | 'turn'>, socket: ModelSocket): Vec3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [x, y, z] = socket.at
  return [at[0] + x * c + z * s, at[1] + y, at[2] + z * c - x * s]
}

/** People behind the counters, plants in the corners: where the models say so. */
export function furnish(all: readonly Furnished[], plants: readonly string[], absent = 0.15): Placings {
  const placed: Placings = new Map()
  for (const thing of all) {
    const random = seededRandom(thing.seed * 7919)
    for (const socket of thing.sockets) {
      const spot = socketSpot(thing, socket)
      const turn = thing.turn + socket.turn
      if (socket.kind === 'staff') {
        if (random() >= absent)
          place(placed, 'person-greet', spot, turn + (random() - 0.5) * 0.4, 1, personPaints(random))
      } else if (socket.kind === 'plant') {
        const model = plants[Math.floor(random() * plants.length)]
        if (model) place(placed, model, spot, turn + random() * 6, socket.size, thing.paints)
      } else if (socket.kind === 'hedge') place(placed, 'hedge', spot, turn, socket.size, thing.paints)
    }
  }
  return placed
}

/** What people and plants take of the light on the floor; things on plinths take none. */
export const stampsOf = (placings: Placings, files: ReadonlyMap<string, ModelFile>): GroundPlacing[] =>
  [...placings].flatMap(([model, list]) => {
    const file = files.get(model)
    return file?.ground
      ? list
          .filter(({ at }) => at[1] < 0.02)
          .map(({ at, turn, size }) => ({ file, at: [at[0], at[2]] as const, turn, size }))
      : []
  })

export function joined(...all: readonly Placings[]): Placings {
  const out: Placings = new Map()
  for (const one of all) for (const [model, list] of one) out.set(model, [...(out.get(model) ?? []), ...list])
  return out
}
