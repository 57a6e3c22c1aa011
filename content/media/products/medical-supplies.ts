import { darker, lighter } from '../colour.ts'
import { box, disc, line, many, place, shape, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { bars, crossMark } from './marks.ts'
import { deep, flat, rounded, smooth } from './outlines.ts'
import { ball, lathe, rod, well } from './rounds.ts'
import { type Face, ink, print, prism, sheet, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

const white = '#f1f4f7'

export function maskBox(s: Stage, look: Look) {
  const a = strong(look)
  const f = slab(s, [-20, 0, -30], [210, 96, 120], white, { round: 4, finish: 'matt' })
  print(
    s,
    f.front,
    box(0, 56, 210, 40, a),
    shape('M0 60C60 30 140 84 210 50V70H0Z', lighter(a, 0.4)),
    place({ x: 44, y: 30, size: 0.36 }, crossMark(a)),
    bars(76, 20, 104, look.dark, 2, 8),
  )
  print(s, f.flank, box(0, 56, 120, 40, darker(a, 0.2)), bars(24, 24, 70, look.dark, 1, 8))
  print(s, f.top, box(58, 44, 96, 34, '#c9d6e0', { radius: 16 }))
  const y = 96
  if (look.says(/glove/i)) {
    const hand = smooth(
      flat`-26 0, -32 60, -40 96, -28 100, -20 74, -18 124, -6 126, -4 80, 4 132, 16 130, 12 80, 24 116, 34 110, 24 60, 44 76, 50 66, 28 22, 24 0`,
      4,
      true,
    )
    s.within({ at: [-20, y - 6, -24] }, () =>
      sheet(s, [0, 0, 0], hand, [darker(a, 0.1), lighter(a, 0.35), a], 4),
    )
  } else if (look.says(/syringe|infusion/i)) {
    s.each([{ at: [0, 0, 70] }, { at: [20, 0, 104] }], () => {
      rod(s, [-90, 12, 0], [40, 12, 0], 12, '#e6f0f5', { finish: 'gloss' })
      rod(s, [-40, 12, 0], [38, 12, 0], 10, lighter(a, 0.5), { finish: 'gloss' })
      rod(s, [-132, 12, 0], [-84, 12, 0], 4, '#cdd6e0')
      rod(s, [-136, 12, 0], [-132, 12, 0], 13, '#cdd6e0')
      rod(s, [40, 12, 0], [56, 12, 0], 5, a)
      rod(s, [56, 12, 0], [104, 12, 0], 1.4, steel, { finish: 'metal' })
    })
  } else if (look.says(/mask|respirator|cap/i) || look.kin === 0) {
    const shade = look.kin % 2 ? '#ffffff' : lighter(a, 0.55)
    s.within({ at: [16, 2, 92] }, () => {
      ink(s, [0, 40, 0], line('M-76-18C-128-40-128 40-74 14M76-18C128-40 128 40 74 14', '#f8fafb', 4.5))
      sheet(
        s,
        [0, 4, 0],
        smooth(flat`-80 58, -40 72, 0 76, 40 72, 80 58, 76 16, 40 0, 0 -4, -40 0, -76 16`, 5, true),
        [darker(shade, 0.12), lighter(shade, 0.3), shade, darker(shade, 0.14)],
        12,
      )
      ink(
        s,
        [0, 4, 0],
        ...times(3, (i) =>
          line(
            `M-76 ${-50 + i * 14}C-30 ${-60 + i * 14} 30 ${-60 + i * 14} 76 ${-50 + i * 14}`,
            darker(shade, 0.25),
            2.4,
            { opacity: 0.6 },
          ),
        ),
        line('M-34-70C-12-75 12-75 34-70', '#ffffff', 5),
      )
    })
  } else
    s.each(
      times(3, (i) => ({ at: [-60 + i * 64, 0, 78 + (i % 2) * 14] as Vec, turn: i * 20 - 16 })),
      (i) => {
        const p = slab(s, [0, 0, 0], [58, 9 + (i % 2) * 5, 46], i === 1 ? lighter(a, 0.3) : white, {
          round: 4,
        })
        print(s, p.top, box(6, 6, 46, 12, a, { radius: 3 }), bars(8, 26, 36, '#9fb0c0', 2, 4))
      },
    )
}

/** A small case with a display that lies tilted. */
function monitor(s: Stage, look: Look, w: number, d: number) {
  const a = strong(look)
  prism(s, [-w / 2, 0, 0], flat`${-d / 2} 0, ${d / 2} 0, ${d / 2} 66, ${-d / 2} 26`, w, white, {
    plane: 'side',
  })
  const l = Math.hypot(d, 40)
  const face: Face = { at: [-w / 2, 66, -d / 2], right: [1, 0, 0], down: [0, -40 / l, d / l] }
  const bar = look.kin % 2 ? '#cfe6d9' : '#b9cbbd'
  print(
    s,
    face,
    box(0, 0, w, l, white, { radius: 12 }),
    box(14, 12, w - 28, l * 0.58, '#39424f', { radius: 8 }),
    box(20, 18, w - 40, l * 0.58 - 12, bar, { radius: 4 }),
    many(3, (i) => box(w * 0.46, 26 + i * 20, w * 0.36 - i * 8, 12, '#26303c', { radius: 3 })),
    place(
      { x: w * 0.28, y: l * 0.34, size: 0.32 },
      shape('M0 40C-60 0-44-40-18-40C-6-40 0-30 0-24C0-30 6-40 18-40C44-40 60 0 0 40Z', '#e0503c'),
    ),
    box(w * 0.3, l * 0.76, w * 0.4, l * 0.14, a, { radius: 8 }),
    disc(w * 0.16, l * 0.83, 8, '#cdd6e0'),
    disc(w * 0.84, l * 0.83, 8, '#cdd6e0'),
  )
}

export function bloodPressureMonitor(s: Stage, look: Look) {
  const a = strong(look)
  if (look.says(/oximeter|doppler|mesh|portable/i)) {
    const f = slab(s, [0, 0, 0], [110, 70, 170], white, { round: 22 })
    slab(s, [0, 70, -6], [110, 44, 150], a, { round: 20 })
    print(
      s,
      { at: [-38, 114.5, -60], right: [1, 0, 0], down: [0, 0, 1] },
      box(0, 0, 76, 92, '#16202e', { radius: 10 }),
      box(14, 20, 48, 14, '#6fe3c4', { radius: 4 }),
      line('M10 62H26L32 48L42 76L48 62H66', '#f0b23c', 4),
    )
    print(s, f.front, box(20, 20, 70, 14, '#39424f', { radius: 7 }))
    return tube(s, deep`-40 60 -80, -110 40 -60, -130 4 10, -90 4 70`, 4, '#cdd6e0')
  }
  if (look.says(/nebul|suction/i)) {
    const suction = look.says(/suction/i)
    const f = slab(s, [0, 0, 0], [180, 110, 130], suction ? '#4a5568' : white, { round: 18 })
    print(
      s,
      f.front,
      disc(90, 56, 34, a),
      disc(90, 56, 22, lighter(a, 0.5)),
      many(5, (i) => box(20, 30 + i * 12, 30, 5, '#cdd6e0', { radius: 2 })),
    )
    lathe(s, [-40, 110, 0], flat`26 0, 26 52, 30 54, 30 62`, '#dcebf2', { finish: 'gloss', opacity: 0.9 })
    if (suction)
      lathe(s, [44, 110, 0], flat`34 0, 34 80, 38 82, 38 92`, '#dcebf2', { finish: 'gloss', opacity: 0.9 })
    tube(s, deep`46 100 30, 70 150 60, 130 90 80, 120 6 96`, 5, '#cfe0ea')
    return lathe(s, [124, 0, 100], smooth(flat`20 0, 30 20, 10 50`, 4), lighter(a, 0.5), { finish: 'gloss' })
  }
  s.within({ at: [96, 0, -40] }, () => {
    lathe(s, [-46, 62, 0], flat`60 0, 62 4, 62 88, 60 92`, a, { axis: [1, 0, 0.3], finish: 'matt' })
    well(s, [42, 62, 27], 48, 70, darker(a, 0.2), darker(a, 0.5), { axis: [1, 0, 0.3] })
    well(s, [-46, 62, 0], 48, 70, darker(a, 0.2), darker(a, 0.5), { axis: [-1, 0, -0.3] })
  })
  tube(s, deep`70 6 20, 60 5 110, -40 5 120, -140 5 90, -140 10 30, -110 20 0`, 5, darker(a, 0.25))
  s.within({ at: [-40, 0, 20], turn: -8 }, () => monitor(s, look, 160, 124))
}

export function thermometer(s: Stage, look: Look) {
  const a = strong(look)
  if (look.says(/transmitter|storeroom/i)) {
    const f = slab(s, [0, 0, 0], [150, 190, 44], white, { round: 16 })
    print(
      s,
      f.front,
      box(20, 24, 110, 84, '#26303c', { radius: 10 }),
      bars(36, 44, 70, '#6fe3c4', 1, 22),
      bars(36, 82, 44, '#f0b23c', 1, 10),
      disc(75, 148, 14, a),
    )
    return rod(s, [40, 190, 0], [48, 260, 0], 5, iron)
  }
  if (look.says(/flexible|digital/i) && !look.says(/infrared/i)) {
    s.each(
      [
        { at: [0, 0, -20], turn: 8 },
        { at: [10, 0, 50], turn: -10 },
      ],
      (i) => {
        const p = prism(
          s,
          [0, 4, 0],
          smooth(flat`-120 -18, -60 -22, 20 -16, 70 -7, 70 7, 20 16, -60 22, -120 18`, 4, true),
          16,
          i ? lighter(a, 0.4) : white,
          { plane: 'lie' },
        )
        print(
          s,
          p,
          box(-92, -12, 66, 24, '#b9cbbd', { radius: 5 }),
          bars(-82, -5, 40, '#26303c', 1, 10),
          disc(-6, 0, 8, a),
        )
        rod(s, [68, 12, 0], [132, 12, 0], 6, a)
        ball(s, [136, 12, 0], 7, '#cdd6e0', 'gloss')
      },
    )
    return
  }
  const body = prism(
    s,
    [0, 20, -26],
    rounded(
      flat`-30 -20, 26 -20, 36 110, 96 150, 96 190, 70 206, -50 206, -66 180, -44 120`,
      [14, 14, 30, 20, 16, 20, 26, 24, 30],
    ),
    52,
    white,
    { edge: 3 },
  )
  print(
    s,
    body,
    shape('M-20 14L16 14L24-100L-30-104Z', a, { opacity: 0.9 }),
    box(-42, -190, 66, 46, '#26303c', { radius: 8 }),
    box(-36, -184, 54, 34, '#b9cbbd', { radius: 5 }),
    bars(-28, -174, 36, '#26303c', 1, 13),
    disc(44, -166, 10, a),
  )
  lathe(
    s,
    [94, 190, 0],
    flat`26 0, 26 10, ${look.says(/ear/i) ? 9 : 22} ${look.says(/ear/i) ? 50 : 26}`,
    '#39424f',
    { axis: [1, 0, 0] },
  )
  prism(s, [40, 110, -8], rounded(flat`0 0, 14 6, 20 34, 6 40`, 5), 16, look.accent)
}
