import { darker } from '../colour.ts'
import { box, disc, many, type Point, times } from '../draw.ts'
import { cloths } from './cloth.ts'
import { wood } from './kitchen.ts'
import type { Look } from './look.ts'
import { iron } from './machine-parts.ts'
import { deep, flat, rounded, smooth } from './outlines.ts'
import { ball, lathe, rod, well, wrap } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function lamp(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  if (look.says(/street|flood|path|garden/i)) {
    if (look.says(/flood|path|garden/i)) {
      const panel = slab(s, [-80, 150, -40], [130, 6, 90], '#e3e8ee', { round: 3 })
      print(
        s,
        panel.top,
        box(5, 5, 120, 80, '#24407e'),
        many(5, (i) => box(5 + i * 24, 5, 1.6, 80, '#9db8e6')),
      )
      rod(s, [-80, 0, -40], [-80, 150, -40], 6, '#6b7584', { finish: 'metal' })
      tube(s, deep`-80 8 -36, -20 4 40, 40 8 20`, 3, iron)
      slab(s, [60, 0, 0], [70, 10, 60], iron, { round: 3 })
      const flood = slab(s, [60, 22, 0], [150, 110, 36], look.kin % 2 ? base : iron, { round: 10 })
      return print(
        s,
        flood.front,
        box(14, 14, 122, 82, '#fff1c2', { radius: 8 }),
        many(12, (i) => disc(32 + (i % 4) * 29, 32 + Math.floor(i / 4) * 24, 6, '#ffffff')),
      )
    }
    rod(s, [-60, 0, 0], [-60, 250, 0], 7, '#6b7584', { end: 5, finish: 'metal' })
    if (look.kin % 2) {
      tube(s, deep`-60 240 0, -70 268 0, -130 276 0`, 5, '#6b7584')
      prism(s, [-170, 262, -22], rounded(flat`-70 -2, 60 4, 50 18, -70 10`, 5), 44, base)
    }
    lathe(s, [-60, 0, 0], flat`26 0, 26 6, 10 12`, iron)
    tube(s, deep`-60 240 0, -50 268 0, 10 276 0`, 5, '#6b7584')
    prism(s, [50, 262, -22], rounded(flat`-60 4, 70 -2, 70 10, -50 18`, 5), 44, look.kin ? base : '#e3e8ee')
    slab(s, [54, 256, 0], [96, 5, 36], '#ffe9a8', { round: 2 })
    if (look.says(/solar/i)) {
      const panel = slab(s, [-60, 296, 0], [120, 5, 70], '#e3e8ee', { round: 2 })
      print(
        s,
        panel.top,
        box(4, 4, 112, 62, '#24407e'),
        many(5, (i) => box(4 + i * 23, 4, 1.6, 62, '#9db8e6')),
      )
      rod(s, [-60, 250, 0], [-60, 296, 0], 4, '#6b7584')
    }
    return
  }
  if (look.says(/lantern|camp|night/i)) {
    lathe(s, [0, 0, 0], flat`56 0, 60 6, 60 30, 52 40`, base)
    lathe(s, [0, 40, 0], smooth(flat`48 0, 54 40, 48 92`, 5), '#fff1c2', { finish: 'matt' })
    times(4, (i) =>
      tube(
        s,
        deep`${Math.cos(i * 1.57 + 0.6) * 54} 40 ${Math.sin(i * 1.57 + 0.6) * 54}, ${Math.cos(i * 1.57 + 0.6) * 54} 134 ${Math.sin(i * 1.57 + 0.6) * 54}`,
        3,
        iron,
        { straight: true },
      ),
    )
    lathe(s, [0, 132, 0], smooth(flat`60 0, 60 14, 36 30, 10 34`, 4), base)
    return tube(s, deep`-54 140 0, -50 206 0, 0 224 0, 50 206 0, 54 140 0`, 4, '#6b7584')
  }
  const shapes: Point[][] = [
    flat`34 0, 46 20, 56 56, 48 96, 20 128, 11 150`,
    flat`60 0, 84 26, 84 60, 52 92, 14 108`,
    flat`22 0, 30 30, 32 86, 22 140, 12 164`,
    flat`12 0, 10 60, 8 150`,
  ]
  const form = shapes[look.kin % 4] ?? []
  const high = form.at(-1)?.[1] ?? 150
  lathe(s, [0, 0, 0], flat`52 0, 54 3, 54 10, 50 13`, wood)
  lathe(s, [0, 13, 0], smooth(form, 6), look.kin === 3 ? '#c9a24a' : base, { finish: 'gloss' })
  rod(s, [0, high + 10, 0], [0, high + 34, 0], 5, '#c9a24a', { finish: 'metal' })
  const woven = look.says(/bamboo/i)
  const shade = woven ? '#d8b67a' : look.kin % 2 ? '#f6efe2' : '#f3d9a0'
  const [bottom, top, tall] = look.kin % 2 ? [118, 70, 96] : [102, 66, 110]
  lathe(s, [0, high + 24, 0], flat`${bottom} 0, ${top} ${tall}`, shade, {
    finish: 'matt',
    cap: darker(shade, 0.25),
  })
  well(s, [0, high + 24 + tall, 0], top - 3, 12, shade, '#fff3cf')
  for (const y of [2, tall - 4])
    wrap(
      s,
      [0, high + 24, 0],
      [bottom - ((bottom - top) * (y - 2)) / tall + 0.4, bottom - ((bottom - top) * (y + 3)) / tall + 0.4],
      [y - 2, y + 3],
      [-90, 90],
      darker(shade, 0.12),
    )
  if (woven)
    times(8, (i) =>
      wrap(
        s,
        [0, high + 24, 0],
        [bottom - ((bottom - top) * i) / 8, bottom - ((bottom - top) * (i + 0.3)) / 8],
        [(i * tall) / 8, ((i + 0.3) * tall) / 8],
        [-90, 90],
        '#b98f4e',
      ),
    )
  tube(s, deep`46 ${high + 26} 60, 46 ${high - 14} 60`, 1.4, '#c9a24a', { straight: true })
  ball(s, [46, high - 18, 60], 5, '#d8b25a', 'gloss')
}
