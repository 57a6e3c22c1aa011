import type { Joint } from '@tradefloor/models'
import { palettes } from '../banners/palettes.ts'
import { sway } from '../clips/film.ts'
import { model, prop, type StagedFilm } from './film.ts'

const palette = palettes.lilac

/** Each frame with its wires is so many parts, and the first begins here. */
const [frames, first, wires] = [6, 28, 42]

const joints: readonly Joint[] = [
  ...Array.from({ length: frames }, (_, i): Joint => {
    const from = first + i * wires
    return { parts: [from, from + wires], hub: from, axis: [0, 1, 0], slides: true }
  }),
  // The reed, which beats to the front; the roller with the cloth, the beam with the warp, the wheel.
  { parts: [280, 283], hub: 280, axis: [0, 0, 1], slides: true },
  { parts: [285, 286], hub: 286, axis: [1, 0, 0] },
  { parts: [22, 25], hub: 22, axis: [1, 0, 0] },
  { parts: [291, 293], hub: 291, axis: [1, 0, 0] },
]

/** How often it beats in a film. */
const beats = 12

/** A loom at work: frames up and down, the reed to and fro; what it weaves stands beside it. */
export const loom: StagedFilm = {
  seconds: 6,
  still: 0.03,
  palette: 'lilac',
  actors: [
    prop({ kind: 'sun', colour: palette.sun, at: [0.05, 0.3, -1.6], size: [1.75, 1.75] }),
    prop({ kind: 'arch', colour: palette.middle, at: [-1.85, 0, -1.3], size: [1.3, 1.75] }),
    prop({ kind: 'arch', colour: palette.near, at: [1.9, 0, -1.3], size: [1.2, 1.5] }),
    prop({ kind: 'drum', colour: palette.stand, at: [0, 0, -0.3], size: [2.7, 0.14] }),
    model('loom/red', [0.02, 0.14, -0.3], 2.3, 2, {
      joints,
      move: (at) => ({
        joints: [
          ...Array.from({ length: frames }, (_, i) => 0.05 * sway(at, beats / 2, i % 2 ? 0.5 : 0)),
          0.07 * Math.max(0, sway(at, beats)) ** 2,
          360 * at,
          -360 * at,
          720 * at,
        ],
      }),
    }),
    prop({ kind: 'drum', colour: palette.stand, at: [-1.66, 0, 0.4], size: [0.92, 0.14] }),
    model('fabric-rolls/purple', [-1.66, 0.14, 0.4], 0.74, 0),
    prop({ kind: 'drum', colour: palette.stand, at: [1.68, 0, 0.4], size: [0.92, 0.14] }),
    model('silk-scarf/pink', [1.68, 0.14, 0.4], 0.98, 0, { move: (at) => ({ turn: 16 * sway(at) }) }),
    prop({ kind: 'ball', colour: palette.sun, at: [-0.86, 0, 0.86], size: [0.2, 0.2] }, (at) => ({
      by: [0.1 * sway(at), 0, 0],
    })),
    prop({ kind: 'ball', colour: '#ff9ab0', at: [0.92, 0, 0.9], size: [0.16, 0.16] }, (at) => ({
      by: [-0.08 * sway(at), 0, 0],
    })),
  ],
  view: { at: [0, 0.88, 0], width: 4.55, elevation: 12 },
}
