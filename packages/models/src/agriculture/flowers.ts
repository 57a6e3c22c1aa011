import { fabric, finish, metal, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, hoop, leaf, type Point, surface, tube, turned, wrapped } from '../shapes/index.ts'
import { darker, hexOf, mixed, paler, type Tone } from '../tone.ts'

const petalOf = (colour: Tone, twoSided = true) =>
  finish(colour, { rough: 0.55, coat: 0.2, coatRough: 0.45, twoSided })

interface Petal {
  r: number
  high: number
  /** How far it leans out at its tip. */
  open: number
  /** Broad and round at its tip, or pointed. */
  isBroad?: boolean
}

/** One petal of a cup: it starts at the foot, swells and closes toward the tip. */
const cupPetal = (on: Sculpture, { r, high, open, isBroad = false }: Petal, way: 1 | -1) =>
  surface(
    (across, t) => {
      const k = way * (across * 2 - 1)
      const half = isBroad
        ? 0.98 * Math.sin(Math.PI * (0.14 + 0.46 * t))
        : 0.72 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.86)) ** 0.6
      const lip = isBroad ? 0.42 * Math.max(0, t - 0.7) : 0
      const out = r * (Math.sin(Math.PI * (0.08 + 0.62 * t)) ** 0.8 + open * t * t + lip - 0.02 * k * k)
      const a = k * half
      const drop = isBroad ? 0.2 * k ** 4 + 0.05 * k * k : 0.1 * k * k
      return [Math.sin(a) * out, high * (t - drop * t - lip * lip * 2), Math.cos(a) * out]
    },
    ...(on.fine.weight === 'full' ? (isBroad ? ([6, 9] as const) : ([7, 11] as const)) : ([4, 5] as const)),
  )

/** A petal with an outer and an inner face: light falls on the back of neither. From afar one face does for both. */
function petal(on: Sculpture, form: Petal, colour: Tone): void {
  const stuff = petalOf(colour, on.fine.weight === 'light')
  on.add(cupPetal(on, form, 1), stuff)
  on.closely(() => on.add(cupPetal(on, form, -1), stuff))
}

/** A tulip's cup: three petals outside and three inside. */
function tulip(on: Sculpture, colour: Tone, size: number, open: number): void {
  const [outer, inner] = [colour, mixed(colour, '#fff3dc', 0.18)]
  on.around(3, () => petal(on, { r: 0.2 * size, high: 0.46 * size, open }, outer))
  on.within([0, 0.01, 0], [0, 60, 0], () =>
    on.around(3, () => petal(on, { r: 0.175 * size, high: 0.45 * size, open: open * 0.6 }, inner)),
  )
  on.add(ball(0.07 * size, 14), finish('#9fb86a', { rough: 0.6 }), [0, 0.02, 0])
}

/** A rose: petals wound in a spiral that open outward. */
function rose(on: Sculpture, colour: Tone, size: number): void {
  const count = on.fine.weight === 'full' ? 19 : 8
  const shades = [darker(colour, 0.07), colour, paler(colour, 0.1)]
  for (let i = 0; i < count; i++) {
    const t = (i + 1) / count
    on.within([0, 0.1 * size * (1 - t), 0], [0, i * 137.5, 0], () =>
      petal(
        on,
        {
          r: (0.05 + 0.2 * t) * size,
          high: (0.38 - 0.1 * t) * size,
          open: 0.04 + 0.42 * t * t,
          isBroad: true,
        },
        shades[i % 3] ?? colour,
      ),
    )
  }
  on.closely(() =>
    on.around(5, () =>
      on.add(
        leaf(0.2 * size, 0.07 * size, 0.6),
        finish('#4f8a48', { twoSided: true }),
        [0.03, 0, 0],
        [0, 0, -10],
      ),
    ),
  )
}

/** A daisy's wheel of petals around a full heart. */
function gerbera(on: Sculpture, colour: Tone, heart: Tone, size: number): void {
  const rows = on.fine.weight === 'full' ? [22, 18] : [11]
  rows.forEach((count, row) => {
    on.within([0, 0.06 + row * 0.025, 0], [0, row * 9, 0], () =>
      on.around(count, () =>
        on.add(
          leaf((0.34 - row * 0.07) * size, 0.1 * size, 0.2 - row * 0.2, -0.12),
          petalOf(row ? mixed(colour, '#ffc93c', 0.3) : colour),
          [0.05, 0, 0],
          [0, 0, 8 + row * 10],
        ),
      ),
    )
  })
  on.add(ball(0.14 * size, 24), finish(heart, { rough: 0.85 }), [0, 0.07, 0], [0, 0, 0], [1, 0.55, 1])
  on.closely(() =>
    on.add(hoop(0.1 * size, 0.022, 0.022, 32), finish(darker(heart, 0.3), { rough: 0.9 }), [0, 0.115, 0]),
  )
}

/** A pail of zinc with a rim, a band and a label. */
function pail(on: Sculpture, stuff: Tone, ink: Tone, text: string): void {
  const zinc = finish(stuff, { metal: 0.55, rough: 0.4, coat: 0.2, coatRough: 0.4 })
  on.add(
    turned([
      [0.0001, 0.02, 0],
      [0.42, 0.02, 0.02],
      [0.43, 0, 0.01],
      [0.45, 0.01, 0.01],
      [0.6, 0.86, 0.01],
    ]),
    zinc,
  )
  on.add(
    turned([
      [0.58, 0.87, 0],
      [0.5, 0.4, 0],
      [0.0001, 0.38, 0],
    ]),
    metal(darker(stuff, 0.4), 0.5),
  )
  on.add(hoop(0.6, 0.028, 0.028), zinc, [0, 0.87, 0])
  for (const [y, r] of [
    [0.14, 0.474],
    [0.72, 0.576],
  ] as const)
    on.closely(() => on.add(hoop(r, 0.014, 0.018), zinc, [0, y, 0]))
  const label = print(512, 256, '#f5efe2', (pen, w, h) => {
    pen.strokeStyle = hexOf(ink)
    pen.lineWidth = 6
    pen.strokeRect(14, 14, w - 28, h - 28)
    letter(pen, text, w / 2, 108, { size: 104, color: hexOf(ink), weight: 800 })
    letter(pen, 'FRESH CUT FLOWERS', w / 2, 200, { size: 34, color: hexOf(ink), weight: 600 })
  })
  on.add(wrapped(0.479, 0.36, 80, { top: 0.541 }), printed(label, 0.75, 0), [0, 0.15, 0])
}

/** Cut flowers in a pail. */
export const flowers = model({
  name: { zh: '鲜切花', en: 'Fresh cut flowers' },
  industry: 'agriculture',
  seen: { yaw: 0, elevation: 14, fill: 0.86 },
  turned: { yaw: 70 },
  close: { at: [0, 1.6, 0.35], size: 0.46, yaw: 0, elevation: 18 },
  colours: { body: '#e07a96', accent: '#4f9a4f', third: '#a9b4bd' },
  options: { kind: 'tulip', count: 15, heart: '#5a3a22', text: '郁金香' },
  variants: {
    pink: {},
    yellow: {
      colours: { body: '#e59404', accent: '#5a8f3a', third: '#9fb0b4' },
      options: { kind: 'gerbera', count: 11, text: '太阳菊' },
    },
    red: {
      colours: { body: '#b8283a', accent: '#3a7a48', third: '#b59a74' },
      options: { kind: 'rose', count: 14, text: '红玫瑰' },
    },
    white: {
      colours: { body: '#f8eed8', accent: '#5f9a6a', third: '#8fa9ad' },
      options: { kind: 'rose', count: 12, text: '白玫瑰' },
    },
    purple: {
      colours: { body: '#8a5aa8', accent: '#5a9a5a', third: '#b0a8a0' },
      options: { kind: 'tulip', count: 17, text: '紫郁金香' },
    },
  },
  build(on, { body, accent, third }, { kind, count, heart, text }) {
    const luck = chance(14)
    pail(on, third, darker(accent, 0.45), text)
    const green = finish(accent, { rough: 0.5, coat: 0.2, twoSided: true })
    const dark = finish(darker(accent, 0.25), { rough: 0.5, coat: 0.2, twoSided: true })
    const heads = on.fine.weight === 'full' ? count : Math.min(count, kind === 'gerbera' ? 6 : 9)
    for (let i = 0; i < heads; i++) {
      const [a, out] = [i * 2.39996, Math.sqrt((i + 0.4) / heads)]
      const tip: Point = [
        Math.cos(a) * out * 0.74,
        1.72 - 0.42 * out * out + (luck() - 0.5) * 0.16,
        Math.sin(a) * out * 0.62,
      ]
      on.add(
        tube(
          [[tip[0] * 0.35, 0.5, tip[2] * 0.35], [tip[0] * 0.62, tip[1] * 0.62, tip[2] * 0.62], tip],
          0.026,
          14,
          false,
          8,
        ),
        green,
      )
      const face = kind === 'gerbera' ? 26 : 0
      on.within(tip, [tip[2] * 34 + face, 0, -tip[0] * 34], () =>
        on.within([0, -0.01, 0], [0, luck() * 120, 0], () => {
          const size = 0.92 + luck() * 0.22
          const shade = luck() > 0.6 ? mixed(body, '#fff0e0', 0.14) : body
          if (kind === 'tulip') tulip(on, shade, size, 0.02 + luck() * 0.12)
          else if (kind === 'rose') rose(on, shade, size * 1.05)
          else gerbera(on, shade, { hex: heart }, size)
        }),
      )
    }
    const blades = on.fine.weight === 'full' ? 22 : 12
    for (let i = 0; i < blades; i++)
      on.within([0, 0.74 + luck() * 0.2, 0], [0, i * 137.5, 0], () =>
        on.add(
          leaf(
            kind === 'tulip' ? 0.85 + luck() * 0.25 : 0.5 + luck() * 0.15,
            kind === 'tulip' ? 0.2 : 0.26,
            0.55,
            0.3,
          ),
          i % 2 ? green : dark,
          [0.28, 0, 0],
          [0, 0, kind === 'tulip' ? 58 : 44],
        ),
      )
    // A ribbon around the pail, tied in front.
    const ribbon = fabric(darker(body, 0.12), 0.4)
    on.add(hoop(0.588, 0.012, 0.045, 64), ribbon, [0, 0.79, 0])
    on.closely(() => {
      for (const side of [-1, 1]) {
        on.add(leaf(0.3, 0.16, 0.3, 0.5), ribbon, [0, 0.79, 0.6], [0, side < 0 ? 195 : -15, 12])
        on.add(leaf(0.26, 0.08, 0.2, 0.3), ribbon, [0, 0.79, 0.605], [0, -90 + side * 38, -60])
      }
      on.add(ball(0.05, 18), ribbon, [0, 0.79, 0.62])
    })
  },
})
