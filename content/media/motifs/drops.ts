import { disc, line, place, shape } from '../draw.ts'

/** Drops thrown up where something leaves the water. */
export const splash = (x: number, y: number, size: number, colour: string) =>
  place(
    { x, y, size },
    shape('M-70 10C-60-30-84-54-96-66C-64-58-44-34-36 0Z', colour),
    shape('M62 10C58-26 78-50 98-62C92-34 74-10 70 8Z', colour),
    shape('M-20 10C-16-20-26-40-34-50C-12-42 0-20 4 6Z', colour, { opacity: 0.8 }),
    disc(-112, -84, 9, colour),
    disc(112, -80, 7, colour),
    disc(-44, -74, 6, colour),
    disc(50, -82, 8, colour),
    disc(-132, -46, 5, colour),
    line('M-90 14C-30-2 40-2 96 14', colour, 6),
  )
