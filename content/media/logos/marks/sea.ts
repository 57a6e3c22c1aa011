import { box, d, disc, line, many, place, ring, shape, times } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const swell = 'M-42 0C-30-20-14-20 0-5S30 11 42-10'

const doubleWave: Mark = ({ main, soft }) =>
  place({ y: -12 }, line(swell, main, 14)) + place({ y: 20 }, line(swell, soft, 14))

const roundWave: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  disc(14, -18, 12, soft) +
  line('M-58 10C-40-8-20-8 0 8S40 24 58 6', ground, 8) +
  line('M-58 31C-40 13-20 13 0 29S40 45 58 27', ground, 8)

const breaker: Mark = ({ main, soft }) =>
  shape('M-46 38C-48-14-18-46 18-44C38-42 48-28 44-12C38-24 24-26 16-16C4 0 18 26 46 38Z', main) +
  disc(27, 2, 8, soft)

const scales: Mark = ({ main, soft, ground }) => {
  const scale = (x: number, y: number, tone: string) =>
    [24, 16.5, 9]
      .map((r, i) => shape(d`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, i === 1 ? ground : tone))
      .join('')
  return scale(0, -12, main) + scale(-24, 12, main) + scale(24, 12, soft) + scale(0, 36, main)
}

const sails: Mark = ({ main, soft }) =>
  shape('M-44 18H44C42 30 36 40 28 42H-26C-36 38-42 28-44 18Z', main) +
  shape('M-4-46V10H-36C-30-10-20-30-4-46Z', soft) +
  shape('M5-36C22-22 32-6 36 10H5Z', main)

const bow: Mark = ({ main, soft }) =>
  shape('M-3-44V24C-20 18-34 0-36-30Z', soft) +
  shape('M3-44V24C20 18 34 0 36-30Z', main) +
  line('M-42 30C-30 20-14 20 0 32S30 44 42 34', main, 9)

const cargo: Mark = ({ main, soft }) =>
  shape('M-48 12H48L36 40H-36Z', main) +
  [
    [-31, -12, soft],
    [-9, -12, main],
    [13, -12, soft],
    [-9, -34, soft],
    [13, -34, main],
  ]
    .map(([x, y, tone]) => box(Number(x), Number(y), 18, 18, String(tone), { radius: 3 }))
    .join('')

const anchor: Mark = ({ main, soft }) =>
  line('M0-20V38', main, 11) +
  line('M-17-10H17', main, 10) +
  line('M-36 10C-34 30-18 40 0 40S34 30 36 10', main, 11) +
  ring(0, -33, 9.5, soft, 9)

const fish: Mark = ({ main, soft, ground }) =>
  shape('M20 0L46-26C42-10 42 10 46 26Z', soft) +
  shape('M-47 0C-30-34 12-34 30 0C12 34-30 34-47 0Z', main) +
  line('M-8-30C4-12 4 12-8 30', ground, 6) +
  disc(-25, -5, 5.5, ground)

const quarterFish: Mark = ({ main, soft, ground }) =>
  shape('M-6-36V36A36 36 0 0 1-6-36Z', main) +
  shape('M0-36A36 36 0 0 1 32-3H0Z', soft) +
  shape('M0 36A36 36 0 0 0 32 3H0Z', main) +
  shape('M30 0L47-22V22Z', soft) +
  disc(-21, -8, 5.5, ground)

const crab: Mark = ({ main, soft, ground }) => {
  const claw =
    line('M27 4C40 0 44-12 38-22', main, 9) + disc(31, -31, 14, main) + shape('M31-31L10-44L34-54Z', ground)
  return (
    claw +
    place({ size: [-1, 1] }, claw) +
    line('M-28 26L-40 34M28 26L40 34M-17 34L-23 44M17 34L23 44', soft, 7) +
    shape('M-34 10C-34-12-16-20 0-20S34-12 34 10C30 30 14 36 0 36S-30 30-34 10Z', main) +
    disc(-10, -4, 4, ground) +
    disc(10, -4, 4, ground)
  )
}

const shell: Mark = ({ main, soft, ground }) =>
  place(
    { turn: -38 },
    disc(0, 0, 45, main),
    disc(0, 10, 34, ground),
    disc(0, 17, 27, soft),
    disc(0, 24, 19, ground),
    disc(0, 30, 13, main),
  )

const hook: Mark = ({ main, soft }) =>
  ring(14, -36, 8, main, 8) +
  line('M14-24V10A22 22 0 0 1-30 10V2', main, 13) +
  shape('M-30-16L-12 8H-42Z', main) +
  disc(-8, 4, 8, soft)

const propeller: Mark = ({ main, soft, ground }) =>
  many(3, (i) => place({ turn: i * 120 }, shape('M-3-4C-30-10-30-46-2-47C24-48 20-16 6-4Z', main))) +
  disc(0, 0, 15, ground) +
  disc(0, 0, 10, soft)

const float: Mark = ({ main, soft }) =>
  disc(0, -38, 7, soft) +
  shape('M-9-26H9L12-12H-12Z', main) +
  shape('M-14-5H14L18 12C8 4-6 4-18 10Z', soft) +
  line('M-42 20C-30 8-14 8 0 20S30 32 42 20', main, 10) +
  line('M-26 38C-18 31-9 31 0 38S18 45 26 38', soft, 9)

const quay: Mark = ({ main, soft }) =>
  line('M-24 42V-8M12 42V-8M-24 18H12', main, 9) +
  line('M-44-12H44', main, 10) +
  line('M-24-12L-6-40L30-14', main, 7) +
  line('M32-8V6', main, 5) +
  box(21, 8, 22, 18, soft, { radius: 3 })

const core: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 45, main) +
  disc(0, 0, 35, ground) +
  many(3, (i) => place({ turn: i * 120 }, disc(0, -16.5, 13, i === 0 ? soft : main)))

const plait: Mark = ({ main, soft, ground }) => {
  const strand = 'M-42-16C-20-16-20 16 0 16S20-16 42-16'
  const other = 'M-42 16C-20 16-20-16 0-16S20 16 42 16'
  return (
    line(other, soft, 13) +
    line('M-36-15C-20-12-18 8-6 14', ground, 23) +
    line(strand, main, 13) +
    line('M6-14.5C16-10 20 8 34 15', ground, 23) +
    line('M2-16C20-14 20 16 42 16', soft, 13)
  )
}

const oyster: Mark = ({ main, soft, ground }) =>
  shape('M-46 0C-40 30-20 44 0 44S40 30 46 0C28 20-28 20-46 0Z', main) +
  disc(0, -14, 27, soft) +
  line('M-12-20A15 15 0 0 1 0-29', ground, 6)

const necklace: Mark = ({ main, soft }) =>
  times(9, (i) => {
    const angle = ((i * 40 + 90) * Math.PI) / 180
    const r = 13.5 - Math.min(i, 9 - i) * 2
    return disc(33 * Math.cos(angle), 33 * Math.sin(angle), r, i === 0 ? soft : main)
  }).join('')

const lustre: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 45, main) + disc(9, -9, 30, soft) + disc(15, -15, 17, ground)

const pendant: Mark = ({ main, soft, ground }) =>
  ring(0, -36, 8, soft, 7) +
  shape('M0-28C6-10 32-4 32 16A32 32 0 0 1-32 16C-32-4-6-10 0-28Z', main) +
  disc(0, 16, 17, ground) +
  disc(0, 16, 10.5, soft)

export const sea = {
  wave: [doubleWave, breaker, roundWave, scales],
  ship: [sails, bow, cargo],
  anchor: [anchor],
  fish: [fish, quarterFish],
  crab: [crab],
  shell: [shell],
  hook: [hook],
  propeller: [propeller],
  float: [float],
  quay: [quay],
  cable: [plait, core],
  pearl: [pendant, lustre, oyster, necklace],
} satisfies Record<string, readonly Mark[]>
