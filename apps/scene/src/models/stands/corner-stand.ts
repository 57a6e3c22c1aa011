import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { bentPanel, panel } from '../../kit/panel.ts'
import { counterHeight, curvedCounter } from '../furniture/counter.ts'
import { leaflets, tablet } from '../furniture/desk-things.ts'
import { finishes } from '../furniture/finishes.ts'
import { roundPlinth } from '../furniture/plinth.ts'
import { armchair, sofa, stool } from '../furniture/seats.ts'
import { spotHead } from '../furniture/spots.ts'
import { roundTable } from '../furniture/tables.ts'
import { type ModelBuilder, painted, picture } from '../model-builder.ts'
import { hungRing } from './hung-ring.ts'
import { platform } from './platform.ts'
import { framedPoster, slatWall, videoWall, wall } from './walls.ts'

const edge = 5.8
const back = -edge / 2 + 0.3

/** An island of 6 × 6 m: three open sides, a core of two walls, a ring of cloth with the name above it. */
export function cornerStand(b: ModelBuilder): void {
  const y = platform(b, edge, edge, { height: 0.1 })
  const carpet = painted('deep', 0.97)
  const round: [number, number][] = [
    [2.35, y + 0.005],
    [0, y + 0.005],
  ]
  b.add(lathe(round, { segments: b.detail === 'far' ? 10 : b.round(40), cell: b.cell(0.4) }), carpet, {
    at: [0.1, 0, 0.15],
  })
  core(b, y)
  hungRing(b, 2.15, 0.92, { at: [0, 4.75, 0.1] })
  bar(b, y)
  b.within({ at: [0, y + 0.006, 0] }, () => {
    roundPlinth(b, { at: [-0.95, 0, 2.2] }, { width: 0.62, height: 0.86, floor: finishes.platform })
    roundPlinth(b, { at: [-2.05, 0, 1.75] }, { width: 0.56, height: 1.02, floor: finishes.platform })
    roundPlinth(b, { at: [-2.35, 0, 0.55] }, { width: 0.62, height: 0.72, floor: finishes.platform })
    const cover = painted('pale', 0.96)
    sofa(b, { at: [0.35, 0, -1.7] }, { width: 1.9, cover, floor: carpet })
    roundTable(
      b,
      { at: [0.3, 0, -0.75], scale: [1, 0.68, 1] },
      { radius: 0.46, top: finishes.oak, floor: carpet },
    )
    armchair(b, { at: [1.35, 0, -0.6], turn: -1.5 }, { cover: finishes.softGrey, floor: carpet })
  })
  b.socket('plant', [2.4, y, -2.1], 0, 1.3)
  b.socket('plant', [-2.45, y, 2.45], 0, 0.8)
  b.socket('plant', [-2.45, y, -1.2], 0, 1.15)
  b.socket('pin', [0, 5.6, 2.2])
  b.socket('eye', [0.4, 1.6, edge / 2 + 4.6], Math.PI)
}

/** The closed back with screen and slats, and a taller brand-coloured wall across it with the name on both sides. */
function core(b: ModelBuilder, y: number): void {
  wall(b, [5.3, 3.05, 0.24], finishes.warmLacquer, { at: [0, y, back] })
  b.add(panel(5.3, 0.5, 9), painted('brand', 0.4), { at: [0, y + 2.5, back - 0.125], turn: Math.PI })
  videoWall(b, 2.3, { at: [0.35, y + 1.85, back + 0.12] })
  slatWall(b, 0.98, 2.75, { at: [2.12, y, back + 0.12] })
  b.within({ at: [-1.28, y, back + 0.98] }, () => {
    b.add(
      box(0.34, 3.5, 1.96, b.bevel(0.05), b.cell(0.3), { fine: ['+x', '-x'], without: ['-y'] }),
      painted('brand', 0.4),
      { at: [0, 1.75, 0] },
    )
    for (const side of [-1, 1])
      b.add(panel(0.72, 2.88, b.cell(0.36)), picture('tower', 0.6), {
        at: [side * 0.174, 1.86, 0.35],
        turn: (side * Math.PI) / 2,
      })
    b.add(panel(0.34, 3.42, 9), painted('deep', 0.4), { at: [0, 1.74, 0.984] })
    b.from('near', () => {
      b.add(box(0.05, 3.3, 0.02), finishes.litLine, { at: [0, 1.74, 0.982] })
      b.add(box(0.4, 0.06, 2.02, 0.02, 9), finishes.warmLacquer, { at: [0, 3.53, 0] })
    })
  })
  framedPoster(b, 1.75, { at: [-2.1, y + 1.6, back + 0.13] })
  for (const x of [-2.1, -0.2, 0.9, 2.1]) spotHead(b, [x, 3.45, back + 1.3], [x, 1.5, back + 0.1], 6, 0.66)
  b.from('near', () => {
    b.add(box(4.9, 0.05, 0.05, 0, 9), finishes.aluminium, { at: [0, 3.5, back + 1.3] })
    for (const x of [-2.3, 2.3]) {
      b.add(box(0.05, 0.05, 1.3, 0, 9), finishes.aluminium, { at: [x, 3.5, back + 0.65] })
      b.add(box(0.05, 0.4, 0.05), finishes.aluminium, { at: [x, 3.32, back] })
    }
  })
}

/** A quarter of a round bar that looks out of the corner. */
function bar(b: ModelBuilder, y: number): void {
  b.within({ at: [1.25, y, 1.05], turn: 0.5 }, () => {
    curvedCounter(b, {}, { radius: 1.12, half: 1.15, body: finishes.lacquer })
    b.from('near', () => {
      tablet(b, { at: [-0.5, counterHeight, 1.0], turn: 2.7 })
      leaflets(b, { at: [0.62, counterHeight, 0.92], turn: 0.5 })
    })
    b.from('middle', () =>
      b.add(bentPanel(1.366, 0.62, 0.3875, b.round(8)), picture('badge', 0.12), { at: [0, 0.32, 0] }),
    )
    b.socket('staff', [0, 0, 0.35], 0)
    stool(b, { at: [-1.35, 0, 0.95] }, { floor: finishes.platform })
    stool(b, { at: [1.55, 0, 0.55] }, { floor: finishes.platform })
  })
}
