import { lighter, mix } from '../colour.ts'
import { box, disc, many, type Point, place, shape, times } from '../draw.ts'
import { polygon } from '../paths.ts'
import { inkOn, type Look } from './look.ts'
import { bars, fishMark, grainMark, leafMark, waveMark } from './marks.ts'
import { flat, smooth } from './outlines.ts'
import { lathe, rod, well } from './rounds.ts'
import { ink, sheet, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Place, Stage } from './stage.ts'

/** A standing pouch, puffed, with a sealed top and a round foot. Draws its print from the middle of its front. */
export function pouch(s: Stage, [w, h]: Point, colour: string, printed: string, window?: string) {
  const flank = smooth(
    flat`${w * 0.5} ${h * 0.94}, ${w * 0.5} ${h * 0.86}, ${w * 0.535} ${h * 0.45}, ${w * 0.5} ${h * 0.07}, ${w * 0.3} ${-h * 0.01}, 0 ${-h * 0.03}`,
    6,
  )
  const outline: Point[] = [
    [w * 0.5, h],
    ...flank,
    ...[...flank].reverse().map(([x, y]): Point => [-x, y]),
    [-w * 0.5, h],
  ]
  sheet(
    s,
    [0, 0, 0],
    outline,
    [
      mix(colour, '#0a1230', 0.22),
      lighter(colour, 0.12),
      lighter(colour, 0.34),
      colour,
      mix(colour, '#0a1230', 0.12),
      mix(colour, '#0a1230', 0.34),
    ],
    46,
  )
  const flipped = outline.map(([x, y]): Point => [x, -y])
  ink(
    s,
    [0, 0, 0],
    s.clip(
      polygon(flipped),
      box(-w, -h * 1.05, w * 2, h * 0.15, lighter(colour, 0.3), { opacity: 0.55 }),
      many(3, (i) =>
        box(-w, -h * (0.985 - i * 0.022), w * 2, 1.4, mix(colour, '#0a1230', 0.3), { opacity: 0.6 }),
      ),
      shape(
        `M${-w * 0.6} 10C${-w * 0.2} ${-h * 0.06} ${w * 0.2} ${-h * 0.06} ${w * 0.6} 10Z`,
        mix(colour, '#0a1230', 0.4),
        { opacity: 0.35 },
      ),
      window ?? '',
      printed,
      shape(
        `M${-w * 0.4} ${-h * 0.88}C${-w * 0.47} ${-h * 0.5} ${-w * 0.46} ${-h * 0.25} ${-w * 0.4} ${-h * 0.1}C${-w * 0.36} ${-h * 0.3} ${-w * 0.4} ${-h * 0.6} ${-w * 0.34} ${-h * 0.88}Z`,
        '#ffffff',
        { opacity: 0.4 },
      ),
      shape(
        `M${w * 0.42} ${-h * 0.8}C${w * 0.36} ${-h * 0.5} ${w * 0.38} ${-h * 0.2} ${w * 0.44} ${-h * 0.05}L${w * 0.5} ${-h * 0.3}Z`,
        '#0a1230',
        { opacity: 0.12 },
      ),
    ),
  )
}

export function driedFishBag(s: Stage, look: Look) {
  const bag = (colour: string, label: string) =>
    pouch(
      s,
      [150, 216],
      colour,
      box(-58, -178, 116, 78, label, { radius: 10 }) +
        place({ y: -150, size: 0.66 }, fishMark(look.dark)) +
        bars(-36, -124, 72, look.dark, 2, 5),
      place(
        { y: -58 },
        shape('M-52 0C-52-44 52-44 52 0C52 40-52 40-52 0Z', '#f6e3c0'),
        many(5, (i) =>
          place(
            { x: (i % 3) * 30 - 30, y: (i % 2) * 22 - 12, turn: i * 31, size: 0.44 },
            fishMark('#c58a4c'),
          ),
        ),
      ),
    )
  const shades = [look.body, look.kin % 2 ? look.accent : '#f1e4cc']
  const count = look.kin === 1 ? 1 : 2
  const bags: Place[] = [{ at: [count === 1 ? 0 : -52, 0, -10] }, { at: [72, 0, 44], size: 0.84 }]
  s.each(bags.slice(0, count), (i) => bag(shades[i] ?? look.body, '#fdfaf2'))
  s.each(
    times(3 + look.kin, (i) => ({ at: [-96 + i * 46, 0, 84 + (i % 2) * 12] as const, turn: i * 37 })),
    () => {
      sheet(
        s,
        [0, 4, 0],
        smooth(flat`-34 4, -10 14, 18 10, 30 2, 44 12, 42 -8, 28 0, 10 -6, -14 -5`, 4, true),
        ['#d9a865', '#c68d4a', '#a86c33'],
      )
      ink(s, [-22, 6, 0], disc(0, 0, 2.2, '#3d2a1a'))
    },
  )
}

export function seaweedPack(s: Stage, look: Look) {
  const green = '#1f5a3c'
  const packs: Place[] = [{ at: [-34, 0, -14] }, { at: [86, 0, 22], size: 0.78 }]
  s.each(packs.slice(0, look.kin === 2 ? 1 : 2), (i) => {
    const colour = i ? look.accent : look.body
    const mark = inkOn(colour, green)
    pouch(
      s,
      [150 + look.kin * 12, 204],
      colour,
      place({ y: -112, size: 0.95 }, leafMark(mark)) +
        bars(-44, -172, 88, mark, 1, 9) +
        place({ y: -36, size: 0.4 }, waveMark(mark)),
      box(-100, -72, 200, 60, mark, { opacity: 0.16 }),
    )
  })
  s.within({ at: [look.kin === 2 ? 30 : -10, 0, 92] }, () =>
    times(5 + look.kin, (i) =>
      s.within({ at: [0, i * 4, 0], turn: look.luck.between(-16, 16) }, () =>
        slab(s, [0, 0, 0], [104, 3, 62], mix(green, '#0b2e22', (i % 2) * 0.3), {
          round: 1.2,
          finish: 'matt',
        }),
      ),
    ),
  )
}

export function riceBag(s: Stage, look: Look) {
  const mark = inkOn(look.body, look.dark)
  pouch(
    s,
    [160 + look.kin * 12, 224 - look.kin * 14],
    look.body,
    place({ y: -118, size: 0.82 }, grainMark(mark)) +
      bars(-46, -180, 92, mark, 1, 10) +
      bars(-36, -56, 72, mark, 2, 6),
    shape('M-120-46C-60-66 60-26 120-46V30H-120Z', look.accent, { opacity: 0.85 }),
  )
  const grain = look.says(/mung|bean/i)
    ? '#6c8a2e'
    : look.says(/flour|starch|powder/i)
      ? '#f7f3e8'
      : look.says(/oat|brown|wheat/i)
        ? '#d8b67a'
        : '#f6efdc'
  s.within({ at: [92, 0, 56] }, () => {
    lathe(s, [0, 0, 0], flat`26 0, 44 14, 52 30`, '#b9834a', { finish: 'plastic' })
    well(s, [0, 30, 0], 50, 8, '#8d5f30', grain)
    lathe(s, [0, 28, 0], smooth(flat`46 0, 30 12, 2 20`, 5), grain, { finish: 'matt' })
  })
  s.each(
    times(12, () => ({
      at: [look.luck.between(-70, 60), 0, look.luck.between(66, 96)] as Vec,
      turn: look.luck.between(0, 180),
    })),
    () => rod(s, [-4, 2, 0], [4, 2, 0], 2, grain),
  )
}
