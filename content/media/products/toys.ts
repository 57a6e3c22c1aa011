import { lighter } from '../colour.ts'
import { box, disc, type Point, place, shape, times } from '../draw.ts'
import { regular } from '../paths.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { flat, rounded, smooth } from './outlines.ts'
import { ball, lathe, rod } from './rounds.ts'
import { ink, print, prism, sheet, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tyre } from './vehicles.ts'

const paints = (look: Look) => [
  cloths(look)[0] ?? look.body,
  '#f0b23c',
  '#e0604c',
  '#4fae8d',
  '#5b8fd6',
  '#f4e9d6',
]

function football(s: Stage, look: Look) {
  const base = cloths(look)[look.kin * 4] ?? look.body
  ball(s, [0, 110, 0], 110, '#f4f6f8', 'plastic')
  const patch = (x: number, y: number, size: number | readonly [number, number], turn: number) =>
    place(
      { x, y, size, turn },
      shape(regular(0, 0, 36, 5), base),
      shape(regular(0, 0, 36, 5), 'none', { stroke: '#39424f', strokeWidth: 2, opacity: 0.3 }),
    )
  const clip = 'M-110 0A110 110 0 1 0 110 0A110 110 0 1 0-110 0Z'
  ink(
    s,
    [0, 110, 0],
    s.clip(
      clip,
      patch(-8, -4, 1, look.kin * 20),
      patch(-86, -44, [0.55, 0.9], -20),
      patch(76, -56, [0.7, 0.8], 20),
      patch(-54, 80, [0.8, 0.6], 30),
      patch(64, 68, [0.8, 0.7], 60),
      patch(-6, -104, [0.9, 0.35], 0),
      shape('M-8-40L-8-92M26-16L62-40M14 26L44 56M-30 26L-44 64M-42-16L-72-34', 'none', {
        stroke: '#8792a1',
        strokeWidth: 3,
      }),
    ),
    disc(-40, -46, 30, '#ffffff', { opacity: 0.35 }),
  )
}

function plush(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const body = smooth(
    flat`-150 70, -110 112, -30 128, 50 106, 100 70, 150 150, 146 60, 168 20, 110 40, 40 14, -60 8, -130 34`,
    7,
    true,
  )
  sheet(s, [0, 0, 0], smooth(flat`-50 116, -6 176, 20 112`, 6, true), lighter(base, 0.05))
  sheet(s, [0, 0, 0], body, [lighter(base, 0.35), lighter(base, 0.15), base, base], 90)
  ink(
    s,
    [0, 0, 0],
    shape('M-148-62C-100-20 20-10 96-44C30-2-60-2-110-24C-130-34-146-46-148-62Z', '#fbf7f0'),
    shape('M-40-40C-20-10 6 20 30 10C16-10 6-30-2-46Z', lighter(base, 0.1)),
    disc(-104, -78, 9, '#2b2f45'),
    disc(-106, -81, 3, '#ffffff'),
    disc(-84, -58, 8, '#f2a7a7', { opacity: 0.7 }),
  )
}

function train(s: Stage, paint: string[]) {
  const [a = '#d33', b = '#fb3', c = '#e64', e = '#4a8'] = paint
  slab(s, [0, 0, 0], [330, 8, 70], '#d9b27c', { finish: 'matt', round: 3 })
  s.each([{ at: [-106, 8, 0] }, { at: [0, 8, 0] }, { at: [106, 8, 0] }], (i) => {
    slab(s, [0, 14, 0], [88, 12, 48], '#c79a63', { finish: 'matt' })
    if (i === 0) {
      rod(s, [-42, 46, 0], [20, 46, 0], 20, a)
      slab(s, [26, 26, 0], [36, 54, 46], b)
      rod(s, [-28, 64, 0], [-28, 88, 0], 8, c)
    } else slab(s, [0, 26, 0], [78, 36, 44], i === 1 ? e : c)
    for (const x of [-26, 26]) tyre(s, [x, 14, 26], 14, 8, b)
  })
}

export function toy(s: Stage, look: Look) {
  const paint = paints(look)
  const shade = (i: number) => paint[(i + look.kin) % paint.length] ?? look.body
  if (look.says(/football/i)) return football(s, look)
  if (look.says(/plush/i)) return plush(s, look)
  if (look.says(/railway|train|walker|push/i)) return train(s, paint)
  if (look.says(/slide/i)) {
    for (const z of [-44, 44])
      prism(s, [-70, 0, z - 4], rounded(flat`-40 0, -20 0, 30 190, 10 190`, 4), 8, shade(1))
    times(4, (i) => slab(s, [-92 + i * 13, 30 + i * 40, 0], [24, 8, 84], shade(2), { round: 3 }))
    prism(
      s,
      [0, 0, -40],
      smooth(flat`-54 170, -20 160, 60 60, 130 14, 160 12, 160 2, 124 2, 50 46, -26 146, -54 158`, 5, true),
      80,
      shade(0),
      { finish: 'gloss' },
    )
    return
  }
  if (look.says(/stepping|magnet|puzzle/i)) {
    s.each(
      times(6, (i) => ({
        at: [(i % 3) * 92 - 92, 0, (i < 3 ? -46 : 50) + (i % 2) * 14] as Vec,
        turn: i * 23,
      })),
      (i) => {
        const form: Point[] = look.says(/magnet/i)
          ? rounded(flat`-38 -38, 38 -38, 38 38, -38 38`, 6)
          : smooth(flat`-42 -20, 0 -40, 42 -18, 34 30, -6 40, -40 22`, 5, true)
        prism(s, [0, 0, 0], form, 16 + (i % 3) * 14, shade(i), { plane: 'lie', finish: 'gloss' })
      },
    )
    return
  }
  if (look.says(/kitchen|math/i)) {
    const box1 = slab(s, [0, 0, 0], [200, 120, 90], '#e6c79a', { finish: 'matt' })
    print(
      s,
      box1.front,
      box(14, 16, 80, 90, shade(0), { radius: 6 }),
      box(24, 26, 60, 46, '#3a4252', { radius: 5 }),
      box(106, 16, 80, 40, shade(1), { radius: 6 }),
      box(106, 64, 80, 42, shade(3), { radius: 6 }),
      disc(146, 36, 6, '#ffffff'),
      disc(146, 85, 6, '#ffffff'),
    )
    const back = slab(s, [0, 120, -38], [200, 90, 12], '#f0d9b4', { finish: 'matt' })
    print(
      s,
      back.front,
      box(20, 20, 60, 40, '#bfe0ee', { radius: 5 }),
      box(104, 24, 76, 10, shade(2), { radius: 4 }),
    )
    lathe(s, [-50, 120, 10], flat`26 0, 28 2, 28 30`, shade(2))
    return lathe(s, [46, 120, 10], flat`24 0, 36 14, 38 16`, shade(4))
  }
  slab(s, [-70, 0, 0], [70, 70, 70], shade(0), { round: 6 })
  slab(s, [10, 0, -10], [70, 70, 70], shade(1), { round: 6 })
  rod(s, [92, 0, 0], [92, 80, 0], 32, shade(2))
  prism(s, [-70, 70, -35], rounded(flat`-38 0, 38 0, 0 56`, 6), 70, shade(3))
  slab(s, [40, 74, -6], [130, 28, 60], shade(4), { round: 5 })
  prism(
    s,
    [36, 102, -28],
    [
      ...times(13, (i): Point => [Math.cos((i / 12) * Math.PI) * 48, Math.sin((i / 12) * Math.PI) * 48]),
      [-22, 0],
      ...times(9, (i): Point => [-Math.cos((i / 8) * Math.PI) * 22, Math.sin((i / 8) * Math.PI) * 22]),
    ],
    52,
    shade(5),
  )
  slab(s, [-20, 0, 84], [46, 46, 46], shade(2), { round: 5 })
  lathe(s, [50, 0, 80], flat`28 0, 2 56`, shade(0))
}
