import { darker, lighter } from '../colour.ts'
import { disc, line, many, type Point, place, shape, times } from '../draw.ts'
import { leaf, polygon } from '../paths.ts'
import { type Look, strong } from './look.ts'
import { deep, flat, smooth, tablet } from './outlines.ts'
import { ball, lathe } from './rounds.ts'
import { ink, prism, sheet, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

export function flowers(s: Stage, look: Look) {
  const petal = look.says(/narciss/i)
    ? '#fdf6e0'
    : look.says(/hydrangea/i)
      ? '#7f9be0'
      : look.kin
        ? '#f2a7b8'
        : '#d63a52'
  const heart = look.says(/narciss/i) ? '#f0b23c' : darker(petal, 0.3)
  const bulb = look.says(/bulb/i)
  if (bulb) {
    s.each(
      times(5, (i) => ({ at: [(i % 3) * 84 - 84 + (i > 2 ? 42 : 0), 0, i > 2 ? 56 : -10] as Vec })),
      (i) => {
        lathe(s, [0, 0, 0], smooth(flat`12 0, 40 18, 42 44, 14 82, 5 96`, 6), i % 2 ? '#9c6b43' : '#b5835a', {
          finish: 'plastic',
        })
        ink(s, [0, 92, 0], shape(`M-7 6C-6-20 0-34 2-40C8-24 8-10 7 6Z`, '#7cb342'))
      },
    )
    return
  }
  const cut = look.says(/cut/i)
  const [r, h] = cut ? [46, 130] : [70, 78]
  const vessel = cut ? '#cfe0e6' : strong(look)
  const bloom = (x: number, y: number, size: number, i: number) =>
    place(
      { x, y, size, turn: i * 23 },
      ...(cut
        ? [
            disc(0, 0, 27, darker(petal, 0.12)),
            ...times(7, (k) =>
              place(
                { turn: k * 51 },
                shape('M-14-8C-16-28 16-28 14-8C8 0-8 0-14-8Z', k % 2 ? petal : lighter(petal, 0.14)),
              ),
            ),
            ...times(5, (k) =>
              place(
                { turn: k * 72 + 20 },
                shape('M-8-3C-9-16 9-16 8-3C4 1-4 1-8-3Z', k % 2 ? lighter(petal, 0.2) : darker(petal, 0.1)),
              ),
            ),
            disc(0, 0, 5, heart),
          ]
        : look.says(/hydrangea/i)
          ? times(10, (k) =>
              place(
                { x: Math.cos(k * 2.4) * k * 3, y: Math.sin(k * 2.4) * k * 3 },
                many(4, (n) =>
                  place(
                    { turn: n * 90 + k * 20 },
                    shape('M0 0C-9-6-8-16 0-16C8-16 9-6 0 0Z', k % 2 ? petal : lighter(petal, 0.25)),
                  ),
                ),
                disc(0, 0, 2.5, '#fdf6e0'),
              ),
            )
          : [
              ...times(6, (k) =>
                place(
                  { turn: k * 60 },
                  shape('M0 0C-12-8-12-28 0-32C12-28 12-8 0 0Z', k % 2 ? petal : darker(petal, 0.06)),
                ),
              ),
              disc(0, 0, 10, heart),
              disc(0, 0, 6, lighter(heart, 0.3)),
            ]),
    )
  const heads: Point[] = flat`0 250, -62 214, 60 218, -34 270, 36 276, -90 170, 92 176, 0 196`
  s.cover(flat`${s.see([-120, 0, 0])[0]} ${s.see([0, 306, 0])[1]}, ${s.see([120, 0, 0])[0]} 0`)
  ink(
    s,
    [0, h - 4, 0],
    ...heads.map(
      ([x, y], i) =>
        line(
          `M${x * 0.14} 0C${x * 0.3} ${-(y - h) * 0.5} ${x * 0.8} ${-(y - h) * 0.7} ${x} ${-(y - h)}`,
          '#5d8a4a',
          5,
        ) +
        place(
          { x: x * 0.5, y: -(y - h) * 0.42, turn: i % 2 ? -20 : -160, size: 1.2 },
          shape(leaf(50, 15), i % 2 ? '#4f9a45' : '#6fb35e'),
        ),
    ),
  )
  lathe(
    s,
    [0, 0, 0],
    cut ? smooth(flat`40 0, 44 60, ${r} ${h}`, 4) : smooth(flat`40 0, ${r - 6} 20, ${r} ${h}`, 4),
    vessel,
    { finish: 'gloss' },
  )
  hoop(s, [0, h, 0], r, 2.6, lighter(vessel, 0.3))
  ink(s, [0, 0, 0], ...heads.map(([x, y], i) => bloom(x, -y, 1.15, i)))
  s.cast(times(8, (n): Vec => [Math.cos(n * 0.785) * 90, 200, Math.sin(n * 0.785) * 50]))
}

export function bonsai(s: Stage, look: Look) {
  const pot = strong(look)
  const green = look.id % 2 ? '#3f7f45' : '#5a9a48'
  const bark = '#7a5638'
  slab(s, [0, 6, 0], [210, 40, 110], pot, { round: 12, finish: 'gloss' })
  for (const x of [-74, 74]) slab(s, [x, 0, 30], [34, 8, 30], darker(pot, 0.3), { round: 3 })
  prism(s, [0, 44, 0], tablet(190, 92, 14), 5, '#5f7a3a', { plane: 'lie', finish: 'matt' })
  const trunk: Vec[] = deep`-14 46 0, -30 90 0, 14 130 0, -6 184 0, 18 226 0`
  tube(s, trunk.slice(0, 3), 14, bark, { finish: 'matt' })
  tube(s, trunk.slice(1), 10, bark, { finish: 'matt' })
  const arms: Vec[] = deep`-92 156 1, 86 178 1.06, -40 232 0.9, 40 258 1, 96 116 0.7`
  for (const [x, y] of arms)
    tube(s, deep`0 ${y - 40} 0, ${x * 0.5} ${y - 16} 0, ${x} ${y - 6} 0`, 5, bark, { finish: 'matt' })
  for (const [x, y, size] of arms)
    s.within({ at: [x, y - 12, 0], size }, () => {
      const cloud = smooth(flat`-66 6, -50 30, -20 44, 16 46, 50 30, 68 8, 40 -6, -40 -6`, 6, true)
      sheet(s, [0, 0, 0], cloud, [lighter(green, 0.18), green, darker(green, 0.25)], 40)
      ink(
        s,
        [0, 0, 0],
        s.clip(
          polygon(cloud.map(([a, b]): Point => [a, -b])),
          ...times(34, (i) =>
            disc(
              -60 + ((i * 37) % 124),
              -40 + ((i * 23) % 48),
              8,
              i % 3 ? lighter(green, 0.16) : darker(green, 0.12),
              { opacity: 0.55 },
            ),
          ),
        ),
      )
      if (look.says(/citron|fruit/i)) ball(s, [10, 0, 30], 13, '#f0c02e')
      if (look.says(/dendrob|flower/i))
        ink(s, [0, 20, 30], disc(-14, 0, 6, '#f2a7d0'), disc(12, -6, 6, '#f7c6e0'))
    })
}
