import { darker, lighter, mix } from '../colour.ts'
import { box, many, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { deep, flat, smooth } from './outlines.ts'
import { ball, lathe, rod, well, wrap } from './rounds.ts'
import { print, sheet, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

export function bambooBasket(s: Stage, look: Look) {
  const cane = look.kin === 1 ? '#b5813f' : look.kin === 2 ? '#8d5f30' : '#d3a95f'
  if (look.says(/utensil|coaster|moxa roll|rack/i)) {
    lathe(s, [0, 0, 0], flat`52 0, 54 4, 54 130, 52 132`, cane, { finish: 'plastic' })
    for (const y of [22, 100]) wrap(s, [0, 0, 0], 54.5, [y, y + 10], [-90, 90], darker(cane, 0.3))
    well(s, [0, 132, 0], 50, 30, darker(cane, 0.2), darker(cane, 0.5))
    times(5, (i) => {
      const x = i * 18 - 36
      rod(
        s,
        [x * 0.6, 110, (i % 2) * 14 - 7],
        [x * 1.5, 240 + (i % 3) * 18, (i % 2) * 10 - 10],
        5,
        lighter(cane, 0.15),
      )
      s.within({ at: [x * 1.5, 236 + (i % 3) * 18, (i % 2) * 10 - 10] }, () =>
        sheet(
          s,
          [0, 0, 0],
          smooth(flat`-8 0, -17 24, -12 50, 12 50, 17 24, 8 0`, 5, true),
          [lighter(cane, 0.35), lighter(cane, 0.1), darker(cane, 0.1)],
          2,
        ),
      )
    })
    return
  }
  if (look.says(/box|two-tier|table/i)) {
    const [w, d] = [220, 130]
    times(2, (i) => {
      const f = slab(s, [0, i * 62, 0], [w, 58, d], cane, { round: 8, finish: 'matt' })
      const weave = (len: number) =>
        many(4, (r) =>
          many(Math.floor(len / 20), (k) =>
            box(4 + k * 20 + (r % 2) * 10, 6 + r * 13, 12, 8, darker(cane, 0.28), {
              radius: 3,
              opacity: 0.6,
            }),
          ),
        )
      print(s, f.front, weave(w))
      print(s, f.flank, weave(d))
    })
    slab(s, [0, 124, 0], [w + 10, 22, d + 10], darker(cane, 0.15), { round: 8, finish: 'matt' })
    return tube(
      s,
      deep`${-w / 2 + 6} 20 0, ${-w / 2 + 4} 200 0, 0 226 0, ${w / 2 - 4} 200 0, ${w / 2 - 6} 20 0`,
      6,
      darker(cane, 0.3),
    )
  }
  const profile = smooth(flat`74 0, 88 20, 106 96`, 6)
  const handle = () => tube(s, deep`-104 92 0, -96 190 0, 0 236 0, 96 190 0, 104 92 0`, 7, darker(cane, 0.12))
  lathe(s, [0, 0, 0], profile, cane, { finish: 'matt' })
  times(6, (r) =>
    times(14, (k) => {
      const a = -84 + k * 12 + (r % 2) * 6
      wrap(
        s,
        [0, 0, 0],
        [80 + r * 4.4, 81.4 + r * 4.4],
        [8 + r * 14, 17 + r * 14],
        [a, a + 7],
        (k + r) % 2 ? lighter(cane, 0.22) : darker(cane, 0.26),
      )
    }),
  )
  well(s, [0, 96, 0], 102, 30, darker(cane, 0.2), darker(cane, 0.4))
  const berry = look.says(/bayberr/i) ? '#8e1f3e' : look.says(/shoot/i) ? '#d8b67a' : strong(look)
  if (look.kin !== 2)
    for (const [n, out, y] of deep`13 76 84, 8 44 98, 3 14 110`)
      s.each(
        times(n, (i) => ({
          at: [Math.cos((i * 6.283) / n) * out, y, Math.sin((i * 6.283) / n) * out] as Vec,
        })),
        (i) => ball(s, [0, 8, 0], 18, mix(berry, '#ffffff', (i % 3) * 0.08), 'plastic'),
      )
  hoop(s, [0, 96, 0], 105, 5, darker(cane, 0.1))
  handle()
}
