import { lighter, mix } from '../colour.ts'
import { box, disc, many, place, times } from '../draw.ts'
import { inkOn, type Look, strong } from './look.ts'
import { iron } from './machine-parts.ts'
import { bars, boltMark } from './marks.ts'
import { deep, flat, rounded, tablet } from './outlines.ts'
import { ball, rod } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

const white = '#eef1f5'

const fins = (w: number, h: number, ink: string) =>
  many(Math.floor(w / 12), (i) => box(4 + i * 12, 0, 5, h, ink, { radius: 2 }))

export function inverter(s: Stage, look: Look) {
  const a = strong(look)
  const shell = look.kin % 2 ? '#39424f' : white
  if (look.says(/micro/i)) {
    const b = slab(s, [0, 0, 0], [230, 40, 150], '#8792a1', { round: 10 })
    print(
      s,
      b.top,
      fins(222, 96, '#6b7584'),
      box(60, 50, 110, 54, white, { radius: 6 }),
      place({ x: 88, y: 77, size: 0.36 }, boltMark(a)),
      bars(106, 68, 50, look.dark, 2, 6),
    )
    for (const x of [-70, 70]) tube(s, deep`${x} 20 74, ${x * 1.2} 14 120, ${x * 1.8} 6 140`, 6, '#2c323f')
    return
  }
  const tall = look.says(/convert|marine|load|630/i)
  const [w, h, d] = tall ? [170, 250, 110] : [220, 170 + look.kin * 14, 74]
  const lift = tall ? 0 : 40
  if (!tall) for (const x of [-60, 60]) slab(s, [x, 0, -10], [16, 50, 40], iron, { round: 3 })
  const f = slab(s, [0, lift, 0], [w, h, d], shell, { round: 14 })
  const ink = inkOn(shell, look.dark)
  print(
    s,
    f.front,
    box(0, h * 0.72, w, h * 0.06, a),
    box(w * 0.28, h * 0.16, w * 0.44, h * 0.26, '#10161f', { radius: 8 }),
    bars(w * 0.34, h * 0.22, w * 0.26, '#6fe3a4', 2, 8),
    many(3, (i) => disc(w * 0.4 + i * w * 0.1, h * 0.54, 5, ['#6fe3a4', '#f0b23c', '#8792a1'][i] ?? a)),
    place({ x: w * 0.5, y: h * 0.88, size: 0.24 }, boltMark(ink)),
  )
  print(
    s,
    f.flank,
    many(6, (i) => box(10, 24 + (i * (h - 50)) / 6, d - 20, 7, mix(shell, '#0a1230', 0.4), { radius: 3 })),
  )
  if (!tall)
    for (const x of [-60, -20, 30, 70])
      tube(
        s,
        deep`${x} ${lift + 2} 10, ${x} ${lift - 20} 12, ${x + 10} 4 40`,
        5,
        x > 0 ? '#d6453b' : '#2c323f',
      )
}

export function lithiumBattery(s: Stage, look: Look) {
  const a = strong(look)
  if (look.says(/cell/i)) {
    s.each(
      times(3, (i) => ({ at: [i * 84 - 84, 0, 0] as Vec })),
      (i) => {
        const c = slab(s, [0, 0, 0], [74, 180, 60], i === 1 ? a : look.kin % 2 ? '#5b8fd6' : '#8fa3bd', {
          round: 5,
          finish: 'gloss',
          top: '#d8dee6',
        })
        print(
          s,
          c.front,
          bars(14, 30, 46, '#ffffff', 3, 7),
          place({ x: 37, y: 120, size: 0.34 }, boltMark('#ffffff')),
        )
        for (const x of [-20, 20])
          rod(s, [x, 180, 0], [x, 192, 0], 10, x < 0 ? '#d8b25a' : '#c3ccd6', { finish: 'metal' })
      },
    )
    return
  }
  if (look.says(/station|portable|swapp|pack for|LiFePO/i)) {
    const shell = look.kin % 2 ? '#39424f' : white
    const f = slab(s, [0, 0, 0], [220, 140, 120], shell, { round: 18 })
    print(
      s,
      f.front,
      box(0, 100, 220, 12, a),
      box(24, 22, 80, 52, '#10161f', { radius: 8 }),
      many(4, (i) => box(34 + i * 16, 36, 11, 24, '#6fe3a4', { radius: 3 })),
      many(
        4,
        (i) =>
          disc(136 + (i % 2) * 42, 34 + Math.floor(i / 2) * 34, 12, mix(shell, '#0a1230', 0.45)) +
          disc(136 + (i % 2) * 42, 34 + Math.floor(i / 2) * 34, 5, '#10161f'),
      ),
    )
    tube(s, deep`-84 138 0, -76 178 0, 76 178 0, 84 138 0`, 9, iron)
    return
  }
  const rack = look.says(/rack|stack|high-voltage/i)
  if (rack) {
    const n = 3 + look.kin
    times(n, (i) => {
      const f = slab(s, [0, i * 58, 0], [220, 55, 130], look.kin % 2 ? white : '#39424f', { round: 6 })
      print(
        s,
        f.front,
        box(0, 46, 220, 5, a),
        disc(30, 26, 9, '#6fe3a4'),
        many(4, (k) => box(56 + k * 14, 20, 9, 12, k < 3 ? '#6fe3a4' : '#8792a1', { radius: 2 })),
        box(150, 14, 50, 24, '#8792a1', { radius: 5 }),
      )
    })
    return
  }
  const wall = look.says(/wall/i)
  const f = slab(s, [0, 0, 0], wall ? [170, 250, 56] : [180, 270, 140], look.kin === 2 ? '#39424f' : white, {
    round: wall ? 26 : 8,
  })
  const w = wall ? 170 : 180
  if (wall)
    print(
      s,
      f.front,
      box(w * 0.44, 40, w * 0.12, 130, '#10161f', { radius: 10 }),
      box(w * 0.47, 100, w * 0.06, 64, '#6fe3a4', { radius: 5 }),
      place({ x: w / 2, y: 206, size: 0.3 }, boltMark(a)),
    )
  else
    print(
      s,
      f.front,
      box(88, 0, 2, 270, '#b9c5d1'),
      many(6, (i) => box(16, 24 + i * 10, 58, 5, '#b9c5d1', { radius: 2 })),
      box(104, 26, 60, 44, '#10161f', { radius: 5 }),
      bars(112, 38, 40, '#6fe3a4', 2, 6),
      box(0, 210, 180, 26, a),
      place({ x: 46, y: 150, size: 0.6 }, boltMark(a)),
      box(78, 130, 6, 40, '#6b7584', { radius: 3 }),
    )
}

export function evCharger(s: Stage, look: Look) {
  const a = strong(look)
  if (look.says(/locker|swap|cabinet/i)) {
    const f = slab(s, [0, 0, 0], [210, 270, 100], white, { round: 8 })
    print(
      s,
      f.front,
      box(0, 0, 210, 34, a),
      many(
        9,
        (i) =>
          box(14 + (i % 3) * 62, 46 + Math.floor(i / 3) * 74, 56, 66, '#39424f', { radius: 6 }) +
          disc(28 + (i % 3) * 62, 58 + Math.floor(i / 3) * 74, 4, i % 4 ? '#6fe3a4' : '#f0b23c') +
          box(28 + (i % 3) * 62, 84 + Math.floor(i / 3) * 74, 28, 14, '#5d6775', { radius: 4 }),
      ),
    )
    return
  }
  const wall = look.says(/wallbox|controller/i)
  const [w, h] = wall ? [130, 190] : [120, 300]
  const mobile = look.says(/mobile/i)
  if (wall) slab(s, [0, 0, -50], [230, 260, 14], '#e6e2d8', { round: 3, finish: 'matt' })
  else if (mobile) for (const x of [-44, 44]) ball(s, [x, 12, 40], 14, '#2c323f')
  else slab(s, [0, 0, 0], [170, 12, 120], '#dfe5ec', { round: 5 })
  const y = wall ? 44 : mobile ? 18 : 12
  const shell = look.kin % 2 ? '#39424f' : white
  const f = prism(s, [0, y, -40], tablet(w, mobile ? 200 : h, wall ? 34 : 22, true), 80, shell, {
    finish: 'gloss',
    edge: 3,
  })
  const hh = mobile ? 200 : h
  print(
    s,
    f,
    box(-w / 2 + 14, -hh + 14, w - 28, hh - 40, '#10161f', { radius: 16 }),
    place(
      { y: -hh + 74 },
      `<circle r="30" fill="none" stroke="#2f3f52" stroke-width="6"/>`,
      `<path d="M0-30A30 30 0 1 1-26 15" fill="none" stroke="${lighter(a, 0.2)}" stroke-width="6" stroke-linecap="round"/>`,
      place({ size: 0.36 }, boltMark('#ffffff')),
    ),
    bars(-22, -hh + 124, 44, '#8fa3bd', 2, 6),
    box(-w / 2 + 5, -hh + 40, 4, hh - 90, a, { radius: 2 }),
  )
  const guns = look.says(/dual|pedestal/i) ? [-1, 1] : [1]
  for (const g of guns) {
    const x = (g * w) / 2
    slab(s, [x + g * 8, y + 104, 0], [22, 44, 34], iron, { round: 6 })
    tube(
      s,
      deep`${x + g * 20} ${y + 96} 6, ${x + g * 46} ${y + 40} 22, ${x + g * 40} 8 40, ${x + g * 6} ${y + 16} 42`,
      6,
      '#2c323f',
    )
    prism(
      s,
      [x + g * 18, y + 118, -10],
      rounded(flat`0 0, ${g * 34} 16, ${g * 46} 4, ${g * 40} -34, ${g * 24} -36, ${g * 26} -6, 0 -20`, 6),
      22,
      g > 0 ? '#2c323f' : a,
    )
  }
}
