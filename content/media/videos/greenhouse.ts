import { box, d, disc, line, many, oval, place, shape, times } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { leaf } from '../paths.ts'
import { again, all, type Film, sway } from './film.ts'

// A tomato plant on its string, its foot at the origin, about 300 high; the leaves stir.
const vine = (at: number, seed: number) =>
  line('M0 0V-330', '#c9e0b8', 3) +
  line(d`M0 0C-8 -90 8 -180 ${3 * sway(at, 1, seed)} -300`, '#3f8f4a', 8) +
  times(6, (i) => {
    const y = -50 - i * 46
    const stir = 5 * sway(at, 2, seed + i * 0.17)
    const colour = ['#2f8f4e', '#45a85c', '#379a54'][i % 3] ?? '#2f8f4e'
    return (
      place({ y, turn: -18 + stir }, shape(leaf(88 - i * 5, 20), colour)) +
      place({ y: y - 12, turn: 198 - stir }, shape(leaf(88 - i * 5, 20), colour)) +
      place({ y: y - 24, turn: -52 + stir }, shape(leaf(58, 14), '#63bf70'))
    )
  }).join('') +
  times(3, (i) => {
    const x = i % 2 ? 22 : -24
    const y = -84 - i * 62
    return (
      line(d`M0 ${y - 18}Q${x * 0.8} ${y - 22} ${x} ${y}`, '#3f8f4a', 4) +
      [0, 1, 2]
        .map(
          (n) =>
            disc(
              x + (n - 1) * 15,
              y + 10 + (n % 2) * 14,
              13,
              i === 2 ? (n === 1 ? '#f2b04f' : '#9ad06a') : '#e5432d',
            ) + disc(x + (n - 1) * 15 - 4, y + 5 + (n % 2) * 14, 3.4, '#ffffff', { opacity: 0.6 }),
        )
        .join('')
    )
  }).join('')

// The cart that picks: it runs along its rail, and its arm reaches up to the fruit.
const cart = (paper: Paper, at: number) => {
  const reach = sway(at, 4)
  return (
    oval(0, 4, 140, 10, '#1f4a2c', { opacity: 0.3 }) +
    box(-120, -70, 240, 52, paper.down('#ffffff', '#d3e2ee'), { radius: 16 }) +
    box(-120, -40, 240, 8, '#1557d6') +
    box(30, -116, 84, 48, '#f2a313', { radius: 8 }) +
    many(5, (i) => disc(42 + i * 15, -118 - (i % 2) * 8, 12, '#e5432d')) +
    place(
      { x: -50, y: -70, turn: -18 + 10 * reach },
      box(-12, -110, 24, 114, '#dbe6f3', { radius: 10 }),
      place(
        { y: -106, turn: 60 - 26 * reach },
        box(-9, -90, 18, 94, '#f2a313', { radius: 8 }),
        line('M-10-88L-18-112M10-88L18-112', '#46597a', 7),
        disc(0, 0, 15, '#1557d6'),
      ),
    ) +
    disc(-50, -72, 18, '#1557d6') +
    [-76, 76]
      .map((x) =>
        place(
          { x, y: -16, turn: 360 * 6 * at },
          disc(0, 0, 20, '#22304f'),
          disc(0, 0, 9, '#c7d6e6'),
          line('M0-16V-10', '#c7d6e6', 4),
        ),
      )
      .join('')
  )
}

/** A glass house with tomatoes on strings, drops on the drip line and a cart that picks. */
export const greenhouse: Film = {
  seconds: 10,
  still: 0.36,
  loss: 32,
  frame: (paper, at) => [
    all(paper.down('#8fd0f5', '#d6f0fb', '#f0fbea')),
    disc(980, 110, 240, paper.glow('#fff6c4', 0.95)),
    disc(980, 110, 58, '#fff3b0'),
    shape('M-20 470C200 430 420 470 640 446S1080 430 1300 462V620H-20Z', '#a9dba0'),
    // Ribs and panes.
    ...times(7, (i) =>
      line(d`M${-100 + i * 250} 560V240Q${25 + i * 250} 60 ${150 + i * 250} 240`, '#ffffff', 9, {
        opacity: 0.9,
      }),
    ),
    line('M0 240H1280M0 130H1280', '#ffffff', 6, { opacity: 0.8 }),
    ...times(4, (i) =>
      shape(d`M${760 - i * 190} 0L${420 - i * 240} 720H${540 - i * 240}L${820 - i * 190} 0Z`, '#fffbe0', {
        opacity: 0.16,
      }),
    ),
    // A fan in the gable.
    place(
      { x: 170, y: 150 },
      disc(0, 0, 62, '#ffffff', { opacity: 0.9 }),
      disc(0, 0, 52, '#7fa8c4'),
      place(
        { turn: 720 * at },
        many(4, (i) => place({ turn: i * 90 }, shape('M0 0C10-20 28-38 6-48C-12-44-12-18 0 0Z', '#eaf4fb'))),
      ),
      disc(0, 0, 9, '#ffffff'),
    ),
    box(0, 556, 1280, 170, paper.down('#7fb86a', '#4f8f4e')),
    // The far row.
    ...times(9, (i) => place({ x: 40 + i * 150, y: 556, size: 0.78 }, vine(at, i * 0.23))),
    box(0, 548, 1280, 22, '#ffffff', { radius: 6 }),
    box(0, 566, 1280, 6, '#b9d0c0'),
    // The rail and the cart.
    box(0, 648, 1280, 10, '#8ea6c2'),
    box(0, 668, 1280, 8, '#7d93b0'),
    place({ x: -180 + 1640 * at, y: 656 }, cart(paper, at)),
    // The drip line.
    box(0, 214, 1280, 8, '#46597a'),
    ...times(9, (i) => {
      const fall = again(at, 5, i * 0.31)
      return (
        box(34 + i * 150, 214, 12, 16, '#22304f', { radius: 4 }) +
        place(
          { x: 40 + i * 150, y: 234 + 290 * fall * fall },
          shape('M0-12C8 0 8 8 0 10C-8 8-8 0 0-12Z', '#5fb8f0', { opacity: fall < 0.95 ? 0.9 : 0 }),
        )
      )
    }),
    // What the house measures.
    box(1010, 270, 220, 130, '#0f2a3f', { radius: 14, opacity: 0.82 }),
    ...times(7, (i) =>
      box(
        1034 + i * 26,
        372 - 18 - 22 * (1 + sway(at, 1, i / 7)),
        16,
        18 + 22 * (1 + sway(at, 1, i / 7)),
        '#6fe0a0',
        { radius: 4 },
      ),
    ),
    disc(1042, 296, 8, again(at, 5) < 0.5 ? '#6fe0a0' : '#2f7a5a'),
    box(1060, 290, 90, 12, '#ffffff', { radius: 6, opacity: 0.8 }),
    // Leaves close to us.
    ...times(5, (i) =>
      place(
        { x: -20 + i * 26, y: 740, turn: -96 + i * 19 + 3 * sway(at, 2, i / 5) },
        shape(leaf(190 - i * 14, 40), i % 2 ? '#2a7a42' : '#1f6a38'),
      ),
    ),
    ...times(5, (i) =>
      place(
        { x: 1300 - i * 26, y: 740, turn: -84 - i * 19 - 3 * sway(at, 2, i / 5) },
        shape(leaf(190 - i * 14, 40), i % 2 ? '#2a7a42' : '#1f6a38'),
      ),
    ),
  ],
}
