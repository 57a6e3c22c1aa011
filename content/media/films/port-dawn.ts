import { palettes } from '../banners/palettes.ts'
import { again, sway } from '../clips/film.ts'
import { bar, figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { boat, crane, type Paints, quay } from './harbour.ts'
import { cloud, ridge, sun, tide } from './weather.ts'

const palette = palettes.dawn

/** It rides on the waves, and drifts. */
const afloat = (
  at: readonly [number, number, number],
  paints: Paints,
  size: number,
  drift: number,
  ahead: number,
): Actor =>
  prop(boat(at, paints), (share) => ({
    stretch: [size, size, size],
    by: [drift * sway(share, 1, ahead), 0.035 * size * sway(share, 3, ahead), 0],
    lean: 3.4 * sway(share, 3, ahead + 0.2),
  }))

const gull = (y: number, ahead: number, size: number): Actor =>
  prop(
    figure([0, y, -0.5], {
      line: [
        [-0.3, 0.12, 0.02],
        [-0.15, 0.15, 0.06],
        [0, 0.02, 0.04],
        [0.15, 0.15, 0.06],
        [0.3, 0.12, 0.02],
        [0.15, 0.09, 0.06],
        [0, -0.05, 0.03],
        [-0.15, 0.09, 0.06],
      ].reverse() as [number, number, number][],
      colour: '#4f7389',
      deep: 0.02,
    }),
    (at) => ({
      by: [-3 + 6 * again(at, 1, ahead), 0.12 * sway(at, 2, ahead), 0],
      stretch: [size, size * (0.9 + 0.5 * sway(at, 9, ahead)), size],
    }),
  )

/** A box goes up and down on the crane's rope. */
const lifted = (at: number) => 0.2 + 0.2 * sway(at, 1, -0.25)
const load: Actor[] = [
  prop(
    figure([0.54, 1.9, -0.05], bar([-0.008, -1], [0.008, 0], '#36536a', { deep: 0.016, round: 0 })),
    (at) => ({
      stretch: [1, 0.86 - lifted(at), 1],
      lean: 2.5 * sway(at, 2),
    }),
  ),
  model('shrimp-box/orange', [0.54, 1.9, -0.05], 0.42, 0, {
    move: (at) => {
      const rope = 0.86 - lifted(at)
      const swing = (2.5 * sway(at, 2) * Math.PI) / 180
      return { by: [rope * Math.sin(swing), -rope - 0.29, 0], lean: 2.5 * sway(at, 2), turn: 10 * sway(at) }
    },
  }),
]

/** A harbour at dawn: the fleet is in, boxes come ashore, the sea never rests. */
export const portDawn: StagedFilm = {
  seconds: 8,
  still: 0.3,
  palette: 'dawn',
  actors: [
    sun(palette, -0.55, 0.42, 1.5),
    cloud(palette, [-2, 1.72, -1.4], 0.8, 0.25),
    cloud(palette, [0.5, 1.95, -1.45], 0.55, -0.2, 0.2),
    ridge('#f3b698', -1.55, 0.86, 3),
    ridge(palette.far, -1.35, 0.6, 8),
    tide('#4f93a8', -1.1, 0.46, 1, 1),
    afloat([-1.9, 0.24, -0.9], { hull: '#3a5f8a', trim: '#f2c14f', cabin: '#fff3e6' }, 0.62, 0.2, 0.1),
    tide(palette.middle, -0.75, 0.42, 4, -1),
    afloat([-0.72, 0.16, -0.42], { hull: '#c8452f', trim: '#fff0df', cabin: '#fff7ec' }, 1.02, 0.1, 0.45),
    tide('#4c90a6', -0.12, 0.32, 6, 1),
    quay,
    crane,
    ...load,
    model('frozen-squid-box/teal', [1.06, 0.4, 0.4], 0.66, -8),
    model('anchor/red', [1.78, 0.4, 0.42], 0.64, 6),
    tide('#5ba0b4', 0.3, 0.27, 12, -1),
    tide(palette.near, 0.84, 0.18, 9, 1),
    tide('#8cc3cd', 1.1, 0.1, 2, -1),
    gull(1.5, 0.1, 0.62),
    gull(1.72, 0.3, 0.45),
    gull(1.4, 0.75, 0.5),
  ],
  view: { at: [0.05, 0.98, 0], width: 4.3, elevation: 6 },
}
