import { badge } from '../badge.ts'
import { darkGlass, gloss, lit, metal, plastic, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, closed, cylinder, face, type Point, plate, ring, slab, tube } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'
import { flash, fourCorners, screws } from './fittings.ts'

/** A ring of charge, its share and the power. */
const charge = (level: number, power: string, accent: string): Print =>
  print(640, 800, '#0c1729', (pen, w, h) => {
    pen.lineCap = 'round'
    pen.lineWidth = 44
    pen.strokeStyle = '#22385a'
    pen.beginPath()
    pen.arc(w / 2, h * 0.37, 205, 0, 7)
    pen.stroke()
    pen.strokeStyle = accent
    pen.beginPath()
    pen.arc(w / 2, h * 0.37, 205, -Math.PI / 2, -Math.PI / 2 + (level / 100) * Math.PI * 2)
    pen.stroke()
    flash(pen, w / 2, h * 0.37, 240, '#ffffff')
    letter(pen, `${level}%`, w / 2, h * 0.775, { size: 150, color: '#ffffff', weight: 800 })
    letter(pen, power, w / 2, h * 0.92, { size: 66, color: '#8fb0d8', weight: 600 })
  })

/** A plug in the hand's shape; its mouth looks along -x. */
function plug(on: Sculpture, { accent }: Tones): void {
  const grip = closed(
    [
      [-0.3, 0.12, 0.06],
      [-0.3, -0.12, 0.06],
      [0.06, -0.13, 0.1],
      [0.2, -0.56, 0.08],
      [0.42, -0.5, 0.08],
      [0.36, 0.06, 0.18],
      [0.1, 0.15, 0.08],
    ],
    6,
  )
  on.add(plate(grip, 0.24, { bevel: 0.09 }), rubber('#2a303c'))
  on.add(cylinder(0.15, 0.26, 0.03, 36), rubber('#2a303c'), [-0.26, 0, 0], [0, 0, 90])
  on.add(ring(0.12, 0.165, 0.06, 0.015), plastic(accent), [-0.32, 0, 0], [0, 0, 90])
  on.add(box(0.2, 0.06, 0.12, 0.03), plastic(accent), [0.02, 0.15, 0])
  on.closely(() => {
    for (let i = 0; i < 4; i++)
      on.add(
        box(0.014, 0.1, 0.246, 0.005, 2),
        rubber('#171b23'),
        [0.2 + i * 0.014 + 0.02, -0.16 - i * 0.075, 0],
        [0, 0, 18],
      )
  })
}

/** Holder, plug and cable on one side: 1 is the right. */
function lead(on: Sculpture, tones: Tones, width: number, high: number, way: number): void {
  on.within([0, 0, 0], [0, way > 0 ? 0 : 180, 0], () => {
    const x = width / 2 + 0.06
    on.add(box(0.2, 0.44, 0.36, 0.08), rubber('#232934'), [x - 0.02, high, 0.02])
    on.within([x + 0.36, high + 0.06, 0.04], [0, way > 0 ? -14 : 14, 6], () => plug(on, tones))
    const path: Point[] = [
      [x + 0.66, high - 0.44, 0.1 * way],
      [x + 0.7, high - 0.64, 0.12 * way],
      [x + 0.64, high - 1.0, 0.14 * way],
      [x + 0.42, high - 1.2, 0.12 * way],
      [x + 0.2, high - 1.12, 0.04],
      [x + 0.04, high - 0.96, 0],
      [x - 0.2, high - 0.92, 0],
    ]
    on.add(tube(path, 0.056, 90), rubber('#2a303c'))
    on.add(cylinder(0.1, 0.12, 0.03, 28), rubber('#232934'), [width / 2 - 0.04, high - 0.92, 0], [0, 0, -90])
  })
}

/** What it stands on: a base, a post, or wheels with a bar to push it by. */
function foundation(on: Sculpture, stands: string, w: number, high: number): void {
  if (stands === 'post') {
    on.add(slab(0.3, 2.3, 0.2, 0.07, 0.04), metal('#8e98a6', 0.32), [0, 1.2, -0.16])
    on.add(box(0.9, 0.09, 0.72, 0.035), metal('#7c8795', 0.35), [0, 0.045, -0.1])
    for (const x of [-0.34, 0.34])
      for (const z of [-0.36, 0.16]) on.add(cylinder(0.045, 0.06, 0.015, 6), metal(), [x, 0.09, z])
    return
  }
  if (stands === 'base') {
    on.add(box(w + 0.34, 0.13, 0.92, 0.05), plastic('#c7d0db'), [0, 0.065, 0])
    on.add(box(w + 0.02, 0.08, 0.6, 0.03), plastic('#333d4e'), [0, 0.15, 0])
    return
  }
  on.add(box(w + 0.1, 0.12, 0.8, 0.05), plastic('#333d4e'), [0, 0.33, 0])
  for (const x of [-1, 1])
    for (const [z, r] of [
      [-0.3, 0.22],
      [0.3, 0.14],
    ] as const)
      on.within([x * (w / 2 + 0.02), r, z], [0, 0, x * -90], () => {
        on.add(cylinder(r, 0.1, 0.035, 44), rubber('#20252e'), [0, -0.05, 0])
        on.add(cylinder(r * 0.5, 0.115, 0.015, 32), metal('#929daa'), [0, -0.05, 0])
        if (z > 0) on.add(box(0.26, 0.05, 0.1, 0.02), metal('#7c8795'), [-x * 0.14, -0.08, 0])
      })
  const bar: Point[] = [
    [-w * 0.36, high, -0.26],
    [-w * 0.36, high + 0.1, -0.5],
    [w * 0.36, high + 0.1, -0.5],
    [w * 0.36, high, -0.26],
  ]
  on.add(tube(bar, 0.035, 40), metal('#8e98a6', 0.3))
}

/** A pillar, or a box on a post, that charges cars. */
export const evCharger = model({
  name: { zh: '充电桩', en: 'EV charger' },
  industry: 'energy',
  seen: { yaw: -24, elevation: 12 },
  turned: { yaw: 30 },
  close: { at: [0.35, 1.75, 0.2], size: 0.42, yaw: -30, elevation: 12 },
  colours: { body: '#e8edf3', accent: '#16a765', third: '#1b2433' },
  options: { height: 2.5, width: 0.94, level: 68, power: '60 kW', plugs: 1, stands: 'base', words: '充电' },
  variants: {
    white: {},
    blue: {
      colours: { body: '#0d5bd0', accent: '#3fc4e0', third: '#16223a' },
      options: { width: 1.2, height: 2.6, plugs: 2, level: 82, power: '120 kW', words: '快充' },
    },
    green: {
      colours: { body: '#1f8f63', accent: '#f0b93a', third: '#17231f' },
      options: { stands: 'post', height: 1.15, width: 0.82, level: 45, power: '11 kW' },
    },
    grey: {
      colours: { body: '#59636f', accent: '#e8762b', third: '#1b2029' },
      options: { stands: 'wheels', width: 0.9, height: 1.9, level: 91, power: '30 kW', words: '移动充电' },
    },
    orange: {
      colours: { body: '#e8762b', accent: '#f6d27a', third: '#26262c' },
      options: { width: 1.1, height: 2.7, plugs: 2, level: 57, power: '180 kW', words: '超充' },
    },
  },
  build(on, tones, { height: h, width: w, level, power, plugs, stands, words }) {
    const hasPost = stands === 'post'
    const foot = hasPost ? 1.3 : stands === 'wheels' ? 0.36 : 0.13
    const middle = foot + h / 2
    foundation(on, stands, w, middle + h * 0.36)
    on.add(slab(w, h, 0.56, 0.24, 0.1), gloss(tones.body), [0, middle, 0])
    on.add(slab(w * 0.82, h - w * 0.2, 0.05, 0.18, 0.016), darkGlass(tones.third), [0, middle, 0.274])
    on.closely(() =>
      on.add(slab(w + 0.006, h + 0.006, 0.014, 0.243, 0.004), plastic(darker(tones.body, 0.3)), [
        0,
        middle,
        -0.08,
      ]),
    )
    for (const s of [-1, 1])
      on.add(box(0.05, h * 0.6, 0.12, 0.024), lit(hexOf(tones.accent), 1.05), [
        s * (w / 2 - 0.004),
        middle + h * 0.06,
        0.07,
      ])
    const size = Math.min(w * 0.64, 0.7)
    const top = middle + (hasPost ? 0.06 : h * 0.5 - size * 0.98)
    on.add(face(size, size * 1.25, 0.07), screen(charge(level, power, hexOf(tones.accent)), 1), [
      0,
      top,
      0.3005,
    ])
    if (!hasPost) {
      on.add(ring(0.1, 0.13, 0.02, 0.008), lit('#dfe9ff', 0.8), [0, middle - h * 0.06, 0.29], [90, 0, 0])
      badge(
        on,
        words,
        'EV CHARGING',
        tones.third,
        [0, middle - h * 0.26, 0.3005],
        [w * 0.62, w * 0.3],
        [0, 0, 0],
        0.16,
        1,
      )
      on.closely(() => {
        for (let i = 0; i < 5; i++)
          on.add(box(w * 0.44, 0.022, 0.02, 0.01, 2), rubber('#0c1018'), [0, foot + 0.22 + i * 0.05, 0.296])
      })
    }
    screws(on, fourCorners(w * 0.72, h - w * 0.34, middle, 0.298), 0.022)
    lead(on, tones, w, hasPost ? middle + 0.05 : foot + h * 0.6, 1)
    if (plugs > 1) lead(on, tones, w, foot + h * 0.6, -1)
  },
})
