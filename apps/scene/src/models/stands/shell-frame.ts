import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { tube } from '../../kit/tube.ts'
import { finishes } from '../furniture/finishes.ts'
import { spotArm } from '../furniture/spots.ts'
import { type ModelBuilder, type ModelLook, painted, picture } from '../model-builder.ts'

export type ShellSide = 'left' | 'right'

/** Edge of the square a shell stands on, and the height of its walls. */
export const shell = { edge: 3, high: 2.5 }
const half = shell.edge / 2
const wallLook: ModelLook = { color: '#f3f1ed', rough: 0.6 }
const fascia = { high: 0.41, y: shell.high + 0.13 }

export interface ShellOptions {
  open?: ShellSide
  floor: ModelLook
  back?: ModelLook
  /** Where the two lamps shine on the back wall. */
  lamps: readonly [number, number]
}

/** Posts, panels and the board with the name: what the fair puts up for everyone. */
export function shellFrame(b: ModelBuilder, { open, floor, back = wallLook, lamps }: ShellOptions): void {
  const { edge, high } = shell
  b.add(box(edge - 0.02, 0.02, edge - 0.02, 0, b.cell(0.27), { fine: ['+y'], without: ['-y'] }), floor, {
    at: [0, 0.01, 0],
  })
  b.add(box(edge - 0.04, high, 0.05, 0, b.cell(0.27), { fine: ['+z'], without: ['-y'] }), back, {
    at: [0, high / 2, -half + 0.03],
  })
  for (const side of [-1, 1]) {
    const x = side * (half - 0.03)
    b.from('middle', () => {
      for (const z of [-half + 0.04, half - 0.04])
        b.add(
          tube([[x, 0, z] as const, [x, high + 0.32, z] as const], 0.03, b.detail === 'near' ? 8 : 4),
          finishes.aluminium,
        )
    })
    const isOpen = open === (side < 0 ? 'left' : 'right')
    b.within({ at: [x, 0, 0], turn: (-side * Math.PI) / 2 }, () => (isOpen ? sideBoard(b) : sideWall(b)))
  }
  b.from('near', () => {
    for (const x of [-0.5, 0.5])
      b.add(box(0.035, high, 0.02, 0, 9, { without: ['-y', '-z'] }), finishes.aluminium, {
        at: [x, high / 2, -half + 0.06],
      })
    b.add(box(edge - 0.04, 0.05, 0.07, 0.012, 9), finishes.aluminium, { at: [0, high + 0.02, -half + 0.03] })
    b.add(box(edge - 0.1, 0.05, 0.012), finishes.aluminium, { at: [0, 0.045, -half + 0.065] })
  })
  b.within({ at: [0, fascia.y, half - 0.055] }, () => nameFascia(b, edge - 0.03))
  b.from('middle', () =>
    b.add(box(edge - 0.03, 0.04, 0.12), painted('brand', 0.36), {
      at: [0, fascia.y - fascia.high / 2 - 0.02, half - 0.055],
    }),
  )
  for (const x of lamps)
    spotArm(b, [x, high + 0.05, half - 0.1], [x, high + 0.02, 0.5], [x, 1.25, -half], 6.5, 0.64)
  b.socket('pin', [0, high + 0.62, half])
  b.socket('eye', [0, 1.6, half + 4.5], Math.PI)
}

/** The name on white, lit from inside; turned away from the origin towards +z. */
function nameFascia(b: ModelBuilder, width: number): void {
  b.add(box(width, fascia.high, 0.1, b.bevel(0.015), 9), painted('brand', 0.36))
  b.add(panel(width - 0.06, ((width - 0.06) * 72) / 512, b.cell(0.5)), picture('fascia', 0.9), {
    at: [0, 0, 0.053],
  })
}

/** In these two, +z points into the stand. */
function sideWall(b: ModelBuilder): void {
  const { edge, high } = shell
  b.add(box(edge - 0.1, high, 0.04, 0, b.cell(0.27), { fine: ['+z'], without: ['-y'] }), wallLook, {
    at: [0, high / 2, 0],
  })
  b.from('near', () => {
    for (const x of [-0.5, 0.5])
      b.add(box(0.035, high, 0.014, 0, 9, { without: ['-y', '-z'] }), finishes.aluminium, {
        at: [x, high / 2, 0.024],
      })
    b.add(box(edge - 0.1, 0.05, 0.06, 0.012, 9), finishes.aluminium, { at: [0, high + 0.02, 0] })
  })
}

function sideBoard(b: ModelBuilder): void {
  b.within({ at: [0, fascia.y, -0.025], turn: Math.PI }, () => nameFascia(b, shell.edge - 0.12))
  b.from('middle', () =>
    b.add(box(shell.edge - 0.12, 0.04, 0.1), painted('brand', 0.36), {
      at: [0, fascia.y - fascia.high / 2 - 0.02, -0.025],
    }),
  )
}
