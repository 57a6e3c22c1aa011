import { box, disc, place } from '../draw.ts'
import { range } from '../motifs/islands.ts'
import { junk } from '../motifs/junk.ts'
import { ripples, swell } from '../motifs/sea.ts'
import { backdrop, cloud, glitter, gull, rings } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

/** The fleet leaves the islands in the morning. */
export const islandFishery: Poster = (paper) => [
  backdrop(paper.down('#ffcf6e', '#ffe4a1', '#fff3cf')),
  rings(430, 286, 168, 44, 6, '#ffffff'),
  disc(430, 286, 138, paper.down('#ff7a45', '#ffb25c')),
  cloud(930, 118, 1.35, '#ffffff', 0.75),
  cloud(190, 126, 0.9, '#ffffff', 0.6),
  range(
    448,
    [
      [-20, 400],
      [90, 340],
      [190, 392],
      [300, 430],
      [380, 448],
    ],
    '#7fb8a6',
    0.75,
  ),
  range(
    448,
    [
      [520, 448],
      [640, 372],
      [740, 330],
      [830, 384],
      [920, 356],
      [1040, 420],
      [1120, 448],
    ],
    '#8cc4ad',
    0.7,
  ),
  range(
    450,
    [
      [900, 450],
      [1010, 390],
      [1120, 316],
      [1210, 366],
      [1300, 340],
    ],
    '#3f9280',
  ),
  range(
    450,
    [
      [1080, 450],
      [1180, 408],
      [1300, 380],
    ],
    '#246e66',
  ),
  box(0, 444, 1280, 240, paper.down('#7fd6bd', '#1d8f8d', '#0b5a6b')),
  glitter(33, 430, 454, 10, 140, '#fff1bd'),
  place({ x: 1010, y: 474, size: 0.5 }, junk(paper, '#d9643a')),
  place({ x: 210, y: 486, size: 0.6 }, junk(paper, '#c9502f')),
  swell({ y: 510, rise: 7, length: 340, shift: 60 }, paper.down('#39b0a4', '#177e86'), '#c6f5e3', 2, {
    opacity: 0.8,
  }),
  place({ x: 716, y: 560, size: 1.32 }, junk(paper, '#d6442b')),
  swell({ y: 590, rise: 12, length: 400, shift: 220 }, paper.down('#178792', '#0b5468'), '#8fe3d4', 3),
  swell({ y: 640, rise: 10, length: 520, shift: 90 }, paper.down('#0d5f74', '#073c52'), '#4db4b8', 0),
  ripples(
    [
      [80, 560, 70],
      [980, 566, 90],
      [1120, 620, 70],
      [220, 640, 100],
      [640, 632, 80],
    ],
    '#d4fbee',
    0.5,
  ),
  gull(560, 176, 0.9, '#5b3a2a', -6),
  gull(640, 142, 0.65, '#5b3a2a', 6),
  gull(1060, 232, 0.8, '#5b3a2a', 0),
]
