import { darker, lighter, mix } from '../colour.ts'
import { box, disc, line, many, place, shape } from '../draw.ts'
import { type Look, shift, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { bars } from './marks.ts'
import { deep, flat, tablet as plateOf } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { type Face, print, prism, slab } from './solids.ts'
import { add, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

/** What a screen shows: one of several plain layouts. */
export function screen(look: Look, w: number, h: number): string {
  const a = strong(look)
  const b = shift(a, 40)
  const c = shift(a, 170)
  const paper = look.kin % 2 ? '#16202e' : '#f7f9fc'
  const soft = look.kin % 2 ? '#2b3a50' : '#e3eaf3'
  const base =
    box(0, 0, w, h, paper, { radius: 4 }) +
    box(0, 0, w, h * 0.13, a, { radius: 4 }) +
    bars(w * 0.05, h * 0.05, w * 0.3, '#ffffff', 1, h * 0.035)
  const dial = Math.min(h * 0.13, w * 0.11)
  const layouts = [
    () =>
      many(6, (i) =>
        box(
          w * 0.07 + i * w * 0.1,
          h * (0.84 - ((i * 37 + look.id) % 5) * 0.1),
          w * 0.06,
          h * (0.06 + ((i * 37 + look.id) % 5) * 0.1),
          i % 2 ? a : b,
          { radius: 2 },
        ),
      ) +
      disc(w * 0.82, h * 0.34, dial * 1.13, soft) +
      line(
        `M${w * 0.82} ${h * 0.34 - dial}A${dial} ${dial} 0 0 1 ${w * 0.82 + dial} ${h * 0.34}`,
        c,
        dial * 0.4,
      ) +
      bars(w * 0.7, h * 0.78, w * 0.24, soft, 2, h * 0.03),
    () =>
      box(w * 0.05, h * 0.2, w * 0.56, h * 0.7, soft, { radius: 4 }) +
      line(
        `M${w * 0.1} ${h * 0.76}L${w * 0.22} ${h * 0.5}L${w * 0.34} ${h * 0.62}L${w * 0.54} ${h * 0.32}`,
        c,
        h * 0.035,
      ) +
      disc(w * 0.54, h * 0.32, h * 0.035, b) +
      many(3, (i) =>
        box(w * 0.66, h * (0.2 + i * 0.25), w * 0.28, h * 0.19, i === 1 ? a : soft, { radius: 4 }),
      ),
    () =>
      many(6, (i) =>
        box(
          w * (0.05 + (i % 3) * 0.31),
          h * (0.2 + Math.floor(i / 3) * 0.37),
          w * 0.27,
          h * 0.31,
          [a, b, c, soft][(i + look.id) % 4] ?? a,
          { radius: 4 },
        ),
      ),
    () =>
      box(w * 0.05, h * 0.2, w * 0.9, h * 0.72, soft, { radius: 4 }) +
      place(
        { x: w * 0.36, y: h * 0.56, size: h / 230 },
        shape('M0-60L52-30V30L0 60L-52 30V-30Z', a),
        shape('M0 0L52-30V30L0 60Z', darker(a, 0.3)),
        shape('M0-60L52-30L0 0L-52-30Z', lighter(a, 0.35)),
      ) +
      many(4, (i) => bars(w * 0.64, h * (0.3 + i * 0.13), w * 0.24, i % 2 ? c : a, 1, h * 0.04)),
  ]
  return base + (layouts[look.style % 4]?.() ?? '')
}

const glare = (w: number, h: number) =>
  shape(`M${w * 0.08} ${h}L${w * 0.4} 0H${w * 0.56}L${w * 0.24} ${h}Z`, '#ffffff', { opacity: 0.14 })

export function tablet(s: Stage, look: Look) {
  const shell = look.kin % 2 ? '#39424f' : '#d8dee6'
  if (look.says(/label|terminal|scanner|handheld/i) && look.kin < 3) {
    const f = slab(s, [0, 30, 0], [210, 150, 34], look.kin % 2 ? iron : '#eef1f5', { round: 12 })
    slab(s, [0, 0, -4], [120, 30, 60], iron, { round: 6 })
    print(
      s,
      f.front,
      place({ x: 18, y: 16 }, screen(look, 174, 104), glare(174, 104)),
      many(4, (i) => disc(60 + i * 30, 135, 6, i ? '#8792a1' : strong(look))),
    )
    return
  }
  const up: Vec = [0, 0.94, -0.342]
  const lean = (w: number, h: number) => {
    const at: Vec = [-w / 2, h * 0.94 + 4, -h * 0.342]
    const corners: Vec[] = [
      [-w / 2, 4, 0],
      [w / 2, 4, 0],
      add([-w / 2, 4, 0], [0, h * up[1], h * up[2]]),
      add([w / 2, 4, 0], [0, h * up[1], h * up[2]]),
    ]
    s.cast([...corners, ...corners.map((c) => add(c, [0, -2, -12]))])
    const face: Face = { at, right: [1, 0, 0], down: [0, -0.94, 0.342] }
    print(s, { ...face, at: add(at, [0, -2, -9]) }, box(0, 0, w, h, darker(shell, 0.45), { radius: 14 }))
    print(s, { ...face, at: add(at, [0, -1, -4]) }, box(0, 0, w, h, darker(shell, 0.1), { radius: 14 }))
    print(
      s,
      face,
      box(0, 0, w, h, '#10161f', { radius: 14 }),
      box(0.8, 0.8, w - 1.6, h - 1.6, 'none', { radius: 13, stroke: lighter(shell, 0.5), strokeWidth: 1.6 }),
      place({ x: 10, y: 10 }, screen(look, w - 20, h - 20), glare(w - 20, h - 20)),
    )
  }
  prism(s, [0, 0, -70], flat`-50 0, 50 0, 30 90, -30 90`, 6, iron)
  if (look.kin % 2 === 0) lean(270, 190)
  else lean(190, 250)
  if (look.kin % 2 === 0) rod(s, [-70, 5, 60], [70, 5, 74], 5, '#f4f6f9', { end: 5 })
  else {
    slab(s, [126, 0, 30], [50, 6, 92], shell, { round: 5 })
    print(
      s,
      { at: [104, 6.2, -12], right: [1, 0, 0], down: [0, 0, 1] },
      place(
        { x: 4, y: 4 },
        box(0, 0, 37, 76, '#10161f', { radius: 4 }),
        box(3, 6, 31, 26, strong(look), { radius: 3 }),
        bars(5, 40, 26, '#8fa3bd', 3, 4),
      ),
    )
  }
}

export function phone(s: Stage, look: Look) {
  const w = 124
  const h = 250
  if (look.says(/stand|charg/i)) {
    lathe(s, [0, 0, -30], flat`70 0, 72 4, 66 12`, '#e3e8ee')
    tube(s, deep`0 10 -50, 0 90 -64, 0 130 -40`, 9, steel, { finish: 'metal' })
  } else slab(s, [0, 0, -36], [80, 12, 60], steel, { round: 5 })
  const f = prism(
    s,
    [0, 12, -14],
    plateOf(w, h, 22, true),
    14,
    look.kin ? '#39424f' : mix(strong(look), '#232c42', 0.4),
    { finish: 'gloss', cap: '#10161f' },
  )
  print(
    s,
    f,
    place({ x: -w / 2 + 7, y: -h + 8 }, screen({ ...look, kin: look.id % 4 }, w - 14, h - 16)),
    box(-18, -h + 13, 36, 7, '#10161f', { radius: 3.5 }),
    place({ x: -w / 2 + 7, y: -h + 8 }, glare(w - 14, h - 16)),
  )
  if (look.says(/receiver|gnss/i)) lathe(s, [0, 258, -7], flat`30 0, 44 8, 44 20, 30 30`, '#e3e8ee')
}

export function ledPanel(s: Stage, look: Look) {
  const [w, h] = look.says(/bus|outdoor/i) ? [220, 250] : [310, 190]
  const lift = look.says(/light/i) ? 0 : 46
  if (lift) {
    slab(s, [0, 0, 0], [170, 8, 80], iron, { round: 4 })
    for (const x of [-46, 46]) slab(s, [x, 8, -8], [14, 70, 12], iron, { round: 3 })
  }
  const f = slab(s, [0, lift, 0], [w, h, 18], look.says(/light/i) ? '#f4f6f9' : '#232a37', { round: 6 })
  if (look.says(/light/i))
    return print(
      s,
      f.front,
      box(12, 12, w - 24, h - 24, '#fff8e1', { radius: 4 }),
      box(40, 30, w - 80, h - 60, '#ffffff', { radius: 20, opacity: 0.8 }),
    )
  const a = strong(look)
  const scene =
    look.kin % 2
      ? screen(look, w - 16, h - 16)
      : box(0, 0, w - 16, h - 16, mix(a, '#0b1430', 0.35)) +
        disc(w * 0.7, h * 0.3, h * 0.14, '#ffd98a') +
        shape(
          `M0 ${h * 0.62}C${w * 0.2} ${h * 0.38} ${w * 0.3} ${h * 0.5} ${w * 0.46} ${h * 0.6}C${w * 0.6} ${h * 0.42} ${w * 0.76} ${h * 0.46} ${w - 16} ${h * 0.66}V${h - 16}H0Z`,
          lighter(a, 0.25),
        ) +
        shape(
          `M0 ${h * 0.76}C${w * 0.3} ${h * 0.62} ${w * 0.6} ${h * 0.84} ${w - 16} ${h * 0.72}V${h - 16}H0Z`,
          shift(a, 170),
        )
  print(
    s,
    f.front,
    place(
      { x: 8, y: 8 },
      scene,
      look.kin === 2
        ? many(11, (i) => box((i * (w - 16)) / 11, 0, 1, h - 16, '#0b1430', { opacity: 0.35 }))
        : '',
      glare(w - 16, h - 16),
    ),
  )
}
