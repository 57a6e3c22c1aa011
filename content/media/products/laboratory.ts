import { lighter } from '../colour.ts'
import { box, disc } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { bars } from './marks.ts'
import { flat, smooth, tablet } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Stage } from './stage.ts'

const white = '#f1f4f7'

export function microscope(s: Stage, look: Look) {
  const a = strong(look)
  if (look.says(/centrifuge|scanner|incubator/i)) {
    const f = slab(s, [0, 0, 0], [220, 120, 170], white, { round: 16 })
    print(
      s,
      f.front,
      box(24, 26, 100, 64, '#26303c', { radius: 8 }),
      bars(36, 42, 60, '#6fe3c4', 2, 9),
      disc(166, 58, 24, a),
      disc(166, 58, 13, lighter(a, 0.4)),
    )
    if (look.says(/centrifuge/i)) {
      lathe(s, [0, 120, 0], smooth(flat`88 0, 86 16, 50 30, 4 34`, 5), '#cdd9e2', { finish: 'gloss' })
      return lathe(s, [0, 152, 0], flat`16 0, 16 10`, a)
    }
    slab(s, [0, 120, -10], [180, 30, 120], a, { round: 10 })
    return slab(s, [60, 60, 100], [90, 8, 60], '#39424f', { round: 3 })
  }
  prism(s, [0, 0, 0], tablet(150, 190, 34), 26, white, { plane: 'lie', edge: 2 })
  prism(s, [0, 0, 0], tablet(146, 186, 34), 8, iron, { plane: 'lie' })
  prism(s, [0, 8, 0], tablet(150, 190, 34), 20, white, { plane: 'lie', edge: 2 })
  lathe(s, [0, 28, 34], flat`26 0, 26 8, 20 12`, iron, { cap: '#fff1c2' })
  prism(
    s,
    [-20, 26, 0],
    smooth(flat`44 0, 84 0, 92 90, 80 176, 40 216, -20 216, -24 176, 20 172, 44 130, 52 70`, 6, true),
    40,
    white,
    { plane: 'side', edge: 2.4 },
  )
  slab(s, [0, 104, 26], [118, 10, 100], '#39424f', { round: 4 })
  print(
    s,
    { at: [-30, 114.5, 10], right: [1, 0, 0], down: [0, 0, 1] },
    box(0, 0, 60, 22, '#dcebf2'),
    box(8, 4, 18, 14, '#f2a7c0'),
  )
  lathe(s, [0, 196, 24], flat`34 0, 34 14, 26 20`, white, { axis: [0, -1, 0] })
  for (const [i, x] of [-14, 14].entries())
    lathe(s, [x, 184, 26 + i * 4], flat`9 0, 9 26, 5 ${42 - i * 8}`, steel, {
      axis: [x * 0.012, -1, 0],
      finish: 'metal',
    })
  for (const [i, x] of [-14, 14].entries())
    lathe(s, [x, 176, 26 + i * 4], flat`9.6 0, 9.6 6`, i ? a : '#f0b23c', { axis: [x * 0.012, -1, 0] })
  lathe(s, [0, 210, 10], flat`34 0, 36 20, 24 34`, white)
  for (const x of [-18, 18]) {
    rod(s, [x * 0.8, 232, 14], [x, 282, 50], 12, white)
    rod(s, [x, 278, 46], [x * 1.06, 300, 64], 15, iron)
  }
  for (const x of [-24, 22])
    rod(s, [x, 70, -64], [x < 0 ? -40 : 40, 70, -64], 19, a, { cap: lighter(a, 0.4) })
}
