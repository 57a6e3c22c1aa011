import type { Pose, Vec3 } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { drum, hoop } from '../../kit/lathe.ts'
import { panel } from '../../kit/panel.ts'
import { counterHeight } from '../furniture/counter.ts'
import { headset, leaflets, tablet } from '../furniture/desk-things.ts'
import { brochureRack } from '../furniture/displays.ts'
import { finishes } from '../furniture/finishes.ts'
import { armchair } from '../furniture/seats.ts'
import { spotArm } from '../furniture/spots.ts'
import { type ModelBuilder, painted, picture } from '../model-builder.ts'
import { archGate } from './arch.ts'
import { hallModel } from './hall-miniature.ts'
import { type Icon, iconPole } from './station-icons.ts'
import { slatWall, wall } from './walls.ts'

function station(b: ModelBuilder, pose: Pose, kind: string, icon: Icon, pole: Vec3, build: () => void): void {
  b.within(pose, () => {
    b.add(drum(1.75, 0.03, b.bevel(0.012), b.round(40), b.cell(0.6)), painted('pale', 0.97))
    b.add(hoop(1.75, 0.015, 0.03, b.round(40)), painted('brand', 0.5, { glow: 0.4 }))
    b.within({ at: [0, 0.03, 0] }, () => {
      build()
      iconPole(b, icon, pole)
    })
    b.socket(kind, [0, 1.9, 0.2])
  })
}

/** A desk with a headset and two chairs before it: ask a person. */
export function contactStation(b: ModelBuilder, pose: Pose): void {
  station(b, pose, 'counter-contact', 'talk', [-1.25, 0, -0.55], () => {
    b.add(box(1.7, 0.05, 0.75, b.bevel(0.02), b.cell(0.35)), finishes.oak, { at: [0.1, 0.75, -0.1] })
    for (const side of [-1, 1])
      b.add(box(0.06, 0.72, 0.66, b.bevel(0.015), 9, { without: ['-y'] }), finishes.lacquer, {
        at: [0.1 + side * 0.78, 0.36, -0.1],
      })
    b.add(box(1.5, 0.5, 0.03, b.bevel(0.01), b.cell(0.4)), painted('brand', 0.36), { at: [0.1, 0.46, 0.12] })
    b.from('near', () => {
      headset(b, { at: [0.55, 0.775, 0.05], turn: -0.4, scale: 1.25 })
      tablet(b, { at: [0.0, 0.775, -0.15], turn: Math.PI, scale: 1.2 })
      leaflets(b, { at: [-0.5, 0.775, 0.05], turn: 0.3 })
    })
    const floor = painted('pale', 0.97)
    armchair(b, { at: [-0.3, 0, 0.95], turn: Math.PI + 0.3 }, { floor })
    armchair(b, { at: [0.65, 0, 0.95], turn: Math.PI - 0.3 }, { cover: painted('brand', 0.96), floor })
  })
}

/** A board as in a station's hall: what happens when. */
export function scheduleStation(b: ModelBuilder, pose: Pose): void {
  station(b, pose, 'counter-schedule', 'clock', [-1.65, 0, 0.25], () => {
    for (const x of [-1.2, 1.2])
      b.add(box(0.12, 3.3, 0.2, b.bevel(0.02), b.cell(0.7), { without: ['-y'] }), finishes.aluminium, {
        at: [x, 1.65, -0.1],
      })
    b.add(box(2.9, 1.78, 0.16, b.bevel(0.03), 9), finishes.dark, { at: [0, 2.25, 0] })
    b.add(panel(2.74, (2.74 * 9) / 16, b.cell(0.4)), picture('video', 1), { at: [0, 2.25, 0.083] })
    b.add(box(2.9, 0.3, 0.2, b.bevel(0.03), 9), painted('brand', 0.34), { at: [0, 3.35, 0] })
    b.from('near', () => {
      b.add(box(2.7, 0.03, 0.06), finishes.litLine, { at: [0, 3.19, 0.06] })
      for (let i = 0; i < 5; i++)
        b.add(box(0.34, 0.12, 0.02), { color: '#eaf4ff', glow: 0.9 }, { at: [-1.1 + i * 0.55, 3.35, 0.105] })
    })
    b.add(box(1.3, 0.9, 0.4, b.bevel(0.03), b.cell(0.3), { without: ['-y'] }), finishes.lacquer, {
      at: [0, 0.45, 0.35],
    })
    b.add(box(1.36, 0.04, 0.46, b.bevel(0.015), 9), finishes.oak, { at: [0, 0.92, 0.35] })
    b.from('near', () => tablet(b, { at: [0, 0.94, 0.38], scale: 1.4 }))
  })
}

/** A wall of leaflets to take along. */
export function documentsStation(b: ModelBuilder, pose: Pose): void {
  station(b, pose, 'counter-documents', 'paper', [1.65, 0, 0.25], () => {
    wall(b, [2.9, 2.7, 0.14], finishes.warmLacquer, { at: [0, 0, -0.45] })
    slatWall(b, 0.55, 2.6, { at: [-1.12, 0, -0.37] })
    slatWall(b, 0.55, 2.6, { at: [1.12, 0, -0.37] })
    b.within({ at: [0, 0.42, -0.1] }, () => brochureRack(b, {}, { columns: 6, rows: 5 }))
    b.add(box(1.9, 0.44, 0.7, b.bevel(0.03), b.cell(0.3), { without: ['-y'] }), finishes.lacquer, {
      at: [0, 0.22, -0.02],
    })
    brochureRack(b, { at: [-1.05, 0, 0.8], turn: 0.4, scale: 0.85 }, { columns: 2, rows: 3 })
    for (const x of [-0.6, 0.6]) spotArm(b, [x, 2.7, -0.4], [x, 2.85, 0.5], [x, 1.3, -0.4], 8, 0.62)
  })
}

/** A model of the halls on a table and a gate with an arrow: find the way. */
export function hallsStation(b: ModelBuilder, pose: Pose): void {
  station(b, pose, 'counter-halls', 'arrow', [1.25, 0, -0.55], () => {
    b.add(box(2, 0.72, 1.2, b.bevel(0.03), b.cell(0.3), { without: ['-y'] }), finishes.lacquer, {
      at: [-0.1, 0.42, 0.1],
    })
    b.add(box(1.86, 0.06, 1.06), finishes.coolLine, { at: [-0.1, 0.03, 0.1] })
    b.add(box(2.1, 0.05, 1.3, b.bevel(0.018), b.cell(0.4)), finishes.oak, { at: [-0.1, 0.8, 0.1] })
    archGate(b, { width: 1.9, height: 2.1, radius: 0.6, thick: 0.26, depth: 0.4 }, { at: [-0.1, 0, -0.95] })
    hallModel(b, { at: [-0.1, 0.825, 0.1] })
    b.lamp([-0.1, counterHeight + 2, 1], [-0.1, 0.9, 0.1], 8, 0.6)
  })
}
