import { mix } from '../colour.ts'
import { type Point, shape } from '../draw.ts'
import type { Look } from './look.ts'
import { flat, smooth } from './outlines.ts'
import { lathe, rod, well, wrap } from './rounds.ts'
import { ink } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'

/** A paper label round a vessel with a bar or two that stand for writing. */
export function label(s: Stage, r: number, [low, high]: Point, paper: string, dark: string, mark: string) {
  const h = high - low
  wrap(s, [0, 0, 0], r + 0.4, [low, high], [-62, 62], paper)
  wrap(s, [0, 0, 0], r + 0.5, [high - h * 0.14, high - h * 0.06], [-62, 62], mark)
  wrap(s, [0, 0, 0], r + 0.5, [low + h * 0.06, low + h * 0.12], [-62, 62], mark)
  wrap(s, [0, 0, 0], r + 0.5, [low + h * 0.42, low + h * 0.68], [-17, 17], mark)
  wrap(s, [0, 0, 0], r + 0.5, [low + h * 0.27, low + h * 0.33], [-30, 30], dark)
}

export function glassShine(s: Stage, r: number, [low, high]: Point) {
  wrap(s, [0, 0, 0], r * 1.005, [low, high], [-50, -40], '#ffffff')
  wrap(s, [0, 0, 0], r * 1.005, [low, high], [58, 62], '#ffffff')
}

const jarShape = (r: number, h: number): Point[] =>
  smooth(
    flat`${r * 0.9} 0, ${r} 5, ${r} ${h * 0.4}, ${r} ${h * 0.8}, ${r * 0.9} ${h * 0.92}, ${r * 0.82} ${h}`,
    4,
  )

function jar(s: Stage, look: Look, filling: string, lid: string, [r, h]: Point) {
  lathe(s, [0, 0, 0], jarShape(r, h), filling, { finish: 'gloss' })
  glassShine(s, r, [h * 0.1, h * 0.8])
  label(s, r, [h * 0.2, h * 0.68], '#fbf6ea', look.dark, look.kin % 2 ? look.accent : look.body)
  lathe(
    s,
    [0, h - 2, 0],
    flat`${r * 0.9} 0, ${r * 0.93} 3, ${r * 0.93} ${h * 0.15}, ${r * 0.88} ${h * 0.18}`,
    lid,
    { finish: 'metal' },
  )
}

const fillings: [RegExp, string][] = [
  [/raspberr|quince|cherry|pomegranate|bayberry|rose/i, '#a3213a'],
  [/tomato|paprika|chil/i, '#c9341f'],
  [/pomelo|apricot|citrus|mandarin|orange/i, '#eda12c'],
  [/shrimp|xo|ham|crab/i, '#a5502c'],
  [/hairtail|fish|jellyfish/i, '#b9a384'],
  [/coconut|pear|aloe/i, '#e9efe6'],
  [/chrysanthemum|honey|lemon/i, '#e6b93a'],
  [/dendrobium|olive|plum/i, '#86a03d'],
]

export const filling = (look: Look, other: string) => fillings.find(([name]) => look.says(name))?.[1] ?? other

export function jamJar(s: Stage, look: Look) {
  const colour = filling(look, '#b5482f')
  const size: Point = [look.luck.between(50, 60), look.luck.between(104, 136)]
  const two = look.luck.odds(0.6)
  s.each(two ? [{ at: [-52, 0, -24] }, { at: [50, 0, 30], size: 0.86 }] : [{ at: [-14, 0, 0] }], (i) =>
    jar(
      s,
      look,
      i ? mix(colour, '#5a1020', 0.2) : colour,
      i ? '#d9b45c' : look.accent === '#f2f4f8' ? '#c4ccd6' : look.accent,
      size,
    ),
  )
  s.within({ at: [two ? -28 : 64, 0, 70], turn: 24 }, () => {
    lathe(s, [0, 0, 0], flat`14 0, 26 10, 30 20`, '#f7f4ee', { finish: 'gloss' })
    well(s, [0, 20, 0], 29, 6, '#efe9df', colour)
  })
}

export function honeyJar(s: Stage, look: Look) {
  const gold = look.says(/creamed|royal/i) ? '#f3dfa6' : look.says(/acacia/i) ? '#f2c251' : '#d98d1f'
  s.each([{ at: [-30, 0, 0] }, ...(look.kin === 1 ? [{ at: [70, 0, -20] as Vec, size: 0.8 }] : [])], () =>
    jar(s, look, gold, look.kin === 2 ? '#4b4f5e' : '#d6a94e', [58 + look.kin * 4, 120]),
  )
  s.within({ at: [74, 0, 50], turn: -30 }, () => {
    rod(s, [-20, 12, 0], [-96, 46, -10], 4, '#b98146')
    lathe(s, [-20, 12, 0], flat`4 0, 13 6, 9 10, 15 16, 10 20, 15 26, 9 30, 12 36, 3 42`, '#c8904f', {
      axis: [1, -0.1, 0.1],
    })
    ink(
      s,
      [10, 4, 0],
      shape('M-22 2C-26-8-6-12 8-8C26-6 30 4 16 8C0 12-18 10-22 2Z', '#e8a32a', { opacity: 0.9 }),
    )
  })
}
