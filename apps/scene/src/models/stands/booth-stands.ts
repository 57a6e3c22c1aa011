import { box } from '../../kit/box.ts'
import { finishes } from '../furniture/finishes.ts'
import { spotHead } from '../furniture/spots.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'
import { archGate, nameBoard } from './arch.ts'
import { booth, boothBack, boothFurniture, boothPlatform } from './booth-furniture.ts'
import { floatingRoof } from './floating-roof.ts'
import { paleScreens, timberFrames, turningFins } from './timber-frame.ts'
import { tower } from './tower.ts'
import { wall } from './walls.ts'

const gate = { width: 6.35, height: 3.72, radius: 1.2, thick: 0.68, depth: 0.95 }
const spots = [-2.4, -1.2, 0.25, 1.6, 2.8] as const

function boothSpots(b: ModelBuilder, height: number, power: number): void {
  for (const x of spots) spotHead(b, [x, height, -0.75], [x, 1.5, booth.back], power, 0.66)
}

/** An exhibitor's own stand behind a rounded gate, its tower beside it. */
export function archBooth(b: ModelBuilder): void {
  const y = boothPlatform(b)
  boothBack(b, y)
  wall(b, [2.3, 3.7, 0.16], finishes.warmLacquer, {
    at: [-booth.width / 2 + 0.4, y, -1.15],
    turn: Math.PI / 2,
  })
  archGate(b, gate, { at: [0, y, 0.35] })
  nameBoard(b, 4.5, { at: [0, y + gate.height + 0.34, 0.35 + gate.depth / 2 + 0.1] })
  for (const x of spots)
    b.add(box(0.1, 0.2, 2.3, b.bevel(0.02), b.cell(0.5)), finishes.warmLacquer, { at: [x, y + 3.55, -1.2] })
  boothSpots(b, y + 3.38, 7)
  tower(b, { at: [booth.width / 2 + 1.05, 0, -1.9] }, { height: 6, width: 1.35 })
  boothFurniture(b, y)
}

/** The same under a floating roof on oak frames. */
export function pavilionBooth(b: ModelBuilder): void {
  const y = boothPlatform(b)
  boothBack(b, y)
  const span = 6.7
  timberFrames(b, span, 3.7, { x: 0, y, frames: [1.0, -0.6, -2.05] })
  floatingRoof(b, span + 0.9, 4.3, { at: [0, y + 3.78, -0.55] })
  nameBoard(b, 5.2, { at: [0, y + 3.66, 1.72] })
  turningFins(b, 3.4, { x: -span / 2 - 0.02, y, from: -1.9, to: 0.8 })
  paleScreens(b, 2.8, { x: span / 2 + 0.02, y, from: -1.9, to: 0.1 })
  boothSpots(b, y + 3.3, 5.5)
  b.from('near', () => b.add(box(span - 0.4, 0.05, 0.05), painted('deep', 0.4), { at: [0, y + 3.36, -0.75] }))
  tower(b, { at: [booth.width / 2 + 1.05, 0, -1.9] }, { height: 6, width: 1.35, posts: finishes.paleOak })
  boothFurniture(b, y)
}
