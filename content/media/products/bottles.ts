import { lighter, mix } from '../colour.ts'
import { box, many, type Point, place } from '../draw.ts'
import { filling, glassShine, label } from './jars.ts'
import type { Look } from './look.ts'
import { bars, hillMark } from './marks.ts'
import { deep, flat, smooth } from './outlines.ts'
import { ball, lathe, rod, well } from './rounds.ts'
import { print, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

function bottle(s: Stage, glass: string, cap: string, profile: readonly Point[], neck: number, r: number) {
  const top = profile.at(-1) ?? [10, 200]
  lathe(s, [0, 0, 0], smooth(profile, 5), glass, { finish: 'gloss' })
  glassShine(s, r, [10, neck])
  lathe(
    s,
    [0, top[1] - 34, 0],
    flat`${top[0] + 1.6} 0, ${top[0] + 2} 2, ${top[0] + 2} 36, ${top[0]} 39`,
    cap,
    { finish: 'metal' },
  )
}

export function oliveOil(s: Stage, look: Look) {
  const glass = look.says(/sunflower|hickory|torreya/i) ? '#c99a25' : '#4c5a1d'
  if (look.says(/tin|5 l/i)) {
    const can = slab(s, [-20, 0, -10], [116, 190, 80], look.body, { finish: 'gloss', round: 7 })
    print(
      s,
      can.front,
      box(12, 44, 92, 104, '#fbf6e6', { radius: 6 }),
      place({ x: 58, y: 86, size: 0.6 }, hillMark(look.dark)),
      bars(30, 122, 56, look.dark, 2, 5),
    )
    rod(s, [14, 190, -10], [14, 206, -10], 13, look.accent === '#f2f4f8' ? '#c3332f' : look.accent)
    tube(s, deep`-60 190 -10, -54 208 -10, -24 208 -10, -18 190 -10`, 4, '#c9a24a', { finish: 'metal' })
  } else
    s.each([{ at: [-34, 0, -10] }, ...(look.kin ? [] : [{ at: [44, 0, -30] as Vec, size: 0.84 }])], () => {
      bottle(
        s,
        glass,
        look.kin ? look.accent : '#c9a24a',
        flat`33 0, 37 4, 37 130, 34 146, 14 172, 12 180, 12 216`,
        120,
        37,
      )
      label(s, 37, [30, 112], '#fbf6e6', look.dark, look.body)
    })
  s.within({ at: [54, 0, 50] }, () => {
    lathe(s, [0, 0, 0], flat`14 0, 32 10, 38 18`, '#f7f4ee', { finish: 'gloss' })
    well(s, [0, 18, 0], 36, 4, '#efe9df', '#d8b431')
    s.each([{ at: [-12, 18, 4] }, { at: [10, 18, 10] }, { at: [4, 20, -10] }], (i) =>
      ball(s, [0, 2, 0], 9, i ? '#6d7f2c' : '#54412a', 'gloss'),
    )
  })
}

export function wineBottle(s: Stage, look: Look) {
  const glass = look.says(/white/i) ? '#a9a94a' : '#3a1620'
  const one = (paper: string) => {
    bottle(
      s,
      glass,
      look.kin === 1 ? '#c9a24a' : look.body,
      flat`35 0, 38 4, 38 132, 33 152, 15 178, 13 190, 13 250`,
      128,
      38,
    )
    label(s, 38, [28, 106], paper, look.dark, look.accent === '#f2f4f8' ? '#b08a3a' : look.accent)
  }
  if (look.says(/case|two/i)) {
    const crate = slab(s, [40, 0, -40], [190, 200, 40], '#c79a63', { finish: 'matt', round: 3 })
    print(
      s,
      crate.front,
      many(4, (i) => box(0, i * 50, 190, 2, '#8d6233')),
      place({ x: 95, y: 100, size: 0.8 }, hillMark('#7a5328')),
    )
    s.each([{ at: [-10, 0, 20] }, { at: [92, 0, 20] }], () => one('#fbf6e6'))
  } else s.within({ at: [-30, 0, 0] }, () => one(look.kin ? '#e9efe2' : '#fbf6e6'))
  s.within({ at: [look.says(/case|two/i) ? 150 : 66, 0, 40], size: 0.95 }, () => {
    lathe(s, [0, 0, 0], flat`30 0, 30 2, 4 6, 3 60`, '#e6eef2', { finish: 'gloss', opacity: 0.85 })
    lathe(
      s,
      [0, 60, 0],
      smooth(flat`3 0, 26 18, 34 44, 33 52`, 5),
      look.says(/white/i) ? '#e6cf6a' : '#86182f',
      { finish: 'gloss' },
    )
    lathe(s, [0, 112, 0], smooth(flat`33 0, 30 22, 26 40`, 4), '#eef4f7', { finish: 'gloss', opacity: 0.55 })
  })
}

export function juiceBottle(s: Stage, look: Look) {
  const juice = filling(look, '#f0962c')
  const tall = look.luck.between(0.92, 1.16)
  const profile: Point[] = flat`32 0, 37 5, 37 50, 34 66, 37 84, 37 116, 22 142, 17 150, 17 164`
  s.each(look.kin ? [{ at: [-14, 0, 0] }] : [{ at: [-50, 0, -20] }, { at: [38, 0, 8], size: 0.9 }], (i) => {
    lathe(
      s,
      [0, 0, 0],
      smooth(
        profile.map(([r, y]): Point => [r, y * tall]),
        4,
      ),
      i ? mix(juice, '#ffffff', 0.14) : juice,
      { finish: 'gloss' },
    )
    glassShine(s, 36, [12, 110 * tall])
    label(s, 37, [38 * tall, 104 * tall], '#fdfbf4', look.dark, look.kin ? look.accent : look.body)
    lathe(s, [0, 162 * tall, 0], flat`19 0, 19 20, 17 23`, look.kin ? look.body : look.accent)
  })
  s.within({ at: [look.kin ? 64 : 92, 0, 56] }, () => {
    lathe(s, [0, 0, 0], flat`24 0, 30 64`, '#eaf4f8', { finish: 'gloss', opacity: 0.6 })
    lathe(s, [0, 3, 0], flat`23 0, 28 48`, juice, { finish: 'gloss', cap: lighter(juice, 0.25) })
    tube(s, deep`4 8 0, 16 92 -6`, 2.6, '#ffffff', { straight: true })
  })
}
