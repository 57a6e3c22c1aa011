import type { Cut, Prop } from '@tradefloor/models'

type At = readonly [x: number, y: number, z: number]
type More = Omit<Cut, 'line' | 'colour'>

/** A figure of several cuts. */
export const figure = (at: At, ...cuts: Cut[]): Prop => ({
  kind: 'cut-out',
  colour: '',
  at,
  size: [1, 1],
  cuts,
})

/** A rectangle from one corner to the other. */
export const bar = (
  [left, low]: readonly [number, number],
  [right, high]: readonly [number, number],
  colour: string,
  more: More & { round?: number } = {},
): Cut => {
  const { round = 0.02, ...rest } = more
  return {
    line: [
      [left, low, round],
      [right, low, round],
      [right, high, round],
      [left, high, round],
    ],
    colour,
    ...rest,
  }
}

export const disc = (x: number, y: number, round: number, colour: string, more: More = {}): Cut => ({
  line: { round, at: [x, y] },
  colour,
  ...more,
})

/** A straight stroke between two points. */
export function stroke(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  thick: number,
  colour: string,
  more: More = {},
): Cut {
  const long = Math.hypot(x1 - x0, y1 - y0)
  const [across, up] = [(-(y1 - y0) / long) * (thick / 2), ((x1 - x0) / long) * (thick / 2)]
  return {
    line: [
      [x0 - across, y0 - up],
      [x1 - across, y1 - up],
      [x1 + across, y1 + up],
      [x0 + across, y0 + up],
    ],
    colour,
    ...more,
  }
}
