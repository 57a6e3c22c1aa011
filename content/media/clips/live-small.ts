import { people, standing } from '../booth-walls/person.ts'
import { plant } from '../booth-walls/stand.ts'
import { box, d, disc, line, many, oval, place, shape, times } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { curve } from '../paths.ts'
import { again, all, ease, type Film, sway, visit } from './film.ts'
import { listeners } from './listeners.ts'

// Three slides take turns on the screen: bars that grow, a line that is drawn, a ring that fills.
const bars = (share: number) =>
  times(6, (i) => {
    const h = (50 + ((i * 47) % 110)) * ease(share, 0.06 + i * 0.03, 0.3 + i * 0.03)
    return box(508 + i * 48, 330 - h, 30, h, i === 4 ? '#f2a313' : '#3b82ff', { radius: 5 })
  }).join('')

const climb = (share: number) => {
  const points = times(8, (i) => [500 + i * 40, 310 - i * 18 - ((i * 53) % 34)] as const)
  const shown = Math.max(2, Math.ceil(8 * ease(share, 0.05, 0.5)))
  return (
    line(curve(points.slice(0, shown)), '#18a566', 7) +
    points
      .slice(0, shown)
      .map(([x, y]) => disc(x, y, 8, '#ffffff', { stroke: '#18a566', strokeWidth: 4 }))
      .join('')
  )
}

const circle = (share: number) => {
  const full = 2 * Math.PI * 80
  return (
    disc(640, 236, 80, 'none', { stroke: '#dbe6f3', strokeWidth: 26 }) +
    place(
      { x: 640, y: 236, turn: -90 },
      disc(0, 0, 80, 'none', {
        stroke: '#0fa7b8',
        strokeWidth: 26,
        dash: d`${full * 0.72 * ease(share, 0.05, 0.45)} ${full}`,
      }),
    ) +
    disc(640, 236, 40, '#e3f6f8')
  )
}

const slide = (at: number) => {
  const share = again(at, 3)
  const seen = visit(share, 0, 0.05, 0.95, 1)
  const number = Math.floor(at * 3)
  const drawing = number === 0 ? bars(share) : number === 1 ? climb(share) : circle(share)
  return (
    box(462, 112, 120, 14, '#22304f', { radius: 7 }) +
    box(462, 136, 200, 9, '#b4c2d6', { radius: 4 }) +
    `<g opacity="${seen.toFixed(2)}">${drawing}</g>` +
    times(3, (i) => disc(800 - (2 - i) * 20, 120, 5, i === number ? '#1557d6' : '#c7d6e6')).join('')
  )
}

// Someone in an armchair, who talks with the hands.
const seated = (paper: Paper, top: string, skin: string, hair: string, talk: number) =>
  oval(0, 4, 120, 10, '#5a3a22', { opacity: 0.25 }) +
  box(-70, -176, 140, 130, paper.down('#4f86d6', '#2f62b0'), { radius: 34 }) +
  line('M-14-70L60-62L64-6M14-76L84-70L92-8', '#22304f', 24) +
  line('M52-2h30M82-4h28', '#17233d', 12) +
  shape('M-40-64C-42-140-30-164 0-164C30-164 42-140 38-64Z', top) +
  line(d`M24 -138L${56 + 4 * talk} ${-104 - 18 * talk}L${78 + 6 * talk} ${-118 - 30 * talk}`, top, 17) +
  disc(84 + 6 * talk, -122 - 30 * talk, 10, skin) +
  oval(0, -196, 24, 28, skin) +
  shape('M-27-194C-32-238 32-238 27-194C20-210 8-214-6-212C-16-212-22-206-27-194Z', hair) +
  box(-96, -112, 40, 96, '#2f62b0', { radius: 18 }) +
  box(-84, -56, 150, 40, '#4f86d6', { radius: 18 })

/** The small hall: a moderator and two guests before a screen of figures. */
export const liveSmall: Film = {
  seconds: 20,
  still: 0.12,
  loss: 31,
  frame: (paper, at) => [
    all(paper.down('#f3e6d2', '#fbf4e8', '#efe0c8')),
    ...times(22, (i) => box(i * 60, 0, 44, 470, i % 2 ? '#e6cda6' : '#dfc297', { opacity: 0.6 })),
    ...[150, 1130].map(
      (x) =>
        disc(x, 130, 170 + 5 * sway(at, 2), paper.glow('#fff0c0', 0.95)) +
        line(d`M${x} 0V86`, '#6b4a2a', 4) +
        shape(d`M${x - 46} 130C${x - 40} 84 ${x + 40} 84 ${x + 46} 130Z`, '#f2a313'),
    ),
    box(418, 66, 444, 300, '#22304f', { radius: 14 }),
    box(430, 78, 420, 276, '#ffffff', { radius: 6 }),
    slide(at),
    box(0, 466, 1280, 260, paper.down('#c98f5a', '#8a5a34')),
    many(9, (i) => line(d`M${i * 170 - 40} 466L${i * 230 - 320} 720`, '#7a4a28', 3, { opacity: 0.4 })),
    oval(640, 540, 520, 50, '#f6e6cc', { opacity: 0.85 }),
    oval(640, 540, 470, 40, '#e5cfa8', { opacity: 0.8 }),
    place({ x: 70, y: 530, size: 1.5 }, plant(4)),
    place({ x: 1210, y: 530, size: 1.5 }, plant(9)),
    ...people
      .slice(3, 4)
      .map((one) =>
        place(
          { x: 250, y: 540, size: 0.86 },
          standing({ ...one, top: '#0b2a6b' }),
          box(30, -150, 34, 44, '#ffffff', { radius: 4 }),
        ),
      ),
    place(
      { x: 560, y: 556 },
      seated(
        paper,
        '#ffffff',
        '#f2c9a5',
        '#3a2a20',
        visit(again(at, 2), 0.04, 0.1, 0.42, 0.5) * sway(at, 14),
      ),
    ),
    place(
      { x: 860, y: 556, size: [-1, 1] },
      seated(
        paper,
        '#e5654b',
        '#e8b48c',
        '#1d1a1a',
        visit(again(at, 2), 0.52, 0.58, 0.92, 0.98) * sway(at, 14, 0.3),
      ),
    ),
    // The table between them.
    oval(712, 566, 60, 9, '#5a3a22', { opacity: 0.25 }),
    box(706, 500, 12, 64, '#6b4a2a'),
    oval(712, 500, 62, 13, '#b87f47'),
    oval(712, 497, 62, 13, '#d9a870'),
    ...[690, 734].map(
      (x) =>
        box(x - 9, 470, 18, 26, '#ffffff', { radius: 4, opacity: 0.9 }) +
        box(x - 9, 482, 18, 14, '#8fd0f5', { radius: 4 }),
    ),
    listeners(21, 670, 0.98, 126, '#5a3a26', at),
    listeners(24, 742, 1.24, 158, '#38220f', at),
  ],
}
