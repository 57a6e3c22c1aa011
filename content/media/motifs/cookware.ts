import { darker, lighter } from '../colour.ts'
import { box, d, disc, line, oval, ring, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** A pan that hangs by its handle from the origin, seen from above. */
export const pan = (r: number, metal: string, inside: string, handle: string) =>
  line(d`M0 10V${r * 1.1}`, handle, 17) +
  ring(0, 4, 8, handle, 6) +
  disc(0, r * 2, r, metal) +
  disc(0, r * 2, r * 0.84, inside) +
  disc(-r * 0.2, r * 1.8, r * 0.46, '#ffffff', { opacity: 0.14 })

export const ladle = (metal: string, handle: string) =>
  line('M0 6V96', handle, 12) +
  line('M0 96V180', metal, 8) +
  shape('M-40 178H40C40 216 22 232 0 232C-22 232-40 216-40 178Z', metal) +
  line('M-24 190C-22 206-14 216-6 220', '#ffffff', 5, { opacity: 0.6 })

export const spatula = (metal: string, handle: string) =>
  line('M0 6V96', handle, 12) +
  line('M0 96V160', metal, 8) +
  box(-30, 156, 60, 86, metal, { radius: 10 }) +
  line('M-12 174V222M12 174V222', '#ffffff', 6, { opacity: 0.7 })

/** A pot with its lid, its foot at the origin, 2 × w wide. */
export const pot = (paper: Paper, w: number, h: number, colour: string) =>
  line(d`M${-w - 4} ${-h * 0.66}h-30M${w + 4} ${-h * 0.66}h30`, darker(colour, 0.35), 17) +
  box(-w, -h, w * 2, h, paper.across(lighter(colour, 0.25), colour, darker(colour, 0.28)), { radius: 18 }) +
  box(-w - 8, -h - 8, w * 2 + 16, 18, darker(colour, 0.2), { radius: 9 }) +
  shape(
    d`M${-w} ${-h - 8}C${-w * 0.9} ${-h - 46} ${w * 0.9} ${-h - 46} ${w} ${-h - 8}Z`,
    lighter(colour, 0.12),
  ) +
  oval(0, -h - 46, 22, 14, darker(colour, 0.4)) +
  line(d`M${-w * 0.78} ${-h * 0.8}V${-h * 0.3}`, '#ffffff', 9, { opacity: 0.5 })

/** A whistling kettle, its foot at the origin, about 260 wide. */
export const kettle = (paper: Paper, colour: string) =>
  line('M-78-150C-84-252 84-252 78-150', '#3d2314', 19) +
  shape('M92-104C130-112 138-150 170-162L182-140C158-130 150-90 108-70Z', darker(colour, 0.2)) +
  shape(
    'M-124-20C-120-110-76-158 0-158C76-158 120-110 124-20C124-8 116 0 106 0H-106C-116 0-124-8-124-20Z',
    paper.across(lighter(colour, 0.35), colour, darker(colour, 0.3)),
  ) +
  box(-50, -172, 100, 20, darker(colour, 0.3), { radius: 9 }) +
  disc(0, -182, 14, '#3d2314') +
  line('M-92-50C-86-90-66-118-42-128', '#ffffff', 10, { opacity: 0.55 })

/** A stand mixer, its foot at the origin, about 280 wide. */
export const mixer = (paper: Paper, colour: string) =>
  box(-140, -30, 280, 30, darker(colour, 0.2), { radius: 14 }) +
  shape('M70-24V-190H138V-24Z', paper.across(colour, darker(colour, 0.25))) +
  box(-138, -254, 286, 84, paper.down(lighter(colour, 0.3), colour), { radius: 42 }) +
  line('M-86-172V-120M-86-120C-116-90-116-70-86-54C-56-70-56-90-86-120', '#c4cfdd', 7) +
  shape(
    'M-152-124H-8C-10-60-40-30-80-30C-120-30-150-60-152-124Z',
    paper.across('#ffffff', '#dfe8f0', '#9fb0c2'),
  ) +
  disc(104, -212, 16, '#ffffff') +
  box(-110, -224, 120, 10, '#ffffff', { radius: 5, opacity: 0.6 })
