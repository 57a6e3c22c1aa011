import { d, line, many, place } from '../draw.ts'

/** A six-armed crystal around the origin. */
export const snowflake = (r: number, colour: string, breadth = r * 0.09, opacity = 1) =>
  many(6, (i) =>
    place(
      { turn: i * 60 },
      line(
        d`M0 0V${-r}M0 ${-r * 0.42}L${r * 0.24} ${-r * 0.64}M0 ${-r * 0.42}L${-r * 0.24} ${-r * 0.64}M0 ${-r * 0.7}L${r * 0.17} ${-r * 0.87}M0 ${-r * 0.7}L${-r * 0.17} ${-r * 0.87}`,
        colour,
        breadth,
        { opacity },
      ),
    ),
  )
