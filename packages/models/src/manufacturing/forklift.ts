import { gloss, leather, lit, metal, paint, plastic, printed, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, type Corner, closed, cylinder, face, pipe, plate, ring, rod } from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { heavyWheel } from '../wheels.ts'

const outline = (corners: readonly Corner[]) => (fine: { edge(n: number): number }) =>
  closed(corners, fine.edge(8))

/** Built along x, the forks toward +x. */
const side: Corner[] = [
  [-0.6, 0.26, 0.06],
  [0.66, 0.26, 0.1],
  [0.7, 0.62, 0.06],
  [0.6, 1.02, 0.06],
  [0.46, 1.02, 0.06],
  [0.38, 0.52, 0.07],
  [0.06, 0.52, 0.07],
  [0.02, 0.9, 0.08],
  [-0.6, 0.94, 0.05],
]
const weightSide: Corner[] = [
  [-0.5, 0.24, 0.06],
  [-0.5, 0.98, 0.06],
  [-0.78, 0.98, 0.16],
  [-1.08, 0.8, 0.22],
  [-1.1, 0.34, 0.18],
  [-0.94, 0.24, 0.08],
]

function driversPlace(on: Sculpture, { third }: Tones): void {
  const seat = leather('#2a303b')
  on.add(box(0.46, 0.14, 0.5, 0.06), seat, [-0.26, 0.99, 0])
  on.add(box(0.13, 0.56, 0.48, 0.06), seat, [-0.52, 1.26, 0], [0, 0, 10])
  on.add(box(0.09, 0.24, 0.34, 0.04), plastic(third), [-0.6, 1.26, 0], [0, 0, 10])
  on.add(rod([0.52, 0.98, 0], [0.3, 1.22, 0], 0.035), rubber())
  on.within([0.29, 1.23, 0], [0, 0, 42], () => {
    on.add(ring(0.15, 0.185, 0.035, 0.017, 40), rubber())
    on.add(cylinder(0.05, 0.03, 0.01), plastic(third))
    for (const turn of [0, 120, 240])
      on.add(
        box(0.15, 0.016, 0.03, 0.006, 2),
        metal('#8e99a9'),
        [Math.cos((turn * Math.PI) / 180) * 0.09, 0.018, Math.sin((turn * Math.PI) / 180) * 0.09],
        [0, -turn, 0],
      )
  })
  on.closely(() => {
    for (const [i, z] of [-0.24, -0.3].entries()) {
      on.add(rod([0.48, 1, z], [0.42, 1.16 + i * 0.02, z], 0.012, 0.012, 12), metal('#8e99a9'))
      on.add(cylinder(0.025, 0.05, 0.02, 16), gloss(i ? '#1f2735' : '#c93a2c'), [0.415, 1.15 + i * 0.02, z])
    }
  })
}

/** The roof over the driver, of bent pipe. */
function guard(on: Sculpture, { third }: Tones): void {
  const stuff = paint(third)
  for (const z of [-0.4, 0.4])
    on.add(
      pipe(
        [
          [0.6, 0.98, z],
          [0.32, 2.0, z],
          [-0.62, 1.98, z],
          [-0.84, 0.94, z],
        ],
        0.042,
        0.16,
      ),
      stuff,
    )
  for (let i = 0; i < 6; i++) on.add(box(0.05, 0.035, 0.78, 0.012, 2), stuff, [0.26 - i * 0.165, 2, 0])
  for (const z of [-0.4, 0.4])
    on.within([0.46, 1.62, z], [0, 90, 0], () => {
      on.add(cylinder(0.075, 0.09, 0.025, 32), rubber(), [0, 0, -0.03], [90, 0, 0])
      on.add(cylinder(0.062, 0.02, 0.008, 32), lit('#fff6dd', 0.95), [0, 0, 0.05], [90, 0, 0])
    })
  on.add(cylinder(0.06, 0.03, 0.01), rubber(), [-0.5, 2.0, 0.2])
  on.add(cylinder(0.05, 0.1, 0.03, 32), gloss('#f08a1e'), [-0.5, 2.03, 0.2])
}

/** Rails in rails, a carriage on chains, two forks at a height. */
function mast(on: Sculpture, tall: number, lift: number, load: boolean): void {
  const dark = paint('#2c333f')
  const steel = metal('#8d97a5', 0.3)
  on.within([0.84, 0.12, 0], [0, 0, -2], () => {
    for (const z of [-0.28, 0.28]) {
      on.add(box(0.13, tall, 0.06, 0.02, 2), dark, [0, tall / 2, z])
      on.add(box(0.08, tall * 0.96, 0.05, 0.015, 2), steel, [0.02, tall * 0.52 + lift * 0.5, z * 0.8])
      on.add(rod([-0.05, 0.1, z * 0.62], [-0.05, tall * 0.96, z * 0.62], 0.024), metal('#aab3bf', 0.14))
      on.add(rod([-0.05, 0.06, z * 0.62], [-0.05, tall * 0.5, z * 0.62], 0.038), dark)
    }
    for (const y of [0.14, tall * 0.5, tall - 0.06])
      on.add(box(0.07, 0.09, 0.6, 0.02, 2), dark, [-0.04, y, 0])
    on.add(box(0.06, 0.07, 0.46, 0.02, 3), steel, [0.03, tall + lift * 0.5 - 0.04, 0])
    on.closely(() => {
      for (const z of [-0.1, 0.1])
        for (let y = 0.4 + lift; y < tall + lift * 0.5; y += 0.05)
          on.add(box(0.012, 0.034, 0.03, 0), metal('#6f7988'), [0.05, y, z])
    })
    on.within([0.1, lift, 0], [0, 0, 0], () => {
      for (const y of [0.1, 0.48]) on.add(box(0.06, 0.1, 0.78, 0.02, 2), dark, [0, y, 0])
      on.add(
        pipe(
          [
            [0, 0.5, -0.36],
            [0, 1.02, -0.36],
            [0, 1.02, 0.36],
            [0, 0.5, 0.36],
          ],
          0.026,
          0.07,
        ),
        dark,
      )
      for (const z of [-0.2, -0.07, 0.07, 0.2]) on.add(rod([0, 0.5, z], [0, 1.01, z], 0.015, 0.015, 12), dark)
      const fork = plate(
        outline([
          [0.03, 0, 0.02],
          [1.08, 0.01, 0.01],
          [1.08, 0.025, 0.01],
          [0.5, 0.06, 0.05],
          [0.1, 0.065, 0.05],
          [0.09, 0.56, 0.02],
          [0.03, 0.56, 0.02],
        ]),
        0.13,
        { bevel: 0.012, pieces: 3 },
      )
      for (const z of [-0.26, 0.26]) on.add(fork, steel, [0.01, -0.06, z])
      if (load) pallet(on)
    })
  })
}

/** A pallet with cartons. */
function pallet(on: Sculpture): void {
  const pine = wood('#d9b179')
  on.within([0.66, 0, 0], [0, 0, 0], () => {
    for (const z of [-0.42, 0, 0.42]) on.add(box(0.96, 0.1, 0.12, 0.01, 2), pine, [0, 0.01, z])
    for (let i = 0; i < 6; i++) on.add(box(0.13, 0.03, 0.98, 0.008, 2), pine, [-0.41 + i * 0.165, 0.075, 0])
    const card = print(256, 256, '#c99b62', (pen, w, h) => {
      pen.fillStyle = '#e0c08d'
      pen.fillRect(w * 0.43, 0, w * 0.14, h)
      letter(pen, '↑↑', w * 0.75, h * 0.7, { size: 44, color: '#5c4023' })
      letter(pen, '小心轻放', w * 0.5, h * 0.42, { size: 40, color: '#5c4023', most: 200 })
    })
    for (const [x, y, z] of [
      [-0.23, 0.28, -0.24],
      [0.23, 0.28, -0.24],
      [-0.23, 0.28, 0.24],
      [0.23, 0.28, 0.24],
      [-0.2, 0.66, -0.22],
      [-0.18, 0.66, 0.25],
    ] as const)
      on.add(box(0.44, 0.37, 0.46, 0.012, 2), printed(card, 0.8, 0), [x, y, z])
  })
}

/** A counterbalanced forklift truck. */
export const forklift = model({
  name: { zh: '电动叉车', en: 'Forklift' },
  industry: 'manufacturing',
  seen: { yaw: 52, elevation: 15, fill: 0.84 },
  turned: { yaw: -132 },
  close: { at: [-0.1, 1.2, 0.2], size: 0.46, yaw: 58, elevation: 18 },
  colours: { body: '#f1a81c', accent: '#e9edf2', third: '#2b323e' },
  options: { tall: 1.75, lift: 0.16, load: false, mark: '3.0t', name: '电动叉车' },
  variants: {
    yellow: {},
    orange: {
      colours: { body: '#e8641e', accent: '#2b323e', third: '#323a47' },
      options: { lift: 0.5, load: true, mark: '2.5t', tall: 1.7 },
    },
    green: {
      colours: { body: '#2a8a4f', accent: '#e9edf2', third: '#27302f' },
      options: { tall: 1.95, lift: 0.75, mark: '1.8t', name: '锂电叉车' },
    },
    blue: {
      colours: { body: '#0d5bd0', accent: '#f1b62d', third: '#262f40' },
      options: { load: true, lift: 0.12, mark: '3.5t', tall: 1.85 },
    },
    red: {
      colours: { body: '#c9372c', accent: '#e9edf2', third: '#2b303a' },
      options: { tall: 1.6, lift: 0.32, mark: '2.0t', name: '内燃叉车' },
    },
  },
  build(on, tones, { tall, lift, load, mark, name }) {
    const { body, accent, third } = tones
    // Built toward +x, then turned to face +z.
    on.within([0, 0, -0.35], [0, -90, 0], () => {
      on.add(plate(outline(side), 0.86, { bevel: 0.06 }), paint(body))
      on.add(plate(outline(weightSide), 0.98, { bevel: 0.13 }), paint(third))
      on.add(box(1.5, 0.16, 0.7, 0.04), paint('#232932'), [-0.05, 0.26, 0])
      on.add(box(0.34, 0.05, 0.94, 0.02), plastic('#1f242d'), [0.2, 0.5, 0])
      const words = print(512, 128, hexOf(accent), (pen, w, h) => {
        const color = inkOn(accent)
        letter(pen, name, w * 0.36, h * 0.52, { size: 66, color, most: w * 0.6 })
        letter(pen, mark, w * 0.83, h * 0.52, { size: 62, color: color })
      })
      for (const way of [1, -1]) {
        on.add(box(0.6, 0.15, 0.02, 0.01, 2), plastic(accent), [-0.26, 0.76, way * 0.43])
        on.add(
          face(0.58, 0.135, 0.02),
          printed(words),
          [-0.26, 0.76, way * 0.4425],
          [0, way === 1 ? 0 : 180, 0],
        )
        on.closely(() => on.add(box(0.012, 0.34, 0.01, 0.004, 2), rubber(), [0.035, 0.7, way * 0.431]))
        on.within([0.52, 0.34, way * 0.43], [0, way === 1 ? 0 : 180, 0], () =>
          heavyWheel(on, { radius: 0.34, width: 0.24, rim: paint(accent) }),
        )
        on.within([-0.74, 0.27, way * 0.42], [0, way === 1 ? 0 : 180, 0], () =>
          heavyWheel(on, { radius: 0.27, width: 0.2, rim: paint(accent) }),
        )
        on.add(box(0.07, 0.12, 0.16, 0.02), lit('#d8402f', 0.35), [-1.085, 0.62, way * 0.3])
      }
      driversPlace(on, tones)
      guard(on, tones)
      mast(on, tall, lift, load)
    })
  },
})
