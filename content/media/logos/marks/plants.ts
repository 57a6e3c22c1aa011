import { disc, line, many, oval, place, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const blade = 'M0 0C-26-24-24-58 0-86C24-58 26-24 0 0Z'
const slender = 'M0 0C-14-18-12-40 0-58C12-40 14-18 0 0Z'

const leaf: Mark = ({ main, ground }) =>
  shape('M-34 36C-50-16-10-46 44-44C48 10 18 48-34 36Z', main) + line('M-46 48L14-16', ground, 6)

const twoLeaves: Mark = ({ main, soft }) =>
  place({ x: 0, y: 42, turn: -34 }, shape(blade, soft)) +
  place({ x: 2, y: 42, turn: 30 }, shape(blade, main)) +
  place({ x: 1, y: -8, size: 0.46 }, shape(blade, main))

const bamboo: Mark = ({ main, soft }) =>
  line('M-22-42V-18M-22-6V16M-22 28V42', main, 12) +
  place({ x: -14, y: -14, turn: 72 }, shape(slender, main)) +
  place({ x: -14, y: -14, turn: 112 }, shape(slender, soft)) +
  place({ x: -14, y: 22, turn: 62 }, shape(slender, soft))

const corner: Mark = ({ main, soft }) =>
  shape('M-38-42L42 38V-4A38 38 0 0 0 4-42Z', main) + shape('M-42-38L38 42H-4A38 38 0 0 1-42 4Z', soft)

const echo: Mark = ({ main, soft, ground }) => {
  const outline = 'M0-48C40-20 40 20 0 48C-40 20-40-20 0-48Z'
  return place(
    { turn: 35 },
    shape(outline, main),
    place({ y: 5, size: 0.68 }, shape(outline, ground)),
    place({ y: 9, size: 0.42 }, shape(outline, soft)),
  )
}

const fan: Mark = ({ main, soft }) =>
  place({ y: 42, turn: -56, size: 0.84 }, shape(blade, soft)) +
  place({ y: 42, turn: 56, size: 0.84 }, shape(blade, soft)) +
  place({ y: 42, size: 1.02 }, shape(blade, main))

const olive: Mark = ({ main, soft }) =>
  line('M-34 42L34-40', main, 6) +
  place({ x: -12, y: 16, turn: -38, size: 0.72 }, shape(slender, main)) +
  place({ x: 8, y: -9, turn: -30, size: 0.66 }, shape(slender, main)) +
  place({ x: 10, y: -12, turn: 96, size: 0.66 }, shape(slender, main)) +
  place({ x: 14, y: 24, turn: 30 }, oval(0, 0, 13, 18, soft))

const sprout: Mark = ({ main, soft }) =>
  shape('M-5 10C-34 10-46-10-46-34C-18-34-5-18-5 10Z', soft) +
  shape('M5-4C5-30 18-45 46-45C46-18 32-4 5-4Z', main) +
  line('M0 42V4', main, 10)

const seedling: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  line('M0 60V2', ground, 8) +
  shape('M-4 12C-22 12-30 0-30-16C-12-16-4-6-4 12Z', ground) +
  shape('M4 0C4-18 12-28 30-28C30-10 22 0 4 0Z', soft)

const kernel = 'M0 10C-12 0-12-16 0-24C12-16 12 0 0 10Z'
const grainOf = (turn: number, tone: string) => place({ turn }, shape(kernel, tone))

const sand: Mark = ({ main, soft }) =>
  many(9, (i) => {
    const [column, row] = [(i % 3) - 1, Math.floor(i / 3) - 1]
    const s = i === 4 ? 11 : 10 - row * 2.6
    return place(
      { x: (column - row) * 21, y: (column + row) * 21 },
      shape(`M0 ${-s}L${s} 0L0 ${s}L${-s} 0Z`, i === 4 ? soft : main),
    )
  })

const ear: Mark = ({ main, soft }) =>
  line('M0 46V0', main, 6) +
  place({ y: -22 }, grainOf(0, soft)) +
  many(
    3,
    (i) =>
      place({ x: -14, y: -6 + i * 18 }, grainOf(-36, main)) +
      place({ x: 14, y: -6 + i * 18 }, grainOf(36, i % 2 ? soft : main)),
  )

const kernels: Mark = ({ main, soft }) =>
  many(5, (i) =>
    place(
      { y: 38, turn: (i - 2) * 33 },
      shape('M0-10C-14-26-12-50 0-68C12-50 14-26 0-10Z', i % 2 ? soft : main),
    ),
  ) + line('M-20 42H20', main, 7)

const fieldCoin: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  line('M0 60V-6', ground, 6) +
  place({ y: -17, size: 0.86 }, grainOf(0, soft)) +
  many(
    2,
    (i) =>
      place({ x: -13, y: 2 + i * 18, size: 0.86 }, grainOf(-36, ground)) +
      place({ x: 13, y: 2 + i * 18, size: 0.86 }, grainOf(36, ground)),
  )

const steppe: Mark = ({ main, soft }) =>
  many(4, (i) => line(`M-26 ${-26 + i * 17}L0 ${-10 + i * 17}L26 ${-26 + i * 17}`, i % 2 ? soft : main, 9)) +
  line('M0-44V-34', main, 9)

const walnut: Mark = ({ main, soft, ground }) =>
  shape('M0-46C30-46 42-18 40 6C38 32 18 46 0 46S-38 32-40 6C-42-18-30-46 0-46Z', main) +
  line('M0-52C-8-30 8-16 0 0S8 32 0 52', ground, 6) +
  line('M-24-14C-14-20-12 0-24 6M24-8C14-14 12 6 24 12', soft, 6)

const torreya: Mark = ({ main, soft }) =>
  place(
    { turn: 32 },
    shape('M-3-46C-28-26-34 18-3 46Z', main),
    shape('M4-46C14-36 20-26 23-12L4-2Z', soft),
    shape('M25-4C26 6 25 12 22 20L4 20V8Z', main),
    shape('M19 28C15 36 10 41 4 46V28Z', soft),
  )

const mushroom: Mark = ({ main, soft, ground }) =>
  shape('M-46 6A46 44 0 0 1 46 6C32 14-32 14-46 6Z', main) +
  shape('M-13 18C-5 19 5 19 13 18L18 44H-18Z', soft) +
  disc(-18, -12, 7, ground) +
  disc(10, -20, 8.5, ground)

const hand: Mark = ({ main, soft }) =>
  many(5, (i) =>
    place(
      { y: 34, turn: (i - 2) * 23 },
      line(`M0-14V${-62 - (i % 2) * 6 + Math.abs(i - 2) * 5}`, i % 2 ? soft : main, 12),
    ),
  ) + disc(0, 30, 14, main)

export const plants = {
  leaf: [leaf, twoLeaves, bamboo, corner, echo, fan, olive],
  sprout: [sprout, seedling],
  grain: [sand, ear, kernels, fieldCoin, steppe],
  nut: [walnut, torreya],
  mushroom: [mushroom],
  hand: [hand],
} satisfies Record<string, readonly Mark[]>
