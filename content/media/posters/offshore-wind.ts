import { box, d, line, many, place, shape } from '../draw.ts'
import { ripples, swell } from '../motifs/sea.ts'
import { backdrop, cloud, glitter, gull, orb, streak } from '../motifs/sky.ts'
import { turbine } from '../motifs/turbine.ts'
import type { Poster } from '../paper.ts'

const foot = (x: number, y: number, size: number) =>
  place(
    { x, y, size },
    box(-26, -26, 52, 60, '#f2a313', { radius: 4 }),
    box(-38, -34, 76, 12, '#ffc84a', { radius: 3 }),
    line('M-34-34v-20M34-34v-20M-34-54H34', '#ffc84a', 4),
  )

/** Turbines at sea, one row behind the other, at sunrise. */
export const offshoreWind: Poster = (paper) => [
  backdrop(paper.down('#2f7fb8', '#8ecbd6', '#ffd9b0', '#ffb58a')),
  orb(paper, 470, 424, 96, '#fff3cf', 0.95),
  cloud(210, 150, 1.2, '#ffffff', 0.75),
  streak(760, 118, 260, '#ffffff', 0.5),
  streak(150, 300, 200, '#fff0dc', 0.6),
  many(4, (i) =>
    line(
      d`M${-20} ${196 + i * 56}C200 ${150 + i * 56} 360 ${260 + i * 50} 620 ${206 + i * 50}S1060 ${150 + i * 56} 1300 ${230 + i * 44}`,
      '#ffffff',
      3,
      { opacity: 0.32 },
    ),
  ),
  ...(
    [
      [120, 0.3, 10],
      [270, 0.36, 48],
      [600, 0.34, 80],
      [740, 0.42, 22],
      [1210, 0.4, 66],
    ] as const
  ).map(([x, size, turn]) => place({ x, y: 474, size }, turbine(paper, turn))),
  box(0, 466, 1280, 220, paper.down('#f2b48f', '#3f9fae', '#0b5878')),
  glitter(60, 470, 476, 8, 120, '#fff3cf'),
  place({ x: 372, y: 520, size: 0.68 }, turbine(paper, 34)),
  foot(372, 520, 0.7),
  swell({ y: 528, rise: 6, length: 300, shift: 20 }, paper.down('#3aa0b4', '#16708f'), '#d3f5f0', 2, {
    opacity: 0.7,
  }),
  place({ x: 930, y: 596, size: 0.98 }, turbine(paper, 12)),
  foot(930, 596, 1.25),
  swell({ y: 598, rise: 10, length: 420, shift: 180 }, paper.down('#187a98', '#0a4d70'), '#8fdfe0', 3),
  shape('M560 574H724L700 612H590Z', '#e5482d'),
  box(600, 534, 60, 42, '#ffffff', { radius: 4 }),
  box(610, 544, 40, 14, '#3f86cf', { radius: 3 }),
  line('M676 574V520L712 548', '#f2a313', 6),
  swell({ y: 634, rise: 9, length: 520, shift: 60 }, paper.down('#0d5a7c', '#063a58'), '#4fb0c0', 0),
  ripples(
    [
      [90, 570, 80],
      [230, 610, 60],
      [1090, 566, 90],
      [760, 650, 90],
      [1150, 640, 70],
      [380, 652, 80],
    ],
    '#e8fffb',
    0.5,
  ),
  gull(660, 300, 0.9, '#23566e', -6),
  gull(724, 268, 0.65, '#23566e', 4),
]
