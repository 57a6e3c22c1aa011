import type { Joint } from '@tradefloor/models'
import { palettes } from '../banners/palettes.ts'
import { sway } from '../clips/film.ts'
import { model, type StagedFilm } from './film.ts'
import { cloud, ridge, sun, tide } from './weather.ts'

const palette = palettes.sea

/** The blades, about the nose, which looks up a little. */
const rotor: Joint = { parts: [35, 50], hub: 22, axis: [0, 0.0698, 0.9976] }

const turbine = (x: number, z: number, size: number, turns: number, foot = 0) =>
  model('wind-turbine/white', [x, foot, z], size, 10, {
    joints: [rotor],
    move: (at) => ({ joints: [-360 * turns * at + x * 50] }),
  })

/** Turbines on the coast; a drone comes to look at a blade. */
export const windFarm: StagedFilm = {
  seconds: 7,
  still: 0.2,
  palette: 'sea',
  actors: [
    sun(palette, -0.75, 0.55, 1.35),
    cloud(palette, [-1.9, 1.75, -1.4], 0.85, 0.3),
    cloud(palette, [1.2, 1.95, -1.45], 0.6, -0.25, 0.1),
    cloud(palette, [2.3, 1.45, -1.2], 0.5, 0.2, 0.3),
    ridge('#a9d3ef', -1.5, 0.95, 4),
    ridge(palette.far, -1.15, 0.7, 9),
    turbine(0.75, -0.55, 2.1, 3, 0.02),
    turbine(-0.72, -1, 1.5, 4, 0.16),
    turbine(-1.85, -1.05, 1.1, 4, 0.28),
    turbine(2.05, -1.05, 1.15, 3, 0.25),
    tide(palette.middle, -0.62, 0.44, 3, 1),
    tide(palette.near, -0.02, 0.36, 5, -1),
    tide('#7fbef0', 0.42, 0.24, 8, 1),
    tide('#9fd0f5', 0.8, 0.14, 11, -1),
    model('drone/yellow', [-0.1, 1.5, 0.5], 0.7, 20, {
      move: (at) => ({
        by: [0.16 * sway(at), 0.09 * sway(at, 2, 0.1), 0],
        turn: 14 * sway(at, 1, 0.3),
        lean: -5 * sway(at, 1, 0.25),
      }),
    }),
  ],
  view: { at: [0, 1.02, 0], width: 4.2, elevation: 5 },
}
