import { palettes } from '../banners/palettes.ts'
import { again, sway } from '../clips/film.ts'
import { figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { hedge, slope } from './hedge.ts'
import { cloud, ridge, sun } from './weather.ts'

const palette = palettes.tea

/** Mist that goes by between the hills, the whole way across in a film. */
const mist = (y: number, z: number, width: number, ahead: number): Actor =>
  prop({ kind: 'cloud', colour: palette.cloud, at: [0, y, z], size: [width, width * 0.3] }, (at) => ({
    by: [-3.6 + 7.2 * again(at, 1, ahead), 0.03 * sway(at, 2, ahead), 0],
  }))

const butterfly = (x: number, y: number, z: number, colour: string, ahead: number): Actor[] =>
  [-1, 1].map((side) =>
    prop(
      figure([x, y, z], {
        line: (
          [
            [0, -0.02, 0.01],
            [0.06, -0.07, 0.03],
            [0.09, 0, 0.03],
            [0.11, 0.07, 0.03],
            [0.03, 0.07, 0.02],
          ] as const
        ).map(([px, py, round]) => [px, py, round] as const),
        colour,
        deep: 0.012,
      }),
      (at) => ({
        turn: side > 0 ? 0 : 180,
        stretch: [0.55 + 0.45 * sway(at, 24, ahead), 1, 1],
        by: [0.25 * sway(at, 1, ahead), 0.12 * sway(at, 2, ahead + 0.1), 0],
      }),
    ),
  )

/** Rows of tea on the hills, mist between them; the tea itself turns before them. */
export const teaGarden: StagedFilm = {
  seconds: 8,
  still: 0.04,
  palette: 'tea',
  actors: [
    sun(palette, -0.8, 0.82, 1.15),
    cloud(palette, [1.9, 1.82, -1.7], 0.6, 0.2),
    ridge('#b5d0b8', -1.65, 1.5, 5),
    mist(0.98, -1.58, 1, 0.1),
    ridge(palette.far, -1.5, 1.1, 14),
    mist(0.72, -1.4, 1.2, 0.45),
    hedge(-1.25, slope(0.66, 0.14, 0.4), 0.17, '#79ab84'),
    hedge(-1.08, slope(0.5, 0.13, 1), 0.2, palette.middle),
    mist(0.5, -0.98, 0.9, 0.8),
    hedge(-0.88, slope(0.34, 0.1, 1.7), 0.24, '#6fa589'),
    hedge(-0.66, slope(0.16, 0.08, 2.4), 0.28, '#4f8a6c'),
    prop({ kind: 'drum', colour: palette.stand, at: [0.1, 0, 0.15], size: [1.75, 0.2] }),
    // On one drum that turns: the tin, and the pot before it.
    model('tea-tin/green', [0.1, 0.2, 0.15], 0.92, 0, { move: (at) => ({ turn: 360 * at }) }),
    prop({ kind: 'drum', colour: palette.stand, at: [-1.28, 0, 0.4], size: [1, 0.14] }),
    model('tea-set/teal', [-1.28, 0.14, 0.4], 0.82, 0, { move: (at) => ({ turn: 18 * sway(at) }) }),
    prop({ kind: 'drum', colour: palette.stand, at: [1.42, 0, 0.4], size: [0.96, 0.14] }),
    model('bamboo-basket/beige', [1.42, 0.14, 0.4], 0.7, 0, { move: (at) => ({ turn: -360 * at }) }),
    ...butterfly(-0.55, 1.3, 0.5, '#f2b04f', 0),
    ...butterfly(1.05, 1.1, 0.6, '#f7f3df', 0.4),
  ],
  view: { at: [0, 0.94, 0], width: 4.2, elevation: 8 },
}
