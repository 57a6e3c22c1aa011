import { darker } from '../colour.ts'
import { box, many } from '../draw.ts'

/** A container seen from the side, with its ribs. */
export const container = (x: number, y: number, w: number, h: number, colour: string) =>
  box(x, y, w, h, colour, { radius: 2 }) +
  many(Math.floor(w / 11), (i) => box(x + 5 + i * 11, y + 5, 3, h - 10, darker(colour, 0.22))) +
  box(x, y + h - 5, w, 5, darker(colour, 0.3)) +
  box(x, y, w, 3, '#ffffff', { opacity: 0.35 })

/** Rows of containers, the first row lowest; each row starts at its own column. */
export const containerStack = (
  x: number,
  base: number,
  rows: readonly (readonly [start: number, ...colours: string[]])[],
  w = 76,
  h = 44,
) =>
  rows
    .map(([start, ...colours], row) =>
      colours
        .map((colour, i) => container(x + (start + i) * (w + 3), base - (row + 1) * (h + 2), w, h, colour))
        .join(''),
    )
    .join('')
