import { darker, lighter } from '../colour.ts'
import { d, disc, line, many, type Point, place, shape, times } from '../draw.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Paper, Poster } from '../paper.ts'
import { curve } from '../paths.ts'

// One fold of cloth hangs from the upper edge and swings to the lower left.
const edge = (x: number): Point[] => [
  [x + 250, -60],
  [x + 170, 120],
  [x + 128, 300],
  [x + 40, 470],
  [x - 96, 740],
]

const between = (left: readonly Point[], right: readonly Point[]) =>
  d`${curve(left)}L${curve([...right].reverse()).slice(1)}Z`

const fold = (
  paper: Paper,
  x: number,
  w: number,
  colour: string,
  pattern: (outline: string) => string = () => '',
) => {
  const outline = between(edge(x), edge(x + w))
  return (
    shape(
      outline,
      paper.across(darker(colour, 0.42), colour, lighter(colour, 0.28), colour, darker(colour, 0.3)),
    ) + pattern(outline)
  )
}

const dots = (paper: Paper, x: number, colour: string) => (outline: string) =>
  paper.inside(
    outline,
    many(11, (row) =>
      many(5, (i) => {
        const [ex] = edge(x)[Math.min(4, Math.floor(row / 2.4))] ?? [0, 0]
        return disc(ex - 80 + i * 58 + (row % 2) * 29, 20 + row * 64, 11, colour, { opacity: 0.9 })
      }),
    ),
  )

const stripes = (paper: Paper, x: number, w: number, colour: string, count: number) => (outline: string) =>
  paper.inside(
    outline,
    ...times(count, (i) => line(curve(edge(x + (w * (i + 0.5)) / count)), colour, 7, { opacity: 0.75 })),
  )

const weave = (paper: Paper, colour: string) => (outline: string) =>
  paper.inside(outline, ...times(17, (i) => line(d`M-40 ${i * 44}H1320`, colour, 3, { opacity: 0.28 })))

/** Falling cloth in violet and rose, with needle and thread. */
export const textileApparel: Poster = (paper) => [
  backdrop('#2b1478'),
  fold(paper, -190, 190, '#5b36c9', weave(paper, '#ffffff')),
  fold(paper, 0, 220, '#8f6bf0', stripes(paper, 0, 220, '#d9c8ff', 5)),
  fold(paper, 220, 230, '#f3a3c5'),
  fold(paper, 450, 200, '#42259f', dots(paper, 450, '#ffd166')),
  fold(paper, 650, 230, '#b497ff', weave(paper, '#ffffff')),
  fold(paper, 880, 200, '#ff7fa8', stripes(paper, 880, 200, '#ffe0ea', 4)),
  fold(paper, 1080, 240, '#6a45d8'),
  fold(paper, 1320, 260, '#3a1f96', dots(paper, 1320, '#b99cff')),
  line(
    'M-20 560C180 470 300 640 470 560C640 480 560 330 690 300C800 276 830 390 742 404C650 416 690 250 900 210',
    '#ffffff',
    6,
  ),
  line(
    'M-20 560C180 470 300 640 470 560C640 480 560 330 690 300C800 276 830 390 742 404C650 416 690 250 900 210',
    '#ffd166',
    2.4,
  ),
  place(
    { x: 1010, y: 160, turn: -26 },
    shape(
      'M-130-7C-60-14 60-14 118-10C134-8 134 8 118 10C60 14-60 14-130 7L-190 0Z',
      paper.down('#ffffff', '#c8cfe4', '#8e98b8'),
    ),
    shape('M64-3h44a3 3 0 0 1 0 6h-44a3 3 0 0 1 0-6Z', '#5b36c9'),
  ),
  line('M900 210C960 190 1030 150 1086 124', '#ffd166', 3.4),
]
