import { darker, lighter } from '../colour.ts'
import { box, d, line, many, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

// A sail with battens: the mast stands at x 0, the sail bellies to the right.
const sail = (paper: Paper, h: number, w: number, colour: string) => {
  const outline = d`M${-w * 0.22} 0L${-w * 0.12} ${-h * 0.86}C${w * 0.1} ${-h * 1.06} ${w * 0.42} ${-h} ${w * 0.56} ${-h * 0.9}C${w * 0.92} ${-h * 0.6} ${w * 0.9} ${-h * 0.2} ${w * 0.74} 0Z`
  return (
    shape(outline, paper.across(darker(colour, 0.2), colour, lighter(colour, 0.2))) +
    paper.inside(
      outline,
      many(5, (i) =>
        line(
          d`M${-w * 0.4} ${-h * (0.04 + i * 0.19)}L${w * 1.1} ${-h * (0.1 + i * 0.2)}`,
          darker(colour, 0.42),
          5,
        ),
      ),
    )
  )
}

/** A fishing junk that sails to the right, its water line at y 0, about 260 long. */
export const junk = (paper: Paper, colour: string) =>
  line('M-64-40V-250M34-40V-290M108-44V-180', '#4a2a1c', 7) +
  `<g transform="translate(-64 -58)">${sail(paper, 168, 78, colour)}</g>` +
  `<g transform="translate(34 -62)">${sail(paper, 216, 104, colour)}</g>` +
  `<g transform="translate(108 -64)">${sail(paper, 104, 46, colour)}</g>` +
  shape(
    'M-150-66C-120-40-80-36 0-36C70-36 110-44 156-70C146-30 124 0 96 14H-96C-126-2-144-30-150-66Z',
    '#6d3a22',
  ) +
  shape(
    'M-150-66C-120-40-80-36 0-36C70-36 110-44 156-70l-4 16C110-30 60-24 0-24C-80-24-118-28-147-52Z',
    '#a9653a',
  ) +
  box(-128, -78, 54, 34, '#8a4b2a', { radius: 3 }) +
  shape('M-136-76h70l-10-16h-50Z', '#e0a05c') +
  line('M34-290c10 0 18 4 26 0', '#e5482d', 6)
