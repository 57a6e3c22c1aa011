import type { Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { counter } from '../furniture/counter.ts'
import { finishes } from '../furniture/finishes.ts'
import { roundPlinth } from '../furniture/plinth.ts'
import { armchair, stool } from '../furniture/seats.ts'
import { spotHead } from '../furniture/spots.ts'
import { roundTable } from '../furniture/tables.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'
import { plankFloor, plankLook, platform } from './platform.ts'

export const custom = { width: 9, depth: 6.6, back: -2.9 }

/** The middle of what the gate or the roof covers; the tower stands on the other side. */
export const coveredX = -1.15

export function customPlatform(b: ModelBuilder): number {
  const y = platform(b, custom.width, custom.depth)
  plankFloor(b, 5.6, 4.7, [coveredX, y + 0.006, -0.35])
  return y
}

/** What both large stands have, at the same places: products in front, someone at the counter, a place to talk. */
export function customFurniture(b: ModelBuilder, y: number, chairs: ModelLook): void {
  b.within({ at: [0, y + 0.006, 0] }, () => {
    ;[0, 1, 2].forEach((i) => {
      roundPlinth(
        b,
        { at: [-3.45 + i * 1.42, 0, 2.42] },
        {
          width: 0.82,
          height: 0.82 + (i % 2) * 0.12,
          turn: 0.4 + i * 0.3,
          floor: finishes.platform,
        },
      )
    })
    counter(b, { at: [1.25, 0, 2.1], turn: 0.1 }, { width: 2 })
    roundTable(b, { at: [-2.55, 0, -0.95] }, { radius: 0.45, floor: plankLook })
    armchair(b, { at: [-3.3, 0, -0.95], turn: Math.PI / 2 }, { cover: chairs, floor: plankLook })
    armchair(b, { at: [-1.8, 0, -0.95], turn: -Math.PI / 2 }, { cover: chairs, floor: plankLook })
    stool(b, { at: [0.35, 0, -1.0] }, { floor: plankLook })
    stool(b, { at: [0.95, 0, -0.8] }, { floor: plankLook })
    b.from('middle', () =>
      b.add(box(1.5, 0.05, 0.5, b.bevel(0.018), b.cell(0.4)), finishes.oak, { at: [0.65, 1.05, -1.45] }),
    )
    b.from('near', () => {
      for (const x of [0.05, 1.25])
        b.add(box(0.06, 1.03, 0.36, 0.015), painted('brand', 0.36), { at: [x, 0.515, -1.45] })
    })
  })
  b.socket('staff', [-0.35, y, 1.35], 0.2)
  b.socket('plant', [-4.05, y, -2.2], 0, 1.45)
  b.socket('plant', [4.05, y, -2.3], 1, 1.25)
  b.socket('plant', [-4.1, y, 0.95], 2, 0.9)
  b.socket('pin', [coveredX, 5.0, custom.depth / 2 - 1])
  b.socket('eye', [0, 1.6, custom.depth / 2 + 4.8], Math.PI)
}

/** Lamps on the beams, one for each part of the back wall. */
export function backSpots(b: ModelBuilder, height: number, places: readonly number[], power = 7.5): void {
  for (const x of places) {
    const at: Vec3 = [x, height, -1.1]
    spotHead(b, at, [x, 1.5, custom.back], power, 0.68)
  }
}
