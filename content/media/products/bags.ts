import { darker, lighter, mix } from '../colour.ts'
import { box, disc, line, many, shape } from '../draw.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { crossMark } from './marks.ts'
import { deep, flat, rounded, tablet } from './outlines.ts'
import { ball, rod } from './rounds.ts'
import { ink, print, prism, slab } from './solids.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function backpack(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const cloth = look.says(/leather/i)
    ? '#9a5f36'
    : look.says(/emergency|responder/i)
      ? '#d6453b'
      : look.says(/business/i)
        ? '#39424f'
        : base
  const trim = look.says(/leather|business/i)
    ? '#5b3a22'
    : look.accent === '#f2f4f8'
      ? '#f0b23c'
      : look.accent
  const tall = look.says(/trek|45/i) ? 40 : 0
  for (const x of [-44, 44])
    tube(s, deep`${x} ${214 + tall} -40, ${x * 1.5} 150 -84, ${x * 1.3} 30 -50`, 8, darker(cloth, 0.3), {
      finish: 'matt',
    })
  prism(
    s,
    [0, 0, -50],
    rounded(
      flat`-84 0, 84 0, 88 120, 76 ${226 + tall}, -76 ${226 + tall}, -88 120`,
      [26, 26, 60, 60, 60, 60],
    ),
    100,
    cloth,
    { finish: 'matt', edge: 3 },
  )
  if (tall) rod(s, [-100, 252, 0], [100, 252, 0], 24, trim, { finish: 'matt' })
  const face = prism(
    s,
    [0, 8, 50],
    rounded(flat`-64 0, 64 0, 68 70, 58 104, -58 104, -68 70`, [20, 20, 24, 24, 24, 24]),
    26,
    mix(cloth, trim, look.kin % 2 ? 0.8 : 0.12),
    { finish: 'matt', edge: 3 },
  )
  print(
    s,
    face,
    line('M-54-82C-20-90 20-90 54-82', darker(cloth, 0.5), 4),
    box(34, -84, 7, 18, '#d8dee6', { radius: 3 }),
    look.says(/emergency|responder/i)
      ? `<g transform="translate(0 -40) scale(.5)">${crossMark('#ffffff')}</g>`
      : box(-22, -50, 44, 18, trim, { radius: 4 }),
  )
  print(
    s,
    { at: [0, 0, 51], right: [1, 0, 0], down: [0, -1, 0] },
    line(`M-66 ${-130}C-70 ${-208 - tall} 70 ${-208 - tall} 66 ${-130}`, darker(cloth, 0.45), 5),
    line(`M-66 ${-130}C-70 ${-208 - tall} 70 ${-208 - tall} 66 ${-130}`, lighter(cloth, 0.3), 1.4, {
      dash: '5 5',
    }),
  )
  tube(s, deep`-20 ${224 + tall} 0, -16 ${246 + tall} 0, 16 ${246 + tall} 0, 20 ${224 + tall} 0`, 6, trim, {
    finish: 'matt',
  })
}

export function leatherBag(s: Stage, look: Look) {
  const hide = look.kin ? '#4d3527' : look.says(/briefcase/i) ? '#7a4a2b' : '#b06a3a'
  const brass = '#d8b25a'
  const wide = look.says(/weekend/i) ? 270 : look.says(/brief/i) ? 240 : 200
  const tall = look.says(/tote/i) ? 170 : 140
  tube(
    s,
    deep`-54 ${tall - 8} -16, -46 ${tall + 60} -16, 46 ${tall + 60} -16, 54 ${tall - 8} -16`,
    6,
    darker(hide, 0.2),
  )
  const body = prism(
    s,
    [0, 0, -40],
    rounded(
      flat`${-wide / 2} 0, ${wide / 2} 0, ${wide / 2 - 12} ${tall}, ${-wide / 2 + 12} ${tall}`,
      [22, 22, 16, 16],
    ),
    80,
    hide,
    { edge: 3 },
  )
  print(
    s,
    body,
    line(
      `M${-wide / 2 + 12}-10H${wide / 2 - 12}M${-wide / 2 + 20} ${-tall + 10}H${wide / 2 - 20}`,
      lighter(hide, 0.35),
      2,
      { dash: '6 5' },
    ),
    look.says(/tote/i)
      ? box(-40, -96, 80, 56, darker(hide, 0.16), { radius: 6 })
      : shape(
          `M${-wide / 2 + 10} ${-tall}H${wide / 2 - 10}L${wide / 2 - 4} ${-tall * 0.52}C40 ${-tall * 0.36}-40 ${-tall * 0.36} ${-wide / 2 + 4} ${-tall * 0.52}Z`,
          darker(hide, 0.2),
        ),
    box(-13, -tall * 0.52, 26, 22, brass, { radius: 4 }),
    disc(-54, -tall + 10, 6, brass),
    disc(54, -tall + 10, 6, brass),
  )
  tube(s, deep`-54 ${tall - 10} 42, -48 ${tall + 52} 42, 48 ${tall + 52} 42, 54 ${tall - 10} 42`, 6.5, hide)
  ink(
    s,
    [54, tall - 6, 42],
    line('M0 0V26', darker(hide, 0.3), 5),
    box(-9, 26, 18, 28, look.accent === '#f2f4f8' ? look.body : look.accent, { radius: 5 }),
  )
}

export function suitcase(s: Stage, look: Look) {
  const [base = look.body] = cloths(look)
  const medical = look.says(/health|medicine/i)
  const one = (colour: string, w: number, h: number) => {
    for (const x of [-w * 0.36, w * 0.36]) for (const z of [-20, 20]) ball(s, [x, 8, z], 8, '#2c323f')
    for (const x of [-24, 24])
      tube(s, deep`${x} ${h} -20, ${x} ${h + 62} -20`, 3.4, '#b4bdc9', { straight: true, finish: 'metal' })
    slab(s, [0, h + 56, -20], [64, 12, 14], '#2c323f', { round: 5 })
    const face = prism(s, [0, 14, -32], tablet(w, h - 14, 22, true), 64, colour, { finish: 'gloss', edge: 3 })
    print(
      s,
      face,
      many(5, (i) =>
        box(-w / 2 + w * 0.12 + i * w * 0.165, -h + 44, w * 0.08, h - 82, lighter(colour, 0.22), {
          radius: 6,
          opacity: 0.6,
        }),
      ),
      box(-16, -h + 24, 32, 10, '#d8dee6', { radius: 4 }),
    )
  }
  if (medical) {
    const face = prism(
      s,
      [0, 0, -44],
      tablet(240, 160, 20, true),
      88,
      look.says(/ship/i) ? '#f08a2b' : '#e9edf2',
      { finish: 'plastic', edge: 3 },
    )
    print(
      s,
      face,
      box(-120, -86, 240, 7, '#39424f'),
      disc(0, -44, 30, look.body),
      `<g transform="translate(0 -44) scale(.42)">${crossMark('#ffffff')}</g>`,
      box(-84, -98, 26, 30, '#39424f', { radius: 4 }),
      box(58, -98, 26, 30, '#39424f', { radius: 4 }),
    )
    tube(s, deep`-40 158 0, -36 186 0, 36 186 0, 40 158 0`, 7, '#39424f')
    return
  }
  s.each(
    look.says(/set/i) ? [{ at: [44, 0, -50] }, { at: [-62, 0, 44], size: 0.76 }] : [{ at: [0, 0, 0] }],
    (i) => one(i ? lighter(base, 0.3) : base, 150, 220),
  )
}
