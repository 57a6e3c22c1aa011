import { portraitBoard } from '../../conference/conference-hall-plans.ts'
import { box } from '../../kit/box.ts'
import { drum } from '../../kit/lathe.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'

/** A seat of the audience with its arms; it faces +z. Paints: the cloth, and the shell behind it. */
export function conferenceSeat(b: ModelBuilder): void {
  const cloth = painted('brand', 0.97)
  b.add(box(0.5, 0.12, 0.48, b.bevel(0.045), 9, { without: ['-y'] }), cloth, { at: [0, 0.44, 0.02] })
  b.add(box(0.5, 0.62, 0.1, b.bevel(0.045), 9), cloth, { at: [0, 0.78, -0.25], tilt: -0.17 })
  b.add(box(0.44, 0.5, 0.03, b.bevel(0.012), 9, { without: ['+z'] }), painted('pale', 0.45), {
    at: [0, 0.75, -0.315],
    tilt: -0.17,
  })
  for (const side of [-1, 1]) {
    b.add(box(0.06, 0.05, 0.42, b.bevel(0.018), 9), finishes.oak, { at: [side * 0.29, 0.64, -0.02] })
    b.add(box(0.045, 0.6, 0.08, 0, 9, { without: ['+y', '-y'] }), painted('deep', 0.4), {
      at: [side * 0.29, 0.32, -0.1],
    })
  }
}

/** An upright board on a round foot, for the portrait of a guest; it faces +z. */
export function portraitStand(b: ModelBuilder): void {
  const { width, height, middle } = portraitBoard
  b.add(drum(0.36, 0.04, b.bevel(0.015), b.round(28)), finishes.dark)
  b.add(box(0.08, 0.3, 0.05), finishes.aluminium, { at: [0, 0.16, 0] })
  b.add(box(width + 0.07, height + 0.07, 0.07, b.bevel(0.02), b.cell(0.4)), finishes.lacquer, {
    at: [0, middle, 0],
  })
  b.add(box(width + 0.09, 0.03, 0.09), painted('pale', 0.4, { glow: 1.3 }), {
    at: [0, middle - height / 2 - 0.03, 0],
  })
}
