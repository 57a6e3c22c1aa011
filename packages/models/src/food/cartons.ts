import type { Finish } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { closed, plate, rectangle, slab } from '../shapes/index.ts'

export interface Tray {
  width: number
  height: number
  depth: number
  /** How thick its walls are. */
  wall: number
  round?: number
}

/** An open box that stands on y = 0. */
export function tray(on: Sculpture, { width, height, depth, wall, round = 0.08 }: Tray, stuff: Finish): void {
  const bevel = Math.min(0.025, wall * 0.4)
  const inner = closed(rectangle(width - wall * 2, depth - wall * 2, Math.max(0.01, round - wall * 0.5)), 4)
  on.add(
    plate((fine) => closed(rectangle(width, depth, round), fine.edge(8)), height, {
      bevel,
      holes: [[...inner].reverse()],
    }),
    stuff,
    [0, height / 2, 0],
    [-90, 0, 0],
  )
  on.add(
    slab(width - wall, depth - wall, wall, round * 0.8, 0.01),
    stuff,
    [0, wall / 2 + 0.01, 0],
    [-90, 0, 0],
  )
}
