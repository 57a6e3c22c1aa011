import { chance } from '../chance.ts'
import { disc, place, shape, times } from '../draw.ts'
import { sway } from './film.ts'

/** A row of listeners seen from behind; some nod, each in a time of their own. */
export const listeners = (seed: number, y: number, size: number, gap: number, fill: string, at: number) => {
  const c = chance(seed)
  return times(Math.ceil(1400 / gap), (i) => {
    const [shift, ahead, long] = [c.between(-10, 10), c.between(0, 1), c.odds(0.4)]
    // One in three: a whole hall that nods would be a heavy film.
    const nod = i % 3 === 0 ? 2.4 * sway(at, 3 + (i % 2), ahead) : 0
    return place(
      { x: -40 + i * gap + shift, y, size },
      shape('M-62 90C-64-4-40-22 0-22C40-22 64-4 62 90Z', fill),
      place(
        { y: nod },
        disc(0, -54, 30, fill),
        long
          ? shape('M-32-58C-36-96 36-96 32-58L34-18H-34Z', fill)
          : shape('M-30-60C-32-92 32-92 30-60Z', fill),
      ),
    )
  }).join('')
}
