import { chance } from '../chance.ts'
import { box, disc, line, many, oval, place, shape } from '../draw.ts'
import { snowflake } from '../motifs/ice.ts'
import { backdrop } from '../motifs/sky.ts'
import { coldTruck } from '../motifs/truck.ts'
import type { Poster } from '../paper.ts'
import { polygon } from '../paths.ts'

const peak = (x: number, base: number, half: number, h: number, light: string, shade: string) =>
  shape(
    polygon([
      [x - half, base],
      [x, base - h],
      [x + half, base],
    ]),
    light,
  ) +
  shape(
    polygon([
      [x, base - h],
      [x + half, base],
      [x + half * 0.1, base],
      [x - half * 0.12, base - h * 0.52],
    ]),
    shade,
  ) +
  shape(
    polygon([
      [x, base - h],
      [x + half * 0.28, base - h * 0.72],
      [x + half * 0.08, base - h * 0.62],
      [x - half * 0.06, base - h * 0.7],
      [x - half * 0.3, base - h * 0.7],
    ]),
    '#ffffff',
  )

/** A cold lorry between mountains of ice. */
export const coldChain: Poster = (paper) => {
  const c = chance(50)
  return [
    backdrop(paper.down('#1f6fc4', '#5fb4ea', '#d5f1fd')),
    disc(330, 170, 340, paper.glow('#ffffff', 0.55)),
    place({ x: 176, y: 150, turn: 12 }, snowflake(120, '#ffffff', 12, 0.9)),
    place({ x: 1096, y: 128, turn: -8 }, snowflake(88, '#ffffff', 9, 0.8)),
    place({ x: 700, y: 92, turn: 20 }, snowflake(46, '#ffffff', 6, 0.7)),
    peak(150, 560, 290, 260, '#9bd3f4', '#6bb3e2'),
    peak(1080, 560, 360, 372, '#a9daf7', '#70b7e6'),
    peak(830, 560, 230, 230, '#bfe5fa', '#86c5ec'),
    peak(480, 560, 280, 210, '#b2dff8', '#7bbfe9'),
    many(46, () =>
      disc(c.between(0, 1280), c.between(0, 540), c.between(2, 6), '#ffffff', {
        opacity: Math.round(c.between(0.4, 0.95) * 100) / 100,
      }),
    ),
    box(0, 552, 1280, 130, paper.down('#eaf7fe', '#b9def2')),
    box(0, 598, 1280, 50, '#3b4f73'),
    box(0, 596, 1280, 5, '#ffffff', { opacity: 0.8 }),
    many(10, (i) => box(20 + i * 136, 620, 72, 7, '#ffffff', { radius: 3, opacity: 0.9 })),
    oval(640, 628, 430, 15, '#101c36', { opacity: 0.45 }),
    place({ x: 640, y: 626, size: 1.06 }, coldTruck(paper, snowflake(64, '#1b7fd6', 9))),
    line('M60 470H170M20 420H130M70 520H150', '#ffffff', 8, { opacity: 0.8 }),
    shape('M-20 640C120 622 260 650 420 646S760 636 900 650S1180 636 1300 644V690H-20Z', '#ffffff'),
    place(
      { x: 1216, y: 470 },
      box(-24, -150, 48, 190, '#ffffff', { radius: 24 }),
      disc(0, 50, 40, '#ffffff'),
      box(-9, -60, 18, 100, '#ff5a3c', { radius: 9 }),
      disc(0, 50, 25, '#ff5a3c'),
      many(5, (i) => line(`M16 ${-116 + i * 28}h${i % 2 ? 12 : 20}`, '#3b4f73', 4)),
    ),
  ]
}
