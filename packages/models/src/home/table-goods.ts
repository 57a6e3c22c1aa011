import { fabric, finish, glaze, gloss, matte, metal, printed, wood } from '../finish.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  box,
  cushion,
  cylinder,
  hoop,
  leaf,
  ring,
  sheet,
  slab,
  sweep,
  thrown,
  tube,
  turned,
  vessel,
} from '../shapes/index.ts'
import { darker, hexOf, paler, type Tone } from '../tone.ts'
import { oneOff } from './one-off.ts'
import { longWood } from './timber.ts'

/** A pair of sticks along z, side by side. */
function pair(on: Sculpture, tone: Tone, end: Tone): void {
  for (const x of [-0.035, 0.035]) {
    on.add(
      sweep(
        [
          [x, 0.03, -0.8],
          [x, 0.03, 0],
          [x * 0.8, 0.03, 0.8],
        ],
        {
          size: (t) => [0.028 - 0.012 * t, 0.028 - 0.012 * t],
          power: 4,
          steps: 12,
          around: 16,
        },
      ),
      longWood(tone),
    )
    on.closely(() => on.add(box(0.058, 0.058, 0.2, 0.01, 2), longWood(end), [x, 0.03, -0.7]))
  }
}

function cupOn(on: Sculpture, stuff: ReturnType<typeof glaze>, tea: string): void {
  on.add(
    vessel(
      [
        [0.0001, 0, 0],
        [0.2, 0, 0.02],
        [0.28, 0.03, 0.03],
        [0.42, 0.07, 0.03],
      ],
      0.022,
    ),
    stuff,
  )
  on.add(
    vessel(
      [
        [0.0001, 0.06, 0],
        [0.14, 0.06, 0.02],
        [0.2, 0.14, 0.05],
        [0.25, 0.38, 0.02],
      ],
      0.018,
    ),
    stuff,
  )
  on.add(cylinder(0.22, 0.01, 0.003), gloss(tea), [0, 0.33, 0])
  on.add(
    tube(
      [
        [0.235, 0.32, 0],
        [0.36, 0.3, 0],
        [0.36, 0.16, 0],
        [0.21, 0.15, 0],
      ],
      0.022,
      30,
      false,
      8,
    ),
    stuff,
  )
  on.closely(() => on.add(hoop(0.247, 0.008, 0.01), gloss('#2f5aa8'), [0, 0.37, 0]))
}

/** Rings of weave on a flat round mat. */
const woven = (tone: Tone) => {
  const dark = darker(tone, 0.28).hex
  return print(
    64,
    64,
    hexOf(tone),
    (pen) => {
      pen.fillStyle = dark
      for (let y = 0; y < 4; y++)
        for (let x = 0; x < 4; x++) if ((x + y) % 2) pen.fillRect(x * 16 + 1, y * 16 + 1, 14, 14)
    },
    [10, 4],
  )
}

export const tableGoods = {
  chopsticks: oneOff({
    name: { zh: '竹筷', en: 'Bamboo chopsticks' },
    seen: { yaw: -34, elevation: 32, fill: 0.84 },
    in: { brown: ['#a8713c', '#7a4a22', '#e9dcc4'], beige: ['#d9b877', '#b5894a', '#e9dcc4'] },
    build(on, { body, accent, third }) {
      on.add(slab(1.2, 1.9, 0.1, 0.04, 0.02), matte(third), [0, 0.05, 0], [-90, 0, 0])
      for (let i = 0; i < 6; i++)
        on.within([-0.45 + i * 0.18, 0.1, 0], [0, 0, 0], () => pair(on, body, accent))
      for (const z of [-0.34, 0.4])
        on.add(box(1.14, 0.07, 0.12, 0.02, 2), matte(paler(accent, 0.1)), [0, 0.135, z])
      for (const [x, turn] of [
        [0.86, 12],
        [1.06, 4],
      ] as const)
        on.within([x, 0, 0.1], [0, turn, 0], () => pair(on, body, accent))
    },
  }),
  'chopsticks-box': oneOff({
    name: { zh: '礼盒筷', en: 'Chopsticks in a gift box' },
    seen: { yaw: -30, elevation: 34, fill: 0.84 },
    in: { black: ['#3a241a', '#c9a25c', '#8a1f22'], red: ['#5c2f1c', '#d9b877', '#26344f'] },
    build(on, { body, accent, third }) {
      const card = matte(third)
      on.add(box(1.3, 0.12, 2.0, 0.02, 2), card, [0, 0.06, 0])
      on.add(box(1.2, 0.04, 1.9, 0.02, 2), fabric('#e9dcc4', 2), [0, 0.125, 0])
      for (const x of [-1, 1]) on.add(box(0.04, 0.22, 2.0, 0.012, 2), card, [x * 0.64, 0.11, 0])
      for (const z of [-1, 1]) on.add(box(1.3, 0.22, 0.04, 0.012, 2), card, [0, 0.11, z * 0.99])
      for (let i = 0; i < 5; i++)
        on.within([-0.46 + i * 0.23, 0.15, 0], [0, 0, 0], () => {
          pair(on, body, accent)
          on.add(cushion(0.17, 0.07, 0.1, { round: 4 }), longWood('#c9a25c'), [0, 0.01, 0.5])
        })
      on.within([0, 0.22, -1.0], [-104, 0, 0], () => {
        on.add(box(1.3, 0.08, 2.0, 0.02, 2), card, [0, 0.04, 1.0])
        on.add(box(0.34, 0.012, 0.34, 0.005, 2), metal('#c9a25c', 0.3), [0, -0.004, 1.0])
      })
    },
  }),
  'cutting-board': oneOff({
    name: { zh: '竹砧板', en: 'Bamboo cutting board' },
    seen: { yaw: -28, elevation: 22, fill: 0.82 },
    in: { beige: ['#d9b877', '#b5894a', '#8a6a3a'], brown: ['#a8713c', '#8a5a2c', '#5c3c20'] },
    build(on, { body, accent }) {
      on.within([0, 0.86, -0.1], [-14, 0, 0], () => {
        on.add(slab(1.9, 1.3, 0.1, 0.1, 0.03), wood(body, 1.2), [0, -0.2, 0])
        on.add(
          tube(
            [
              [-0.8, -0.72, 0.052],
              [-0.8, 0.3, 0.052],
              [0.8, 0.3, 0.052],
              [0.8, -0.72, 0.052],
              [-0.8, -0.72, 0.052],
            ],
            0.016,
            120,
            false,
            8,
          ),
          wood(darker(accent, 0.2), 1.2),
        )
        on.add(cylinder(0.09, 0.012, 0.004, 32), matte('#5b4526'), [0.72, 0.33, 0.046], [90, 0, 0])
      })
      on.add(slab(1.7, 1.1, 0.09, 0.1, 0.03), wood(paler(body, 0.12), 1.2), [0.5, 0.046, 0.95], [-90, 0, 0])
    },
  }),
  'bamboo-utensils': oneOff({
    name: { zh: '竹制厨具', en: 'Bamboo kitchen utensils' },
    seen: { yaw: -14, elevation: 14, fill: 0.84 },
    in: { brown: ['#c99a5a', '#a8713c', '#8a5a2c'], beige: ['#d9b877', '#b5894a', '#8a6a3a'] },
    build(on, { body, accent }) {
      on.add(
        vessel(
          [
            [0.0001, 0, 0],
            [0.4, 0, 0.03],
            [0.42, 1.0, 0.02],
          ],
          0.05,
        ),
        wood(accent, 1),
      )
      on.closely(() => {
        for (const y of [0.12, 0.86])
          on.add(hoop(0.415, 0.012, 0.03), wood(darker(accent, 0.3), 1), [0, y, 0])
      })
      const handle = (x: number, z: number, lean: number, head: () => void) =>
        on.within([x, 0.1, z], [z * 20, 0, lean], () => {
          on.add(
            sweep(
              [
                [0, 0, 0],
                [0, 0.9, 0],
                [0, 1.5, 0],
              ],
              { size: () => [0.045, 0.03], steps: 16, around: 14 },
            ),
            longWood(body),
          )
          on.within([0, 1.5, 0], [0, 0, 0], head)
        })
      handle(-0.22, 0.08, 12, () => on.add(slab(0.34, 0.5, 0.04, 0.06, 0.015), longWood(body), [0, 0.22, 0]))
      handle(-0.05, -0.16, 3, () =>
        on.add(ball(0.24, 30), longWood(body), [0, 0.2, 0], [0, 0, 0], [0.9, 1.15, 0.3]),
      )
      handle(0.12, 0.14, -8, () => {
        on.add(slab(0.32, 0.46, 0.04, 0.12, 0.015), longWood(paler(body, 0.1)), [0, 0.2, 0])
        for (const x of [-0.08, 0, 0.08])
          on.add(slab(0.035, 0.28, 0.045, 0.015, 0.005), matte('#5b4526'), [x, 0.2, 0])
      })
      handle(0.24, -0.06, -14, () => {
        for (let i = 0; i < 4; i++)
          on.add(box(0.05, 0.34, 0.035, 0.012, 2), longWood(body), [-0.11 + i * 0.073, 0.28, 0])
        on.add(slab(0.3, 0.2, 0.04, 0.06, 0.015), longWood(body), [0, 0.06, 0])
      })
      handle(0.02, 0.2, -1, () =>
        on.add(slab(0.26, 0.34, 0.05, 0.12, 0.02), longWood(paler(body, 0.06)), [0, 0.14, 0]),
      )
      for (const x of [0.62, 0.78])
        on.add(
          sweep(
            [
              [x, 0.05, -0.2],
              [x + 0.03, 0.09, 0.4],
              [x, 0.05, 0.9],
            ],
            { size: (t) => [0.05 + 0.05 * t, 0.02], steps: 18, around: 12, side: [1, 0, 0] },
          ),
          longWood(body),
        )
    },
  }),
  'incense-holder': oneOff({
    name: { zh: '香插', en: 'Incense holder' },
    seen: { yaw: -20, elevation: 30, fill: 0.8 },
    in: { blue: ['#b9c8bd', '#6b5a3a', '#8a6a4a'], white: ['#dcd8c8', '#6b5a3a', '#8a6a4a'] },
    build(on, { body, accent }) {
      const crackle = print(512, 512, hexOf(body), (pen, w, h) => {
        pen.strokeStyle = 'rgba(70,60,46,.6)'
        for (let i = 0; i < 34; i++) {
          let [x, y] = [(i * 197) % w, (i * 331) % h]
          pen.lineWidth = 1 + (i % 3)
          pen.beginPath()
          pen.moveTo(x, y)
          for (let k = 0; k < 7; k++) {
            x += ((i * 53 + k * 71) % 90) - 45
            y += ((i * 37 + k * 97) % 90) - 40
            pen.lineTo(x, y)
          }
          pen.stroke()
        }
      })
      const stuff = { ...printed(crackle, 0.25, 1), twoSided: true }
      on.add(
        vessel(
          [
            [0.0001, 0, 0],
            [0.5, 0, 0.04],
            [0.78, 0.2, 0.1],
            [0.84, 0.3, 0.03],
          ],
          0.05,
          80,
        ),
        stuff,
      )
      on.add(
        thrown(
          [
            [0.2, 0.04],
            [0.18, 0.16],
            [0.09, 0.24],
            [0, 0.25],
          ],
          20,
          40,
        ),
        stuff,
      )
      on.add(
        tube(
          [
            [0, 0.2, 0],
            [0.1, 1.0, 0],
            [0.24, 1.9, 0],
          ],
          0.014,
          40,
          false,
          8,
        ),
        matte(accent),
      )
      on.add(ball(0.024, 12), finish('#e8622c', { glow: 0.9 }), [0.24, 1.9, 0])
      for (const x of [0.1, 0.28])
        on.add(
          tube(
            [
              [0.5, 0.02, 0.7 + x],
              [1.5, 0.02, 0.3 + x],
            ],
            0.014,
            10,
            false,
            8,
          ),
          matte(accent),
        )
    },
  }),
  'hotel-plates': oneOff({
    name: { zh: '酒店白瓷盘', en: 'White hotel plates' },
    seen: { yaw: -14, elevation: 24, fill: 0.84 },
    in: { white: ['#f1f2f0', '#d9dcdc', '#c9cdd2'], beige: ['#efe6d4', '#d9cfb8', '#c9bfa8'] },
    build(on, { body }) {
      const stuff = glaze(body)
      const plateOf = (r: number) =>
        vessel(
          [
            [0.0001, 0, 0],
            [r * 0.56, 0, 0.02],
            [r * 0.66, 0.05, 0.05],
            [r * 0.74, 0.07, 0.04],
            [r, 0.12, 0.03],
          ],
          0.045,
          84,
        )
      for (let i = 0; i < 7; i++) on.add(plateOf(0.86), stuff, [-0.35, i * 0.085, -0.2], [0, i * 23, 0])
      on.within([0.62, 0.7, 0.1], [66, 14, 0], () => on.add(plateOf(0.74), stuff))
    },
  }),
  'coffee-set': oneOff({
    name: { zh: '咖啡杯碟', en: 'Coffee cups and saucers' },
    seen: { yaw: -14, elevation: 26, fill: 0.86 },
    in: { white: ['#eef0ee', '#2f5aa8', '#4a2c16'], blue: ['#c9d8ee', '#1f3f86', '#4a2c16'] },
    build(on, { body }) {
      for (let i = 0; i < 6; i++)
        on.within([((i % 3) - 1) * 0.92 + (i > 2 ? 0.2 : 0), 0, i > 2 ? 0.5 : -0.5], [0, 24 + i * 8, 0], () =>
          cupOn(on, glaze(body), '#4a2816'),
        )
    },
  }),
  'child-bowl': oneOff({
    name: { zh: '儿童硅胶底瓷碗', en: "Child's bowl with a silicone base" },
    seen: { yaw: -18, elevation: 24, fill: 0.82 },
    in: { teal: ['#f1f2f0', '#4fb5a8', '#c99a5a'], pink: ['#f1f2f0', '#e88fa0', '#c99a5a'] },
    build(on, { body, accent, third }) {
      on.add(
        vessel(
          [
            [0.0001, 0.08, 0],
            [0.4, 0.08, 0.04],
            [0.62, 0.3, 0.12],
            [0.72, 0.62, 0.03],
          ],
          0.04,
          72,
        ),
        glaze(body),
      )
      on.add(
        turned(
          [
            [0.0001, 0, 0],
            [0.62, 0, 0.03],
            [0.62, 0.05, 0.02],
            [0.5, 0.08, 0.03],
            [0.58, 0.24, 0.04],
            [0.5, 0.26, 0.02],
            [0.4, 0.1, 0.02],
          ],
          72,
        ),
        finish(accent, { rough: 0.7 }),
      )
      for (const a of [0, 180])
        on.within([0, 0.14, 0], [0, a + 90, 0], () =>
          on.add(ring(0.12, 0.19, 0.06, 0.025), finish(accent, { rough: 0.7 }), [0, 0.12, 0.66], [70, 0, 0]),
        )
      on.within([0.98, 0.05, 0.3], [0, -24, 0], () => {
        on.add(
          sweep(
            [
              [0, 0, 0.6],
              [0, 0.03, 0],
              [0, 0.01, -0.3],
            ],
            { size: () => [0.045, 0.03], steps: 14, around: 12 },
          ),
          longWood(third),
        )
        on.add(ball(0.17, 26), longWood(third), [0, 0.03, -0.42], [0, 0, 0], [0.85, 0.4, 1.2])
      })
      on.closely(() => {
        for (let i = 0; i < 5; i++)
          on.add(
            leaf(0.16, 0.1, 0.1),
            finish('#e8a04c', { rough: 0.5, twoSided: true }),
            [Math.sin(-0.5 + i * 0.25) * 0.655, 0.42, Math.cos(-0.5 + i * 0.25) * 0.655 + 0.012],
            [80, (-0.5 + i * 0.25) * 57, 40],
          )
      })
    },
  }),
  'tea-runner': oneOff({
    name: { zh: '茶席布与竹杯托', en: 'Tea runner and coasters' },
    seen: { yaw: -26, elevation: 34, fill: 0.86 },
    in: { beige: ['#b9a884', '#c99a5a', '#8a6a4a'], green: ['#7d8f6a', '#c99a5a', '#6a5a3a'] },
    build(on, { body, accent }) {
      on.add(
        sheet((u, v) => [(v - 0.5) * 3.0, 0.02 + 0.006 * Math.sin(v * 30), (u - 0.5) * 0.86], 0.02, 20, 60),
        fabric(body, 8),
      )
      for (const x of [-1.4, 1.4])
        on.add(box(0.03, 0.035, 0.86, 0.01, 2), fabric(darker(body, 0.25), 4), [x, 0.025, 0])
      const mat = { ...printed(woven(accent), 0.8, 0.1) }
      for (let i = 0; i < 5; i++)
        on.within([-0.9 + i * 0.45, 0.035 + (i > 2 ? 0 : 0), i % 2 ? 0.12 : -0.12], [0, i * 30, 0], () => {
          on.add(cylinder(0.2, 0.03, 0.01, 44), mat)
          on.add(hoop(0.2, 0.018, 0.018), wood(accent, 2), [0, 0.018, 0])
        })
    },
  }),
  'bamboo-tea-tools': oneOff({
    name: { zh: '竹编茶席', en: 'Woven bamboo tea ware' },
    seen: { yaw: -20, elevation: 36, fill: 0.84 },
    in: { brown: ['#a8713c', '#c99a5a', '#8a5a2c'], beige: ['#d9b877', '#c9a25c', '#8a6a3a'] },
    build(on, { body, accent }) {
      const mat = printed(woven(body), 0.8, 0.1)
      const round = (x: number, z: number, r: number) =>
        on.within([x, 0, z], [0, x * 40, 0], () => {
          on.add(cylinder(r, 0.035, 0.012, 56), mat)
          on.add(hoop(r, 0.024, 0.024), wood(darker(body, 0.2), 2), [0, 0.02, 0])
        })
      round(-0.5, -0.4, 0.56)
      for (const [x, z] of [
        [0.42, -0.5],
        [0.98, -0.3],
        [0.36, 0.22],
        [0.94, 0.3],
      ] as const)
        round(x, z, 0.28)
      on.within([-0.4, 0.06, 0.62], [0, 18, 0], () =>
        on.add(
          sheet(
            (u, v) => [(v - 0.5) * 1.2, 0.14 * (u - 0.5) ** 2 * 4, (u - 0.5) * (0.26 - 0.14 * v)],
            0.025,
            14,
            30,
          ),
          longWood(accent),
        ),
      )
    },
  }),
  'tulip-glasses': oneOff({
    name: { zh: '郁金香玻璃茶杯', en: 'Tulip tea glasses' },
    seen: { yaw: -14, elevation: 20, fill: 0.86 },
    in: { white: ['#b5451a', '#e6ecf0', '#c9cdd2'], red: ['#8a2a12', '#e6ecf0', '#d9b05a'] },
    build(on, { body, third }) {
      for (let i = 0; i < 6; i++)
        on.within(
          [((i % 3) - 1) * 0.82 + (i > 2 ? 0.18 : 0), 0, i > 2 ? 0.46 : -0.46],
          [0, i * 30, 0],
          () => {
            on.add(
              vessel(
                [
                  [0.0001, 0, 0],
                  [0.18, 0, 0.02],
                  [0.36, 0.06, 0.03],
                ],
                0.02,
              ),
              glaze('#f1f2f0'),
            )
            on.closely(() => on.add(hoop(0.355, 0.01, 0.012), gloss('#c2382f'), [0, 0.062, 0]))
            const form = [
              [0, 0.05],
              [0.13, 0.05],
              [0.16, 0.1],
              [0.17, 0.2],
              [0.115, 0.36],
              [0.13, 0.48],
              [0.185, 0.62],
            ] as const
            on.add(
              thrown(form, 40, 48),
              finish('#dfeaf2', { rough: 0.05, coat: 1, opacity: 0.14, twoSided: true }),
            )
            on.add(
              thrown(
                [
                  [0, 0.07],
                  [0.12, 0.07],
                  [0.155, 0.12],
                  [0.16, 0.2],
                  [0.105, 0.36],
                  [0.118, 0.47],
                  [0.14, 0.53],
                  [0, 0.53],
                ],
                30,
                40,
              ),
              gloss(body),
            )
            on.add(
              sweep(
                [
                  [0.3, 0.09, -0.2],
                  [0.3, 0.1, 0.05],
                  [0.3, 0.085, 0.26],
                ],
                { size: (t) => [0.012 + 0.03 * Math.max(0, t - 0.75) * 4, 0.01], steps: 14, around: 10 },
              ),
              metal(third),
            )
          },
        )
    },
  }),
}
