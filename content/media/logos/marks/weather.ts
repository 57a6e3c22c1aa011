import { box, disc, line, many, oval, place, shape } from '../../draw.ts'
import { polygon, regular, star } from '../../paths.ts'
import type { Mark } from '../ink.ts'

const outline = 'M0-47C18-24 33-6 33 14A33 33 0 0 1-33 14C-33-6-18-24 0-47Z'

const drop: Mark = ({ main, ground }) => shape(outline, main) + line('M-18 14A19 19 0 0 0 0 33', ground, 7)

const halves: Mark = ({ main, soft }) =>
  shape('M-3-42V47A33 33 0 0 1-33 14C-33-5-19-22-3-42Z', main) +
  shape('M3-42V47A33 33 0 0 0 33 14C33-5 19-22 3-42Z', soft)

const threeDrops: Mark = ({ main, soft }) =>
  many(3, (i) =>
    place(
      { turn: i * 120 },
      place({ y: -25, size: 0.58 }, place({ turn: 180 }, shape(outline, i ? main : soft))),
    ),
  )

const tide: Mark = ({ main, soft, ground }) =>
  shape(outline, main) +
  shape('M-32 18C-20 8-10 8 0 17S20 26 32 16C31 34 17 47 0 47S-31 35-32 18Z', soft) +
  line('M-38 14C-24 2-12 2 0 13S24 23 38 10', ground, 6)

const nested: Mark = ({ main, soft, ground }) =>
  shape(outline, main) +
  place({ y: 5, size: 0.66 }, shape(outline, ground)) +
  place({ y: 9, size: 0.38 }, shape(outline, soft))

const pomegranate: Mark = ({ main, soft, ground }) =>
  shape('M-15-22L-21-46L-7-36L0-48L7-36L21-46L15-22Z', soft) +
  disc(0, 10, 36, main) +
  many(3, (i) => place({ y: 10, turn: i * 120 }, place({ y: -15, size: 0.3 }, shape(outline, ground))))

const rays = (count: number, path: string, tone: string, breadth: number) =>
  many(count, (i) => place({ turn: (i * 360) / count }, line(path, tone, breadth)))

const sun: Mark = ({ main, soft }) => rays(8, 'M0-34V-43', soft, 8) + disc(0, 0, 24, main)

const sunrise: Mark = ({ main, soft }) =>
  shape('M-36 4A36 36 0 0 1 36 4Z', main) +
  line('M-42 16H42', soft, 7) +
  line('M-28 29H28', main, 7) +
  line('M-12 42H12', soft, 7)

const burst: Mark = ({ main, soft, ground }) =>
  shape(star(0, 0, 47, 31, 12), main) + disc(0, 0, 23, ground) + disc(0, 0, 16, soft)

const squares: Mark = ({ main, soft, ground }) =>
  box(-33, -33, 66, 66, soft, { radius: 6 }) +
  place({ turn: 45 }, box(-33, -33, 66, 66, main, { radius: 6 })) +
  disc(0, 0, 20, ground) +
  shape('M-13 0A13 13 0 0 1 13 0Z', main)

const blinds: Mark = ({ main, ground }) =>
  disc(0, 0, 45, main) +
  line('M-50-2H50', ground, 4) +
  line('M-50 11H50', ground, 6) +
  line('M-50 26H50', ground, 8)

const petalSun: Mark = ({ main, soft }) =>
  many(10, (i) =>
    place({ turn: i * 36 }, shape('M0-24C8-30 8-40 0-47C-8-40-8-30 0-24Z', i % 2 ? soft : main)),
  ) + disc(0, 0, 19, main)

const crescent: Mark = ({ main, soft }) =>
  shape('M10-45A45 45 0 1 0 45 12A38 38 0 0 1 10-45Z', main) + line('M12-12H28L12 8H28', soft, 7)

const eclipse: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 45, main) + disc(12, -10, 33, ground) + disc(17, -13, 17, soft)

const cloud: Mark = ({ main, soft, ground }) =>
  disc(22, -10, 22, soft) +
  shape('M-24 32A22 22 0 0 1-30-11A28 28 0 0 1 22-14A23 23 0 0 1 24 32Z', main) +
  line('M-4-6V20M-17 7H9', ground, 7)

const arms: Mark = ({ main, soft }) =>
  many(6, (i) => place({ turn: i * 60 }, line('M0-8V-43', main, 7), line('M-11-37L0-27L11-37', soft, 6)))

const crystal: Mark = ({ main, soft }) =>
  many(6, (i) =>
    place(
      { turn: i * 60 },
      shape(
        polygon([
          [0, -4],
          [11, -24],
          [0, -47],
          [-11, -24],
        ]),
        i % 2 ? soft : main,
      ),
    ),
  )

const frost: Mark = ({ main, soft, ground }) =>
  shape(regular(0, 0, 48, 6), main) +
  many(3, (i) => place({ turn: i * 60 }, line('M0-26V26', ground, 7))) +
  many(6, (i) => place({ turn: i * 60 }, disc(0, -27, 5, soft)))

const mist: Mark = ({ main, soft, ground }) =>
  disc(27, -29, 11, soft) +
  shape('M-48 36L-14-30L8 8L20-8L48 36Z', main) +
  line('M-60 8H-2', ground, 6) +
  line('M-6 23H60', ground, 6)

const peaks: Mark = ({ main, soft, ground }) =>
  shape('M4 38L26-6L48 38Z', soft) +
  shape('M-48 38L-10-38L28 38Z', main) +
  shape('M-10-38L2-14L-6-4L-14-12L-21-6L-24-10Z', ground)

const contours: Mark = ({ main, soft }) =>
  line('M-42 30L0-38L42 30', main, 11) + line('M-24 36L0-4L24 36', soft, 11) + disc(0, 33, 7, main)

const cliff: Mark = ({ main, soft }) =>
  shape('M-44 44V-22L-12-46V44Z', main) +
  shape('M-6 44V-26L18-8V44Z', soft) +
  shape('M24 44V10L44 22V44Z', main)

const fall: Mark = ({ main, soft }) =>
  line('M-34-38V6M0-38V28', main, 12) +
  line('M-17-38V-10M17-38V14M34-38V-4', soft, 12) +
  line('M-38 40C-26 32-14 32 0 40S26 48 38 40', main, 8)

const gust: Mark = ({ main, soft }) =>
  line('M-44-14H16A13 13 0 1 0 4-31', main, 9) +
  line('M-44 4H34', soft, 9) +
  line('M-30 22H20A11 11 0 1 1 9 37', main, 9)

const rotor: Mark = ({ main, soft, ground }) =>
  many(3, (i) =>
    place({ turn: i * 120 }, shape('M-3-7C-16-22-12-40 2-48C12-34 10-18 5-7Z', i ? main : soft)),
  ) +
  oval(0, 0, 9, 9, ground) +
  disc(0, 0, 6, main)

export const weather = {
  drop: [drop, halves, tide, nested, threeDrops, pomegranate],
  sun: [sunrise, sun, blinds, squares, burst, petalSun],
  moon: [crescent, eclipse],
  cloud: [cloud],
  snow: [arms, crystal],
  frost: [frost],
  mist: [mist],
  mountain: [peaks, contours],
  cliff: [cliff],
  fall: [fall],
  wind: [gust, rotor],
} satisfies Record<string, readonly Mark[]>
