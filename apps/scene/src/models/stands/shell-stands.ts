import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { counter } from '../furniture/counter.ts'
import { brochureRack, screenStand } from '../furniture/displays.ts'
import { finishes } from '../furniture/finishes.ts'
import { roundPlinth, squarePlinth } from '../furniture/plinth.ts'
import { armchair, stool } from '../furniture/seats.ts'
import { barTable, roundTable } from '../furniture/tables.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'
import { plankFloor, plankLook } from './platform.ts'
import { shellFrame } from './shell-frame.ts'
import { framedPoster, roundMark, slatWall } from './walls.ts'

const floorAt = 0.02
const onBack = -1.5 + 0.06

/** Oak boards on a wall with something on each; the wall is at z = 0 of the pose. */
function shelves(b: ModelBuilder, pose: Pose, width: number, heights: readonly number[]): void {
  b.within(pose, () => {
    for (const y of heights) {
      b.from('middle', () =>
        b.add(box(width, 0.035, 0.32, b.bevel(0.012), b.cell(0.4)), finishes.oak, { at: [0, y, 0.18] }),
      )
      b.from('near', () =>
        b.add(box(width - 0.04, 0.012, 0.02), finishes.litLine, { at: [0, y - 0.024, 0.05] }),
      )
      b.socket('product', [0, y + 0.018, 0.18], 0.4, 0.42)
    }
  })
}

/** Closed on both sides: a strip of brand colour with shelves beside the poster, counter and plinth at the front. */
export function closedShell(b: ModelBuilder): void {
  shellFrame(b, { floor: finishes.wool, lamps: [-0.95, 0.45] })
  b.add(
    box(0.92, 2.36, 0.03, b.bevel(0.008), b.cell(0.27), { without: ['-z', '-y'] }),
    painted('brand', 0.5),
    {
      at: [-0.95, 1.2, onBack + 0.015],
    },
  )
  framedPoster(b, 1.72, { at: [0.48, 1.42, onBack + 0.01] })
  shelves(b, { at: [-0.95, 0, onBack + 0.02] }, 0.8, [0.9, 1.42, 1.94])
  for (const side of [-1, 1])
    b.within({ at: [side * 1.44, 0, 0], turn: (-side * Math.PI) / 2 }, () => {
      b.add(panel(2.8, 0.9, b.cell(0.3)), painted('pale', 0.6), { at: [0, 0.47, 0.02] })
      b.from('middle', () =>
        b.add(box(2.8, 0.04, 0.03, 0, 9, { without: ['-z'] }), painted('brand', 0.5), {
          at: [0, 0.93, 0.02],
        }),
      )
    })
  counter(b, { at: [-0.76, floorAt, 0.98] }, { width: 1.05, body: painted('brand', 0.36) })
  squarePlinth(b, { at: [0.92, floorAt, 0.98] }, { floor: finishes.wool })
  roundTable(b, { at: [0.9, floorAt, -0.42] }, { radius: 0.34, floor: finishes.wool })
  stool(b, { at: [0.3, floorAt, -0.3] }, { floor: finishes.wool })
  b.socket('plant', [1.2, floorAt, -1.15], 0, 0.85)
}

/** Open on the left: a back wall all in brand colour, an oak floor, a bar table to lean on. */
export function leftOpenShell(b: ModelBuilder): void {
  shellFrame(b, { open: 'left', floor: finishes.softGrey, back: painted('brand', 0.5), lamps: [-0.55, 0.75] })
  plankFloor(b, 2.84, 2.84, [0, floorAt + 0.006, 0])
  framedPoster(b, 1.66, { at: [-0.62, 1.44, onBack + 0.01] })
  b.within({ at: [0.86, 0, onBack] }, () => {
    b.add(box(0.98, 1.06, 0.03, b.bevel(0.008), 9, { without: ['-z'] }), finishes.lacquer, {
      at: [0, 1.65, 0.015],
    })
    shelves(b, { at: [0, 0, 0.02] }, 0.86, [1.2, 1.72])
  })
  b.from('middle', () =>
    b.add(box(1, 0.72, 0.36, b.bevel(0.02), b.cell(0.3), { without: ['-y', '-z'] }), finishes.lacquer, {
      at: [0.86, 0.38, onBack + 0.18],
    }),
  )
  counter(b, { at: [-0.62, floorAt, 0.86], turn: -0.45 }, { width: 1.15 })
  barTable(b, { at: [0.5, floorAt, -0.15], turn: 0.5 }, { floor: plankLook, cover: painted('deep', 0.7) })
  brochureRack(b, { at: [1.1, floorAt, 0.5], turn: -Math.PI / 2 }, { columns: 3, rows: 4, floor: plankLook })
  roundPlinth(b, { at: [0.72, floorAt, 1.12] }, { height: 0.78, width: 0.5, floor: plankLook })
  b.socket('plant', [-1.2, floorAt, -1.1], 0, 0.95)
}

/** Open on the right: slats with the mark, products in a row along the aisle, two armchairs. */
export function rightOpenShell(b: ModelBuilder): void {
  const floor = painted('deep', 0.97)
  shellFrame(b, { open: 'right', floor, lamps: [-0.7, 0.72] })
  slatWall(b, 1.5, 2.4, { at: [-0.72, 0.04, onBack] })
  roundMark(b, 0.36, { at: [-0.72, 1.62, onBack + 0.07] })
  framedPoster(b, 1.56, { at: [0.78, 1.46, onBack + 0.01] })
  b.within({ at: [-1.45, 0, 0], turn: Math.PI / 2 }, () => {
    b.add(panel(1.3, 2.3, b.cell(0.3)), painted('brand', 0.5), { at: [-0.6, 1.22, 0.024] })
    shelves(b, { at: [-0.6, 0, 0.02] }, 1.1, [0.95, 1.5])
  })
  counter(b, { at: [0.92, floorAt, 0.55], turn: 0.6 }, { width: 1, body: painted('brand', 0.36) })
  squarePlinth(b, { at: [-0.2, floorAt, 1.14] }, { height: 1, width: 0.44, floor, turn: 0.2 })
  squarePlinth(b, { at: [-0.92, floorAt, 1.14] }, { height: 0.76, width: 0.44, floor, turn: 0.6 })
  screenStand(b, { at: [-1.12, floorAt, -0.42], turn: 1.1 }, { width: 0.62, floor })
  armchair(b, { at: [0.2, floorAt, -0.78], turn: 0.2, scale: 0.92 }, { cover: painted('pale', 0.96), floor })
  b.socket('plant', [1.18, floorAt, -1.15], 0, 1)
}
