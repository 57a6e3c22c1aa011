import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import { snowflake } from '../motifs/ice.ts'
import type { Paper } from '../paper.ts'
import { again, all, type Film, sway } from './film.ts'

const goods = ['#dcebf7', '#c3def0', '#e8f3fb', '#b4d3ea'] as const

const pallet = (x: number, y: number, i: number) =>
  place(
    { x, y },
    box(-52, -8, 104, 8, '#a9794a'),
    many(2, (row) =>
      many(2, (column) =>
        box(-50 + column * 51, -50 - row * 41, 49, 40, goods[(i + row + column) % goods.length] ?? goods[0], {
          radius: 3,
        }),
      ),
    ),
    box(-50, -66, 49, 6, '#1b7fd6', { opacity: 0.7 }),
    box(1, -26, 49, 6, '#1b7fd6', { opacity: 0.7 }),
  )

const rack = (x: number) =>
  place(
    { x },
    many(
      3,
      (row) =>
        box(0, 250 + row * 140, 262, 12, '#f2a313') +
        pallet(70, 250 + row * 140, row) +
        pallet(192, 250 + row * 140, row + 1),
    ),
    box(0, 100, 12, 434, '#2b5fa8'),
    box(250, 100, 12, 434, '#2b5fa8'),
  )

const fan = (x: number, at: number) =>
  place(
    { x, y: 74 },
    box(-92, -46, 184, 92, '#eef6fc', { radius: 10 }),
    box(-92, 34, 184, 12, '#b4cde2', { radius: 5 }),
    ...[-44, 44].map((shift) =>
      place(
        { x: shift },
        disc(0, -4, 36, '#22456e'),
        place(
          { y: -4, turn: 720 * at * (shift < 0 ? 1 : -1) },
          many(4, (i) => place({ turn: i * 90 }, shape('M0 0C6-14 18-26 4-33C-8-30-8-12 0 0Z', '#a9cdea'))),
        ),
        disc(0, -4, 7, '#eef6fc'),
      ),
    ),
  )

// A fork truck that drives to the right with a pallet on its fork, its wheels at the origin.
const forklift = (paper: Paper, turn: number) =>
  oval(10, 4, 200, 10, '#1c3358', { opacity: 0.25 }) +
  line('M96-14H230', '#46597a', 9) +
  place({ x: 170, y: -20, size: 1.2 }, pallet(0, 0, 1)) +
  box(84, -230, 16, 224, '#46597a', { radius: 4 }) +
  line('M-70-108V-216H46L66-108', '#17233d', 9) +
  box(-80, -222, 136, 12, '#17233d', { radius: 5 }) +
  shape('M-104-24V-92C-104-108-90-114-74-114H70L84-70V-24Z', paper.down('#ffb84a', '#f08a1f')) +
  box(-104, -60, 188, 12, '#17233d', { opacity: 0.25 }) +
  // The driver.
  disc(-8, -176, 20, '#f2c9a5') +
  shape('M-30-180C-32-206 16-206 14-180Z', '#1b7fd6') +
  shape('M-36-108C-36-146-24-154-6-154C14-154 22-142 24-108Z', '#1b5fb0') +
  line('M6-140L40-128', '#1b5fb0', 13) +
  line('M42-112V-138', '#17233d', 5) +
  [-62, 50]
    .map((x) =>
      place(
        { x, y: -22, turn },
        disc(0, 0, 26, '#17233d'),
        disc(0, 0, 13, '#c7d6e6'),
        line('M-9 0H9M0-9V9', '#5b6f8c', 4),
      ),
    )
    .join('')

/** A cold store at work: fans turn, mist sinks, a fork truck passes with a pallet. */
export const coldStore: Film = {
  seconds: 8,
  still: 0.46,
  loss: 31,
  frame: (paper, at) => [
    all(paper.down('#bfe0f5', '#e4f4fc', '#f4fbff')),
    many(9, (i) => line(d`M${i * 160} 0V534`, '#c9e2f2', 3)),
    ...[20, 310, 600, 890].map((x) => rack(x)),
    fan(240, at),
    fan(800, at),
    box(1166, 150, 96, 64, '#0c2340', { radius: 10 }),
    place({ x: 1190, y: 182 }, snowflake(15, '#7fe0ff', 3, 0.7 + 0.3 * sway(at, 4))),
    line('M1212 182h8M1228 170h-1v12h10M1237 168v28M1246 170h8v26h-8Z', '#7fe0ff', 4),
    box(1160, 250, 110, 284, paper.across('#8ea6c2', '#c7d6e6')),
    many(9, (i) => line(d`M1160 ${268 + i * 30}h110`, '#7d93b0', 3)),
    box(0, 534, 1280, 190, paper.down('#a9c6dc', '#d6e8f3')),
    shape('M0 640H1280V660H0Z', '#f2c14f', { opacity: 0.8 }),
    many(5, (i) =>
      shape(d`M${80 + i * 270} 534L${20 + i * 290} 720H${120 + i * 290}L${140 + i * 270} 534Z`, '#ffffff', {
        opacity: 0.25,
      }),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      oval(
        100 + i * 230 + 50 * sway(at, 1, i / 6),
        536 + 14 * sway(at, 1, i / 3),
        200,
        46,
        paper.glow('#ffffff', 0.6),
      ),
    ),
    place({ x: -320 + 1900 * at, y: 648 }, forklift(paper, 360 * 9 * at)),
    many(16, (i) => {
      const fall = again(at, 1 + (i % 2), i * 0.37)
      return disc(((i * 211) % 1280) + 16 * sway(at, 2, i / 16), -10 + 620 * fall, 3 + (i % 3), '#ffffff', {
        opacity: Math.round(90 * (1 - fall)) / 100,
      })
    }),
  ],
}
