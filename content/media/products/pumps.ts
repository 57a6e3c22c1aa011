import { mix } from '../colour.ts'
import { box, times } from '../draw.ts'
import type { Look } from './look.ts'
import { iron, motor, steel } from './machine-parts.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, rod, well } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

export function waterPump(s: Stage, look: Look) {
  const paint = look.body === '#eef1f5' ? '#d6dde6' : look.body
  if (look.says(/vertical|submers|multistage|canned/i)) {
    lathe(s, [0, 0, 0], flat`62 0, 64 4, 64 14, 40 18, 40 40`, iron)
    rod(s, [-78, 30, 0], [78, 30, 0], 17, paint)
    for (const x of [-84, 76]) rod(s, [x, 30, 0], [x + 10, 30, 0], 30, steel, { finish: 'metal' })
    lathe(s, [0, 40, 0], flat`36 0, 36 ${110 + look.kin * 10}`, '#c3ccd6', { finish: 'metal' })
    times(4, (i) => lathe(s, [0, 52 + i * 26, 0], flat`38 0, 38 5`, steel, { finish: 'metal' }))
    const y = 150 + look.kin * 10
    lathe(s, [0, y, 0], flat`46 0, 46 14, 30 20, 42 30, 42 100, 34 112, 10 116`, paint)
    times(7, (i) => lathe(s, [0, y + 36 + i * 9, 0], flat`45 0, 45 3.4`, mix(paint, '#0a1230', 0.14)))
    slab(s, [28, y + 48, 30], [34, 40, 20], iron)
    return
  }
  slab(s, [0, 0, 0], [300, 14, 110], iron, { round: 4 })
  motor(s, [20, 68, 0], 110, 46, look.kin === 1 ? look.accent : paint)
  lathe(s, [130, 68, 0], flat`46 0, 46 14, 38 18`, iron, { axis: [1, 0, 0] })
  slab(s, [76, 108, 0], [44, 26, 38], mix(paint, '#0a1230', 0.2))
  slab(s, [76, 14, 8], [70, 22, 70], mix(paint, '#0a1230', 0.25))
  rod(s, [-40, 68, 0], [24, 68, 0], 24, '#f0b23c')
  rod(s, [-40, 68, 0], [-30, 68, 0], 34, steel, { finish: 'metal' })
  slab(s, [-82, 14, 6], [60, 26, 60], mix(paint, '#0a1230', 0.25))
  rod(s, [-88, 100, -6], [-88, 176, -6], 23, paint)
  lathe(s, [-88, 172, -6], flat`36 0, 37 2, 37 12, 35 14`, steel, { finish: 'metal', cap: steel })
  well(s, [-88, 186, -6], 21, 22, '#5d6775', '#2f3746')
  lathe(s, [-46, 68, 0], smooth(flat`30 0, 58 10, 64 30, 58 52, 36 66, 26 76`, 5), paint, {
    axis: [-1, 0, 0],
    finish: 'gloss',
  })
  lathe(s, [-120, 68, 0], flat`26 0, 26 16, 42 17, 43 28, 41 30`, steel, {
    axis: [-1, 0, 0],
    finish: 'metal',
    cap: steel,
  })
  well(s, [-150, 68, 0], 22, 24, '#5d6775', '#2f3746', { axis: [-1, 0, 0] })
}

export function valve(s: Stage, look: Look) {
  const paint = look.says(/brass|bronze/i) ? '#c99a3d' : look.body === '#eef1f5' ? '#c6cfd9' : look.body
  const end = (x: number) =>
    rod(s, [x, 74, 0], [x + 14, 74, 0], 46, steel, { finish: 'metal', cap: '#c3ccd6' })
  if (look.says(/manifold|loops/i)) {
    for (const y of [60, 150]) {
      rod(s, [-150, y, 0], [150, y, 0], 15, '#c9a24a', { finish: 'metal' })
      times(5, (i) => {
        rod(s, [-110 + i * 55, y, 0], [-110 + i * 55, y + 34, 0], 9, steel, { finish: 'metal' })
        lathe(s, [-110 + i * 55, y + 34, 0], flat`15 0, 16 22, 12 26`, y > 100 ? look.body : '#d6453b')
      })
    }
    return
  }
  const flanged = look.says(/DN|gate|globe|butterfly|steel|LNG/i)
  if (flanged) end(-118)
  rod(s, [-106, 74, 0], [106, 74, 0], 31, paint)
  lathe(s, [-58, 74, 0], smooth(flat`30 0, 50 18, 56 58, 50 98, 30 116`, 5), paint, {
    axis: [1, 0, 0],
    finish: 'gloss',
  })
  if (flanged) end(104)
  else
    for (const x of [-116, 92])
      lathe(s, [x, 74, 0], flat`36 0, 40 3, 40 22, 36 24`, mix(paint, '#ffffff', 0.1), {
        axis: [1, 0, 0],
        finish: 'metal',
      })
  well(s, [flanged ? 118 : 116, 74, 0], 26, 20, '#4a5361', '#2b3240', { axis: [1, 0, 0] })
  well(s, [flanged ? -118 : -116, 74, 0], 26, 20, '#4a5361', '#2b3240', { axis: [-1, 0, 0] })
  lathe(
    s,
    [0, 118, 0],
    flat`34 0, 36 4, 36 14, 22 18, 18 52, 22 56, 22 64, 8 66, 7 100`,
    mix(paint, '#ffffff', 0.06),
  )
  if (look.says(/ball|thermostat|butterfly/i) && look.kin !== 3) {
    if (look.says(/thermostat/i)) return lathe(s, [0, 170, 0], flat`30 0, 32 4, 32 60, 24 68`, '#f1f4f7')
    const lever = prism(
      s,
      [0, 214, -12],
      flat`-16 0, 130 18, 136 26, 130 32, -16 12`,
      24,
      look.kin % 2 ? look.accent : '#d6453b',
      { finish: 'gloss' },
    )
    return print(s, lever, box(40, -24, 70, 6, '#ffffff', { opacity: 0.5, radius: 3 }))
  }
  times(3, (i) =>
    tube(s, deep`${Math.cos(i * 2.09) * 56} 212 ${Math.sin(i * 2.09) * 56}, 0 212 0`, 4, look.accent, {
      straight: true,
    }),
  )
  hoop(s, [0, 212, 0], 58, 6.5, look.kin ? look.accent : '#d6453b')
  lathe(s, [0, 206, 0], flat`12 0, 12 14`, steel, { finish: 'metal' })
}
