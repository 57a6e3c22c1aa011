import { fabric, matte, metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, disc, type Point, sheet, sweep, turned } from '../shapes/index.ts'
import { type Colour, darker, hexOf, inkOn, paler, type Tones } from '../tone.ts'
import { buckle, type Sack, sackFront, sackLine, sackShape, seam, zip } from './bags.ts'
import { wound } from './cloths.ts'

const middle = 0.84

/** A flat strap along points. */
const strap = (points: readonly Point[], wide: number, thick = 0.016, side: Point = [1, 0, 0]) =>
  sweep(points, { size: () => [wide, thick], side, power: 4, steps: 32, around: 14 })

/** A pocket before the bag, with a zip over its upper edge. */
function pocket(on: Sculpture, sack: Sack, at: Point, tone: Colour, puller: Colour): void {
  on.within(at, [0, 0, 0], () => {
    on.add(sackShape(sack, 40), fabric(tone, 4.5))
    zip(on, sackLine(sack, sack.depth * 0.5, 8, 172, 0.004), puller, 0.72)
    seam(on, sackLine(sack, sack.depth * 0.2, 0, 360, 0.006), matte(paler(tone, 0.3)))
  })
}

/** What one wears it by: two padded straps, and a loop to carry it. */
function harness(on: Sculpture, { third }: Tones, high: number): void {
  for (const side of [-1, 1])
    on.add(
      strap(
        [
          [side * 0.16, middle + high * 0.86, -0.24],
          [side * 0.19, middle + high * 0.82, -0.42],
          [side * 0.24, middle + high * 0.3, -0.52],
          [side * 0.3, middle - high * 0.3, -0.46],
          [side * 0.38, middle - high * 0.78, -0.26],
        ],
        0.085,
        0.034,
      ),
      fabric(third, 1.2),
    )
  on.add(
    strap(
      [
        [-0.12, middle + high - 0.04, -0.12],
        [-0.1, middle + high + 0.11, -0.13],
        [0, middle + high + 0.15, -0.13],
        [0.1, middle + high + 0.11, -0.13],
        [0.12, middle + high - 0.04, -0.12],
      ],
      0.045,
      0.018,
      [0, 0, 1],
    ),
    fabric(third, 1),
  )
}

/** A bottle in a pocket at the side. */
function bottle(on: Sculpture, x: number, { accent, third }: Tones): void {
  const sack: Sack = { width: 0.12, height: 0.26, depth: 0.19, power: 3.4 }
  for (const side of [-1, 1]) {
    on.add(sackShape(sack, 28), fabric(third, 1.4), [side * x, 0.4, 0])
    on.add(
      strap(
        [
          [side * x, 0.62, 0.16],
          [side * (x + 0.1), 0.63, 0.1],
          [side * (x + 0.11), 0.63, -0.1],
          [side * x, 0.62, -0.16],
        ],
        0.02,
        0.02,
        [0, 1, 0],
      ),
      fabric(accent, 1),
    )
  }
  on.within([0.01 - x, 0.32, 0], [0, 0, 4], () => {
    on.add(
      turned(
        [
          [0.0001, 0, 0],
          [0.1, 0, 0.02],
          [0.1, 0.52, 0.05],
          [0.062, 0.6, 0.02],
          [0.062, 0.64, 0],
          [0.0001, 0.64, 0],
        ],
        36,
      ),
      metal('#9fb0bf', 0.3),
    )
    on.add(cylinder(0.072, 0.1, 0.02, 30), plastic(accent), [0, 0.63, 0])
  })
}

/** A lid with two buckled straps, and a mat rolled up over it. */
function lid(on: Sculpture, body: Sack, { accent, third }: Tones): void {
  const top = middle + body.height
  const cap: Sack = { width: body.width * 0.97, height: 0.17, depth: body.depth * 1.16, power: 3.6 }
  on.within([0, top - 0.02, 0.01], [0, 0, 0], () => {
    on.add(sackShape(cap, 44), fabric(accent, 4))
    zip(on, sackLine({ ...cap }, cap.depth * 0.72, 200, 340, 0.004), third, 0.75)
  })
  for (const x of [-0.27, 0.27]) {
    const down = Array.from({ length: 14 }, (_, i): Point => {
      const [px, y, z] = sackFront(body, x, body.height * 0.8 - i * 0.098, 0.022)
      return [px, y + middle, z]
    })
    on.add(
      strap(
        [
          [x, top + 0.06, body.depth * 0.98],
          [x, top - 0.06, body.depth * 1.18],
          [x, top - 0.18, body.depth * 1.02],
          ...down.slice(1),
        ],
        0.034,
        0.012,
      ),
      fabric(third, 1),
    )
    on.add(buckle(0.12, 0.11), plastic('#2a303b'), [
      x,
      middle + body.height * 0.56,
      sackFront(body, x, body.height * 0.56, 0.04)[2],
    ])
  }
  on.within([0, top + 0.29, 0], [0, 0, -90], () => {
    const layers = { ...matte(darker(third, 0.1)), relief: wound(7), reliefDepth: 6 }
    on.add(cylinder(0.17, 1.34, 0.03, 44), fabric(third, 2), [0, -0.67, 0])
    for (const way of [1, -1]) on.add(disc(0.155), layers, [0, way * 0.672, 0], [way * -90, 0, 0])
    for (const y of [-0.32, 0.32])
      on.add(cylinder(0.178, 0.06, 0.01, 44), fabric(accent, 1), [0, y - 0.03, 0])
  })
}

/** A backpack for the hills or for work. */
export const backpack = model({
  name: { zh: '背包', en: 'Backpack' },
  industry: 'textiles',
  seen: { yaw: 30, elevation: 13 },
  close: { at: [0.1, 0.75, 0.5], size: 0.44, yaw: 26, elevation: 14 },
  turned: { yaw: -140 },
  colours: { body: '#e2762f', accent: '#27466f', third: '#2f3947' },
  options: { width: 0.56, height: 0.8, lid: true, pockets: 1, text: '山行', english: '45 L' },
  variants: {
    orange: {},
    navy: {
      colours: { body: '#2c3f60', accent: '#d9a04a', third: '#232c3a' },
      options: { lid: false, pockets: 2, height: 0.78, text: '商务', english: '15.6"' },
    },
    red: {
      colours: { body: '#c43a34', accent: '#eef1f5', third: '#30363f' },
      options: { lid: false, pockets: 2, width: 0.6, height: 0.72, text: '应急', english: 'RESCUE' },
    },
    green: {
      colours: { body: '#4f7d5c', accent: '#e3b65a', third: '#2d3b33' },
      options: { height: 0.86, width: 0.52, text: '远足', english: '60 L' },
    },
  },
  build(on, tones, { width, height, lid: hasLid, pockets, text, english }) {
    const { body, accent, third } = tones
    const sack: Sack = { width, height, depth: 0.32, power: 4.2, taper: 0.07 }
    const at: Point = [0, middle, 0]
    const drop = middle - height - 0.02
    on.within([0, -drop, 0], [0, 0, 0], () => {
      on.add(sackShape(sack, 64), fabric(body, 7), at)
      on.add(
        sackShape({ ...sack, height: 0.2, width: width * 1.015, depth: 0.335, power: 4.2, taper: 0 }, 40),
        fabric(third, 2),
        [0, middle - height + 0.19, 0],
      )
      on.within(at, [0, 0, 0], () => {
        if (!hasLid) zip(on, sackLine(sack, 0.09, -12, 192, 0.006), accent, 0.32)
        seam(on, sackLine(sack, 0.2, -20, 200, 0.008), matte(paler(body, 0.3)))
      })
      const low: Sack = { width: width * 0.76, height: height * 0.38, depth: 0.17, power: 4 }
      pocket(on, low, [0, middle - height * 0.42, 0.3], body, accent)
      if (pockets > 1)
        pocket(
          on,
          { width: width * 0.64, height: height * 0.2, depth: 0.11, power: 3.6 },
          [0, middle + height * 0.36, 0.27],
          body,
          accent,
        )
      const mark = print(240, 150, hexOf(accent), (pen, w) => {
        letter(pen, text, w / 2, 64, { size: 74, color: inkOn(accent), most: w - 30 })
        letter(pen, english, w / 2, 122, { size: 30, color: inkOn(accent), weight: 500 })
      })
      on.add(
        sheet(
          (a, b) => {
            const [x, y, z] = sackFront(low, (a - 0.5) * 0.34, (b - 0.5) * 0.21 - 0.06, 0.008)
            return [x, y + middle - height * 0.42, z + 0.3]
          },
          0.014,
          10,
          6,
        ),
        printed(mark, 0.8, 0),
      )
      harness(on, tones, height)
      bottle(on, width * 0.99, tones)
      if (hasLid) lid(on, sack, tones)
    })
  },
})
