import { chance } from '../chance.ts'
import { box, d, line, many, place, shape } from '../draw.ts'
import { leaf } from '../paths.ts'

/** A stalk through the whole height, with its joints and a lit side. */
export const stalk = (x: number, breadth: number, colour: string, light: string, joint: string, shift = 0) =>
  box(x, -10, breadth, 700, colour) +
  box(x + breadth * 0.16, -10, breadth * 0.2, 700, light, { opacity: 0.7 }) +
  many(7, (i) => line(d`M${x - 2} ${shift + i * 118}H${x + breadth + 2}`, joint, 5))

/** A spray of hanging leaves around the origin. */
export function spray(seed: number, leaves: number, colours: readonly [string, ...string[]]) {
  const c = chance(seed)
  return many(leaves, () =>
    place(
      { x: c.between(-60, 60), y: c.between(-30, 30), turn: c.between(20, 160) },
      shape(leaf(c.between(70, 130), c.between(9, 14)), c.pick(colours)),
    ),
  )
}
