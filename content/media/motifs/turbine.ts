import { disc, many, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** A wind turbine, its foot at the origin, about 560 to the hub; `turn` sets the blades. */
export const turbine = (paper: Paper, turn: number) =>
  shape('M-13 0L-6-560H6L13 0Z', paper.across('#ffffff', '#dfe9f2', '#9fb4c8')) +
  place(
    { y: -560, turn },
    many(3, (i) =>
      place(
        { turn: i * 120 },
        shape(
          'M-7 0C-20-60-14-180-3-290C2-292 4-290 5-286C14-180 16-60 8 0Z',
          paper.across('#ffffff', '#e6eef6', '#b8c8d8'),
        ),
      ),
    ),
  ) +
  disc(0, -560, 21, '#ffffff') +
  disc(0, -560, 10, '#8ea6bd')
