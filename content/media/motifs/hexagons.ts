import { chance } from '../chance.ts'
import { height, shape, width } from '../draw.ts'
import { regular } from '../paths.ts'

/** A honeycomb over the whole picture; some cells are filled. */
export function honeycomb(seed: number, r: number, stroke: string, fill: string, share = 0.12) {
  const c = chance(seed)
  const stepX = r * Math.sqrt(3)
  let drawing = ''
  for (let row = 0; row * r * 1.5 < height + r * 2; row++)
    for (let x = row % 2 ? stepX / 2 : 0; x < width + stepX; x += stepX) {
      const opacity = Math.round(c.between(0.12, 0.5) * 100) / 100
      const cell = regular(x, row * r * 1.5, r * 0.96, 6)
      drawing += c.odds(share) ? shape(cell, fill, { opacity }) : ''
      drawing += shape(cell, 'none', { opacity, stroke, strokeWidth: 2.5 })
    }
  return drawing
}
