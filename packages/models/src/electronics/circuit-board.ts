import { metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, type Print, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, closed, cylinder, face, plate, rectangle, ring } from '../shapes/index.ts'
import { hexOf, mixed, paler, type Tones } from '../tone.ts'
import { can, chip, coil, light, pins, socket, terminals } from './chips.ts'

const depth = 1.7

/** Copper under the varnish: ways in steps, their ends, and words. */
function copper(board: string, width: number, words: string, seed: number): Print {
  const way = hexOf(mixed(board, '#ffffff', 0.13))
  const step = 26
  const wander = (pen: Pen, luck: () => number, w: number, h: number) => {
    const [x, y] = [Math.round((luck() * w) / step) * step, Math.round((luck() * h) / step) * step]
    const isLevel = luck() > 0.45
    const count = 2 + Math.floor(luck() * 4)
    const lanes = 1 + Math.floor(luck() * 4)
    for (let lane = 0; lane < lanes; lane++) {
      const shift = lane * 13
      let [px, py] = [x + (isLevel ? 0 : shift), y + (isLevel ? shift : 0)]
      pen.beginPath()
      pen.moveTo(px, py)
      for (let k = 0; k < count; k++) {
        const far = step * (3 + ((k * 5 + lanes) % 6))
        if (isLevel === (k % 2 === 0)) px += far
        else {
          px += far * 0.5
          py += far * 0.5 * (lanes % 2 ? 1 : -1)
        }
        pen.lineTo(px, py)
      }
      pen.stroke()
      pen.beginPath()
      pen.arc(px, py, 7, 0, 7)
      pen.fill()
    }
  }
  return print(1400, Math.round((1400 * depth) / width), board, (pen, w, h) => {
    const luck = chance(seed)
    pen.strokeStyle = way
    pen.fillStyle = hexOf(mixed(board, '#e8c777', 0.5))
    pen.lineWidth = 5
    pen.lineJoin = pen.lineCap = 'round'
    for (let i = 0; i < 95; i++) wander(pen, luck, w, h)
    pen.strokeStyle = '#e9eef4'
    pen.lineWidth = 4
    pen.strokeRect(26, 26, w - 52, h - 52)
    letter(pen, words, w * 0.5, h * 0.95, { size: 58, color: '#eef2f6', weight: 700 })
  })
}

/** Small parts that fill the ground between the large ones. */
function grains(on: Sculpture, width: number, seed: number): void {
  const luck = chance(seed + 5)
  on.closely(() => {
    for (let i = 0; i < 46; i++) {
      const [x, z] = [(luck() - 0.5) * (width - 0.4), (luck() - 0.5) * (depth - 0.5)]
      const turn = luck() > 0.5 ? 90 : 0
      on.add(box(0.085, 0.032, 0.045, 0.008, 1), metal('#a9b1bb'), [x, 0.016, z], [0, turn, 0])
      on.add(
        box(0.05, 0.034, 0.047, 0.008, 1),
        plastic(luck() > 0.5 ? '#b98a54' : '#2a2f39'),
        [x, 0.018, z],
        [0, turn, 0],
      )
    }
  })
}

function heatSink(on: Sculpture, { accent }: Tones): void {
  on.add(box(0.66, 0.06, 0.6, 0.015, 3), metal(accent, 0.35), [0, 0.14, 0])
  for (let i = 0; i < 8; i++)
    on.add(box(0.036, 0.3, 0.6, 0.014, 2), metal(accent, 0.35), [(i - 3.5) * 0.088, 0.3, 0])
}

/** A board on its pillars, with its parts. */
export const circuitBoard = model({
  name: { zh: '电路板', en: 'Circuit board' },
  industry: 'electronics',
  seen: { yaw: -32, elevation: 33, fill: 0.84 },
  turned: { yaw: 118, elevation: 30 },
  close: { at: [-0.1, 0.3, 0.1], size: 0.5, yaw: -40, elevation: 30 },
  colours: { body: '#0f6b45', accent: '#8c97a6', third: '#1c8a5c' },
  options: {
    width: 2.5,
    words: '主控板  MAIN CONTROL',
    seed: 5,
    relays: 0,
    cans: 3,
    hasSink: true,
    chips: 2,
  },
  variants: {
    green: {},
    blue: {
      colours: { body: '#123f8f', accent: '#56657c', third: '#2f7fe0' },
      options: { words: '驱动板  DRIVER', seed: 23, relays: 3, cans: 2, hasSink: false, width: 2.3 },
    },
    black: {
      colours: { body: '#20252f', accent: '#b0894a', third: '#e8762b' },
      options: { words: '电源板  POWER', seed: 41, cans: 5, width: 2.1, chips: 1 },
    },
    red: {
      colours: { body: '#a32b2b', accent: '#8c97a6', third: '#26344f' },
      options: { words: '采集板  SENSOR', seed: 71, cans: 1, hasSink: false, chips: 3, width: 1.9 },
    },
    white: {
      colours: { body: '#dfe5ea', accent: '#5b6778', third: '#0d5bd0' },
      options: { words: '铝基板  ALUMINIUM', seed: 90, cans: 2, relays: 1, width: 2.4 },
    },
  },
  build(on, tones, { width: w, words, seed, relays, cans, hasSink, chips }) {
    const spots = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => [x * (w / 2 - 0.15), z * (depth / 2 - 0.15)] as const),
    )
    on.add(
      plate(closed(rectangle(w, depth, 0.1), 5), 0.07, { bevel: 0.012, pieces: 2 }),
      plastic(tones.body),
      [0, 0.25, 0],
      [-90, 0, 0],
    )
    on.add(
      face(w - 0.03, depth - 0.03, 0.09),
      printed(copper(hexOf(tones.body), w, words, seed), 0.36, 0.6),
      [0, 0.2865, 0],
      [-90, 0, 0],
    )
    for (const [x, z] of spots) {
      on.add(cylinder(0.07, 0.22, 0.012, 6), metal('#b58c3c'), [x, 0, z])
      on.add(ring(0.05, 0.105, 0.012, 0.004, 28), metal('#c99b3a'), [x, 0.284, z])
      on.add(cylinder(0.07, 0.05, 0.025, 24), metal('#8b95a5'), [x, 0.288, z])
      on.closely(() => on.add(cylinder(0.03, 0.01, 0.001, 6), plastic('#1b2028'), [x, 0.331, z]))
    }
    on.within([0, 0.287, 0], [0, 0, 0], () => {
      grains(on, w, seed)
      on.within([-w * 0.1, 0, -0.02], [0, 0, 0], () => {
        chip(on, [0, 0, 0], 0.62, 0.62, 'TF-32', 12, true)
        if (hasSink) heatSink(on, tones)
      })
      for (let i = 0; i < chips; i++)
        chip(on, [w * 0.2, 0, 0.36 - i * 0.36], 0.44, 0.24, ['A07', 'B12', 'C30'][i] ?? 'A', 8)
      for (let i = 0; i < relays; i++)
        on.add(box(0.34, 0.36, 0.42, 0.03), plastic(tones.third), [-w * 0.12 + (i - 1) * 0.38, 0.19, -0.56])
      for (let i = 0; i < cans; i++)
        can(
          on,
          [-w * 0.4 + (i % 2) * 0.27, 0, 0.02 - Math.floor(i / 2) * 0.29],
          0.12,
          0.36 - (i % 2) * 0.06,
          i % 2 ? '#2a3140' : '#22376b',
        )
      coil(on, [w * 0.38, 0, 0.28], 0.2)
      pins(on, [-w * 0.06, 0, 0.55], 9)
      pins(on, [w * 0.43, 0, -0.12], 5, 1, 90)
      terminals(on, [w * 0.27, 0, -depth / 2 + 0.12], 4, tones.third, 180)
      if (relays === 0) socket(on, [-w * 0.14, 0, -depth / 2 + 0.14], 0.4, 0.32, 0.44, '#c99b3a', 180)
      socket(on, [-w / 2 + 0.12, 0, 0.36], 0.3, 0.14, 0.3, hexOf(paler(tones.third, 0.2)), -90)
      socket(on, [w * 0.34, 0, depth / 2 - 0.12], 0.26, 0.12, 0.28, '#e9edf3')
      light(on, [w * 0.08, 0, 0.64 - 0.28], '#35d07a')
      light(on, [w * 0.08, 0, 0.64 - 0.4], '#ff5a4a')
    })
  },
})
