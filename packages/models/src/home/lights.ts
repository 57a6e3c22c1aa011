import { finish, lit, matte, metal, plastic, wood } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  bent,
  box,
  cylinder,
  hoop,
  leaf,
  type Point,
  pipe,
  sheet,
  slab,
  thrown,
  tube,
  turned,
  vessel,
} from '../shapes/index.ts'
import { darker } from '../tone.ts'
import { oneOff } from './one-off.ts'

/** Splints of bamboo that cross each other freely on a ball squeezed to a shade. */
function freeWeave(on: Sculpture, colour: string, radius: number, high: number, count: number): void {
  const all = on.fine.weight === 'full' ? count : Math.round(count / 4)
  for (let i = 0; i < all; i++) {
    const [a, tilt] = [i * 2.4, 0.5 + ((i * 37) % 100) / 90]
    const line = Array.from({ length: 16 }, (_, k): Point => {
      const t = (k / 15) * Math.PI * 1.5
      const [x, y, z] = [Math.cos(t), Math.sin(t) * Math.sin(tilt), Math.sin(t) * Math.cos(tilt)]
      const [rx, rz] = [x * Math.cos(a) - z * Math.sin(a), x * Math.sin(a) + z * Math.cos(a)]
      return [rx * radius, Math.max(-0.82, Math.min(0.86, y)) * high, rz * radius]
    })
    on.add(tube(line, 0.016, 34, false, 6), wood(i % 3 ? colour : darker(colour, 0.18), 2))
  }
}

export const lights = {
  'bamboo-lampshade': oneOff({
    name: { zh: '竹编灯罩', en: 'Woven bamboo lampshade' },
    seen: { yaw: 0, elevation: 4, fill: 0.86 },
    in: { white: ['#d9b877', '#f2cf86', '#2b3038'], brown: ['#a8713c', '#f2cf86', '#2b3038'] },
    build(on, { body, accent, third }) {
      on.within([0, 0.95, 0], [0, 0, 0], () => {
        freeWeave(on, body.hex, 0.92, 0.78, 74)
        on.add(ball(0.2, 28), lit(accent, 0.95), [0, 0.08, 0])
        on.add(cylinder(0.08, 0.24, 0.02, 24), plastic(third), [0, 0.24, 0])
        for (const [y, r] of [
          [0.66, 0.5],
          [-0.62, 0.56],
        ] as const)
          on.add(hoop(r, 0.03, 0.03, 56), wood(darker(body, 0.2), 2), [0, y, 0])
      })
      on.add(
        tube(
          [
            [0, 1.4, 0],
            [0.01, 1.9, 0],
            [0, 2.5, 0],
          ],
          0.02,
          16,
          false,
          8,
        ),
        matte(third),
      )
      on.add(cylinder(0.16, 0.08, 0.03, 32), plastic(third), [0, 2.5, 0])
    },
  }),
  'shell-night-light': oneOff({
    name: { zh: '贝壳小夜灯', en: 'Shell-shaped night light' },
    seen: { yaw: -22, elevation: 14, fill: 0.8 },
    in: { white: ['#f6e6cf', '#f2c98a', '#e9e2d6'], pink: ['#f4d3cc', '#f2c0a0', '#e9d8d2'] },
    build(on, { body, accent, third }) {
      on.add(slab(1.2, 0.5, 0.12, 0.1, 0.04), plastic(third), [0, 0.06, 0], [-90, 0, 0])
      on.within([0, 0.12, 0], [-10, 0, 0], () => {
        on.add(
          sheet(
            (u, v) => {
              const a = (u - 0.5) * 2.5
              const r = 0.12 + v * 1.05
              const rib = 0.035 * Math.cos(u * Math.PI * 18) * v
              return [
                Math.sin(a) * r,
                Math.cos(a) * r * 0.96 + 0.1,
                0.22 * Math.sin(v * 3) * Math.cos(a) + rib,
              ]
            },
            0.04,
            110,
            24,
          ),
          finish(body, { rough: 0.4, coat: 0.5, glow: 0.35, twoSided: true }),
        )
        on.add(ball(0.14, 24), lit(accent, 0.9), [0, 0.16, 0.16])
      })
      on.add(
        cylinder(0.05, 0.03, 0.01, 22),
        finish('#2b3038', { rough: 0.2, coat: 1 }),
        [0, 0.07, 0.25],
        [90, 0, 0],
      )
    },
  }),
  'path-lights': oneOff({
    name: { zh: '太阳能插地灯', en: 'Solar path lights' },
    seen: { yaw: -18, elevation: 12, fill: 0.88 },
    in: { black: ['#2b3038', '#f2cf86', '#5f9a48'], silver: ['#b9c1cc', '#f2cf86', '#5f9a48'] },
    build(on, { body, accent, third }) {
      for (let i = 0; i < 6; i++)
        on.within([((i % 3) - 1) * 0.86 + (i > 2 ? 0.4 : 0), 0, i > 2 ? 0.5 : -0.5], [0, i * 20, 0], () => {
          on.add(cylinder(0.035, 1.3, 0.01, 20), metal('#b9c1cc', 0.25))
          on.add(
            turned(
              [
                [0.0001, 1.22, 0],
                [0.14, 1.22, 0.02],
                [0.16, 1.5, 0.02],
                [0.0001, 1.5, 0],
              ],
              36,
            ),
            finish(accent, { rough: 0.3, glow: 0.8 }),
          )
          on.add(
            turned(
              [
                [0.0001, 1.48, 0],
                [0.32, 1.46, 0.01],
                [0.3, 1.53, 0.02],
                [0.16, 1.62, 0.03],
                [0.0001, 1.62, 0],
              ],
              44,
            ),
            plastic(body),
          )
          on.add(box(0.2, 0.012, 0.2, 0.004, 2), finish('#17284a', { rough: 0.15, coat: 1 }), [0, 1.625, 0])
          for (let k = 0; k < 5; k++)
            on.add(
              leaf(0.3, 0.04, -0.5),
              { ...matte(third), twoSided: true },
              [0, 0, 0],
              [0, k * 72 + i * 9, 62],
            )
        })
    },
  }),
  'string-lights': oneOff({
    name: { zh: '铜线灯串', en: 'Copper-wire string lights' },
    seen: { yaw: -16, elevation: 30, fill: 0.86 },
    in: { white: ['#b5703c', '#ffe2a0', '#f4f1ea'], gold: ['#c9a25c', '#ffe2a0', '#f4f1ea'] },
    build(on, { body, accent, third }) {
      on.within([-0.4, 0.5, -0.3], [0, 0, 90], () => {
        for (const y of [-0.32, 0.28]) on.add(cylinder(0.52, 0.05, 0.02, 56), plastic(third), [0, y, 0])
        on.add(cylinder(0.2, 0.6, 0.01, 36), plastic(third), [0, -0.3, 0])
        const line = Array.from(
          { length: 220 },
          (_, i): Point => [Math.cos(i * 0.5) * 0.36, -0.24 + ((i * 0.037) % 0.48), Math.sin(i * 0.5) * 0.36],
        )
        on.add(tube(line, 0.012, 600, false, 5), metal(body, 0.35))
      })
      const run = Array.from({ length: 40 }, (_, i): Point => {
        const t = i / 39
        return [-0.2 + t * 1.7 + 0.2 * Math.sin(t * 14), 0.03, 0.35 + 0.34 * Math.cos(t * 11)]
      })
      on.add(tube(run, 0.01, 160, false, 6), metal(body, 0.35))
      run.forEach(([x, , z], i) => {
        if (i % 2) on.add(ball(0.035, 14), lit(accent, 1), [x, 0.04, z])
      })
      for (let i = 0; i < 16; i++)
        on.add(ball(0.03, 12), lit(accent, 1), [
          -0.4 + Math.sin(i * 2.4) * 0.12,
          0.5 + Math.cos(i * 1.7) * 0.36,
          -0.3 + Math.sin(i * 1.7) * 0.36 + 0.02,
        ])
      on.add(box(0.3, 0.16, 0.2, 0.04, 3), plastic('#2b3038'), [1.3, 0.08, 0.75], [0, 20, 0])
    },
  }),
  'lighthouse-lamp': oneOff({
    name: { zh: '老船木灯塔台灯', en: 'Boat-timber lighthouse lamp' },
    seen: { yaw: -20, elevation: 10, fill: 0.86 },
    in: { navy: ['#8a6a48', '#ffe2a0', '#2f5a86'], red: ['#8a6a48', '#ffe2a0', '#a8322a'] },
    build(on, { body, accent, third }) {
      const timber = wood(body, 1.4)
      on.add(box(0.95, 0.2, 0.95, 0.02, 2), timber, [0, 0.1, 0])
      for (let i = 0; i < 5; i++) {
        const [low, high] = [0.36 - i * 0.035, 0.36 - (i + 1) * 0.035]
        on.add(
          turned(
            [
              [0.0001, 0, 0],
              [low, 0, 0.005],
              [high, 0.3, 0.005],
              [0.0001, 0.3, 0],
            ],
            12,
          ),
          i % 2 ? matte(third) : timber,
          [0, 0.2 + i * 0.3, 0],
        )
      }
      on.add(cylinder(0.3, 0.06, 0.01, 36), timber, [0, 1.7, 0])
      on.add(cylinder(0.13, 0.3, 0.02, 28), lit(accent, 1), [0, 1.76, 0])
      for (let i = 0; i < 8; i++)
        on.within([0, 1.76, 0], [0, i * 45, 0], () =>
          on.add(cylinder(0.012, 0.3, 0.003, 8), metal('#6b5a40', 0.4), [0.2, 0, 0]),
        )
      on.add(hoop(0.28, 0.012, 0.012, 44), metal('#6b5a40', 0.4), [0, 1.9, 0])
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.26, 0, 0.02],
            [0.05, 0.24, 0.02],
            [0.0001, 0.3, 0],
          ],
          32,
        ),
        matte(third),
        [0, 2.06, 0],
      )
      on.add(ball(0.045, 16), metal('#d9b05a', 0.3), [0, 2.38, 0])
      on.add(
        tube(
          [
            [0, 0.1, -0.46],
            [0.2, 0.03, -0.7],
            [0.8, 0.02, -0.5],
          ],
          0.02,
          30,
          false,
          8,
        ),
        matte('#2b3038'),
      )
      on.closely(() => {
        for (const [x, z] of [
          [0.36, 0.36],
          [-0.36, 0.36],
        ] as const)
          on.add(ball(0.03, 12), metal('#6b5a40', 0.5), [x, 0.2, z])
      })
    },
  }),
}

export const vesselsOfKitchen = {
  'electric-kettle': oneOff({
    name: { zh: '电水壶', en: 'Electric kettle' },
    seen: { yaw: -30, elevation: 14, fill: 0.84 },
    in: { white: ['#f1f2f0', '#8b97a8', '#2b3038'], grey: ['#8b97a8', '#5c6670', '#2b3038'] },
    build(on, { body, accent, third }) {
      on.add(cylinder(0.56, 0.1, 0.04, 64), plastic(third))
      on.add(
        turned(
          [
            [0.0001, 0.12, 0],
            [0.52, 0.12, 0.04],
            [0.54, 0.3, 0.1],
            [0.42, 1.36, 0.1],
            [0.38, 1.42, 0.03],
            [0.0001, 1.44, 0],
          ],
          80,
        ),
        plastic(body, 0.3),
      )
      on.add(hoop(0.535, 0.014, 0.02, 72), metal(accent, 0.25), [0, 0.2, 0])
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.4, 0, 0.02],
            [0.34, 0.08, 0.04],
            [0.08, 0.1, 0.02],
            [0.07, 0.18, 0.03],
            [0.0001, 0.19, 0],
          ],
          56,
        ),
        plastic(body, 0.3),
        [0, 1.42, 0],
      )
      on.add(
        bent(ball(0.2, 26), (x, y, z) => [x * 0.7, y * 0.8, z * 1.1]),
        plastic(body, 0.3),
        [0, 1.26, 0.42],
      )
      on.add(
        pipe(
          [
            [0, 1.36, -0.34, 0.05],
            [0, 1.4, -0.78, 0.2],
            [0, 0.62, -0.84, 0.2],
            [0, 0.5, -0.5, 0.05],
          ],
          0.075,
        ),
        plastic(third),
      )
      on.add(box(0.12, 0.05, 0.16, 0.02, 2), plastic('#c8443c'), [0, 0.5, -0.72])
      on.add(
        tube(
          [
            [0.5, 0.04, -0.2],
            [0.9, 0.02, -0.5],
            [1.3, 0.02, -0.1],
          ],
          0.025,
          30,
          false,
          8,
        ),
        matte(third),
      )
    },
  }),
  'glass-brew-pot': oneOff({
    name: { zh: '玻璃养生壶', en: 'Glass multi-brew pot' },
    seen: { yaw: -26, elevation: 14, fill: 0.84 },
    in: { teal: ['#2f8a86', '#b8741c', '#eef1f2'], white: ['#eef1f2', '#b8741c', '#c9cdd2'] },
    build(on, { body, accent, third }) {
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.62, 0, 0.05],
            [0.6, 0.2, 0.05],
            [0.5, 0.26, 0.03],
            [0.0001, 0.26, 0],
          ],
          72,
        ),
        plastic(body),
      )
      on.add(
        box(0.5, 0.12, 0.03, 0.02, 2),
        finish('#12161f', { rough: 0.15, coat: 1 }),
        [0, 0.12, 0.6],
        [-6, 0, 0],
      )
      on.add(ball(0.035, 14), lit('#ff9a4a', 1), [0.16, 0.12, 0.62])
      const glass = [
        [0, 0.28],
        [0.42, 0.28],
        [0.58, 0.5],
        [0.6, 0.8],
        [0.5, 1.12],
        [0.44, 1.2],
      ] as const
      on.add(
        thrown(glass, 40, 64),
        finish('#dfeaf2', { rough: 0.05, coat: 1, opacity: 0.12, twoSided: true }),
      )
      on.add(
        thrown(
          [
            [0, 0.3],
            [0.4, 0.3],
            [0.555, 0.5],
            [0.575, 0.74],
            [0, 0.74],
          ],
          30,
          56,
        ),
        finish(accent, { rough: 0.1, coat: 1, opacity: 0.72 }),
      )
      for (let i = 0; i < 14; i++)
        on.add(
          ball(0.05, 12),
          finish(i % 3 ? '#c8301c' : '#e8c86a', { rough: 0.6 }),
          [0.34 * Math.cos(i * 2.4) * Math.sqrt(i / 14), 0.735, 0.34 * Math.sin(i * 2.4) * Math.sqrt(i / 14)],
          [0, 0, 0],
          [1.3, 0.7, 0.9],
        )
      on.add(cylinder(0.46, 0.05, 0.02, 56), plastic(third), [0, 1.2, 0])
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.09, 0, 0.01],
            [0.07, 0.1, 0.03],
            [0.0001, 0.12, 0],
          ],
          28,
        ),
        plastic(body),
        [0, 1.25, 0],
      )
      on.add(
        pipe(
          [
            [-0.5, 1.08, 0, 0.05],
            [-0.92, 1.1, 0, 0.2],
            [-0.92, 0.5, 0, 0.2],
            [-0.58, 0.46, 0, 0.05],
          ],
          0.055,
        ),
        plastic(body),
      )
      on.add(
        bent(ball(0.14, 20), (x, y, z) => [x * 1.2, y * 0.7, z * 0.7]),
        finish('#dfeaf2', { rough: 0.05, coat: 1, opacity: 0.2 }),
        [0.5, 1.12, 0],
      )
    },
  }),
  'stew-pot': oneOff({
    name: { zh: '紫砂电炖盅', en: 'Purple-clay electric stew pot' },
    seen: { yaw: -22, elevation: 18, fill: 0.84 },
    in: { red: ['#6d3a30', '#e9e2d6', '#2b3038'], brown: ['#5c3a2c', '#d9cdb8', '#2b3038'] },
    build(on, { body, accent, third }) {
      const shell = plastic(accent)
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.68, 0, 0.06],
            [0.78, 0.2, 0.1],
            [0.78, 0.66, 0.06],
            [0.7, 0.72, 0.03],
            [0.0001, 0.7, 0],
          ],
          80,
        ),
        shell,
      )
      on.add(box(0.62, 0.3, 0.04, 0.03, 2), finish('#12161f', { rough: 0.15, coat: 1 }), [0, 0.38, 0.78])
      for (const x of [-0.18, 0, 0.18])
        on.add(cylinder(0.045, 0.03, 0.01, 20), metal('#c9cdd2', 0.3), [x, 0.34, 0.79], [90, 0, 0])
      on.add(
        vessel(
          [
            [0.0001, 0.3, 0],
            [0.6, 0.3, 0.1],
            [0.66, 0.72, 0.03],
            [0.7, 0.8, 0.02],
          ],
          0.06,
          72,
        ),
        finish(body, { rough: 0.7 }),
      )
      on.add(
        thrown(
          [
            [0.68, 0.8],
            [0.6, 0.9],
            [0.32, 1.0],
            [0.001, 1.03],
          ],
          24,
          64,
        ),
        finish(body, { rough: 0.7, twoSided: true }),
      )
      on.add(ball(0.09, 22), finish(body, { rough: 0.7 }), [0, 1.08, 0])
      for (const x of [-0.82, 0.82]) on.add(box(0.18, 0.08, 0.3, 0.03, 3), plastic(third), [x, 0.6, 0])
      on.within([1.25, 0, 0.5], [0, 0, 0], () => {
        on.add(
          vessel(
            [
              [0.0001, 0, 0],
              [0.26, 0, 0.05],
              [0.34, 0.3, 0.05],
              [0.32, 0.42, 0.02],
            ],
            0.05,
            56,
          ),
          finish(body, { rough: 0.7 }),
        )
        on.add(
          thrown(
            [
              [0.33, 0.42],
              [0.26, 0.5],
              [0.001, 0.54],
            ],
            20,
            48,
          ),
          finish(body, { rough: 0.7, twoSided: true }),
        )
        on.add(ball(0.05, 18), finish(body, { rough: 0.7 }), [0, 0.57, 0])
      })
    },
  }),
  wok: oneOff({
    name: { zh: '精铁炒锅', en: 'Iron wok' },
    seen: { yaw: -34, elevation: 26, fill: 0.88 },
    in: { orange: ['#3a3f45', '#a8713c', '#565c63'], black: ['#26292e', '#7a4b2b', '#3a3f45'] },
    build(on, { body, accent, third }) {
      on.add(
        thrown(
          [
            [0, 0.02],
            [0.34, 0.04],
            [0.7, 0.18],
            [1.0, 0.46],
            [1.02, 0.48],
            [0.98, 0.47],
            [0.68, 0.21],
            [0.33, 0.075],
            [0, 0.055],
          ],
          48,
          88,
        ),
        finish(body, { rough: 0.45, metal: 0.7, twoSided: true }),
      )
      on.add(
        tube(
          [
            [0.98, 0.44, 0],
            [1.24, 0.56, 0],
            [1.34, 0.6, 0],
          ],
          0.05,
          20,
          false,
          12,
        ),
        metal(third, 0.35),
      )
      on.add(
        bent(cylinder(0.075, 0.95, 0.03, 28, 0.095), (x, y, z) => [x, y, z]),
        wood(accent, 2),
        [1.3, 0.58, 0],
        [0, 0, -68],
      )
      on.add(
        tube(
          [
            [-0.98, 0.46, -0.16],
            [-1.2, 0.56, -0.1],
            [-1.2, 0.56, 0.1],
            [-0.98, 0.46, 0.16],
          ],
          0.03,
          30,
          false,
          10,
        ),
        metal(third, 0.35),
      )
      on.closely(() => {
        for (const z of [-0.04, 0.04]) on.add(ball(0.025, 12), metal('#c9cdd2', 0.3), [0.95, 0.46, z])
      })
    },
  }),
  'copper-casserole': oneOff({
    name: { zh: '手敲铜炖锅', en: 'Hammered copper casserole' },
    seen: { yaw: -24, elevation: 20, fill: 0.86 },
    in: { orange: ['#c46a3c', '#d9b05a', '#c9cdd2'], brown: ['#a8582e', '#d9b05a', '#c9cdd2'] },
    build(on, { body, accent, third }) {
      const dents = {
        width: 256,
        height: 256,
        ground: '#888888',
        repeat: [7, 3] as const,
        draw: (pen: {
          fillStyle: unknown
          fillRect(x: number, y: number, w: number, h: number): void
          beginPath(): void
          arc(x: number, y: number, r: number, a: number, b: number): void
          fill(): void
        }) => {
          pen.fillStyle = '#888888'
          pen.fillRect(0, 0, 256, 256)
          for (let i = 0; i < 90; i++) {
            pen.fillStyle = i % 2 ? '#5a5a5a' : '#b0b0b0'
            pen.beginPath()
            pen.arc((i * 97) % 256, (i * 61) % 256, 13, 0, 7)
            pen.fill()
          }
        },
      }
      const copper = finish(body, { metal: 1, rough: 0.26, relief: dents, reliefDepth: 0.8 })
      on.add(
        vessel(
          [
            [0.0001, 0, 0],
            [0.84, 0, 0.08],
            [0.88, 0.2, 0.05],
            [0.88, 0.74, 0.02],
          ],
          0.04,
          88,
        ),
        copper,
      )
      on.add(cylinder(0.82, 0.01, 0.003, 64), metal(third, 0.3), [0, 0.05, 0])
      on.add(
        thrown(
          [
            [0.9, 0.74],
            [0.9, 0.78],
            [0.66, 0.9],
            [0.26, 0.97],
            [0.001, 0.98],
          ],
          32,
          80,
        ),
        { ...copper, twoSided: true },
      )
      on.add(
        pipe(
          [
            [-0.16, 0.94, 0, 0.03],
            [-0.14, 1.1, 0, 0.08],
            [0.14, 1.1, 0, 0.08],
            [0.16, 0.94, 0, 0.03],
          ],
          0.035,
        ),
        metal(accent, 0.25),
      )
      for (const way of [-1, 1]) {
        on.add(
          pipe(
            [
              [way * 0.86, 0.56, -0.2, 0.03],
              [way * 1.12, 0.6, -0.18, 0.1],
              [way * 1.12, 0.6, 0.18, 0.1],
              [way * 0.86, 0.56, 0.2, 0.03],
            ],
            0.04,
          ),
          metal(accent, 0.25),
        )
        for (const z of [-0.2, 0.2]) on.add(ball(0.045, 16), metal(accent, 0.3), [way * 0.87, 0.56, z])
      }
    },
  }),
  'double-teapot': oneOff({
    name: { zh: '双层土耳其茶壶', en: 'Turkish double teapot' },
    seen: { yaw: -20, elevation: 12, fill: 0.86 },
    in: { teal: ['#c2c9d2', '#7a4b2b', '#2b3038'], silver: ['#b9c1cc', '#26292e', '#2b3038'] },
    build(on, { body, accent }) {
      const steel = metal(body, 0.14)
      const pot = (y: number, r: number, h: number, isTop: boolean) =>
        on.within([0, y, 0], [0, 0, 0], () => {
          on.add(
            turned(
              [
                [0.0001, 0, 0],
                [r * 0.86, 0, 0.05],
                [r, h * 0.4, 0.2],
                [r * 0.7, h, 0.1],
                [r * 0.66, h + 0.03, 0.02],
                [0.0001, h + 0.03, 0],
              ],
              80,
            ),
            steel,
          )
          on.add(
            tube(
              [
                [r * 0.86, h * 0.36, 0],
                [r * 1.3, h * 0.62, 0],
                [r * 1.42, h * 1.02, 0],
              ],
              r * 0.1,
              30,
              false,
              14,
            ),
            steel,
          )
          on.add(
            pipe(
              [
                [-r * 0.74, h * 0.92, 0, 0.04],
                [-r * 1.4, h * 0.94, 0, 0.16],
                [-r * 1.4, h * 0.36, 0, 0.16],
                [-r * 0.94, h * 0.34, 0, 0.04],
              ],
              r * 0.085,
            ),
            wood(accent, 2),
          )
          if (isTop) {
            on.add(
              thrown(
                [
                  [r * 0.66, h + 0.03],
                  [r * 0.5, h + 0.12],
                  [0.001, h + 0.16],
                ],
                20,
                56,
              ),
              steel,
            )
            on.add(ball(0.08, 20), wood(accent, 2), [0, h + 0.22, 0])
          }
        })
      pot(0, 0.74, 0.95, false)
      pot(0.98, 0.52, 0.64, true)
    },
  }),
}
