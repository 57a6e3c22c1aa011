import { palettes } from '../banners/palettes.ts'
import { sway } from '../clips/film.ts'
import { bar, disc, figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'

const palette = palettes.rose
const [height, radius, z] = [0.16, 1.08, -0.2]

/** What goes round, with its size and what it stands on. */
const shown = [
  ['chair/orange', 0.86, 0.05],
  ['lamp/navy', 0.74, 0.12],
  ['pearl-necklace/white', 0.66, 0.16],
  ['suitcase/teal', 0.78, 0.05],
  ['tablet/silver', 0.66, 0.12],
  ['wheelchair/blue', 0.8, 0.05],
] as const

/** One place on the great turning drum; what stands there looks outward. */
const place = ([name, size, foot]: (typeof shown)[number], i: number): Actor[] => {
  const round = (at: number): readonly [number, number, number] => {
    const a = (at + i / shown.length) * 2 * Math.PI
    return [Math.sin(a) * radius, 0, Math.cos(a) * radius]
  }
  return [
    prop({ kind: 'drum', colour: palette.near, at: [0, height, z], size: [0.66, foot] }, (at) => ({
      by: round(at),
    })),
    model(name, [0, height + foot, z], size, 0, {
      move: (at) => ({ by: round(at), turn: 360 * (at + i / shown.length) }),
    }),
  ]
}

/** A lamp on its cord. */
const pendant = (x: number, y: number, ahead: number): Actor =>
  prop(
    figure(
      [x, 2.6, -0.9],
      bar([-0.008, y - 2.6], [0.008, 0], '#b0788a', { deep: 0.016, round: 0 }),
      disc(0, y - 2.68, 0.1, '#ffd27a', { stuff: 'light', deep: 0.1 }),
      bar([-0.06, y - 2.62], [0.06, y - 2.55], '#e8647a', { deep: 0.12 }),
    ),
    (at) => ({ lean: 1.6 * sway(at, 2, ahead) }),
  )

/** A turning stage with something of everything, an umbrella over it. */
export const showroom: StagedFilm = {
  seconds: 9,
  still: 0.03,
  palette: 'rose',
  actors: [
    prop({ kind: 'sun', colour: palette.sun, at: [0, 0.34, -2.1], size: [1.85, 1.85] }),
    prop({ kind: 'arch', colour: palette.middle, at: [-1.9, 0, -1.75], size: [1.35, 1.9] }),
    prop({ kind: 'arch', colour: palette.near, at: [1.95, 0, -1.75], size: [1.2, 1.6] }),
    pendant(-1.25, 1.72, 0),
    pendant(1.3, 1.86, 0.4),
    pendant(-1.95, 2, 0.7),
    prop({ kind: 'drum', colour: palette.stand, at: [0, 0, z], size: [3.1, height] }),
    prop({ kind: 'drum', colour: palette.middle, at: [0, height, z], size: [0.7, 0.5] }),
    model('umbrella/red', [0, height + 0.5, z], 0.82, 0, { move: (at) => ({ turn: -360 * at }) }),
    ...shown.flatMap(place),
  ],
  view: { at: [0, 0.8, 0], width: 4.5, elevation: 12 },
}
