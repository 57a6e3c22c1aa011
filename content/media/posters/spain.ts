import { box, d, disc, line, many, place, shape } from '../draw.ts'
import { citrusLeaf, orange } from '../motifs/citrus.ts'
import { range } from '../motifs/islands.ts'
import { cypress } from '../motifs/plants.ts'
import { ripples } from '../motifs/sea.ts'
import { backdrop, orb } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { star } from '../paths.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

// A round arch of wedge stones in two colours; the opening is 2 × r wide and springs at y 0.
const voussoirs = (r: number, thick: number) => {
  const count = 13
  const step = 180 / count
  const at = (angle: number, radius: number) =>
    d`${-radius * Math.cos(radians(angle))} ${-radius * Math.sin(radians(angle))}`
  return many(count, (i) =>
    shape(
      `M${at(i * step, r)}L${at(i * step, r + thick)}L${at((i + 1) * step, r + thick)}L${at((i + 1) * step, r)}Z`,
      i % 2 ? '#fff1d6' : '#c8371f',
    ),
  )
}

const column = (x: number) =>
  box(x - 20, 300, 40, 250, '#f2c987') +
  box(x + 4, 300, 16, 250, '#d79c54') +
  box(x - 38, 276, 76, 26, '#fff1d6', { radius: 4 }) +
  box(x - 30, 262, 60, 16, '#e0a860', { radius: 4 }) +
  box(x - 34, 540, 68, 22, '#fff1d6', { radius: 4 })

const tile = (x: number, y: number, s: number) =>
  box(x, y, s, s, '#fffaf0') +
  shape(
    d`M${x} ${y}h${s * 0.34}L${x} ${y + s * 0.34}ZM${x + s} ${y}v${s * 0.34}L${x + s * 0.66} ${y}ZM${x + s} ${y + s}h${-s * 0.34}L${x + s} ${y + s * 0.66}ZM${x} ${y + s}v${-s * 0.34}L${x + s * 0.34} ${y + s}Z`,
    '#1557d6',
  ) +
  shape(star(x + s / 2, y + s / 2, s * 0.38, s * 0.17, 8), '#f2a313') +
  disc(x + s / 2, y + s / 2, s * 0.11, '#c8371f')

/** An arcade with wedge-stone arches opens on the sea. */
export const spain: Poster = (paper) => {
  const centres = [200, 640, 1080]
  const openings = centres.map((x) => d`M${x - 184} 560V280A184 184 0 0 1 ${x + 184} 280V560Z`).join('')
  return [
    backdrop('#f6c25a'),
    paper.inside(
      openings,
      backdrop(paper.down('#2b8fe0', '#7cc8f5', '#ffe9bd')),
      orb(paper, 640, 250, 70, '#fff1b8', 0.9),
      range(
        424,
        [
          [-20, 400],
          [140, 330],
          [300, 390],
          [440, 420],
        ],
        '#8aa7c9',
      ),
      range(
        424,
        [
          [820, 424],
          [960, 350],
          [1100, 310],
          [1300, 380],
        ],
        '#7e9bc2',
      ),
      box(0, 420, 1280, 70, paper.down('#1f9fc4', '#0b6ea8')),
      ripples(
        [
          [520, 440, 60],
          [700, 452, 50],
          [150, 446, 70],
          [1060, 444, 60],
        ],
        '#ffffff',
        0.7,
      ),
      box(0, 484, 1280, 90, '#e0a860'),
      place({ x: 96, y: 500, size: 1.25 }, cypress('#2f7d4a', '#1f6038')),
      place({ x: 300, y: 500, size: 0.95 }, cypress('#2f7d4a', '#1f6038')),
      place({ x: 1192, y: 500, size: 1.3 }, cypress('#2f7d4a', '#1f6038')),
      shape('M596 420l88 0-16 30h-56Z', '#ffffff'),
      shape('M636 414V330C676 360 684 392 684 414Z', '#ffffff'),
      shape('M630 414V346C608 370 600 394 598 414Z', '#c8371f'),
    ),
    shape(`M-10-10H1290V562H-10Z${openings}`, paper.down('#f9d27a', '#eeb04a'), {}).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ),
    centres.map((x) => place({ x, y: 280 }, voussoirs(176, 62))).join(''),
    [-20, 420, 860, 1300].map(column).join(''),
    box(-10, 0, 1300, 26, '#c8371f'),
    box(-10, 26, 1300, 8, '#fff1d6'),
    box(-10, 556, 1300, 130, '#0b3f94'),
    many(12, (i) => tile(4 + i * 108, 566, 100)),
    line('M860-10C880 60 850 110 800 150', '#6b4a2a', 9),
    citrusLeaf(872, 40, 30, 1, '#2f8f4a'),
    citrusLeaf(866, 84, 150, 1.1, '#3fa455'),
    citrusLeaf(840, 120, 60, 1, '#237a42'),
    citrusLeaf(806, 148, 176, 0.9, '#3fa455'),
    place({ x: 910, y: 132 }, orange(paper, 44)),
    place({ x: 792, y: 190 }, orange(paper, 38)),
  ]
}
