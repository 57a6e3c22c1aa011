import { finish, glaze, wood } from '../finish.ts'
import { model } from '../model.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, ring, type Shape, sweep, thrown } from '../shapes/index.ts'
import { type Colour, darker } from '../tone.ts'

const dried = (colour: Colour) => finish(colour, { rough: 0.5, coat: 0.45, coatRough: 0.35 })

/** Skin that shrank: shallow folds along y. */
const wrinkled = (
  radius: number,
  scale: readonly [number, number, number],
  folds: number,
  deep: number,
): Shape =>
  bent(ball(radius, 22), (x, y, z) => {
    const a = Math.atan2(z, y)
    const k = 1 + deep * Math.sin(a * folds + x * 9) * (1 - (Math.abs(x) / radius) ** 3)
    return [x * scale[0], y * scale[1] * k, z * scale[2] * k]
  })

type Piece = (on: Sculpture) => void

/** What may be in the bowl, each about 0.25 across, around the origin. */
const pieces: Readonly<Record<string, Piece>> = {
  date: (on) => on.add(wrinkled(0.11, [1.4, 0.85, 0.85], 9, 0.05), dried('#5c2c16')),
  apricot: (on) =>
    on.add(
      bent(ball(0.15, 26), (x, y, z) => {
        const r = Math.hypot(x, z) / 0.15
        return [x, y * 0.42 - 0.05 * Math.exp(-((r / 0.42) ** 2)) * Math.sign(y), z]
      }),
      dried('#e0831c'),
    ),
  mango: (on) =>
    on.add(
      sweep(
        [
          [-0.2, -0.02, 0],
          [0, 0.05, 0.01],
          [0.2, -0.01, 0],
        ],
        {
          size: (t) => [0.085 * Math.sin(Math.PI * (0.15 + t * 0.7)), 0.024],
          power: 2.6,
          steps: 16,
          around: 16,
        },
      ),
      dried('#efaa2c'),
    ),
  cranberry: (on) => on.add(wrinkled(0.075, [1.2, 0.9, 0.9], 7, 0.08), dried('#9c1d2c')),
  raisin: (on) => on.add(wrinkled(0.06, [1.35, 0.85, 0.85], 7, 0.09), dried('#7d8a2c')),
  walnut: (on) =>
    on.add(
      bent(ball(0.13, 34), (x, y, z) => {
        const k =
          1 +
          0.06 * Math.sin(x * 60 + Math.sin(z * 40) * 2) * Math.sin(y * 44) -
          0.16 * Math.exp(-((x / 0.025) ** 2))
        return [x * k * 1.1, y * k * 0.8, z * k]
      }),
      dried('#bd8447'),
    ),
  almond: (on) =>
    on.add(
      bent(ball(0.1, 24), (x, y, z) => [x * 1.5, y * 0.55 * (1 - x * 2.4), z * 0.85 * (1 - x * 3.2)]),
      finish('#a9653a', { rough: 0.7 }),
    ),
  plum: (on) => on.add(wrinkled(0.12, [1.25, 0.8, 0.9], 8, 0.07), dried('#33202c')),
}

const mixes: Readonly<Record<string, readonly string[]>> = {
  mixed: ['apricot', 'date', 'mango', 'cranberry', 'walnut', 'apricot', 'raisin', 'mango', 'almond'],
  nuts: ['walnut', 'almond', 'raisin', 'walnut', 'almond', 'cranberry', 'walnut', 'date'],
  berries: ['cranberry', 'plum', 'apricot', 'cranberry', 'raisin', 'plum', 'mango', 'cranberry'],
}

/** A bowl with a heap of dried fruit. */
export const driedFruitBowl = model({
  name: { zh: '果干', en: 'Bowl of dried fruit' },
  industry: 'food',
  seen: { yaw: 0, elevation: 28 },
  turned: { yaw: 120, elevation: 34 },
  close: { at: [0.05, 0.75, 0.3], size: 0.45, yaw: -16, elevation: 34 },
  colours: { body: '#a5713f', accent: '#7a4e28', third: '#7a4e28' },
  options: { radius: 0.92, height: 0.6, wooden: true, mix: 'mixed', count: 58 },
  variants: {
    brown: {},
    white: {
      colours: { body: '#e8e9e6', accent: '#3f6fa0', third: '#3f6fa0' },
      options: { radius: 0.86, height: 0.5, wooden: false, mix: 'nuts', count: 54 },
    },
    teal: {
      colours: { body: '#1f7d7c', accent: '#c99a50', third: '#c99a50' },
      options: { radius: 0.8, height: 0.7, wooden: false, mix: 'berries', count: 60 },
    },
  },
  build(on, { body, accent }, { radius: r, height: h, wooden, mix, count }) {
    const stuff = wooden ? { ...wood(body, 2), twoSided: true } : glaze(body)
    on.add(
      thrown(
        [
          [0, 0.035],
          [r * 0.4, 0.03],
          [r * 0.42, 0],
          [r * 0.5, 0.01],
          [r * 0.54, 0.07],
          [r * 0.82, h * 0.42],
          [r * 0.985, h * 0.92],
          [r, h],
          [r * 0.97, h + 0.02],
          [r * 0.93, h * 0.95],
          [r * 0.76, h * 0.48],
          [r * 0.4, 0.12],
          [0, 0.1],
        ],
        72,
        80,
      ),
      stuff,
    )
    on.add(ring(r * 0.9, r * 1.008, 0.03, 0.013, 80), wooden ? wood(darker(accent, 0.1), 2) : glaze(accent), [
      0,
      h - 0.012,
      0,
    ])
    const heap = r * 0.88
    const top = (at: number) => h * 0.82 + 0.34 * (1 - (at / heap) ** 2)
    on.add(
      thrown(
        [
          [heap, h * 0.72],
          [heap * 0.7, top(heap * 0.7) - 0.09],
          [heap * 0.35, top(heap * 0.35) - 0.09],
          [0, top(0) - 0.09],
        ],
        12,
        32,
      ),
      dried('#6e3a1a'),
    )
    const luck = chance(29)
    const kinds = mixes[mix] ?? []
    const lay = (i: number, at: readonly [number, number, number]) => {
      const piece = pieces[kinds[(i * 3 + Math.floor(luck() * kinds.length)) % kinds.length] ?? 'date']
      on.within(
        at,
        [luck() * 70 - 35, luck() * 360, luck() * 70 - 35],
        () => piece?.(on),
        on.fine.weight === 'full' ? 1 : 1.28,
      )
    }
    const laidOut = on.fine.weight === 'full' ? count : Math.round(count * 0.56)
    for (let i = 0; i < laidOut; i++) {
      const out = heap * 0.96 * Math.sqrt((i + 0.3) / laidOut)
      lay(i, [Math.cos(i * 2.4) * out, top(out) + 0.02, Math.sin(i * 2.4) * out])
    }
    for (const [i, [x, z]] of (
      [
        [0.8, 0.72],
        [1.06, 0.5],
        [-0.86, 0.76],
        [0.5, 0.98],
      ] as const
    ).entries())
      lay(i * 2, [x * r * 1.05, 0.09, z * r * 1.05])
  },
})
