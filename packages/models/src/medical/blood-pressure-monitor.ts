import { Vector2 } from 'three'
import { fabric, finish, gloss, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, lettering, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  closed,
  cylinder,
  face,
  hoop,
  type Point,
  plate,
  radians,
  slab,
  stitches,
  tube,
  wrapped,
} from '../shapes/index.ts'
import { darker, hexOf, paler, type Tones } from '../tone.ts'

/** Upper and lower pressure and the pulse, each with its name. */
const readingOf = (reading: string): Print =>
  print(640, 640, '#c9dacd', (pen, w) => {
    const ink = '#16303f'
    const [high = '', low = '', pulse = ''] = reading.split(' ')
    pen.textBaseline = 'middle'
    for (const [text, y, size] of [
      [high, 130, 210],
      [low, 334, 210],
      [pulse, 530, 160],
    ] as const) {
      pen.font = lettering(size, 700)
      pen.fillStyle = ink
      pen.textAlign = 'right'
      pen.fillText(text, w - 44, y)
    }
    for (const [zh, en, y] of [
      ['高压', 'SYS', 104],
      ['低压', 'DIA', 308],
      ['心率', 'PULSE', 504],
    ] as const) {
      letter(pen, zh, 108, y, { size: 56, color: ink })
      letter(pen, en, 108, y + 56, { size: 34, color: ink, weight: 600 })
    }
    pen.fillStyle = 'rgba(22,48,63,.22)'
    pen.fillRect(36, 228, w - 72, 5)
    pen.fillRect(36, 430, w - 72, 5)
    pen.fillStyle = '#d8432f'
    pen.beginPath()
    pen.moveTo(226, 566)
    pen.bezierCurveTo(158, 512, 186, 470, 226, 500)
    pen.bezierCurveTo(266, 470, 294, 512, 226, 566)
    pen.fill()
  })

/** The desk unit: a wedge with a screen and buttons on its slope. */
function unit(on: Sculpture, { body, accent }: Tones, width: number, reading: string): void {
  const side = closed([
    [-0.72, 0, 0.1],
    [0.72, 0, 0.1],
    [0.76, 0.2, 0.12],
    [-0.52, 0.74, 0.2],
    [-0.74, 0.66, 0.14],
  ])
  on.add(plate(side, width, { bevel: 0.1, pieces: 7 }), plastic(body, 0.4), [0, 0, 0], [0, -90, 0])
  // The lower half of the shell, in another tone, so that the parting line shows.
  on.add(slab(width - 0.02, 1.46, 0.1, 0.1, 0.03), plastic(darker(body, 0.14)), [0, 0.055, 0], [90, 0, 0])
  for (const x of [-1, 1])
    for (const z of [-0.55, 0.55])
      on.add(cylinder(0.07, 0.03, 0.01, 20), rubber('#39424f'), [x * (width / 2 - 0.22), -0.008, z])
  on.within([0, 0.478, 0.115], [(Math.atan2(0.54, 1.28) * 180) / Math.PI, 0, 0], () => {
    on.add(box(width * 0.86, 0.06, 0.92, 0.025), gloss('#202836'), [0, 0, -0.19])
    on.add(face(width * 0.76, 0.82, 0.03), screen(readingOf(reading), 0.9), [0, 0.0315, -0.19], [-90, 0, 0])
    on.add(box(0.66, 0.08, 0.2, 0.038), gloss(accent), [0, 0, 0.46])
    const start = print(256, 80, hexOf(accent), (pen, w, h) => {
      letter(pen, '开始 START', w / 2, h / 2 + 2, { size: 40, color: '#ffffff' })
    })
    on.add(face(0.5, 0.13, 0.03), printed(start, 0.4, 0.4), [0, 0.0415, 0.46], [-90, 0, 0])
    for (const x of [-0.5, 0.5]) {
      on.add(cylinder(0.09, 0.055, 0.022), plastic(paler(accent, 0.55)), [x, -0.012, 0.46])
      on.closely(() => on.add(hoop(0.1, 0.012, 0.01, 40), plastic(darker(body, 0.25)), [x, 0.012, 0.46]))
    }
  })
  on.add(cylinder(0.085, 0.07, 0.02, 28), rubber('#5b6778'), [-width / 2 + 0.02, 0.24, -0.05], [0, 0, 90])
}

/** The arm cuff, upright: a band rolled once and a bit, with its label and seams. */
function cuff(on: Sculpture, { accent, third }: Tones, wide: number): void {
  const r = 0.52
  const rollAt = (t: number, out: number) => {
    const [a, k] = [radians(-40 - 430 * t), r + 0.1 * t + out]
    return new Vector2(Math.cos(a) * k, Math.sin(a) * k)
  }
  const steps = on.fine.weight === 'full' ? 110 : 30
  const shares = Array.from({ length: steps + 1 }, (_, i) => i / steps)
  const line = [...shares.map((t) => rollAt(t, -0.04)), ...[...shares].reverse().map((t) => rollAt(t, 0.04))]
  on.add(plate(line, wide, { bevel: 0.03, pieces: 3 }), fabric(third, 1.6), [0, wide / 2, 0], [90, 0, 0])
  on.closely(() => {
    for (const y of [0.07, wide - 0.07]) {
      const seam = shares.slice(52).map((t): Point => {
        const p = rollAt(t, 0.044)
        return [p.x, y, p.y]
      })
      on.add(stitches(seam, { radius: 0.007 }), finish(paler(third, 0.5), { rough: 0.8 }))
    }
  })
  const label = print(512, 384, '#eef1f2', (pen, w) => {
    pen.fillStyle = hexOf(accent)
    pen.fillRect(0, 0, w, 96)
    letter(pen, '上臂袖带', w / 2, 50, { size: 60, color: '#ffffff' })
    letter(pen, '22–42 cm', w / 2, 180, { size: 84, color: hexOf(darker(third, 0.2)) })
    letter(pen, 'ARM CUFF · M', w / 2, 270, { size: 42, color: hexOf(darker(third, 0.2)), weight: 600 })
    pen.fillStyle = hexOf(accent)
    pen.fillRect(60, 326, w - 120, 12)
  })
  on.add(
    wrapped(r + 0.135, wide * 0.56, 62, { top: r + 0.135 }),
    printed(label, 0.8, 0),
    [0, wide * 0.22, 0],
    [0, 0, 0],
  )
}

/** A blood-pressure monitor with its cuff and hose. */
export const bloodPressureMonitor = model({
  name: { zh: '电子血压计', en: 'Blood-pressure monitor' },
  industry: 'medical',
  seen: { yaw: 20, elevation: 24, fill: 0.88 },
  turned: { yaw: -60 },
  close: { at: [-0.45, 0.5, 0.35], size: 0.46, yaw: 14, elevation: 34 },
  colours: { body: '#e6ecf2', accent: '#0d5bd0', third: '#2f4c86' },
  options: { reading: '118 76 72', width: 1.5, cuff: 1.02 },
  variants: {
    blue: {},
    teal: {
      colours: { body: '#e9efee', accent: '#128a86', third: '#4f6f78' },
      options: { reading: '121 79 68', width: 1.28, cuff: 0.9 },
    },
    grey: {
      colours: { body: '#5a6472', accent: '#e08a2c', third: '#3a424e' },
      options: { reading: '115 74 70', width: 1.66, cuff: 1.1 },
    },
    pink: {
      colours: { body: '#f0eaea', accent: '#cf6a82', third: '#a85f78' },
      options: { reading: '112 71 75', width: 1.36, cuff: 0.86 },
    },
  },
  build(on, tones, { reading, width, cuff: wide }) {
    on.within([-0.5, 0, 0.24], [0, 0, 0], () => unit(on, tones, width, reading))
    on.within([0.92, 0, -0.36], [0, -20, 0], () => cuff(on, tones, wide))
    const left = -0.5 - width / 2
    on.add(
      tube(
        [
          [left - 0.02, 0.24, 0.19],
          [left - 0.2, 0.22, 0.24],
          [left - 0.36, 0.06, 0.6],
          [left + 0.05, 0.05, 1.14],
          [-0.3, 0.05, 1.26],
          [0.6, 0.05, 1.16],
          [1.1, 0.06, 0.86],
          [1.16, 0.1, 0.46],
          [1.12, 0.2, 0.24],
          [1.1, 0.3, 0.2],
        ],
        0.045,
        120,
        false,
        12,
      ),
      rubber('#56637a'),
    )
    on.add(box(0.2, 0.16, 0.1, 0.04), rubber('#56637a'), [1.1, 0.32, 0.21], [0, -20, 0])
  },
})
