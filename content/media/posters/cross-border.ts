import { box, many, place } from '../draw.ts'
import { container } from '../motifs/container.ts'
import { quayCrane } from '../motifs/crane.ts'
import { ripples, swell } from '../motifs/sea.ts'
import { containerShip } from '../motifs/ship.ts'
import { backdrop, cloud, gull, orb } from '../motifs/sky.ts'
import { skyline } from '../motifs/skyline.ts'
import type { Poster } from '../paper.ts'

/** A loaded ship at the quay and the crane above it. */
export const crossBorder: Poster = (paper) => [
  backdrop(paper.down('#8fcbf7', '#c9e8ff', '#f4fbff')),
  orb(paper, 640, 188, 74, '#ffffff', 0.9),
  cloud(330, 132, 1.25, '#ffffff', 0.9),
  cloud(742, 84, 0.8, '#ffffff', 0.8),
  cloud(1168, 226, 1, '#ffffff', 0.7),
  skyline(34, -10, 1290, 506, 150, '#a9d2f1'),
  skyline(9, 560, 1290, 506, 92, '#8dbfe8'),
  gull(560, 236, 1, '#24508f', -6),
  gull(628, 204, 0.7, '#24508f', 5),
  box(0, 500, 1280, 180, '#1d72cf'),
  swell({ y: 520, rise: 7, length: 320, shift: 40 }, '#1d72cf', '#6cb4f2', 0),
  place(
    { x: 452, y: 562 },
    containerShip(paper, {
      hull: '#d63c22',
      boot: '#7e1f12',
      cargo: ['#f2a313', '#1557d6', '#0fa7b8', '#0e8a5a', '#e5482d', '#2f78ea'],
    }),
  ),
  place({ x: 1098, y: 566 }, quayCrane('#0b2a6b', '#e5482d')),
  box(934, 562, 360, 120, '#5d6f8d'),
  box(934, 562, 360, 14, '#8799b5'),
  many(6, (i) => box(950 + i * 62, 584, 34, 8, '#f2a313', { radius: 2 })),
  container(1180, 508, 96, 54, '#0fa7b8'),
  swell({ y: 588, rise: 9, length: 330, shift: 130 }, paper.down('#165fb8', '#0d479a'), '#59a4ea', 2),
  swell({ y: 634, rise: 9, length: 420, shift: 310 }, paper.down('#0f4fa6', '#0a357c'), '#3f87d8', 0),
  ripples(
    [
      [90, 612, 70],
      [330, 620, 44],
      [700, 616, 80],
      [860, 652, 60],
      [180, 656, 90],
      [520, 660, 60],
    ],
    '#8cc6f8',
    0.55,
  ),
]
