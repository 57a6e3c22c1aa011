import { people, strolling } from '../booth-walls/person.ts'
import { plant } from '../booth-walls/stand.ts'
import { box, d, line, many, oval, place, shape, times } from '../draw.ts'
import { handbag, headphones, sneaker } from '../motifs/goods.ts'
import { blueVase } from '../motifs/pottery.ts'
import { teapot } from '../motifs/teaware.ts'
import type { Paper } from '../paper.ts'
import { star } from '../paths.ts'
import { again, all, type Film, sway, visit } from './film.ts'

// Each stands on the origin, about 200 high.
const goods: readonly ((paper: Paper) => string)[] = [
  () => place({ y: -92, size: 1.06 }, handbag('#e5482d', '#8a2a1a', '#f2c14f')),
  (paper) => place({ size: 0.78 }, teapot(paper, '#e9906a', '#b4512f', '#6f2a18')),
  (paper) => place({ size: 0.62 }, blueVase(paper)),
  () => place({ y: -84, size: 1.02 }, headphones('#22304f', '#1557d6', '#46597a')),
  () => place({ y: -66, size: 0.98 }, sneaker('#18a566', '#0a5a3a', '#b8f0d4')),
]

const tints = ['#fdece8', '#fff4dc', '#e8f0fe', '#e3f6f8', '#e5f6ee'] as const

// One niche: its arch, its lamp and what stands in it; `lit` from 0 to 1 brings the light up.
const niche = (paper: Paper, i: number, lit: number) =>
  place(
    { x: 152 + i * 244, y: 470 },
    shape('M-104 0V-270A104 104 0 0 1 104-270V0Z', '#ffffff'),
    shape('M-92 0V-270A92 92 0 0 1 92-270V0Z', paper.down(tints[i] ?? tints[0], '#ffffff')),
    shape('M-12-352L-84-4H84L12-352Z', paper.thin('#fff0b0', 0.2 + 0.75 * lit, 0)),
    box(-14, -364, 28, 16, '#22304f', { radius: 5 }),
    oval(0, -4, 84, 14, '#46597a', { opacity: 0.16 }),
    shape('M-66-54V-4A66 12 0 0 0 66-4V-54Z', paper.across('#ffffff', '#f3f6fb', '#c7d4e6')),
    oval(0, -54, 66, 12, '#ffffff'),
    shape('M-66-54A66 12 0 0 0 66-54V-48A66 12 0 0 1-66-48Z', '#1557d6', {
      opacity: Math.round(15 + 85 * lit) / 100,
    }),
    place({ y: -52, size: 0.74 }, goods[i]?.(paper) ?? ''),
  )

const visitor = (i: number, at: number, x: number, y: number, size: number, way: 1 | -1) =>
  people
    .slice(i, i + 1)
    .map((one) =>
      place(
        { x, y },
        oval(0, 2, 54 * size, 8 * size, '#46597a', { opacity: 0.25 }),
        place({ y: -4 * Math.abs(sway(at, 8)), size: [size * way, size] }, strolling(one, sway(at, 8))),
      ),
    )

/** Niches with goods, lit one after the other, and visitors who walk along them. */
export const showroom: Film = {
  seconds: 10,
  still: 0.46,
  loss: 28,
  frame: (paper, at) => [
    all(paper.down('#d9e6f6', '#eef4fc')),
    box(0, 24, 1280, 12, '#46597a'),
    ...times(5, (i) => {
      const turn = again(at, 1, 0.5 - (i + 0.5) / 5)
      return niche(paper, i, visit(turn, 0.36, 0.44, 0.56, 0.64))
    }),
    box(0, 468, 1280, 260, paper.down('#c9d8ea', '#e9f0f8', '#c3d2e6')),
    line('M0 468H1280', '#ffffff', 5),
    many(7, (i) => line(d`M${i * 213} 468L${i * 330 - 350} 720`, '#b4c6dc', 3, { opacity: 0.6 })),
    ...times(5, (i) => oval(152 + i * 244, 490, 90, 12, '#ffffff', { opacity: 0.5 })),
    place({ x: 40, y: 560, size: 1.1 }, plant(3)),
    place({ x: 1244, y: 560, size: 1.1 }, plant(8)),
    ...visitor(1, at, -90 + 1460 * again(at, 1, 0.12), 612, 0.94, 1),
    ...visitor(3, at, 1370 - 1460 * again(at, 1, 0.38), 668, 1.12, -1),
    many(5, (i) => {
      const shine = Math.max(0, sway(at, 2, i / 5))
      return shape(
        star(196 + i * 244, 220 + ((i * 61) % 70), 16 * shine + 0.1, 4 * shine + 0.1, 4),
        '#ffffff',
      )
    }),
  ],
}
