import { finish, gloss, matte, plastic, rubber, wood } from '../finish.ts'
import {
  ball,
  bent,
  box,
  closed,
  cylinder,
  hoop,
  type Point,
  pipe,
  plate,
  rod,
  sheet,
  slab,
  sweep,
} from '../shapes/index.ts'
import { type Colour, darker } from '../tone.ts'
import { oneOff } from './one-off.ts'
import { longWood } from './timber.ts'

const painted = (colour: Colour) => finish(colour, { rough: 0.45, coat: 0.4 })
const rainbow = ['#d9574a', '#efb94a', '#4f9a6a', '#3f8fc0', '#8a5aa8', '#e8863c'] as const

/** Outlines of sea creatures, some 0.5 across, as wooden pieces. */
const swimmers = [
  [
    [-0.24, 0, 0.05],
    [-0.05, -0.14, 0.1],
    [0.12, -0.03, 0.04],
    [0.24, -0.13, 0.03],
    [0.24, 0.13, 0.03],
    [0.12, 0.03, 0.04],
    [-0.05, 0.14, 0.1],
  ],
  [
    [-0.26, -0.06, 0.06],
    [0.06, -0.12, 0.1],
    [0.27, -0.02, 0.04],
    [0.27, 0.16, 0.03],
    [0.14, 0.05, 0.04],
    [-0.06, 0.14, 0.1],
    [-0.26, 0.08, 0.08],
  ],
  [
    [-0.2, -0.2, 0.06],
    [0.2, -0.2, 0.06],
    [0.16, 0, 0.08],
    [0.12, 0.16, 0.1],
    [-0.12, 0.16, 0.1],
    [-0.16, 0, 0.08],
  ],
] as const

export const play = {
  'ocean-puzzle': oneOff({
    name: { zh: '海洋手抓拼图', en: 'Chunky ocean puzzle' },
    seen: { yaw: -20, elevation: 44, fill: 0.86 },
    in: { blue: ['#3f8fc0', '#d9b877', '#f4efe6'], teal: ['#3f9a94', '#d9b877', '#f4efe6'] },
    build(on, { body, accent }) {
      on.add(slab(2.4, 1.8, 0.12, 0.12, 0.03), wood(accent, 1.4), [0, 0.06, 0], [-90, 0, 0])
      on.add(slab(2.24, 1.64, 0.02, 0.1, 0.006), painted(body), [0, 0.125, 0], [-90, 0, 0])
      for (let i = 0; i < 9; i++) {
        const [x, z] = [((i % 3) - 1) * 0.74, (Math.floor(i / 3) - 1) * 0.54]
        const form = swimmers[i % 3] ?? swimmers[0]
        const isOut = i === 8
        on.add(
          plate((fine) => closed(form, fine.edge(6) + 1), 0.02, { bevel: 0 }),
          matte(darker(body, 0.35)),
          [x, 0.137, z],
          [-90, 0, 0],
        )
        on.within(isOut ? [1.2, 0.1, 1.25] : [x, 0.22, z], [-90, 0, isOut ? 30 : 0], () => {
          on.add(
            plate((fine) => closed(form, fine.edge(6) + 1), 0.16, { bevel: 0.03 }),
            painted(rainbow[i % 6] ?? body),
          )
          on.add(ball(0.03, 14), matte('#1d2333'), [-0.13, 0.02, 0.085])
        })
      }
    },
  }),
  'play-kitchen': oneOff({
    name: { zh: '儿童木制小厨房', en: "Children's wooden kitchen" },
    seen: { yaw: -26, elevation: 12, fill: 0.9 },
    in: { teal: ['#f1ece2', '#6fb5a8', '#d9b877'], pink: ['#f4efe6', '#e8a0a8', '#d9b877'] },
    build(on, { body, accent, third }) {
      on.add(box(2.0, 1.5, 0.9, 0.03, 2), painted(body), [0, 0.8, 0])
      on.add(box(2.1, 0.09, 1.0, 0.03, 2), wood(third, 1.4), [0, 1.58, 0.02])
      on.add(box(2.0, 1.3, 0.07, 0.03, 2), painted(body), [0, 2.25, -0.42])
      on.add(box(1.96, 0.07, 0.34, 0.02, 2), wood(third, 1.4), [0, 2.5, -0.26])
      on.add(box(0.84, 0.84, 0.04, 0.03, 2), painted(accent), [-0.5, 0.78, 0.46])
      on.add(box(0.62, 0.44, 0.02, 0.04, 2), finish('#22303c', { rough: 0.15, coat: 1 }), [-0.5, 0.72, 0.49])
      on.add(rod([-0.8, 1.1, 0.53], [-0.2, 1.1, 0.53], 0.03), wood(third, 2))
      for (const y of [0.5, 1.0]) {
        on.add(box(0.84, 0.44, 0.04, 0.03, 2), painted(accent), [0.5, y, 0.46])
        on.add(ball(0.06, 18), wood(third, 2), [0.5, y, 0.53])
      }
      for (const x of [-0.76, -0.5, -0.24])
        on.add(cylinder(0.07, 0.06, 0.02, 24), painted('#2b3038'), [x, 1.36, 0.45], [90, 0, 0])
      for (const [x, z] of [
        [-0.72, -0.12],
        [-0.28, 0.2],
      ] as const) {
        on.add(cylinder(0.19, 0.03, 0.01, 36), matte('#2b3038'), [x, 1.62, z])
        on.closely(() => on.add(hoop(0.12, 0.01, 0.01, 36), painted('#d9574a'), [x, 1.655, z]))
      }
      on.add(cylinder(0.3, 0.03, 0.01, 44), finish('#b9c1cc', { metal: 1, rough: 0.3 }), [0.5, 1.61, 0.05])
      on.add(
        pipe(
          [
            [0.5, 1.6, -0.3, 0.05],
            [0.5, 2.0, -0.3, 0.12],
            [0.5, 1.98, -0.02, 0.06],
          ],
          0.035,
        ),
        finish('#b9c1cc', { metal: 1, rough: 0.25 }),
      )
      on.within([-0.28, 1.65, 0.2], [0, 0, 0], () => {
        on.add(cylinder(0.17, 0.18, 0.03, 36), painted('#d9574a'))
        on.add(cylinder(0.18, 0.03, 0.012, 36), painted('#f4efe6'), [0, 0.18, 0])
      })
      for (const [x, c] of [
        [-0.7, 0],
        [-0.5, 1],
        [-0.3, 2],
        [0.3, 3],
        [0.5, 4],
      ] as const)
        on.add(cylinder(0.08, 0.2, 0.02, 24), painted(rainbow[c] ?? accent), [x, 2.535, -0.26])
    },
  }),
  slide: oneOff({
    name: { zh: '室内组合滑梯', en: 'Indoor slide' },
    seen: { yaw: -50, elevation: 18, fill: 0.9 },
    in: { red: ['#d9574a', '#3f8fc0', '#efb94a'], blue: ['#3f8fc0', '#efb94a', '#4f9a6a'] },
    build(on, { body, accent, third }) {
      const wide = 0.42
      on.add(
        sheet(
          (u, v) => {
            const k = u * 2 - 1
            const drop = 1.5 * (1 - v) ** 1.25 + 0.1
            return [-0.4 + v * 2.2, drop + 0.2 * Math.abs(k) ** 5, k * wide]
          },
          0.09,
          26,
          40,
        ),
        gloss(body),
      )
      on.add(box(0.8, 0.12, 1.0, 0.05, 3), gloss(accent), [-0.75, 1.56, 0])
      for (const z of [-0.52, 0.52]) {
        on.add(
          plate(
            (fine) =>
              closed(
                [
                  [-1.5, 0, 0.08],
                  [-0.4, 0, 0.1],
                  [-0.36, 2.1, 0.3],
                  [-1.1, 2.1, 0.3],
                ],
                fine.edge(8) + 1,
              ),
            0.14,
            {
              bevel: 0.05,
              holes: [
                (fine) =>
                  closed(
                    [
                      [-0.98, 0.34, 0.1],
                      [-0.94, 1.2, 0.15],
                      [-0.6, 1.2, 0.15],
                      [-0.58, 0.34, 0.1],
                    ].map((p) => p as unknown as Point),
                    fine.edge(6) + 1,
                  ),
              ],
            },
          ),
          gloss(accent),
          [0, 0, z],
        )
      }
      for (let i = 0; i < 4; i++)
        on.add(box(0.3, 0.1, 0.94, 0.045, 3), gloss(third), [-1.44 + i * 0.12, 0.3 + i * 0.34, 0])
      on.add(
        pipe(
          [
            [1.3, 0.16, -0.36, 0.05],
            [1.3, 0.02, -0.36, 0.05],
            [1.3, 0.02, 0.36, 0.05],
            [1.3, 0.16, 0.36, 0.05],
          ],
          0.05,
        ),
        gloss(accent),
      )
      on.add(hoop(0.3, 0.05, 0.05, 44), gloss(third), [-0.3, 2.3, 0.66], [10, 0, 0])
      on.add(ball(0.2, 30), painted('#4f9a6a'), [0.7, 0.2, 0.95])
    },
  }),
  'stepping-stones': oneOff({
    name: { zh: '平衡触觉石', en: 'Sensory stepping stones' },
    seen: { yaw: -20, elevation: 32, fill: 0.88 },
    in: { orange: ['#e8863c', '#4fb5a8', '#efb94a'], green: ['#4f9a6a', '#efb94a', '#3f8fc0'] },
    build(on, { body, accent, third }) {
      const tones = [body, accent, third, { hex: '#d9574a' }, { hex: '#8a5aa8' }]
      for (let i = 0; i < 11; i++) {
        const [x, z] = [
          -1.5 + (i % 4) * 1.0 + (Math.floor(i / 4) % 2) * 0.45,
          -0.8 + Math.floor(i / 4) * 0.82,
        ]
        const [r, h] = i % 3 ? ([0.36, 0.2] as const) : ([0.42, 0.36] as const)
        const tone = tones[i % 5] ?? body
        on.within([x, 0, z], [0, i * 40, 0], () => {
          on.add(
            bent(cylinder(r, h, 0.08, 56, r * 0.74), (px, y, pz) => {
              const k = 1 + 0.07 * Math.sin(Math.atan2(pz, px) * 5)
              return [px * k, y, pz * k]
            }),
            plastic(tone),
          )
          on.closely(() => {
            for (let k = 0; k < 14; k++)
              on.add(
                ball(0.024, 10),
                rubber(darker(tone, 0.12)),
                [
                  Math.cos(k * 2.4) * r * 0.6 * Math.sqrt(k / 14),
                  h,
                  Math.sin(k * 2.4) * r * 0.6 * Math.sqrt(k / 14),
                ],
                [0, 0, 0],
                [1, 0.6, 1],
              )
          })
        })
      }
    },
  }),
  'magnetic-tiles': oneOff({
    name: { zh: '磁力片', en: 'Magnetic tiles' },
    seen: { yaw: -32, elevation: 20, fill: 0.86 },
    in: { teal: ['#3fb0a6', '#e8863c', '#d9574a'], blue: ['#3f8fc0', '#efb94a', '#d9574a'] },
    build(on, { body, accent, third }) {
      const tones = [body, accent, third, { hex: '#efb94a' }, { hex: '#8a5aa8' }, { hex: '#4f9a6a' }]
      const tile = (at: Point, turn: Point, i: number, s = 0.6) =>
        on.within(at, turn, () => {
          const tone = tones[i % 6] ?? body
          on.add(
            slab(s - 0.02, s - 0.02, 0.03, 0.04, 0.01),
            finish(tone, { rough: 0.1, coat: 1, opacity: 0.66, twoSided: true }),
          )
          for (const [x, y, w, h] of [
            [0, s / 2 - 0.04, s - 0.02, 0.06],
            [0, 0.04 - s / 2, s - 0.02, 0.06],
            [s / 2 - 0.04, 0, 0.06, s - 0.02],
            [0.04 - s / 2, 0, 0.06, s - 0.02],
          ] as const)
            on.add(box(w, h, 0.05, 0.012, 2), gloss(tone), [x, y, 0])
        })
      for (let y = 0; y < 3; y++)
        for (let k = 0; k < 4; k++) {
          const a = k * 90
          for (const s of [-0.3, 0.3])
            on.within([0, 0.3 + y * 0.6, 0], [0, a, 0], () =>
              tile([s, 0, 0.6], [0, 0, 0], y * 5 + k * 2 + (s > 0 ? 1 : 0)),
            )
        }
      for (let k = 0; k < 4; k++)
        on.within([0, 1.8, 0], [0, k * 90, 0], () =>
          on.within([0, 0, 0.6], [-37, 0, 0], () => {
            on.add(
              plate(
                (fine) =>
                  closed(
                    [
                      [-0.58, 0.02, 0.04],
                      [0.58, 0.02, 0.04],
                      [0, 0.98, 0.03],
                    ],
                    fine.edge(5) + 1,
                  ),
                0.04,
                { bevel: 0.01 },
              ),
              finish(tones[(k + 2) % 6] ?? body, { rough: 0.1, coat: 1, opacity: 0.75, twoSided: true }),
            )
          }),
        )
      for (const [x, z, i] of [
        [1.3, 0.6, 0],
        [1.5, -0.1, 3],
        [0.9, 1.2, 4],
      ] as const)
        tile([x, 0.03, z], [-90, 0, i * 20], i)
    },
  }),
  'maths-box': oneOff({
    name: { zh: '木质数学教具盒', en: 'Wooden maths box' },
    seen: { yaw: -26, elevation: 34, fill: 0.88 },
    in: { beige: ['#d9b877', '#d9574a', '#3f8fc0'], brown: ['#b98550', '#d9574a', '#4f9a6a'] },
    build(on, { body, accent, third }) {
      on.add(box(2.2, 0.08, 1.5, 0.02, 2), wood(body, 1.4), [0, 0.05, 0])
      for (const [x, z, w, d] of [
        [0, 0.74, 2.2, 0.06],
        [0, -0.74, 2.2, 0.06],
        [1.08, 0, 0.06, 1.5],
        [-1.08, 0, 0.06, 1.5],
        [0.2, 0, 0.05, 1.44],
      ] as const)
        on.add(box(w, 0.34, d, 0.015, 2), wood(body, 1.4), [x, 0.2, z])
      for (let i = 0; i < 22; i++)
        on.add(
          rod(
            [-0.98 + (i % 11) * 0.105, 0.14 + (i > 10 ? 0.09 : 0), -0.64],
            [-0.98 + (i % 11) * 0.105, 0.14 + (i > 10 ? 0.09 : 0), 0.02],
            0.036,
          ),
          painted(rainbow[i % 6] ?? accent),
        )
      on.within([0.66, 0.12, -0.3], [-90, 0, 0], () => {
        on.add(cylinder(0.36, 0.05, 0.015, 56), painted('#f4efe6'), [0, 0, 0], [90, 0, 0])
        for (let i = 0; i < 12; i++)
          on.add(ball(0.03, 12), painted(rainbow[i % 6] ?? accent), [
            Math.sin((i * Math.PI) / 6) * 0.29,
            Math.cos((i * Math.PI) / 6) * 0.29,
            0.02,
          ])
        on.add(box(0.04, 0.22, 0.02, 0.008, 2), painted(accent), [0, 0.1, 0.03])
        on.add(box(0.04, 0.16, 0.02, 0.008, 2), painted(third), [0.07, 0.03, 0.04], [0, 0, -70])
      })
      on.within([0, 0, 1.35], [0, 12, 0], () => {
        on.add(box(0.7, 0.08, 0.36, 0.03, 2), wood(body, 1.4), [0, 0.04, 0])
        on.add(box(0.09, 0.7, 0.09, 0.02, 2), wood(body, 1.4), [0, 0.4, 0])
        on.add(box(1.4, 0.07, 0.09, 0.02, 2), painted(accent), [0, 0.74, 0], [0, 0, 5])
        for (const x of [-0.62, 0.62]) {
          on.add(rod([x, 0.74 + x * 0.087, 0], [x, 0.46 + x * 0.087, 0], 0.012), matte('#8a6a48'))
          on.add(cylinder(0.22, 0.05, 0.02, 36), painted(third), [x, 0.42 + x * 0.087, 0])
        }
        for (let i = 0; i < 3; i++)
          on.add(box(0.12, 0.12, 0.12, 0.02, 2), painted(rainbow[i + 1] ?? accent), [
            -0.68 + i * 0.13,
            0.47 - 0.054 + 0.06,
            0.02 * i,
          ])
      })
    },
  }),
  'push-walker': oneOff({
    name: { zh: '木制学步车', en: 'Wooden push walker' },
    seen: { yaw: -36, elevation: 16, fill: 0.88 },
    in: { red: ['#d9b877', '#d9574a', '#3f8fc0'], blue: ['#d9b877', '#3f8fc0', '#efb94a'] },
    build(on, { body, accent, third }) {
      const timber = wood(body, 1.4)
      on.add(box(1.3, 0.07, 0.9, 0.02, 2), timber, [0.1, 0.36, 0])
      for (const z of [-0.44, 0.44]) on.add(box(1.3, 0.4, 0.06, 0.03, 2), painted(accent), [0.1, 0.56, z])
      on.add(box(0.06, 0.4, 0.9, 0.03, 2), painted(accent), [0.74, 0.56, 0])
      on.add(box(0.06, 0.4, 0.9, 0.03, 2), painted(accent), [-0.54, 0.56, 0])
      for (const z of [-0.44, 0.44]) {
        on.add(
          sweep(
            [
              [-0.5, 0.4, z],
              [-0.72, 1.1, z],
              [-0.86, 1.62, z],
            ],
            { size: () => [0.05, 0.035], power: 4, steps: 18, around: 14 },
          ),
          longWood(body),
        )
      }
      on.add(rod([-0.86, 1.62, -0.46], [-0.86, 1.62, 0.46], 0.05), longWood(body))
      for (const x of [-0.44, 0.62])
        for (const z of [-0.54, 0.54]) {
          on.add(cylinder(0.26, 0.1, 0.03, 48), painted(third), [x, 0.27, z - 0.05], [90, 0, 0])
          on.add(hoop(0.25, 0.03, 0.05, 48), rubber('#2b3038'), [x, 0.27, z], [90, 0, 0])
          on.add(cylinder(0.06, 0.13, 0.02, 22), timber, [x, 0.27, z - 0.065], [90, 0, 0])
        }
      for (const [x, z, i] of [
        [0.0, -0.14, 0],
        [0.32, 0.1, 1],
        [0.5, -0.2, 2],
        [-0.24, 0.16, 3],
        [0.16, 0.0, 4],
      ] as const)
        on.add(
          box(0.26, 0.26, 0.26, 0.04, 3),
          painted(rainbow[i] ?? accent),
          [x, i === 4 ? 0.78 : 0.53, z],
          [0, i * 24, 0],
        )
    },
  }),
  tricycle: oneOff({
    name: { zh: '儿童三轮推车', en: "Children's push tricycle" },
    seen: { yaw: -36, elevation: 12, fill: 0.9 },
    in: { pink: ['#e8708f', '#f4efe6', '#2b3038'], blue: ['#3f8fc0', '#f4efe6', '#2b3038'] },
    build(on, { body, accent, third }) {
      const wheel = (x: number, z: number, r: number) => {
        on.add(hoop(r, 0.05, 0.06, 52), rubber('#22262e'), [x, r + 0.05, z], [90, 0, 0])
        on.add(cylinder(r * 0.8, 0.06, 0.02, 44), plastic(accent), [x, r + 0.05, z - 0.03], [90, 0, 0])
        on.add(cylinder(r * 0.25, 0.1, 0.02, 24), plastic(body), [x, r + 0.05, z - 0.05], [90, 0, 0])
      }
      wheel(0.86, 0, 0.3)
      for (const z of [-0.42, 0.42]) wheel(-0.5, z, 0.24)
      const frame = gloss(body)
      on.add(rod([-0.5, 0.3, -0.42], [-0.5, 0.3, 0.42], 0.04), frame)
      on.add(
        pipe(
          [
            [-0.5, 0.34, 0, 0.1],
            [0.2, 0.42, 0, 0.2],
            [0.66, 0.9, 0, 0.1],
          ],
          0.06,
        ),
        frame,
      )
      for (const z of [-0.1, 0.1]) on.add(rod([0.64, 0.86, z], [0.86, 0.35, z], 0.035), frame)
      on.add(rod([0.66, 0.84, 0], [0.56, 1.18, 0], 0.045), matte(third))
      on.add(
        pipe(
          [
            [0.5, 1.2, -0.36, 0.05],
            [0.56, 1.18, 0, 0.1],
            [0.5, 1.2, 0.36, 0.05],
          ],
          0.035,
        ),
        matte(third),
      )
      for (const z of [-0.2, 0.2])
        on.add(box(0.2, 0.05, 0.14, 0.02, 2), matte(third), [0.86 + (z > 0 ? 0.14 : -0.14), 0.35, z])
      on.add(
        bent(slab(0.62, 0.56, 0.12, 0.16, 0.05), (x, y, z) => [x, y, z]),
        plastic(third),
        [-0.2, 0.74, 0],
        [-90, 0, 0],
      )
      on.add(slab(0.56, 0.66, 0.12, 0.2, 0.05), plastic(third), [-0.52, 1.06, 0], [-10, 90, 0])
      on.add(
        pipe(
          [
            [-0.4, 1.0, -0.34, 0.05],
            [0.1, 1.0, -0.34, 0.2],
            [0.1, 1.0, 0.34, 0.2],
            [-0.4, 1.0, 0.34, 0.05],
          ],
          0.045,
        ),
        rubber(body),
      )
      on.add(
        pipe(
          [
            [-0.56, 0.5, -0.1, 0.1],
            [-1.0, 1.86, -0.1, 0.1],
            [-1.02, 1.9, 0, 0.04],
          ],
          0.03,
        ),
        matte(third),
      )
      on.add(rod([-1.02, 1.9, -0.26], [-1.02, 1.9, 0.26], 0.05), rubber(third))
      on.add(
        sheet(
          (u, v) => {
            const a = (v - 0.5) * 1.9
            return [-0.2 + Math.sin(a) * 0.62, 1.3 + Math.cos(a) * 0.66, (u - 0.5) * 0.86]
          },
          0.025,
          10,
          30,
        ),
        matte(body),
      )
      for (const z of [-0.42, 0.42])
        for (const a of [-0.9, 0, 0.9])
          on.add(
            rod([-0.5, 1.2, z], [-0.2 + Math.sin(a) * 0.62, 1.3 + Math.cos(a) * 0.66, z], 0.014),
            matte(third),
          )
    },
  }),
}
