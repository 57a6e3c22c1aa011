import { mix } from '../colour.ts'
import { box, disc, many, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron } from './machine-parts.ts'
import { bars } from './marks.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, rod, well } from './rounds.ts'
import { print, slab } from './solids.ts'
import { add, forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function speaker(s: Stage, look: Look) {
  const a = strong(look)
  const cone = (at: Vec, r: number) => {
    lathe(s, at, flat`${r} 0, ${r * 0.96} 4`, '#39424f', { axis: forth })
    well(s, add(at, [0, 0, 4]), r * 0.86, r * 0.3, '#4a5361', '#2a303c', { axis: forth, low: r * 0.5 })
    lathe(
      s,
      add(at, [0, 0, -r * 0.16]),
      smooth(flat`${r * 0.34} 0, ${r * 0.28} ${r * 0.1}, 2 ${r * 0.16}`, 4),
      a,
      { axis: forth, finish: 'gloss' },
    )
  }
  if (look.says(/horn/i)) {
    slab(s, [0, -26, -40], [90, 12, 70], iron)
    tube(s, deep`0 -14 -40, 0 60 -50`, 8, iron)
    lathe(s, [0, 110, -80], smooth(flat`34 0, 36 40, 40 60, 70 96, 116 130`, 6), '#e3e8ee', { axis: forth })
    well(s, [0, 110, 50], 112, 34, '#c3ccd6', '#39424f', { axis: forth, low: 30 })
    lathe(s, [0, 110, 16], smooth(flat`22 0, 20 8, 2 12`, 4), strong(look), { axis: forth, finish: 'gloss' })
    return
  }
  if (look.says(/drive unit|12-inch/i)) {
    lathe(s, [0, 116, -60], flat`50 0, 54 4, 54 30, 70 34, 110 62, 116 66, 116 72`, iron, { axis: forth })
    return cone([0, 116, 12], 112)
  }
  if (look.says(/portable|bluetooth/i)) {
    rod(s, [-120, 66, 0], [120, 66, 0], 62, mix(a, '#232c42', 0.25), { finish: 'matt' })
    print(
      s,
      { at: [-100, 118, 34], right: [1, 0, 0], down: [0, -1, 0.1] },
      many(40, (i) =>
        disc(10 + (i % 10) * 20, 14 + Math.floor(i / 10) * 22, 2.4, '#ffffff', { opacity: 0.2 }),
      ),
    )
    for (const x of [-128, 116])
      lathe(s, [x, 66, 0], flat`58 0, 66 3, 66 10, 58 13`, look.accent, { axis: [1, 0, 0] })
    return tube(s, deep`-118 124 0, -60 158 0, 60 158 0, 118 124 0`, 6, iron)
  }
  const tall = look.says(/column/i)
  const f = slab(s, [0, 0, 0], tall ? [84, 290, 80] : [260, 120, 120], look.kin % 2 ? '#2c3340' : '#39424f', {
    round: 10,
  })
  if (tall) times(4, (i) => cone([0, 46 + i * 66, 40], 32))
  else
    print(
      s,
      f.front,
      box(16, 18, 120, 50, '#10161f', { radius: 5 }),
      bars(28, 32, 70, '#6fe3c4', 2, 6),
      many(8, (i) => disc(160 + (i % 4) * 24, 34 + Math.floor(i / 4) * 26, 8, i === 2 ? a : '#8792a1')),
      many(6, (i) => box(18 + i * 38, 86, 26, 10, '#5d6775', { radius: 3 })),
    )
}

export function headphones(s: Stage, look: Look) {
  const shell = look.says(/school|listening/i) ? '#eef1f5' : mix(strong(look), '#20283a', 0.5)
  const trim = look.says(/school|listening/i) ? strong(look) : '#d8b25a'
  const cup = (x: number, inner: boolean) => {
    const axis: Vec = [x < 0 ? -0.8 : 0.8, 0, 0.6]
    const out = (l: number): Vec => [x + axis[0] * l, 70, axis[2] * l]
    lathe(s, out(inner ? 20 : -20), flat`50 0, 62 6, 62 24, 54 30`, '#232a37', {
      axis: inner ? [-axis[0], 0, -axis[2]] : axis,
      finish: 'matt',
    })
    lathe(s, out(8), flat`56 0, 56 16, 44 24`, shell, { axis, finish: 'gloss' })
    lathe(s, out(32), flat`40 0, 36 3`, trim, { axis, finish: 'metal' })
    lathe(s, out(35), flat`28 0, 24 2`, shell, { axis })
  }
  tube(
    s,
    deep`-104 92 0, -104 180 -8, -52 258 -14, 0 274 -14, 52 258 -14, 104 180 -8, 104 92 0`,
    13,
    '#2c3340',
  )
  tube(s, deep`-60 244 -10, 0 264 -10, 60 244 -10`, 9, shell)
  cup(s.yaw > 0 ? -104 : 104, false)
  cup(s.yaw > 0 ? 104 : -104, false)
  if (look.says(/school|listening/i)) tube(s, deep`-110 40 44, -70 14 90, -10 16 110`, 4, '#2c3340')
  for (const x of [-104, 104]) tube(s, deep`${x} 132 4, ${x} 172 -4`, 6, trim, { finish: 'metal' })
}
