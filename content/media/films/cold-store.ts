import { palettes } from '../banners/palettes.ts'
import { again, sway, visit } from '../clips/film.ts'
import { figure, stroke } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { ridge, sun } from './weather.ts'

const palette = palettes.night

/** A flake of snow that turns as it falls. */
const flake = (x: number, z: number, size: number, ahead: number): Actor => {
  const spokes = [0, 60, 120].map((turn) => {
    const a = (turn * Math.PI) / 180
    const [far, up] = [Math.cos(a) * size, Math.sin(a) * size]
    return stroke([-far, -up], [far, up], size * 0.26, '#eaf4ff', { deep: 0.02 })
  })
  return prop(figure([x, 2.5, z], ...spokes), (at) => ({
    by: [0.1 * sway(at, 1, ahead), -2.6 * again(at, 1, ahead), 0],
    lean: 120 * again(at, 1, ahead),
  }))
}

const flakes = Array.from({ length: 16 }, (_, i) =>
  flake(-2.35 + ((i * 1.87) % 4.7), -1 + ((i * 0.61) % 1.7), 0.045 + ((i * 7) % 5) * 0.009, (i * 0.377) % 1),
)

/** A cold room comes apart and together again; a forklift brings what goes in. */
export const coldStore: StagedFilm = {
  seconds: 8,
  still: 0.02,
  palette: 'night',
  actors: [
    sun(palette, 1.5, 1, 0.95),
    ridge('#3a63ab', -1.55, 1.15, 6),
    ridge('#4f7fc9', -1.3, 0.75, 2),
    ridge('#86abe0', -1.1, 0.36, 11),
    ...flakes,
    prop({ kind: 'drum', colour: '#e3edfa', at: [0.42, 0, -0.2], size: [2.3, 0.14] }),
    model('cold-storage-unit/blue', [0.42, 0.14, -0.2], 1.4, -6, {
      opens: true,
      move: (at) => {
        // It rises as it opens: its floor goes down, and would sink into the drum.
        const open = visit(at, 0.12, 0.4, 0.58, 0.88)
        return { apart: 0.38 * open, by: [0, 0.3 * open, 0], turn: 14 * sway(at) }
      },
    }),
    model('forklift/orange', [-1.44, 0, 0.34], 1.05, 26, {
      move: (at) => ({ by: [0.26 * sway(at, 1, -0.25), 0, -0.04 * sway(at, 1, -0.25)] }),
    }),
    prop({ kind: 'drum', colour: '#e3edfa', at: [1.6, 0, 0.62], size: [0.8, 0.12] }),
    model('frozen-squid-box/blue', [1.6, 0.12, 0.62], 0.56, -14),
  ],
  view: { at: [0, 1, 0], width: 4.5, elevation: 9 },
}
