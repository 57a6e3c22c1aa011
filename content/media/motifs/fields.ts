import { type Look, line, many, type Point, shape } from '../draw.ts'
import { curve, ground } from '../paths.ts'

/** A hill with rows of planting that follow its ridge. */
export const hill = (
  ridge: readonly Point[],
  fill: string,
  rows = 0,
  rowColour = '#ffffff',
  look: Look = {},
) =>
  shape(ground(ridge), fill, look) +
  many(rows, (i) => {
    const down = 18 + i * (16 + i * 2.4)
    return line(
      curve(ridge.map(([x, y], at): Point => [x, y + down * (1 + 0.1 * Math.sin(at * 1.7))])),
      rowColour,
      3 + i * 0.35,
      { opacity: Math.max(0.14, 0.5 - i * 0.05) },
    )
  })
