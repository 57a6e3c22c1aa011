import { box, d, disc, line, many, shape } from '../draw.ts'
import { range } from '../motifs/islands.ts'
import { swell } from '../motifs/sea.ts'
import { backdrop, moon, stars } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { polygon } from '../paths.ts'

const lighthouse =
  shape('M-62 0L-38-300H38L62 0Z', '#fff7ea') +
  shape('M-57-60L-51-130H51L57-60Z', '#e5482d') +
  shape('M-46-200L-40-270H40L46-200Z', '#e5482d') +
  shape('M8-300H38L62 0H24Z', '#0b2d45', { opacity: 0.2 }) +
  box(-54, -318, 108, 18, '#0f3347', { radius: 4 }) +
  line('M-50-318v-22M-25-318v-22M0-318v-22M25-318v-22M50-318v-22M-52-340H52', '#0f3347', 4) +
  box(-30, -382, 60, 64, '#ffe9a0') +
  line('M-30-382v64M-10-382v64M10-382v64M30-382v64', '#0f3347', 4) +
  shape('M-42-382C-36-420 36-420 42-382Z', '#e5482d') +
  line('M0-412v-24', '#0f3347', 5) +
  shape('M-16 0V-34a16 16 0 0 1 32 0V0Z', '#0f3347') +
  box(-10, -178, 20, 26, '#0f3347', { radius: 10 })

/** The lighthouse keeps watch over the island coast. */
export const islandTravel: Poster = (paper) => [
  backdrop(paper.down('#06283d', '#0c5468', '#3aa39c', '#f6d9a0')),
  stars(15, 46, '#eafff8', 260),
  moon(paper, 236, 196, 52, '#fff4d2', '#e6c98a'),
  range(
    470,
    [
      [-20, 420],
      [110, 380],
      [240, 416],
      [380, 440],
      [470, 470],
    ],
    '#1d6f78',
    0.9,
  ),
  range(
    470,
    [
      [420, 470],
      [540, 432],
      [640, 410],
      [780, 444],
      [900, 470],
    ],
    '#2c8a88',
    0.8,
  ),
  shape(
    polygon([
      [880, 160],
      [-40, 20],
      [-40, 250],
    ]),
    paper.across('#fff2b5', '#fff2b5'),
    { opacity: 0.2 },
  ),
  shape(
    polygon([
      [880, 160],
      [-40, 86],
      [-40, 178],
    ]),
    '#fff6cf',
    { opacity: 0.28 },
  ),
  shape(
    polygon([
      [880, 160],
      [1320, 66],
      [1320, 190],
    ]),
    '#fff2b5',
    { opacity: 0.24 },
  ),
  box(0, 462, 1280, 220, paper.down('#2f9aa0', '#0b4a63')),
  swell({ y: 492, rise: 8, length: 380, shift: 20 }, paper.down('#238a97', '#0f6178'), '#a6eadf', 2),
  shape(
    'M600 690C640 610 700 600 720 560C742 520 800 540 812 508C830 484 1000 486 1030 520C1060 548 1120 540 1150 580C1200 600 1260 610 1320 700Z',
    '#0d3443',
  ),
  shape(
    'M720 560C742 520 800 540 812 508C830 484 1000 486 1030 520C980 520 900 530 870 560C830 590 760 590 720 560Z',
    '#2f8f5d',
  ),
  shape('M812 508C830 484 1000 486 1030 520C980 512 880 516 812 508Z', '#6cc27a'),
  shape('M1030 520C1060 548 1120 540 1150 580C1110 580 1060 572 1030 520Z', '#1f6d4f'),
  `<g transform="translate(880 514) scale(.92)">${lighthouse}</g>`,
  disc(880, 192, 120, paper.glow('#fff2b5', 0.85)),
  box(966, 462, 92, 56, '#fff1da'),
  shape('M954 464L1012 422L1070 464Z', '#e5482d'),
  box(984, 480, 20, 22, '#ffcf6b'),
  box(1022, 480, 20, 38, '#0f3347'),
  many(5, (i) => line(d`M${800 - i * 26} ${540 + i * 22}h34`, '#d9c9a0', 6)),
  swell({ y: 580, rise: 16, length: 430, shift: 210 }, paper.down('#156f86', '#0a4059'), '#8fe0d8', 3),
  many(5, (i) =>
    disc(640 + i * 46 + (i % 2) * 16, 584 - (i % 3) * 14, 7 - (i % 3), '#dcfaf2', { opacity: 0.9 }),
  ),
  shape('M196 590l84 0-14 34h-58Z', '#fff7ea'),
  shape('M232 584V470C272 500 286 546 288 584Z', '#ffffff'),
  shape('M224 584V496C198 524 186 556 182 584Z', '#f6b26b'),
  swell({ y: 628, rise: 14, length: 520, shift: 40 }, paper.down('#0c4d68', '#062c44'), '#4fb5ba', 2),
]
