import { box, d, line, many, place, shape } from '../draw.ts'
import { cloud, glitter, gull, orb, streak } from '../motifs/sky.ts'
import { turbine } from '../motifs/turbine.ts'
import { again, all, type Film, sway } from './film.ts'
import { tide } from './tide.ts'

const foot = (x: number, y: number, size: number) =>
  place(
    { x, y, size },
    box(-26, -26, 52, 70, '#f2a313', { radius: 4 }),
    box(-38, -34, 76, 12, '#ffc84a', { radius: 3 }),
    line('M-34-34v-20M34-34v-20M-34-54H34', '#ffc84a', 4),
  )

const boat = (at: number) =>
  place(
    { x: -160 + 1600 * at, y: 628 + 4 * sway(at, 3), turn: 1.4 * sway(at, 3, 0.2) },
    shape('M-86-24H86L62 20H-62Z', '#e5482d'),
    box(-40, -72, 66, 48, '#ffffff', { radius: 5 }),
    box(-28, -62, 42, 16, '#3f86cf', { radius: 3 }),
    line('M52-24V-84L86-50', '#f2a313', 6),
    line('M-92 22C-130 26-160 18-190 24', '#ffffff', 5, { opacity: 0.6 }),
  )

/** Turbines at sea on a fresh morning. */
export const windFarm: Film = {
  seconds: 10,
  still: 0.42,
  loss: 34,
  frame: (paper, at) => [
    all(paper.down('#2878bc', '#86c8e0', '#ffe3bd', '#ffc398')),
    orb(paper, 430, 452, 92, '#fff3cf', 0.95),
    cloud(200 + 30 * sway(at), 150, 1.2, '#ffffff', 0.75),
    cloud(1060 - 26 * sway(at, 1, 0.3), 96, 0.9, '#ffffff', 0.65),
    streak(680 + 22 * sway(at, 1, 0.6), 140, 230, '#ffffff', 0.5),
    ...(
      [
        [110, 0.3, 0],
        [262, 0.36, 50],
        [580, 0.34, 80],
        [720, 0.42, 20],
        [1212, 0.4, 66],
      ] as const
    ).map(([x, size, from]) => place({ x, y: 504, size }, turbine(paper, from + 360 * at))),
    box(0, 496, 1280, 230, paper.down('#f2bf98', '#3f9fb4', '#0b5878')),
    glitter(60, 430 + 6 * sway(at, 2), 506, 8, 110 + 8 * sway(at, 3), '#fff3cf'),
    place({ x: 340, y: 556, size: 0.72 }, turbine(paper, 30 + 360 * at)),
    foot(340, 556, 0.75),
    tide({ y: 564, rise: 6, length: 300, shift: 300 * at }, paper.down('#3aa0b4', '#16708f'), '#d3f5f0', 2),
    place({ x: 920, y: 636, size: 1.04 }, turbine(paper, 12 + 360 * at)),
    foot(920, 636, 1.25),
    tide({ y: 638, rise: 9, length: 420, shift: -420 * at }, paper.down('#187a98', '#0a4d70'), '#8fdfe0', 2),
    boat(at),
    tide({ y: 676, rise: 8, length: 520, shift: 520 * at }, paper.down('#0d5a7c', '#063a58'), '#4fb0c0', 0),
    many(5, (i) =>
      line(d`M${(i * 290 + 60) % 1240} ${690 - (i % 3) * 8}h70`, '#e8fffb', 4, {
        opacity: 0.35 + 0.2 * sway(at, 2, i / 5),
      }),
    ),
    gull(1340 - 1440 * again(at, 1, 0.3), 300 + 16 * sway(at, 2), 0.9, '#23566e', 8 * sway(at, 12)),
    gull(
      1340 - 1440 * again(at, 1, 0.36),
      336 + 12 * sway(at, 2, 0.3),
      0.65,
      '#23566e',
      8 * sway(at, 12, 0.4),
    ),
  ],
}
