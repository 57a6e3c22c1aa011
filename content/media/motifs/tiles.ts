import { box, disc, place, shape } from '../draw.ts'
import { regular, star } from '../paths.ts'

/** A glazed tile with an eight-pointed star, of side s, its corner at (x, y). */
export const starTile = (
  x: number,
  y: number,
  s: number,
  colours: { ground: string; star: string; heart: string; line: string },
) =>
  box(x, y, s, s, colours.ground) +
  place(
    { x: x + s / 2, y: y + s / 2 },
    shape(star(0, 0, s * 0.48, s * 0.35, 8), colours.star),
    shape(regular(0, 0, s * 0.26, 8, -67.5), colours.ground),
    shape(star(0, 0, s * 0.21, s * 0.1, 8), colours.heart),
    disc(0, 0, s * 0.05, colours.line),
  )
