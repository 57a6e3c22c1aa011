import { mix } from '../colour.ts'
import { type Point, shape, times } from '../draw.ts'
import type { Look } from './look.ts'
import { deep, flat, smooth } from './outlines.ts'
import { ball, lathe, rod, well, wrap } from './rounds.ts'
import { ink, print, prism, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function ham(s: Stage, look: Look) {
  const meat = ['#8e2f2a', '#b5443a', '#c9574b']
  if (look.says(/slice|cut|chorizo|sausage/i)) {
    prism(
      s,
      [0, 0, 0],
      smooth(flat`-110 -60, 110 -60, 124 0, 110 60, -110 60, -124 0`, 5, true),
      12,
      '#b98146',
      { plane: 'lie', finish: 'matt' },
    )
    if (look.says(/chorizo|sausage/i))
      s.each(
        times(3, (i) => ({ at: [0, 26, i * 36 - 36] as Vec, turn: 8 })),
        () =>
          lathe(s, [-90, 0, 0], smooth(flat`2 0, 15 8, 17 60, 16 150, 3 176`, 5), '#9c2f24', {
            axis: [1, 0, 0],
            finish: 'gloss',
          }),
      )
    else
      s.each(
        times(8, (i) => ({
          at: [((i % 4) - 1.5) * 46, 13, (i < 4 ? -22 : 24) + (i % 2) * 5] as Vec,
          turn: i * 17,
        })),
        (i) => {
          prism(
            s,
            [0, 0, 0],
            smooth(flat`-30 -14, 6 -22, 32 -6, 26 16, -8 20, -32 8`, 5, true),
            3 + (i % 3),
            meat[(i + look.kin) % 3] ?? '#8e2f2a',
            { plane: 'lie', finish: 'gloss' },
          )
          print(
            s,
            { at: [0, 4 + (i % 3), 0], right: [1, 0, 0], down: [0, 0, 1] },
            shape('M-26-8C-10-16 14-18 28-4C14-12-8-10-26-8Z', '#f6d9cf'),
            shape('M-20 6C-6 2 10 4 20 10C6 8-8 8-20 6Z', '#f6d9cf', { opacity: 0.7 }),
          )
        },
      )
    return
  }
  slab(s, [0, 0, 0], [250, 14, 90], '#9c6a38', { finish: 'matt', round: 5 })
  rod(s, [96, 14, 0], [96, 90, 0], 7, '#3b3f4b', { finish: 'metal' })
  lathe(
    s,
    [-110, 62, 0],
    smooth(flat`3 0, 34 14, 50 48, 46 90, 28 140, 14 180, 13 236, 17 244, 2 252`, 6),
    look.kin ? '#a6602f' : '#8c4a2b',
    { axis: [1, 0.24, 0], finish: 'gloss' },
  )
  s.within({ at: [-62, 72, 46] }, () =>
    ink(
      s,
      [0, 0, 0],
      shape('M-44 8C-40-28-6-38 24-28C48-18 46 16 16 28C-14 36-46 30-44 8Z', '#f3dccb'),
      shape('M-34 6C-30-20-4-28 20-20C38-12 36 10 12 20C-12 26-36 22-34 6Z', '#a8342f'),
      shape('M-20 4C-8-6 8-6 24-4C10 2-4 6-20 4Z', '#eebfb2', { opacity: 0.8 }),
    ),
  )
  tube(s, deep`118 118 0, 110 96 14, 96 86 12`, 3, look.body, { finish: 'matt' })
}

export function cheese(s: Stage, look: Look) {
  const [rind, paste] = look.kin ? ['#5d7a3a', '#f6e6b0'] : ['#7b5a34', '#f4dc98']
  const wedge = (turn: number, at: Vec) =>
    s.within({ at, turn }, () =>
      prism(
        s,
        [0, 0, 0],
        [
          [0, -70],
          ...times(9, (i): Point => [Math.sin((i - 4) * 0.1) * 110, 30 + Math.cos((i - 4) * 0.1) * 20]),
        ],
        46,
        paste,
        { plane: 'lie', finish: 'matt', cap: rind },
      ),
    )
  lathe(s, [0, 0, 0], flat`126 0, 134 8, 134 8`, '#b98146', { finish: 'matt' })
  if (look.says(/wedge/i)) wedge(40, [20, 8, 14])
  else {
    lathe(s, [-14, 8, -14], smooth(flat`88 0, 94 10, 94 44, 86 56`, 4), rind, { finish: 'plastic' })
    wrap(s, [-14, 8, -14], 94.5, [14, 40], [-40, 24], '#fbf3dd')
    wrap(s, [-14, 8, -14], 94.8, [22, 32], [-26, 8], look.dark)
  }
  wedge(look.says(/wedge/i) ? -30 : 60, [look.says(/wedge/i) ? -34 : 66, 8, 56])
  s.each(
    times(3, (i) => ({ at: [-70 + i * 18, 10, 76 - i * 3] as Vec })),
    () => ball(s, [0, 8, 0], 8, '#6d7f2c', 'gloss'),
  )
}

const dried: [RegExp, readonly string[]][] = [
  [/apricot|citrus|peel|citron|persimmon/i, ['#e98f2b', '#d9741c', '#f2a848']],
  [/raspberr|cherr|bayberr|jujube|date/i, ['#b4233c', '#8f1830', '#cf4257']],
  [/raisin|prune|plum|mulberr/i, ['#4a2a3c', '#6b3a48', '#38223a']],
  [/shiitake|mushroom/i, ['#9c7048', '#7a5232', '#c09a6b']],
  [/pistachio|bean|pea\b/i, ['#b9b070', '#8f9a4a', '#d6cd97']],
]

export function driedFruitBowl(s: Stage, look: Look) {
  const fruit = dried.find(([name]) => look.says(name))?.[1] ?? ['#c08a4c', '#a06a33', '#d7ab72']
  const r = 100 + look.kin * 8
  const glaze = look.kin === 1 ? '#b9834a' : look.body
  lathe(s, [0, 0, 0], smooth(flat`44 0, 46 6, 82 34, ${r} ${74 - look.kin * 10}`, 5), glaze, {
    finish: 'gloss',
  })
  const h = 74 - look.kin * 10
  well(s, [0, h, 0], r - 4, 12, mix(glaze, '#ffffff', 0.2), fruit[1] ?? '#a06a33')
  const nut = (i: number, size: number) => {
    lathe(
      s,
      [0, -size * 0.2, 0],
      smooth(
        flat`2 0, ${size * 0.9} ${size * 0.28}, ${size} ${size * 0.7}, ${size * 0.5} ${size * 1.16}, 1 ${size * 1.24}`,
        4,
      ),
      fruit[i % 3] ?? '#c08a4c',
      { finish: 'plastic' },
    )
    ink(
      s,
      [0, size * 0.7, 0],
      shape(
        `M${-size * 0.5} 0C${-size * 0.2} ${-size * 0.3} ${size * 0.3} ${size * 0.2} ${size * 0.6} ${-size * 0.1}`,
        'none',
        { stroke: mix(fruit[i % 3] ?? '#c08a4c', '#2b1608', 0.4), strokeWidth: 2, opacity: 0.5 },
      ),
    )
  }
  const rings = [
    { n: 13, r: r * 0.74, y: h - 8 },
    { n: 9, r: r * 0.46, y: h + 6 },
    { n: 4, r: r * 0.18, y: h + 18 },
  ]
  for (const { n, r: out, y } of rings)
    s.each(
      times(n, (i) => ({ at: [Math.cos((i * 6.283) / n) * out, y, Math.sin((i * 6.283) / n) * out] as Vec })),
      (i) => nut(i + n, look.luck.between(16, 21)),
    )
  s.each(
    times(3, (i) => ({ at: [-80 + i * 62 + look.luck.between(-14, 14), 0, r + 10 + (i % 2) * 14] as Vec })),
    (i) => nut(i, 17),
  )
}
