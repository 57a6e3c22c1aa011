import { d, disc, line, many, oval, type Point, place, shape, times } from '../draw.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Paper, Poster } from '../paper.ts'
import { along, star } from '../paths.ts'

const pearl = (paper: Paper) => {
  const skin = paper.ball('#ffffff', '#fbe6ec', '#c9a3bd')
  return (x: number, y: number, r: number) =>
    disc(x, y, r, skin) + disc(x - r * 0.36, y - r * 0.4, r * 0.16, '#ffffff', { opacity: 0.9 })
}

// A fan of ribs from the hinge at the origin upwards.
const valve = (paper: Paper, r: number, light: string, dark: string, rib: string) => {
  const ribs = 9
  const at = (i: number, radius: number) => {
    const a = ((200 + (140 / ribs) * i) * Math.PI) / 180
    return [radius * Math.cos(a) * 1.24, radius * Math.sin(a)] as const
  }
  const scallops = times(ribs, (i) => {
    const [x1, y1] = at(i + 0.5, r * 1.1)
    const [x2, y2] = at(i + 1, r)
    return d`Q${x1} ${y1} ${x2} ${y2}`
  }).join('')
  const [sx, sy] = at(0, r)
  return (
    shape(d`M0 30L${sx} ${sy}${scallops}Z`, paper.down(light, dark)) +
    many(ribs - 1, (i) => {
      const [x, y] = at(i + 1, r * 0.97)
      return line(d`M0 20L${x} ${y}`, rib, 4, { opacity: 0.6 })
    })
  )
}

// From behind the left edge over the floor in front of the shell and up to the right.
const strand = times(81, (i): Point => {
  const t = i / 80
  return [
    -30 + 1340 * t,
    610 - 250 * (2 * t - 1) ** 6 - 150 * Math.max(0, 2 * t - 1) ** 3 + 26 * Math.sin(t * 9),
  ]
})

/** An open shell and its pearl. */
export const pearls: Poster = (paper) => {
  const bead = pearl(paper)
  return [
    backdrop(paper.slope('#3d1b5e', '#a8478f', '#ffb1a8')),
    disc(640, 330, 520, paper.glow('#ffd9e6', 0.75)),
    many(5, (i) =>
      line(
        d`M-20 ${90 + i * 120}C240 ${40 + i * 120} 420 ${150 + i * 120} 680 ${96 + i * 120}S1120 ${40 + i * 120} 1300 ${104 + i * 120}`,
        '#ffffff',
        3,
        { opacity: 0.13 },
      ),
    ),
    oval(640, 606, 400, 30, '#2a0f45', { opacity: 0.4 }),
    place({ x: 640, y: 456 }, valve(paper, 350, '#ffe7ee', '#e88fb4', '#ffffff')),
    place(
      { x: 640, y: 456 },
      shape('M-250-60C-140-150 140-150 250-60C190 10-190 10-250-60Z', '#b8518a', { opacity: 0.35 }),
    ),
    place({ x: 640, y: 470, size: [1, -0.42] }, valve(paper, 372, '#c76aa0', '#7d2f78', '#ffb8d4')),
    shape(
      'M226 470C300 424 480 440 640 440S980 424 1054 470C1000 530 820 548 640 548S280 530 226 470Z',
      paper.down('#fff1f4', '#f2a9c4'),
    ),
    shape(
      'M276 474C360 448 500 458 640 458S920 448 1004 474C940 514 800 524 640 524S340 514 276 474Z',
      '#d878a6',
      { opacity: 0.55 },
    ),
    bead(640, 392, 112),
    disc(640, 392, 112, paper.thin('#ffb1c8', 0, 0.35)),
    bead(486, 462, 36),
    bead(796, 464, 40),
    bead(872, 476, 24),
    bead(414, 474, 22),
    ...along(strand, 39).map(([x, y]) => bead(x, y, 20)),
    shape(star(740, 282, 46, 10, 4), '#ffffff'),
    shape(star(470, 250, 26, 6, 4), '#ffffff', { opacity: 0.9 }),
    shape(star(936, 300, 22, 5, 4), '#ffffff', { opacity: 0.85 }),
    shape(star(236, 180, 30, 7, 4), '#ffffff', { opacity: 0.8 }),
    shape(star(1090, 150, 34, 8, 4), '#ffffff', { opacity: 0.8 }),
  ]
}
