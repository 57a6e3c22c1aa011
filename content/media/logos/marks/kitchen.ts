import { box, disc, line, many, oval, place, ring, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const matcha: Mark = ({ main, soft }) =>
  shape('M-44-6H44C44 18 30 32 16 36V42H-16V36C-30 32-44 18-44-6Z', main) +
  shape('M-4-14C-8-34 6-46 30-44C30-24 18-12-4-14Z', soft)

const flask: Mark = ({ main, soft, ground }) =>
  box(-15, -48, 30, 19, soft, { radius: 5 }) +
  shape(
    'M-15-24H15C24-18 27-10 27-2V36A11 11 0 0 1 16 47H-16A11 11 0 0 1-27 36V-2C-27-10-24-18-15-24Z',
    main,
  ) +
  line('M-34 8C-20-2-10-2 0 8S20 18 34 8', ground, 7)

const teacup: Mark = ({ main, soft }) =>
  ring(25, -8, 14, soft, 9) +
  shape('M-42-30H25V-2A31 31 0 0 1-6 29H-11A31 31 0 0 1-42-2Z', main) +
  line('M-38 42H24', soft, 8)

const gaiwan: Mark = ({ main, soft }) =>
  disc(0, -38, 7, soft) +
  shape('M-31-14A31 21 0 0 1 31-14Z', soft) +
  shape('M-38-7H38C36 16 24 28 13 31H-13C-24 28-36 16-38-7Z', main) +
  line('M-30 41H30', main, 8)

const goblet: Mark = ({ main, soft, ground }) =>
  shape('M-27-46H27C33-6 18 10 0 10S-33-6-27-46Z', main) +
  shape('M-19-28H19C20-8 12 0 0 0S-20-8-19-28Z', ground) +
  shape('M-19-18C-8-26 6-10 19-20C19-6 11 0 0 0S-19-4-19-18Z', soft) +
  line('M0 10V40', main, 8) +
  line('M-18 42H18', main, 8)

const casserole: Mark = ({ main, soft, ground }) =>
  disc(0, -36, 7, soft) +
  shape('M-36-12A36 21 0 0 1 36-12Z', soft) +
  line('M-44 2H44', main, 9) +
  shape('M-37-5H37V18A22 22 0 0 1 15 40H-15A22 22 0 0 1-37 18Z', main) +
  line('M-26 20C-18 12-9 12 0 20S18 28 26 20', ground, 6)

const vase: Mark = ({ main, soft, ground }) =>
  shape(
    'M-15-47H15L10-29C36-20 42 0 36 18C30 36 20 46 14 47H-14C-20 46-30 36-36 18C-42 0-36-20-10-29Z',
    main,
  ) +
  many(3, (i) => place({ x: (i - 1) * 22, y: 4 }, shape('M0-12L10 0L0 12L-10 0Z', i === 1 ? soft : ground)))

const wok: Mark = ({ main, soft }) =>
  line('M-15-22C-22-30-8-36-15-46M3-22C-4-30 10-36 3-46M21-22C14-30 28-36 21-46', soft, 6) +
  shape('M-42-8H42A42 42 0 0 1-42-8Z', main) +
  line('M-46-6H46', main, 9) +
  line('M-14 44H14', main, 8)

const pan: Mark = ({ main, soft }) =>
  line('M-34-14C-41-22-27-28-34-38M-16-14C-23-22-9-28-16-38M2-14C-5-22 9-28 2-38', soft, 6) +
  line('M16 4L44-8', main, 11) +
  shape('M-48-2H22C22 22 10 36-4 36H-22C-36 36-48 22-48-2Z', main)

const can: Mark = ({ main, soft, ground }) =>
  shape('M-36-30V32A36 14 0 0 0 36 32V-30Z', main) +
  oval(0, -30, 36, 14, soft) +
  shape('M-24 10C-14-6 6-6 14 10L26 0V20L14 10C6 26-14 26-24 10Z', ground)

const ham: Mark = ({ main, soft, ground }) =>
  line('M16 18L36 38', soft, 11) +
  disc(31, 43, 6, soft) +
  disc(42, 33, 6, soft) +
  shape('M-40 0C-46-28-20-50 8-42C38-34 44-2 28 16C14 32-6 40-22 30C-32 24-38 14-40 0Z', main) +
  line('M-24-4C-24-18-14-27-2-27', ground, 7)

const kiln: Mark = ({ main, soft, ground }) =>
  shape('M-42 44V2A42 42 0 0 1 42 2V44Z', main) +
  shape('M-25 44V4A25 25 0 0 1 25 4V44Z', ground) +
  shape('M0-12C6 2 18 8 18 24A18 18 0 0 1-18 24C-18 14-10 12-8 4C-4 8-2 12-2 16C4 8 4-2 0-12Z', soft)

const paper: Mark = ({ main, soft }) =>
  shape('M-36-44H12V-24A8 8 0 0 0 20-16H36V44H-36Z', main) +
  shape('M19-44L36-26V-23H25A6 6 0 0 1 19-29Z', soft)

export const kitchen = {
  cup: [matcha, flask, teacup, gaiwan, goblet],
  pot: [casserole, vase, wok],
  pan: [pan],
  can: [can],
  ham: [ham],
  kiln: [kiln],
  paper: [paper],
} satisfies Record<string, readonly Mark[]>
