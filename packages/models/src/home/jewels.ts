import { fabric, finish, glaze, matte, metal } from '../finish.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, box, cylinder, hoop, leaf, type Point, slab, sweep, tube } from '../shapes/index.ts'
import { type Colour, mixed, paler } from '../tone.ts'
import { oneOff } from './one-off.ts'

const gold = metal('#d9b05a', 0.24)
const silver = metal('#c2c9d2', 0.22)
const nacre = (colour: Colour) =>
  finish(colour, { rough: 0.22, coat: 1, coatRough: 0.08, sheen: mixed(colour, '#ffffff', 0.6) })

/** A cushion of velvet that what is small lies on. */
function pad(on: Sculpture, colour: Colour, w = 1.9, d = 1.3): number {
  on.add(slab(w, d, 0.12, 0.1, 0.05), fabric(colour, 3), [0, 0.06, 0], [-90, 0, 0])
  return 0.12
}

/** Beads along a closed or open line. */
function beads(
  on: Sculpture,
  at: (t: number) => Point,
  count: number,
  size: number,
  stuff: readonly ReturnType<typeof nacre>[],
  close = true,
): void {
  const all = on.fine.weight === 'full' ? count : Math.round(count / 3)
  for (let i = 0; i < all; i++) {
    const t = close ? i / all : i / (all - 1)
    on.add(
      ball(size * (on.fine.weight === 'full' ? 1 : 1.4), 18),
      stuff[i % stuff.length] ?? nacre('#f1e9e2'),
      at(t),
    )
  }
}

/** A thin chain that lies around. */
const chain = (on: Sculpture, points: readonly Point[], stuff = gold, radius = 0.012) =>
  on.add(tube(points, radius, 120, false, 7), stuff)

const oval =
  (rx: number, rz: number, y: number, x = 0, z = 0) =>
  (t: number): Point => [x + Math.cos(t * Math.PI * 2) * rx, y, z + Math.sin(t * Math.PI * 2) * rz]

const lying = { yaw: -16, elevation: 42, fill: 0.84 } as const

/** A hook and what hangs from it, laid flat; along +z. */
function earring(on: Sculpture, draw: () => void): void {
  on.add(
    tube(
      [
        [0, 0.03, -0.34],
        [0.07, 0.03, -0.42],
        [0.1, 0.03, -0.32],
        [0.08, 0.03, -0.2],
      ],
      0.012,
      30,
      false,
      8,
    ),
    gold,
  )
  on.add(hoop(0.03, 0.009, 0.009, 20), gold, [0, 0.03, -0.31])
  draw()
}

export const jewels = {
  'loose-pearls': oneOff({
    name: { zh: '裸珠', en: 'Loose pearls' },
    seen: { yaw: -16, elevation: 36, fill: 0.82 },
    in: { gold: ['#f1e9e2', '#22375f', '#d9b878'], navy: ['#efe6e0', '#5a1f2c', '#d9b878'] },
    build(on, { body, accent }) {
      const y = pad(on, accent)
      const tones = [body, { hex: '#d9b9d0' }, { hex: '#efc7a8' }]
      const luck = chance(9)
      for (let i = 0; i < 26; i++) {
        const [a, r] = [i * 2.4, Math.sqrt(i / 26)]
        const size = 0.115 + luck() * 0.015
        on.add(ball(size, 30), nacre(tones[i % 3] ?? body), [
          Math.cos(a) * r * 0.72,
          y + size * 0.9 + (i < 4 ? 0.16 : 0),
          Math.sin(a) * r * 0.46,
        ])
      }
    },
  }),
  'baroque-pearls': oneOff({
    name: { zh: '巴洛克珍珠', en: 'Baroque pearls' },
    seen: { yaw: -16, elevation: 36, fill: 0.82 },
    in: { purple: ['#e6d3de', '#26344f', '#b9a3c4'], white: ['#f1ece6', '#26344f', '#d9d2c9'] },
    build(on, { body, accent }) {
      const y = pad(on, accent)
      const luck = chance(4)
      const tones = [body, paler(body, 0.5), { hex: '#efd3c0' }]
      for (let i = 0; i < 30; i++) {
        const [a, r] = [i * 2.4, Math.sqrt(i / 30)]
        const [l, k] = [1.1 + luck() * 0.9, luck() * 5]
        on.within(
          [Math.cos(a) * r * 0.74, y + 0.09 + (i < 5 ? 0.13 : 0), Math.sin(a) * r * 0.48],
          [luck() * 40, luck() * 360, luck() * 40],
          () =>
            on.add(
              bent(ball(0.1, 26), (px, py, pz) => {
                const w = 1 + 0.22 * Math.sin(px * 22 + k) * Math.cos(pz * 18 + k)
                return [px * l, py * w * 0.85, pz * w * (1.1 - px * 2.2)]
              }),
              nacre(tones[i % 3] ?? body),
            ),
        )
      }
    },
  }),
  'pearl-studs': oneOff({
    name: { zh: '珍珠耳钉', en: 'Pearl studs' },
    seen: { yaw: -18, elevation: 24, fill: 0.78 },
    in: { pink: ['#f1e3dc', '#e9d3cc', '#c98f8a'], white: ['#f4f0ea', '#e6e2da', '#8b97a8'] },
    build(on, { body, accent, third }) {
      on.add(slab(1.3, 0.9, 0.26, 0.08, 0.03), matte(third), [0, 0.13, 0], [-90, 0, 0])
      on.add(slab(1.18, 0.78, 0.06, 0.07, 0.02), fabric(accent, 3), [0, 0.27, 0], [-90, 0, 0])
      on.within([0, 0.62, -0.16], [-20, 0, 0], () => {
        on.add(box(1.06, 0.7, 0.03, 0.012, 2), matte('#f6f1e8'))
        for (const x of [-0.24, 0.24]) {
          on.add(ball(0.17, 36), nacre(body), [x, 0.04, 0.13], [0, 0, 0], [1, 1, 0.86])
          on.add(hoop(0.085, 0.018, 0.018), gold, [x, 0.04, 0.02], [90, 0, 0])
          on.add(cylinder(0.013, 0.16, 0.004, 10), gold, [x, 0.04, 0.0], [-90, 0, 0])
        }
      })
    },
  }),
  'drop-earrings': oneOff({
    name: { zh: '珍珠垂坠耳环', en: 'Pearl drop earrings' },
    seen: lying,
    in: { gold: ['#f4efe6', '#1f4d46', '#d9b05a'], navy: ['#f4efe6', '#26344f', '#d9b05a'] },
    build(on, { body, accent }) {
      const y = pad(on, accent, 1.5, 1.3)
      for (const x of [-0.32, 0.32])
        on.within([x, y, -0.02], [0, x * 14, 0], () =>
          earring(on, () => {
            on.add(slab(0.34, 0.34, 0.024, 0.02, 0.006), nacre('#efe9e4'), [0, 0.03, -0.06], [-90, 45, 0])
            for (const k of [-1, 0, 1]) {
              on.add(box(0.3, 0.02, 0.018, 0.006, 2), gold, [k * 0.06, 0.05, -0.06 + k * 0.06], [0, 45, 0])
              on.add(box(0.3, 0.02, 0.018, 0.006, 2), gold, [k * 0.06, 0.05, -0.06 - k * 0.06], [0, -45, 0])
            }
            on.add(hoop(0.02, 0.008, 0.008, 16), gold, [0, 0.03, 0.22])
            on.add(ball(0.13, 32), nacre(body), [0, 0.12, 0.37])
          }),
        )
    },
  }),
  brooch: oneOff({
    name: { zh: '贝母胸针', en: 'Mother-of-pearl brooch' },
    seen: lying,
    in: { purple: ['#eef0ea', '#3a2c54', '#d9b05a'], white: ['#eef0ea', '#e6e2da', '#d9b05a'] },
    build(on, { body, accent }) {
      const y = pad(on, accent, 1.5, 1.3)
      for (const [row, count, long] of [
        [0, 9, 0.48],
        [1, 7, 0.36],
        [2, 5, 0.24],
      ] as const)
        on.within([0, y + 0.05 + row * 0.04, 0], [0, row * 22, 0], () =>
          on.around(count, () =>
            on.add(
              leaf(long, long * 0.52, -0.06, 0.3),
              { ...nacre(body), twoSided: true },
              [0.05, 0, 0],
              [0, 0, 10 + row * 14],
            ),
          ),
        )
      on.add(ball(0.075, 24), gold, [0, y + 0.17, 0], [0, 0, 0], [1, 0.7, 1])
      on.add(
        tube(
          [
            [-0.7, y + 0.02, 0.48],
            [0.7, y + 0.02, 0.36],
          ],
          0.014,
          8,
          false,
          8,
        ),
        gold,
      )
    },
  }),
  'shell-tongs': oneOff({
    name: { zh: '贝母点心夹', en: 'Shell-inlaid serving tongs' },
    seen: { yaw: -24, elevation: 34, fill: 0.84 },
    in: { black: ['#c2c9d2', '#e6ecea', '#26344f'], gold: ['#d9b05a', '#e6ecea', '#26344f'] },
    build(on, { body, accent }) {
      const steel = metal(body, 0.2)
      for (const way of [-1, 1]) {
        on.add(
          sweep(
            [
              [-1.0, 0.16, 0],
              [-0.5, 0.16 + way * 0.09, way * 0.12],
              [0.3, 0.16 + way * 0.1, way * 0.2],
              [1.0, 0.16 + way * 0.02, way * 0.14],
            ],
            {
              size: (t) => [0.11 - 0.03 * Math.sin(t * 3), 0.02],
              side: [0, 0, 1],
              power: 3,
              steps: 30,
              around: 18,
            },
          ),
          steel,
        )
        on.add(
          sweep(
            [
              [-0.5, 0.185 + way * 0.09, way * 0.12],
              [0, 0.19 + way * 0.1, way * 0.17],
              [0.4, 0.185 + way * 0.1, way * 0.2],
            ],
            {
              size: (t) => [0.06 * Math.sin(Math.PI * (0.1 + 0.8 * t)), 0.008],
              side: [0, 0, 1],
              steps: 20,
              around: 12,
            },
          ),
          nacre(accent),
        )
      }
      on.add(hoop(0.1, 0.05, 0.02, 40), steel, [-1.0, 0.16, 0], [0, 0, 0])
    },
  }),
  'fine-chain': oneOff({
    name: { zh: '双层锁骨链', en: 'Layered fine chain' },
    seen: lying,
    in: { purple: ['#e9dfee', '#f4efe6', '#d9b05a'], white: ['#f4efe6', '#e6e2da', '#d9b05a'] },
    build(on, { accent, body }) {
      on.add(slab(1.3, 1.7, 0.05, 0.06, 0.02), matte(body), [0, 0.025, 0], [-90, 0, 0])
      on.add(slab(1.18, 1.58, 0.02, 0.05, 0.008), matte(accent), [0, 0.055, 0], [-90, 0, 0])
      const y = 0.085
      for (const [deep, wide] of [
        [0.12, 0.34],
        [0.5, 0.42],
      ] as const)
        chain(
          on,
          Array.from({ length: 25 }, (_, i): Point => {
            const k = (i / 24) * 2 - 1
            return [k * wide, y, -0.7 + (0.7 + deep) * (1 - k * k)]
          }),
        )
      on.add(ball(0.05, 24), nacre('#f4efe6'), [0, y + 0.03, 0.17])
      on.add(cylinder(0.1, 0.02, 0.006, 40), gold, [0, y, 0.56])
      for (let i = 0; i < 7; i++)
        on.add(ball(0.022, 14), gold, [(i - 3) * 0.1, y, 0.12 - 0.012 * (i - 3) ** 2 * 1.2])
    },
  }),
  'bead-bracelet': oneOff({
    name: { zh: '珍珠手链', en: 'Pearl bracelet' },
    seen: { yaw: -16, elevation: 34, fill: 0.8 },
    in: { white: ['#f4efe6', '#22375f', '#8fc0d9'], pink: ['#f1ddd6', '#5a1f2c', '#e8b04a'] },
    build(on, { body, accent, third }) {
      const y = pad(on, accent, 1.8, 1.4)
      beads(on, oval(0.6, 0.42, y + 0.07), 40, 0.06, [
        nacre(body),
        nacre(body),
        nacre(body),
        finish(third, { rough: 0.1, coat: 1 }),
      ])
      chain(
        on,
        [
          [0.6, y + 0.05, 0.02],
          [0.74, y + 0.03, 0.12],
          [0.72, y + 0.03, 0.34],
        ],
        silver,
        0.016,
      )
      on.add(ball(0.04, 20), silver, [0.72, y + 0.04, 0.36])
    },
  }),
  anklets: oneOff({
    name: { zh: '贝壳脚链', en: 'Shell and bead anklets' },
    seen: lying,
    in: { pink: ['#f1ddd0', '#e9dcc4', '#2f86a8'], teal: ['#f1ece0', '#bcd9d4', '#d9702a'] },
    build(on, { body, accent, third }) {
      on.add(slab(2.0, 1.5, 0.04, 0.06, 0.015), matte(accent), [0, 0.02, 0], [-90, 0, 0])
      const y = 0.075
      beads(on, oval(0.8, 0.52, y), 56, 0.034, [
        nacre(body),
        nacre(body),
        finish(third, { rough: 0.4, coat: 0.6 }),
      ])
      on.add(
        tube(
          Array.from({ length: 40 }, (_, i) => oval(0.62, 0.38, y)(i / 40)),
          0.014,
          120,
          true,
          7,
        ),
        gold,
      )
      on.add(
        tube(
          Array.from({ length: 40 }, (_, i) => oval(0.42, 0.25, y)(i / 40)),
          0.022,
          120,
          true,
          7,
        ),
        matte('#8a5a35'),
      )
      for (let i = 0; i < 9; i++) {
        const [x, , z] = oval(i % 2 ? 0.42 : 0.62, i % 2 ? 0.25 : 0.38, y)(i / 9)
        on.within([x, y + 0.03, z], [70, i * 40, 0], () =>
          on.add(
            bent(ball(0.075, 20), (px, py, pz) => [
              px,
              py * 0.45 * (1 + 0.12 * Math.sin(Math.atan2(pz, px) * 12)),
              pz * 1.15,
            ]),
            nacre(i % 3 ? '#f6ead8' : '#efc7a8'),
          ),
        )
      }
    },
  }),
  'jewellery-set': oneOff({
    name: { zh: '节日首饰套装', en: 'Festive jewellery set' },
    seen: { yaw: -18, elevation: 38, fill: 0.84 },
    in: { red: ['#c2242c', '#2f6b3c', '#d9b05a'], green: ['#2f6b3c', '#c2242c', '#d9b05a'] },
    build(on, { body, accent }) {
      const card = matte(body)
      on.add(box(1.7, 0.1, 1.7, 0.02, 2), card, [0, 0.05, 0])
      for (const [x, z, w, d] of [
        [0, 0.83, 1.7, 0.05],
        [0, -0.83, 1.7, 0.05],
        [0.83, 0, 0.05, 1.7],
        [-0.83, 0, 0.05, 1.7],
      ] as const)
        on.add(box(w, 0.28, d, 0.012, 2), card, [x, 0.14, z])
      on.add(box(1.6, 0.06, 1.6, 0.02, 2), fabric('#f1ece0', 3), [0, 0.12, 0])
      const y = 0.17
      const star = (x: number, z: number, s: number, colour: Colour) => {
        on.within([x, y + 0.02, z], [0, 0, 0], () =>
          on.around(5, () =>
            on.add(leaf(s, s * 0.7, 0, 0.1), {
              ...finish(colour, { rough: 0.2, coat: 1, metal: 0.3 }),
              twoSided: true,
            }),
          ),
        )
        on.add(ball(s * 0.22, 16), finish('#f4f6f8', { rough: 0.08, coat: 1 }), [x, y + 0.04, z])
      }
      chain(
        on,
        Array.from({ length: 25 }, (_, i): Point => {
          const k = (i / 24) * 2 - 1
          return [k * 0.5, y, -0.7 + 0.72 * (1 - k * k)]
        }),
      )
      star(0, 0.1, 0.16, accent)
      on.add(
        tube(
          Array.from({ length: 40 }, (_, i) => oval(0.36, 0.22, y, 0, 0.48)(i / 40)),
          0.016,
          120,
          true,
          7,
        ),
        gold,
      )
      for (let i = 0; i < 6; i++) {
        const [x, , z] = oval(0.36, 0.22, y, 0, 0.48)(i / 6)
        star(x, z, 0.08, i % 2 ? accent : body)
      }
      for (const x of [-0.6, 0.6]) star(x, 0.1, 0.12, body)
    },
  }),
  'sea-glass-necklace': oneOff({
    name: { zh: '海玻璃项链', en: 'Sea-glass necklace' },
    seen: lying,
    in: { teal: ['#7fc4bd', '#e9dcc4', '#f1e9e2'], blue: ['#8fb9dc', '#e9dcc4', '#f1e9e2'] },
    build(on, { body, accent, third }) {
      on.add(slab(1.6, 1.8, 0.07, 0.1, 0.03), fabric(accent, 5), [0, 0.035, 0], [-90, 0, 0])
      const y = 0.09
      chain(
        on,
        Array.from({ length: 25 }, (_, i): Point => {
          const k = (i / 24) * 2 - 1
          return [k * 0.52, y, -0.76 + 0.96 * (1 - k * k)]
        }),
        silver,
      )
      const glass = finish(body, { rough: 0.55, coat: 0.2, coatRough: 0.5 })
      on.add(
        bent(ball(0.2, 30), (x, py, z) => [x * 0.95 + 0.04 * Math.sin(z * 9), py * 0.4, z * 1.35]),
        glass,
        [0, y + 0.05, 0.46],
      )
      on.add(hoop(0.03, 0.01, 0.01, 20), silver, [0, y + 0.05, 0.2])
      for (const [x, z, t] of [
        [-0.22, 0.1, 0],
        [0.22, 0.1, 1],
        [-0.36, -0.2, 2],
        [0.36, -0.2, 3],
      ] as const)
        on.add(
          bent(ball(0.075, 20), (px, py, pz) => [px, py * 0.4, pz * 1.2]),
          t % 2 ? glaze(third) : finish('#a8d0e0', { rough: 0.55 }),
          [x, y + 0.02, z],
        )
    },
  }),
}
