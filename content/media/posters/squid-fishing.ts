import { box, d, disc, line, many, place, shape } from '../draw.ts'
import { minnow } from '../motifs/fish.ts'
import { swell } from '../motifs/sea.ts'
import { backdrop, stars } from '../motifs/sky.ts'
import { squid } from '../motifs/squid.ts'
import type { Paper, Poster } from '../paper.ts'
import { polygon } from '../paths.ts'

// A jigging boat: a row of lamps from bow to stern; the water line is at y 0.
const boat = (paper: Paper, glow: string) =>
  line('M-190-118L-120-200H110L206-126', '#7d9ab0', 5) +
  line('M-120-44V-210M110-44V-210', '#7d9ab0', 8) +
  many(11, (i) => disc(-112 + i * 22, -176, 34, paper.glow(glow, 0.75))) +
  many(
    11,
    (i) => line(d`M${-112 + i * 22} -200v14`, '#33485f', 3) + disc(-112 + i * 22, -176, 10, '#fffdf0'),
  ) +
  box(-160, -128, 86, 84, '#f4f7fb', { radius: 5 }) +
  box(-148, -112, 62, 24, '#1d3a5c', { radius: 4 }) +
  box(-74, -86, 60, 42, '#dbe5ef', { radius: 4 }) +
  shape('M-214-52C-150-42 100-42 218-66C208-24 184 6 150 20H-168C-196 2-210-24-214-52Z', '#c7351c') +
  shape('M-214-52C-150-42 100-42 218-66L214-48C100-26-150-26-212-36Z', '#ffffff') +
  line('M40-48V-110M66-48V-110', '#8ea6bd', 5)

/** Lamps on the night sea, and what they call up from the deep. */
export const squidFishing: Poster = (paper) => [
  backdrop(paper.down('#020b1c', '#06283a', '#0c5a5f')),
  stars(79, 70, '#d8fff4', 250),
  disc(430, 160, 420, paper.glow('#5dffd0', 0.35)),
  disc(1060, 210, 260, paper.glow('#5dffd0', 0.3)),
  place({ x: 1064, y: 312, size: 0.5 }, boat(paper, '#eaffd8')),
  place({ x: 806, y: 308, size: 0.28 }, boat(paper, '#eaffd8')),
  swell(
    { y: 316, rise: 5, length: 300, shift: 20 },
    paper.down('#0f7a78', '#063a4c', '#02121f'),
    '#9dffe4',
    2,
  ),
  place({ x: 420, y: 344, size: 1.12 }, boat(paper, '#f4ffdc')),
  swell(
    { y: 352, rise: 8, length: 360, shift: 150 },
    paper.down('#12908a', '#07485a', '#021828'),
    '#8affdf',
    0,
  ),
  many(9, (i) =>
    shape(
      polygon([
        [300 + i * 28, 356],
        [318 + i * 28, 356],
        [330 + i * 44, 690],
        [220 + i * 44, 690],
      ]),
      paper.thin('#b8ffe6', 0.32, 0),
    ),
  ),
  many(4, (i) =>
    shape(
      polygon([
        [1030 + i * 20, 356],
        [1042 + i * 20, 356],
        [1050 + i * 30, 560],
        [1000 + i * 30, 560],
      ]),
      paper.thin('#b8ffe6', 0.25, 0),
    ),
  ),
  line('M500 348C510 420 520 470 560 520M474 348C470 420 440 450 420 500', '#dffff4', 2.5, { opacity: 0.7 }),
  place({ x: 700, y: 548, size: 1.12, turn: 12 }, squid(paper, '#ffd0c4', '#f2806a', '#b8423f')),
  place({ x: 252, y: 590, size: 0.56, turn: -14 }, squid(paper, '#ffd0c4', '#d86a62', '#8f3440')),
  place({ x: 1120, y: 520, size: 0.46, turn: 26 }, squid(paper, '#ffd0c4', '#c95f60', '#7a2c3c')),
  minnow(90, 450, 0.9, '#7fe8d4', 0.6),
  minnow(150, 486, 0.7, '#7fe8d4', 0.5),
  minnow(960, 430, 0.7, '#7fe8d4', 0.5),
  minnow(1200, 640, 0.9, '#7fe8d4', 0.5),
  minnow(560, 430, 0.6, '#7fe8d4', 0.6),
  many(14, (i) =>
    disc(470 + ((i * 83) % 420), 640 - ((i * 57) % 220), 3 + (i % 4), '#c8fff0', { opacity: 0.45 }),
  ),
]
