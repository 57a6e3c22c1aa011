import { mix } from '../colour.ts'
import { disc, times } from '../draw.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { tablet } from './outlines.ts'
import { ball } from './rounds.ts'
import { print, prism } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop } from './tubes.ts'

export function pearlNecklace(s: Stage, look: Look) {
  const tint = ['#f7efe6', '#f4dfe2', '#dfe3ee', '#f3e6c8'][look.style % 4] ?? '#f7efe6'
  const [base = look.body] = cloths(look)
  const cushion = look.kin % 2 ? base : mix(base, '#1a2238', 0.55)
  prism(s, [0, 0, 0], tablet(280, 220, 34), 22, cushion, { plane: 'lie', finish: 'matt', edge: 3 })
  const strand = (rx: number, rz: number, r: number, gap: number, y: number) => {
    const n = Math.floor((Math.PI * (rx + rz)) / (r * 2 * gap))
    s.each(
      times(n, (i) => ({ at: [Math.cos((i / n) * 6.283) * rx, y, Math.sin((i / n) * 6.283) * rz] as Vec })),
      () => ball(s, [0, 0, 0], r, tint, 'gloss'),
    )
  }
  if (look.says(/stud|earring|brooch|loose|baroque/i)) {
    const n = look.says(/loose|baroque|weight/i) ? 14 : 2
    s.each(
      times(n, (i) => ({
        at: [
          n === 2 ? i * 110 - 55 : look.luck.between(-90, 90),
          22,
          n === 2 ? 0 : look.luck.between(-60, 60),
        ] as Vec,
      })),
      () => {
        if (n === 2) hoop(s, [0, 44, -6], 20, 3, '#d8b25a', { axis: [0, 0.3, 1], finish: 'metal' })
        ball(s, [0, n === 2 ? 24 : 18, 0], n === 2 ? 26 : look.luck.between(14, 22), tint, 'gloss')
      },
    )
    return
  }
  const big = 9 + look.kin * 2
  strand(98, 72, big, 1.02, 22 + big)
  if (look.says(/triple|layer|set|bridal/i)) strand(72, 50, big * 0.86, 1.02, 22 + big)
  if (look.kin % 2 === 0) {
    ball(s, [0, 34, 86], 15, '#d8b25a', 'gloss')
    ball(s, [0, 38, 104], 12, tint, 'gloss')
  }
  print(
    s,
    { at: [0, 22.3, 0], right: [1, 0, 0], down: [0, 0, 1] },
    disc(0, 0, 16, '#ffffff', { opacity: 0.1 }),
  )
}
