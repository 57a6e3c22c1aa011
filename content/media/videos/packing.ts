import { darker, lighter } from '../colour.ts'
import { box, d, disc, line, many, oval, place, shape, times } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { again, all, type Film, sway, visit } from './film.ts'

const colours = ['#d9a066', '#cf9257', '#e0ad78', '#c98a4f'] as const
const step = 260
const count = 6

// A carton on the belt, its foot at the origin: open before the tape machine, closed and labelled after.
const carton = (x: number, i: number) => {
  const colour = colours[i % colours.length] ?? colours[0]
  const closed = x > 640
  const labelled = x > 930
  return place(
    { x, y: 452 },
    oval(0, 2, 92, 8, '#1c3358', { opacity: 0.18 }),
    closed
      ? shape('M-84-112L-66-132H102L84-112Z', lighter(colour, 0.3)) +
          shape('M84-112L102-132V-16L84 0Z', darker(colour, 0.25))
      : shape('M-84-112L-118-150H-34L-14-112ZM84-112L118-150H34L14-112Z', lighter(colour, 0.25)) +
          shape(
            'M-60-112C-50-140-20-146 0-132C24-150 52-140 60-112Z',
            ['#e5654b', '#3fae86', '#4f8fe8', '#f2b04f'][i % 4] ?? '#e5654b',
          ),
    box(-84, -112, 168, 112, colour),
    closed ? box(-84, -112, 168, 14, '#fff0d6', { opacity: 0.9 }) + box(-12, -132, 28, 20, '#fff0d6') : '',
    labelled
      ? box(-58, -76, 72, 52, '#ffffff', { radius: 3 }) +
          many(7, (bar) => box(-50 + bar * 8, -66, 2 + (bar % 3) * 2, 20, '#17233d')) +
          box(-50, -38, 44, 5, '#8ea6c2')
      : '',
    line('M34-30v-34M56-30v-34M26-56l8-10 8 10M48-56l8-10 8 10', darker(colour, 0.3), 4, {
      opacity: labelled ? 1 : 0.5,
    }),
  )
}

const belt = (at: number) =>
  box(-20, 452, 1320, 20, '#2b3b5c', { radius: 8 }) +
  many(24, (i) => box(-60 + i * 60 + 60 * again(at, 26), 456, 30, 5, '#5b6f94', { radius: 2 })) +
  box(-20, 472, 1320, 42, '#c7d6e6') +
  many(11, (i) =>
    place(
      { x: 40 + i * 120, y: 493, turn: 360 * 12 * at },
      disc(0, 0, 16, '#eef3fb'),
      disc(0, 0, 6, '#7d90ac'),
      line('M0-13V-7', '#7d90ac', 4),
    ),
  ) +
  many(5, (i) => box(90 + i * 260, 514, 22, 150, '#8ea6c2'))

const tapeMachine = (paper: Paper, at: number) =>
  box(560, 180, 160, 96, paper.down('#3b82ff', '#1557d6'), { radius: 14 }) +
  box(566, 276, 22, 178, '#1f4fa8') +
  box(692, 276, 22, 178, '#1f4fa8') +
  place(
    { x: 640, y: 228, turn: -360 * 4 * at },
    disc(0, 0, 36, '#fff0d6'),
    disc(0, 0, 16, '#1557d6'),
    line('M0-34V-18', '#d9b98a', 4),
  ) +
  line('M640 266V312', '#fff0d6', 12) +
  box(612, 306, 56, 20, '#17233d', { radius: 6 }) +
  disc(586, 204, 7, again(at, 6) < 0.5 ? '#5ff0a0' : '#1f8a5a')

/** Cartons run along a belt, are taped, labelled and sent off. */
export const packing: Film = {
  seconds: 8,
  still: 0.1,
  loss: 28,
  frame: (paper, at) => {
    // Two cartons pass in a film, so that the last frame meets the first.
    const moved = step * 2 * at
    const press = 46 * visit(again(at, 2, 0.58), 0.3, 0.46, 0.54, 0.7)
    return [
      all(paper.down('#e8f1fb', '#f6f9fd', '#e3ecf7')),
      ...times(
        4,
        (i) =>
          box(60 + i * 310, 50, 230, 150, '#d3e4f5', { radius: 10 }) +
          box(60 + i * 310, 50, 230, 150, paper.thin('#ffffff', 0.8, 0), { radius: 10 }),
      ),
      line('M0 30H1280', '#c7d6e6', 10),
      many(
        4,
        (i) =>
          line(d`M${175 + i * 310} 34v24`, '#c7d6e6', 6) +
          shape(d`M${145 + i * 310} 58h60l14 26h-88Z`, '#46597a') +
          oval(175 + i * 310, 150, 150, 70, paper.glow('#fff6d0', 0.7)),
      ),
      box(0, 600, 1280, 130, paper.down('#cbd9e8', '#e3ecf5')),
      belt(at),
      ...times(count, (i) => {
        const x = ((((i * step + moved) % (count * step)) + count * step) % (count * step)) - 140
        return carton(x, i)
      }),
      tapeMachine(paper, at),
      // The stamp that labels.
      box(890, 130, 90, 110, paper.down('#ff8f6a', '#e5482d'), { radius: 14 }),
      box(925, 236, 20, 60 + press, '#8ea6c2'),
      box(898, 290 + press, 74, 22, '#17233d', { radius: 6 }),
      // A reading light.
      box(300, 210, 70, 60, '#17233d', { radius: 10 }),
      shape('M316 270H354L420 452H250Z', paper.thin('#ff5a4a', 0.35 + 0.15 * sway(at, 8), 0.02)),
      line('M262 448H408', '#ff5a4a', 4, { opacity: Math.round(60 + 30 * sway(at, 8)) / 100 }),
      box(0, 664, 1280, 60, paper.thin('#8ea6c2', 0, 0.35)),
    ]
  },
}
