import { box } from '../../kit/box.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'
import { archGate, nameBoard } from './arch.ts'
import { backSpots, coveredX, custom, customFurniture, customPlatform } from './custom-furniture.ts'
import { tower } from './tower.ts'
import { framedPoster, roundMark, slatWall, videoWall, wall } from './walls.ts'

const gate = { width: 5.2, height: 3.75, radius: 1.2, thick: 0.68, depth: 0.95 }
const face = custom.back + 0.18

/** 9 × 6.6 m behind a rounded gate, with a tower at the corner. */
export function customArchStand(b: ModelBuilder): void {
  const y = customPlatform(b)
  wall(b, [custom.width - 0.5, 3.7, 0.35], finishes.warmLacquer, { at: [0, y, custom.back] })
  b.from('middle', () =>
    b.add(box(custom.width - 0.48, 0.3, 0.37, 0, 9, { without: ['-y'] }), painted('brand', 0.4), {
      at: [0, y + 3.56, custom.back],
    }),
  )
  slatWall(b, 2.7, 3.3, { at: [2.65, y, face] })
  roundMark(b, 0.5, { at: [2.65, y + 2.4, face + 0.08] })
  videoWall(b, 3.3, { at: [-0.85, y + 2.05, face] })
  framedPoster(b, 2.0, { at: [-3.45, y + 1.75, face] })
  archGate(b, gate, { at: [coveredX, y, 0.55] })
  nameBoard(b, 4.3, { at: [coveredX, y + gate.height + 0.36, 0.55 + gate.depth / 2 + 0.1] })
  for (const i of [0, 1, 2, 3, 4]) {
    const x = coveredX - 2.2 + i * 1.1
    b.add(box(0.12, 0.22, 2.7, b.bevel(0.02), b.cell(0.7)), finishes.warmLacquer, { at: [x, y + 3.55, -1.3] })
  }
  backSpots(b, y + 3.36, [-3.45, -1.9, 0.1, 2.2, 3.2])
  tower(b, { at: [3.45, y, 2.1] }, { height: 6.5, width: 1.5 })
  customFurniture(b, y, painted('pale', 0.96))
}
