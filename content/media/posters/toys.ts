import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import { backdrop, cloud } from '../motifs/sky.ts'
import { balloon, bear, block, engine, spotted, stackedRings, waggon } from '../motifs/toys.ts'
import type { Poster } from '../paper.ts'
import { regular, star } from '../paths.ts'

const sign = (path: string, colour: string) => shape(path, colour)

/** A playroom floor: train, bear, blocks and balloons. */
export const toys: Poster = (paper) => [
  backdrop(paper.down('#aee3ff', '#d9f3ff', '#fff1f5')),
  line('M-20 640C100 200 520 40 900 120S1300 420 1300 420', '#ff8fa3', 40, { opacity: 0.5 }),
  line('M-20 690C110 250 520 88 890 164S1300 470 1300 470', '#ffd166', 40, { opacity: 0.6 }),
  line('M-20 740C120 300 520 136 880 208S1300 520 1300 520', '#9be3c4', 40, { opacity: 0.6 }),
  cloud(200, 150, 1, '#ffffff', 0.95),
  cloud(640, 92, 0.8, '#ffffff', 0.9),
  place({ x: 1076, y: 150 }, balloon(paper, '#ef5a78')),
  place({ x: 1172, y: 206 }, balloon(paper, '#2a9de0')),
  place({ x: 986, y: 214 }, balloon(paper, '#ffb72e')),
  shape('M-20 548C320 520 960 520 1300 548V690H-20Z', '#f7c98f'),
  shape('M-20 574C320 546 960 546 1300 574V690H-20Z', '#eab472'),
  many(9, (i) => line(d`M${60 + i * 150} 566L${-20 + i * 166} 690`, '#d79a55', 3, { opacity: 0.6 })),
  place({ x: 1100, y: 596, size: 1.1 }, stackedRings(['#7a4fd8', '#2a9de0', '#2fb574', '#ffc933'])),
  place({ x: 250, y: 562, size: 1 }, block(112, '#2fb574', sign(regular(0, 0, 34, 3), '#ffffff'))),
  place({ x: 134, y: 566, size: 1 }, block(112, '#ffb72e', sign('M-24-24H24V24H-24Z', '#ffffff'))),
  place({ x: 194, y: 450, size: 1 }, block(112, '#ef5a78', sign(star(0, 0, 38, 16, 5), '#ffffff'))),
  oval(868, 592, 160, 18, '#9c6a2f', { opacity: 0.35 }),
  place({ x: 868, y: 590, size: 1.32 }, bear('#c98a4b', '#f7dcb4', '#3d2314')),
  oval(520, 640, 320, 18, '#9c6a2f', { opacity: 0.35 }),
  many(17, (i) => box(10 + i * 78, 640, 40, 14, '#a96a35', { radius: 5 })),
  box(-10, 634, 1300, 9, '#7a4a22'),
  place({ x: 590, y: 636, size: 1.1 }, engine(paper)),
  place({ x: 300, y: 636, size: 1.1 }, waggon('#7a4fd8')),
  place({ x: 260, y: 548, size: 0.9 }, spotted(40, '#ffffff', '#e5482d')),
  place({ x: 344, y: 536, size: 0.9 }, block(78, '#2a9de0', sign('M0-22L22 22H-22Z', '#ffffff'))),
  line('M420 590H446', '#22304f', 9),
  disc(692, 330, 26, '#ffffff', { opacity: 0.95 }),
  disc(726, 288, 34, '#ffffff', { opacity: 0.9 }),
  disc(676, 366, 15, '#ffffff', { opacity: 0.95 }),
]
