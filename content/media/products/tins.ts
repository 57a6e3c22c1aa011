import { lighter, mix } from '../colour.ts'
import { box, place, shape, times } from '../draw.ts'
import { label } from './jars.ts'
import { inkOn, type Look } from './look.ts'
import { bars, hillMark } from './marks.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, well, wrap } from './rounds.ts'
import { print, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function teaTin(s: Stage, look: Look) {
  const tall = look.luck.between(120, 168)
  const r = look.luck.between(46, 58)
  const square = look.kin === 1 || look.kin === 3
  const gold = '#d8ac4f'
  if (square) {
    const tin = slab(s, [-20, 0, -20], [r * 1.9, tall, r * 1.6], look.body, { round: 9, finish: 'gloss' })
    const mark = inkOn(look.body, look.dark)
    print(
      s,
      tin.front,
      box(r * 0.35, tall * 0.26, r * 1.2, tall * 0.52, '#fbf6e6', { radius: 5 }),
      place({ x: r * 0.95, y: tall * 0.5, size: r * 0.0085 }, hillMark(look.dark)),
      bars(r * 0.62, tall * 0.66, r * 0.66, look.dark, 1, 5),
      bars(r * 0.5, tall * 0.12, r * 0.9, mark, 1, 6),
    )
    slab(s, [-20, tall, -20], [r * 1.96, tall * 0.17, r * 1.66], mix(look.body, '#101a30', 0.25), {
      round: 8,
      finish: 'gloss',
    })
  } else
    s.within({ at: [-30, 0, -10] }, () => {
      lathe(s, [0, 0, 0], flat`${r - 3} 0, ${r} 4, ${r} ${tall}`, look.body, { finish: 'gloss' })
      wrap(s, [0, 0, 0], r + 0.6, [tall - 7, tall - 1], [-90, 90], gold)
      wrap(s, [0, 0, 0], r + 0.6, [4, 10], [-90, 90], gold)
      label(
        s,
        r,
        [tall * 0.22, tall * 0.74],
        '#fbf6e6',
        look.dark,
        look.accent === '#f2f4f8' ? gold : look.accent,
      )
      lathe(
        s,
        [0, tall, 0],
        smooth(flat`${r + 2} 0, ${r + 2} ${tall * 0.2}, ${r - 5} ${tall * 0.27}, 14 ${tall * 0.29}`, 5),
        mix(look.body, '#101a30', 0.22),
        { finish: 'gloss' },
      )
      lathe(s, [0, tall * 1.28, 0], flat`9 0, 12 8, 7 15`, gold, { finish: 'metal' })
    })
  s.within({ at: [64, 0, 44] }, () => {
    lathe(s, [0, 0, 0], flat`22 0, 48 7, 50 9`, '#f5f3ee', { finish: 'gloss' })
    lathe(s, [0, 6, 0], smooth(flat`16 0, 30 14, 38 36`, 5), '#fbfaf7', { finish: 'gloss' })
    well(
      s,
      [0, 42, 0],
      36.5,
      8,
      '#ece6da',
      look.says(/black|dark|oolong/i) ? '#a2501c' : look.says(/matcha/i) ? '#8fae3c' : '#cfae4b',
    )
  })
  times(14, (i) =>
    tube(
      s,
      deep`${-30 + look.luck.between(-36, 36)} 2 ${84 + look.luck.between(-12, 12)}, ${-30 + look.luck.between(-30, 30)} 4 ${86 + (i % 3) * 5}`.map(
        (p, k, l): Vec =>
          k
            ? [(l[0]?.[0] ?? 0) + look.luck.between(6, 12), 3, (l[0]?.[2] ?? 0) + look.luck.between(-5, 5)]
            : [p[0] ?? 0, 2, p[2] ?? 0],
      ),
      2,
      i % 2 ? '#3f6b35' : '#274d2c',
      { finish: 'matt' },
    ),
  )
}

export function fishCan(s: Stage, look: Look) {
  const metal = look.kin % 2 ? '#b9c0c9' : '#cfa953'
  const low = look.says(/sardine|octopus|mussel|oil/i)
  const [r, h] = low ? [70, 30] : [52, 56]
  const shades = [
    look.body === '#eef1f5' ? look.accent : look.body,
    look.accent === '#f2f4f8' ? '#e0503c' : look.accent,
    mix(look.body, '#ffffff', 0.35),
  ]
  const can = (colour: string, printed = true) => {
    lathe(
      s,
      [0, 0, 0],
      flat`${r - 2} 0, ${r} 2, ${r} 5, ${r - 2} 7, ${r - 2} ${h - 7}, ${r} ${h - 5}, ${r} ${h - 1}, ${r - 2} ${h}`,
      metal,
      { finish: 'metal', cap: metal },
    )
    if (printed) {
      wrap(s, [0, 0, 0], r - 1.6, [7, h - 7], [-90, 90], colour)
      wrap(s, [0, 0, 0], r - 1.4, [h * 0.3, h * 0.7], [-52, -8], inkOn(colour, look.dark))
      wrap(s, [0, 0, 0], r - 1.4, [h * 0.54, h * 0.66], [4, 50], inkOn(colour, look.dark))
      wrap(s, [0, 0, 0], r - 1.4, [h * 0.32, h * 0.42], [4, 36], inkOn(colour, look.dark))
    }
    well(s, [0, h, 0], r - 5, 3, metal, lighter(metal, 0.2))
    print(
      s,
      { at: [0, h - 2, 0], right: [1, 0, 0], down: [0, 0, 1] },
      `<circle r="${(r * 0.72).toFixed(1)}" fill="none" stroke="${mix(metal, '#ffffff', 0.6)}" stroke-width="2"/>`,
      shape(`M${-8} ${r * 0.1}h16v${r * 0.42}a8 8 0 0 1-16 0Z`, mix(metal, '#5d6470', 0.45)),
      box(-4, r * 0.26, 8, r * 0.24, metal, { radius: 4 }),
    )
  }
  const stack = 2 + ((look.kin + (low ? 1 : 0)) % 3)
  s.within({ at: [-44, 0, -26] }, () =>
    times(stack, (i) => s.within({ at: [0, i * (h + 0.5), 0] }, () => can(shades[i % 3] ?? look.body))),
  )
  s.within({ at: [r * 0.9, 0, 50] }, () => can(shades[(look.kin + 1) % 3] ?? look.body))
}
