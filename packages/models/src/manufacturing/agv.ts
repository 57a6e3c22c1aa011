import { badge } from '../badge.ts'
import { type Finish, gloss, lit, metal, paint, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, pipe, ring, slab } from '../shapes/index.ts'
import { hexOf, type Tones } from '../tone.ts'
import { heavyWheel } from '../wheels.ts'

/** A rail of a rack, along x. */
function rail(on: Sculpture, z: number, long: number): void {
  const stuff = metal('#8d97a5', 0.34)
  on.add(box(long, 0.26, 0.03, 0.008, 2), stuff, [0, 0.36, z])
  for (const [y, way] of [
    [0.24, -1],
    [0.48, 1],
  ] as const)
    on.add(box(long, 0.025, 0.14, 0.008, 2), stuff, [0, y, z - way * 0.055 * Math.sign(z)])
}

/** Drives in four directions below pallets, on the rails of a rack. */
function shuttle(on: Sculpture, { body, accent, third }: Tones): void {
  on.within([0, 0.3, 0], [0, 0, 0], () => {
    on.add(slab(2.3, 1.7, 0.3, 0.1, 0.05), paint(body), [0, 0.18, 0], [-90, 0, 0])
    on.add(slab(1.5, 1.24, 0.02, 0.06, 0.008), paint(third), [0, 0.335, 0], [-90, 0, 0])
    for (const z of [-0.64, 0.64]) {
      on.add(box(2, 0.1, 0.2, 0.03), gloss(accent), [0, 0.38, z])
      on.closely(() => {
        for (const x of [-0.8, -0.27, 0.27, 0.8])
          on.add(cylinder(0.03, 0.02, 0.006, 6), metal('#7c8694'), [x, 0.42, z])
      })
    }
    for (const x of [-0.8, 0.8])
      for (const z of [-0.87, 0.87])
        on.within([x, 0.06, z], [0, z > 0 ? 0 : 180, 0], () =>
          heavyWheel(on, { radius: 0.15, width: 0.12, rim: metal('#9aa4b2'), rimRadius: 0.1 }),
        )
    for (const z of [-0.45, 0.45])
      for (const x of [-1.16, 1.16])
        on.within([x, 0.05, z], [0, x > 0 ? 90 : -90, 0], () =>
          heavyWheel(on, { radius: 0.14, width: 0.1, rim: metal('#9aa4b2'), rimRadius: 0.09 }),
        )
    badge(on, '四向穿梭车', '4-WAY SHUTTLE', body, [0, 0.2, 0.853], [0.9, 0.2])
    on.add(cylinder(0.07, 0.04, 0.015, 28), gloss('#d8342a'), [0.9, 0.19, 0.84], [90, 0, 0])
    on.add(box(0.24, 0.05, 0.02, 0.01, 2), lit('#4fd08a', 1), [-0.86, 0.2, 0.85])
  })
  for (const z of [-0.99, 0.99]) rail(on, z, 3.1)
}

/** Drives below a rack or trolley and lifts it. */
function underRide(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(slab(2.3, 1.5, 0.34, 0.24, 0.06), paint(body), [0, 0.38, 0], [-90, 0, 0])
  on.add(slab(2.18, 1.4, 0.14, 0.22, 0.03), rubber('#262b35'), [0, 0.19, 0], [-90, 0, 0])
  on.add(cylinder(0.56, 0.1, 0.03, 56), paint(third), [0, 0.54, 0])
  on.add(cylinder(0.52, 0.06, 0.02, 56), rubber('#2f3640'), [0, 0.63, 0])
  on.closely(() => {
    on.add(ring(0.4, 0.42, 0.012, 0.004), gloss(accent), [0, 0.685, 0])
    on.around(4, () => on.add(cylinder(0.03, 0.02, 0.006, 6), metal('#9aa4b2'), [0.3, 0.682, 0]))
  })
  for (const x of [-1, 1]) {
    on.add(slab(0.9, 0.1, 0.04, 0.04, 0.01), plastic('#12161e'), [x * 1.14, 0.34, 0], [0, x * 90, 0])
    on.add(box(0.02, 0.035, 1.2, 0.01, 2), lit(hexOf(accent), 1.1), [x * 1.151, 0.47, 0])
    for (const z of [-0.5, 0.5])
      on.add(cylinder(0.11, 0.1, 0.03, 24), rubber('#3a414d'), [x * 0.8, 0.1, z], [90, 0, 0])
  }
  for (const z of [-1, 1])
    on.add(cylinder(0.17, 0.14, 0.03, 32), rubber('#3a414d'), [0, 0.17, z * 0.66 - 0.07], [90, 0, 0])
  on.within([0.62, 0.56, 0.45], [0, 0, 0], () => {
    on.add(cylinder(0.07, 0.05, 0.015, 28), gloss('#d8342a'))
    on.add(ring(0.08, 0.1, 0.02, 0.006), gloss('#f2c230'))
  })
  badge(on, '潜伏顶升 AGV', 'AUTOMATED GUIDED VEHICLE', body, [0, 0.39, 0.753], [1.1, 0.2])
}

/** An automatic truck without a driver, low enough to go below a load. */
export const agv = model({
  name: { zh: '自动导引车', en: 'Automated guided vehicle' },
  industry: 'manufacturing',
  seen: { yaw: 34, elevation: 24, fill: 0.86 },
  turned: { yaw: -36 },
  close: { at: [0.6, 0.4, 0.7], size: 0.42, yaw: 28, elevation: 22 },
  colours: { body: '#e8641e', accent: '#37c8f0', third: '#39414d' },
  options: { shuttle: false },
  variants: {
    orange: {},
    blue: { colours: { body: '#1f62b8', accent: '#f2b630', third: '#2a3342' }, options: { shuttle: true } },
  },
  build: (on, tones, options) => (options.shuttle ? shuttle : underRide)(on, tones),
})

/** Two forks near the floor, their rollers below the tips; the truck's body is at -x. */
function forks(on: Sculpture, stuff: Finish, wide: number): void {
  for (const z of [-wide, wide]) {
    on.add(slab(2, 0.28, 0.09, 0.08, 0.03), stuff, [0.95, 0.26, z], [-90, 0, 0])
    on.add(cylinder(0.11, 0.2, 0.02, 28), plastic('#d9a441'), [1.72, 0.12, z - 0.1], [90, 0, 0])
  }
  on.add(box(0.2, 0.5, wide * 2 + 0.28, 0.05), stuff, [-0.1, 0.42, 0])
}

/** The drawbar with its head, from the truck's front at x = -0.4 upward. */
function drawbar(on: Sculpture, { accent, third }: Tones, powered: boolean): void {
  const [foot, head] = [
    [-0.42, 0.42, 0],
    [-0.86, 1.66, 0],
  ] as const
  on.add(pipe([foot, head], 0.05, 0.05), paint(third))
  on.add(
    pipe(
      [
        [head[0] + 0.02, head[1] - 0.06, -0.05],
        [head[0] - 0.1, head[1] + 0.04, -0.3],
        [head[0] - 0.2, head[1] + 0.26, -0.3],
        [head[0] - 0.2, head[1] + 0.26, 0.3],
        [head[0] - 0.1, head[1] + 0.04, 0.3],
        [head[0] + 0.02, head[1] - 0.06, 0.05],
      ],
      0.045,
      0.1,
    ),
    rubber('#262b35'),
  )
  if (powered) {
    on.add(box(0.16, 0.22, 0.3, 0.05), plastic(accent), [head[0] - 0.1, head[1] + 0.14, 0])
    on.add(cylinder(0.05, 0.06, 0.02), gloss('#d8342a'), [head[0] - 0.1, head[1] + 0.25, 0])
  } else on.add(box(0.03, 0.22, 0.12, 0.015), plastic(accent), [head[0] + 0.06, head[1] + 0.1, 0])
}

/** Rails and chains that lift the forks high. */
function mast(on: Sculpture, { third }: Tones, tall: number): void {
  for (const z of [-0.34, 0.34]) {
    on.add(box(0.12, tall, 0.09, 0.02, 2), paint(third), [0.04, tall / 2 + 0.2, z])
    on.add(cylinder(0.035, tall * 0.92, 0.01, 20), metal('#aab3bf', 0.16), [-0.06, 0.22, z * 0.6])
  }
  for (const y of [0.6, tall + 0.16]) on.add(box(0.1, 0.1, 0.76, 0.02, 2), paint(third), [0.02, y, 0])
  on.closely(() => {
    for (let y = 0.7; y < tall; y += 0.06) on.add(box(0.02, 0.04, 0.05, 0, 1), metal('#6f7988'), [0.08, y, 0])
  })
}

/** A truck for pallets, pulled by hand or driven, with or without a mast. */
export const palletTruck = model({
  name: { zh: '托盘搬运车', en: 'Pallet truck' },
  industry: 'manufacturing',
  seen: { yaw: 44, elevation: 18, fill: 0.82 },
  turned: { yaw: -132 },
  close: { at: [0, 0.8, -0.6], size: 0.46, yaw: 60, elevation: 18 },
  colours: { body: '#9aa4b2', accent: '#2460b5', third: '#8d97a5' },
  options: { powered: false, mast: 0, mark: '' },
  variants: {
    silver: {},
    blue: {
      colours: { body: '#0d5bd0', accent: '#f1b62d', third: '#262f40' },
      options: { powered: true, mark: '1.5 t' },
    },
    green: {
      colours: { body: '#2a8a4f', accent: '#e9edf2', third: '#27302f' },
      options: { powered: true, mast: 2.3, mark: '1.2 t' },
    },
  },
  build(on, tones, { powered, mast: tall, mark }) {
    const { body, accent, third } = tones
    // Built toward +x, then turned to face +z.
    on.within([0, 0, -0.6], [0, -90, 0], () => {
      forks(on, powered ? paint(body) : metal(body), 0.36)
      if (powered) {
        on.add(box(0.62, 0.86, 0.94, 0.12), paint(body), [-0.42, 0.62, 0])
        on.add(box(0.56, 0.14, 0.98, 0.05), rubber('#262b35'), [-0.42, 0.16, 0])
        badge(on, mark, '', accent, [-0.42, 0.68, 0.4705], [0.42, 0.2])
        on.add(cylinder(0.16, 0.16, 0.03, 32), rubber('#3a414d'), [-0.5, 0.16, -0.08], [90, 0, 0])
      } else {
        on.add(cylinder(0.09, 0.42, 0.02, 28), metal('#b4bcc8', 0.2), [-0.34, 0.3, 0])
        on.add(box(0.3, 0.2, 0.3, 0.05), paint(third), [-0.36, 0.3, 0])
        for (const z of [-0.12, 0.12])
          on.add(cylinder(0.18, 0.1, 0.02, 32), plastic('#e9edf2'), [-0.4, 0.18, z - 0.05], [90, 0, 0])
      }
      if (tall > 0) mast(on, tones, tall)
      drawbar(on, tones, powered)
    })
  },
})
