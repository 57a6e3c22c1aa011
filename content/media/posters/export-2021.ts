import { darker, lighter } from '../colour.ts'
import { box, disc, line, many, place } from '../draw.ts'
import { container } from '../motifs/container.ts'
import { ripples } from '../motifs/sea.ts'
import { containerShip } from '../motifs/ship.ts'
import { backdrop, cloud, orb } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'

const w = 206
const h = 162

// A container seen from its doors.
const doors = (column: number, row: number, colour: string) => {
  const [x, y] = [22 + column * w, 8 + row * h]
  return (
    box(x, y, w - 8, h - 8, darker(colour, 0.28), { radius: 4 }) +
    box(x + 9, y + 9, w - 26, h - 26, colour) +
    box(x + 9, y + 9, w - 26, 12, lighter(colour, 0.25)) +
    box(x + (w - 8) / 2 - 3, y + 9, 6, h - 26, darker(colour, 0.3)) +
    [46, 76, w - 92, w - 62]
      .map((dx) => box(x + dx, y + 14, 7, h - 36, lighter(colour, 0.45), { radius: 3 }))
      .join('') +
    box(x + 40, y + 88, 48, 9, '#22304f', { radius: 3 }) +
    box(x + w - 98, y + 88, 48, 9, '#22304f', { radius: 3 }) +
    [
      [x + 5, y + 5],
      [x + w - 21, y + 5],
      [x + 5, y + h - 21],
      [x + w - 21, y + h - 21],
    ]
      .map(([cx, cy]) => box(cx ?? 0, cy ?? 0, 9, 9, '#22304f', { radius: 2 }))
      .join('')
  )
}

const wall: [number, number, string][] = [
  [0, 0, '#e5482d'],
  [0, 1, '#1557d6'],
  [0, 2, '#0fa7b8'],
  [0, 3, '#f2a313'],
  [1, 1, '#f2a313'],
  [1, 2, '#e5482d'],
  [1, 3, '#2f78ea'],
  [2, 3, '#0e8a5a'],
  [3, 3, '#e5482d'],
  [4, 2, '#1557d6'],
  [4, 3, '#f2a313'],
  [5, 1, '#0fa7b8'],
  [5, 2, '#f2a313'],
  [5, 3, '#7a4fd8'],
  [5, 0, '#0e8a5a'],
]

/** Through the stacked containers, the ship and the sea. */
export const export2021: Poster = (paper) => [
  backdrop(paper.down('#ffb45c', '#ffd99a', '#fff3d8')),
  orb(paper, 720, 300, 84, '#ffffff', 0.95),
  cloud(560, 190, 0.9, '#ffffff', 0.9),
  cloud(930, 150, 0.7, '#ffffff', 0.8),
  box(0, 404, 1280, 120, paper.down('#2f9fd8', '#0f6cb8')),
  place(
    { x: 650, y: 446, size: 0.44 },
    containerShip(paper, {
      hull: '#12306e',
      boot: '#b8321c',
      cargo: ['#e5482d', '#ffffff', '#0fa7b8', '#f2a313'],
    }),
  ),
  ripples(
    [
      [450, 476, 60],
      [590, 484, 90],
      [780, 470, 70],
      [700, 492, 50],
    ],
    '#ffffff',
    0.6,
  ),
  wall.map(([column, row, colour]) => doors(column, row, colour)).join(''),
  many(4, (i) => line(`M${626 + i * 48}-10V${i % 3 ? 40 : 84}`, '#22304f', 6)),
  box(566, 62, 260, 22, '#f2a313', { radius: 5 }),
  box(590, 38, 212, 26, '#22304f', { radius: 5 }),
  box(566, 84, 14, 20, '#22304f'),
  box(812, 84, 14, 20, '#22304f'),
  place({ x: 576, y: 100 }, container(0, 0, 240, 104, '#e5482d')),
  disc(696, 152, 30, '#ffffff', { opacity: 0.95 }),
  line('M682 154l10 10 20-24', '#e5482d', 8),
]
