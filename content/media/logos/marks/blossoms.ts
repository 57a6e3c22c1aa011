import { box, disc, line, many, oval, place, ring, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const daisy: Mark = ({ main, soft, ground }) =>
  many(12, (i) => place({ turn: i * 30 }, oval(0, -31, 7.5, 16, i % 2 ? soft : main))) +
  disc(0, 0, 17, ground) +
  disc(0, 0, 12, main)

const tulip: Mark = ({ main, soft }) =>
  line('M0 46V16', main, 8) +
  shape('M4 44C6 28 20 20 40 20C38 36 26 46 4 44Z', soft) +
  shape('M-30-40L-13-22L0-44L13-22L30-40V-12A30 30 0 0 1-30-12Z', main)

const pinwheel: Mark = ({ main, soft }) =>
  many(4, (i) =>
    place(
      { turn: i * 90 },
      shape('M3-3V-20A26 26 0 0 1 29-46H46V-29A26 26 0 0 1 20-3Z', i % 2 ? soft : main),
    ),
  )

const rose: Mark = ({ main, soft, ground }) =>
  many(5, (i) => place({ turn: i * 72 }, disc(0, -25, 20, soft))) +
  disc(0, 0, 29, main) +
  line('M-15 4A16 16 0 1 1 8 14A11 11 0 1 1 4-8A6 6 0 0 1 6 3', ground, 5)

const boll: Mark = ({ main, soft }) =>
  disc(-17, -10, 18, main) +
  disc(17, -10, 18, main) +
  disc(0, -26, 18, main) +
  disc(0, -4, 16, main) +
  shape('M0 42C-22 36-38 22-40 4C-24 8-8 16 0 30C8 16 24 8 40 4C38 22 22 36 0 42Z', soft)

const star: Mark = ({ main, soft, ground }) =>
  many(5, (i) => place({ turn: i * 72 }, disc(0, -27, 19, main))) +
  many(5, (i) => place({ turn: i * 72 + 36 }, line('M0 0V-30', ground, 5))) +
  disc(0, 0, 10, ground) +
  disc(0, 0, 6.5, soft)

const palm: Mark = ({ main, soft }) =>
  line('M6 44C2 26 2 8-2-10', soft, 9) +
  many(5, (i) =>
    place(
      { x: -2, y: -12, turn: [-104, -56, -8, 44, 92][i] ?? 0 },
      shape('M0 2C-14-10-12-30 4-44C12-28 10-8 0 2Z', main),
    ),
  )

const oak: Mark = ({ main, soft }) =>
  disc(0, -24, 22, main) +
  disc(-23, -4, 20, main) +
  disc(23, -4, 20, main) +
  disc(0, 2, 18, main) +
  line('M0 44V2M0 22L14 8', soft, 8)

const bunch: Mark = ({ main, soft }) =>
  [
    [-25, -8],
    [0, -8],
    [25, -8],
    [-12.5, 13],
    [12.5, 13],
    [0, 34],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 11.5, main))
    .join('') + shape('M0-20C-4-36 8-48 30-46C30-30 18-20 0-20Z', soft)

const cherries: Mark = ({ main, soft, ground }) =>
  line('M-20 12C-18-10-6-30 14-42C16-24 18-8 20 8', soft, 6) +
  disc(-21, 24, 20, main) +
  disc(22, 20, 20, main) +
  line('M-31 24A10 10 0 0 1-24 15M12 20A10 10 0 0 1 19 11', ground, 4.5) +
  shape('M14-42C2-52-16-50-26-40C-12-32 2-34 14-42Z', soft)

const wedges = (count: number, r: number, tone: (i: number) => string) =>
  many(count, (i) => {
    const half = Math.PI / count
    const [s, c] = [Math.sin(half * 0.74), Math.cos(half * 0.74)]
    const [x, y] = [Math.round(s * r * 10) / 10, Math.round(c * r * 10) / 10]
    return place(
      { turn: ((i + 0.5) * 360) / count },
      shape(`M0-5L${x} ${-y}A${r} ${r} 0 0 0 ${-x} ${-y}Z`, tone(i)),
    )
  })

const wheelOfFruit: Mark = ({ main, soft }) =>
  ring(0, 0, 42, main, 7) + wedges(8, 33, (i) => (i % 2 ? soft : main))

const fruit: Mark = ({ main, soft, ground }) =>
  disc(0, 9, 37, main) +
  line('M-21 12A21 21 0 0 1-4-10', ground, 6) +
  shape('M0-22C-2-40 12-50 36-48C36-30 22-20 0-22Z', soft)

const halfSlice: Mark = ({ main, soft }) =>
  place(
    { turn: -28, y: -10 },
    shape('M-46 0H-37A37 37 0 0 0 37 0H46A46 46 0 0 1-46 0Z', main),
    many(3, (i) =>
      place({ turn: -60 + i * 60 }, shape('M0 6L14 30A33 33 0 0 1-14 30Z', i % 2 ? main : soft)),
    ),
  )

const pomelo: Mark = ({ main, soft, ground }) =>
  disc(0, 7, 39, main) +
  `<ellipse cx="0" cy="7" rx="17" ry="39" fill="none" stroke="${ground}" stroke-width="5"/>` +
  line('M-44 7H44', ground, 5) +
  shape('M-2-34C0-46 10-50 26-48C24-36 14-30-2-34Z', soft)

const bee: Mark = ({ main, soft, ground }) =>
  place({ turn: -52, y: -8 }, oval(0, -22, 13, 23, soft)) +
  place({ turn: 52, y: -8 }, oval(0, -22, 13, 23, soft)) +
  shape('M0-34C20-34 25-14 25 2C25 26 12 40 0 47C-12 40-25 26-25 2C-25-14-20-34 0-34Z', main) +
  box(-30, -8, 60, 8, ground) +
  box(-30, 12, 60, 8, ground)

export const blossoms = {
  flower: [daisy, tulip],
  petal: [pinwheel],
  rose: [rose],
  cotton: [boll, star],
  palm: [palm],
  oak: [oak],
  berry: [bunch, cherries],
  citrus: [wheelOfFruit, fruit],
  slice: [halfSlice],
  globe: [pomelo],
  bee: [bee],
} satisfies Record<string, readonly Mark[]>
