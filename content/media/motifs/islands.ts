import { type Point, shape } from '../draw.ts'
import { ground } from '../paths.ts'

/** A far range that rises from the water at `base`. */
export const range = (base: number, peaks: readonly Point[], fill: string, opacity = 1) =>
  shape(ground(peaks, base), fill, { opacity })
