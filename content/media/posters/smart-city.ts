import { chance } from '../chance.ts'
import { box, d, disc, line, many, place, shape } from '../draw.ts'
import { backdrop, stars } from '../motifs/sky.ts'
import { skyline } from '../motifs/skyline.ts'
import type { Poster } from '../paper.ts'

const neon = ['#35e0ff', '#ff5fc4', '#ffd23f', '#7dff9a'] as const

// A copper trace from the chip outwards: straight, one bend of 45 degrees, straight, and its pad.
const trace = (x: number, side: 1 | -1, row: number, reach: number, colour: string) => {
  const y = 470 + row * 26
  const bend = 60 + row * 34
  const end = y + bend * 0.62
  return (
    line(
      d`M${x} ${y}h${side * (46 + row * 18)}l${side * bend * 0.62} ${bend * 0.62}H${x + side * reach}`,
      colour,
      5,
    ) +
    disc(x + side * reach, end, 10, colour) +
    disc(x + side * reach, end, 4.5, '#0a0f3c')
  )
}

/** A city of light grows from a chip. */
export const smartCity: Poster = (paper) => {
  const c = chance(80)
  return [
    backdrop(paper.down('#0a0f3c', '#2a1a7a', '#7a2f9e')),
    stars(80, 50, '#ffffff', 220),
    disc(640, 330, 420, paper.glow('#ff5fc4', 0.5)),
    disc(640, 262, 168, paper.down('#ffd23f', '#ff5fa8')),
    many(5, (i) => box(460, 268 + i * 28, 360, 4 + i * 3, '#5a2690', { opacity: 0.55 })),
    skyline(80, 60, 460, 440, 190, '#2b2a8c'),
    skyline(81, 830, 1230, 440, 190, '#2b2a8c'),
    skyline(12, 250, 1040, 440, 250, '#1a1c66', '#ffd98a'),
    skyline(31, 420, 880, 440, 330, '#10124c', '#35e0ff'),
    shape('M640 54L664 130V440H616V130Z', '#10124c'),
    line('M640 54V10', '#35e0ff', 5),
    disc(640, 12, 8, '#ff5fc4'),
    many(7, (i) => box(626, 150 + i * 38, 28, 14, '#ff8fd8', { radius: 3 })),
    box(0, 438, 1280, 250, paper.down('#0d1250', '#070a30')),
    many(
      7,
      (row) =>
        trace(848, 1, row, 210 + ((row * 67) % 240), neon[row % 4] ?? '#35e0ff') +
        trace(432, -1, row, 210 + ((row * 83) % 240), neon[(row + 2) % 4] ?? '#35e0ff'),
    ),
    many(10, (i) => line(d`M${462 + i * 40} 660v40`, '#35e0ff', 5)),
    many(
      8,
      (i) =>
        box(418, 456 + i * 26, 24, 10, '#c9d4f2', { radius: 3 }) +
        box(838, 456 + i * 26, 24, 10, '#c9d4f2', { radius: 3 }),
    ),
    box(436, 436, 408, 226, paper.slope('#3440b8', '#1a1f74'), { radius: 18 }),
    box(436, 436, 408, 226, 'none', { radius: 18, stroke: '#35e0ff', strokeWidth: 4 }),
    box(484, 474, 312, 150, '#0d1250', { radius: 12, stroke: '#7d8bff', strokeWidth: 3 }),
    disc(640, 548, 150, paper.glow('#35e0ff', 0.6)),
    place(
      { x: 640, y: 552 },
      line('M-64-8C-44-54 44-54 64-8M-42 14C-28-16 28-16 42 14', '#ffffff', 10),
      line('M-20 34C-14 22 14 22 20 34', '#ffffff', 10),
      disc(0, 50, 8, '#ffffff'),
    ),
    disc(462, 462, 8, '#ffd23f'),
    many(26, () =>
      disc(c.between(0, 1280), c.between(440, 670), c.between(1.5, 3), '#7dd8ff', { opacity: 0.6 }),
    ),
  ]
}
