import { box, disc, line, many, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

const wheel = (x: number) =>
  disc(x, -40, 44, '#17233d') + disc(x, -40, 24, '#c7d6e6') + disc(x, -40, 9, '#5b6f8c')

/** A refrigerated lorry that drives to the right, its wheels at y 0, about 760 long. */
export const coldTruck = (paper: Paper, badge: string) =>
  box(-400, -96, 800, 34, '#2b3b5c', { radius: 6 }) +
  box(-410, -372, 520, 296, paper.down('#ffffff', '#e3eef8'), { radius: 12 }) +
  box(-410, -152, 520, 76, '#1b7fd6') +
  box(-410, -168, 520, 16, '#ff7a3d') +
  many(8, (i) => line(`M${-356 + i * 62}-360V-180`, '#cddcec', 4)) +
  box(70, -400, 72, 96, '#d4e2f0', { radius: 8 }) +
  many(4, (i) => line(`M82 ${-384 + i * 18}h48`, '#8ea6c2', 6)) +
  shape(
    'M128-76V-302H258C300-302 330-276 348-230L376-166C396-158 404-146 404-126V-76Z',
    paper.down('#ff8f4f', '#ef5a24'),
  ) +
  shape('M214-276H254C284-276 304-260 318-230L342-176H214Z', '#cfeefd') +
  shape('M232-276H254C284-276 304-260 318-230L322-220L262-176H232Z', '#ffffff', { opacity: 0.6 }) +
  box(150, -170, 40, 10, '#b83f12', { radius: 5 }) +
  box(372, -132, 34, 26, '#fff3c4', { radius: 6 }) +
  box(330, -88, 84, 24, '#17233d', { radius: 6 }) +
  place({ x: -250, y: -264 }, badge) +
  [-320, -220, 250].map(wheel).join('')
