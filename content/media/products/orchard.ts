import { lighter, mix } from '../colour.ts'
import { box, disc, line, many, place, shape, times } from '../draw.ts'
import { leaf } from '../paths.ts'
import { type Look, strong } from './look.ts'
import { bars } from './marks.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe } from './rounds.ts'
import { ink, print, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Place, Stage } from './stage.ts'

const fruits: [RegExp, string, number][] = [
  [/lemon/i, '#f3d03c', 1.2],
  [/avocado/i, '#4d6b2c', 1.25],
  [/pomelo|huyou/i, '#dcd25a', 1.1],
  [/citron/i, '#f0c02e', 1.3],
  [/bayberr/i, '#8e1f3e', 1],
]

const sprig = (turn: number, size = 1) =>
  place({ turn, size }, shape(leaf(46, 15), '#4f9a45'), line('M2 0H40', '#8fc97e', 2))

export function fruit(s: Stage, r: number, colour: string, long: number) {
  lathe(
    s,
    [0, 0, 0],
    smooth(
      flat`${r * 0.3} 0, ${r * 0.86} ${r * 0.4 * long}, ${r} ${r * long}, ${r * 0.86} ${r * 1.6 * long}, ${r * 0.22} ${r * 1.98 * long}`,
      7,
    ),
    colour,
    { finish: 'plastic' },
  )
  ink(s, [0, r * 1.9 * long, 0], disc(0, 3, r * 0.1, '#5d7a3a'))
}

export function citrusCrate(s: Stage, look: Look) {
  const [, colour = '#f08f26', long = 1] = fruits.find(([name]) => look.says(name)) ?? []
  const [w, d, h] = [260, 170, 92]
  const wood = look.kin ? '#c79a63' : '#d9b27c'
  const board = (at: Vec, size: Vec) => slab(s, at, size, wood, { round: 3, finish: 'matt' })
  board([0, 0, 0], [w, 8, d])
  times(3, (i) => board([0, 6 + i * 32, -d / 2], [w, 24, 8]))
  const hidden = s.facing([1, 0, 0])[2] > 0 ? -1 : 1
  times(3, (i) => board([(hidden * w) / 2, 6 + i * 32, 0], [8, 24, d]))
  for (const [y, n, m] of deep`34 4 3, 72 4 3, 108 3 2, 146 1 1`)
    s.each(
      times(n * m, (i) => ({
        at: [
          ((i % n) - (n - 1) / 2) * 56 + look.luck.between(-4, 4),
          y - 20,
          (Math.floor(i / n) - (m - 1) / 2) * 50 + look.luck.between(-4, 4),
        ] as Vec,
      })),
      (i) => {
        fruit(s, 28, mix(colour, i % 3 ? '#ffffff' : '#a04a10', 0.07), long > 1.2 ? 1.1 : long * 0.98)
        if ((i + look.id) % 5 === 0) ink(s, [0, 54, 0], sprig(-30 - (i % 3) * 50, 0.8))
      },
    )
  times(3, (i) => board([(-hidden * w) / 2, 6 + i * 32, 0], [8, 24, d]))
  times(3, (i) => board([0, 6 + i * 32, d / 2], [w, 24, 8]))
  for (const x of [-w / 2 + 12, w / 2 - 12]) board([x, 0, d / 2 + 5], [18, h + 12, 6])
  print(
    s,
    { at: [-48, 84, d / 2 + 5], right: [1, 0, 0], down: [0, -1, 0] },
    box(0, 0, 96, 64, '#fbf6e6', { radius: 4 }),
    disc(30, 32, 18, colour),
    place({ x: 30, y: 14, size: 0.4 }, sprig(-20)),
    bars(56, 22, 30, strong(look), 2, 7),
  )
  const loose: Place[] = [{ at: [72, 0, 150] }, { at: [-20, 0, 146] }]
  s.each(loose.slice(0, 1 + (look.id % 2)), (i) => {
    if (i === 0) fruit(s, 32, colour, long)
    else {
      ink(
        s,
        [0, 32, 0],
        disc(0, 0, 34, colour),
        disc(0, 0, 29, '#fff3d9'),
        disc(0, 0, 26, lighter(colour, 0.25)),
        many(9, (k) => place({ turn: k * 40 }, line('M0 0V-26', '#fff3d9', 3))),
        disc(0, 0, 4, '#fff3d9'),
      )
      s.cast(deep`-30 0 0, 30 0 0, 0 60 0, 0 0 -10`)
    }
  })
}
