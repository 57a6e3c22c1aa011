import { lighter } from '../colour.ts'
import { box, line, many, type Point, place, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { deep, flat, rounded, smooth } from './outlines.ts'
import { ball, rod } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import { forth } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'
import { tyre } from './vehicles.ts'

export function wheelchair(s: Stage, look: Look) {
  const a = strong(look)
  const seat = look.kin === 1 ? a : '#2f3847'
  const frame = look.kin === 1 ? '#8792a1' : look.kin === 2 ? '#39424f' : a
  if (look.says(/scooter|climber/i)) {
    prism(
      s,
      [0, 26, -44],
      smooth(flat`-120 10, -110 60, -60 70, -30 16, 60 10, 86 60, 110 60, 120 6, -40 -4`, 5, true),
      88,
      a,
      { finish: 'gloss' },
    )
    tube(s, deep`90 70 0, 64 176 0`, 8, iron)
    tube(s, deep`60 176 -40, 60 182 40`, 6, '#2c323f', { straight: true })
    slab(s, [-66, 104, 0], [90, 18, 80], '#2f3847', { round: 8 })
    slab(s, [-106, 112, 0], [18, 96, 78], '#2f3847', { round: 8 })
    return s.each([{ at: [-86, 26, 50] }, { at: [92, 26, 50] }], () => tyre(s, [0, 0, 0], 28, 22, steel))
  }
  if (look.says(/bars/i)) {
    for (const z of [-50, 50]) {
      for (const x of [-110, 110]) rod(s, [x, 0, z], [x, 120, z], 5, steel, { finish: 'metal' })
      rod(s, [-150, 122, z], [150, 122, z], 7, '#c79a63')
    }
    return
  }
  const wheel = (z: number) => {
    hoop(s, [-20, 74, z], 72, 6, '#2c323f', { axis: forth, finish: 'matt' })
    print(
      s,
      { at: [-20, 74, z], right: [1, 0, 0], down: [0, -1, 0] },
      many(12, (i) => place({ turn: i * 30 }, line('M0 0V-70', '#9aa6b5', 1.6))),
    )
    hoop(s, [-20, 74, z + 6], 60, 2.4, steel, { axis: forth, finish: 'metal' })
    rod(s, [-20, 74, z - 4], [-20, 74, z + 8], 9, frame)
  }
  wheel(-62)
  tube(s, deep`-70 100 -52, -82 232 -52, -112 236 -52`, 5, frame)
  slab(s, [-72, 116, 0], [14, look.says(/high-back|reclin/i) ? 150 : 108, 100], seat, {
    round: 6,
    finish: 'matt',
  })
  slab(s, [-14, 100, 0], [116, 16, 104], seat, { round: 6, finish: 'matt' })
  for (const z of [-52, 52]) {
    tube(s, deep`-70 150 ${z}, 30 152 ${z}, 44 100 ${z}, 72 40 ${z}, 96 26 ${z}`, 4.6, frame)
    slab(s, [-18, 152, z], [84, 10, 14], '#2c323f', { round: 4 })
    slab(s, [98, 20, z * 0.6], [40, 6, 34], '#2c323f', { round: 2 })
    hoop(s, [56, 18, z], 16, 4, '#2c323f', { axis: forth })
  }
  if (look.says(/power/i)) slab(s, [-14, 44, 0], [90, 46, 84], a, { round: 8 })
  tube(s, deep`-70 100 52, -82 232 52, -112 236 52`, 5, frame)
  wheel(62)
}

export function hospitalBed(s: Stage, look: Look) {
  const a = strong(look)
  for (const x of [-130, 130])
    for (const z of [-60, 60]) {
      rod(s, [x, 14, z], [x, 50, z], 5, steel, { finish: 'metal' })
      ball(s, [x, 12, z], 12, '#39424f')
    }
  slab(s, [0, 44, 0], [300, 14, 130], '#8792a1', { round: 4 })
  const head = (x: number, h: number) => {
    const p = slab(s, [x, 48, 0], [14, h, 136], look.kin % 2 ? a : '#e9edf2', { round: 10 })
    print(
      s,
      p.flank,
      box(20, 16, 96, h * 0.4, look.kin % 2 ? lighter(a, 0.4) : a, { radius: 8, opacity: 0.9 }),
    )
  }
  const left = s.facing([1, 0, 0])[2] < 0
  head(left ? 156 : -156, left ? 84 : 120)
  const rise = look.says(/standing|transfer/i) ? 0 : look.kin === 1 ? 26 : 62
  const mattress: Point[] = flat`-146 ${62 + rise}, -40 62, 60 ${62 + (look.kin === 0 ? 22 : 0)}, 146 62, 146 82, 60 ${84 + (look.kin === 0 ? 22 : 0)}, -40 86, -138 ${86 + rise}`
  prism(s, [0, 0, -58], rounded(mattress, 8), 116, look.kin === 2 ? '#39424f' : lighter(a, 0.65), {
    finish: 'matt',
  })
  s.within({ at: [-112, 78 + rise * 0.86, 0] }, () =>
    slab(s, [0, 0, 0], [44, 18, 86], '#ffffff', { round: 9, finish: 'matt' }),
  )
  for (const z of [66]) {
    tube(s, deep`-60 62 ${z}, -56 116 ${z}, 66 116 ${z}, 70 62 ${z}`, 4, '#c3ccd6', { finish: 'metal' })
    times(4, (i) =>
      tube(s, deep`${-34 + i * 26} 62 ${z}, ${-34 + i * 26} 116 ${z}`, 2.4, '#c3ccd6', {
        straight: true,
        finish: 'metal',
      }),
    )
  }
  head(left ? -156 : 156, left ? 120 : 84)
  if (look.kin === 1) rod(s, [-140, 120, -60], [-140, 270, -60], 3, steel, { finish: 'metal' })
}
