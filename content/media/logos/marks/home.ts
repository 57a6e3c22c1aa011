import { box, disc, line, place, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

const gable: Mark = ({ main, soft, ground }) =>
  shape('M-44-2L0-44L44-2V42H-44Z', main) +
  shape('M-18 42V14A18 18 0 0 1 18 14V42Z', ground) +
  box(-18, 26, 36, 16, soft)

const keyhole: Mark = ({ main, soft, ground }) =>
  shape('M0-46L42-16V30A14 14 0 0 1 28 44H-28A14 14 0 0 1-42 30V-16Z', main) +
  shape('M-7 4L-12 28H12L7 4Z', ground) +
  disc(0, -3, 13, ground) +
  disc(0, -3, 5.5, soft)

const seat: Mark = ({ main, soft }) =>
  line('M-24 12V42M24 12V42', main, 10) +
  line('M-26-42V6', main, 10) +
  box(-32, -2, 64, 16, soft, { radius: 7 })

const armchair: Mark = ({ main, soft }) =>
  shape('M-28-4V-20A24 24 0 0 1-4-44H4A24 24 0 0 1 28-20V-4Z', soft) +
  shape('M-46 0A9 9 0 0 1-28 0V10H28V0A9 9 0 0 1 46 0V26A8 8 0 0 1 38 34H-38A8 8 0 0 1-46 26Z', main) +
  line('M-30 36V44M30 36V44', main, 8)

const bed: Mark = ({ main, soft }) =>
  line('M-42-32V36M42 8V36M-42 22H42', main, 10) +
  box(-32, -4, 70, 18, soft, { radius: 8 }) +
  disc(-22, -18, 10, main)

const lamp: Mark = ({ main, soft }) =>
  line('M0-46V-24', main, 8) +
  shape('M-44 16A44 42 0 0 1 44 16Z', main) +
  shape('M-19 24H19A19 19 0 0 1-19 24Z', soft)

const blocks: Mark = ({ main, soft }) =>
  box(-40, 4, 38, 38, main, { radius: 4 }) + disc(22, 23, 19, soft) + shape('M0-46L24-4H-24Z', main)

const bear: Mark = ({ main, soft, ground }) =>
  disc(-27, -28, 15, soft) +
  disc(27, -28, 15, soft) +
  disc(0, 4, 40, main) +
  disc(0, 16, 19, ground) +
  shape('M-8 8H8L0 17Z', main) +
  disc(-16, -8, 4.5, ground) +
  disc(16, -8, 4.5, ground)

const tent: Mark = ({ main, soft, ground }) =>
  shape('M-4-44L48 38H-4Z', soft) +
  shape('M-4-44V38H-48Z', main) +
  shape('M-4-8L14 38H-22Z', ground) +
  line('M-4-46V-40', main, 6)

const ball: Mark = ({ main, soft, ground }) =>
  disc(0, 0, 46, main) +
  line('M-50-6C-20-26 20-26 50-6', ground, 6) +
  line('M-50 18C-20-2 20-2 50 18', ground, 6) +
  place({ turn: -18, y: 28 }, line('M-10 0H14', soft, 7))

const brush: Mark = ({ main, soft }) =>
  shape('M-2 2L34-44C42-48 48-40 44-34L10 12Z', soft) +
  shape('M-44 40C-30 38-32 24-26 14C-18 2 0 4 6 14C12 26 2 42-18 44C-30 45-38 44-44 40Z', main)

const ink: Mark = ({ main, soft, ground }) =>
  shape('M-4 40C-16 32-30 30-46 32V-22C-30-26-14-22-4-12Z', main) +
  shape('M4 40C16 32 30 30 46 32V-22C30-26 14-22 4-12Z', soft) +
  shape('M0-48C8-38 13-32 13-24A13 13 0 0 1-13-24C-13-32-8-38 0-48Z', ground) +
  shape('M0-44C6-36 9-31 9-25A9 9 0 0 1-9-25C-9-31-6-36 0-44Z', main)

export const home = {
  house: [gable, keyhole],
  chair: [seat, armchair],
  bed: [bed],
  lamp: [lamp],
  toy: [blocks, bear],
  tent: [tent],
  sport: [ball],
  brush: [brush],
  ink: [ink],
} satisfies Record<string, readonly Mark[]>
