import { palettes } from '../banners/palettes.ts'
import { again, ease, sway, visit } from '../clips/film.ts'
import { bar, disc, figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { kilnBody } from './kiln-body.ts'
import { ridge, sun } from './weather.ts'

const palette = palettes.ember

/** A tongue of fire. */
const flame = (x: number, z: number, size: number, colour: string, times: number, ahead: number): Actor =>
  prop(
    figure([x, 0.02, z], {
      line: [
        [-0.13, 0, 0.05],
        [0.13, 0, 0.05],
        [0.17, 0.2, 0.1],
        [0.03, 0.52, 0.02],
        [-0.05, 0.32, 0.06],
        [-0.17, 0.22, 0.1],
      ],
      colour,
      stuff: 'light',
      deep: 0.02,
    }),
    (at) => ({
      stretch: [size, size * (1 + 0.22 * sway(at, times, ahead)), 1],
      lean: 5 * sway(at, times - 1, ahead),
    }),
  )

const smoke = (ahead: number): Actor =>
  prop({ kind: 'cloud', colour: palette.cloud, at: [0.8, 1.76, -1.55], size: [0.5, 0.2] }, (at) => {
    const grown = again(at, 1, ahead)
    const size = 0.3 + ease(grown, 0, 0.6) * 1.1
    return { by: [0.5 * grown, 0.75 * grown, 0], stretch: [size, size, 1] }
  })

/** How far the car has come out of the kiln. */
const outward = (at: number) => 1.38 * visit(at, 0.08, 0.42, 0.7, 0.98)
const car = [0, 0, -1.02] as const
const riding = (at: number) => ({ by: [0, 0, outward(at)] as const })

const carriage: Actor[] = [
  prop(
    figure(
      car,
      bar([-0.42, 0.12], [0.42, 0.2], '#6b4a3a', { deep: 0.62 }),
      bar([-0.4, 0.2], [0.4, 0.24], '#f3d9c4', { deep: 0.58 }),
      ...[-0.3, 0.3].map((x) => disc(x, 0.08, 0.08, '#3a3038', { deep: 0.06, z: 0.26 })),
    ),
    riding,
  ),
  model('vase/teal', [-0.1, 0.24, car[2]], 0.62, 0, {
    move: (at) => ({ ...riding(at), turn: 120 * ease(at, 0.08, 0.9) - 120 * ease(at, 0.9, 1) }),
  }),
]

/** A kiln is opened: the ware comes out of the glow, and goes in again. */
export const kiln: StagedFilm = {
  seconds: 8,
  still: 0.55,
  palette: 'ember',
  actors: [
    sun(palette, -1.6, 1.15, 0.8),
    ridge('#5a2738', -1.9, 1.2, 5),
    ridge('#7a3540', -1.75, 0.75, 9),
    smoke(0),
    smoke(0.33),
    smoke(0.66),
    kilnBody,
    flame(-0.26, -1.6, 1.15, '#ff7a2a', 13, 0),
    flame(0.02, -1.62, 1.5, '#ff8f2f', 11, 0.3),
    flame(0.28, -1.6, 1.1, '#ff7a2a', 12, 0.6),
    flame(-0.12, -1.56, 0.8, '#ffe08a', 14, 0.2),
    flame(0.16, -1.56, 0.75, '#ffe08a', 12, 0.8),
    ...[-0.28, 0.28].map((x) =>
      prop(figure([x, 0, -0.2], bar([-0.025, 0], [0.025, 0.03], '#4a3a40', { deep: 2.2, round: 0 }))),
    ),
    ...carriage,
    prop({ kind: 'drum', colour: palette.stand, at: [-1.5, 0, 0.1], size: [0.95, 0.26] }),
    model('tea-set/teal', [-1.5, 0.26, 0.1], 0.76, 0, { move: (at) => ({ turn: 16 * sway(at) }) }),
    prop({ kind: 'drum', colour: palette.stand, at: [1.5, 0, 0.1], size: [0.95, 0.26] }),
    model('ceramic-plate/blue', [1.5, 0.26, 0.1], 0.74, 0, {
      move: (at) => ({ turn: 20 * sway(at, 1, 0.3) }),
    }),
  ],
  view: { at: [0, 0.98, 0], width: 4.2, elevation: 9 },
}
