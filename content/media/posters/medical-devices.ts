import { disc, line, many, oval, place, ring, shape } from '../draw.ts'
import { capsule, heart, plus, stethoscope, trace } from '../motifs/medicine.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

/** A heart, its trace and the tools that listen to it. */
export const medicalDevices: Poster = (paper) => [
  backdrop(paper.slope('#d8f7ee', '#8fe0d0', '#2fb5ad')),
  many(8, (row) => many(14, (i) => plus(50 + i * 96 + (row % 2) * 48, 44 + row * 92, 9, 6, '#ffffff', 0.5))),
  disc(600, 320, 330, '#ffffff', { opacity: 0.28 }),
  disc(600, 320, 262, '#ffffff', { opacity: 0.4 }),
  ring(600, 320, 330, '#ffffff', 3, { opacity: 0.6, dash: '4 16' }),
  place({ x: 610, y: 346 }, shape(heart(206), '#0b6d72', { opacity: 0.22 })),
  place({ x: 600, y: 324 }, shape(heart(204), paper.slope('#ff8f7a', '#ef4a43', '#c22a3d'))),
  place(
    { x: 600, y: 324 },
    shape('M-172-84C-170-140-112-164-66-142C-110-136-146-112-150-64C-152-40-172-52-172-84Z', '#ffffff', {
      opacity: 0.4,
    }),
  ),
  line(trace(356), '#0b6d72', 20, { opacity: 0.25 }),
  line(trace(348), '#ffffff', 13),
  place({ x: 976, y: 300, turn: 8, size: 1.04 }, stethoscope(paper, '#0c5a6e', '#86aebb')),
  oval(200, 592, 150, 18, '#0b6d72', { opacity: 0.25 }),
  place({ x: 176, y: 536, turn: -24 }, capsule(120, 44, '#ffffff', '#ffb03a')),
  place({ x: 316, y: 584, turn: 14 }, capsule(84, 30, '#1557d6', '#dff0ff')),
  place({ x: 120, y: 176, size: 1 }, plus(0, 0, 62, 42, '#ffffff')),
  plus(120, 176, 62 - 12, 22, '#2fb5ad', 0.35),
]
