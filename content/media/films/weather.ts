import type { Palette } from '../banners/palettes.ts'
import { again, sway } from '../clips/film.ts'
import { type Actor, prop } from './film.ts'

/** Wider than any picture, also when it is shifted. */
const wide = 10.5
/** From one crest to the next. */
const crest = Math.PI / 2.4

/** A layer of the sea, which runs by whole crests so that the film can begin again. */
export const tide = (
  colour: string,
  z: number,
  height: number,
  seed: number,
  crests: number,
  times = 2,
): Actor =>
  prop({ kind: 'waves', colour, at: [0, 0, z], size: [wide, height], seed }, (at) => ({
    by: [
      crest * Math.sign(crests) * again(at, Math.abs(crests)) - (crest * Math.sign(crests)) / 2,
      0.02 * sway(at, times, seed / 7),
      0,
    ],
  }))

export const ridge = (colour: string, z: number, height: number, seed: number): Actor =>
  prop({ kind: 'hills', colour, at: [0, 0, z], size: [wide, height], seed })

export const sun = ({ sun: colour }: Palette, x: number, y: number, size: number, z = -1.7): Actor =>
  prop({ kind: 'sun', colour, at: [x, y, z], size: [size, size] }, (at) => ({
    by: [0, 0.04 * sway(at, 1, -0.25), 0],
  }))

/** A cloud that drifts to and fro. */
export const cloud = (
  { cloud: colour }: Palette,
  at: readonly [x: number, y: number, z: number],
  width: number,
  far = 0.16,
  ahead = 0,
): Actor =>
  prop({ kind: 'cloud', colour, at, size: [width, width * 0.4] }, (share) => ({
    by: [far * sway(share, 1, ahead), 0, 0],
  }))
