import { disc, line, many, place, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const petals: Mark = ({ main, soft }) =>
  many(4, (i) =>
    place(
      { turn: i * 90 },
      shape('M-14-18A14 14 0 0 1-14-18C-14-32-8-42 0-47C8-42 14-32 14-18L0-5Z', i % 2 ? soft : main),
    ),
  )

const rescue: Mark = ({ main, soft }) =>
  line('M0-36V8M-28-12H28', main, 19) + line('M-42 36C-30 24-14 24 0 36S30 48 42 36', soft, 10)

const beat: Mark = ({ main, soft }) =>
  line('M-44 6H-22L-10-34L8 36L20-8L26 6H32', main, 9) + disc(42, 6, 7, soft)

const heart: Mark = ({ main, soft, ground }) =>
  shape('M0 44C-30 22-46 2-46-16A25 25 0 0 1 0-26A25 25 0 0 1 46-16C46 2 30 22 0 44Z', main) +
  line('M-52 2H-16L-6-16L8 16L16 2H24', ground, 6) +
  disc(26, 2, 5, soft)

const tooth: Mark = ({ main, soft, ground }) =>
  shape(
    'M0-34C16-48 44-44 42-12C40 8 34 46 20 46C8 46 12 14 0 14S-8 46-20 46C-34 46-40 8-42-12C-44-44-16-48 0-34Z',
    main,
  ) +
  line('M-26-12C-26-22-20-28-12-28', ground, 6) +
  disc(24, -16, 5, soft)

const shield: Mark = ({ main, soft, ground }) =>
  shape('M0-46C14-38 26-34 40-34V-6C40 18 28 36 0 46C-28 36-40 18-40-6V-34C-26-34-14-38 0-46Z', main) +
  line('M-50-14L0 10L50-14', ground, 7) +
  disc(0, -16, 8, soft)

const scope: Mark = ({ main, soft, ground }) =>
  line('M-36-44V4A24 24 0 0 0 12 4V-6A16 16 0 0 1 34-20', main, 11) +
  disc(32, 18, 16, main) +
  disc(32, 18, 9, ground) +
  disc(32, 18, 5.5, soft) +
  line('M33-18V4', main, 9)

const biconvex: Mark = ({ main, soft }) =>
  line('M-44-20H-12L44 20M-44 20H-12L44-20', soft, 6) +
  shape('M-10-47C14-22 14 22-10 47C-34 22-34-22-10-47Z', main)

const aperture: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  many(6, (i) => place({ turn: i * 60 }, line('M-4-18L34-34', ground, 5))) +
  shape('M0-18L15.6-9V9L0 18L-15.6 9V-9Z', ground) +
  disc(0, 0, 9, soft)

const recovery: Mark = ({ main, soft }) =>
  line('M24-34A40 40 0 1 0 40 8', main, 13) + disc(34, -24, 10, soft) + disc(0, 0, 12, main)

const eye: Mark = ({ main, soft, ground }) =>
  line('M-44-24V-42H-26M26-42H44V-24M44 24V42H26M-26 42H-44V24', soft, 7) +
  shape('M-40 0C-22-28 22-28 40 0C22 28-22 28-40 0Z', main) +
  disc(0, 0, 13, ground) +
  disc(0, 0, 6.5, main)

export const medical = {
  cross: [petals, rescue],
  pulse: [beat, heart],
  tooth: [tooth],
  shield: [shield],
  scope: [scope],
  lens: [biconvex, aperture],
  circle: [recovery],
  eye: [eye],
} satisfies Record<string, readonly Mark[]>
