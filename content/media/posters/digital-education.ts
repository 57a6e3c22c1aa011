import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import { backdrop, stars } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { star } from '../paths.ts'

const orbit = (rx: number, ry: number, turn: number, colour: string) =>
  place(
    { x: 640, y: 268, turn },
    `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="4" opacity=".8"/>`,
  )

const onOrbit = (rx: number, ry: number, turn: number, at: number) => {
  const [a, t] = [(at * Math.PI) / 180, (turn * Math.PI) / 180]
  const [x, y] = [rx * Math.cos(a), ry * Math.sin(a)]
  return { x: 640 + x * Math.cos(t) - y * Math.sin(t), y: 268 + x * Math.sin(t) + y * Math.cos(t) }
}

const cap =
  shape('M-58 6V40C-58 60 58 60 58 40V6L0 34Z', '#ffe3f0') +
  shape('M0-40L104 4L0 48L-104 4Z', '#ff7fb0') +
  shape('M0-40L104 4L0 14L-60-16Z', '#ffa6c9') +
  line('M0 4L76 24V66', '#ffc857', 6) +
  disc(76, 72, 10, '#ffc857')

const screen =
  box(-62, -44, 124, 84, '#ffffff', { radius: 12 }) +
  box(-52, -34, 104, 64, '#5ce0e6', { radius: 6 }) +
  shape('M-14-22L22-2L-14 18Z', '#ffffff')

// Half of an open book from its spine at x 0 to the right.
const page = (fill: string, lines: string) =>
  shape('M0-8C60-66 210-84 330-40V120C210 76 60 92 0 150Z', fill) +
  many(4, (i) =>
    line(d`M44 ${18 + i * 28}C100 ${-22 + i * 28} 200 ${-30 + i * 28} 284 ${-8 + i * 28}`, lines, 8, {
      opacity: 0.7,
    }),
  )

/** A book opens and a small universe turns above it. */
export const digitalEducation: Poster = (paper) => [
  backdrop(paper.down('#1a0f5c', '#4326b8', '#8a5cf0')),
  stars(49, 90, '#ffffff', 560),
  disc(640, 290, 520, paper.glow('#b48cff', 0.65)),
  shape('M640 500L230 40H1050Z', paper.thin('#ffe9a8', 0, 0.5)),
  orbit(430, 128, -14, '#c9b4ff'),
  orbit(360, 150, 34, '#9fd8ff'),
  orbit(250, 84, -58, '#ffc3e0'),
  disc(640, 268, 104, paper.ball('#ffe6a0', '#ffb03a', '#f0702a')),
  paper.inside(
    'M536 268a104 104 0 0 1 208 0a104 104 0 0 1-208 0Z',
    line('M520 236C600 214 660 262 770 232', '#ffe6a0', 16, { opacity: 0.6 }),
    line('M520 296C620 280 680 326 770 296', '#e85a2a', 14, { opacity: 0.5 }),
  ),
  place({ ...onOrbit(430, 128, -14, 196), size: 1.15 }, cap),
  place({ ...onOrbit(430, 128, -14, 352), size: 1.15 }, screen),
  place(
    onOrbit(360, 150, 34, 300),
    disc(0, 0, 40, paper.ball('#bff7f0', '#2fc4c0', '#0b7d96')),
    `<ellipse rx="66" ry="16" fill="none" stroke="#eafffb" stroke-width="6" transform="rotate(-18)"/>`,
  ),
  place(onOrbit(360, 150, 34, 150), disc(0, 0, 30, paper.ball('#ffd0e6', '#ff6fa8', '#b8307a'))),
  place(onOrbit(250, 84, -58, 20), disc(0, 0, 18, '#ffffff')),
  shape(star(1176, 300, 26, 9, 4), '#ffe9a8'),
  shape(star(150, 170, 20, 7, 4), '#ffffff'),
  shape(star(1010, 470, 18, 6, 4), '#ffffff'),
  shape(star(440, 92, 16, 5, 4), '#ffc3e0'),
  oval(640, 640, 440, 26, '#12083f', { opacity: 0.6 }),
  shape(
    'M250 500C360 456 560 470 640 560C720 470 920 456 1030 500V650C900 606 720 620 640 668C560 620 380 606 250 650Z',
    '#e0457a',
  ),
  place({ x: 640, y: 496 }, page('#fffaf0', '#c9b4ff')),
  place({ x: 640, y: 496, size: [-1, 1] }, page('#efe4ff', '#b79cf5')),
  line('M640 490V646', '#c9a0e8', 5),
  shape('M820 440l40-4v96l-22-18-22 22Z', '#ffb03a'),
]
