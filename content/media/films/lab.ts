import { palettes } from '../banners/palettes.ts'
import { again, ease, sway, visit } from '../clips/film.ts'
import { bar, disc, figure, stroke } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'

const palette = palettes.mint

/** A flask of card with something in it. */
const flask = (at: readonly [number, number, number], size: number, liquid: string) =>
  figure(
    at,
    {
      line: [
        [-0.42 * size, 0, 0.1 * size],
        [0.42 * size, 0, 0.1 * size],
        [0.11 * size, 0.62 * size, 0.04 * size],
        [0.11 * size, 0.95 * size, 0.01],
        [-0.11 * size, 0.95 * size, 0.01],
        [-0.11 * size, 0.62 * size, 0.04 * size],
      ],
      colour: '#f3fbf9',
      deep: 0.08,
    },
    {
      line: [
        [-0.37 * size, 0.03 * size, 0.08 * size],
        [0.37 * size, 0.03 * size, 0.08 * size],
        [0.2 * size, 0.36 * size, 0.02],
        [-0.2 * size, 0.36 * size, 0.02],
      ],
      colour: liquid,
      deep: 0.03,
      z: 0.045,
    },
    bar([-0.16 * size, 0.92 * size], [0.16 * size, 1.0 * size], '#d3ece6', { deep: 0.12 }),
  )

/** A bubble that comes up out of a flask. */
const bubble = (x: number, y: number, z: number, colour: string, ahead: number, times: number): Actor =>
  prop({ kind: 'ball', colour, at: [x, y, z], size: [0.1, 0.1] }, (at) => {
    const up = again(at, times, ahead)
    const size = ease(up, 0, 0.25) * (1 - ease(up, 0.85, 1)) * (0.6 + 0.7 * up)
    return { by: [0.06 * sway(up, 1.5), 0.8 * up, 0], stretch: [size, size, size], hidden: size < 0.03 }
  })

/** A molecule that turns: its atoms go round, nearer and farther. */
const molecule = (x: number, y: number, size: number, turns: number): Actor =>
  prop(
    figure(
      [x, y, -1.15],
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
        const [a, b] = [(i * Math.PI) / 3, ((i + 1) * Math.PI) / 3]
        const p = [Math.cos(a) * size, Math.sin(a) * size] as const
        const q = [Math.cos(b) * size, Math.sin(b) * size] as const
        return [
          stroke(p, q, size * 0.14, '#ffffff', { deep: 0.05 }),
          disc(p[0], p[1], size * 0.25, i % 2 ? palette.sun : '#ff9f5a', { deep: 0.1 }),
        ]
      }),
    ),
    (at) => ({ lean: 360 * turns * at }),
  )

/** A microscope turns on its drum, opens, and closes again. */
export const lab: StagedFilm = {
  seconds: 8,
  still: 0.07,
  palette: 'mint',
  actors: [
    prop({ kind: 'sun', colour: palette.sun, at: [0, 0.3, -1.5], size: [1.8, 1.8] }),
    prop({ kind: 'arch', colour: palette.middle, at: [-1.75, 0, -1.35], size: [1.35, 1.8] }),
    prop({ kind: 'arch', colour: palette.near, at: [1.78, 0, -1.35], size: [1.15, 1.5] }),
    molecule(-1.75, 1.1, 0.3, 1),
    molecule(1.8, 0.94, 0.24, -1),
    prop({ kind: 'drum', colour: palette.stand, at: [0, 0, -0.1], size: [1.5, 0.26] }),
    model('microscope/white', [0, 0.26, -0.1], 1.3, 0, {
      opens: true,
      move: (at) => {
        // It rises as it opens: what is lowest goes down, and would sink into the drum.
        const open = visit(at, 0.25, 0.45, 0.6, 0.82)
        return { turn: 360 * at, apart: 0.36 * open, by: [0, 0.26 * open, 0] }
      },
    }),
    prop({ kind: 'drum', colour: palette.stand, at: [-1.28, 0, 0.2], size: [0.95, 0.2] }),
    model('vacuum-flask/navy', [-1.28, 0.2, 0.2], 0.66, 0, { move: (at) => ({ turn: -360 * at }) }),
    prop({ kind: 'drum', colour: palette.stand, at: [1.3, 0, 0.2], size: [1.05, 0.2] }),
    model('water-pump/blue', [1.3, 0.2, 0.2], 0.8, 0, { move: (at) => ({ turn: 24 * sway(at) }) }),
    prop(flask([-0.74, 0, 0.6], 0.52, '#ff9f5a')),
    prop(flask([0.72, 0, 0.64], 0.42, '#4aa8e0')),
    bubble(-0.74, 0.5, 0.6, '#ffc18f', 0, 2),
    bubble(-0.72, 0.5, 0.6, '#ffc18f', 0.55, 2),
    bubble(0.72, 0.4, 0.64, '#9fd4f5', 0.25, 3),
  ],
  view: { at: [0, 0.95, 0], width: 4.3, elevation: 9 },
}
