import { box, disc, line, many, place } from '../draw.ts'
import { gear } from '../motifs/gear.ts'
import { honeycomb } from '../motifs/hexagons.ts'
import { robotArm } from '../motifs/robot-arm.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

const part = (x: number, colour: string, side: string) =>
  box(x, 488, 92, 72, colour, { radius: 10 }) +
  box(x, 536, 92, 24, side, { radius: 8 }) +
  disc(x + 46, 516, 15, '#ffffff', { opacity: 0.9 }) +
  disc(x + 46, 516, 7, side)

/** An arm lifts parts from the belt. */
export const smartManufacturing: Poster = (paper) => [
  backdrop(paper.slope('#061a4a', '#0d3a97', '#1557d6')),
  honeycomb(25, 62, '#7fb2ff', '#3f86ff', 0.16),
  disc(700, 330, 420, paper.glow('#4f9bff', 0.55)),
  place({ x: 1120, y: 180, turn: 8 }, gear(132, 16, '#2a66d8', '#0f3f9e')),
  place({ x: 966, y: 96, turn: 3 }, gear(74, 11, '#3c7cf0', '#1147ac')),
  place({ x: 150, y: 560, turn: 0 }, gear(120, 14, '#1e55c0', '#0b328a')),
  box(560, 560, 760, 28, '#8db6ff', { radius: 12 }),
  box(560, 574, 760, 14, '#5e8fe6', { radius: 7 }),
  many(9, (i) => disc(600 + i * 84, 604, 22, '#c5d8fb') + disc(600 + i * 84, 604, 9, '#1147ac')),
  part(982, '#2fd0c0', '#0f9aa2'),
  part(1150, '#ff7f63', '#d84a2c'),
  place({ x: 0, y: -62 }, part(784, '#2fd0c0', '#0f9aa2')),
  place({ x: 330, y: 636, size: 1.12 }, robotArm(paper)),
  line('M830 512V546', '#aee6ff', 4, { dash: '2 14' }),
  box(0, 634, 1280, 40, '#051640'),
  box(0, 632, 1280, 5, '#3f7be8'),
  many(14, (i) => box(40 + i * 96, 648, 44, 8, '#f2a313', { radius: 2, opacity: 0.85 })),
]
