import { disc, line, many, place } from '../draw.ts'
import type { Look } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { deep, flat, rounded } from './outlines.ts'
import { rod } from './rounds.ts'
import { ink, print, prism, slab } from './solids.ts'
import { add, forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

/** A wheel with spokes in the plane of the frame. */
function spoked(s: Stage, at: Vec, r: number, ink = '#2c323f') {
  print(
    s,
    { at, right: [1, 0, 0], down: [0, -1, 0] },
    many(14, (i) => place({ turn: i * 25.7 }, line(`M0 0V${(-r).toFixed(1)}`, '#8f9aa8', 1))),
  )
  hoop(s, at, r, r * 0.066 + 1, ink, { axis: forth, finish: 'matt' })
  hoop(s, at, r * 0.9, 1.6, '#c3ccd6', { axis: forth, finish: 'metal' })
  rod(s, add(at, [0, 0, -7]), add(at, [0, 0, 7]), r * 0.09, steel, { finish: 'metal' })
}

export function bicycle(s: Stage, look: Look, electric = false) {
  const paint = look.body === '#eef1f5' ? '#dfe5ec' : look.body
  const small = look.says(/fold|20-inch|child|16-inch|balance|scooter|tricycle/i)
  const r = small ? 42 : 62
  const [rear, front]: Vec[] = deep`-88 ${r} 0, 92 ${r} 0`
  if (!rear || !front) return
  if (look.says(/scooter/i)) {
    spoked(s, [90, 30, 0], 28)
    slab(s, [-20, 22, 0], [170, 10, 44], paint, { round: 5 })
    for (const z of [-22, 22]) spoked(s, [-100, 24, z], 20)
    tube(s, deep`60 30 0, 86 60 0, 62 210 0`, 7, paint)
    tube(s, deep`62 208 -44, 62 208 44`, 6, '#2c323f', { straight: true })
    return
  }
  spoked(s, rear, r)
  const seat: Vec = [-36, small ? 138 : 150, 0]
  const crank: Vec = [-6, small ? 46 : 54, 0]
  const head: Vec = [66, small ? 122 : 140, 0]
  const cargo = electric && look.says(/cargo|delivery/i)
  if (cargo) slab(s, [-100, r * 2 + 8, 0], [80, 54, 62], look.accent, { round: 6 })
  else if (electric) slab(s, [-92, r * 2 + 8, 0], [84, 5, 34], '#2c323f', { round: 2 })
  tube(s, [crank, rear, [-32, 130, 0]], 4, paint, { straight: true })
  if (small) tube(s, [rear, [-20, 76, 0], [74, 96, 0]], 9, paint)
  else tube(s, [[-32, 126, 0], head], look.kin === 2 ? 8 : 5.4, paint, { straight: true })
  tube(s, [crank, [-38, 138, 0]], 5.4, paint, { straight: true })
  if (!small || electric)
    tube(s, [crank, head], electric ? 11 : look.kin === 1 ? 8 : 6, electric ? '#2c323f' : paint, {
      straight: true,
    })
  spoked(s, front, r)
  tube(s, [front, [74, 96, 0], head], 5, look.kin === 1 ? '#2c323f' : paint)
  tube(s, [head, [58, 176, 0]], 5, '#2c323f', { straight: true })
  const bar = look.says(/gravel/i) ? 14 : 0
  tube(s, deep`${58 + bar} 176 -34, 54 178 0, ${58 + bar} 176 34`, 4, '#2c323f')
  tube(s, [[-38, 136, 0], seat], 4, steel, { straight: true, finish: 'metal' })
  prism(s, [seat[0], seat[1], -11], rounded(flat`-26 0, 26 2, 26 8, -20 14, -28 12`, 5), 22, '#2c323f')
  if (!look.says(/balance/i)) {
    hoop(s, crank, 17, 2.6, steel, { axis: forth, finish: 'metal' })
    tube(s, [crank, [12, crank[1] - 26, 8]], 3, '#3a4252', { straight: true })
    slab(s, [14, crank[1] - 32, 12], [24, 6, 12], '#2c323f', { round: 2 })
  }
  if (electric)
    rod(
      s,
      add(look.kin % 2 ? rear : crank, [0, 0, -10]),
      add(look.kin % 2 ? rear : crank, [0, 0, 10]),
      look.kin % 2 ? 18 : 15,
      iron,
      { cap: look.accent },
    )
  ink(s, head, disc(8, 6, 5, '#fff3c4'))
}

export const eBike = (s: Stage, look: Look) => bicycle(s, look, true)
