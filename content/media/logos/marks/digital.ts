import { box, disc, line, many, place, shape } from '../../draw.ts'
import type { Mark } from '../ink.ts'

export const digital = {
  circuit: [
    ({ main, soft, ground }) =>
      many(4, (i) => place({ turn: i * 90 }, line('M-15-42V-30M0-42V-30M15-42V-30', soft, 6))) +
      box(-31, -31, 62, 62, main, { radius: 9 }) +
      line('M-14 12V-4L4-14H16', ground, 6) +
      disc(-14, 14, 6.5, ground),
  ],
  screen: [
    ({ main, soft, ground }) =>
      shape('M-46-36C-16-32 16-32 46-36V20C16 16-16 16-46 20Z', main) +
      line('M-30-10C-10-6 10-6 30-10', ground, 6) +
      line('M0 20V36M-20 40H20', soft, 9),
  ],
  window: [
    ({ main, soft, ground }) =>
      shape('M-40 44V-4A40 40 0 0 1 40-4V44Z', main) +
      line('M0-52V52M-50 8H50', ground, 7) +
      disc(0, 8, 14, ground) +
      disc(0, 8, 9, soft),
  ],
  note: [
    ({ main, soft }) =>
      line('M-14 26V-30L34-42V14', main, 10) + disc(-24, 28, 15, soft) + disc(24, 16, 15, main),
  ],
  speaker: [
    ({ main, soft }) =>
      shape('M-44-16H-26L-4-36V36L-26 16H-44Z', main) +
      line('M12-16A22 22 0 0 1 12 16', soft, 9) +
      line('M26-32A44 44 0 0 1 26 32', main, 9),
  ],
  page: [
    ({ main, soft, ground }) =>
      box(-36, -46, 72, 92, main, { radius: 12 }) +
      line('M-18-22H18M-18-4H6', ground, 8) +
      box(-22, 12, 44, 18, soft, { radius: 5 }),
  ],
} satisfies Record<string, readonly Mark[]>
