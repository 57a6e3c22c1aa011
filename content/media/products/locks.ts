import { darker, lighter } from '../colour.ts'
import { box, disc, many } from '../draw.ts'
import type { Look } from './look.ts'
import { steel } from './machine-parts.ts'
import { deep, flat, tablet as plateOf, rounded } from './outlines.ts'
import { rod } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function smartLock(s: Stage, look: Look) {
  const metal = ['#39424f', '#c3ccd6', '#b08a4a', '#232a37'][look.kin % 4] ?? '#39424f'
  if (look.says(/padlock|seal/i)) {
    tube(s, deep`-44 110 0, -46 190 0, 0 226 0, 46 190 0, 44 110 0`, 12, steel, { finish: 'metal' })
    const f = prism(
      s,
      [0, 0, -28],
      plateOf(150, 130, 26, true),
      56,
      look.says(/seal/i) ? look.accent : metal,
      { finish: 'gloss' },
    )
    print(
      s,
      f,
      disc(0, -66, 32, lighter(metal, 0.2)),
      many(4, (i) => `<circle cy="-66" r="${6 + i * 6}" fill="none" stroke="#6fe3c4" stroke-width="2.6"/>`),
    )
    return
  }
  const door = slab(s, [0, 0, -26], [190, 280, 22], look.kin % 2 ? '#c79a63' : '#e9e2d6', {
    round: 3,
    finish: 'matt',
  })
  print(
    s,
    door.front,
    box(14, 14, 162, 252, 'none', {
      radius: 4,
      stroke: darker(look.kin % 2 ? '#c79a63' : '#e9e2d6', 0.2),
      strokeWidth: 2,
    }),
  )
  const f = prism(s, [30, 40, -15], plateOf(72, 200, 20, true), 22, metal, { finish: 'gloss' })
  print(
    s,
    f,
    box(-28, -190, 56, 108, '#10161f', { radius: 12 }),
    many(9, (i) => disc(-16 + (i % 3) * 16, -172 + Math.floor(i / 3) * 20, 4.4, '#8fe6ff')),
    disc(0, -102, 11, '#24405c'),
    disc(0, -102, 6, '#6fe3c4'),
  )
  rod(s, [30, 84, 6], [30, 84, 30], 15, steel, { finish: 'metal' })
  prism(
    s,
    [30, 84, 24],
    rounded(flat`12 -9, 12 9, -96 8, -100 0, -96 -8`, 5),
    14,
    look.kin === 1 ? '#a9b3c0' : metal,
    { finish: 'metal' },
  )
}
