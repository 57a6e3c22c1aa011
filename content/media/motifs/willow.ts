import { chance } from '../chance.ts'
import { d, line, many, place, shape } from '../draw.ts'
import { leaf } from '../paths.ts'

/** Hanging willow twigs from a bough along the upper edge. */
export function willow(
  seed: number,
  from: number,
  to: number,
  twigs: number,
  colours: readonly [string, ...string[]],
) {
  const c = chance(seed)
  return many(twigs, (i) => {
    const x = from + ((to - from) * i) / twigs + c.between(-10, 10)
    const length = c.between(170, 400)
    const sway = c.between(10, 54)
    const colour = c.pick(colours)
    return (
      line(
        d`M${x} -20C${x} ${length * 0.4} ${x - sway * 0.3} ${length * 0.7} ${x - sway} ${length}`,
        colour,
        3,
      ) +
      many(Math.floor(length / 34), (step) => {
        const share = (step + 1) / (length / 34 + 1)
        const [lx, ly] = [x - sway * share * share, length * share]
        return place({ x: lx, y: ly, turn: step % 2 ? 118 : 62 }, shape(leaf(34, 7), colour))
      })
    )
  })
}
