import { d, line, many, oval, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** A clay pot, its foot at the origin, about 340 wide with its spout. */
export const teapot = (paper: Paper, light: string, clay: string, dark: string) =>
  line('M112-140C186-164 196-62 100-58', dark, 24) +
  line('M112-144C178-164 186-70 104-64', clay, 13) +
  shape('M-100-84C-138-92-150-134-186-152L-166-166C-126-160-112-130-84-124Z', paper.across(clay, dark)) +
  shape(
    'M-118-92C-118-150-66-176 0-176C66-176 118-150 118-92C118-36 80 0 46 0H-46C-80 0-118-36-118-92Z',
    paper.ball(light, clay, dark),
  ) +
  oval(0, -172, 60, 14, dark) +
  shape('M-60-174C-54-200 54-200 60-174C40-166-40-166-60-174Z', clay) +
  oval(0, -206, 17, 14, clay) +
  oval(-4, -210, 7, 5, light) +
  line('M-86-120C-80-142-60-156-40-160', '#ffffff', 7, { opacity: 0.35 }) +
  line('M-116-98C-60-84 60-84 116-98', dark, 4, { opacity: 0.5 })

/** A small cup with tea in it, its foot at the origin, about 110 wide. */
export const teaCup = (paper: Paper, glaze: string, shade: string, tea: string) =>
  shape('M-56-66C-54-24-34 0-20 0H20C34 0 54-24 56-66Z', paper.across('#ffffff', glaze, shade)) +
  oval(0, -66, 56, 15, glaze) +
  oval(0, -64, 47, 11, tea)

/** Steam in thin curls that rise from the origin. */
export const steam = (colour: string, height: number, strands = 3) =>
  many(strands, (i) =>
    line(
      d`M${(i - 1) * 26} 0C${(i - 1) * 26 - 30} ${-height * 0.3} ${(i - 1) * 26 + 30} ${-height * 0.5} ${(i - 1) * 22} ${-height * (0.8 + (i % 2) * 0.2)}`,
      colour,
      7,
      { opacity: 0.6 },
    ),
  )
