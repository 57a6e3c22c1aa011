import { box, d, disc, line, many, oval, place, shape, times } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { curve } from '../paths.ts'
import { again, all, type Film, sway, visit } from './film.ts'

const liquids = ['#3b82ff', '#18b08a', '#f2a313', '#e5654b', '#8a6ad0', '#0fa7b8'] as const

const flask = (x: number, colour: string, at: number, seed: number) =>
  place(
    { x, y: 560 },
    shape('M-20-190H20V-120L76-24C84-8 76 0 62 0H-62C-76 0-84-8-76-24L-20-120Z', '#ffffff', {
      opacity: 0.6,
      stroke: '#a9c6e0',
      strokeWidth: 5,
    }),
    shape(
      d`M-50 -62C-20 ${-70 + 5 * sway(at, 2, seed)} 20 ${-54 - 5 * sway(at, 2, seed)} 50 -62L72 -22C78 -10 72 -4 60 -4H-60C-72 -4 -78 -10 -72 -22Z`,
      colour,
      { opacity: 0.85 },
    ),
    many(6, (i) => {
      const rise = again(at, 3, i * 0.17 + seed)
      return disc(-40 + ((i * 31) % 82), -8 - 52 * rise, 3 + (i % 3) * 1.6, '#ffffff', {
        opacity: Math.round(80 * (1 - rise)) / 100,
      })
    }),
    line('M-26-190H26', '#a9c6e0', 8),
    line('M-44-40L-26-74', '#ffffff', 6, { opacity: 0.7 }),
  )

const microscope = (paper: Paper) =>
  box(-110, -24, 220, 24, '#22304f', { radius: 10 }) +
  line('M70-24C130-120 100-220 0-236', '#a9bfe4', 34) +
  line('M62-40C112-124 88-206 0-236', '#dbe6f7', 9) +
  box(-76, -92, 150, 18, '#46597a', { radius: 6 }) +
  box(-40, -104, 70, 10, '#bfe6ff', { radius: 3 }) +
  place(
    { x: -16, y: -240, turn: -20 },
    box(-24, -60, 48, 130, paper.across('#ffffff', '#c7d6e6'), { radius: 12 }),
    box(-18, 66, 36, 34, '#22304f', { radius: 6 }),
    box(-18, -98, 36, 44, '#1557d6', { radius: 8 }),
  ) +
  disc(92, -92, 20, '#1557d6')

/** A laboratory: a pipette fills a rack of tubes, a trace runs, liquids simmer. */
export const lab: Film = {
  seconds: 10,
  still: 0.36,
  loss: 28,
  frame: (paper, at) => {
    const stop = Math.floor(at * 6)
    const beat = again(at, 6)
    const places = times(7, (i) => 560 + Math.min(i, 5) * 62)
    // Over the tubes one after the other, and home again in the last beat.
    const here = places[stop] ?? 560
    const next = stop === 5 ? 560 : (places[stop + 1] ?? here)
    const x = here + (next - here) * visit(beat, 0.66, 0.96, 2, 3)
    const dip = 42 * visit(beat, 0.1, 0.28, 0.48, 0.64)
    const filled = (i: number) => (i < stop ? 1 : i === stop ? visit(beat, 0.26, 0.46, 2, 3) : 0)
    const drain = stop === 5 ? visit(beat, 0.66, 0.98, 2, 3) : 0
    const trace = times(41, (i) => {
      const share = again(i / 40 + at * 2, 1)
      return [
        890 + i * 7.4,
        190 -
          60 * Math.exp(-(((share - 0.5) * 16) ** 2)) +
          26 * Math.exp(-(((share - 0.58) * 18) ** 2)) +
          4 * Math.sin(share * 12.566),
      ] as const
    })
    return [
      all(paper.down('#dff1fb', '#f4fbff', '#e6f2fa')),
      ...times(3, (i) => box(40 + i * 270, 60, 236, 12, '#b9d3e8', { radius: 4 })),
      ...times(
        9,
        (i) =>
          box(60 + i * 84, 14, 34, 46, liquids[i % liquids.length] ?? '#3b82ff', {
            radius: 8,
            opacity: 0.55,
          }) + box(68 + i * 84, 4, 18, 14, '#8ea6c2', { radius: 3 }),
      ),
      // The screen.
      box(860, 70, 360, 230, '#0c2340', { radius: 16 }),
      box(874, 84, 332, 202, '#10325c', { radius: 8 }),
      many(5, (i) => line(d`M886 ${112 + i * 38}H1194`, '#ffffff', 1.5, { opacity: 0.14 })),
      line(curve(trace), '#5ff0c0', 5),
      disc(trace.at(-1)?.[0] ?? 0, trace.at(-1)?.[1] ?? 0, 9, '#ffffff'),
      ...times(4, (i) =>
        box(
          896 + i * 78,
          258 - 8 * (1 + sway(at, 3, i / 4)),
          54,
          10 + 8 * (1 + sway(at, 3, i / 4)),
          liquids[i] ?? '#3b82ff',
          { radius: 3 },
        ),
      ),
      box(1020, 300, 40, 60, '#46597a'),
      box(960, 356, 160, 16, '#46597a', { radius: 6 }),
      // The bench.
      box(0, 560, 1280, 26, paper.down('#ffffff', '#d3e0ec')),
      box(0, 586, 1280, 140, paper.down('#7fb2d8', '#4f86b4')),
      many(6, (i) => box(30 + i * 214, 606, 190, 100, '#ffffff', { radius: 8, opacity: 0.16 })),
      place({ x: 180, y: 560 }, microscope(paper)),
      flask(380, '#3b82ff', at, 0),
      flask(1190, '#18b08a', at, 0.4),
      flask(1046, '#e5654b', at, 0.7),
      // The rack and its tubes.
      ...times(6, (i) => {
        const full = Math.max(0, filled(i) * (1 - drain))
        const depth = 70 * full
        const left = 560 + i * 62 - 15
        return (
          box(left, 430, 30, 122, '#ffffff', {
            radius: 14,
            opacity: 0.75,
            stroke: '#a9c6e0',
            strokeWidth: 4,
          }) +
          (depth > 1 ? box(left + 4, 546 - depth, 22, depth, liquids[i] ?? '#3b82ff', { radius: 10 }) : '')
        )
      }),
      box(520, 470, 390, 18, '#46597a', { radius: 6, opacity: 0.9 }),
      box(520, 546, 390, 16, '#46597a', { radius: 6 }),
      // The pipette on its rail.
      box(480, 206, 380, 16, '#8ea6c2', { radius: 8 }),
      place(
        { x, y: 214 },
        box(-34, -22, 68, 58, paper.down('#3b82ff', '#1557d6'), { radius: 10 }),
        box(-9, 30, 18, 76 + dip, '#c7d6e6'),
        shape(d`M-11 ${106 + dip}H11L4 ${170 + dip}H-4Z`, '#e8f4fc', { stroke: '#8ea6c2', strokeWidth: 3 }),
        dip > 36 ? disc(0, 186 + dip + 20 * again(beat, 5), 5, liquids[stop] ?? '#3b82ff') : '',
        disc(0, 6, 7, dip > 20 ? '#5ff0c0' : '#ffffff'),
      ),
      oval(640, 716, 600, 20, '#2f6292', { opacity: 0.4 }),
    ]
  },
}
