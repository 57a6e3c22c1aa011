import { darker, lighter } from '../colour.ts'
import { box, disc, line, many, type Point, place, shape, times } from '../draw.ts'
import { polygon } from '../paths.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { flowerMark } from './marks.ts'
import { flat, nth, smooth } from './outlines.ts'
import { rod } from './rounds.ts'
import { ink, print, prism, sheet, slab } from './solids.ts'
import type { Stage } from './stage.ts'

export function knitSweater(s: Stage, look: Look) {
  const shades = cloths(look)
  const wool = shades[look.kin % shades.length] ?? look.body
  const trim = shades[(look.kin + 2) % shades.length] ?? look.accent
  const hood = look.says(/hood|jacket|track/i)
  const tee = look.says(/t-shirt|dress|romper/i)
  const long = look.says(/dress/i) ? 60 : 0
  const half: Point[] = tee
    ? flat`30 214, 62 206, 116 168, 96 132, 70 146, ${72 + long * 0.4} ${10 - long}, 0 ${4 - long}`
    : flat`30 214, 62 206, 98 176, 126 60, 128 24, 98 22, 76 132, 74 12, 70 5, 40 4, 0 4`
  const line1 = smooth(half, 5)
  const body: Point[] = [...line1, ...[...line1].reverse().map(([x, y]): Point => [-x, y])]
  const lift = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y + 70 + long])
  if (hood)
    sheet(
      s,
      [0, 0, 0],
      lift(smooth(flat`-46 196, -40 236, 0 252, 40 236, 46 196, 0 180`, 6, true)),
      [darker(wool, 0.1), darker(wool, 0.3), darker(wool, 0.1)],
      0,
    )
  sheet(
    s,
    [0, 0, 0],
    lift(body),
    [
      darker(wool, 0.24),
      lighter(wool, 0.06),
      lighter(wool, 0.22),
      lighter(wool, 0.1),
      wool,
      darker(wool, 0.3),
    ],
    0,
  )
  const flip = (points: readonly Point[]) => polygon(points.map(([x, y]): Point => [x, -(y + 70 + long)]))
  const cable = look.kin % 2 === 0 && !tee && !hood
  ink(
    s,
    [0, 0, 0],
    s.clip(
      flip(body),
      cable
        ? many(3, (k) =>
            many(12, (i) =>
              shape(`M${k * 36 - 44} ${-84 - i * 16}c10-12 16-12 16 0s-6 12-16 0Z`, lighter(wool, 0.25), {
                opacity: 0.7,
              }),
            ),
          )
        : '',
      !cable && !tee
        ? many(2, (k) => box(-140, -226 + k * 26, 280, 14, trim, { opacity: 0.9 })) +
            many(14, (i) => shape(`M${i * 20 - 140}-212l10-12l10 12l-10 12Z`, '#ffffff', { opacity: 0.85 }))
        : '',
      tee ? place({ y: -190, size: 0.6 }, flowerMark(trim, '#ffffff')) : '',
      box(-80, -88, 160, 20, darker(wool, 0.3), { opacity: 0.35 }),
      many(20, (i) => box(-78 + i * 8, -88, 2, 20, darker(wool, 0.4), { opacity: 0.35 })),
      shape(
        'M-72-200C-66-160-70-110-74-74L-62-74C-56-120-58-170-72-200Z M72-200C66-160 70-110 74-74L62-74C56-120 58-170 72-200Z',
        darker(wool, 0.4),
        { opacity: 0.3 },
      ),
    ),
    shape('M-34-284C-26-262 26-262 34-284C22-278-22-278-34-284Z', darker(wool, 0.45), {
      transform: `translate(0 ${-long})`,
    }),
    line('M-34-284C-26-258 26-258 34-284', trim, 8, { transform: `translate(0 ${-long})` }),
    look.says(/cardigan|jacket/i)
      ? line('M0-262V-76', darker(wool, 0.45), 3) + many(5, (i) => disc(7, -240 + i * 36, 4.4, '#f6ead3'))
      : '',
  )
  ink(
    s,
    [0, 0, 0],
    line(`M-44 ${-290 - long}C-20 ${-308 - long} 20 ${-308 - long} 44 ${-290 - long}`, '#b98a55', 6),
    line(`M0 ${-303 - long}C0 ${-320 - long} 14 ${-318 - long} 12 ${-330 - long}`, '#8792a1', 4),
  )
  s.cover([[0, -336 - long]])
}

export function silkScarf(s: Stage, look: Look) {
  const [base = look.body, , second = look.accent, third = look.dark] = cloths(look)
  const colour = look.kin === 1 ? lighter(base, 0.4) : base
  const ivory = '#f6ead3'
  if (look.says(/stole|wrap|shawl|check|headscarf|tube/i)) {
    for (const x of [-112, 112]) rod(s, [x, 0, 0], [x, 262, 0], 5, '#b98a55')
    for (const x of [-112, 112]) slab(s, [x, 0, 0], [20, 8, 90], '#b98a55', { round: 3 })
    rod(s, [-124, 262, 0], [124, 262, 0], 6, '#b98a55')
    const w = 76 + look.kin * 6
    const hem = smooth(
      flat`${-w} 58, ${-w * 0.6} 50, ${-w * 0.2} 58, ${w * 0.2} 50, ${w * 0.6} 58, ${w} 52`,
      6,
    )
    const drape: Point[] = [[-w + 6, 270], [w - 6, 270], ...[...hem].reverse()]
    const shades = times(11, (i) => (i % 2 ? lighter(colour, 0.22) : darker(colour, 0.14)))
    sheet(s, [0, 0, 6], drape, shades, 12)
    const inside = polygon(drape.map(([x, y]): Point => [x, -y]))
    const bands = many(look.kin % 2 ? 7 : 3, (i) =>
      box(-w, -96 - i * (look.kin % 2 ? 26 : 14), w * 2, 7, i % 2 ? second : third, { opacity: 0.75 }),
    )
    const posts = look.says(/check/i)
      ? many(5, (i) => box(-w + 12 + i * w * 0.4, -272, 8, 230, third, { opacity: 0.4 }))
      : ''
    const fringe = many(22, (i) =>
      line(`M${-w + 4 + (i * (w * 2 - 8)) / 21}-54v${22 + (i % 2) * 4}`, darker(colour, 0.1), 3),
    )
    return ink(
      s,
      [0, 0, 6],
      fringe,
      s.clip(inside, bands, posts, box(-w, -274, w * 2, 12, '#ffffff', { opacity: 0.25 })),
    )
  }
  const edge = (from: Point, to: Point) =>
    times(9, (i): Point => {
      const [t, wave] = [i / 9, Math.sin(i * 1.4 + look.id) * 5]
      return [from[0] + (to[0] - from[0]) * t + wave, from[1] + (to[1] - from[1]) * t + wave]
    })
  const corners = flat`-130 -130, 130 -130, 130 130, -130 130`
  const outline = smooth(
    corners.flatMap((corner, i) => edge(corner, nth(corners, (i + 1) % 4))),
    3,
    true,
  )
  const cloth = prism(s, [0, 0, 0], outline, 5, colour, { plane: 'lie', finish: 'matt' })
  const motif =
    look.kin % 2
      ? place({ size: 1.5 }, flowerMark(ivory, third))
      : place({ size: 1.1, turn: 20 }, flowerMark(second, ivory))
  const around = many(8, (i) =>
    place(
      { turn: i * 45 },
      place({ y: -72, size: 0.42, turn: i * 30 }, flowerMark(i % 2 ? ivory : third, second)),
    ),
  )
  const rim =
    box(-104, -104, 208, 208, 'none', { stroke: second, strokeWidth: 12 }) +
    box(-118, -118, 236, 236, 'none', { stroke: ivory, strokeWidth: 3 })
  const folds = many(4, (i) =>
    shape(
      `M${-130 + i * 70} 130C${-110 + i * 70} 60 ${-140 + i * 74}-40 ${-110 + i * 70}-130h22C${-112 + i * 74}-40 ${-84 + i * 70} 60 ${-104 + i * 70} 130Z`,
      i % 2 ? '#0a1230' : '#ffffff',
      { opacity: i % 2 ? 0.1 : 0.2 },
    ),
  )
  print(s, cloth, s.clip(polygon(outline.map(([x, y]): Point => [x, -y])), rim, around, motif, folds))
}
