import type { Cut } from '@tradefloor/models'
import { palettes } from '../banners/palettes.ts'
import { again, sway } from '../clips/film.ts'
import { bar, disc, figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { hedge, slope } from './hedge.ts'
import { cloud, ridge, sun } from './weather.ts'

const palette = palettes.leaf
const [half, walls] = [2.15, 0.75]

/** A point of the roof, from its right foot at 0 to its left one at 1. */
const roofAt = (share: number, thick = 0): [number, number, number] => {
  const a = share * Math.PI
  return [Math.cos(a) * (half - thick), walls + Math.sin(a) * (1.36 - thick), 0]
}

const outline = (thick: number): [number, number, number][] => [
  [half - thick, 0, 0],
  ...Array.from({ length: 25 }, (_, i) => roofAt(i / 24, thick)),
  [-half + thick, 0, 0],
]

/** One rib of the house. */
const rib = (z: number, thick: number): Cut => ({
  line: [...outline(0), ...outline(thick).reverse()],
  colour: '#ffffff',
  deep: 0.06,
  z,
})

/** Beams from rib to rib. */
const beams = [0.12, 0.31, 0.5, 0.69, 0.88].map((share): Cut => {
  const [x, y] = roofAt(share, 0.03)
  return disc(x, y, 0.03, '#f2f7ec', { deep: 1.7, z: -0.7 })
})

const house = prop(
  figure(
    [0, 0, 0],
    rib(-1.5, 0.06),
    rib(-0.75, 0.07),
    rib(0.1, 0.08),
    { line: outline(0.02), colour: '#d8f0ea', stuff: 'glass', deep: 0.01, z: -1.52 },
    ...[-1.05, 0, 1.05].map((x) => bar([x - 0.02, 0], [x + 0.02, 1.95], '#ffffff', { deep: 0.03, z: -1.5 })),
    bar([-half, 1.08], [half, 1.12], '#ffffff', { deep: 0.03, z: -1.5 }),
    ...beams,
  ),
)

/** A bench on which trays go by; the whole way across in a film. */
const bench = (y: number, z: number): Actor =>
  prop(
    figure(
      [0, 0, z],
      bar([-3.2, y - 0.07], [3.2, y], '#dfe8d2', { deep: 0.6 }),
      ...[-2.1, -0.7, 0.7, 2.1].map((x) =>
        bar([x - 0.04, 0], [x + 0.04, y - 0.06], '#b9c9a8', { deep: 0.4 }),
      ),
    ),
  )

const trays = (names: readonly string[], y: number, z: number, size: number, way: number) =>
  names.map((name, i) =>
    model(name, [0, y, z], size, 0, {
      move: (at) => ({ by: [way * 5.8 * (again(at, 1, i / names.length) - 0.5), 0, 0] }),
    }),
  )

/** Water from the pipe under the roof. */
const drop = (x: number, z: number, ahead: number): Actor =>
  prop({ kind: 'ball', colour: '#6fc4ee', at: [x, 1.62, z], size: [0.035, 0.035] }, (at) => {
    const fallen = again(at, 8, ahead)
    return { by: [0, -1.1 * fallen * fallen, 0], stretch: [1, 1 + 1.6 * fallen, 1], hidden: fallen > 0.92 }
  })

const pipe = prop(
  figure(
    [0, 0, -0.3],
    bar([-1.5, 1.66], [1.5, 1.71], '#7fb7cf', { deep: 0.05 }),
    ...[-1.3, -0.65, 0, 0.65, 1.3].map((x) =>
      bar([x - 0.03, 1.6], [x + 0.03, 1.67], '#4f8fae', { deep: 0.06 }),
    ),
  ),
)

/** Under glass: trays of seedlings go by, water falls, the flowers are out. */
export const greenhouse: StagedFilm = {
  seconds: 8,
  still: 0.1,
  palette: 'leaf',
  actors: [
    sun(palette, 0.75, 1.05, 0.95, -2),
    cloud(palette, [-1.2, 1.72, -1.85], 0.7, 0.3),
    ridge(palette.far, -1.95, 1, 6),
    ridge(palette.middle, -1.8, 0.6, 3),
    house,
    hedge(-1.2, slope(0.66, 0.05, 0.5), 0.3, '#5da35a', 1.95),
    hedge(-0.95, slope(0.46, 0.04, 2), 0.24, '#7cba6c', 2),
    pipe,
    ...[-1.3, -0.65, 0, 0.65, 1.3].flatMap((x, i) => [
      drop(x, -0.3, i * 0.37),
      drop(x, -0.3, i * 0.37 + 0.5),
    ]),
    bench(0.5, -0.3),
    ...trays(
      ['seedling-tray/black', 'seedling-tray/green', 'seedling-tray/brown', 'seedling-tray/green'],
      0.5,
      -0.3,
      0.86,
      1,
    ),
    prop({ kind: 'drum', colour: palette.stand, at: [-1.1, 0, 0.6], size: [0.95, 0.12] }),
    model('flowers/red', [-1.1, 0.12, 0.6], 0.72, 0, { move: (at) => ({ turn: 360 * at }) }),
    prop({ kind: 'drum', colour: palette.stand, at: [1.1, 0, 0.6], size: [1.05, 0.12] }),
    model('citrus-crate/orange', [1.1, 0.12, 0.6], 0.78, 0, { move: (at) => ({ turn: 20 * sway(at) }) }),
  ],
  view: { at: [0, 0.92, 0], width: 4.35, elevation: 8 },
}
