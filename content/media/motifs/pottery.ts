import { d, line, many, oval, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { leaf } from '../paths.ts'

const body =
  'M-40-330C-38-290-60-276-88-236C-132-176-120-70-56 0H56C120-70 132-176 88-236C60-276 38-290 40-330Z'

const flower = (x: number, y: number, r: number, ink: string) =>
  place(
    { x, y },
    many(6, (i) => place({ turn: i * 60 }, oval(0, -r * 0.62, r * 0.3, r * 0.46, ink))),
    oval(0, 0, r * 0.26, r * 0.26, '#ffffff'),
    oval(0, 0, r * 0.12, r * 0.12, ink),
  )

/** A blue-and-white vase, its foot at the origin, 340 high. */
export const blueVase = (paper: Paper, ink = '#1d4fb8') =>
  shape(body, paper.across('#ffffff', '#fafcff', '#c3d2e8')) +
  paper.inside(
    body,
    line('M-130-262H130M-130-40H130', ink, 7),
    line('M-130-276H130M-130-26H130', ink, 3),
    many(9, (i) => line(d`M${-128 + i * 32} -14a16 16 0 0 1 32 0`, ink, 4)),
    line('M-140-90C-90-190-20-60 30-150S110-190 150-120', ink, 5),
    flower(-34, -152, 46, ink),
    flower(62, -112, 36, ink),
    ...[
      [-84, -110, -40],
      [-70, -206, 30],
      [16, -206, -20],
      [24, -86, 70],
      [92, -190, 40],
      [-20, -82, 130],
    ].map(([x, y, turn]) => place({ x, y, turn }, shape(leaf(44, 13), ink))),
    many(7, (i) => line(d`M${-60 + i * 20} -318v26`, ink, 5)),
  ) +
  oval(0, -330, 40, 9, '#e6eef8') +
  oval(0, -330, 30, 6, '#7f93b8') +
  line('M-82-200C-96-160-92-110-76-76', '#ffffff', 8, { opacity: 0.9 })

/** A celadon bottle of two bellies, its foot at the origin, 260 high. */
export const gourd = (paper: Paper) =>
  shape(
    'M-12-262C-10-240-44-232-48-196C-50-170-26-162-26-150C-26-138-82-124-84-70C-86-30-60-4-44 0H44C60-4 86-30 84-70C82-124 26-138 26-150C26-162 50-170 48-196C44-232 10-240 12-262Z',
    paper.across('#d4f0dc', '#8ccfb0', '#4d9c86'),
  ) +
  line('M-26-150H26', '#4d9c86', 4, { opacity: 0.6 }) +
  oval(0, -262, 12, 4, '#3f8a76') +
  line('M-64-90C-68-60-60-36-50-24M-34-206C-36-192-32-182-28-178', '#ffffff', 7, { opacity: 0.6 })

/** A bowl with a painted rim, its foot at the origin, 2 × r wide. */
export const bowl = (paper: Paper, r: number, colours: readonly [string, string, string], inside: string) =>
  shape(
    d`M${-r} ${-r * 0.72}C${-r * 0.92} ${-r * 0.2} ${-r * 0.5} ${-8} ${-r * 0.36} ${-8}V0H${r * 0.36}V-8C${r * 0.5} ${-8} ${r * 0.92} ${-r * 0.2} ${r} ${-r * 0.72}Z`,
    paper.across(...colours),
  ) +
  oval(0, -r * 0.72, r, r * 0.19, colours[0]) +
  oval(0, -r * 0.71, r * 0.88, r * 0.15, inside)
