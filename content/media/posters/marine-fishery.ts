import { place } from '../draw.ts'
import { splash } from '../motifs/drops.ts'
import { fish, minnow } from '../motifs/fish.ts'
import { swell } from '../motifs/sea.ts'
import { backdrop, glitter, moon, stars, streak } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

/** A fish leaps before the full moon. */
export const marineFishery: Poster = (paper) => [
  backdrop(paper.down('#071c4d', '#0f3f92', '#2c86d8')),
  stars(21, 60, '#dcecff', 300),
  moon(paper, 884, 214, 142, '#ffe6ae', '#e8b968'),
  streak(980, 268, 250, '#123f8c', 0.55),
  streak(620, 128, 190, '#123f8c', 0.5),
  swell({ y: 392, rise: 26, length: 560, shift: 60 }, paper.down('#2fc0d3', '#0f6fb4'), '#9ff0f4', 4),
  glitter(4, 884, 392, 6, 96, '#ffe9b8'),
  splash(742, 440, 1.1, '#bdf3f6'),
  place(
    { x: 560, y: 262, size: 1.66, turn: 30 },
    fish(paper, { back: '#8ec5ef', belly: '#ffffff', fin: '#ff9d5c', ink: '#0b3f88' }),
  ),
  swell({ y: 470, rise: 24, length: 470, shift: 250 }, paper.down('#1591c6', '#0a4f99'), '#6fd6ec', 4),
  minnow(236, 546, 1.5, '#bfe9ff', 0.9),
  minnow(332, 512, 1.05, '#bfe9ff', 0.7),
  minnow(150, 506, 0.9, '#bfe9ff', 0.6),
  minnow(1010, 566, 1.7, '#bfe9ff', 0.9),
  minnow(1128, 530, 1.15, '#bfe9ff', 0.7),
  minnow(910, 528, 0.9, '#bfe9ff', 0.55),
  swell({ y: 588, rise: 20, length: 620, shift: 420 }, paper.down('#0a4690', '#061f55'), '#3c8fd6', 3),
  minnow(600, 640, 1.2, '#7fb9ec', 0.6),
]
