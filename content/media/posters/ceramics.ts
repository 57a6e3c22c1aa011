import { box, d, disc, line, many, oval, place, ring } from '../draw.ts'
import { blueVase, bowl, gourd } from '../motifs/pottery.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

const blossom = (x: number, y: number, r: number) =>
  place(
    { x, y },
    many(5, (i) => place({ turn: i * 72 }, disc(0, -r * 0.62, r * 0.48, '#ff8fa3'))),
    disc(0, 0, r * 0.3, '#ffd166'),
  )

const bud = (x: number, y: number) => disc(x, y, 8, '#ef5a78')

/** Vessels before a moon gate, with a branch of plum. */
export const ceramics: Poster = (paper) => [
  backdrop(paper.down('#f7efe0', '#efdfc4')),
  disc(640, 300, 286, paper.down('#a9cfe6', '#e3f1f2')),
  paper.inside(
    'M354 300a286 286 0 0 1 572 0a286 286 0 0 1-572 0Z',
    oval(520, 560, 260, 170, '#9fc3c9'),
    oval(820, 590, 280, 150, '#86b1b8'),
    oval(640, 620, 420, 120, '#6d9ea6'),
  ),
  ring(640, 300, 286, '#b98a5a', 22),
  ring(640, 300, 300, '#8f6236', 5),
  ring(640, 300, 270, '#d9b07f', 4),
  line(
    'M1300 90C1160 120 1060 70 960 140C900 180 860 170 800 210M1100 92C1080 150 1030 190 990 204M1190 108C1180 160 1200 190 1180 230',
    '#5a3a28',
    12,
  ),
  line('M960 140C930 110 900 100 870 104M860 180C840 170 800 160 770 170', '#5a3a28', 7),
  blossom(960, 140, 36),
  blossom(866, 100, 30),
  blossom(990, 208, 32),
  blossom(1090, 96, 38),
  blossom(1182, 236, 32),
  blossom(800, 212, 30),
  blossom(1200, 116, 30),
  blossom(890, 184, 26),
  bud(766, 168),
  bud(1030, 190),
  bud(920, 92),
  bud(1160, 190),
  bud(1250, 92),
  box(-10, 556, 1300, 130, paper.down('#b97d48', '#8a5429')),
  box(-10, 556, 1300, 12, '#dba76d'),
  many(4, (i) =>
    line(d`M-10 ${592 + i * 24}C300 ${584 + i * 26} 700 ${604 + i * 22} 1300 ${590 + i * 24}`, '#6f4020', 3, {
      opacity: 0.4,
    }),
  ),
  ...[
    [250, 150],
    [560, 170],
    [840, 120],
    [1040, 130],
  ].map(([x = 0, w = 0]) => oval(x + 20, 612, w, 15, '#4a2812', { opacity: 0.45 })),
  place({ x: 236, y: 606, size: 1.12 }, bowl(paper, 132, ['#ffffff', '#f4f8ff', '#b9c9e2'], '#dfe9f6')),
  place(
    { x: 236, y: 606, size: 1.12 },
    line('M-122-78C-60-58 60-58 122-78', '#1d4fb8', 8),
    many(7, (i) => disc(-78 + i * 26, -40 - Math.abs(i - 3) * 3, 8, '#1d4fb8')),
  ),
  place({ x: 236, y: 532, size: 1 }, bowl(paper, 104, ['#dff3e4', '#9bd6b8', '#5aa890'], '#c4e8d2')),
  place({ x: 556, y: 612, size: 1.36 }, blueVase(paper)),
  place({ x: 838, y: 608, size: 1.26 }, gourd(paper)),
  place({ x: 1046, y: 612, size: 1 }, bowl(paper, 88, ['#f2b27a', '#d67a3f', '#94441d'], '#7a3414')),
  place({ x: 1046, y: 612 }, line('M-70-34C-40-24 40-24 70-34', '#ffe3bd', 5, { opacity: 0.8 })),
]
