import { darker, lighter } from '../colour.ts'
import { box, many, times } from '../draw.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { deep, flat, smooth } from './outlines.ts'
import { ball, lathe, rod } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

export function chair(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const timber = look.kin === 2 ? '#7a5230' : look.says(/bamboo/i) ? '#d3a95f' : '#c79a63'
  if (look.says(/ergonomic|office|dental|commode|shower/i)) {
    times(5, (i) => {
      const a = (i * 72 + 18) * (Math.PI / 180)
      tube(s, deep`0 26 0, ${Math.cos(a) * 74} 14 ${Math.sin(a) * 74}`, 6, iron, { straight: true })
      ball(s, [Math.cos(a) * 74, 9, Math.sin(a) * 74], 9, '#2c323f')
    })
    rod(s, [0, 24, 0], [0, 96, 0], 8, steel, { finish: 'metal' })
    const back = () =>
      prism(
        s,
        [0, 126, -62],
        smooth(flat`-54 0, -62 70, -50 142, 0 156, 50 142, 62 70, 54 0, 0 -8`, 5, true),
        12,
        base,
        { finish: 'matt', edge: 3 },
      )
    print(
      s,
      back(),
      many(9, (i) => box(-46, -134 + i * 15, 92, 3, lighter(base, 0.35), { radius: 1.5, opacity: 0.5 })),
    )
    slab(s, [0, 96, -4], [136, 24, 122], base, { round: 12, finish: 'matt' })
    for (const x of [-76, 76]) {
      tube(s, deep`${x * 0.86} 106 0, ${x} 124 0, ${x} 152 0`, 5, iron)
      slab(s, [x, 152, 0], [20, 9, 76], '#2c323f', { round: 4 })
    }
    return
  }
  if (look.says(/stool/i)) {
    times(4, (i) =>
      tube(
        s,
        deep`${i % 2 ? 30 : -30} 190 ${i < 2 ? -30 : 30}, ${i % 2 ? 60 : -60} 0 ${i < 2 ? -54 : 54}`,
        6,
        timber,
        { straight: true },
      ),
    )
    hoop(s, [0, 62, 0], 56, 4, steel, { finish: 'metal' })
    return lathe(s, [0, 188, 0], flat`58 0, 64 6, 64 20, 54 28`, base, { finish: 'matt' })
  }
  const leg = (x: number, z: number, top: number) =>
    rod(s, [x * 1.08, 0, z * 1.08], [x, top, z], 5.5, timber, { end: 7 })
  for (const x of [-54, 54]) leg(x, -50, 100)
  if (look.says(/table|set/i)) {
    lathe(s, [0, 0, 0], flat`50 0, 16 8, 14 120`, timber)
    lathe(s, [0, 118, 0], flat`128 0, 132 3, 130 10`, timber, { finish: 'plastic' })
    for (const x of [-150, 150]) {
      for (const z of [-24, 24]) rod(s, [x - 24, 0, z], [x - 24, 74, z], 5, timber)
      for (const z of [-24, 24]) rod(s, [x + 24, 0, z], [x + 24, 74, z], 5, timber)
      slab(s, [x, 74, 0], [70, 12, 70], base, { round: 6, finish: 'matt' })
    }
    return
  }
  for (const x of [-52, 52]) rod(s, [x, 96, -52], [x * 0.94, 236, -76], 6.5, timber)
  const [low, high] = look.kin % 2 ? [134, 210] : [118, 226]
  const back = slab(s, [0, low, -72], [100, high - low, 9], look.kin === 1 ? timber : base, {
    round: 8,
    finish: 'matt',
  })
  if (look.kin === 1)
    print(
      s,
      back.front,
      many(4, (i) =>
        box(14 + i * 20, 10, 8, high - low - 20, darker(timber, 0.3), { radius: 4, opacity: 0.5 }),
      ),
    )
  slab(s, [0, 92, 0], [132, 10, 122], timber, { round: 5 })
  for (const x of [-54, 54]) leg(x, 50, 94)
  if (look.kin !== 1) slab(s, [0, 101, 0], [124, 18, 114], base, { round: 9, finish: 'matt' })
  if (look.says(/high chair|lounge|attendant/i))
    for (const x of [-68, 68]) slab(s, [x, 146, 0], [12, 10, 116], timber, { round: 4 })
}
