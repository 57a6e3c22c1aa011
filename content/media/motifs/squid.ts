import { disc, line, oval, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** A squid that swims to the upper left, drawn along the x axis with its fin at the left; about 460 long. */
export const squid = (paper: Paper, light: string, body: string, dark: string) =>
  line(
    'M96-22C170-60 210-10 280-50M100-8C180-20 220 20 300-4M100 8C180 26 220 44 296 40M94 22C160 60 200 70 262 92',
    body,
    13,
  ) +
  line('M92-30C170-100 250-70 330-112M92 30C170 96 240 110 322 150', body, 7) +
  oval(334, -114, 20, 10, light) +
  oval(326, 152, 20, 10, light) +
  shape('M-196 0C-170-74-110-96-60-84C-90-50-90 50-60 84C-110 96-170 74-196 0Z', dark) +
  shape(
    'M-210 0C-150-58-40-64 60-44C92-36 110-20 110 0C110 20 92 36 60 44C-40 64-150 58-210 0Z',
    paper.down(light, body, dark),
  ) +
  shape('M48-46C84-40 116-28 118 0C116 28 84 40 48 46C60 16 60-16 48-46Z', body) +
  disc(84, -16, 15, '#ffffff') +
  disc(87, -16, 8, '#0b1a33') +
  disc(-120, -14, 7, light, { opacity: 0.8 }) +
  disc(-70, 14, 9, light, { opacity: 0.7 }) +
  disc(-20, -18, 7, light, { opacity: 0.8 }) +
  disc(-150, 12, 5, light, { opacity: 0.7 }) +
  disc(16, 16, 6, light, { opacity: 0.7 })
