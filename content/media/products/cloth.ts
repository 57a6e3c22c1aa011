import { darker, lighter, mix } from '../colour.ts'
import { box, d, disc, line, many, type Point, place, shape, times } from '../draw.ts'
import { polygon } from '../paths.ts'
import { inkOn, type Look, shift } from './look.ts'
import { flowerMark } from './marks.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, rod, wrap } from './rounds.ts'
import { ink, print, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'

/** Four colours that go together, beginning elsewhere for each of a company's products. */
export const cloths = (look: Look) => {
  const base = look.body === '#eef1f5' ? look.accent : look.body
  return [base, '#f1e7d6', shift(base, 35), shift(base, -60), '#e9b44c', shift(base, 180)]
}

const roll = (s: Stage, at: Vec, r: number, long: number, colour: string) => {
  rod(s, [at[0], at[1], at[2] - long / 2], [at[0], at[1], at[2] + long / 2], r, colour, { finish: 'matt' })
  print(
    s,
    { at: [at[0], at[1], at[2] + long / 2], right: [1, 0, 0], down: [0, -1, 0] },
    many(
      4,
      (i) =>
        `<circle r="${(r * (0.9 - i * 0.15)).toFixed(1)}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="1.2" opacity=".45"/>`,
    ),
    disc(0, 0, r * 0.3, '#c79a63'),
    disc(0, 0, r * 0.2, '#4a3420'),
  )
}

export function fabricRolls(s: Stage, look: Look) {
  const shades = cloths(look)
  const shade = (i: number) => shades[(i + look.kin) % shades.length] ?? look.body
  const long = look.luck.between(170, 230)
  const r = 32
  const layouts: Point[][] = [
    flat`-66 ${r}, 0 ${r}, 66 ${r}, -33 ${r * 2.72}, 33 ${r * 2.72}, 0 ${r * 4.44}`,
    flat`-40 ${r}, 40 ${r}, 0 ${r * 2.6}`,
    flat`-99 ${r}, -33 ${r}, 33 ${r}, 99 ${r}, -33 ${r * 2.72}, 33 ${r * 2.72}`,
    flat`-36 ${r * 1.1}, 44 ${r}`,
  ]
  const layout = layouts[look.kin % 4] ?? []
  for (const [i, [x, y]] of layout.entries()) roll(s, [x, y, 0], r, long, shade(i))
  const [x, y] = layout.at(-1) ?? [0, r]
  const fall = shade(layout.length - 1)
  const drape: Vec[] = deep`${x + 6} ${y + r} ${long / 2 - 6}, ${x + r} ${y + 4} ${long / 2 - 6}, ${x + r + 34} ${y * 0.3} ${long / 2 + 4}, ${x + r + 78} 2 ${long / 2 + 26}`
  const back = drape.map(([a, b, c]): Vec => [a, b, c - long * 0.62])
  const seen = [
    ...smooth(
      drape.map((v) => s.see(v)),
      6,
    ),
    ...smooth(
      back.map((v) => s.see(v)),
      6,
    ).reverse(),
  ]
  s.cast([...drape, ...back])
  const [a, b] = [s.see(drape[0] ?? [0, 0, 0]), s.see(drape[3] ?? [0, 0, 0])]
  s.draw(
    `<path d="${polygon(seen)}" fill="${s.fade(a, b, [lighter(fall, 0.22), fall, lighter(fall, 0.2), darker(fall, 0.2), lighter(fall, 0.1)])}"/>`,
  )
  if (look.kin % 3 === 1)
    s.draw(
      ...times(4, (i) =>
        line(
          `M${smooth(
            drape.map(([p, q, c]) => s.see([p, q, c - long * (0.1 + i * 0.14)])),
            5,
          )
            .map(([u, v]) => d`${u} ${v}`)
            .join('L')}`,
          inkOn(fall, darker(fall, 0.4)),
          4,
          { opacity: 0.4 },
        ),
      ),
    )
}

export function towelStack(s: Stage, look: Look) {
  const shades = cloths(look)
  const folded = (y: number, colour: string, w: number) => {
    const t = slab(s, [0, y, 0], [w, 25, 128], colour, { round: 12, finish: 'matt' })
    print(
      s,
      t.front,
      line(`M10 12.5H${w - 10}`, darker(colour, 0.3), 2, { opacity: 0.5 }),
      box(w * 0.7, 1, 14, 23, inkOn(colour, darker(colour, 0.3)), { opacity: 0.35 }),
    )
    print(s, t.flank, line('M8 9H120M8 17H120', darker(colour, 0.3), 1.6, { opacity: 0.4 }))
  }
  const count = 3 + ((look.kin * 2 + look.id) % 4)
  times(count, (i) =>
    s.within({ at: [look.luck.between(-3, 3), i * 25, 0], turn: look.luck.between(-3, 3) }, () =>
      folded(0, shades[(i + look.kin) % (look.kin === 1 ? 2 : 4)] ?? look.body, 200 - i * 4),
    ),
  )
  if (look.kin !== 2) {
    const rolled = shades[(look.kin + 4) % 6] ?? look.accent
    s.within({ at: [0, count * 25, 0], turn: look.kin ? 80 : 14 }, () => {
      rod(s, [-70, 26, 0], [70, 26, 0], 26, rolled, { finish: 'matt' })
      print(
        s,
        { at: [70, 26, 0], right: [0, 0, -1], down: [0, -1, 0] },
        line('M0 0C8-8 14 4 4 10C-10 16-18-4-8-14C8-26 26-8 20 10', darker(rolled, 0.4), 2.4, {
          opacity: 0.6,
        }),
      )
    })
  }
}

export function carpet(s: Stage, look: Look) {
  const base = look.body === '#eef1f5' ? look.accent : look.body
  const [w, l] = [250, 300]
  const band = look.accent === '#f2f4f8' ? '#e9b44c' : look.accent
  slab(s, [0, 0, 0], [w, 5, l], base, { finish: 'matt', round: 2 })
  const flat = { at: [-w / 2, 5.2, -l / 2] as Vec, right: [1, 0, 0] as Vec, down: [0, 0, 1] as Vec }
  const motif =
    look.kin % 2
      ? many(3, (i) =>
          place(
            { x: w / 2, y: 75 + i * 75, size: [1.3, 0.6] },
            shape('M0-50L50 0L0 50L-50 0Z', band),
            shape('M0-28L28 0L0 28L-28 0Z', '#f6ead3'),
          ),
        )
      : place(
          { x: w / 2, y: l / 2, size: 1.5 },
          shape('M0-70C20-40 46-30 46 0C46 30 20 40 0 70C-20 40-46 30-46 0C-46-30-20-40 0-70Z', band),
          flowerMark('#f6ead3', base),
        )
  print(
    s,
    flat,
    box(12, 12, w - 24, l - 24, '#f6ead3'),
    box(20, 20, w - 40, l - 40, darker(base, 0.25)),
    many(17, (i) => disc(30 + i * 11.9, 29, 3.4, band) + disc(30 + i * 11.9, l - 29, 3.4, band)),
    many(20, (i) => disc(29, 38 + i * 11.8, 3.4, band) + disc(w - 29, 38 + i * 11.8, 3.4, band)),
    box(38, 38, w - 76, l - 76, base),
    motif,
    many(4, (i) =>
      place({ x: i % 2 ? w - 62 : 62, y: i < 2 ? 62 : l - 62, size: 0.4 }, flowerMark(band, '#f6ead3')),
    ),
  )
  print(
    s,
    { at: [-w / 2, 1, l / 2], right: [1, 0, 0], down: [0, -0.2, 1] },
    many(50, (i) => line(`M${3 + i * 5} 0v10`, '#efe3cb', 2.4)),
  )
  rod(s, [-w / 2, 22, -l / 2 + 10], [w / 2, 22, -l / 2 + 10], 22, mix(base, '#d8c8a8', 0.5), {
    finish: 'matt',
  })
}

export function cottonBale(s: Stage, look: Look) {
  const cone = (colour: string) => {
    lathe(s, [0, 0, 0], flat`18 0, 20 8`, '#c9a06a', { finish: 'matt' })
    lathe(s, [0, 6, 0], smooth(flat`38 0, 43 8, 42 26, 26 92, 20 98`, 4), colour, { finish: 'matt' })
    times(9, (i) =>
      wrap(
        s,
        [0, 6, 0],
        [42.4 - i * 1.85, 42.2 - i * 1.85],
        [14 + i * 8, 15.2 + i * 8],
        [-88, 88],
        darker(colour, 0.16),
      ),
    )
    lathe(s, [0, 100, 0], flat`12 0, 9 14`, look.accent, { finish: 'matt' })
  }
  const shades = ['#f6efe2', cloths(look)[0] ?? look.body, '#efe3cf', cloths(look)[3] ?? look.accent]
  const places: Vec[] = deep`-60 0 -40, 40 0 -46, -6 0 30, 92 0 22, -104 0 34`
  s.each(
    places.slice(0, 3 + (look.id % 3)).map((at) => ({ at })),
    (i) => cone(shades[(i + look.id) % 4] ?? '#f6efe2'),
  )
  s.each([{ at: [-40, 0, 92] }, { at: [54, 0, 88] }], () => {
    ink(
      s,
      [0, 16, 0],
      disc(-10, 0, 13, '#ffffff'),
      disc(10, 1, 14, '#f1f1ee'),
      disc(0, -10, 13, '#ffffff'),
      disc(0, 6, 12, '#e9e7e1'),
      shape('M-14 12C-4 8 4 8 14 12L0 22Z', '#8c6b43'),
    )
  })
}
