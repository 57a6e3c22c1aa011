import { box, disc, many, oval, place, shape } from '../draw.ts'
import { hill } from '../motifs/fields.ts'
import { ear, roundTree, sprout } from '../motifs/plants.ts'
import { backdrop, cloud, orb, rings } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

const farm =
  box(-60, -52, 120, 52, '#fff6e4') +
  shape('M-74-50L0-108L74-50Z', '#d8512f') +
  shape('M0-108L74-50H40L-6-98Z', '#b53c1f') +
  box(-16, -36, 32, 36, '#8a5a2b') +
  box(28, -38, 18, 18, '#7cb8d8') +
  box(-46, -38, 18, 18, '#7cb8d8')

/** A seedling before rolling fields in the morning. */
export const greenAgriculture: Poster = (paper) => [
  backdrop(paper.down('#ffe9a8', '#fff6d8', '#d9f0c4')),
  orb(paper, 356, 212, 108, '#ffc13d', 0.6),
  rings(356, 212, 150, 34, 4, '#ffc13d'),
  cloud(706, 120, 1, '#ffffff', 0.85),
  cloud(1130, 176, 1.3, '#ffffff', 0.75),
  hill(
    [
      [-20, 366],
      [180, 300],
      [420, 262],
      [660, 318],
      [900, 360],
      [1120, 300],
      [1300, 250],
    ],
    '#a8d880',
    0,
  ),
  hill(
    [
      [-20, 420],
      [220, 340],
      [470, 352],
      [720, 424],
      [980, 396],
      [1300, 318],
    ],
    paper.down('#84c863', '#6fb856'),
    5,
    '#f4ffd8',
  ),
  place({ x: 246, y: 352, size: 0.95 }, farm),
  place({ x: 150, y: 374, size: 0.85 }, roundTree('#3f9a4c', '#86cf74', '#6b4a2a')),
  place({ x: 356, y: 352, size: 0.65 }, roundTree('#4aa552', '#8fd67c', '#6b4a2a')),
  hill(
    [
      [-20, 500],
      [260, 432],
      [560, 462],
      [860, 540],
      [1100, 520],
      [1300, 446],
    ],
    paper.down('#55ab52', '#3f9548'),
    5,
    '#d8f5b4',
  ),
  hill(
    [
      [-20, 590],
      [280, 548],
      [600, 580],
      [900, 618],
      [1300, 556],
    ],
    paper.down('#2f8544', '#226c38'),
    3,
    '#a9e08d',
  ),
  oval(850, 574, 150, 22, '#1c5a30', { opacity: 0.5 }),
  shape('M700 580C740 540 800 526 852 528C910 528 966 548 1004 586Z', '#6a4426'),
  shape('M700 580C740 540 800 526 852 528C830 540 790 560 780 584Z', '#8a5c35'),
  place(
    { x: 852, y: 534, size: 1.72 },
    sprout({
      stem: '#2a7a3c',
      left: paper.slope('#1f7a41', '#35a152'),
      right: paper.slope('#5cc25a', '#8fdc63'),
      vein: '#eaffd0',
    }),
  ),
  disc(770, 250, 13, '#ffffff', { opacity: 0.9 }),
  disc(766, 246, 5, '#ffffff'),
  many(9, (i) =>
    place(
      { x: 24 + i * 54, y: 690 - (i % 3) * 10, size: 0.9 - (i % 2) * 0.14, turn: -6 + (i % 4) * 5 },
      ear('#caa23a', '#f3c64c'),
    ),
  ),
]
