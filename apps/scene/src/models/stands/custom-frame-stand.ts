import { box } from '../../kit/box.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'
import { nameBoard } from './arch.ts'
import { backSpots, coveredX, custom, customFurniture, customPlatform } from './custom-furniture.ts'
import { floatingRoof } from './floating-roof.ts'
import { paleScreens, timberFrames, turningFins } from './timber-frame.ts'
import { tower } from './tower.ts'
import { framedPoster, roundMark, slatWall, videoWall, wall } from './walls.ts'

const face = custom.back + 0.18
const span = 5.9

/** 9 × 6.6 m under a floating roof on oak frames; fins in brand colour on one side, pale screens on the other. */
export function customFrameStand(b: ModelBuilder): void {
  const y = customPlatform(b)
  wall(b, [custom.width - 0.5, 3.4, 0.35], finishes.warmLacquer, { at: [0, y, custom.back] })
  wall(b, [2.9, 3.4, 0.05], painted('brand', 0.42), { at: [2.75, y, face + 0.02] }, { edge: 0.02 })
  slatWall(b, 1.7, 3.2, { at: [-3.35, y, face] })
  roundMark(b, 0.46, { at: [-3.35, y + 2.3, face + 0.08] })
  videoWall(b, 3.2, { at: [-0.6, y + 2.0, face] })
  framedPoster(b, 2.1, { at: [2.75, y + 1.8, face + 0.05] })
  timberFrames(b, span, 3.72, { x: coveredX, y, frames: [1.55, -0.35, -2.1] })
  floatingRoof(b, span + 0.9, 4.9, { at: [coveredX, y + 3.8, -0.3] })
  b.from('near', () => {
    for (const z of [1.55, -0.35, -2.1])
      for (const side of [-1, 1])
        b.add(box(0.1, 0.12, 0.1), finishes.dark, { at: [coveredX + (side * span) / 2, y + 3.76, z] })
  })
  nameBoard(b, 5, { at: [coveredX, y + 3.66, 2.26] })
  turningFins(b, 3.4, { x: coveredX - span / 2 - 0.02, y, from: -1.8, to: 1.3 })
  paleScreens(b, 2.7, { x: coveredX + span / 2 + 0.02, y, from: -1.9, to: 0.4 })
  backSpots(b, y + 3.3, [-3.3, -1.5, 0.3, 2.4, 3.2], 5.5)
  tower(b, { at: [3.45, y, 2.1] }, { height: 6.3, width: 1.42, posts: finishes.paleOak })
  customFurniture(b, y, finishes.softGrey)
}
