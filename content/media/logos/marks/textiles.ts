import { box, disc, line, many, place, ring, shape } from '../../draw.ts'
import { regular } from '../../paths.ts'
import type { Mark } from '../ink.ts'

const spool: Mark = ({ main, soft }) =>
  box(-34, -46, 68, 15, main, { radius: 6 }) +
  box(-34, 31, 68, 15, main, { radius: 6 }) +
  many(4, (i) => line(`M-20 ${-15 + i * 12}L20 ${-20 + i * 12}`, i % 2 ? main : soft, 8))

const stitches: Mark = ({ main, soft }) =>
  many(9, (i) => {
    const [column, row] = [(i % 3) - 1, Math.floor(i / 3) - 1]
    const half = shape('M-1.5 12L-14-3V-18L-1.5-3Z', i % 2 ? soft : main)
    return place({ x: column * 31, y: row * 30 + 3 }, half, place({ size: [-1, 1] }, half))
  })

const ribbon: Mark = ({ main, soft }) =>
  shape('M-44-30C-16-46 4-30 0-8C-4 14 16 22 44 6V32C14 48-14 36-12 6C-10-10-22-14-44-4Z', main) +
  shape('M8-40C24-46 36-42 44-34V-12C32-18 22-18 12-12C14-24 12-34 8-40Z', soft)

const weave: Mark = ({ main, soft, ground }) => {
  const over = (x: number, y: number, upright: boolean) =>
    upright
      ? box(x - 10, y - 16, 20, 32, ground) + box(x - 7.5, y - 18, 15, 36, main)
      : box(x - 16, y - 10, 32, 20, ground) + box(x - 18, y - 7.5, 36, 15, soft)
  return (
    many(3, (i) => box(-46, -37.5 + i * 30, 92, 15, soft, { radius: 7 })) +
    many(3, (i) => box(-37.5 + i * 30, -46, 15, 92, main, { radius: 7 })) +
    many(9, (i) => over(((i % 3) - 1) * 30, (Math.floor(i / 3) - 1) * 30, i % 2 === 0))
  )
}

const ball: Mark = ({ main, soft, ground }) =>
  line('M14 38C26 46 36 44 46 38', soft, 8) +
  disc(-4, -4, 42, main) +
  line('M-40-20C-18-34 8-34 30-24M-46 2C-20-16 14-16 38-4M-40 22C-18 4 12 4 32 14', ground, 6)

const needle: Mark = ({ main, soft, ground }) =>
  shape('M-46 46L20-34C30-46 46-44 44-30C44-24 38-20 34-18Z', main) +
  line('M26-26L34-32', ground, 5) +
  line('M30-30C-4-52-50-34-38-6C-28 14 10-6 20 14C26 28 10 42-10 38', soft, 7)

const ikat: Mark = ({ main, soft, ground }) =>
  shape('M0-48L28 0L0 48L-28 0Z', main) +
  shape('M0-27L16 0L0 27L-16 0Z', ground) +
  shape('M0-13L8 0L0 13L-8 0Z', soft) +
  line('M-24-38L-43-6M24-38L43-6M-24 38L-43 6M24 38L43 6', soft, 8)

const fleece: Mark = ({ main, soft, ground }) =>
  many(8, (i) => place({ turn: i * 45 }, disc(0, -29, 16, main))) +
  disc(0, 0, 30, main) +
  shape('M-17-12C-8-20 8-20 17-12C17 10 10 24 0 26C-10 24-17 10-17-12Z', ground) +
  shape('M-9-4C-4-9 4-9 9-4C9 8 5 15 0 17C-5 15-9 8-9-4Z', soft)

const ram: Mark = ({ main, soft }) => {
  const horn = line('M6-22C28-44 48-22 42 2C38 20 18 20 18 4C18-6 28-8 30 0', main, 9)
  return horn + place({ size: [-1, 1] }, horn) + shape('M-11-16H11L8 30C6 42-6 42-8 30Z', soft)
}

const canopy: Mark = ({ main, soft }) =>
  line('M0 6V32A9.5 9.5 0 0 1-19 32', soft, 8) +
  shape('M-47 6A47 47 0 0 1 47 6Q35-7 24 6Q12-7 0 6Q-12-7-24 6Q-35-7-47 6Z', main)

const fromAbove: Mark = ({ main, soft, ground }) =>
  many(8, (i) => place({ turn: i * 45 }, shape('M0 0L-18-43Q0-38 18-43Z', i % 2 ? soft : main))) +
  disc(0, 0, 7, ground)

const parasol: Mark = ({ main, soft }) =>
  place(
    { turn: 24 },
    line('M0 0V44', main, 7),
    shape('M0-44C-26-38-42-18-46 6H-24C-22-16-14-34 0-44Z', main),
    shape('M0-44C-8-30-14-14-15 6H15C14-14 8-30 0-44Z', soft),
    shape('M0-44C26-38 42-18 46 6H24C22-16 14-34 0-44Z', main),
  )

const button: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  ring(0, 0, 33, soft, 5) +
  many(4, (i) => disc(i % 2 ? 11 : -11, i < 2 ? -11 : 11, 6.5, ground))

const sewn: Mark = ({ main, soft, ground }) =>
  shape(regular(0, 0, 49, 8, -67.5), main) +
  disc(0, 0, 30, ground) +
  line('M-12-12L12 12M12-12L-12 12', soft, 9)

const stitch: Mark = ({ main, soft, ground }) =>
  shape('M-38-42H38V10C38 30 20 40 0 47C-20 40-38 30-38 10Z', main) +
  line('M-24-28H24V8C24 20 14 28 0 32C-14 28-24 20-24 8Z', ground, 4, { dash: '9 9' }) +
  disc(0, -2, 9, soft)

const shoe: Mark = ({ main, soft, ground }) =>
  shape('M-45 20V-24C-36-18-26-20-20-28C-8-8 8 2 28 4C40 6 46 12 46 20Z', main) +
  line('M-12-10L-2-18M0 0L9-9', ground, 5) +
  box(-45, 25, 91, 12, soft, { radius: 6 })

const carpet: Mark = ({ main, soft, ground }) =>
  many(5, (i) => line(`M${-28 + i * 14}-46V46`, soft, 5)) +
  box(-36, -38, 72, 76, main, { radius: 3 }) +
  shape('M0-30L26 0L0 30L-26 0Z', ground) +
  shape('M0-18L15 0L0 18L-15 0Z', soft)

const suitcase: Mark = ({ main, soft, ground }) =>
  line('M-14-26V-42H14V-26', soft, 8) +
  box(-38, -28, 76, 68, main, { radius: 14 }) +
  line('M-16-14V26M0-14V26M16-14V26', ground, 6) +
  box(-28, 40, 14, 7, soft, { radius: 3 }) +
  box(14, 40, 14, 7, soft, { radius: 3 })

export const textiles = {
  thread: [needle, stitches, ribbon, weave, spool, ball, ikat],
  sheep: [fleece, ram],
  umbrella: [canopy, parasol, fromAbove],
  button: [button, sewn],
  stitch: [stitch],
  shoe: [shoe],
  carpet: [carpet],
  suitcase: [suitcase],
} satisfies Record<string, readonly Mark[]>
