import { d, disc, line, many, type Point, place, ring, shape } from '../draw.ts'
import { camel } from '../motifs/camel.ts'
import { backdrop, rings, streak } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { curve, ground } from '../paths.ts'

// A dune: its windward face, and the lee side in shade from the crest to the right.
const dune = (ridge: readonly Point[], peak: number, light: string, shade: string) => {
  const lee = ridge.slice(peak)
  const [x = 0, y = 0] = ridge[peak] ?? []
  return (
    shape(ground(ridge), light) +
    shape(d`${curve(lee)}L1320 700L${x - 60} 700C${x - 150} 620 ${x + 40} ${y + 120} ${x} ${y}Z`, shade)
  )
}

const city = shape(
  'M-120 0V-40h34v-34a26 30 0 0 1 52 0v34h20V-92h22v92h14v-50a34 40 0 0 1 68 0v50h34v-70l8-22 8 22v70Z',
  '#b5562b',
)

/** A caravan on the crest, and the old route drawn in the evening sky. */
export const beltAndRoad: Poster = (paper) => [
  backdrop(paper.down('#ff9d5c', '#ffc487', '#ffe6bd')),
  rings(842, 244, 176, 46, 5, '#fff3d6'),
  disc(842, 244, 150, paper.down('#fffdf4', '#ffe3a0')),
  streak(90, 236, 220, '#fff1da', 0.7),
  streak(980, 330, 200, '#fff1da', 0.6),
  place({ x: 332, y: 432, size: 0.72 }, city),
  shape(
    ground([
      [-20, 430],
      [200, 408],
      [420, 432],
      [700, 402],
      [1000, 426],
      [1300, 396],
    ]),
    '#e78f52',
  ),
  dune(
    [
      [-40, 470],
      [120, 452],
      [330, 408],
      [520, 470],
      [760, 520],
      [1320, 540],
    ],
    2,
    '#f0a35f',
    '#c8683a',
  ),
  dune(
    [
      [-40, 620],
      [260, 560],
      [600, 480],
      [866, 398],
      [1050, 470],
      [1320, 540],
    ],
    3,
    '#f7b873',
    '#b9552c',
  ),
  place({ x: 566, y: 492, size: 0.86, turn: -15 }, camel('#5c2a18', '#1557d6', '#ffd166')),
  place({ x: 738, y: 440, size: 0.86, turn: -17 }, camel('#6b321c', '#e5482d', '#ffe2a8')),
  place({ x: 392, y: 536, size: 0.86, turn: -13 }, camel('#6b321c', '#0e8a7a', '#ffe2a8')),
  dune(
    [
      [-40, 600],
      [220, 588],
      [470, 632],
      [700, 664],
      [1320, 690],
    ],
    1,
    '#d9743f',
    '#8f3a22',
  ),
  dune(
    [
      [300, 720],
      [700, 650],
      [1010, 560],
      [1190, 602],
      [1340, 640],
    ],
    2,
    '#e98b4e',
    '#8f3a22',
  ),
  line('M60 330C200 150 420 60 640 84S1060 150 1240 86', '#0b2a6b', 5, { dash: '2 17' }),
  ...(
    [
      [60, 330],
      [330, 133],
      [640, 84],
      [962, 116],
      [1240, 86],
    ] as const
  ).map(([x, y]) => disc(x, y, 14, '#0b2a6b') + disc(x, y, 6, '#ffd166')),
  ring(640, 84, 26, '#0b2a6b', 3, { opacity: 0.5 }),
  many(6, (i) =>
    line(
      d`M${120 + i * 26} ${640 + i * 6}C${190 + i * 30} ${622 + i * 8} ${250 + i * 30} ${632 + i * 8} ${300 + i * 30} ${650 + i * 6}`,
      '#f7b873',
      2.5,
      { opacity: 0.35 },
    ),
  ),
]
