import { disc, line, many, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { leaf } from '../paths.ts'

/** An orange with its leaf around the origin. */
export const orange = (paper: Paper, r: number) =>
  disc(0, 0, r, paper.ball('#ffd07a', '#ff9a2e', '#d8620f')) +
  disc(r * 0.08, -r * 0.72, r * 0.1, '#7a4a12') +
  disc(-r * 0.36, -r * 0.36, r * 0.16, '#ffffff', { opacity: 0.45 })

export const citrusLeaf = (
  x: number,
  y: number,
  turn: number,
  size: number,
  colour: string,
  vein = '#d8f5b4',
) => place({ x, y, turn, size }, shape(leaf(120, 40), colour), line('M8 0H100', vein, 3.4, { opacity: 0.6 }))

/** A grove tree with fruit, its foot at the origin, about 150 high. */
export const groveTree = (crown: string, light: string) =>
  line('M0 0V-50', '#6b4a2a', 10) +
  disc(0, -96, 52, crown) +
  disc(-36, -74, 34, crown) +
  disc(36, -74, 34, crown) +
  disc(-14, -112, 30, light, { opacity: 0.6 }) +
  many(7, (i) => disc(-46 + ((i * 41) % 94), -128 + ((i * 53) % 74), 8, '#ff9a2e'))
