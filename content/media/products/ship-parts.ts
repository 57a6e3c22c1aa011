import { mix } from '../colour.ts'
import { type Point, times } from '../draw.ts'
import type { Look } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { flat, smooth } from './outlines.ts'
import { ball, lathe, well } from './rounds.ts'
import { prism, slab } from './solids.ts'
import { forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop } from './tubes.ts'

export function anchor(s: Stage, look: Look) {
  const metal = look.kin === 2 ? '#c3ccd6' : look.kin === 1 ? '#4a5568' : look.body
  if (look.says(/buoy/i)) {
    lathe(s, [0, 0, 0], smooth(flat`60 0, 100 24, 106 60, 80 96, 30 110`, 5), '#f0a63a', { finish: 'gloss' })
    lathe(s, [0, 106, 0], flat`20 0, 12 80, 16 84, 16 96`, look.body)
    ball(s, [0, 212, 0], 12, look.accent, 'gloss')
  } else if (look.says(/swivel|shackle/i)) {
    s.each(
      times(4, (i) => ({ at: [i * 74 - 110, 0, (i % 2) * 20] as Vec, turn: i * 30 })),
      (i) =>
        hoop(s, [0, 40, 0], 34, 9, i === 3 ? look.accent : steel, {
          axis: i % 2 ? [0.3, 0, 1] : forth,
          finish: 'metal',
        }),
    )
    return
  } else {
    const fluke: Point[] =
      look.kin === 2
        ? smooth(flat`0 6, 60 20, 130 74, 120 34, 70 -10, 0 -24`, 5)
        : smooth(flat`0 0, 50 6, 96 40, 118 96, 128 60, 116 10, 70 -28, 0 -40`, 5)
    prism(s, [0, 44, -14], [...fluke, ...[...fluke].reverse().map(([x, y]): Point => [-x, y])], 28, metal, {
      finish: 'plastic',
      edge: 2.4,
    })
    prism(s, [0, 20, -17], flat`-17 0, 17 0, 11 190, -11 190`, 34, metal, { finish: 'plastic', edge: 2.4 })
    slab(s, [0, 4, 0], [90 + look.kin * 16, 26, 46], metal, { round: 8 })
    if (look.kin !== 2)
      slab(s, [0, 176, 0], [110, 14, 14], look.kin === 0 ? look.accent : metal, { round: 6 })
    hoop(s, [0, 226, 0], 20, 6, steel, { axis: forth, finish: 'metal' })
  }
  s.each(
    times(7, (i) => ({ at: [44 + i * 23 - (i > 4 ? (i - 4) * 10 : 0), 0, 66 + Math.sin(i) * 10] as Vec })),
    (i) =>
      hoop(s, [0, i % 2 ? 4 : 9, 0], 14, 3.6, '#7c8796', {
        axis: i % 2 ? [0, 1, 0] : [0.2, 0.4, 1],
        finish: 'metal',
      }),
  )
}

export function propeller(s: Stage, look: Look) {
  const bronze = look.kin === 2 ? '#9aa6b5' : look.kin === 1 ? '#b5692c' : '#bd8a26'
  const count = look.says(/five/i) ? 5 : look.kin === 1 ? 3 : 4
  if (look.says(/thruster|azimuth/i)) {
    lathe(s, [0, 120, -50], flat`104 0, 110 4, 110 70, 104 76`, look.body === '#eef1f5' ? steel : look.body, {
      axis: forth,
    })
    well(s, [0, 120, 26], 98, 60, '#7c8796', '#39414f', { axis: forth })
    slab(s, [0, 224, -16], [80, 40, 60], iron)
  }
  const size = look.says(/thruster|azimuth/i) ? 0.74 : 1
  s.within({ at: [0, 120, 10], size }, () => {
    const blade = smooth(flat`-12 22, -48 62, -46 104, -12 126, 26 112, 40 70, 18 24`, 6, true)
    times(count, (i) => {
      const a = (i * 2 * Math.PI) / count + 0.3
      const spun = blade.map(
        ([x, y]): Point => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)],
      )
      prism(s, [0, 0, -4], spun, 9, mix(bronze, i % 2 ? '#7a4f16' : '#ffffff', 0.08), {
        finish: 'gloss',
        edge: 2.2,
      })
    })
    lathe(s, [0, 0, -30], smooth(flat`30 0, 34 10, 33 40, 24 62, 4 76`, 5), bronze, {
      axis: forth,
      finish: 'metal',
    })
  })
  if (size === 1) prism(s, [0, 0, -24], flat`-46 0, 46 0, 30 12, -30 12`, 60, iron)
}
