import { fabric, finish, lit, metal, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, cylinder, ring, type Shape, thrown, tube, turned } from '../shapes/index.ts'
import { darker, hexOf, mixed, paler, type Tone, type Tones } from '../tone.ts'
import { outdoorLamp } from './outdoor-lamp.ts'
import { glazed } from './pottery.ts'

const brass = metal('#c79d4f', 0.24)

/** Ridges around the y axis: `count` of them, each `depth` of the radius. */
const ridged = (shape: Shape, count: number, depth: number): Shape =>
  bent(shape, (x, y, z) => {
    const k = 1 + depth * Math.cos(Math.atan2(z, x) * count)
    return [x * k, y, z * k]
  })

/** Cloth with a light behind it: its own colour in the middle, darker where the bulb is far. */
const lampCloth = (colour: Tone) => {
  const warm = hexOf(mixed(colour, '#ffb35c', 0.5))
  return finish(darker(colour, 0.45), {
    rough: 0.95,
    glow: 0.62,
    relief: fabric(colour, 1.6).relief,
    reliefDepth: 0.5,
    print: print(8, 128, warm, (pen) => {
      const shade = pen.createLinearGradient(0, 128, 0, 0)
      shade.addColorStop(0, 'rgba(60,30,0,.3)')
      shade.addColorStop(0.4, 'rgba(60,30,0,0)')
      shade.addColorStop(1, 'rgba(60,30,0,.55)')
      pen.fillStyle = shade
      pen.fillRect(0, 0, 8, 128)
    }),
  })
}

function shadeOf(on: Sculpture, cloth: Tone, low: number, high: number, tall: number, pleats: number): void {
  const skin = turned(
    [
      [low, 0, 0],
      [(low + high) / 2, tall / 2, 0],
      [high, tall, 0],
    ],
    pleats && on.fine.weight === 'full' ? pleats * 6 : 96,
  )
  on.add(pleats && on.fine.weight === 'full' ? ridged(skin, pleats, 0.012) : skin, lampCloth(cloth))
  const inside = turned(
    [
      [high - 0.025, tall - 0.01, 0],
      [low - 0.025, 0.01, 0],
    ],
    72,
  )
  on.add(inside, lit('#f2c888', 1))
  for (const [r, y] of [
    [low, 0],
    [high, tall],
  ] as const)
    on.add(ring(r - 0.03, r + 0.02, 0.055, 0.02, 80), fabric(paler(cloth, 0.35), 0.5), [0, y - 0.027, 0])
  on.closely(() => {
    on.around(3, () =>
      on.add(cylinder(0.012, high - 0.02, 0.004, 8), brass, [0, tall - 0.06, 0], [0, 0, -90]),
    )
    on.add(ball(0.13, 28), lit('#fff1cf', 1.6), [0, tall * 0.4, 0])
  })
  on.add(cylinder(0.03, 0.14, 0.01, 20), brass, [0, tall - 0.1, 0])
  on.add(ball(0.05, 24), brass, [0, tall + 0.07, 0])
}

interface Form {
  tall: number
  wide: number
  ribs: number
  pleats: number
  slope: number
}

/** A glazed foot on wood, a shade of cloth, and a cable. */
function tableLamp(on: Sculpture, { body, accent, third }: Tones, form: Form): void {
  const { tall, wide, ribs, pleats, slope } = form
  on.add(cylinder(0.43 * wide, 0.09, 0.035), wood(third))
  on.add(cylinder(0.4 * wide, 0.02, 0.006), rubber('#3a2d25'), [0, -0.004, 0])
  on.add(ring(0.26 * wide, 0.335 * wide, 0.035, 0.014), brass, [0, 0.085, 0])
  const h = 1.15 * tall
  const foot = thrown(
    [
      [0.001, 0.1],
      [0.3 * wide, 0.1],
      [0.44 * wide, 0.22 * h],
      [0.5 * wide, 0.42 * h],
      [0.38 * wide, 0.72 * h],
      [0.18 * wide, 0.92 * h],
      [0.11, 1.02 * h],
      [0.12, 1.1 * h],
    ],
    64,
    ribs && on.fine.weight === 'full' ? ribs * 10 : 72,
  )
  on.add(ribs ? ridged(foot, ribs, 0.5 / (ribs + 6)) : foot, glazed(body))
  on.within([0, 1.09 * h, 0], [0, 0, 0], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.14, 0, 0.02],
        [0.14, 0.04, 0.02],
        [0.075, 0.08, 0.02],
        [0.075, 0.26, 0.02],
        [0.0001, 0.28, 0],
      ]),
      brass,
    )
    const low = 0.84 * (0.6 + 0.4 * wide)
    on.within([0, 0.16, 0], [0, 0, 0], () => shadeOf(on, accent, low, low * slope, 0.86, pleats))
    const x = low * 0.55
    on.add(
      tube(
        [
          [x, 0.4, 0.3],
          [x, 0.1, 0.3],
          [x, -0.06, 0.3],
        ],
        0.01,
        12,
        false,
        8,
      ),
      brass,
    )
    on.add(ball(0.038, 20), brass, [x, -0.08, 0.3])
  })
  on.add(
    tube(
      [
        [0, 0.06, -0.4 * wide],
        [0.05, 0.03, -0.6 * wide],
        [0.35, 0.025, -0.72 * wide],
        [0.75, 0.025, -0.5 * wide],
      ],
      0.024,
      40,
      false,
      10,
    ),
    rubber('#5b4a3c'),
  )
  on.add(cylinder(0.06, 0.05, 0.02, 24), rubber('#3a2d25'), [0.75, 0, -0.5 * wide])
}

/** A table lamp, lit; or one that stands outside. */
export const lamp = model({
  name: { zh: '灯具', en: 'Lamp' },
  industry: 'home',
  seen: { yaw: -18, elevation: 12, fill: 0.8 },
  close: { at: [0, 1.1, 0.2], size: 0.48, yaw: -24, elevation: 6 },
  colours: { body: '#1f7f86', accent: '#dcb983', third: '#8a5a35' },
  options: { tall: 1, wide: 1, ribs: 0, pleats: 0, slope: 0.66, isOutdoor: false },
  variants: {
    teal: {},
    orange: {
      colours: { body: '#d9552f', accent: '#ead6b4', third: '#5e3a24' },
      options: { tall: 0.66, wide: 1.28, ribs: 20, slope: 0.72 },
    },
    navy: {
      colours: { body: '#1f3f86', accent: '#e3cfae' },
      options: { tall: 1.28, wide: 0.74, pleats: 44 },
    },
    white: {
      colours: { body: '#e9e4da', accent: '#d98f6c', third: '#c79a63' },
      options: { tall: 0.9, wide: 1.05, ribs: 16, pleats: 40, slope: 0.82 },
    },
    black: {
      colours: { body: '#2b3038', accent: '#f2cf86', third: '#a6a8a4' },
      options: { isOutdoor: true },
    },
  },
  build(on, tones, options) {
    if (options.isOutdoor) outdoorLamp(on, tones)
    else tableLamp(on, tones, options)
  },
})
