import { box, d, disc, line, many, place, shape } from '../draw.ts'
import { range } from '../motifs/islands.ts'
import { backdrop, cloud, gull } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { polygon, star } from '../paths.ts'

// Scaffold towers along the hull.
const scaffold = (x: number) =>
  line(d`M${x} 640V236M${x + 86} 640V236`, '#f2b441', 8) +
  many(
    5,
    (i) =>
      line(d`M${x - 8} ${250 + i * 80}H${x + 94}`, '#f2b441', 9) +
      line(d`M${x} ${330 + i * 80}L${x + 86} ${250 + i * 80}`, '#f2b441', 4, { opacity: i < 5 ? 0.8 : 0 }),
  )

/** A hull in the dock, bow on, under the gantry. */
export const shipbuilding: Poster = (paper) => [
  backdrop(paper.down('#4f8fc4', '#a9d2ea', '#fbe6cc')),
  cloud(250, 214, 1.1, '#ffffff', 0.85),
  cloud(1050, 236, 1.2, '#ffffff', 0.8),
  range(
    590,
    [
      [-20, 520],
      [140, 470],
      [300, 510],
      [460, 540],
      [600, 590],
    ],
    '#8ab0c8',
  ),
  range(
    590,
    [
      [680, 590],
      [860, 520],
      [1000, 480],
      [1140, 510],
      [1300, 470],
    ],
    '#8ab0c8',
  ),
  line('M70 640V84M190 640V84', '#c7351c', 20),
  line('M1090 640V84M1210 640V84', '#c7351c', 20),
  line('M70 320L190 220M190 320L70 220M1090 320L1210 220M1210 320L1090 220', '#c7351c', 8),
  box(30, 40, 1220, 60, '#e5482d', { radius: 6 }),
  box(30, 82, 1220, 18, '#a92c17', { radius: 6 }),
  many(20, (i) =>
    line(d`M${46 + i * 60} 82L${76 + i * 60} 44L${106 + i * 60} 82`, '#ff8f70', 4, { opacity: 0.7 }),
  ),
  box(580, 92, 120, 36, '#22304f', { radius: 5 }),
  line('M606 128V176M674 128V176', '#22304f', 5),
  scaffold(318),
  scaffold(876),
  box(-10, 588, 1300, 100, '#6d7c92'),
  shape(
    'M430 168H850C848 330 800 520 742 640H538C480 520 432 330 430 168Z',
    paper.across('#173a7a', '#2f6fd0', '#5a9bf0', '#2f6fd0', '#173a7a'),
  ),
  shape(
    'M470 420C500 510 520 590 538 640H742C760 590 780 510 810 420C760 440 520 440 470 420Z',
    paper.across('#7e1f12', '#d63c22', '#f2684a', '#d63c22', '#7e1f12'),
  ),
  line('M470 420C520 440 760 440 810 420', '#ffffff', 9),
  line('M640 168V640', '#0d2a5e', 5, { opacity: 0.5 }),
  shape('M640 168H850C848 330 800 520 742 640H640Z', '#061a40', { opacity: 0.16 }),
  shape('M410 146H870L850 186H430Z', '#f4f8fc'),
  box(404, 132, 472, 18, '#dfe8f2', { radius: 4 }),
  line('M424 132V104M500 132V104M576 132V104M704 132V104M780 132V104M856 132V104M424 104H856', '#ffffff', 5),
  ...[536, 744].map(
    (x) =>
      disc(x, 272, 30, '#0d2a5e') +
      line(
        d`M${x} 262V320M${x - 26} 304C${x - 22} 326 ${x - 10} 332 ${x} 332C${x + 10} 332 ${x + 22} 326 ${x + 26} 304`,
        '#dfe8f2',
        9,
      ),
  ),
  many(6, (i) => line(d`M${626} ${462 + i * 26}h28`, '#ffffff', 5, { opacity: 0.85 })),
  disc(640, 602, 50, paper.ball('#ff9a7d', '#d63c22', '#7e1f12')),
  shape(
    polygon([
      [470, 690],
      [520, 628],
      [760, 628],
      [810, 690],
    ]),
    '#4a586e',
  ),
  many(7, (i) => box(486 + i * 46, 636, 32, 54, '#8f5a2b', { radius: 3 })),
  box(-10, 648, 1300, 40, '#4a586e'),
  many(12, (i) => box(20 + i * 110, 660, 56, 9, '#f2b441', { radius: 3 })),
  place(
    { x: 470, y: 338 },
    disc(0, 0, 90, paper.glow('#fff3b8', 0.95)),
    shape(star(0, 0, 42, 8, 6), '#ffffff'),
    many(9, (i) => disc(-34 - i * 7, 20 + i * 15 + (i % 3) * 8, 4 - (i % 3), '#ffd23f')),
  ),
  place(
    { x: 856, y: 500 },
    disc(0, 0, 80, paper.glow('#fff3b8', 0.95)),
    shape(star(0, 0, 34, 7, 6), '#ffffff'),
    many(8, (i) => disc(22 + i * 7, 16 + i * 12 + (i % 3) * 8, 4 - (i % 3), '#ffd23f')),
  ),
  gull(256, 164, 0.8, '#23456e', -6),
  gull(1010, 168, 0.7, '#23456e', 6),
]
