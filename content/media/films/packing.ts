import type { Cut } from '@tradefloor/models'
import { palettes } from '../banners/palettes.ts'
import { again } from '../clips/film.ts'
import { belt, carton } from './belt.ts'
import { bar, disc, figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { sun } from './weather.ts'

const palette = palettes.sea
const [top, z, long] = [0.56, 0.1, 6.8]

/** What is packed: its model, its size, how far it is turned, and the carton's width and height. */
const goods = [
  ['frozen-squid-box/blue', 0.66, 4, 0.54, 0.34],
  ['tea-tin/green', 0.6, 0, 0.46, 0.4],
  ['towel-stack/navy', 0.56, 10, 0.5, 0.38],
  ['honey-jar/gold', 0.56, 0, 0.44, 0.36],
  ['bamboo-basket/beige', 0.62, 0, 0.54, 0.4],
  ['mask-box/teal', 0.56, 6, 0.48, 0.32],
  ['olive-oil/green', 0.64, 0, 0.42, 0.46],
  ['mushrooms/brown', 0.56, 0, 0.46, 0.32],
] as const

/** Goods on the left; what comes out of the machine is a carton. */
const line = goods.flatMap(([name, size, turn, wide, high], i): Actor[] => {
  const along = (at: number) => long * (again(at, 1, i / goods.length) - 0.5)
  return [
    model(name, [0, top, z], size, turn, {
      move: (at) => ({ by: [along(at), 0, 0], hidden: along(at) > 0 }),
    }),
    prop(carton([0, top, z], wide, high), (at) => ({ by: [along(at), 0, 0], hidden: along(at) <= 0 })),
  ]
})

/** The packing machine stands over the belt: a hood with a window, and a roll of tape on top. */
const machine = prop(
  figure(
    [0, 0, z],
    bar([-0.5, top + 0.02], [0.5, top + 0.8], '#f4f8fc', { deep: 0.06, z: 0.42, round: 0.1 }),
    bar([-0.5, top + 0.02], [0.5, top + 0.8], '#d7e4f0', { deep: 0.06, z: -0.42, round: 0.1 }),
    bar([-0.54, top + 0.7], [0.54, top + 0.86], '#2f74e0', { deep: 0.94, round: 0.06 }),
    bar([-0.4, top + 0.2], [0.16, top + 0.6], '#18314f', { deep: 0.03, z: 0.45, round: 0.08 }),
    bar([-0.34, top + 0.26], [0.1, top + 0.54], '#8fd8ff', {
      deep: 0.03,
      z: 0.46,
      round: 0.05,
      stuff: 'light',
    }),
    bar([0.24, top + 0.2], [0.42, top + 0.6], '#dfe8f2', { deep: 0.03, z: 0.45, round: 0.04 }),
    bar([-0.5, top + 0.06], [0.5, top + 0.12], '#f2b632', { deep: 0.03, z: 0.45, round: 0.01 }),
    bar([-0.05, top + 0.84], [0.05, top + 1.08], '#c5d4e4', { deep: 0.1 }),
    bar([-0.44, 0], [-0.34, top], '#c5d4e4', { deep: 0.08, z: 0.42 }),
    bar([0.34, 0], [0.44, top], '#c5d4e4', { deep: 0.08, z: 0.42 }),
  ),
)

const tape = prop(
  figure(
    [0, top + 1.08, z + 0.12],
    disc(0, 0, 0.2, '#2f9e8f', { deep: 0.12 }),
    disc(0, 0, 0.1, '#f4f8fc', { deep: 0.14 }),
    ...[0, 1, 2].map((i) =>
      disc(Math.cos(i * 2.094) * 0.15, Math.sin(i * 2.094) * 0.15, 0.022, '#dff5ef', { deep: 0.14 }),
    ),
  ),
  (at) => ({ lean: -720 * at }),
)

const lamp = (y: number, colour: string, ahead: number) =>
  prop(
    figure([0.33, top + y, z + 0.475], disc(0, 0, 0.045, colour, { stuff: 'light', deep: 0.02 })),
    (at) => ({
      hidden: again(at, 12, ahead) > 0.5,
    }),
  )

/** A rack of cartons along the wall. */
const rack = (x: number): Cut[] => [
  ...[0.5, 1.02, 1.54].flatMap((y, row) => [
    bar([x - 0.72, y - 0.05], [x + 0.72, y], '#f0793a', { deep: 0.3 }),
    ...[-0.48, -0.02, 0.44].map((at, i) => {
      const high = 0.26 + ((row * 2 + i) % 3) * 0.05
      return bar([x + at - 0.19, y], [x + at + 0.17, y + high], i === row ? '#efc98f' : '#d9a868', {
        deep: 0.26,
      })
    }),
  ]),
  ...[-0.74, 0.74].map((at) => bar([x + at - 0.035, 0], [x + at + 0.035, 1.95], '#2f6fd0', { deep: 0.32 })),
]

/** Goods run into a machine and come out of it in cartons. */
export const packing: StagedFilm = {
  seconds: 9,
  still: 0.04,
  palette: 'sea',
  actors: [
    sun(palette, 0, 0.62, 1.45),
    prop(figure([0, 0, -1.1], ...rack(-1.68), ...rack(1.68))),
    ...belt({ from: -4, to: 4, top, z, frame: '#eef5fb', mark: '#2f74e0', run: (at) => long * at }),
    machine,
    tape,
    lamp(0.52, '#5fe08a', 0),
    lamp(0.4, '#ffb43a', 0.3),
    lamp(0.28, '#5fc8ff', 0.6),
    ...line,
  ],
  view: { at: [0, 0.94, 0], width: 4.4, elevation: 9 },
}
