import { fabric, finish, gloss, leather, matte, metal, plastic, rubber, wood } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  bent,
  box,
  cushion,
  cylinder,
  hoop,
  type Point,
  pipe,
  rod,
  sheet,
  slab,
  sweep,
} from '../shapes/index.ts'
import { darker, paler, type Tone } from '../tone.ts'
import { oneOff } from './one-off.ts'
import { longWood } from './timber.ts'

const steel = metal('#b9c1cc', 0.22)
const bar = (on: Sculpture, a: Point, b: Point, thick: number, stuff: ReturnType<typeof wood>) =>
  on.add(
    sweep([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], b], {
      size: () => [thick, thick * 0.8],
      power: 5,
      steps: 8,
      around: 16,
    }),
    stuff,
  )

/** A plain chair of wood at the origin, its seat at 0.9, facing +z. */
function woodChair(on: Sculpture, body: Tone): void {
  const stuff = longWood(body)
  for (const x of [-0.36, 0.36]) {
    bar(on, [x, 0, 0.36], [x, 0.9, 0.34], 0.045, stuff)
    bar(on, [x, 0, -0.4], [x, 1.8, -0.44], 0.045, stuff)
  }
  on.add(slab(0.86, 0.84, 0.07, 0.08, 0.03), wood(body), [0, 0.92, -0.02], [-90, 0, 0])
  for (const y of [1.25, 1.5, 1.72]) bar(on, [-0.36, y, -0.43], [0.36, y, -0.43], 0.045, stuff)
}

export const furniture = {
  'office-chair': oneOff({
    name: { zh: '人体工学办公椅', en: 'Mesh office chair' },
    seen: { yaw: -28, elevation: 12, fill: 0.88 },
    in: { black: ['#2b3038', '#3a4048', '#b9c1cc'], grey: ['#8b97a8', '#5c6670', '#b9c1cc'] },
    build(on, { body, accent }) {
      const frame = plastic(body, 0.5)
      on.around(5, () => {
        on.add(
          sweep(
            [
              [0, 0.26, 0],
              [0, 0.2, 0.36],
              [0, 0.15, 0.66],
            ],
            { size: (t) => [0.07 - 0.03 * t, 0.05 - 0.02 * t], steps: 14, around: 14 },
          ),
          steel,
        )
        for (const x of [-0.05, 0.05])
          on.add(cylinder(0.075, 0.05, 0.02, 26), rubber('#1b1e24'), [x - 0.025, 0.075, 0.68], [0, 0, -90])
      })
      on.add(cylinder(0.06, 0.62, 0.01, 24), steel, [0, 0.24, 0])
      on.add(cylinder(0.09, 0.3, 0.02, 24), frame, [0, 0.24, 0])
      on.add(box(0.5, 0.1, 0.5, 0.04, 3), frame, [0, 0.88, 0])
      on.add(
        bent(cushion(1.15, 0.2, 1.1, { round: 5, flank: 3 }), (x, y, z) => [
          x,
          y - 0.05 * Math.max(0, z) ** 2,
          z,
        ]),
        fabric(accent, 6),
        [0, 1.02, 0.05],
      )
      const back = (u: number, v: number): Point => {
        const k = u * 2 - 1
        return [
          k * (0.5 - 0.1 * Math.abs(v - 0.45)),
          1.28 + v * 1.05,
          -0.5 + 0.16 * k * k - 0.12 * Math.sin(v * 3) + 0.06,
        ]
      }
      on.add(sheet(back, 0.02, 20, 20), { ...fabric(accent, 12), opacity: 1 })
      on.add(
        pipe(
          [
            [-0.48, 1.26, -0.36, 0.1],
            [-0.44, 2.34, -0.36, 0.2],
            [0.44, 2.34, -0.36, 0.2],
            [0.48, 1.26, -0.36, 0.1],
          ],
          0.035,
        ),
        frame,
      )
      on.add(
        sweep(
          [
            [0, 0.9, -0.3],
            [0, 1.2, -0.62],
            [0, 1.8, -0.56],
          ],
          { size: () => [0.1, 0.04], steps: 16, around: 14 },
        ),
        frame,
      )
      on.add(cushion(0.6, 0.26, 0.14, { round: 4 }), fabric(accent, 5), [0, 2.58, -0.4])
      on.add(box(0.08, 0.4, 0.04, 0.015, 2), frame, [0, 2.4, -0.44])
      for (const x of [-0.66, 0.66]) {
        on.add(
          pipe(
            [
              [x * 0.7, 0.92, 0, 0.1],
              [x, 0.94, 0, 0.1],
              [x, 1.36, 0, 0.05],
            ],
            0.035,
          ),
          frame,
        )
        on.add(box(0.14, 0.06, 0.5, 0.028, 3), plastic(darker(body, 0.2), 0.6), [x, 1.4, 0.06])
      }
    },
  }),
  'lounge-chair': oneOff({
    name: { zh: '弯竹休闲躺椅', en: 'Bent-bamboo lounge chair' },
    seen: { yaw: -42, elevation: 14, fill: 0.88 },
    in: { beige: ['#c99a5a', '#e6dcc8', '#a8713c'], brown: ['#8a5a2c', '#b9a88a', '#5c3c20'] },
    build(on, { body, accent }) {
      const stuff = longWood(body)
      const strap = (line: readonly Point[]) =>
        on.add(
          sweep(line, { size: () => [0.07, 0.035], side: [1, 0, 0], power: 4, steps: 60, around: 14 }),
          stuff,
        )
      for (const x of [-0.52, 0.52]) {
        strap([
          [x, 1.9, -0.95],
          [x, 1.1, -0.62],
          [x, 0.62, -0.2],
          [x, 0.72, 0.6],
          [x, 0.42, 0.86],
          [x, 0.06, 0.6],
          [x, 0.05, -0.3],
          [x, 0.05, -0.75],
        ])
        strap([
          [x, 1.32, -0.72],
          [x * 1.12, 1.1, -0.2],
          [x * 1.12, 1.06, 0.3],
          [x, 0.7, 0.62],
        ])
      }
      for (const [y, z] of [
        [1.86, -0.93],
        [0.66, 0.0],
        [0.06, 0.56],
        [0.06, -0.7],
      ] as const)
        on.add(rod([-0.5, y, z], [0.5, y, z], 0.035), stuff)
      on.add(
        sheet(
          (u, v) => {
            const t = v
            return [
              (u - 0.5) * 0.92,
              0.72 + (t < 0.5 ? 0.02 * t : (t - 0.5) * 2.2 + 0.02),
              t < 0.5 ? 0.66 - t * 1.6 : -0.14 - (t - 0.5) * 1.35,
            ]
          },
          0.14,
          16,
          40,
        ),
        fabric(accent, 6),
      )
      on.within([0.1, 0, 1.5], [0, 4, 0], () => {
        on.add(cushion(0.9, 0.16, 0.6, { round: 5, flank: 3 }), fabric(accent, 5), [0, 0.56, 0])
        for (const x of [-0.4, 0.4])
          on.add(
            pipe(
              [
                [x, 0.5, -0.3, 0.1],
                [x, 0.04, -0.3, 0.12],
                [x, 0.04, 0.3, 0.12],
                [x, 0.5, 0.3, 0.1],
              ],
              0.04,
            ),
            stuff,
          )
        for (const z of [-0.28, 0.28]) on.add(rod([-0.4, 0.48, z], [0.4, 0.48, z], 0.03), stuff)
      })
    },
  }),
  'bar-stool': oneOff({
    name: { zh: '气压吧椅', en: 'Gas-lift bar stool' },
    seen: { yaw: -30, elevation: 12, fill: 0.88 },
    in: { navy: ['#26344f', '#b9c1cc', '#1b2333'], red: ['#a8322a', '#b9c1cc', '#5c1c18'] },
    build(on, { body }) {
      const chrome = metal('#c9d0d8', 0.12)
      for (const [x, z, turn, y] of [
        [-0.5, 0, 10, 0],
        [0.62, -0.2, -24, -0.35],
      ] as const)
        on.within([x, 0, z], [0, turn, 0], () => {
          on.add(
            bent(cylinder(0.52, 0.06, 0.03, 64), (px, py, pz) => [
              px,
              py + 0.06 * Math.max(0, 1 - Math.hypot(px, pz) / 0.5),
              pz,
            ]),
            chrome,
          )
          on.add(cylinder(0.07, 1.2 + y, 0.01, 28), chrome, [0, 0.06, 0])
          on.add(cylinder(0.045, 1.7 + y, 0.01, 28), chrome, [0, 0.1, 0])
          on.add(
            pipe(
              [
                [-0.06, 0.62, 0, 0.05],
                [-0.3, 0.62, 0.1, 0.1],
                [-0.3, 0.62, 0.4, 0.12],
                [0.3, 0.62, 0.4, 0.12],
                [0.3, 0.62, 0.1, 0.1],
                [0.06, 0.62, 0, 0.05],
              ],
              0.022,
            ),
            chrome,
          )
          on.add(cushion(0.92, 0.2, 0.84, { round: 4, flank: 3 }), leather(body), [0, 1.86 + y, 0])
          on.add(
            sheet(
              (u, v) => {
                const k = u * 2 - 1
                return [
                  Math.sin(k * 1.35) * 0.47,
                  1.86 + y + v * 0.5 * (1 - 0.4 * k * k),
                  -Math.cos(k * 1.35) * 0.42,
                ]
              },
              0.1,
              30,
              12,
            ),
            leather(body),
          )
        })
    },
  }),
  'dining-set': oneOff({
    name: { zh: '餐桌椅五件套', en: 'Dining table and four chairs' },
    seen: { yaw: -34, elevation: 24, fill: 0.9 },
    in: { navy: ['#c28a52', '#a8713c', '#8a5a35'], brown: ['#8a5a35', '#6d4528', '#4f321c'] },
    build(on, { body, accent }) {
      on.add(slab(2.9, 1.8, 0.1, 0.08, 0.03), wood(body, 1.4), [0, 1.6, 0], [-90, 0, 0])
      on.add(slab(2.6, 1.5, 0.14, 0.04, 0.02), wood(accent, 1.4), [0, 1.5, 0], [-90, 0, 0])
      for (const x of [-1.2, 1.2])
        for (const z of [-0.68, 0.68]) bar(on, [x, 0, z], [x, 1.55, z], 0.08, longWood(accent))
      for (const [x, z, turn] of [
        [-0.7, 1.15, 180],
        [0.7, 1.15, 180],
        [-0.7, -1.15, 0],
        [0.7, -1.15, 0],
      ] as const)
        on.within([x, 0, z], [0, turn, 0], () => woodChair(on, body))
    },
  }),
  'folding-chair': oneOff({
    name: { zh: '榉木折叠椅', en: 'Beech folding chair' },
    seen: { yaw: -34, elevation: 14, fill: 0.88 },
    in: { beige: ['#d9a870', '#c28a52', '#a8713c'], brown: ['#8a5a35', '#6d4528', '#4f321c'] },
    build(on, { body, accent }) {
      const stuff = longWood(body)
      for (const x of [-0.44, 0.44]) {
        bar(on, [x, 1.86, -0.62], [x, 0, 0.52], 0.05, stuff)
        bar(on, [x * 0.84, 0.96, 0.3], [x * 0.84, 0, -0.56], 0.05, longWood(accent))
        on.add(cylinder(0.035, 0.05, 0.01, 18), steel, [x + (x > 0 ? 0.02 : -0.07), 0.6, 0.14], [0, 0, -90])
      }
      on.add(slab(0.84, 0.84, 0.06, 0.1, 0.025), wood(body), [0, 0.98, -0.02], [-90, 0, 0])
      for (const y of [1.4, 1.76]) {
        const z = 0.52 - (y / 1.86) * 1.14
        on.add(
          sweep(
            [
              [-0.44, y, z],
              [0, y + 0.02, z - 0.08],
              [0.44, y, z],
            ],
            { size: () => [0.1, 0.025], side: [0, 1, 0], power: 4, steps: 24, around: 14 },
          ),
          stuff,
        )
      }
      for (const [y, z] of [
        [0.3, 0.34],
        [0.3, -0.27],
      ] as const)
        on.add(rod([-0.42, y, z], [0.42, y, z], 0.03), stuff)
      on.within([1.15, 0, -0.2], [0, -10, 0], () => {
        for (const x of [-0.38, 0.38]) {
          bar(on, [x, 0, 0], [x, 1.9, -0.24], 0.045, stuff)
          bar(on, [x * 0.84, 0.05, 0.08], [x * 0.84, 1.2, -0.06], 0.045, longWood(accent))
        }
        on.add(slab(0.7, 0.8, 0.06, 0.08, 0.02), wood(body), [0, 0.76, 0.0], [-8, 0, 0])
        on.add(box(0.8, 0.2, 0.05, 0.02, 2), stuff, [0, 1.72, -0.22])
      })
    },
  }),
  'basket-rack': oneOff({
    name: { zh: '竹篮收纳架', en: 'Storage rack with bamboo baskets' },
    seen: { yaw: -28, elevation: 12, fill: 0.9 },
    in: { brown: ['#c99a5a', '#b5824a', '#8a5a2c'], beige: ['#e0c08a', '#c9a25c', '#8a6a3a'] },
    build(on, { body, accent }) {
      const frame = longWood(body)
      for (const x of [-0.56, 0.56])
        for (const z of [-0.42, 0.42]) bar(on, [x, 0, z], [x, 2.36, z], 0.05, frame)
      on.add(slab(1.24, 0.96, 0.06, 0.03, 0.015), wood(body), [0, 2.38, 0], [-90, 0, 0])
      for (let i = 0; i < 4; i++) {
        const y = 0.3 + i * 0.54
        for (const z of [-0.42, 0.42]) on.add(box(1.1, 0.05, 0.06, 0.012, 2), frame, [0, y - 0.16, z])
        on.add(box(0.98, 0.4, 0.86, 0.05, 3), { ...fabric(accent, 7), print: weave(accent) }, [
          0,
          y + 0.08,
          i === 1 ? 0.22 : 0.04,
        ])
        on.add(
          pipe(
            [
              [-0.5, y + 0.28, 0.46 + (i === 1 ? 0.18 : 0), 0.04],
              [0.5, y + 0.28, 0.46 + (i === 1 ? 0.18 : 0), 0.04],
            ],
            0.03,
          ),
          wood(darker(accent, 0.2), 2),
        )
        on.add(
          hoop(0.09, 0.02, 0.02, 26),
          matte('#6d4528'),
          [0, y + 0.12, 0.49 + (i === 1 ? 0.18 : 0)],
          [90, 0, 0],
        )
      }
    },
  }),
  'high-chair': oneOff({
    name: { zh: '儿童成长椅', en: 'Growing high chair' },
    seen: { yaw: -36, elevation: 14, fill: 0.88 },
    in: { orange: ['#d9a870', '#e8762c', '#f4efe6'], white: ['#f1ece2', '#c99a5a', '#e6e2da'] },
    build(on, { body, accent, third }) {
      const stuff = longWood(body)
      for (const x of [-0.5, 0.5]) {
        bar(on, [x, 0.04, 0.72], [x, 2.1, -0.36], 0.06, stuff)
        bar(on, [x, 0.04, 0.76], [x, 0.04, -0.7], 0.05, stuff)
        on.closely(() => {
          for (let i = 0; i < 10; i++)
            on.add(box(0.02, 0.03, 0.1, 0.006, 2), matte('#6d4528'), [
              x * 0.9,
              0.5 + i * 0.12,
              0.5 - i * 0.063,
            ])
        })
      }
      on.add(
        slab(0.94, 0.56, 0.06, 0.06, 0.02),
        finish(accent, { rough: 0.5, coat: 0.4 }),
        [0, 1.16, 0.16],
        [-90, 0, 0],
      )
      on.add(
        slab(0.94, 0.5, 0.06, 0.06, 0.02),
        finish(accent, { rough: 0.5, coat: 0.4 }),
        [0, 0.62, 0.54],
        [-90, 0, 0],
      )
      for (const y of [1.55, 1.92])
        on.add(
          sweep(
            [
              [-0.48, y, 0.74 - y * 0.54],
              [0, y, 0.68 - y * 0.54],
              [0.48, y, 0.74 - y * 0.54],
            ],
            { size: () => [0.14, 0.03], side: [0, 1, 0], power: 4, steps: 20, around: 14 },
          ),
          finish(accent, { rough: 0.5, coat: 0.4 }),
        )
      on.add(
        slab(1.16, 0.6, 0.06, 0.2, 0.025),
        finish(third, { rough: 0.35, coat: 0.6 }),
        [0, 1.5, 0.5],
        [-90, 0, 0],
      )
      on.add(
        pipe(
          [
            [-0.48, 1.42, 0.0, 0.05],
            [-0.48, 1.42, 0.62, 0.2],
            [0.48, 1.42, 0.62, 0.2],
            [0.48, 1.42, 0.0, 0.05],
          ],
          0.035,
        ),
        stuff,
      )
      for (const x of [-0.14, 0.14])
        on.add(
          sheet((u, v) => [x + (u - 0.5) * 0.06, 1.2 + v * 0.62, 0.16 - v * 0.3], 0.012, 4, 10),
          fabric('#2b3038', 3),
        )
      bar(on, [-0.48, 0.3, -0.1], [0.48, 0.3, -0.1], 0.045, stuff)
    },
  }),
  'balance-bike': oneOff({
    name: { zh: '儿童平衡车', en: "Children's balance bike" },
    seen: { yaw: -30, elevation: 12, fill: 0.88 },
    in: { yellow: ['#f0b92c', '#2b3038', '#e9ecef'], blue: ['#2f86c8', '#2b3038', '#e9ecef'] },
    build(on, { body, accent }) {
      const paint = gloss(body)
      for (const x of [-0.8, 0.8]) {
        on.add(hoop(0.45, 0.07, 0.08, 64, 14), rubber('#22262e'), [x, 0.5, 0], [90, 0, 0])
        on.add(hoop(0.36, 0.03, 0.05, 56), plastic(paler(accent, 0.1)), [x, 0.5, 0], [90, 0, 0])
        for (let i = 0; i < 5; i++)
          on.within([x, 0.5, 0], [0, 0, i * 72], () =>
            on.add(box(0.34, 0.06, 0.04, 0.015, 2), plastic('#e9ecef'), [0.18, 0, 0]),
          )
        on.add(cylinder(0.07, 0.14, 0.02, 24), steel, [x, 0.5, -0.07], [90, 0, 0])
      }
      on.add(
        sweep(
          [
            [-0.78, 0.52, 0],
            [-0.4, 0.7, 0],
            [0.1, 0.66, 0],
            [0.5, 0.92, 0],
          ],
          { size: (t) => [0.07 + 0.03 * Math.sin(t * 3), 0.09], steps: 30, around: 20 },
        ),
        paint,
      )
      on.add(rod([0.5, 0.95, 0], [0.74, 0.56, 0], 0.045), paint)
      for (const z of [-0.09, 0.09]) on.add(rod([0.66, 0.8, z], [0.8, 0.5, z], 0.035), paint)
      on.add(rod([0.44, 0.8, 0], [0.3, 1.42, 0], 0.045), metal('#2b3038', 0.4))
      on.add(
        pipe(
          [
            [0.24, 1.44, -0.46, 0.06],
            [0.3, 1.42, -0.2, 0.1],
            [0.3, 1.42, 0.2, 0.1],
            [0.24, 1.44, 0.46, 0.06],
          ],
          0.03,
        ),
        metal('#2b3038', 0.4),
      )
      for (const z of [-0.4, 0.4])
        on.add(rod([0.26, 1.435, z - 0.1], [0.26, 1.435, z + 0.1], 0.05), rubber(body))
      on.add(rod([-0.32, 0.7, 0], [-0.42, 1.02, 0], 0.04), metal('#b9c1cc', 0.3))
      on.add(
        bent(cushion(0.56, 0.12, 0.32, { round: 3 }), (x, y, z) => [x, y, z * (1.05 - x * 0.9)]),
        leather('#2b3038'),
        [-0.4, 1.08, 0],
      )
    },
  }),
  'kids-scooter': oneOff({
    name: { zh: '儿童三轮滑板车', en: "Children's three-wheel scooter" },
    seen: { yaw: -36, elevation: 14, fill: 0.88 },
    in: { blue: ['#2f86c8', '#f0b92c', '#2b3038'], pink: ['#e8708f', '#8fd0c8', '#2b3038'] },
    build(on, { body, accent, third }) {
      const wheel = (x: number, z: number, r: number) => {
        on.add(
          hoop(r, 0.06, 0.07, 44),
          finish(accent, { rough: 0.3, coat: 0.6, glow: 0.25 }),
          [x, r + 0.05, z],
          [90, 0, 0],
        )
        on.add(cylinder(r * 0.7, 0.09, 0.02, 36), plastic('#f4f6f8'), [x, r + 0.05, z - 0.045], [90, 0, 0])
      }
      on.add(slab(1.2, 0.4, 0.07, 0.14, 0.03), gloss(body), [-0.1, 0.2, 0], [-90, 0, 0])
      on.add(slab(0.9, 0.3, 0.02, 0.1, 0.008), rubber('#2b3038'), [-0.14, 0.245, 0], [-90, 0, 0])
      for (const z of [-0.36, 0.36]) wheel(0.66, z, 0.15)
      wheel(-0.78, 0, 0.11)
      on.add(
        sweep(
          [
            [0.4, 0.22, 0],
            [0.6, 0.3, 0],
            [0.66, 0.36, 0],
          ],
          { size: () => [0.16, 0.07], steps: 12, around: 16 },
        ),
        gloss(body),
      )
      on.add(rod([0.66, 0.2, -0.34], [0.66, 0.2, 0.34], 0.04), plastic(third))
      on.add(rod([0.64, 0.34, 0], [0.42, 1.9, 0], 0.045), metal('#c9d0d8', 0.2))
      on.add(rod([0.64, 0.34, 0], [0.55, 1.0, 0], 0.06), gloss(body))
      on.add(
        pipe(
          [
            [0.38, 1.94, -0.42, 0.04],
            [0.41, 1.92, 0, 0.1],
            [0.38, 1.94, 0.42, 0.04],
          ],
          0.035,
        ),
        plastic(third),
      )
      for (const z of [-0.34, 0.34])
        on.add(rod([0.385, 1.937, z - 0.1], [0.385, 1.937, z + 0.1], 0.055), rubber(accent))
      on.add(
        sheet((u, v) => [-0.62 - v * 0.26, 0.3 + 0.06 * Math.sin(v * 3), (u - 0.5) * 0.16], 0.03, 6, 10),
        plastic(third),
      )
      on.add(ball(0.07, 20), gloss(body), [0.41, 1.92, 0])
    },
  }),
}

function weave(tone: Tone) {
  return {
    width: 64,
    height: 64,
    ground: paler(tone, 0.2).hex,
    repeat: [9, 5] as const,
    draw: (pen: { fillStyle: unknown; fillRect(x: number, y: number, w: number, h: number): void }) => {
      pen.fillStyle = paler(tone, 0.35).hex
      pen.fillRect(0, 0, 64, 64)
      pen.fillStyle = darker(tone, 0.3).hex
      for (let y = 0; y < 4; y++)
        for (let x = 0; x < 4; x++) if ((x + y) % 2) pen.fillRect(x * 16 + 1, y * 16 + 1, 14, 14)
    },
  }
}
