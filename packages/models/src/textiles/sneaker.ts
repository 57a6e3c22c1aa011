import { type Finish, fabric, finish, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Point, sheet, stitches, sweep, tube } from '../shapes/index.ts'
import { type Colour, hexOf, inkOn, paler, type Tones } from '../tone.ts'
import { suede } from './cloths.ts'
import { fastening } from './shoe-fastening.ts'
import { type Last, opening, piece, upper, wholeUpper } from './shoe-last.ts'
import { sole } from './shoe-sole.ts'

/** The pieces sewn onto the upper, and their seams. */
function pieces(on: Sculpture, last: Last, { body, accent }: Tones, second: Colour, toeCap: Finish): void {
  const seam = (points: Point[]) =>
    on.closely(() =>
      on.add(
        stitches(points, { length: 0.036, gap: 0.022, radius: 0.0065 }),
        finish(paler(body, 0.35), { rough: 0.8 }),
      ),
    )
  const along = (u0: number, u1: number, v: (u: number) => number, out = 0.026) =>
    Array.from({ length: 22 }, (_, i) => {
      const u = u0 + ((u1 - u0) * i) / 21
      return upper(last, u, v(u), out)
    })
  const toe = (u: number) => 0.4 - 0.22 * (u / 1.02) ** 2
  on.add(
    piece(last, [-1.02, 1.02], () => 0.01, toe, 0.026, 44, 12),
    toeCap,
  )
  seam(along(-0.95, 0.95, (u) => toe(u) - 0.035))
  const heel = (u: number) => 0.84 - 0.56 * ((u - Math.PI) / 0.66) ** 2
  on.add(
    piece(last, [Math.PI - 0.66, Math.PI + 0.66], () => 0.01, heel, 0.03, 40, 16),
    suede(second),
  )
  seam(along(Math.PI - 0.6, Math.PI + 0.6, (u) => heel(u) - 0.04, 0.03))
  for (const side of [1, -1]) {
    const span = (a: number, b: number): [number, number] => (side > 0 ? [a, b] : [-b, -a])
    const saddle = (u: number) => 0.82 - 0.1 * (Math.abs(u) - 1.2)
    on.add(
      piece(last, span(1.2, 1.8), () => 0.01, saddle, 0.024, 24, 20),
      suede(accent),
    )
    for (const u of [1.24, 1.76])
      seam(Array.from({ length: 14 }, (_, i) => upper(last, side * u, 0.05 + (i / 13) * 0.7, 0.025)))
    on.add(
      piece(
        last,
        span(0.2, 1.42),
        () => 0.76,
        () => 0.99,
        0.03,
        34,
        8,
      ),
      suede(second),
    )
    seam(along(side * 0.26, side * 1.36, () => 0.785, 0.03))
  }
}

/** Tongue, padded collar, lining and the loop at the heel. */
function ankle(on: Sculpture, last: Last, { body, accent }: Tones, second: Colour, text: string): void {
  const top = 1.18 + last.collar + (last.lift - 1) * 0.25
  const tongue = (a: number, t: number): Point => {
    const wide = 0.11 + 0.1 * t
    const k = a * 2 - 1
    const x = 0.5 - 0.76 * t - 0.1 * t * t
    const y = 0.63 + (last.lift - 1) * 0.25 + (top - 0.63) * t ** 1.25 + 0.05 * Math.sin(t * Math.PI)
    return [
      x - 0.03 * k * k,
      y - 0.07 * k * k,
      -k * wide * (t > 0.93 ? 1 - ((t - 0.93) / 0.07) ** 2 * 0.25 : 1),
    ]
  }
  on.add(sheet(tongue, 0.07, 14, 30), fabric(body, 2))
  const mark = print(160, 120, hexOf(accent), (pen, w) => {
    letter(pen, text, w / 2, 62, { size: 66, color: inkOn(accent), most: w - 20 })
  })
  on.add(
    sheet(
      (a, b) => {
        const [x, y, z] = tongue(0.18 + 0.64 * a, 0.78 + 0.16 * b)
        return [x + 0.034, y + 0.024, z]
      },
      0.014,
      8,
      4,
    ),
    printed(mark, 0.8, 0),
  )
  const rim = Array.from({ length: 48 }, (_, i): Point => {
    const p = opening(0.42 + (i / 47) * (Math.PI * 2 - 0.84), last)
    return [p.x, p.y - 0.012, p.z * 1.03]
  })
  on.add(tube(rim, 0.058, 90, false, 12), { ...fabric(second, 0.6) })
  on.add(
    sweep(
      [
        [-0.25, 0.4, 0],
        [-0.7, 0.4, 0],
        [-1.12, 0.44, 0],
      ],
      { size: () => [0.24, 0.03], power: 2.4, steps: 16 },
    ),
    fabric('#3a4356', 1),
  )
  const heel = opening(Math.PI, last)
  on.add(
    sweep(
      [
        [heel.x + 0.03, heel.y - 0.04, 0],
        [heel.x - 0.02, heel.y + 0.09, 0],
        [heel.x - 0.1, heel.y + 0.06, 0],
        [heel.x - 0.1, heel.y - 0.16, 0],
      ],
      { size: () => [0.055, 0.014], power: 3, steps: 24, around: 14 },
    ),
    fabric(accent, 0.8),
  )
}

/** A sports shoe. */
export const sneaker = model({
  name: { zh: '运动鞋', en: 'Sports shoe' },
  industry: 'textiles',
  seen: { yaw: -24, elevation: 19, fill: 0.84 },
  close: { at: [0.25, 0.6, 0.3], size: 0.46, yaw: -32, elevation: 28 },
  turned: { yaw: 142 },
  colours: { body: '#e8edf3', accent: '#d9502f', third: '#eef1f5' },
  options: { lift: 1, collar: 0, lugs: 30, straps: false, second: '#27509a', rubberToe: false, text: '跑' },
  variants: {
    white: {},
    blue: {
      colours: { body: '#3d6fb5', accent: '#f0a63c', third: '#eef1f5' },
      options: { straps: true, lift: 0.9, second: '#25467d', text: '童' },
    },
    black: {
      colours: { body: '#3a404b', accent: '#c9502e', third: '#59616e' },
      options: { collar: 0.3, lift: 1.12, lugs: 22, second: '#7a5a3c', text: '山' },
    },
    red: {
      colours: { body: '#b8383a', accent: '#ece6da', third: '#eeeae2' },
      options: { lift: 0.72, lugs: 0, second: '#a02f33', rubberToe: true, text: '帆' },
    },
    green: {
      colours: { body: '#a9c9b4', accent: '#2f7d63', third: '#f0f2ee' },
      options: { lift: 1.25, second: '#4b9479', text: '行' },
    },
  },
  build(on, tones, { lift, collar, lugs, straps, second, rubberToe, text }) {
    const last: Last = { lift, collar }
    on.within([0, 0.045 * lift, 0], [0, 0, 0], () => {
      sole(on, last, tones, lugs)
      on.add(wholeUpper(last), fabric(tones.body, 3))
      pieces(on, last, tones, second, rubberToe ? plastic(tones.third, 0.5) : suede(second))
      ankle(on, last, tones, second, text)
      fastening(on, last, tones, straps)
    })
  },
})
