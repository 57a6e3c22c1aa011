import { d, disc, line, many, type Point, place, ring, shape } from '../draw.ts'
import { parcel } from '../motifs/parcel.ts'
import { plane } from '../motifs/plane.ts'
import { backdrop, cloud } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

const [cx, cy, r] = [640, 560, 400]
const hub: Point = [842, 372]

// A route from the hub over the sea to a far harbour.
const route = ([x, y]: Point, lift: number, colour: string) =>
  line(d`M${hub[0]} ${hub[1]}Q${(hub[0] + x) / 2} ${Math.min(hub[1], y) - lift} ${x} ${y}`, colour, 6, {
    dash: '16 13',
  }) +
  disc(x, y, 13, colour) +
  ring(x, y, 13, '#ffffff', 4)

/** The globe, its routes, and parcels that travel them. */
export const export2022: Poster = (paper) => {
  const globe = d`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`
  return [
    backdrop(paper.down('#0f6fe0', '#4aa8ff', '#bfe6ff')),
    disc(cx, cy, r * 1.5, paper.glow('#ffffff', 0.7)),
    ring(cx, cy, r + 50, '#ffffff', 3, { opacity: 0.5, dash: '3 14' }),
    ring(cx, cy, r + 130, '#ffffff', 3, { opacity: 0.35, dash: '3 14' }),
    cloud(180, 148, 1.2, '#ffffff', 0.9),
    cloud(1092, 206, 1.05, '#ffffff', 0.85),
    disc(cx, cy, r, paper.ball('#8fe3ff', '#2a9df0', '#0b4fb8')),
    paper.inside(
      globe,
      many(
        5,
        (i) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${40 + i * 90}" ry="${r}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".25"/>`,
      ),
      many(4, (i) => line(d`M${cx - r} ${260 + i * 100}H${cx + r}`, '#ffffff', 2.5, { opacity: 0.22 })),
      shape(
        'M300 470C320 380 400 300 470 268C520 250 560 290 540 330C520 360 560 380 600 372C640 366 650 410 610 430C570 450 580 500 540 520C500 540 480 620 430 640C370 650 290 560 300 470Z',
        '#5ccf7c',
      ),
      shape(
        'M300 470C320 380 400 300 470 268C430 320 400 400 410 470C420 540 400 600 390 640C330 620 292 550 300 470Z',
        '#3fb56a',
      ),
      shape(
        'M660 210C720 190 800 210 860 260C900 300 950 320 980 380C1000 430 960 450 920 430C880 420 850 440 860 480C870 530 820 560 780 530C740 500 760 450 720 430C680 420 650 390 680 360C700 330 640 300 630 270C624 240 640 220 660 210Z',
        '#6fd984',
      ),
      shape('M860 260C900 300 950 320 980 380C1000 430 960 450 920 430C900 380 880 320 860 260Z', '#3fb56a'),
      shape('M900 560C950 530 1010 560 1020 610C1000 650 930 660 900 620Z', '#5ccf7c'),
      shape('M560 620C600 600 660 610 680 650L640 690H560Z', '#5ccf7c'),
    ),
    route([410, 372], 130, '#ff7a2f'),
    route([486, 536], 40, '#ffd23f'),
    route([962, 590], -60, '#ffffff'),
    disc(hub[0], hub[1], 30, '#ffffff', { opacity: 0.4 }),
    disc(hub[0], hub[1], 17, '#e5482d'),
    ring(hub[0], hub[1], 17, '#ffffff', 5),
    place({ x: 640, y: 130, turn: -7, size: 1.02 }, plane(paper, '#ff6b2c', '#d5e2f2')),
    line('M330 166C400 146 440 140 474 138', '#ffffff', 10, { opacity: 0.9 }),
    line('M360 196C410 182 440 176 470 172', '#ffffff', 6, { opacity: 0.7 }),
    place({ x: 128, y: 574 }, parcel(122, '#e8a24a', '#ff6b2c')),
    place({ x: 262, y: 632 }, parcel(84, '#2f78ea', '#ffffff')),
    place({ x: 1130, y: 580 }, parcel(126, '#ff7f5a', '#ffffff')),
    place({ x: 1004, y: 640 }, parcel(78, '#ffc23d', '#e5482d')),
  ]
}
