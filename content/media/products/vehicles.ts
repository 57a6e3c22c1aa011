import { darker, lighter } from '../colour.ts'
import { box, disc, many, type Point, place, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { sunMark } from './marks.ts'
import { deep, flat, rounded, tablet } from './outlines.ts'
import { ball, lathe, rod } from './rounds.ts'
import { ink, print, prism, slab } from './solids.ts'
import { add, forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

/** A tyre on its rim that stands along x, from its middle. */
export function tyre(s: Stage, at: Vec, r: number, w: number, hub: string) {
  lathe(
    s,
    add(at, [0, 0, -w / 2]),
    flat`${r * 0.8} 0, ${r} ${w * 0.2}, ${r} ${w * 0.8}, ${r * 0.8} ${w}`,
    '#2c323f',
    { axis: forth, finish: 'matt' },
  )
  lathe(s, add(at, [0, 0, w / 2]), flat`${r * 0.62} 0, ${r * 0.58} 1.5`, hub, { axis: forth })
  lathe(s, add(at, [0, 0, w / 2]), flat`${r * 0.24} 0, ${r * 0.2} 4`, lighter(hub, 0.3), { axis: forth })
}

export function forklift(s: Stage, look: Look) {
  const paint = look.body === '#eef1f5' ? '#f0b23c' : look.body
  if (look.says(/agv|shuttle/i)) {
    for (const x of [-84, 84]) tyre(s, [x, 16, 60], 16, 16, steel)
    const base = slab(s, [0, 12, 0], [260, 52, 150], paint, { round: 12 })
    print(s, base.front, box(20, 18, 220, 10, '#39d0c0', { radius: 5 }), disc(130, 38, 6, '#ffffff'))
    slab(s, [0, 64, 0], [220, 10, 120], iron, { round: 3 })
    slab(s, [0, 74, 0], [200, 70, 110], '#d2a873', { finish: 'matt' })
    return
  }
  if (look.says(/pallet truck|stacker/i)) {
    const tall = look.says(/stacker/i)
    for (const z of [-34, 34])
      slab(s, [60, 12, z], [210, 14, 36], look.says(/stainless/i) ? '#cdd6e0' : paint, { round: 5 })
    if (tall) for (const z of [-30, 30]) slab(s, [-36, 10, z], [16, 250, 14], iron, { round: 3 })
    slab(s, [-72, 8, 0], [70, 96, 96], paint, { round: 14 })
    tyre(s, [-80, 18, 50], 18, 12, steel)
    tyre(s, [140, 9, 54], 9, 10, steel)
    rod(s, [-96, 100, 0], [-140, 210, 0], 7, iron)
    hoop(s, [-144, 226, 0], 24, 6, '#2c323f', { axis: [0.9, 0.4, 0] })
    return
  }
  for (const z of [-26, 26]) slab(s, [92, 4, z], [12, 230 + look.kin * 16, 12], iron, { round: 2 })
  slab(s, [98, 210, 0], [10, 14, 64], iron)
  for (const z of [-26, 26]) slab(s, [158, 18, z], [120, 7, 16], '#58616f', { round: 2 })
  slab(s, [102, 18, 0], [8, 70, 80], '#58616f', { round: 2 })
  for (const x of [-84, 48]) tyre(s, [x, 30, -48], 30, 24, paint)
  prism(
    s,
    [0, 22, -48],
    rounded(
      flat`-132 18, -112 0, 74 0, 78 60, 40 66, 20 36, -30 36, -40 92, -124 84`,
      [16, 12, 6, 12, 8, 10, 10, 14, 18],
    ),
    96,
    paint,
    { finish: 'gloss' },
  )
  prism(s, [0, 22, -49], rounded(flat`-134 14, -112 -2, -80 -2, -96 84, -128 82`, 8), 98, iron)
  for (const z of [-38, 38])
    tube(s, deep`-60 112 ${z}, -46 208 ${z}, 36 208 ${z}, 62 84 ${z}`, 5, iron, { straight: true })
  slab(s, [-6, 204, 0], [92, 8, 88], iron, { round: 3 })
  slab(s, [-16, 66, 0], [44, 16, 50], '#2c323f', { round: 6 })
  slab(s, [-36, 78, 0], [14, 50, 50], '#2c323f', { round: 6 })
  hoop(s, [36, 110, 0], 16, 3, '#2c323f', { axis: [-0.7, 0.7, 0] })
  for (const x of [-84, 48]) tyre(s, [x, x < 0 ? 26 : 30, 50], x < 0 ? 26 : 30, 24, look.accent)
}

export function tractor(s: Stage, look: Look) {
  const paint = strong(look)
  if (look.says(/carrier|tracked/i)) {
    prism(s, [0, 0, -60], tablet(240, 56, 27, true), 24, '#2c323f', { finish: 'matt' })
    slab(s, [0, 40, 0], [220, 22, 110], iron)
    slab(s, [-86, 62, 0], [56, 80, 96], paint, { round: 10 })
    slab(s, [40, 62, 0], [170, 46, 112], '#8792a1', { round: 4 })
    s.each(
      times(8, (i) => ({ at: [-16 + (i % 4) * 38, 96, i < 4 ? -28 : 24] as Vec })),
      () => ball(s, [0, 14, 0], 22, '#f08f26'),
    )
    tube(s, deep`-100 140 -30, -130 176 -30`, 5, '#2c323f')
    tube(s, deep`-100 140 30, -130 176 30`, 5, '#2c323f')
    const track = prism(s, [0, 0, 40], tablet(240, 56, 27, true), 24, '#2c323f', { finish: 'matt' })
    return print(
      s,
      track,
      many(5, (i) => disc(-88 + i * 44, -28, 17, '#5d6775') + disc(-88 + i * 44, -28, 8, paint)),
    )
  }
  if (look.says(/tiller/i)) {
    tube(s, deep`20 90 -14, -90 150 -40`, 5, '#2c323f')
    tyre(s, [-10, 40, -30], 40, 24, paint)
    slab(s, [40, 60, 0], [110, 56, 60], paint, { round: 10 })
    rod(s, [60, 116, 0], [60, 136, 0], 9, '#2c323f')
    s.each(
      times(5, (i) => ({ at: [-86, 26, i * 16 - 32] as Vec })),
      (i) =>
        times(4, (k) =>
          tube(
            s,
            deep`0 0 0, ${Math.cos(k * 1.57 + i * 0.5) * 26} ${Math.sin(k * 1.57 + i * 0.5) * 26} 0`,
            4,
            '#8792a1',
          ),
        ),
    )
    tube(s, deep`20 90 14, -90 150 40`, 5, '#2c323f')
    return tyre(s, [-10, 40, 36], 40, 24, paint)
  }
  tyre(s, [-70, 62, -66], 62, 34, look.accent)
  tyre(s, [98, 36, -54], 36, 24, look.accent)
  prism(
    s,
    [0, 44, -34],
    rounded(flat`-110 6, 130 0, 146 20, 138 66, 10 78, -10 50, -110 56`, [10, 8, 14, 22, 8, 10, 14]),
    68,
    paint,
    { finish: 'gloss' },
  )
  print(
    s,
    { at: [20, 98, 35], right: [1, 0, 0], down: [0, -1, 0] },
    many(5, (i) => box(40 + i * 14, 0, 7, 26, darker(paint, 0.45), { radius: 3 })),
    box(-10, 4, 40, 8, '#ffffff', { radius: 4 }),
  )
  rod(s, [96, 116, 14], [96, 176, 14], 6, '#39424f')
  slab(s, [-60, 96, 0], [56, 18, 60], '#2c323f', { round: 8 })
  slab(s, [-86, 108, 0], [16, 48, 58], '#2c323f', { round: 7 })
  tube(s, deep`12 116 0, -4 150 0`, 4, '#2c323f')
  hoop(s, [-8, 156, 0], 22, 4, '#2c323f', { axis: [-0.6, 0.8, 0] })
  for (const z of [-34, 34]) tube(s, deep`-104 96 ${z}, -108 220 ${z}`, 4.5, '#39424f')
  tube(s, deep`-108 220 -34, -108 220 34`, 4.5, '#39424f')
  prism(
    s,
    [-70, 62, 28],
    times(13, (i): Point => [Math.cos((i / 12) * Math.PI) * 70, Math.sin((i / 12) * Math.PI) * 66]).concat(
      times(13, (i): Point => [-Math.cos((i / 12) * Math.PI) * 60, Math.sin((i / 12) * Math.PI) * 56]),
    ),
    40,
    paint,
  )
  tyre(s, [-70, 62, 56], 62, 34, look.accent)
  tyre(s, [98, 36, 50], 36, 24, look.accent)
  ink(s, [142, 80, 30], place({ size: 0.14 }, sunMark('#ffe9a8')))
}
