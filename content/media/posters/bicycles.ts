import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import { bicycle } from '../motifs/bicycle.ts'
import { fir } from '../motifs/plants.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { ground, polygon } from '../paths.ts'

const tent =
  shape(
    polygon([
      [-130, 0],
      [0, -150],
      [130, 0],
    ]),
    '#f2a313',
  ) +
  shape(
    polygon([
      [0, -150],
      [130, 0],
      [40, 0],
    ]),
    '#c9760a',
  ) +
  shape(
    polygon([
      [0, -150],
      [-34, 0],
      [40, 0],
    ]),
    '#5a2a12',
  ) +
  line('M0-150V-170', '#5a2a12', 6)

/** A bicycle before a striped sun; the tent stands in the hills. */
export const bicycles: Poster = (paper) => [
  backdrop(paper.down('#f7e3c0', '#fbd08a')),
  disc(640, 318, 282, '#ef6a3a'),
  disc(640, 318, 282, paper.down('#f7a23c', '#e5482d')),
  many(6, (i) => box(340, 372 + i * 34, 600, 6 + i * 4, '#fbd08a')),
  shape(
    polygon([
      [-20, 470],
      [150, 250],
      [250, 350],
      [340, 280],
      [520, 480],
    ]),
    '#3f7a74',
  ),
  shape(
    polygon([
      [150, 250],
      [250, 350],
      [200, 400],
      [220, 480],
      [120, 480],
      [140, 360],
    ]),
    '#2f635f',
  ),
  shape(
    polygon([
      [110, 302],
      [150, 250],
      [196, 296],
      [164, 314],
      [144, 300],
      [128, 318],
    ]),
    '#fff6e4',
  ),
  shape(
    polygon([
      [780, 480],
      [960, 300],
      [1060, 390],
      [1150, 240],
      [1310, 470],
    ]),
    '#3f7a74',
  ),
  shape(
    polygon([
      [1150, 240],
      [1310, 470],
      [1190, 480],
      [1210, 400],
      [1150, 340],
    ]),
    '#2f635f',
  ),
  shape(
    polygon([
      [1112, 296],
      [1150, 240],
      [1192, 300],
      [1170, 316],
      [1150, 298],
      [1132, 318],
    ]),
    '#fff6e4',
  ),
  shape(
    ground([
      [-20, 470],
      [220, 440],
      [480, 470],
      [800, 456],
      [1060, 440],
      [1300, 466],
    ]),
    '#5f9a5a',
  ),
  many(6, (i) =>
    place({ x: 20 + i * 58, y: 480 - (i % 3) * 12, size: 0.72 + (i % 2) * 0.16 }, fir('#2f7350', '#22593d')),
  ),
  many(4, (i) =>
    place({ x: 1110 + i * 58, y: 474 - (i % 2) * 12, size: 0.72 + (i % 3) * 0.1 }, fir('#2f7350', '#22593d')),
  ),
  place({ x: 1010, y: 498, size: 0.78 }, tent),
  shape(
    ground([
      [-20, 540],
      [300, 506],
      [700, 520],
      [1300, 500],
    ]),
    '#3f7f4a',
  ),
  shape('M-20 590C320 560 900 560 1300 586V690H-20Z', '#4a4f63'),
  shape('M-20 590C320 560 900 560 1300 586V596C900 570 320 570-20 600Z', '#fff6e4', { opacity: 0.9 }),
  many(8, (i) => line(d`M${30 + i * 170} ${652 - Math.sin(i / 2.3) * 10}h84`, '#ffc933', 9)),
  oval(640, 614, 330, 16, '#1d2333', { opacity: 0.45 }),
  place({ x: 634, y: 612, size: 1.38 }, bicycle('#0f8f96', '#8a4a22')),
]
