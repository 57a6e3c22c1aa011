import { disc, line, oval, place, shape } from '../draw.ts'
import { knitting, yarn } from '../motifs/knit.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

// One repeat of the pattern, eight stitches wide: . ground, o mustard, x ink, w white.
const pattern = ['w.w.w.w.', '...o....', '..ooo...', '.ooxoo..', '..ooo...', '...o....'] as const
const colours: Record<string, string> = { '.': '#e4583f', o: '#ffc857', x: '#2a2350', w: '#fff4e2' }
const stitch = (row: number, column: number) =>
  colours[pattern[row % pattern.length]?.[column % 8] ?? '.'] ?? '#e4583f'

/** Yarn, needles and a patterned knit. */
export const knitwear: Poster = (paper) => [
  backdrop(paper.down('#fdeccf', '#f9d7a6')),
  disc(640, 210, 420, paper.glow('#ffffff', 0.7)),
  oval(330, 402, 210, 24, '#b06a35', { opacity: 0.25 }),
  oval(930, 402, 220, 24, '#b06a35', { opacity: 0.25 }),
  place(
    { x: 520, y: 236, turn: 214 },
    line('M-300 0H300', '#2a2350', 15),
    line('M-300 3H296', '#5a4f92', 4),
    disc(310, 0, 25, '#ffc857'),
    disc(316, 8, 7, '#fff4e2'),
  ),
  place(
    { x: 760, y: 236, turn: -34 },
    line('M-300 0H300', '#2a2350', 15),
    line('M-300-3H296', '#5a4f92', 4),
    disc(310, 0, 25, '#ffc857'),
    disc(304, -8, 7, '#fff4e2'),
  ),
  place({ x: 330, y: 278 }, yarn(paper, 142, '#2f8f8b', '#63bdb2', '#155f63')),
  place({ x: 950, y: 266 }, yarn(paper, 156, '#3a3170', '#6e63b5', '#1f184a')),
  place({ x: 640, y: 250 }, yarn(paper, 172, '#e4583f', '#ff8f70', '#a9301f')),
  line('M470 330C380 420 250 380 180 300C110 220 60 260 30 320C8 360-10 380-30 386', '#2f8f8b', 9),
  line('M1080 320C1150 400 1200 360 1230 300C1250 260 1270 240 1310 236', '#3a3170', 9),
  shape('M-20 424H1300V700H-20Z', '#b83a26'),
  knitting(-20, 430, 22, 6, 60, stitch),
  line('M-20 414H1300', '#2a2350', 16),
  line('M-20 410H1300', '#5a4f92', 4),
]
