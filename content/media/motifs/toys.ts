import { darker, lighter } from '../colour.ts'
import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

const wheel = (x: number, r: number, colour: string) =>
  disc(x, -r, r, colour) + disc(x, -r, r * 0.5, '#fff6df') + disc(x, -r, r * 0.18, colour)

/** A wooden engine that runs to the right, on wheels at y 0, about 300 long. */
export const engine = (paper: Paper) =>
  box(-140, -74, 280, 34, '#c9762f', { radius: 8 }) +
  box(-20, -150, 150, 80, paper.down('#ff7f63', '#e5482d'), { radius: 34 }) +
  box(-132, -206, 118, 134, '#2a7de0', { radius: 8 }) +
  box(-112, -184, 76, 62, '#d4f0ff', { radius: 8 }) +
  box(-146, -222, 146, 24, '#ffc933', { radius: 10 }) +
  shape('M64-148h40l10-62h-60Z', '#2f9a5a') +
  box(46, -224, 76, 20, '#1f7a44', { radius: 8 }) +
  disc(136, -108, 16, '#ffc933') +
  [-92, 0, 92].map((x) => wheel(x, 34, '#22304f')).join('')

export const waggon = (colour: string) =>
  box(-100, -120, 200, 76, colour, { radius: 10 }) +
  box(-100, -70, 200, 26, darker(colour, 0.25), { radius: 8 }) +
  [-56, 56].map((x) => wheel(x, 30, '#22304f')).join('')

/** A building block with a sign on its face, its lower edge at y 0. */
export const block = (s: number, colour: string, sign: string) =>
  box(-s / 2, -s, s, s, colour, { radius: s * 0.12 }) +
  box(-s * 0.38, -s * 0.88, s * 0.76, s * 0.76, lighter(colour, 0.35), { radius: s * 0.08 }) +
  place({ y: -s / 2 }, sign)

/** Rings on a peg, the largest lowest, standing at the origin. */
export const stackedRings = (colours: readonly string[]) =>
  line('M0-10V-230', '#c9762f', 16) +
  oval(0, -8, 108, 20, '#c9762f') +
  colours
    .map(
      (colour, i) =>
        box(-92 + i * 11, -56 - i * 42, (92 - i * 11) * 2, 42, colour, { radius: 21 }) +
        box(-70 + i * 11, -50 - i * 42, 44, 9, '#ffffff', { radius: 4, opacity: 0.5 }),
    )
    .join('') +
  disc(0, -66 - colours.length * 42, 26, '#e5482d')

/** A seated bear, its lower edge at y 0, about 250 high. */
export const bear = (fur: string, pale: string, ink: string) =>
  disc(-62, -226, 30, fur) +
  disc(62, -226, 30, fur) +
  disc(-62, -226, 15, pale) +
  disc(62, -226, 15, pale) +
  oval(0, -70, 86, 76, fur) +
  oval(0, -62, 52, 52, pale) +
  oval(-80, -20, 38, 26, fur) +
  oval(80, -20, 38, 26, fur) +
  oval(-84, -18, 18, 15, pale) +
  oval(84, -18, 18, 15, pale) +
  place({ x: -86, y: -104, turn: 28 }, oval(0, 0, 24, 46, fur)) +
  place({ x: 86, y: -104, turn: -28 }, oval(0, 0, 24, 46, fur)) +
  oval(0, -180, 88, 76, fur) +
  oval(0, -156, 40, 32, pale) +
  disc(-34, -190, 9, ink) +
  disc(34, -190, 9, ink) +
  oval(0, -170, 14, 10, ink) +
  line('M0-160V-150M-14-144C-6-138 6-138 14-144', ink, 4) +
  shape('M-44-118L0-104L44-118V-86L0-100L-44-86Z', '#e5482d') +
  disc(0, -102, 10, '#ffc933')

export const balloon = (paper: Paper, colour: string) =>
  line('M0 70C-14 120 16 160 0 220', '#8a7a9a', 3) +
  oval(0, 0, 56, 68, paper.ball(lighter(colour, 0.5), colour, darker(colour, 0.2))) +
  shape('M-9 66H9L0 80Z', colour)

export const spotted = (r: number, colour: string, spot: string) =>
  disc(0, -r, r, colour) +
  many(5, (i) =>
    place(
      { y: -r, turn: i * 72 },
      shape(d`M0 ${-r * 0.34}L${r * 0.3} ${-r * 0.72}Q0 ${-r * 0.94} ${-r * 0.3} ${-r * 0.72}Z`, spot),
    ),
  )
