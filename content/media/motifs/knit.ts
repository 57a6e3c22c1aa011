import { d, disc, line, many, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** Knitted rows: every stitch is a V, its colour asked by row and column. */
export const knitting = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  colourAt: (row: number, column: number) => string,
) =>
  many(rows, (row) =>
    many(columns, (column) => {
      const [left, top] = [x + column * size, y + row * size * 0.78]
      const [h, s] = [size / 2, size]
      return shape(
        d`M${left} ${top}h${h * 0.5}l${h * 0.5} ${s * 0.5}l${h * 0.5} ${-s * 0.5}h${h * 0.5}l${-h} ${s}z`,
        colourAt(row, column),
      )
    }),
  )

/** A ball of yarn around the origin. */
export const yarn = (paper: Paper, r: number, colour: string, thread: string, shade: string) => {
  const outline = d`M${-r} 0A${r} ${r} 0 0 1 ${r} 0A${r} ${r} 0 0 1 ${-r} 0Z`
  return (
    disc(0, 0, r, colour) +
    paper.inside(
      outline,
      disc(r * 0.3, r * 0.36, r * 1.02, shade, { opacity: 0.5 }),
      disc(-r * 0.1, -r * 0.12, r * 0.98, colour),
      many(6, (i) =>
        line(
          d`M${-r} ${-r * 0.7 + i * r * 0.3}Q${-r * 0.1} ${-r * 1.1 + i * r * 0.4} ${r} ${-r * 0.5 + i * r * 0.34}`,
          thread,
          r * 0.045,
          { opacity: 0.85 },
        ),
      ),
      many(5, (i) =>
        line(
          d`M${-r * 0.72 + i * r * 0.2} ${r}Q${-r * 0.2 + i * r * 0.1} ${r * 0.1} ${-r * 0.86 + i * r * 0.26} ${-r}`,
          thread,
          r * 0.045,
          { opacity: 0.85 },
        ),
      ),
      many(4, (i) =>
        line(
          d`M${r * 0.1 + i * r * 0.2} ${r}Q${r * 0.9} ${r * 0.3 - i * r * 0.1} ${r} ${-r * 0.2 + i * r * 0.16}`,
          shade,
          r * 0.05,
          { opacity: 0.7 },
        ),
      ),
    )
  )
}
