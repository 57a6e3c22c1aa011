import type { ConferenceHallPlan } from '../../conference/conference-hall-plans.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'

/** Paints: the fins of the walls, what is behind them, the doors. */
const fin = painted('brand', 0.55)
const behind = painted('deep', 0.8)
const line: ModelLook = { color: '#ffd9a0', glow: 1.7 }
const pitch = 0.56
const doorHalf = 1.25
const doorHeight = 2.7

/** Upright fins along both walls, washed by warm light from above and below; a door to each side of the stage. */
export function conferenceSides(b: ModelBuilder, hall: ConferenceHallPlan): void {
  const { width, height, back, front, door } = hall
  const [low, high] = [height * 0.09, height * 0.83]
  const [from, to] = [back + 2, front - 1]
  const count = Math.floor((to - from) / pitch)
  for (const side of [-1, 1]) {
    const x = (side * width) / 2
    const inside: '-x' | '+x' = side > 0 ? '+x' : '-x'
    b.add(panel(to - from, high - low, b.cell(0.7)), behind, {
      at: [x - side * 0.08, (low + high) / 2, (from + to) / 2],
      turn: (-side * Math.PI) / 2,
    })
    for (let i = 0; i <= count; i++) {
      const z = from + i * pitch
      b.add(box(0.34, high - low, 0.14, b.bevel(0.02), b.cell(0.75), { without: [inside] }), fin, {
        at: [x - side * 0.3, (low + high) / 2, z],
      })
    }
    for (const y of [low, high])
      b.add(box(0.1, 0.06, to - from, 0, b.cell(1)), line, { at: [x - side * 0.55, y, (from + to) / 2] })
    const lamps = Math.round((to - from) / 3.1)
    for (let i = 0; i < lamps; i++) {
      const z = from + ((i + 0.5) * (to - from)) / lamps
      b.lamp([x - side * 1.9, height * 0.9, z], [x - side * 0.3, height * 0.34, z], 46, 0.66)
      b.lamp([x - side * 1.2, 0.3, z + 1.5], [x - side * 0.3, height * 0.5, z + 1.5], 14, 0.6)
    }
  }
  for (const side of [-1, 1]) b.within({ at: [side * door, 0, back] }, () => exit(b))
  // The pin hangs over the right one.
  b.socket('door', [door, doorHeight * 0.45, back + 0.5])
}

/** Two leaves in a lit frame. */
function exit(b: ModelBuilder): void {
  for (const side of [-1, 1]) {
    b.add(box(doorHalf - 0.16, doorHeight - 0.25, 0.08, b.bevel(0.02), 9), painted('pale', 0.45), {
      at: [side * (doorHalf / 2 - 0.05), (doorHeight - 0.25) / 2, 0.3],
    })
    b.add(box(0.05, 0.5, 0.06, b.bevel(0.015), 9), finishes.aluminium, { at: [side * 0.16, 1.1, 0.37] })
    b.add(box(0.07, doorHeight, 0.1), finishes.coolLine, {
      at: [side * (doorHalf - 0.06), doorHeight / 2, 0.36],
    })
  }
  b.add(box(doorHalf * 2 - 0.1, 0.07, 0.1), finishes.coolLine, { at: [0, doorHeight - 0.06, 0.36] })
}
