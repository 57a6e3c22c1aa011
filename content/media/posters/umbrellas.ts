import { chance } from '../chance.ts'
import { darker, lighter } from '../colour.ts'
import { d, disc, line, many, oval, place, shape } from '../draw.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

// An umbrella from above: eight panels whose rims sag between the ribs.
const canopy = (x: number, y: number, r: number, turn: number, colour: string, second: string) =>
  oval(x + r * 0.14, y + r * 0.2, r * 0.98, r * 0.98, '#12233f', { opacity: 0.3 }) +
  place(
    { x, y, turn },
    many(8, (i) => {
      const base = i % 2 ? second : colour
      // The light falls from the upper left, whatever way the umbrella is turned.
      const facing = Math.cos(((i * 45 + 22.5 + turn + 135) * Math.PI) / 180)
      const fill = facing > 0 ? lighter(base, facing * 0.22) : darker(base, -facing * 0.2)
      const corner = r * Math.SQRT1_2
      return place({ turn: i * 45 }, shape(d`M0 0L${r} 0Q${r * 0.84} ${r * 0.35} ${corner} ${corner}Z`, fill))
    }),
    many(8, (i) =>
      place(
        { turn: i * 45 },
        line(d`M0 0H${r}`, darker(colour, 0.35), 3, { opacity: 0.5 }),
        disc(r, 0, 4.5, '#fff6e4'),
      ),
    ),
    disc(0, 0, r * 0.08, darker(colour, 0.4)),
    disc(-r * 0.02, -r * 0.02, r * 0.035, '#ffffff'),
  )

/** A street of umbrellas in the rain, seen from above. */
export const umbrellas: Poster = (paper) => {
  const c = chance(77)
  const paving = (row: number, i: number) =>
    `<rect x="${i * 150 - (row % 2) * 75}" y="${row * 84}" width="142" height="76" rx="8" fill="#ffffff" opacity="${(0.05 + c.between(0, 0.09)).toFixed(2)}"/>`
  return [
    backdrop(paper.slope('#5a7ea6', '#3a5c86', '#27436b')),
    many(9, (row) => many(10, (i) => paving(row, i))),
    canopy(120, 118, 150, 12, '#2a9de0', '#1f7fc4'),
    canopy(1180, 560, 168, 30, '#7a4fd8', '#ffffff'),
    canopy(404, 560, 156, 5, '#ffc933', '#ffb014'),
    canopy(960, 106, 150, 20, '#2fb574', '#ffffff'),
    canopy(90, 520, 118, 34, '#ff8fa3', '#ef5a78'),
    canopy(1236, 216, 104, 8, '#ffc933', '#f08a2c'),
    canopy(420, 84, 104, 40, '#ffffff', '#c9d8ea'),
    canopy(836, 600, 122, 16, '#0fa7b8', '#ffffff'),
    canopy(656, 316, 226, 14, '#e5482d', '#d2391f'),
    many(60, () => {
      const [x, y, l] = [c.between(-40, 1280), c.between(-40, 660), c.between(26, 60)]
      return line(d`M${x} ${y}l${-l * 0.3} ${l}`, '#ffffff', 3, { opacity: 0.4 })
    }),
    many(12, () => {
      const [x, y, r] = [c.between(40, 1240), c.between(60, 640), c.between(10, 24)]
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.42).toFixed(1)}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".35"/>`
    }),
  ]
}
