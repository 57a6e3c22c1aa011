import { bench } from '../furniture/bench.ts'
import { counter, counterHeight } from '../furniture/counter.ts'
import { brochureRack } from '../furniture/displays.ts'
import { finishes } from '../furniture/finishes.ts'
import { roundPlinth } from '../furniture/plinth.ts'
import { armchair, stool } from '../furniture/seats.ts'
import { roundTable } from '../furniture/tables.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'
import { plankFloor, plankLook, platform } from './platform.ts'
import { framedPoster, roundMark, slatWall, videoWall, wall } from './walls.ts'

export const booth = { width: 7.8, depth: 5.6, back: -2.3 }

export function boothPlatform(b: ModelBuilder): number {
  const y = platform(b, booth.width, booth.depth, { cell: 0.22 })
  plankFloor(b, booth.width - 0.7, booth.depth - 0.9, [0, y + 0.006, -0.1], 0.22)
  return y
}

/** The back wall in three parts: poster, screen, slats with the mark. */
export function boothBack(b: ModelBuilder, y: number): void {
  const face = booth.back + 0.05
  wall(
    b,
    [booth.width - 0.5, 3.7, 0.3],
    finishes.warmLacquer,
    { at: [0, y, booth.back - 0.1] },
    { cell: 0.22 },
  )
  framedPoster(b, 2.6, { at: [-2.42, y + 1.74, face] }, 0.6)
  videoWall(b, 2.88, { at: [0.25, y + 2.0, face] }, { still: false })
  slatWall(b, 1.7, 3.45, { at: [2.78, y, face] })
  roundMark(b, 0.44, { at: [2.78, y + 2.86, face + 0.08] })
  bench(b, { at: [0.25, y, booth.back + 0.34] }, { width: 2.9, hedge: false })
  b.socket('about', [2.78, y + 3.4, face + 0.1])
  b.socket('posters', [-2.42, y + 2.95, face + 0.1])
  b.socket('videos', [0.25, y + 2.75, face + 0.15])
}

const products = [
  { x: -2.35, height: 0.8, turn: 0.45 },
  { x: -0.85, height: 0.94, turn: 0.3 },
  { x: 0.65, height: 0.8, turn: 0.15 },
] as const

/** Products in front, the contact person behind the counter, a corner to talk in, and greenery. */
export function boothFurniture(b: ModelBuilder, y: number): void {
  const floor = plankLook
  b.within({ at: [0, y + 0.006, 0] }, () => {
    for (const { x, height, turn } of products)
      roundPlinth(b, { at: [x, 0, 1.75] }, { width: 0.86, height, turn, floor })
    counter(b, { at: [2.5, 0, 1.45], turn: -0.12 }, { width: 1.8, card: true })
    roundTable(b, { at: [1.2, 0, -0.8] }, { radius: 0.42, floor })
    const cover = painted('pale', 0.96)
    armchair(b, { at: [0.45, 0, -0.85], turn: Math.PI / 2 - 0.1 }, { floor })
    armchair(b, { at: [1.95, 0, -0.78], turn: -Math.PI / 2 + 0.1 }, { floor })
    stool(b, { at: [-1.15, 0, -0.7] }, { floor })
    armchair(b, { at: [-2.05, 0, -0.95], turn: 0.5 }, { cover, floor })
    brochureRack(b, { at: [-3.05, 0, 0.1], turn: 1.25 }, { columns: 3, rows: 4, floor })
  })
  b.socket('plant', [-3.4, y, 2.3], 0, 0.85)
  b.socket('plant', [3.3, y, -1.5], 1, 1.35)
  b.socket('plant', [-3.25, y, -1.55], 2, 1.25)
  b.socket('hedge', [3.6, y, 0.75], Math.PI / 2)
  b.socket('products', [-0.85, 2.05, 1.75])
  b.socket('contact', [2.6, y + 1.98, 0.8])
  b.socket('card', [2.15, y + counterHeight + 0.36, 1.6])
  b.socket('chat', [1.2, y + 0.95, -0.8])
  b.socket('pin', [0, 4.9, 1])
  b.socket('eye', [1.7, 1.7, 11.2], Math.PI)
}
