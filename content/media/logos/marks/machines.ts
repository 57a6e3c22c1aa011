import { box, disc, line, many, place, ring, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const teeth = (count: number, r: number, w: number, h: number, tone: string) =>
  many(count, (i) => place({ turn: (i * 360) / count }, box(-w / 2, -r, w, h, tone, { radius: 3 })))

const cog: Mark = ({ main, soft, ground }) =>
  teeth(8, 47, 18, 22, main) + disc(0, 0, 36, main) + disc(0, 0, 20, ground) + disc(0, 0, 11, soft)

const loomCog: Mark = ({ main, soft, ground }) =>
  teeth(12, 47, 12, 20, main) +
  disc(0, 0, 38, main) +
  line('M-34-16C-12-30 12-30 34-16M-36 22C-12 8 12 8 36 22', ground, 6) +
  line('M-24 2C-10-8 10-8 24 2', soft, 7)

const meshed: Mark = ({ main, soft, ground }) =>
  place({ x: -13, y: -12 }, teeth(8, 34, 13, 16, main), disc(0, 0, 26, main), disc(0, 0, 12, ground)) +
  place({ x: 27, y: 26, turn: 22 }, teeth(6, 21, 10, 12, soft), disc(0, 0, 15, soft), disc(0, 0, 6, ground))

const fieldCog: Mark = ({ main, soft, ground }) =>
  teeth(10, 47, 14, 20, main) +
  disc(0, 0, 37, main) +
  disc(0, 0, 27, ground) +
  shape('M-16 18C-24-6-6-22 20-20C22 6 8 24-16 18Z', soft) +
  line('M-20 22L4-4', ground, 4)

const spokes: Mark = ({ main, soft }) =>
  ring(0, 0, 40, main, 11) +
  many(3, (i) => place({ turn: i * 60 }, line('M0-32V32', soft, 6))) +
  disc(0, 0, 12, main)

const rollers: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  many(3, (i) => place({ turn: i * 120 }, disc(0, -23, 13, i ? ground : soft))) +
  disc(0, 0, 7, ground)

const motion: Mark = ({ main, soft }) =>
  line('M-10-38A34 34 0 1 0 30 22', main, 11) + disc(-4, -4, 11, soft) + line('M-4-4H26L38 34', main, 10)

const bearing: Mark = ({ main, soft }) =>
  ring(0, 0, 41, main, 10) +
  ring(0, 0, 15, main, 9) +
  many(8, (i) => place({ turn: i * 45 }, disc(0, -28, 6.5, soft)))

const slewing: Mark = ({ main, soft, ground }) =>
  teeth(16, 47, 9, 16, main) +
  disc(0, 0, 39, main) +
  disc(0, 0, 25, ground) +
  many(6, (i) => place({ turn: i * 60 }, disc(0, -32, 3.6, ground))) +
  shape('M0-18L16 9H-16Z', soft)

const valve: Mark = ({ main, soft }) =>
  shape('M-46-8L-2 16L-46 40Z', main) +
  shape('M46-8L2 16L46 40Z', soft) +
  line('M0 14V-30', main, 9) +
  line('M-22-36H22', main, 11)

const gate: Mark = ({ main, soft, ground }) =>
  shape('M-44 44V-2A44 44 0 0 1 44-2V44H24V-2A24 24 0 0 0-24-2V44Z', main) +
  box(-18, 2, 36, 42, soft, { radius: 3 }) +
  line('M0-50V-16', ground, 12) +
  line('M0-46V2', soft, 6)

const arm: Mark = ({ main, soft, ground }) =>
  box(-46, 30, 54, 14, main, { radius: 5 }) +
  line('M-20 26L-10-18L26-32', main, 13) +
  line('M32-34L44-22M32-34L28-16', soft, 7) +
  disc(-10, -18, 12, soft) +
  disc(-10, -18, 4.5, ground) +
  disc(-20, 24, 9, soft)

const mould: Mark = ({ main, soft }) =>
  shape('M-46-40H-4V-20H-20V20H-4V40H-46Z', main) + shape('M46-40H6V-12H-12V12H6V40H46Z', soft)

const fork: Mark = ({ main, soft }) =>
  line('M-24-42V32H42', main, 12) +
  box(-8, -8, 22, 22, soft, { radius: 3 }) +
  box(18, -8, 22, 22, main, { radius: 3 }) +
  box(5, -34, 22, 22, soft, { radius: 3 })

const rail: Mark = ({ main, soft, ground }) =>
  place(
    { turn: -24 },
    line('M-44-17H44M-44 17H44', main, 9),
    box(-22, -32, 44, 64, soft, { radius: 9 }),
    line('M-8-14V14M8-14V14', ground, 6),
  )

const shelves: Mark = ({ main, soft }) =>
  box(-44, 20, 40, 22, main, { radius: 4 }) +
  box(2, 20, 42, 22, soft, { radius: 4 }) +
  box(-44, -8, 60, 22, soft, { radius: 4 }) +
  box(22, -8, 22, 22, main, { radius: 4 }) +
  box(-44, -36, 28, 22, main, { radius: 4 })

const drone: Mark = ({ main, soft }) =>
  line('M-28-26L28 26M28-26L-28 26', main, 9) +
  many(4, (i) => ring(i % 2 ? 30 : -30, i < 2 ? -28 : 28, 14, soft, 7)) +
  box(-15, -15, 30, 30, main, { radius: 9 })

export const machines = {
  gear: [cog, loomCog, meshed, fieldCog],
  wheel: [spokes, rollers, motion],
  ring: [bearing, slewing],
  valve: [valve],
  gate: [gate],
  arm: [arm],
  mould: [mould],
  fork: [fork],
  line: [rail],
  stack: [shelves],
  drone: [drone],
} satisfies Record<string, readonly Mark[]>
