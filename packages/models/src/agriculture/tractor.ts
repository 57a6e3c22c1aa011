import {
  clearGlass,
  darkGlass,
  gloss,
  leather,
  lit,
  metal,
  paint,
  plastic,
  printed,
  rubber,
} from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  type Corner,
  closed,
  cylinder,
  type Fineness,
  face,
  pipe,
  plate,
  radians,
  ring,
  rod,
  slab,
  turned,
} from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { heavyWheel } from '../wheels.ts'

const outline = (corners: readonly Corner[]) => (fine: Fineness) => closed(corners, fine.edge(8))

const axle = { rear: -0.5, front: 1.02 }

const hood: Corner[] = [
  [0.08, 0.78, 0.04],
  [1.42, 0.74, 0.08],
  [1.5, 0.92, 0.16],
  [1.42, 1.2, 0.2],
  [1.1, 1.3, 0.3],
  [0.08, 1.36, 0.06],
]

function engine(on: Sculpture, { body, accent }: Tones, name: string): void {
  const iron = paint('#2b3038')
  on.add(box(1.35, 0.34, 0.42, 0.06, 2), iron, [0.7, 0.66, 0])
  on.add(box(0.5, 0.26, 0.5, 0.05, 2), iron, [1.02, 0.5, 0])
  on.add(plate(outline(hood), 0.6, { bevel: 0.13, pieces: 6 }), paint(body))
  // The face: grille and lamps.
  on.within([1.47, 0.99, 0], [0, 90, 0], () => {
    on.add(slab(0.4, 0.34, 0.06, 0.08, 0.02), plastic('#1d222a'), [0, 0, 0], [-13, 0, 0])
    on.closely(() => {
      for (let i = 0; i < 5; i++)
        on.add(box(0.32, 0.016, 0.02, 0.006, 2), metal('#8d97a5'), [0, -0.1 + i * 0.05, 0.04 - i * 0.011])
    })
  })
  for (const z of [-1, 1]) {
    on.within([1.44, 1.12, z * 0.215], [0, 90, 0], () => {
      on.add(box(0.14, 0.12, 0.05, 0.02, 2), darkGlass(), [0, 0, 0], [-26, 0, 0])
      on.add(cylinder(0.04, 0.02, 0.006, 28), lit('#fff6dd', 0.95), [0, 0.006, 0.014], [64, 0, 0])
    })
    on.add(box(0.62, 0.22, 0.02, 0.008, 2), plastic('#1d222a'), [0.62, 0.92, z * 0.301])
    on.closely(() => {
      for (let i = 0; i < 9; i++)
        on.add(box(0.03, 0.17, 0.012, 0), rubber('#3d4550'), [0.36 + i * 0.065, 0.92, z * 0.312], [0, 0, -14])
    })
    const words = print(640, 100, hexOf(accent), (pen, w, h) =>
      letter(pen, name, w / 2, h * 0.53, { size: 68, color: inkOn(accent), most: w - 40 }),
    )
    on.add(box(0.92, 0.12, 0.016, 0.006, 2), paint(accent), [0.62, 1.12, z * 0.301])
    on.add(
      face(0.7, 0.109, 0.01),
      printed(words, 0.35, 0.7),
      [0.62, 1.12, z * 0.3105],
      [0, z === 1 ? 0 : 180, 0],
    )
  }
  // Exhaust at the cab's corner.
  on.add(cylinder(0.075, 0.36, 0.04, 32), metal('#4a525e', 0.4), [0.22, 1.36, -0.4])
  on.add(
    pipe(
      [
        [0.22, 1.15, -0.4],
        [0.22, 2.02, -0.4],
        [0.13, 2.14, -0.4],
      ],
      0.04,
      0.08,
    ),
    metal('#79828f', 0.3),
  )
  on.add(cylinder(0.06, 0.2, 0.02), plastic('#1d222a'), [0.34, 1.3, 0.2])
  for (let i = 0; i < 5; i++)
    on.add(box(0.16, 0.28, 0.085, 0.03, 2), paint('#3a414c'), [1.58, 0.62, (i - 2) * 0.092])
}

function cab(on: Sculpture, { body, accent }: Tones): void {
  const frame = paint('#2b3038')
  on.add(box(0.98, 0.16, 0.84, 0.05), paint(body), [-0.42, 0.94, 0])
  on.add(box(0.5, 0.5, 0.6, 0.06, 2), paint('#2b3038'), [-0.5, 0.72, 0])
  const [front, back, top] = [0.1, -0.86, 2.12]
  for (const z of [-0.42, 0.42]) {
    on.add(rod([front, 0.98, z], [front - 0.08, top, z * 0.95], 0.036), frame)
    on.add(rod([back, 1.02, z], [back + 0.06, top, z * 0.95], 0.036), frame)
    on.add(rod([-0.42, 1, z], [-0.4, top, z * 0.95], 0.024), frame)
    on.add(rod([front, 1.05, z], [back, 1.05, z], 0.03), frame)
  }
  const pane = clearGlass('#bcdcec', 0.2)
  for (const z of [-1, 1])
    on.add(
      (fine) =>
        plate(
          outline([
            [front - 0.02, 1.06, 0.05],
            [front - 0.09, top, 0.05],
            [back + 0.06, top, 0.05],
            [back, 1.06, 0.05],
          ]),
          0.006,
          { bevel: 0 },
        )(fine),
      pane,
      [0, 0, z * 0.415],
      [z * -1.2, 0, 0],
    )
  on.add(face(0.78, 1.08, 0.05), pane, [front - 0.03, 1.58, 0], [0, 90, 0])
  on.add(box(1.14, 0.14, 1.0, 0.06), paint(accent), [-0.4, 2.16, 0])
  on.add(box(0.9, 0.06, 0.78, 0.03), paint(accent), [-0.4, 2.24, 0])
  for (const z of [-0.34, 0.34]) {
    on.add(box(0.05, 0.08, 0.16, 0.02, 2), lit('#fff6dd', 0.8), [0.165, 2.14, z])
    on.add(rod([0.1, 1.72, z * 1.25], [0.2, 1.74, z * 1.85], 0.012, 0.012, 10), frame)
    on.add(box(0.03, 0.24, 0.15, 0.02, 2), plastic('#1d222a'), [0.2, 1.72, z * 1.9])
  }
  on.add(cylinder(0.045, 0.09, 0.03, 28), gloss('#f08a1e'), [-0.72, 2.26, 0.3])
  // Within: a seat and a wheel.
  const seat = leather('#2a2e36')
  on.add(box(0.4, 0.12, 0.42, 0.05, 2), seat, [-0.5, 1.16, 0])
  on.add(box(0.12, 0.5, 0.4, 0.05, 2), seat, [-0.72, 1.42, 0], [0, 0, 8])
  on.add(rod([0.02, 1.1, 0], [-0.14, 1.4, 0], 0.03), rubber())
  on.within([-0.15, 1.41, 0], [0, 0, 32], () => {
    on.add(ring(0.15, 0.185, 0.035, 0.017, 40), rubber())
    on.add(box(0.32, 0.014, 0.04, 0.005, 2), rubber(), [0, 0.016, 0])
  })
}

/** A tractor with its cab. */
export const tractor = model({
  name: { zh: '轮式拖拉机', en: 'Tractor' },
  industry: 'agriculture',
  seen: { yaw: 52, elevation: 14, fill: 0.82 },
  turned: { yaw: 128 },
  close: { at: [0.1, 1.0, 0.9], size: 0.5, yaw: 48, elevation: 14 },
  colours: { body: '#c8372c', accent: '#eceff3', third: '#e9c46a' },
  options: { rear: 0.76, front: 0.5, lugs: 15, wide: 0.42, name: '丰收 1204' },
  variants: {
    red: {},
    green: {
      colours: { body: '#2f7d3f', accent: '#f0ead8', third: '#e8b52c' },
      options: { rear: 0.82, front: 0.54, lugs: 17, wide: 0.48, name: '沃野 1604' },
    },
    blue: {
      colours: { body: '#0d5bd0', accent: '#e9edf2', third: '#e9edf2' },
      options: { rear: 0.7, front: 0.44, lugs: 13, wide: 0.36, name: '田园 704' },
    },
    orange: {
      colours: { body: '#e4701f', accent: '#39424f', third: '#e9e4da' },
      options: { rear: 0.74, front: 0.56, lugs: 14, wide: 0.44, name: '青禾 904' },
    },
  },
  build(on, tones, { rear, front, lugs, wide, name }) {
    const { body, third } = tones
    // Built toward +x, then turned to face +z.
    on.within([0, rear - 0.76, -0.3], [0, -90, 0], () => {
      on.within([0, 0, 0], [0, 0, 0], () => {
        engine(on, tones, name)
        cab(on, tones)
      })
      const low = 0.76 - rear
      on.add(rod([axle.rear, 0.76, -0.6], [axle.rear, 0.76, 0.6], 0.13), paint('#2b3038'))
      on.add(rod([axle.front, low + front, -0.5], [axle.front, low + front, 0.5], 0.09), paint('#2b3038'))
      for (const z of [-1, 1]) {
        const turn = z === 1 ? 0 : 180
        on.within([axle.rear, 0.76, z * 0.66], [0, turn, 0], () =>
          heavyWheel(on, {
            radius: rear,
            width: wide,
            rim: paint(third),
            lugs,
            rimRadius: rear * 0.56,
            nuts: 8,
          }),
        )
        on.within([axle.front, low + front, z * 0.58], [0, turn, 0], () =>
          heavyWheel(on, {
            radius: front,
            width: wide * 0.74,
            rim: paint(third),
            lugs: lugs - 2,
            rimRadius: front * 0.54,
          }),
        )
        // Guards over the rear wheels: part of a turned ring.
        const over = rear + 0.05
        const guard = turned(
          [
            [over, wide * 0.42, 0],
            [over, -wide * 0.46, 0.03],
            [over - 0.08, -wide * 0.53, 0.01],
            [over - 0.06, -wide * 0.56, 0.01],
            [over + 0.03, -wide * 0.5, 0.03],
            [over + 0.03, wide * 0.42, 0.01],
            [over, wide * 0.42, 0],
          ],
          40,
          radians(132),
        )
        on.within([axle.rear, 0.76, z * 0.64], [0, turn, 0], () =>
          on.within([0, 0, 0], [0, 0, z === 1 ? -14 : -34], () =>
            on.add(guard, paint(body), [0, 0, 0], [-90, -90, 0]),
          ),
        )
        on.add(box(0.3, 0.04, 0.22, 0.015, 2), metal('#4a525e', 0.4), [0.22, 0.56, z * 0.4])
        on.add(box(0.3, 0.04, 0.22, 0.015, 2), metal('#4a525e', 0.4), [0.22, 0.78, z * 0.38])
      }
      for (const z of [-0.18, 0.18]) {
        on.add(rod([-0.7, 0.52, z], [-1.3, 0.42, z * 1.4], 0.035), metal('#3a414c'))
        on.add(rod([-0.8, 0.86, z], [-1.12, 0.45, z * 1.3], 0.026), metal('#8d97a5'))
      }
    })
  },
})
