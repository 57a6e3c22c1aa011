import { disc, line, many, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

const body = 'M-120 4C-92-46-26-68 42-46C68-37 86-22 98-6C86 14 66 32 40 40C-26 62-90 46-120 4Z'

/** A fish that looks to the left, about 270 long. */
export const fish = (paper: Paper, colours: { back: string; belly: string; fin: string; ink: string }) =>
  shape('M88-6C108-20 130-52 158-60C146-30 146 16 160 50C132 42 106 14 88-6Z', colours.fin) +
  line('M104-8C122-16 138-34 148-46M106-4C124 0 140 20 149 36', colours.ink, 3, { opacity: 0.25 }) +
  shape('M-52-54C-34-92 18-98 52-76C48-62 46-54 46-44C14-58-24-60-52-54Z', colours.fin) +
  shape('M-8 52C0 76 24 86 44 80C40 64 36 50 32 40Z', colours.fin) +
  shape(body, paper.down(colours.back, colours.belly, colours.belly)) +
  paper.inside(
    body,
    many(5, (row) =>
      many(7, (i) =>
        line(`M${-34 + i * 20 + (row % 2) * 10} ${-42 + row * 17}a10 10 0 0 1 0 17`, colours.ink, 2.4, {
          opacity: 0.2,
        }),
      ),
    ),
    shape('M-130 10C-60 66 60 58 110 0V80H-130Z', colours.ink, { opacity: 0.07 }),
  ) +
  line('M-58-44C-40-22-40 20-60 44', colours.ink, 4, { opacity: 0.5 }) +
  shape('M-34 6C-10-6 16 4 26 22C4 28-20 24-34 6Z', colours.fin) +
  disc(-82 - 8 + 8, -8, 11, '#ffffff') +
  disc(-84, -8, 7, colours.ink) +
  disc(-87, -11, 2.4, '#ffffff') +
  line('M-117 8C-108 12-100 13-94 10', colours.ink, 3, { opacity: 0.6 })

/** A small fish of one colour, for schools. */
export const minnow = (x: number, y: number, size: number, colour: string, opacity = 0.8) =>
  place(
    { x, y, size },
    shape('M-34 0C-22-17 8-17 24 0L44-14C40-4 40 4 44 14L24 0C8 17-22 17-34 0Z', colour, { opacity }),
    disc(-21, -3, 2.6, '#0b2a6b', { opacity: 0.7 }),
  )
