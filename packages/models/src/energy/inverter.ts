import { badge } from '../badge.ts'
import { darkGlass, lit, metal, paint, plastic, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, type Point, ring, slab, tube } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'
import { flash, fourCorners, gland, screws } from './fittings.ts'

const depth = 0.46

/** Today's curve, the power and the yield. */
const yieldScreen = (power: string, accent: string): Print =>
  print(760, 460, '#0d1a2e', (pen, w, h) => {
    flash(pen, 78, 96, 110, accent)
    letter(pen, power, w * 0.5, 98, { size: 128, color: '#ffffff', weight: 800, most: w * 0.62 })
    for (let i = 0; i < 13; i++) {
      const high = 210 * Math.sin((Math.PI * (i + 0.6)) / 13.4) ** 1.3 * (i % 3 === 1 ? 0.86 : 1)
      pen.fillStyle = i < 9 ? accent : '#33507c'
      pen.beginPath()
      pen.roundRect(46 + i * 52.5, h - 40 - high, 36, high, 10)
      pen.fill()
    }
  })

/** What hangs below: switch, plugs for strings, glands, and two cables that reach the floor. */
function underside(on: Sculpture, { accent }: Tones, w: number, y: number, strings: number): void {
  for (let i = 0; i < strings; i++)
    for (const z of [-0.09, 0.09]) {
      const x = -w * 0.4 + (i * w * 0.44) / Math.max(1, strings - 1)
      on.add(
        cylinder(0.034, 0.13, 0.01, 16),
        plastic(z < 0 ? '#1d232e' : '#b03a33'),
        [x, y + 0.01, z],
        [180, 0, 0],
      )
      on.closely(() =>
        on.add(cylinder(0.046, 0.04, 0.01, 8), plastic('#1d232e'), [x, y + 0.01, z], [180, 0, 0]),
      )
    }
  for (const [i, r] of [0.075, 0.06, 0.075].entries()) gland(on, [w * (0.16 + i * 0.125), y + 0.01, 0], r)
  const run = (x: number, out: number, colour: string): void => {
    const path: Point[] = [
      [x, y - 0.06, 0],
      [x + 0.02, y * 0.5, 0.02],
      [x + out * 0.3, 0.07, 0.14],
      [x + out, 0.05, 0.34],
    ]
    on.add(tube(path, 0.04, 48), rubber(colour))
    on.add(ball(0.0405, 16), rubber(colour), [x + out, 0.05, 0.34])
  }
  run(w * 0.16, 0.3, '#232934')
  run(w * 0.41, 0.34, hexOf(darker(accent, 0.2)))
}

/** A back plate with two legs. */
function easel(on: Sculpture, w: number, h: number, y: number): void {
  const steel = metal('#8e98a6', 0.34)
  on.add(slab(w * 0.72, h * 0.9 + y, 0.05, 0.06, 0.015), steel, [0, (h * 0.9 + y) / 2, -depth / 2 - 0.07])
  for (const x of [-w * 0.3, w * 0.3]) {
    on.add(box(0.13, 0.07, 0.98, 0.03), steel, [x, 0.035, -0.06])
    on.add(box(0.15, 0.03, 0.14, 0.012, 2), rubber(), [x, 0.015, 0.36])
  }
}

/** A box that turns direct current into alternating. */
export const inverter = model({
  name: { zh: '逆变器', en: 'Inverter' },
  industry: 'energy',
  seen: { yaw: -30, elevation: 14 },
  turned: { yaw: 38 },
  close: { at: [0.1, 1.35, 0.2], size: 0.44, yaw: -24, elevation: 14 },
  colours: { body: '#e8edf2', accent: '#22b573', third: '#3a4658' },
  options: {
    width: 1.56,
    height: 1.7,
    fins: 16,
    strings: 4,
    power: '10 kW',
    zh: '混合逆变器',
    en: 'HYBRID INVERTER',
    fans: 0,
  },
  variants: {
    white: {},
    grey: {
      colours: { body: '#7f8a98', accent: '#2f7fe0', third: '#2b3442' },
      options: {
        width: 2.2,
        height: 1.45,
        strings: 8,
        fins: 24,
        power: '110 kW',
        zh: '组串逆变器',
        en: 'STRING INVERTER',
        fans: 3,
      },
    },
    blue: {
      colours: { body: '#1553b8', accent: '#f0b93a', third: '#1b2b4c' },
      options: {
        width: 1.3,
        height: 1.9,
        strings: 2,
        power: '5 kW',
        zh: '离网逆变器',
        en: 'OFF-GRID INVERTER',
        fans: 2,
      },
    },
    orange: {
      colours: { body: '#e57a2c', accent: '#f6d27a', third: '#2c313b' },
      options: {
        width: 1.3,
        height: 1.3,
        strings: 3,
        power: '800 W',
        zh: '微型逆变器',
        en: 'MICRO INVERTER',
        fins: 12,
      },
    },
    black: {
      colours: { body: '#2b313c', accent: '#38c3c9', third: '#49566a' },
      options: {
        width: 1.7,
        height: 2,
        strings: 5,
        power: '60 kW',
        zh: '船用逆变器',
        en: 'MARINE INVERTER',
        fins: 20,
      },
    },
  },
  build(on, tones, { width: w, height: h, fins, strings, power, zh, en, fans }) {
    const low = 0.5
    const middle = low + h / 2
    easel(on, w, h, low)
    on.add(slab(w * 0.94, h * 0.96, depth * 0.7, 0.08, 0.03), metal('#7c8795', 0.38), [
      0,
      middle,
      -depth * 0.2,
    ])
    for (let i = 0; i < fins; i++) {
      const y = low + h * (0.08 + (0.84 * i) / (fins - 1))
      on.add(box(w + 0.06, 0.026, depth * 0.5, 0.012, 2), metal('#8e98a6', 0.34), [0, y, -depth * 0.22])
    }
    on.add(slab(w, h, depth * 0.62, 0.15, 0.06), paint(tones.body), [0, middle, depth * 0.2])
    const [front, chin] = [depth * 0.51, h * 0.26]
    on.add(slab(w * 0.9, chin, 0.03, 0.09, 0.012), plastic(tones.third), [
      0,
      low + chin * 0.68,
      front + 0.004,
    ])
    on.add(box(w * 0.9, 0.028, 0.02, 0.009), lit(hexOf(tones.accent), 1), [
      0,
      low + chin * 1.29,
      front + 0.003,
    ])
    const wide = Math.min(w * 0.52, 0.9)
    const top = middle + h * 0.2
    on.add(slab(wide + 0.12, wide * 0.605 + 0.12, 0.04, 0.08, 0.014), darkGlass('#121a28'), [
      0,
      top,
      front + 0.004,
    ])
    on.add(face(wide, wide * 0.605, 0.04), screen(yieldScreen(power, hexOf(tones.accent)), 1), [
      0,
      top,
      front + 0.0248,
    ])
    for (let i = 0; i < 4; i++)
      on.add(
        cylinder(0.034, 0.02, 0.01, 24),
        plastic(i ? '#c3ccd7' : tones.accent),
        [(i - 1.5) * 0.14, top - wide * 0.3 - 0.14, front - 0.004],
        [90, 0, 0],
      )
    badge(on, zh, en, tones.third, [w * 0.12, low + chin * 0.68, front + 0.0195], [w * 0.54, chin * 0.62])
    on.within([-w * 0.32, low + chin * 0.68, front + 0.018], [90, 0, 0], () => {
      on.add(cylinder(0.105, 0.03, 0.01, 36), plastic('#161c26'))
      on.add(cylinder(0.08, 0.07, 0.02, 32), plastic('#c8362c'))
      on.add(box(0.034, 0.05, 0.17, 0.015), plastic('#c8362c'), [0, 0.085, 0], [0, 25, 0])
    })
    on.closely(() =>
      on.add(slab(w + 0.004, h + 0.004, 0.014, 0.152, 0.004), rubber('#2a303a'), [0, middle, depth * 0.02]),
    )
    screws(on, fourCorners(w - 0.16, h - 0.16, middle, front), 0.032)
    for (let i = 0; i < fans; i++)
      on.within([w / 2 + 0.02, middle + (i - (fans - 1) / 2) * 0.34, -depth * 0.22], [0, 0, -90], () => {
        on.add(ring(0.1, 0.15, 0.05, 0.015, 36), plastic('#20262f'))
        on.around(5, () =>
          on.add(box(0.1, 0.012, 0.05, 0.005, 2), plastic('#3a4352'), [0.06, 0.02, 0], [30, 0, 0]),
        )
      })
    underside(on, tones, w, low, strings)
  },
})
