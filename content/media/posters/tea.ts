import { d, disc, line, many, oval, type Point, place, shape } from '../draw.ts'
import { hill } from '../motifs/fields.ts'
import { range } from '../motifs/islands.ts'
import { fir } from '../motifs/plants.ts'
import { backdrop, rings } from '../motifs/sky.ts'
import { steam, teaCup, teapot } from '../motifs/teaware.ts'
import type { Poster } from '../paper.ts'
import { curve, leaf } from '../paths.ts'

// Rows of clipped bushes, each a round hedge with a lit top, that follow the terraces.
const hedge = (ridge: readonly Point[], fill: string, light: string) =>
  line(curve(ridge), fill, 34) +
  line(curve(ridge.map(([x, y]): Point => [x, y - 8])), light, 9, { opacity: 0.7 })

const blade = (y: number, turn: number, length: number, colour: string) =>
  place(
    { y, turn },
    shape(leaf(length, length * 0.24), colour),
    line(d`M6 0H${length * 0.86}`, '#eaffc4', 3, { opacity: 0.6 }),
  )

// The bud and the leaves below it, as they are picked.
const sprig =
  line('M0 20C-4-40 4-80 0-128', '#3f8f4a', 7) +
  blade(-40, -158, 112, '#3f9a4c') +
  blade(-58, -26, 122, '#58b052') +
  blade(-104, -128, 92, '#79c556') +
  blade(-112, -56, 88, '#97d65a') +
  blade(-122, -92, 74, '#c4ea7a')

/** Terraces in the mist, and the pot that waits for the first leaves. */
export const tea: Poster = (paper) => [
  backdrop(paper.down('#bfe3d0', '#e6f4dc', '#fdf8e0')),
  rings(930, 178, 96, 30, 4, '#ffffff'),
  disc(930, 178, 78, '#ffd98a'),
  range(
    430,
    [
      [-20, 300],
      [120, 210],
      [260, 286],
      [420, 180],
      [600, 300],
      [760, 240],
      [900, 320],
      [1100, 236],
      [1300, 310],
    ],
    '#9fcfbd',
    0.8,
  ),
  range(
    470,
    [
      [-20, 380],
      [160, 300],
      [340, 372],
      [520, 316],
      [720, 396],
      [920, 346],
      [1120, 390],
      [1300, 330],
    ],
    '#6fb39a',
    0.9,
  ),
  shape('M-20 400C200 360 380 420 640 392S1080 372 1300 404V470H-20Z', '#ffffff', { opacity: 0.55 }),
  hill(
    [
      [-20, 470],
      [180, 410],
      [420, 430],
      [640, 470],
      [900, 420],
      [1300, 440],
    ],
    '#4f9f72',
    0,
  ),
  many(4, (i) => place({ x: 60 + i * 46, y: 446 - i * 10, size: 0.5 }, fir('#2f7d5a', '#246a4c'))),
  many(7, (row) => {
    const y = 452 + row * 42
    const shade =
      ['#57ad63', '#4ba45c', '#3f9a55', '#348f4d', '#2a8346', '#21773f', '#196b38'][row] ?? '#196b38'
    return hedge(
      [
        [-40, y + 26],
        [160, y - 12],
        [400, y + 6],
        [640, y + 34],
        [880, y + 4],
        [1100, y - 14],
        [1320, y + 20],
      ],
      shade,
      ['#b8e07a', '#a8d96f', '#98d066', '#86c65c', '#75bb54', '#64b04c', '#55a546'][row] ?? '#55a546',
    )
  }),
  oval(770, 612, 330, 34, '#0f4a2c', { opacity: 0.55 }),
  oval(770, 600, 340, 40, '#7a4a2a'),
  oval(770, 590, 340, 40, '#b87a45'),
  oval(770, 590, 312, 33, '#a36838'),
  place({ x: 720, y: 590, size: 1.62 }, teapot(paper, '#e9906a', '#b4512f', '#6f2a18')),
  place({ x: 1010, y: 600, size: 1.1 }, teaCup(paper, '#f4f8ef', '#b9d0c4', '#d8a23a')),
  place({ x: 1010, y: 512 }, steam('#ffffff', 150)),
  place({ x: 236, y: 566, size: 1.95, turn: -8 }, sprig),
]
