import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import { spray, stalk } from '../motifs/bamboo.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { polygon } from '../paths.ts'

const cane = '#d9a55a'

// A lounge chair of bent cane with cushions.
const chair =
  line('M-150 0C-130-80-150-150-120-250M150 0C130-80 150-120 160-150', '#8f5f28', 17) +
  line('M-176-10C-60-40 80-40 176-10', '#8f5f28', 14) +
  line('M-120-250C-90-330 40-340 70-250C90-190 130-160 186-150', cane, 20) +
  many(6, (i) =>
    line(d`M${-106 + i * 32} ${-262 - Math.sin((i / 5) * Math.PI) * 40}L${-100 + i * 40} -124`, cane, 7),
  ) +
  shape('M-126-118C-40-138 90-138 170-118C180-92 160-70 140-70H-96C-124-70-136-94-126-118Z', '#fff4de') +
  shape('M-126-100C-40-118 90-118 172-100C172-84 156-70 140-70H-96C-116-70-128-84-126-100Z', '#ecd6ae') +
  shape(
    'M-96-240C-60-262 0-262 22-240C34-200 36-160 30-128C-10-136-60-134-94-122C-104-160-106-204-96-240Z',
    '#e8764a',
  ) +
  line(
    'M-70-232C-60-190-60-160-66-136M-36-244C-28-200-28-160-30-134M-2-244C6-206 6-170 4-136',
    '#c9552c',
    5,
    { opacity: 0.7 },
  ) +
  line('M-128-64H148', cane, 16)

const lantern = (r: number) =>
  line(d`M0 ${-r * 1.1}V-400`, '#3d2a16', 4) +
  oval(0, 0, r, r * 1.1, '#ffe3a0') +
  many(5, (i) =>
    line(
      d`M${-r * Math.cos((i - 2) * 0.5)} ${(i - 2) * r * 0.46}H${r * Math.cos((i - 2) * 0.5)}`,
      '#d99a3f',
      4,
    ),
  ) +
  line(
    d`M0 ${-r * 1.1}C${-r * 0.8} ${-r * 0.5} ${-r * 0.8} ${r * 0.5} 0 ${r * 1.1}M0 ${-r * 1.1}C${r * 0.8} ${-r * 0.5} ${r * 0.8} ${r * 0.5} 0 ${r * 1.1}`,
    '#d99a3f',
    3.4,
  ) +
  box(-r * 0.3, -r * 1.18, r * 0.6, 12, '#8f5f28', { radius: 4 }) +
  box(-r * 0.3, r * 1.06, r * 0.6, 12, '#8f5f28', { radius: 4 })

/** A cane chair and a paper lantern in a bamboo grove. */
export const bambooLiving: Poster = (paper) => [
  backdrop(paper.down('#0f4a3a', '#2f8560', '#a7d98a')),
  disc(760, 300, 560, paper.glow('#e9ffb0', 0.75)),
  many(11, (i) => stalk(20 + i * 124, 26, '#3f9a68', '#6cc08a', '#2b7d52', -40 + ((i * 53) % 110))),
  many(4, (i) =>
    shape(
      polygon([
        [420 + i * 190, -10],
        [480 + i * 190, -10],
        [330 + i * 190, 690],
        [200 + i * 190, 690],
      ]),
      '#f6ffcf',
      { opacity: 0.1 },
    ),
  ),
  many(7, (i) => stalk(-20 + i * 204, 40, '#2b7f55', '#58ab74', '#1c6342', -70 + ((i * 71) % 118))),
  shape('M-20 582C200 556 460 574 700 566S1120 560 1300 580V690H-20Z', '#1b5a3c'),
  shape('M-20 612C260 590 620 604 1300 600V690H-20Z', '#12452f'),
  oval(640, 616, 360, 26, '#0a2f20', { opacity: 0.6 }),
  place({ x: 610, y: 614, size: 1.36 }, chair),
  place(
    { x: 930, y: 612 },
    line('M-70 0L-52-116M70 0L52-116M0 0V-116', '#8f5f28', 11),
    oval(0, -118, 92, 20, '#8f5f28'),
    oval(0, -126, 92, 20, '#d9a55a'),
    shape('M-24-138C-24-176 24-176 24-138Z', '#fff4de'),
    line('M24-160c18-2 18 18 2 18', '#fff4de', 6),
  ),
  disc(950, 190, 250, paper.glow('#ffe9a8', 0.8)),
  place({ x: 950, y: 190 }, lantern(84)),
  place({ x: 230, y: 120, size: 0.7 }, disc(0, 0, 170, paper.glow('#ffe9a8', 0.6)), lantern(62)),
  stalk(60, 64, '#145c3d', '#3c9463', '#0d452d', 40),
  stalk(1176, 74, '#145c3d', '#3c9463', '#0d452d', 96),
  place({ x: 132, y: 40, size: 1.3 }, spray(5, 11, ['#1d6f4a', '#3c9463', '#6cc08a'])),
  place({ x: 1150, y: 20, size: 1.5 }, spray(8, 13, ['#1d6f4a', '#3c9463', '#6cc08a'])),
  place({ x: 560, y: -20, size: 1.1 }, spray(3, 9, ['#145c3d', '#2b7f55', '#58ab74'])),
]
