import { darker, lighter, mix } from '../colour.ts'
import { many, type Point, place, shape, times } from '../draw.ts'
import { cloths } from './cloth.ts'
import { wood } from './kitchen.ts'
import type { Look } from './look.ts'
import { flowerMark } from './marks.ts'
import { deep, flat, smooth, tablet } from './outlines.ts'
import { ball, lathe, rod, well, wrap } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

const porcelain = '#f6f5f1'

export function vase(s: Stage, look: Look) {
  const [base = look.body, , second = look.accent] = cloths(look)
  const forms: Point[][] = [
    flat`46 0, 52 8, 90 70, 84 130, 38 176, 34 200, 50 222`,
    flat`30 0, 34 8, 48 80, 40 150, 20 200, 18 226, 28 240`,
    flat`52 0, 76 40, 80 90, 70 140, 60 176`,
    flat`36 0, 60 30, 72 84, 52 130, 24 152, 22 170, 36 184`,
  ]
  const form = forms[look.id % 4] ?? forms[0] ?? []
  const glaze = look.id % 2 ? base : mix(base, '#f6f5f1', look.says(/lustre/i) ? 0.2 : 0.55)
  const round = smooth(form, 7)
  lathe(s, [0, 0, 0], round, glaze, { finish: 'gloss' })
  const [r, h] = form.at(-1) ?? [30, 200]
  for (const share of [0.2, 0.52, 0.6]) {
    const i = Math.floor(round.length * share)
    const [a, b] = [round[i], round[i + 2]]
    if (a && b)
      wrap(
        s,
        [0, 0, 0],
        [a[0] + 0.4, b[0] + 0.4],
        [a[1], b[1]],
        [-90, 90],
        share === 0.2 ? second : '#fdf8ee',
      )
  }
  const mid = round[Math.floor(round.length * 0.4)] ?? [60, 90]
  print(
    s,
    { at: [0, mid[1], mid[0]], right: [1, 0, 0], down: [0, -1, 0] },
    place({ size: 0.62 }, flowerMark(second, '#fdf8ee')),
  )
  well(s, [0, h, 0], r - 4, 20, darker(glaze, 0.2), '#2b3240')
  if (look.says(/handle/i))
    for (const x of [-1, 1]) tube(s, deep`${x * 34} 196 0, ${x * 78} 190 0, ${x * 84} 140 0`, 7, second)
  times(3, (i) => {
    const [x, y] = [(i - 1) * 46, h + 76 + (i % 2) * 34]
    tube(s, deep`0 ${h - 6} 0, ${x * 0.4} ${h + 40} 0, ${x} ${y} 0`, 2, '#5d8a4a')
    ball(s, [x, y, 0], 9, i % 2 ? '#f2c6cf' : '#e8879b')
    ball(s, [x * 0.7 + 8, y - 26, 2], 6, '#e8879b')
  })
}

/** A plate that lies on the table, or stands when an axis is given. */
export function plate(s: Stage, at: Vec, r: number, glaze: string, rim: string, axis: Vec = [0, 1, 0]) {
  lathe(s, at, smooth(flat`${r * 0.5} 0, ${r * 0.56} 2, ${r} ${r * 0.14}`, 4), glaze, {
    axis,
    finish: 'gloss',
  })
  const n = axis
  const lip: Vec = [at[0] + n[0] * r * 0.14, at[1] + n[1] * r * 0.14, at[2] + n[2] * r * 0.14]
  hoop(s, lip, r * 0.985, 2, rim, { axis })
  well(s, lip, r * 0.74, r * 0.06, lighter(glaze, 0.1), glaze, { axis, finish: 'plastic', low: r * 0.7 })
}

export function ceramicPlate(s: Stage, look: Look) {
  const [base = look.body, , second = look.accent] = cloths(look)
  const glaze = look.kin % 2 ? porcelain : mix(base, '#ffffff', look.says(/blue|green/i) ? 0.08 : 0.2)
  const lean: Vec = [0, 0.42, 0.907]
  slab(s, [0, 0, -50], [110, 10, 40], wood, { round: 4 })
  s.within({ at: [0, 114, -30] }, () => {
    plate(s, [0, 0, 0], 116, glaze, second, lean)
    const right: Vec = [1, 0, 0]
    const down: Vec = [0, -0.907, 0.42]
    print(
      s,
      { at: [0, 5, 12], right, down },
      many(12, (i) => place({ turn: i * 30 }, shape('M0-98C8-90 8-82 0-78C-8-82-8-90 0-98Z', second))),
      place({ size: 1.1 + look.kin * 0.2 }, flowerMark(look.kin % 2 ? base : '#fdf8ee', second)),
    )
  })
  s.within({ at: [96, 0, 66], size: 0.6 }, () => {
    lathe(s, [0, 0, 0], smooth(flat`26 0, 50 20, 70 60`, 5), glaze, { finish: 'gloss' })
    well(s, [0, 60, 0], 68, 22, lighter(glaze, 0.1), glaze, { low: 50 })
  })
}

const bowl = (s: Stage, at: Vec, r: number, h: number, glaze: string, rim: string, inside = porcelain) => {
  lathe(
    s,
    at,
    smooth(flat`${r * 0.42} 0, ${r * 0.46} ${h * 0.1}, ${r * 0.86} ${h * 0.5}, ${r} ${h}`, 5),
    glaze,
    { finish: 'gloss' },
  )
  const top: Vec = [at[0], at[1] + h, at[2]]
  well(s, top, r - 2, h * 0.4, inside, inside, { low: r * 0.7 })
  hoop(s, top, r - 1, 1.6, rim)
}

export function pot(s: Stage, at: Vec, glaze: string, trim: string) {
  const [x, , z] = at
  tube(s, deep`${x + 44} 30 ${z}, ${x + 78} 40 ${z}, ${x + 92} 78 ${z}`, 8, glaze)
  tube(s, deep`${x - 46} 66 ${z}, ${x - 88} 66 ${z}, ${x - 82} 26 ${z}, ${x - 48} 24 ${z}`, 6, glaze)
  lathe(s, at, smooth(flat`32 0, 50 18, 56 42, 44 68, 26 76`, 6), glaze, { finish: 'gloss' })
  lathe(s, [x, 74, z], smooth(flat`28 0, 18 9, 4 11`, 4), mix(glaze, '#ffffff', 0.16), { finish: 'gloss' })
  ball(s, [x, 91, z], 7, trim, 'gloss')
}

export function teaSet(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const clay = look.says(/zhuni|clay/i)
    ? '#9c4a32'
    : look.says(/glass/i)
      ? '#bcd9dd'
      : look.kin === 1
        ? porcelain
        : base
  const trim = look.accent === '#f2f4f8' ? '#d8b25a' : look.accent
  if (look.kin !== 1)
    prism(s, [0, 0, 0], tablet(300, 180, 24), 10, look.kin === 2 ? '#4d3527' : wood, {
      plane: 'lie',
      finish: 'matt',
    })
  const y = look.kin !== 1 ? 10 : 0
  const cups = 2 + (look.style % 3)
  s.within({ at: [0, y, 0] }, () => {
    s.within({ at: [-40, 0, -26], size: 1.16 }, () =>
      look.says(/matcha/i)
        ? bowl(s, [0, 0, 0], 64, 60, clay, trim, '#8fae3c')
        : pot(s, [0, 0, 0], clay, trim),
    )
    s.each(
      times(cups, (i) => ({
        at: [92 - i * 62 + (i % 2) * 10, 0, 46 + (i === 0 ? -34 : 12)] as Vec,
        size: 0.62,
      })),
      () => {
        lathe(s, [0, 0, 0], flat`26 0, 52 6, 54 9`, clay, { finish: 'gloss' })
        lathe(s, [0, 6, 0], smooth(flat`20 0, 34 20, 40 50`, 4), clay, { finish: 'gloss' })
        well(s, [0, 56, 0], 38, 10, porcelain, '#b9702c')
      },
    )
  })
}

export function tableware(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const rim = look.says(/gold/i) ? '#d8b25a' : base
  if (look.says(/chopstick|board|tongs/i)) {
    prism(
      s,
      [0, 0, 0],
      tablet(250, 160, 22),
      look.says(/board/i) ? 18 : 10,
      look.kin % 2 ? '#8a5a33' : '#c79a63',
      { plane: 'lie', finish: 'matt' },
    )
    const n = look.says(/board/i) ? 1 : 3
    times(n * 2, (i) =>
      rod(s, [-104, 16, -40 + i * 14], [110, 16, -46 + i * 15], 4, i % 2 ? darker(base, 0.15) : base, {
        end: 2.4,
        finish: 'gloss',
      }),
    )
    if (look.says(/board/i))
      s.each([{ at: [40, 18, 20] }, { at: [-30, 18, 34] }], (i) =>
        ball(s, [0, 18, 0], 18, i ? '#d6453b' : '#e98f2b', 'gloss'),
      )
    else slab(s, [60, 10, 30], [60, 10, 14], porcelain, { round: 4, finish: 'gloss' })
    return
  }
  times(4, (i) => plate(s, [-50, i * 6, -20], 112 - i * 2, porcelain, rim))
  s.within({ at: [-50, 26, -20] }, () => {
    bowl(s, [0, 0, 0], 70, 44, look.kin ? base : porcelain, rim)
    bowl(s, [0, 20, 0], 68, 44, look.kin ? porcelain : base, rim)
  })
  s.each(
    [
      { at: [92, 0, 20], size: 0.8 },
      { at: [46, 0, 92], size: 0.7 },
    ],
    () => bowl(s, [0, 0, 0], 52, 56, base, rim),
  )
}
