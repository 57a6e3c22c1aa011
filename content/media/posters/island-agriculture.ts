import { box, line, many, oval, place, shape } from '../draw.ts'
import { citrusLeaf, groveTree, orange } from '../motifs/citrus.ts'
import { hill } from '../motifs/fields.ts'
import { range } from '../motifs/islands.ts'
import { ripples } from '../motifs/sea.ts'
import { backdrop, cloud } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

/** A citrus grove above a turquoise bay. */
export const islandAgriculture: Poster = (paper) => [
  backdrop(paper.down('#7ed4ee', '#c9f0f5', '#f3fcf4')),
  cloud(420, 116, 1.2, '#ffffff', 0.9),
  cloud(742, 176, 0.8, '#ffffff', 0.8),
  range(
    330,
    [
      [-20, 300],
      [120, 246],
      [260, 280],
      [420, 318],
      [500, 330],
    ],
    '#8ec9c6',
    0.9,
  ),
  range(
    330,
    [
      [430, 330],
      [560, 288],
      [680, 262],
      [800, 300],
      [900, 330],
    ],
    '#a3d8d0',
    0.9,
  ),
  box(0, 326, 1280, 220, paper.down('#3fc4cf', '#1492b4')),
  ripples(
    [
      [60, 356, 80],
      [300, 380, 60],
      [520, 352, 90],
      [640, 402, 70],
      [160, 416, 100],
    ],
    '#d9fbfb',
    0.7,
  ),
  shape('M470 372l64 0-12 22h-42Z', '#ffffff'),
  shape('M498 366V300C530 324 538 346 538 366Z', '#ffffff'),
  shape('M492 366V316C474 334 468 350 466 366Z', '#ffd9a8'),
  hill(
    [
      [360, 560],
      [560, 470],
      [800, 380],
      [1020, 318],
      [1300, 262],
    ],
    paper.down('#8fd06a', '#5fb454'),
    4,
    '#f0ffcf',
  ),
  place({ x: 1010, y: 338, size: 0.62 }, groveTree('#2f8f4a', '#7cc96a')),
  place({ x: 1112, y: 318, size: 0.62 }, groveTree('#2f8f4a', '#7cc96a')),
  place({ x: 1214, y: 302, size: 0.62 }, groveTree('#2f8f4a', '#7cc96a')),
  box(768, 356, 82, 52, '#ffffff'),
  shape('M756 358L809 320L862 358Z', '#3d6fb0'),
  box(798, 376, 20, 32, '#3d6fb0'),
  hill(
    [
      [-20, 520],
      [200, 470],
      [440, 484],
      [700, 520],
      [980, 440],
      [1300, 400],
    ],
    paper.down('#58b14f', '#3b9447'),
    4,
    '#d4f3a6',
  ),
  place({ x: 720, y: 526, size: 0.95 }, groveTree('#237a42', '#63b95c')),
  place({ x: 880, y: 496, size: 0.95 }, groveTree('#237a42', '#63b95c')),
  place({ x: 1040, y: 462, size: 0.95 }, groveTree('#237a42', '#63b95c')),
  place({ x: 1200, y: 444, size: 0.95 }, groveTree('#237a42', '#63b95c')),
  hill(
    [
      [-20, 610],
      [240, 580],
      [560, 606],
      [900, 590],
      [1300, 520],
    ],
    paper.down('#2f8544', '#1d6638'),
    3,
    '#9fd987',
  ),
  oval(330, 640, 230, 22, '#124a29', { opacity: 0.5 }),
  many(3, (i) => place({ x: 232 + i * 98, y: 470 - (i % 2) * 26 }, orange(paper, 58))),
  many(4, (i) => place({ x: 186 + i * 96, y: 522 }, orange(paper, 56))),
  shape('M112 524H548L506 648H154Z', '#c98a4b'),
  many(3, (row) =>
    many(9, (i) =>
      box(
        124 + row * 13 + i * (46 - row * 2.6),
        534 + row * 38,
        38,
        26,
        row % 2 === i % 2 ? '#e0a868' : '#b57437',
        { radius: 6 },
      ),
    ),
  ),
  box(100, 514, 460, 22, '#8f5a2b', { radius: 10 }),
  line('M-20 60C80 40 210 70 300 130', '#6b4a2a', 15),
  line('M120 56C150 100 150 140 140 168', '#6b4a2a', 8),
  citrusLeaf(64, 52, 60, 1, '#2f8f4a'),
  citrusLeaf(190, 78, -40, 1.05, '#3fa455'),
  citrusLeaf(236, 96, 64, 1, '#237a42'),
  citrusLeaf(292, 128, 10, 1.1, '#3fa455'),
  citrusLeaf(20, 46, -28, 1, '#3fa455'),
  citrusLeaf(140, 130, 140, 0.9, '#237a42'),
  place({ x: 142, y: 206 }, orange(paper, 52)),
  place({ x: 300, y: 196 }, orange(paper, 46)),
  place({ x: 36, y: 130 }, orange(paper, 44)),
]
