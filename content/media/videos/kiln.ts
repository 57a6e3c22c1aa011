import { box, d, disc, line, many, oval, place, shape, times } from '../draw.ts'
import { blueVase, bowl, gourd } from '../motifs/pottery.ts'
import type { Paper } from '../paper.ts'
import { again, all, type Film, sway } from './film.ts'

const flame = (x: number, h: number, at: number, seed: number, colour: string) => {
  const [a, b] = [12 * sway(at, 5, seed), 16 * sway(at, 7, seed + 0.3)]
  const top = h * (1 + 0.14 * sway(at, 6, seed))
  return shape(
    d`M${x - 46} 470C${x - 60 + a} ${470 - top * 0.4} ${x - 14 - a} ${470 - top * 0.5} ${x + b} ${470 - top}C${x + 14 + a} ${470 - top * 0.6} ${x + 64 - a} ${470 - top * 0.4} ${x + 46} 470Z`,
    colour,
  )
}

// A bowl that grows under the hand on a turning wheel; the groove runs round it.
const wheel = (paper: Paper, at: number) => {
  const grow = 1 + 0.1 * sway(at)
  return (
    oval(0, 96, 190, 26, '#1a0d08', { opacity: 0.5 }) +
    box(-26, 20, 52, 90, '#4a2f22') +
    oval(0, 18, 170, 30, '#5a3a2a') +
    oval(0, 6, 170, 30, paper.across('#c9a07a', '#a87a54', '#7a5236')) +
    times(8, (i) => {
      const angle = (at * 8 + i / 8) * 2 * Math.PI
      return Math.sin(angle) > -0.2
        ? oval(150 * Math.cos(angle), 6 + 26 * Math.sin(angle), 8, 2.4, '#7a5236')
        : ''
    }).join('') +
    place(
      { y: 4, size: [1 / grow, grow] },
      shape(
        'M-70-120C-90-70-70-20-46 0H46C70-20 90-70 70-120Z',
        paper.across('#e9c4a0', '#c98f66', '#8a5a3a'),
      ),
      ...times(4, (i) =>
        line(
          d`M${-80 + i * 4} ${-94 + i * 26 + 3 * sway(at, 8, i / 4)}Q0 ${-78 + i * 26} ${80 - i * 4} ${-94 + i * 26 - 3 * sway(at, 8, i / 4)}`,
          '#8a5a3a',
          3,
          { opacity: 0.5 },
        ),
      ),
      oval(0, -120, 70, 16, '#f0d0b0'),
      oval(0, -118, 54, 10, '#7a4a2c'),
    ) +
    place(
      { x: -92 + 8 * sway(at, 2), y: -70 },
      line('M-150 60C-100 40-60 10 0 0', '#3f6fa8', 42),
      line('M-40 8C-24 0-10 0 8 4', '#f2c9a5', 30),
      disc(12, 4, 17, '#f2c9a5'),
    ) +
    place(
      { x: 96 - 8 * sway(at, 2), y: -76, size: [-1, 1] },
      line('M-150 60C-100 40-60 10 0 0', '#3f6fa8', 42),
      line('M-40 8C-24 0-10 0 8 4', '#f2c9a5', 30),
      disc(12, 4, 17, '#f2c9a5'),
    )
  )
}

/** A kiln in fire, pots on their boards, and hands at the wheel. */
export const kiln: Film = {
  seconds: 10,
  still: 0.3,
  loss: 33,
  frame: (paper, at) => [
    all(paper.down('#2a1812', '#4a2a1c', '#6a3f28')),
    ...times(7, (row) =>
      many(13, (i) =>
        box(-40 + i * 110 + (row % 2) * 55, 12 + row * 62, 102, 54, '#5a3626', { radius: 6, opacity: 0.55 }),
      ),
    ),
    disc(430, 330, 430, paper.glow('#ff9a3c', 0.75)),
    // The kiln's mouth.
    shape('M150 490V290A280 250 0 0 1 710 290V490Z', '#8a4a30'),
    ...times(11, (i) =>
      place(
        { x: 430, y: 300, turn: -100 + i * 20 },
        box(-34, -268, 66, 48, i % 2 ? '#a85a3a' : '#94503a', { radius: 6 }),
      ),
    ),
    shape('M220 490V300A210 190 0 0 1 640 300V490Z', '#3a0f06'),
    paper.inside(
      'M220 490V300A210 190 0 0 1 640 300V490Z',
      disc(430, 470, 300, paper.glow('#ff7a1f', 0.95)),
      ...[250, 320, 390, 470, 540, 610].map((x, i) => flame(x, 200 + (i % 3) * 40, at, i * 0.21, '#ff6a1a')),
      ...[285, 360, 430, 505, 575].map((x, i) => flame(x, 150 + (i % 2) * 40, at, i * 0.33 + 0.1, '#ffa52e')),
      ...[320, 430, 540].map((x, i) => flame(x, 96, at, i * 0.4 + 0.2, '#ffe07a')),
      place({ x: 330, y: 480, size: 0.4 }, gourd(paper)),
      place({ x: 430, y: 480, size: 0.46 }, blueVase(paper, '#7a2f0a')),
      place({ x: 530, y: 480, size: 0.4 }, gourd(paper)),
      box(200, 300, 460, 200, '#ff8a2a', { opacity: 0.22 }),
    ),
    box(130, 482, 600, 26, '#6a3a28', { radius: 6 }),
    // Boards with finished pots.
    ...[196, 372].flatMap((y, row) => [
      box(800, y, 440, 14, '#b8743c'),
      ...times(4, (i) =>
        place(
          { x: 856 + i * 108, y, size: row ? 0.32 : 0.36 },
          (i + row) % 3 === 0
            ? blueVase(paper)
            : (i + row) % 3 === 1
              ? gourd(paper)
              : bowl(paper, 120, ['#ffffff', '#e6f0ea', '#a8c6b8'], '#5fa08a'),
        ),
      ),
    ]),
    box(812, 80, 12, 420, '#8a4f24'),
    box(1216, 80, 12, 420, '#8a4f24'),
    box(0, 506, 1280, 220, paper.down('#4a2a1c', '#2a160e')),
    oval(430, 540, 420, 36, '#ff9a3c', { opacity: 0.24 }),
    place({ x: 930, y: 600, size: 0.96 }, wheel(paper, at)),
    ...times(9, (i) => {
      const rise = again(at, 2 + (i % 2), i * 0.29)
      return disc(
        240 + ((i * 97) % 390) + 30 * sway(at, 2, i / 18),
        480 - 440 * rise,
        3.6 * (1 - rise) + 0.6,
        '#ffc25a',
        { opacity: Math.round((1 - rise) * 90) / 100 },
      )
    }),
  ],
}
