import { box, disc, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { steel } from './machine-parts.ts'
import { deep, flat } from './outlines.ts'
import { ball, lathe, rod, well } from './rounds.ts'
import { print, slab } from './solids.ts'
import { forth } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function camera(s: Stage, look: Look) {
  const shell = look.kin === 1 ? '#39424f' : '#eef1f5'
  const lens = (z: number, r: number, y: number) => {
    lathe(s, [0, y, z], flat`${r} 0, ${r} 30, ${r * 0.94} 34`, '#232a37', { axis: forth })
    lathe(s, [0, y, z + 34], flat`${r * 0.92} 0, ${r * 0.86} 3`, strong(look), {
      axis: forth,
      finish: 'gloss',
    })
    well(s, [0, y, z + 37], r * 0.76, 12, '#2b3648', '#18243a', { axis: forth })
    print(
      s,
      { at: [0, y, z + 33], right: [1, 0, 0], down: [0, -1, 0] },
      disc(0, 0, r * 0.42, '#2d4f86'),
      disc(-r * 0.14, -r * 0.16, r * 0.16, '#bcd8ff'),
      disc(r * 0.16, r * 0.18, r * 0.08, '#8fb0e8'),
    )
  }
  if (look.says(/dome|tracking|ptz/i)) {
    lathe(s, [0, 0, 0], flat`60 0, 62 4, 62 26, 50 34`, shell)
    for (const x of [-62, 62]) slab(s, [x, 24, 0], [18, 90, 50], shell, { round: 8 })
    ball(s, [0, 96, 0], 60, shell, 'gloss')
    lens(34, 32, 92)
    return
  }
  if (look.says(/lens|arthro|telescope|scope/i)) {
    const long = look.says(/telescope|arthro|scope/i)
    if (long)
      times(3, (i) =>
        tube(
          s,
          deep`0 110 0, ${Math.cos(i * 2.1 + 0.5) * 80} 0 ${Math.sin(i * 2.1 + 0.5) * 80}`,
          5,
          '#b98146',
          { straight: true },
        ),
      )
    lathe(
      s,
      [-90, 130, -30],
      flat`26 0, 28 4, 28 50, 36 56, 36 130, 42 136, 42 168, 38 172`,
      look.kin % 2 ? '#39424f' : shell,
      { axis: [0.9, 0.14, 0.42], finish: 'plastic' },
    )
    lathe(s, [-56, 135, -14], flat`30 0, 30 12`, strong(look), { axis: [0.9, 0.14, 0.42] })
    if (!long) lathe(s, [0, 0, 0], flat`56 0, 58 4, 58 40, 50 44, 50 80`, '#232a37')
    return
  }
  if (look.says(/bullet|ship|thermal|network|corros/i)) {
    lathe(s, [-80, 30, -60], flat`36 0, 38 4, 38 10`, shell, { axis: [0.3, 0, 1] })
    tube(s, deep`-76 30 -50, -60 40 -20, -20 84 -10`, 11, shell)
    lathe(s, [0, 110, -90], flat`40 0, 46 6, 46 130, 44 134`, shell, { axis: forth })
    slab(s, [0, 152, -10], [104, 8, 170], look.kin % 2 ? strong(look) : shell, { round: 4 })
    lens(36, 36, 110)
    return
  }
  const body = slab(s, [0, 0, -20], [220, 140, 70], look.kin % 2 ? '#d8dee6' : '#2c3340', { round: 14 })
  slab(s, [0, 138, -20], [84, 30, 56], look.kin % 2 ? '#d8dee6' : '#2c3340', { round: 8 })
  print(
    s,
    body.front,
    box(0, 34, 220, 76, '#1d2430', { opacity: 0.5 }),
    box(10, 10, 46, 12, strong(look), { radius: 4 }),
    disc(192, 24, 9, '#e0503c'),
  )
  rod(s, [78, 138, -20], [78, 150, -20], 14, steel, { finish: 'metal' })
  lens(14, 56, 68)
}
