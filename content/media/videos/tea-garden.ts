import { d, disc, line, many, oval, type Point, place, shape, times } from '../draw.ts'
import { range } from '../motifs/islands.ts'
import { fir } from '../motifs/plants.ts'
import { cloud, rings } from '../motifs/sky.ts'
import { curve, leaf } from '../paths.ts'
import { again, all, type Film, sway } from './film.ts'

const hedge = (ridge: readonly Point[], fill: string, light: string) =>
  line(curve(ridge), fill, 36) +
  line(curve(ridge.map(([x, y]): Point => [x, y - 9])), light, 9, { opacity: 0.7 })

const blade = (y: number, turn: number, length: number, colour: string) =>
  place(
    { y, turn },
    shape(leaf(length, length * 0.24), colour),
    line(d`M6 0H${length * 0.86}`, '#eaffc4', 3, { opacity: 0.6 }),
  )

// The bud and its leaves, which bend in the wind.
const sprig = (wind: number) =>
  line(d`M0 20C-4 -40 ${4 + wind} -80 ${wind} -128`, '#3f8f4a', 7) +
  place(
    { x: wind * 0.2 },
    blade(-40, -158 + wind * 0.3, 112, '#3f9a4c'),
    blade(-58, -26 + wind * 0.4, 122, '#58b052'),
  ) +
  place(
    { x: wind },
    blade(-104, -128 + wind * 0.5, 92, '#79c556'),
    blade(-112, -56 + wind * 0.5, 88, '#97d65a'),
    blade(-122, -92 + wind * 0.6, 74, '#c4ea7a'),
  )

// Someone who picks, seen to the waist behind a hedge; the hand goes to the bush and to the basket.
const picker = (at: number, shirt: string) => {
  const reach = sway(at, 4)
  return (
    oval(30, -46, 40, 34, '#c98a4f') +
    line('M4-66H58M8-50H56', '#8a5a2c', 4) +
    shape('M-34 20C-36-50-26-74 0-74C26-74 34-50 34 20Z', shirt) +
    line(d`M-18 -52L${-52 - 8 * reach} ${-20 + 12 * reach}`, shirt, 15) +
    disc(-56 - 8 * reach, -14 + 12 * reach, 9, '#f2c9a5') +
    place(
      { y: -92, turn: 4 * reach },
      oval(0, 0, 20, 22, '#f2c9a5'),
      shape('M-62-6L0-46L62-6C30 4-30 4-62-6Z', '#e9cf9a'),
      line('M-62-6C-30 4 30 4 62-6', '#b8935a', 4),
    )
  )
}

/** Terraces in the morning: mist drifts, leaves bend, pickers work along the rows. */
export const teaGarden: Film = {
  seconds: 12,
  still: 0.3,
  loss: 28,
  frame: (paper, at) => [
    all(paper.down('#a9dcd6', '#e0f4dc', '#fdf8dc')),
    rings(930, 150, 96 + 4 * sway(at), 30, 4, '#ffffff'),
    disc(930, 150, 76, '#ffd98a'),
    cloud(260 + 34 * sway(at), 96, 1, '#ffffff', 0.8),
    cloud(620 - 28 * sway(at, 1, 0.3), 150, 0.7, '#ffffff', 0.7),
    range(
      430,
      [
        [-20, 300],
        [120, 200],
        [260, 280],
        [420, 170],
        [600, 296],
        [760, 232],
        [900, 316],
        [1100, 226],
        [1300, 300],
      ],
      '#9fcfbd',
      0.8,
    ),
    range(
      480,
      [
        [-20, 372],
        [160, 296],
        [340, 366],
        [520, 308],
        [720, 390],
        [920, 340],
        [1120, 384],
        [1300, 326],
      ],
      '#6fb39a',
      0.9,
    ),
    oval(340 + 90 * sway(at), 396, 460, 34, paper.glow('#ffffff', 0.9)),
    oval(940 - 110 * sway(at, 1, 0.15), 384, 480, 36, paper.glow('#ffffff', 0.9)),
    shape('M-20 460C180 410 420 430 640 470S1000 410 1300 440V730H-20Z', '#4f9f72'),
    many(4, (i) => place({ x: 60 + i * 46, y: 452 - i * 10, size: 0.55 }, fir('#2f7d5a', '#246a4c'))),
    many(3, (i) => place({ x: 1100 + i * 50, y: 448 - i * 4, size: 0.5 }, fir('#2f7d5a', '#246a4c'))),
    ...times(8, (row) => {
      const y = 452 + row * 42
      const shade =
        ['#57ad63', '#4ba45c', '#3f9a55', '#348f4d', '#2a8346', '#21773f', '#196b38', '#125f31'][row] ??
        '#196b38'
      const light =
        ['#b8e07a', '#a8d96f', '#98d066', '#86c65c', '#75bb54', '#64b04c', '#55a546', '#4a9a40'][row] ??
        '#55a546'
      const wind = (i: number) => 2.4 * sway(at, 2, row * 0.13 + i * 0.11)
      const drawn = hedge(
        (
          [
            [-40, 26],
            [160, -12],
            [400, 6],
            [640, 34],
            [880, 4],
            [1100, -14],
            [1320, 20],
          ] as const
        ).map(([x, dy], i): Point => [x, y + dy + wind(i)]),
        shade,
        light,
      )
      const working =
        row === 2
          ? place({ x: 760, y: y + 6, size: 0.62 }, picker(at, '#e5654b'))
          : row === 4
            ? place({ x: 470 + 20 * sway(at, 1), y: y + 8, size: 0.9 }, picker(again(at, 1, 0.13), '#3b6fd6'))
            : row === 3
              ? place({ x: 930, y: y - 2, size: 0.74 }, picker(again(at, 1, 0.31), '#f2b04f'))
              : ''
      return working + drawn
    }),
    place({ x: 190, y: 700, size: 2 }, sprig(9 * sway(at, 2))),
    place({ x: 1150, y: 730, size: 1.6 }, sprig(8 * sway(at, 2, 0.2))),
    ...[0, 0.5].map((ahead, i) => {
      const flap = 0.35 + 0.65 * Math.abs(sway(at, 14, ahead))
      return place(
        { x: -60 + 1400 * again(at, 1, ahead), y: 330 + 60 * sway(at, 2, ahead), turn: 12 },
        place(
          { size: [flap, 1] },
          oval(-13, -6, 14, 17, i ? '#ffffff' : '#ffc64f'),
          oval(13, -6, 14, 17, i ? '#ffffff' : '#ffc64f'),
        ),
        line('M0-18V14', '#5a3a22', 4),
      )
    }),
  ],
}
