import { disc, many, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** An airliner that flies to the right, around the origin, about 300 long. */
export const plane = (paper: Paper, accent: string, shade: string) =>
  shape('M-30-6L-96-92H-66L40-10Z', shade) +
  shape('M-132-12L-164-72H-136L-92-14Z', accent) +
  shape(
    'M-152-14C-120-28 80-34 124-20C148-12 156 0 148 8C130 22-60 26-110 16C-134 10-148 0-152-14Z',
    paper.down('#ffffff', '#ffffff', '#c8d8ec'),
  ) +
  shape('M112-22C134-16 146-8 150 0L118-2Z', '#7fc4f0') +
  many(9, (i) => disc(-80 + i * 20, -6, 4.4, '#5a86b8')) +
  shape('M-14 8L-92 96H-60L58 12Z', accent) +
  shape('M-128-6L-168 16H-146L-104 2Z', accent)
