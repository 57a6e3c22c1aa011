import { box, disc, line, many, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { containerStack } from './container.ts'

/** A container ship that sails to the right, its water line at y 0, about 660 long. */
export const containerShip = (
  paper: Paper,
  colours: { hull: string; boot: string; cargo: readonly string[] },
) => {
  const cargo = (i: number) => colours.cargo[i % colours.cargo.length] ?? '#1557d6'
  const row = (start: number, count: number, first: number): [number, ...string[]] => [
    start,
    ...Array.from({ length: count }, (_, i) => cargo(first + i * 2)),
  ]
  return (
    containerStack(-178, -66, [row(0, 6, 0), row(0, 6, 3), row(0, 5, 1), row(1, 3, 5)]) +
    shape('M-310-66V-236h104v170Z', '#ffffff') +
    box(-206 - 26, -236, 26, 170, '#c9dbee') +
    box(-324, -252, 132, 18, '#eaf2fb', { radius: 3 }) +
    many(4, (i) => box(-300, -222 + i * 36, 56, 14, '#3f86cf', { radius: 2 })) +
    shape('M-284-252l8-52h42l6 52Z', colours.hull) +
    box(-276, -292, 42, 12, '#ffffff', { opacity: 0.85 }) +
    line('M-216-252v-64M-228-300h24', '#46597a', 5) +
    shape(
      'M-336-66H372C364-34 346-6 326 26H-304C-322-2-332-34-336-66Z',
      paper.down(colours.hull, colours.hull, colours.boot),
    ) +
    shape('M-336-66H372l-5 16H-333Z', '#ffffff', { opacity: 0.92 }) +
    shape('M-322-6C-318 6-312 16-304 26H326C333 16 340 6 346-6Z', colours.boot) +
    many(5, (i) => disc(-296 + i * 26, -32, 5, '#ffffff', { opacity: 0.8 })) +
    line('M340-66v-46M340-112l-14 46', '#46597a', 4)
  )
}
