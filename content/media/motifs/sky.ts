import { chance } from '../chance.ts'
import { d, disc, group, height, line, many, oval, place, ring, shape, width } from '../draw.ts'
import type { Paper } from '../paper.ts'

export const backdrop = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`

/** A sun or moon with its halo. */
export const orb = (paper: Paper, x: number, y: number, r: number, colour: string, halo = 0.5) =>
  disc(x, y, r * 2.9, paper.glow(colour, halo)) +
  disc(x, y, r * 1.45, colour, { opacity: 0.14 }) +
  disc(x, y, r, colour)

/** A moon with a few seas on it. */
export const moon = (paper: Paper, x: number, y: number, r: number, colour: string, seas: string) =>
  orb(paper, x, y, r, colour, 0.4) +
  disc(x - r * 0.32, y - r * 0.24, r * 0.2, seas, { opacity: 0.35 }) +
  disc(x + r * 0.36, y + r * 0.12, r * 0.27, seas, { opacity: 0.28 }) +
  disc(x - r * 0.12, y + r * 0.48, r * 0.14, seas, { opacity: 0.32 })

export const stars = (seed: number, count: number, colour: string, depth = 300) => {
  const c = chance(seed)
  return many(count, () =>
    disc(c.between(0, width), c.between(0, depth), c.between(0.9, 2.8), colour, {
      opacity: Math.round(c.between(0.3, 0.95) * 100) / 100,
    }),
  )
}

/** A flat-bottomed cloud of a few round heads, about 200 wide. */
export const cloud = (x: number, y: number, size: number, fill: string, opacity = 1) =>
  place(
    { x, y, size },
    shape(
      'M-96 26C-118 26-118-6-90-6C-88-34-50-42-36-20C-26-56 34-56 42-16C62-30 92-16 86 4C112 4 112 26 92 26Z',
      fill,
      { opacity },
    ),
  )

/** A long thin cloud, as at dusk. */
export const streak = (x: number, y: number, length: number, fill: string, opacity = 0.6) =>
  shape(
    d`M${x} ${y}h${length}a9 9 0 0 1 0 18h${-length * 0.72}a7 7 0 0 0 0 14h${length * 0.34}a7 7 0 0 1 0 14h${-length * 0.5}a7 7 0 0 1 0-14h${length * 0.04}a7 7 0 0 0 0-14h${-length * 0.16}a9 9 0 0 1 0-18Z`,
    fill,
    { opacity },
  )

export const gull = (x: number, y: number, size: number, colour: string, turn = 0) =>
  place({ x, y, size, turn }, line('M-26-8C-17-19-7-16 0 0C7-16 17-19 26-8', colour, 5))

/** The glitter of a light on water, below its horizon. */
export const glitter = (
  seed: number,
  x: number,
  top: number,
  rows: number,
  spread: number,
  colour: string,
) => {
  const c = chance(seed)
  return group(
    { opacity: 0.75 },
    many(rows, (i) => {
      const half = spread * (0.35 + i / rows) * c.between(0.35, 1)
      return oval(x + c.between(-16, 16), top + i * 17, half, 3.2, colour, {
        opacity: Math.round((0.95 - (i / rows) * 0.7) * 100) / 100,
      })
    }),
  )
}

/** Rings around a point, each fainter: a sun in the manner of a print. */
export const rings = (x: number, y: number, from: number, step: number, count: number, colour: string) =>
  many(count, (i) =>
    ring(x, y, from + i * step, colour, 3, { opacity: Math.round((0.5 - (i * 0.42) / count) * 100) / 100 }),
  )
