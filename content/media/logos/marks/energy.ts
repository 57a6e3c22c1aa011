import { box, disc, line, many, place, shape } from '../../draw.ts'
import { regular } from '../../paths.ts'
import type { Mark } from '../ink.ts'

const flash = 'M10-48L-30 8H-4L-12 48L30-12H4Z'

const bolt: Mark = ({ main, soft }) => shape('M8-48L-30 6H-2L4-8Z', soft) + shape('M-8 48L30-6H2L-4 8Z', main)

const boltCoin: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) + place({ size: 0.7 }, shape(flash, ground)) + disc(27, 22, 5, soft)

const boltChip: Mark = ({ main, soft }) =>
  line('M-30-34H-40V-12M-40 12V34H-30M30-34H40V-12M40 12V34H30', soft, 8) +
  place({ size: 0.86 }, shape(flash, main))

const strands: Mark = ({ main, soft }) =>
  disc(0, 0, 14, soft) + many(6, (i) => place({ turn: i * 60 + 30 }, disc(0, -31, 14, main)))

const battery: Mark = ({ main, soft, ground }) =>
  box(-12, -48, 24, 12, main, { radius: 4 }) +
  box(-30, -39, 60, 86, main, { radius: 12 }) +
  box(-20, -28, 40, 64, ground, { radius: 5 }) +
  box(-15, 16, 30, 15, soft, { radius: 4 }) +
  box(-15, -3, 30, 15, soft, { radius: 4 })

const honeycomb: Mark = ({ main, soft }) =>
  shape(regular(0, -23, 23, 6), soft) +
  shape(regular(-22.5, 16, 23, 6), main) +
  shape(regular(22.5, 16, 23, 6), main)

const spark: Mark = ({ main, soft }) =>
  many(8, (i) =>
    place({ turn: i * 45 }, shape(i % 2 ? 'M-4-16L0-34L4-16Z' : 'M-7-12L0-48L7-12Z', i % 2 ? soft : main)),
  ) + disc(0, 0, 9, main)

const plug: Mark = ({ main, soft }) =>
  line('M-13-44V-20M13-44V-20', soft, 9) +
  shape('M-32-18H32V0A32 30 0 0 1-32 0Z', main) +
  line('M0 28V46', main, 10)

const tower: Mark = ({ main, soft }) =>
  shape('M-8-48H8L11-22H-11Z', soft) +
  shape('M-12-15H12L15 12H-15Z', main) +
  shape('M-16 19H16L20 46H-20Z', main)

const swap: Mark = ({ main, soft }) =>
  line('M-34 6A34 34 0 0 1 22-27', main, 11) +
  shape('M14-46L42-26L14-8Z', main) +
  line('M34-6A34 34 0 0 1-22 27', soft, 11) +
  shape('M-14 46L-42 26L-14 8Z', soft)

const wing: Mark = ({ main, soft }) =>
  shape('M-46-34C-6-36 34-26 46-2C20-16-16-18-46-14Z', main) +
  shape('M-32-5C-6-10 22-6 34 12C14 4-10 4-32 10Z', soft) +
  shape('M-18 19C-2 15 14 18 22 30C8 26-4 27-18 32Z', main)

export const energy = {
  bolt: [bolt, boltCoin, boltChip, strands],
  cell: [battery, honeycomb],
  spark: [spark],
  plug: [plug],
  tower: [tower],
  swap: [swap],
  wing: [wing],
} satisfies Record<string, readonly Mark[]>
