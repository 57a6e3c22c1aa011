import { disc, line, many, place, ring, shape } from '../draw.ts'

const wheel = (x: number) =>
  ring(x, -118, 112, '#1d2333', 13) +
  ring(x, -118, 102, '#d9e0ea', 4) +
  many(14, (i) => place({ x, y: -118, turn: i * (360 / 14) }, line('M0-12V-100', '#c4cfdd', 2.4))) +
  disc(x, -118, 13, '#1d2333')

/** A road bicycle that faces right, its wheels at y 0, about 520 long. */
export const bicycle = (frame: string, leather: string) =>
  wheel(-170) +
  wheel(176) +
  line('M-170-118L-20-118L-76-262ZM-20-118L128-270L-70-250', frame, 17) +
  line('M-170-118L-72-256', frame, 10) +
  line('M176-118L120-292', frame, 15) +
  line('M-76-262L-86-300', '#8e9bb0', 11) +
  shape('M-140-312C-110-326-70-322-36-306C-60-300-100-292-130-296C-146-298-150-306-140-312Z', leather) +
  line('M120-292L112-326H160C190-326 194-290 170-284', '#1d2333', 13) +
  line('M170-284h-14', leather, 17) +
  line('M-170-128H-20M-170-108H-20', '#1d2333', 4) +
  ring(-20, -118, 36, '#8e9bb0', 9) +
  disc(-20, -118, 12, '#1d2333') +
  line('M-20-118L14-60', '#8e9bb0', 10) +
  line('M-4-56H34', '#1d2333', 13) +
  line('M-20-118L-54-176M-72-180H-38', '#8e9bb0', 8)
