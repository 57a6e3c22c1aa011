import { box, disc, many, shape, times } from '../draw.ts'
import { inkOn, type Look } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { bars } from './marks.ts'
import { flat, rounded, smooth } from './outlines.ts'
import { lathe, rod, well } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import { add, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function robotArm(s: Stage, look: Look) {
  const paint = look.body
  const light = '#e9edf2'
  if (look.says(/take-out|patient lift/i)) {
    slab(s, [-60, 0, 0], [60, 30, 110], iron)
    slab(s, [-60, 30, 0], [44, 240, 44], paint, { round: 8 })
    slab(s, [20, 240, 0], [250, 34, 40], light, { round: 8 })
    slab(s, [90, 120, 24], [30, 150, 24], look.accent, { round: 6 })
    slab(s, [90, 96, 24], [70, 22, 40], iron)
    for (const x of [64, 116]) rod(s, [x, 96, 24], [x, 66, 24], 7, '#58616f')
    return
  }
  const joint = (at: Vec, r: number) => {
    rod(s, add(at, [0, 0, -r * 0.8]), add(at, [0, 0, r * 0.8]), r, paint, { cap: paint })
    rod(s, add(at, [0, 0, r * 0.8]), add(at, [0, 0, r * 0.95]), r * 0.66, steel, {
      finish: 'metal',
      cap: '#dbe2ea',
    })
  }
  const limb = (a: Vec, b: Vec, ra: number, rb: number, colour: string) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const l = Math.hypot(dx, dy)
    const [nx, ny] = [-dy / l, dx / l]
    prism(
      s,
      [a[0], a[1], -ra * 0.6],
      rounded(
        flat`${nx * ra} ${ny * ra}, ${-nx * ra} ${-ny * ra}, ${dx - nx * rb} ${dy - ny * rb}, ${dx + nx * rb} ${dy + ny * rb}`,
        6,
      ),
      ra * 1.2,
      colour,
    )
  }
  const lean = look.kin * 14
  const shoulder: Vec = [0, 96, 0]
  const elbow: Vec = [-24 - lean, 224 - look.kin * 6, 0]
  const wrist: Vec = [96 - lean * 0.4, 254 - lean, 0]
  const hand: Vec = [138 - lean * 0.4, 206 - lean, 0]
  lathe(s, [0, 0, 0], flat`84 0, 86 4, 86 16, 82 20`, iron)
  lathe(s, [0, 20, 0], smooth(flat`62 0, 58 20, 46 44, 44 56`, 4), paint, { finish: 'gloss' })
  limb(shoulder, elbow, 27, 21, paint)
  limb(elbow, wrist, 22, 14, look.kin % 2 ? look.accent : light)
  joint(shoulder, 38)
  joint(elbow, 29)
  tube(
    s,
    [
      [-10, 120, 24],
      [elbow[0] - 36, elbow[1] - 40, 26],
      [elbow[0] - 16, elbow[1] + 38, 20],
      [40, wrist[1] + 24, 10],
      wrist,
    ],
    4.5,
    '#2c323f',
  )
  limb(wrist, hand, 14, 11, iron)
  joint(wrist, 18)
  slab(s, [hand[0] + 4, hand[1] - 22, 0], [50, 18, 26], steel, { finish: 'metal', round: 3 })
  for (const x of [-16, 24])
    prism(
      s,
      [hand[0] + x, hand[1] - 22, -7],
      flat`-6 0, 6 0, 4 -34, ${x < 0 ? 10 : -10} -44, -5 -30`,
      14,
      iron,
    )
}

export function injectionMachine(s: Stage, look: Look) {
  const base = slab(s, [0, 0, 0], [340, 70, 96], '#e7ebf0', { round: 6 })
  print(
    s,
    base.front,
    box(0, 50, 340, 20, look.body),
    many(4, (i) => box(18 + i * 82, 10, 62, 30, '#c9d1da', { radius: 4 })),
  )
  slab(s, [-128, 70, 0], [54, 92, 84], iron, { round: 5 })
  for (const y of [88, 140])
    for (const z of [-28, 28]) rod(s, [-100, y, z], [-10, y, z], 6, steel, { finish: 'metal' })
  slab(s, [-72, 74, 0], [30, 84, 76], look.body === '#eef1f5' ? look.accent : look.body, { round: 4 })
  slab(s, [-8, 70, 0], [34, 92, 84], iron, { round: 5 })
  rod(s, [10, 112, 0], [130, 112, 0], 17, steel, { finish: 'metal' })
  times(4, (i) => rod(s, [26 + i * 22, 112, 0], [38 + i * 22, 112, 0], 20, '#c98a45'))
  slab(s, [132, 70, 0], [66, 78, 70], look.body, { round: 6 })
  lathe(s, [84, 128, 0], flat`10 0, 14 14, 40 62, 42 84`, look.accent, { finish: 'gloss' })
  well(s, [84, 212, 0], 39, 10, '#dfe5ec', '#f4f7fa')
  const guard = slab(s, [-62, 70, 44], [118, 104, 8], '#e7ebf0', { round: 4 })
  print(
    s,
    guard.front,
    box(12, 12, 94, 66, '#9fc4dc', { radius: 4, opacity: 0.9 }),
    shape('M20 70L60 16H84L44 70Z', '#ffffff', { opacity: 0.35 }),
  )
  if (look.kin || look.says(/rotary/i)) slab(s, [150, 148, 0], [40, 20, 40], look.accent)
  const screen = slab(s, [30, 84, 52], [42, 50, 8], iron, { round: 4 })
  print(s, screen.front, box(6, 7, 30, 30, '#4fc3d9', { radius: 3 }))
}

export function sewingMachine(s: Stage, look: Look) {
  const paint = look.body
  slab(s, [0, -16, 0], [330, 16, 150], '#c49a6a', { finish: 'matt', round: 4 })
  slab(s, [0, 0, 0], [250, 16, 80], '#dfe4ea', { round: 6 })
  const arm = prism(
    s,
    [0, 16, -30],
    rounded(
      flat`52 0, 112 0, 112 150, -116 150, -120 58, -76 58, -72 92, 52 92`,
      [6, 6, 26, 30, 10, 8, 14, 22],
    ),
    60,
    paint,
    { finish: 'gloss', edge: 2 },
  )
  const mark = inkOn(paint, look.dark)
  print(
    s,
    arm,
    box(-40, -136, 92, 26, look.accent, { radius: 6 }),
    bars(-26, -126, 60, inkOn(look.accent, look.dark), 1, 7),
    box(64, -120, 38, 54, iron, { radius: 5 }),
    box(69, -114, 28, 20, '#7fe0c8', { radius: 3 }),
    disc(83, -80, 6, mark),
  )
  lathe(s, [112, 120, 0], flat`18 0, 34 3, 34 14, 30 16`, iron, { axis: [1, 0, 0] })
  rod(s, [-98, 74, 20], [-98, 22, 20], 4, steel, { finish: 'metal' })
  slab(s, [-98, 17, 20], [26, 5, 34], steel, { finish: 'metal', round: 2 })
  for (const [i, x] of (look.kin % 2 ? [0, 40] : [20]).entries()) {
    rod(s, [x, 166, 0], [x, 176, 0], 4, iron)
    lathe(
      s,
      [x, 170, 0],
      flat`17 0, 17 4, 14 5, 9 44, 10 48`,
      i ? '#f0b23c' : look.accent === '#f2f4f8' ? '#e0607a' : look.accent,
    )
  }
  prism(
    s,
    [-40, 16.5, 54],
    smooth(flat`-90 -14, 20 -20, 80 -8, 74 14, -20 18, -92 14`, 5, true),
    2.5,
    look.kin === 1 ? '#e9a7b8' : '#8db6e6',
    { plane: 'lie', finish: 'matt' },
  )
}

export function loom(s: Stage, look: Look) {
  const cloth = look.accent === '#f2f4f8' ? '#d8637e' : look.accent
  const warping = look.says(/warp/i)
  rod(s, [-120, 50, -70], [120, 50, -70], 42, '#f2ead9', { finish: 'matt' })
  for (const x of [-134, 134]) slab(s, [x, 0, -10], [26, warping ? 120 : 150, 190], look.body, { round: 8 })
  if (!warping) {
    for (const [i, z] of [-40, -24, -8].entries()) {
      const frame = slab(s, [0, 66 + i * 10, z], [236, 90, 5], i % 2 ? steel : '#c3ccd6', { round: 2 })
      print(
        s,
        frame.front,
        box(10, 12, 216, 66, '#fdf8ee'),
        many(27, (k) => box(14 + k * 8, 12, 2, 66, '#c8bda8')),
      )
    }
    slab(s, [0, 60, 20], [240, 60, 10], iron, { round: 3 })
  }
  print(
    s,
    { at: [-118, 104, 26], right: [1, 0, 0], down: [0, -0.5, 0.9] },
    box(0, 0, 236, 70, cloth),
    many(12, (i) => box(0, i * 6, 236, 2.4, '#ffffff', { opacity: 0.28 })),
    many(6, (i) => box(18 + i * 38, 0, 8, 70, '#ffffff', { opacity: 0.2 })),
  )
  rod(s, [-120, 52, 84], [120, 52, 84], 30 + look.kin * 5, cloth, { finish: 'matt' })
  slab(s, [0, 0, 84], [300, 20, 40], iron, { round: 4 })
  const panel = slab(s, [150, 96, 70], [20, 52, 40], iron, { round: 4 })
  print(s, panel.front, box(3, 6, 14, 26, '#7fe0c8', { radius: 2 }))
}
