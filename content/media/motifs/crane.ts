import { box, line, many } from '../draw.ts'
import { container } from './container.ts'

/** A quay crane, its feet at y 0, its boom to the left; about 560 high. */
export const quayCrane = (colour: string, load: string) =>
  line('M-84 0V-380M84 0V-380', colour, 20) +
  line('M-84-190H84M-84-110L84-190M84-110L-84-190', colour, 9) +
  line('M-84-380L0-540L84-380', colour, 15) +
  line('M-430-380H190', colour, 22) +
  line('M0-540L-410-380M0-540L-200-380M0-540L180-380', colour, 6) +
  box(120, -372, 76, 46, colour, { radius: 4 }) +
  box(-106, -14, 44, 16, colour, { radius: 4 }) +
  box(62, -14, 44, 16, colour, { radius: 4 }) +
  box(-312, -374, 66, 26, '#f2a313', { radius: 4 }) +
  many(2, (i) => line(`M${-300 + i * 42}-348V-246`, colour, 3.5)) +
  box(-322, -252, 86, 12, colour, { radius: 3 }) +
  container(-330, -240, 102, 52, load)
