import { box, d, disc, line, many, place, shape } from '../draw.ts'
import { range } from '../motifs/islands.ts'
import { ripples } from '../motifs/sea.ts'
import { containerShip } from '../motifs/ship.ts'
import { backdrop, glitter, gull, orb, streak } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

const deck = 452

// An A-shaped tower with its fans of cables; the deck hangs on both sides.
const tower = (x: number, reach: number) =>
  many(11, (i) => {
    const share = (i + 1) / 11
    const top = 108 + share * 110
    return (
      line(d`M${x} ${top}L${x - reach * (1 - share * 0.9)} ${deck - 6}`, '#ffe1c2', 2.6, { opacity: 0.85 }) +
      line(d`M${x} ${top}L${x + reach * (1 - share * 0.9)} ${deck - 6}`, '#ffe1c2', 2.6, { opacity: 0.85 })
    )
  }) +
  shape(d`M${x - 8} 78H${x + 8}L${x + 46} 640H${x + 22}L${x} 236L${x - 22} 640H${x - 46}Z`, '#47124f') +
  shape(d`M${x} 78H${x + 8}L${x + 46} 640H${x + 22}L${x} 236Z`, '#2c0a3c') +
  box(x - 30, 404, 60, 14, '#47124f')

/** The long bridge over the strait at sundown. */
export const harbourCity: Poster = (paper) => [
  backdrop(paper.down('#4b1d73', '#c2306d', '#ff7a52', '#ffc27a')),
  orb(paper, 640, 392, 132, '#ffe7a3', 0.85),
  streak(110, 176, 300, '#ff9a6b', 0.55),
  streak(820, 128, 260, '#f0679a', 0.5),
  streak(960, 262, 220, '#ffb27a', 0.6),
  range(
    520,
    [
      [-20, 470],
      [120, 430],
      [240, 462],
      [380, 444],
      [520, 486],
      [560, 520],
    ],
    '#8a2a6b',
  ),
  range(
    520,
    [
      [720, 520],
      [820, 470],
      [960, 440],
      [1090, 468],
      [1200, 430],
      [1300, 452],
    ],
    '#8a2a6b',
  ),
  box(0, 516, 1280, 160, paper.down('#ff8f5f', '#a02b6e', '#3d1261')),
  glitter(14, 640, 528, 9, 150, '#ffefb8'),
  place(
    { x: 640, y: 604, size: 0.44 },
    containerShip(paper, {
      hull: '#5b1a5e',
      boot: '#37104a',
      cargo: ['#ff9a6b', '#e5482d', '#ffd166', '#7a2a7e'],
    }),
  ),
  tower(300, 330),
  tower(980, 330),
  box(-10, deck - 6, 1300, 20, '#5a1a5c'),
  box(-10, deck - 8, 1300, 5, '#ffb27a'),
  many(27, (i) => line(d`M${i * 50} ${deck - 8}v-20`, '#5a1a5c', 3) + disc(i * 50, deck - 30, 4, '#ffe9a8')),
  box(372, deck - 24, 54, 16, '#ffd166', { radius: 3 }),
  box(430, deck - 20, 14, 12, '#ffffff', { radius: 3 }),
  box(786, deck - 22, 40, 14, '#0fa7b8', { radius: 3 }),
  ripples(
    [
      [60, 566, 90],
      [190, 604, 60],
      [400, 640, 120],
      [820, 612, 80],
      [1090, 572, 110],
      [1000, 644, 130],
      [60, 650, 100],
      [760, 656, 60],
    ],
    '#ffc79a',
    0.45,
  ),
  gull(470, 196, 0.9, '#fff0dc', -8),
  gull(536, 166, 0.65, '#fff0dc', 4),
]
