import { people, standing } from '../booth-walls/person.ts'
import { box, d, disc, line, many, place, ring, shape, times } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { crest, curve, ground } from '../paths.ts'
import { again, all, type Film, sway } from './film.ts'
import { listeners } from './listeners.ts'

// What runs on the wide wall: a globe of rings, routes that light up, and a sea of three waves.
const wall = (paper: Paper, at: number) => {
  const wave = (y: number, rise: number, length: number, shift: number, fill: string, opacity: number) =>
    shape(ground(crest({ y, rise, length, shift }), 470), fill, { opacity })
  const globe = times(6, (i) => {
    const width = 130 * Math.cos(((i + again(at, 2)) / 6) * Math.PI)
    return `<ellipse cx="640" cy="232" rx="${Math.abs(width).toFixed(1)}" ry="130" fill="none" stroke="#bfe0ff" stroke-width="3" opacity=".7"/>`
  })
  return [
    box(130, 56, 1020, 400, paper.slope('#0a2a8a', '#1557d6', '#0fa7b8')),
    disc(640, 232, 260, paper.glow('#7fd0ff', 0.6)),
    disc(640, 232, 130, '#0b2a6b', { opacity: 0.55 }),
    ...globe,
    ring(640, 232, 130, '#ffffff', 4),
    ...[-70, 0, 70].map((y) =>
      line(
        d`M${640 - Math.sqrt(130 ** 2 - y ** 2)} ${232 + y}H${640 + Math.sqrt(130 ** 2 - y ** 2)}`,
        '#bfe0ff',
        3,
        { opacity: 0.7 },
      ),
    ),
    ...(
      [
        [240, 140],
        [330, 320],
        [1010, 130],
        [1060, 300],
        [420, 190],
        [880, 210],
      ] as const
    ).map(([x, y], i) => {
      const path = [
        [x, y],
        [(x + 640) / 2, Math.min(y, 232) - 70],
        [640, 232],
      ] as const
      const run = again(at, 5, i / 6)
      const [px, py] = [
        (1 - run) ** 2 * x + 2 * (1 - run) * run * path[1][0] + run ** 2 * 640,
        (1 - run) ** 2 * y + 2 * (1 - run) * run * path[1][1] + run ** 2 * 232,
      ]
      return (
        line(d`M${x} ${y}Q${path[1][0]} ${path[1][1]} 640 232`, '#ffffff', 2.5, { opacity: 0.35 }) +
        disc(x, y, 8, '#ffd45e') +
        ring(x, y, 8 + 22 * again(at, 5, i / 6), '#ffd45e', 3, {
          opacity: Math.round(80 * (1 - again(at, 5, i / 6))) / 100,
        }) +
        disc(px, py, 6, '#ffffff')
      )
    }),
    wave(392, 14, 340, 340 * at, '#8db6ff', 0.45),
    wave(412, 12, 280, -280 * at, '#5fe0e8', 0.4),
    wave(432, 10, 420, 420 * at, '#ffffff', 0.3),
    line(curve(crest({ y: 392, rise: 14, length: 340, shift: 340 * at })), '#ffffff', 2.5, {
      opacity: 0.7,
    }),
  ]
}

const beam = (paper: Paper, x: number, swing: number, colour: string) =>
  place(
    { x, y: 20, turn: swing },
    shape('M-10 0L-120 640H120L10 0Z', paper.thin(colour, 0.32, 0)),
    box(-16, -14, 32, 30, '#0a1030', { radius: 6 }),
  )

/** The large hall during a talk. */
export const liveBig: Film = {
  seconds: 20,
  still: 0.12,
  loss: 35,
  frame: (paper, at) => [
    all(paper.down('#070d2c', '#101a4c', '#16235e')),
    many(9, (i) => line(d`M${i * 160} 0V500`, '#1d2b6c', 4)),
    box(118, 44, 1044, 424, '#050922', { radius: 12 }),
    paper.inside('M130 56H1150V456H130Z', ...wall(paper, at)),
    box(0, 12, 1280, 14, '#2a3570'),
    beam(paper, 160, -22, '#7fb4ff'),
    beam(paper, 460, -8, '#c0a0ff'),
    beam(paper, 820, 8, '#7fe8ff'),
    beam(paper, 1120, 22, '#7fb4ff'),
    shape('M60 500H1220L1290 580H-10Z', paper.down('#2f4296', '#1a2768')),
    box(-10, 578, 1300, 12, '#5fd0ff'),
    shape('M430 500H850L900 578H380Z', '#ffffff', { opacity: 0.08 }),
    // The speaker, who gestures, and the desk.
    ...people
      .slice(4, 5)
      .map((one) =>
        place(
          { x: 330, y: 552, size: 0.72 },
          standing({ ...one, top: '#e8edf8' }),
          line(d`M34 -196L${70 + 6 * sway(at, 8)} ${-176 - 14 * sway(at, 8)}`, '#e8edf8', 17),
          disc(76 + 6 * sway(at, 8), -180 - 15 * sway(at, 8), 9, one.skin),
        ),
      ),
    shape('M262 448H398L388 562H272Z', paper.across('#ffffff', '#d3def5', '#a4b6dc')),
    box(252, 436, 156, 14, '#5fd0ff', { radius: 4 }),
    disc(330, 506, 24, '#1557d6'),
    ...[980, 1090].map((x) =>
      place(
        { x, y: 556 },
        box(-44, -84, 88, 62, '#3a4c9c', { radius: 16 }),
        box(-54, -50, 108, 40, '#4b5fb4', { radius: 14 }),
        line('M-36-10V0M36-10V0', '#8ea6e0', 6),
      ),
    ),
    listeners(5, 636, 0.72, 88, '#1b2560', at),
    listeners(8, 678, 0.9, 108, '#111a48', at),
    listeners(11, 736, 1.14, 134, '#080e2e', at),
  ],
}
