import { disc, line, many, type Point, shape, times } from '../draw.ts'
import { carton, ice } from './carton.ts'
import type { Look } from './look.ts'
import { shrimpMark, squidMark } from './marks.ts'
import { deep, flat, smooth } from './outlines.ts'
import { ball, lathe, rod } from './rounds.ts'
import { ink, sheet } from './solids.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

function squid(s: Stage) {
  const skin = '#efd3d3'
  tube(s, deep`50 10 0, 82 8 8, 104 6 2`, 4, skin)
  tube(s, deep`50 10 4, 78 6 20, 98 5 24`, 4, skin)
  tube(s, deep`50 10 -4, 86 6 -12, 112 5 -10`, 4, skin)
  lathe(s, [-70, 17, 0], smooth(flat`1 0, 9 16, 16 46, 18 84, 15 112`, 5), skin, {
    axis: [1, 0, 0],
    finish: 'gloss',
  })
  rod(s, [40, 16, 0], [56, 14, 0], 12, '#e2bdc0', { end: 9 })
  ink(
    s,
    [-44, 17, 0],
    shape('M-34 0C-20-26 6-26 22-10L18 4Z', '#e6c0c4'),
    many(9, (i) => disc(i * 9 - 12, (i % 3) * 5 - 8, 2, '#b77f8d', { opacity: 0.55 })),
  )
  ball(s, [52, 16, 10], 4, '#2b2f45')
}

export function frozenSquidBox(s: Stage, look: Look) {
  const stack = look.kin === 3 || look.says(/surimi|ball|fillet/i)
  s.within({ at: [0, 0, -50] }, () => {
    carton(s, look, [260, 96, 150], squidMark('#ffffff'), !stack)
    if (stack)
      s.within({ at: [8, 96, 0], turn: -6 }, () => carton(s, look, [260, 96, 150], squidMark('#ffffff')))
    else {
      ice(s, look, 216, 108, 84, 26)
      s.each(
        [
          { at: [-20, 94, -26], turn: 12 },
          { at: [20, 96, 20], turn: look.kin ? 168 : -8 },
        ],
        () => squid(s),
      )
    }
  })
  if (look.says(/ring/i) || look.kin === 2)
    s.each(
      times(6, (i) => ({ at: [i * 44 - 100 + look.luck.between(-6, 6), 0, 78 + (i % 2) * 34] as const })),
      () => {
        lathe(s, [0, 0, 0], flat`17 0, 20 4, 20 9, 17 13`, '#f7ecea', { cap: '#fbf5f3' })
        lathe(s, [0, 12.6, 0], flat`10 0, 10 0.4`, '#d9c3c6')
      },
    )
  else {
    s.within({ at: [-30, 0, 92], turn: look.luck.between(-10, 14) }, () => squid(s))
    ice(s, look, 60, 20, 0, 3)
  }
}

function shrimp(s: Stage, turn: number, flip = false) {
  const body = smooth(
    flat`38 30, 14 44, -18 40, -38 18, -36 -6, -20 -14, -18 0, -14 16, 4 24, 26 20`,
    6,
    true,
  )
  const way = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [
      (x * Math.cos(turn / 57) - y * Math.sin(turn / 57)) * (flip ? -1 : 1),
      14 + (x * Math.sin(turn / 57) + y * Math.cos(turn / 57)) * 0.72,
    ])
  sheet(
    s,
    [0, 0, 0],
    way(smooth(flat`-20 -10, -30 -18, -20 -30, -10 -22, 2 -26, -4 -14`, 4, true)),
    '#e2694a',
  )
  sheet(s, [0, 0, 0], way(body), ['#f6a17c', '#f9b898', '#ee8660', '#d9633f'])
  const inked = (points: readonly Point[]) =>
    `M${way(points)
      .map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`)
      .join('L')}`
  const stripes: Point[][] = [
    [
      [22, 41],
      [18, 22],
    ],
    flat`2 44, -1 25`,
    flat`-18 40, -9 20`,
    flat`-32 28, -14 14`,
    flat`-39 10, -18 4`,
    flat`-34 -8, -19 -6`,
  ]
  ink(
    s,
    [0, 0, 0],
    ...stripes.map((points) => line(inked(points), '#fde2d2', 3, { opacity: 0.75 })),
    line(inked(flat`36 32, 58 40, 74 30`), '#cc5a3a', 2),
    line(inked(flat`36 28, 60 26, 80 12`), '#cc5a3a', 2),
    line(inked(flat`10 22, 8 10, 14 4`), '#e2805d', 3),
    line(inked(flat`0 20, -2 8, 4 2`), '#e2805d', 3),
    disc(way([[30, 30]])[0]?.[0] ?? 0, -(way([[30, 30]])[0]?.[1] ?? 0), 3, '#2b2230'),
  )
}

export function shrimpBox(s: Stage, look: Look) {
  s.within({ at: [0, 0, -56] }, () => {
    carton(s, look, [230, 90, 140], shrimpMark('#ffffff'), look.kin === 0)
    if (look.kin === 0) {
      ice(s, look, 180, 96, 78, 18)
      s.each([{ at: [-62, 88, 10] }, { at: [-4, 90, -18] }, { at: [56, 90, 12] }], (i) => shrimp(s, i * 40))
    } else
      s.within({ at: [-24, 90, -6], turn: 9, size: 0.8 }, () =>
        carton(s, look, [230, 90, 140], shrimpMark('#ffffff')),
      )
  })
  s.each([{ at: [-66, 0, 62] }, { at: [4, 0, 78] }, { at: [72, 0, 60] }], (i) =>
    shrimp(s, i * 26 - 20, i === 1),
  )
}
