import { darker, lighter, mix } from '../colour.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, well, wrap } from './rounds.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

export const wood = '#b98146'

export function kettle(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const metal = look.says(/glass|purple/i)
    ? '#9ec4cf'
    : look.says(/camp|copper/i)
      ? '#c98a45'
      : look.kin % 2
        ? '#b9c2cd'
        : base
  const finish = look.kin % 2 ? 'metal' : 'gloss'
  const low = look.kin === 2 || look.says(/double/i) ? 0.8 : 1
  if (!look.says(/camp|turkish|stew/i)) lathe(s, [0, -12, 0], flat`82 0, 84 4, 80 12`, iron)
  tube(
    s,
    look.says(/gooseneck/i)
      ? deep`-58 30 0, -104 40 0, -100 110 0, -140 136 0`
      : deep`-58 ${100 * low} 0, -92 ${122 * low} 0, -110 ${146 * low} 0`,
    look.says(/gooseneck/i) ? 7 : 13,
    metal,
    { finish: 'metal' },
  )
  lathe(s, [0, 0, 0], smooth(flat`78 0, 82 12, 78 ${70 * low}, 62 ${124 * low}, 54 ${140 * low}`, 6), metal, {
    finish,
  })
  lathe(
    s,
    [0, 140 * low, 0],
    smooth(flat`56 0, 48 12, 20 20`, 4),
    look.kin === 1 ? look.accent : mix(metal, '#ffffff', 0.15),
    { finish },
  )
  lathe(s, [0, 160 * low, 0], flat`8 0, 13 8, 11 16, 4 20`, '#2c323f')
  if (look.says(/double|camp|stew/i))
    tube(s, deep`-56 ${130 * low} 0, -50 ${216 * low} 0, 50 ${216 * low} 0, 56 ${130 * low} 0`, 7, '#2c323f')
  else tube(s, deep`54 ${132 * low} 0, 112 ${138 * low} 0, 118 ${70 * low} 0, 78 26 0`, 10, '#2c323f')
  if (look.says(/electric|multi/i)) wrap(s, [0, 0, 0], 81, [14, 22], [-40, 40], '#6fd3ff')
}

export function pan(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const copper = look.says(/copper/i)
  const colour = copper
    ? '#c77b45'
    : look.says(/steel|stock/i)
      ? '#b9c2cd'
      : look.says(/iron wok|uncoated/i)
        ? '#39414f'
        : base
  const inside = look.says(/enamel/i)
    ? '#f3ead9'
    : copper || look.says(/steel|stock/i)
      ? '#dbe2ea'
      : '#30363f'
  const finish = copper || look.says(/steel|stock/i) ? 'metal' : 'gloss'
  if (look.says(/pot|casserole/i)) {
    const h = look.says(/stock/i) ? 120 : 84
    lathe(s, [0, 0, 0], smooth(flat`96 0, 106 10, 108 ${h}`, 4), colour, { finish })
    for (const x of [-1, 1])
      tube(
        s,
        deep`${x * 104} ${h - 16} -24, ${x * 142} ${h - 14} -18, ${x * 142} ${h - 14} 18, ${x * 104} ${h - 16} 24`,
        7,
        finish === 'metal' ? '#c9a24a' : darker(colour, 0.15),
      )
    lathe(s, [0, h, 0], smooth(flat`112 0, 110 8, 60 26, 14 30`, 5), colour, { finish })
    lathe(s, [0, h + 28, 0], flat`7 0, 7 8, 18 14, 18 20, 10 24`, '#d8b25a', { finish: 'metal' })
    return
  }
  const wok = look.says(/wok/i)
  const depth = wok ? 70 : 40
  tube(
    s,
    deep`100 ${depth - 6} -10, 150 ${depth + 16} -18, 232 ${depth + 26} -30`,
    9,
    look.says(/wok/i) ? wood : '#2c323f',
  )
  lathe(
    s,
    [0, 0, 0],
    smooth(wok ? flat`30 0, 84 26, 122 ${depth}` : flat`92 0, 104 6, 116 ${depth}`, 6),
    colour,
    { finish },
  )
  well(s, [0, depth, 0], wok ? 118 : 113, depth * 0.62, mix(inside, '#ffffff', 0.16), inside, {
    finish: 'plastic',
    low: wok ? 60 : 96,
  })
  hoop(s, [0, depth, 0], wok ? 120 : 114, 1.8, lighter(colour, 0.3), { finish: 'metal' })
}

export function vacuumFlask(s: Stage, look: Look) {
  const [base = look.body, , second = look.accent] = cloths(look)
  const one = (colour: string, kind: number) => {
    const [r, h] = kind === 1 ? [52, 190] : kind === 2 ? [64, 118] : kind === 3 ? [44, 138] : [42, 196]
    lathe(s, [0, 0, 0], flat`${r - 3} 0, ${r} 4, ${r} ${h - 16}, ${r - 8} ${h}`, colour, { finish: 'gloss' })
    lathe(s, [0, 0.5, 0], flat`${r + 0.6} 0, ${r + 0.6} 9`, steel, { finish: 'metal', cap: colour })
    lathe(s, [0, 9.5, 0], flat`${r} 0, ${r} ${h - 25.5}, ${r - 8} ${h - 9.5}`, colour, { finish: 'gloss' })
    wrap(s, [0, 0, 0], r + 0.4, [h * 0.42, h * 0.5], [-16, 16], lighter(colour, 0.6))
    lathe(s, [0, h, 0], flat`${r - 8} 0, ${r - 8} 6`, steel, { finish: 'metal' })
    lathe(s, [0, h + 6, 0], flat`${r - 5} 0, ${r - 5} 26, ${r - 10} 32`, kind === 0 ? steel : second, {
      finish: kind === 0 ? 'metal' : 'plastic',
    })
    if (kind === 1)
      tube(s, deep`${r - 2} ${h - 20} 0, ${r + 38} ${h - 30} 0, ${r + 38} 70 0, ${r - 2} 56 0`, 8, second)
    if (kind === 3) tube(s, deep`0 ${h + 36} 0, 4 ${h + 58} 0, 26 ${h + 66} 0`, 5, '#f2f4f8')
  }
  s.each(
    look.kin % 2 === 0 ? [{ at: [-36, 0, -14] }, { at: [62, 0, 30], size: 0.72 }] : [{ at: [0, 0, 0] }],
    (i) => one(i ? second : base, look.kin % 4),
  )
}
