import { type ConferenceHallPlan, stageTop } from '../../conference/conference-hall-plans.ts'
import type { Vec3 } from '../../kit/affine.ts'
import { ball } from '../../kit/ball.ts'
import { box } from '../../kit/box.ts'
import { drum, hoop } from '../../kit/lathe.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import { finishes } from '../furniture/finishes.ts'
import { armchair } from '../furniture/seats.ts'
import { roundTable } from '../furniture/tables.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'

/** Paints: the front of the lectern, the steps and frames, the lines of light. */
const front = painted('brand', 0.3)
const shade = painted('deep', 0.34)
const line = painted('pale', 0.4, { glow: 1.7 })

/** Steps with lit edges, the frame of the screen, a truss of lamps, and what stands on the stage. */
export function conferenceStage(b: ModelBuilder, hall: ConferenceHallPlan): void {
  steps(b, hall)
  screenFrame(b, hall)
  boardFrames(b, hall)
  truss(b, hall)
  b.within({ at: hall.lectern, turn: 0.22 }, () => lectern(b))
  const [x, y, z] = hall.lectern
  b.socket('speaker', [x - 0.1, y, z - 0.55], 0.2)
  b.lamp([x, y + 5.4, z + 3.4], [x, y + 1, z - 0.3], 42, 0.26)
  b.within({ at: hall.lounge }, () => lounge(b))
  b.lamp([hall.lounge[0], y + 5, hall.lounge[2] + 4], hall.lounge, 36, 0.34)
  const reach = (hall.stage.steps.at(-1)?.radius ?? 0) * 0.84
  for (const side of [-1, 1])
    b.socket('plant', [side * reach, stageTop(hall), hall.stage.z + reach * 0.2], side, hall.height * 0.15)
}

function steps(b: ModelBuilder, { stage }: ConferenceHallPlan): void {
  for (const { radius, top } of stage.steps)
    b.within({ at: [0, 0, stage.z] }, () => {
      b.add(drum(radius, top, b.bevel(0.02), b.round(84), b.cell(0.5)), shade)
      b.add(hoop(radius + 0.02, top - 0.03, 0.04, b.round(84)), line)
    })
}

/** A plate that follows the screen, from one height to another, so far behind it. */
function around(
  hall: ConferenceHallPlan,
  behind: number,
  low: number,
  high: number,
  half: number,
  n: number,
) {
  const { z, radius } = hall.screen
  const r = radius + behind
  return sheet(
    (u, v): Vec3 => {
      const angle = half * (u * 2 - 1)
      return [Math.sin(angle) * r, low + (high - low) * v, z - Math.cos(angle) * r]
    },
    n,
    1,
    0.06,
  )
}

function screenFrame(b: ModelBuilder, hall: ConferenceHallPlan): void {
  const { low, high, half, radius } = hall.screen
  const n = b.round(64)
  const edge = half + 0.1 / radius
  b.add(around(hall, 0.16, low - 0.1, high + 0.1, edge, n), { color: '#0b1330', rough: 0.5 })
  for (const y of [low - 0.07, high + 0.07]) b.add(around(hall, 0.06, y - 0.035, y + 0.035, edge, n), line)
}

/** Boards with what is on and who speaks; what is written on them comes later. */
function boardFrames(b: ModelBuilder, { board, height: ceiling }: ConferenceHallPlan): void {
  const { at, turn, width, height } = board
  const hung = ceiling - at[1]
  for (const side of [1, -1])
    b.within({ at: [at[0] * side, at[1], at[2]], turn: turn * side }, () => {
      b.add(box(width + 0.2, height + 0.2, 0.2, b.bevel(0.05), b.cell(0.7)), finishes.dark)
      b.add(box(width + 0.3, 0.05, 0.26, 0, 9), line, { at: [0, -height / 2 - 0.14, 0] })
      for (const x of [-width * 0.3, width * 0.3])
        b.add(
          tube(
            [
              [x, height / 2, -0.05],
              [x, hung, -0.05],
            ],
            0.02,
            5,
          ),
          finishes.dark,
        )
      b.socket(side > 0 ? 'agenda' : 'guests', [0, height / 2 + 0.1, 0.2])
    })
}

function truss(b: ModelBuilder, { truss: { z, y, half } }: ConferenceHallPlan): void {
  const high = y + 0.4
  for (const [h, dz] of [
    [y, 0],
    [high, 0],
    [high, 0.34],
  ] as const)
    b.add(tube([[-half, h, z + dz] as const, [half, h, z + dz] as const], 0.035, 6), finishes.aluminium)
  b.from('near', () => {
    const count = Math.round(half * 4)
    for (let i = 0; i < count; i++) {
      const x = -half + i * 0.5
      const [p, q] = i % 2 ? [y, high] : [high, y]
      b.add(tube([[x, p, z] as const, [x + 0.5, q, z] as const], 0.018, 4), finishes.aluminium)
    }
  })
  const lamps = Math.round(half * 0.9)
  for (let i = 0; i < lamps; i++) {
    const x = -half * 0.9 + (i * half * 1.8) / (lamps - 1)
    b.add(
      tube(
        [[x, y - 0.02, z] as const, [x, y - 0.03, z] as const, [x, y - 0.36, z - 0.12] as const],
        [0.01, 0.12, 0.16],
        b.round(14),
      ),
      finishes.dark,
    )
    b.add(ball(1), { color: '#eaf4ff', glow: 1.8 }, { at: [x, y - 0.36, z - 0.13], scale: 0.11 })
  }
}

function lectern(b: ModelBuilder): void {
  b.add(box(0.95, 0.06, 0.6, b.bevel(0.02), b.cell(0.3)), finishes.dark, { at: [0, 0.03, 0] })
  b.add(box(0.72, 1.05, 0.34, b.bevel(0.05), b.cell(0.2)), front, { at: [0, 0.56, 0] })
  b.add(box(0.96, 0.06, 0.58, b.bevel(0.02), b.cell(0.3)), finishes.oak, { at: [0, 1.13, 0], tilt: 0.16 })
  b.add(box(0.66, 0.02, 0.02), line, { at: [0, 0.16, 0.175] })
  b.from('near', () => {
    b.add(
      tube(
        [
          [0.2, 1.15, 0.05],
          [0.15, 1.34, 0.03],
          [0.13, 1.46, 0],
        ],
        0.008,
        5,
      ),
      finishes.dark,
    )
    b.add(ball(1), finishes.dark, { at: [0.13, 1.47, 0], scale: 0.024 })
  })
  b.socket('sign', [0, 0.62, 0.176], 0, 0.6)
}

/** Three chairs and two low tables for a talk. */
function lounge(b: ModelBuilder): void {
  const cover = { color: '#eef2f8', rough: 0.9 }
  for (const [x, z, turn] of [
    [-1.4, -0.2, 0.3],
    [0, -0.35, 0],
    [1.4, -0.2, -0.3],
  ] as const) {
    armchair(b, { at: [x, 0, z], turn }, { cover })
    b.socket('panel', [x, 0, z], turn)
  }
  for (const x of [-0.7, 0.72])
    roundTable(b, { at: [x, 0, 0.35], scale: [1, 0.66, 1] }, { radius: 0.3, top: finishes.oak })
}
