import { fabric, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { bent, closed, cushion, cylinder, type Point, plate, sweep, tube } from '../shapes/index.ts'
import { darker, type Tone, type Tones } from '../tone.ts'
import { longWood } from './timber.ts'

/** A turned leg or post, thickest where `belly` says. */
const post = (points: readonly Point[], thin: number, thick: number, belly = 0.6) =>
  sweep(points, {
    size: (t) => {
      const k = thin + (thick - thin) * Math.exp(-((t - belly) ** 2) / 0.09)
      return [k, k]
    },
    steps: 36,
    around: 20,
  })

/** The seat: a frame of wood and a cushion with piping. */
function seat(on: Sculpture, { body, accent }: Tones, height: number): void {
  const line = closed([
    [-0.46, -0.46, 0.1],
    [0.46, -0.46, 0.1],
    [0.54, 0.5, 0.16],
    [-0.54, 0.5, 0.16],
  ])
  on.add(plate(line, 0.1, { bevel: 0.035 }), wood(body), [0, height - 0.05, 0], [90, 0, 0])
  const pillow = bent(cushion(1.0, 0.2, 0.94, { round: 6, flank: 3, pieces: 56 }), (x, y, z) => [
    x * (1 + 0.08 * z),
    y + (y > 0 ? 0.035 * Math.cos(x * 2.6) * Math.cos(z * 2.6) : 0),
    z,
  ])
  on.add(pillow, fabric(accent, 2.2), [0, height + 0.085, 0.02])
  on.closely(() => {
    const edge = closed(
      [
        [-0.455, -0.44, 0.12],
        [0.455, -0.44, 0.12],
        [0.525, 0.485, 0.14],
        [-0.525, 0.485, 0.14],
      ],
      6,
    ).map((p): Point => [p.x * 0.985, height + 0.085, p.y * 0.985])
    on.add(tube(edge, 0.014, 140, true, 8), fabric(darker(accent, 0.25), 0.3))
    for (const [x, z] of [
      [-0.2, -0.16],
      [0.2, -0.16],
      [-0.2, 0.2],
      [0.2, 0.2],
    ] as const)
      on.add(cylinder(0.035, 0.02, 0.01, 20), fabric(darker(accent, 0.3), 0.3), [x, height + 0.198, z])
  })
}

function back(
  on: Sculpture,
  body: Tone,
  height: number,
  top: number,
  slats: number,
  isPadded: boolean,
  accent: Tone,
): void {
  const rail = (y: number, half: number, z: number, bow: number) =>
    sweep(
      [
        [-0.5, y, z + bow],
        [-0.27, y + 0.015, z + bow * 0.28],
        [0, y + 0.02, z],
        [0.27, y + 0.015, z + bow * 0.28],
        [0.5, y, z + bow],
      ],
      {
        size: (t) => [half * (0.72 + 0.28 * Math.sin(t * Math.PI)), 0.035],
        side: [0, 1, 0],
        power: 3,
        steps: 50,
        around: 24,
      },
    )
  on.add(rail(top - 0.06, 0.13, -0.7, 0.16), longWood(body))
  on.add(rail(height + 0.24, 0.05, -0.55, 0.1), longWood(body))
  for (let i = 0; i < slats; i++) {
    const x = (i - (slats - 1) / 2) * (0.76 / slats)
    const bow = 0.3 * x * x
    on.add(
      post(
        [
          [x, height + 0.22, -0.555 + bow],
          [x * 1.03, (height + top) / 2 + 0.05, -0.6 + bow],
          [x * 1.06, top - 0.1, -0.69 + bow * 1.4],
        ],
        0.02,
        0.032,
        0.5,
      ),
      longWood(body),
    )
  }
  if (isPadded)
    on.add(
      bent(cushion(0.86, 0.34, 0.15, { round: 4, flank: 2.6, pieces: 44 }), (x, y, z) => [
        x,
        y,
        z + 0.5 * x * x,
      ]),
      fabric(accent, 2.2),
      [0, top - 0.08, -0.615],
      [-8, 0, 0],
    )
}

/** A chair of wood with a cushion. */
export const chair = model({
  name: { zh: '实木餐椅', en: 'Solid wood chair' },
  industry: 'home',
  seen: { yaw: -32, elevation: 15, fill: 0.84 },
  turned: { yaw: 142 },
  close: { at: [0.1, 1.25, -0.2], size: 0.46, yaw: -36, elevation: 16 },
  colours: { body: '#c08a52', accent: '#3f8f86', third: '#3a2d25' },
  options: { slats: 5, top: 1.78, hasArms: false, isPadded: false },
  variants: {
    teal: {},
    orange: {
      colours: { body: '#6b452b', accent: '#d3703c' },
      options: { slats: 0, top: 1.66, hasArms: true, isPadded: true },
    },
    beige: { colours: { body: '#dcb680', accent: '#d9cbb4' }, options: { slats: 8, top: 1.92 } },
    navy: { colours: { body: '#8f5c36', accent: '#2f4a78' }, options: { slats: 4, top: 1.7, hasArms: true } },
    black: {
      colours: { body: '#33373f', accent: '#a8895f' },
      options: { slats: 6, top: 1.84, isPadded: true },
    },
  },
  build(on, tones, { slats, top, hasArms, isPadded }) {
    const { body, accent, third } = tones
    const height = 0.92
    seat(on, tones, height)
    back(on, body, height, top, slats, isPadded, accent)
    const arm = height + 0.42
    for (const x of [-1, 1]) {
      const front: Point[] = [
        [x * 0.53, 0.02, 0.5],
        [x * 0.49, height * 0.6, 0.44],
        [x * 0.485, height, 0.42],
      ]
      on.add(post(hasArms ? [...front, [x * 0.52, arm, 0.36]] : front, 0.04, 0.058), longWood(body))
      on.add(
        post(
          [
            [x * 0.47, 0.02, -0.62],
            [x * 0.44, height * 0.6, -0.46],
            [x * 0.44, height + 0.2, -0.46],
            [x * 0.49, top, -0.56],
          ],
          0.038,
          0.056,
          0.45,
        ),
        longWood(body),
      )
      on.add(
        post(
          [
            [x * 0.5, 0.4, 0.45],
            [x * 0.47, 0.41, 0],
            [x * 0.45, 0.4, -0.51],
          ],
          0.02,
          0.03,
          0.5,
        ),
        longWood(body),
      )
      if (hasArms)
        on.add(
          sweep(
            [
              [x * 0.46, arm + 0.05, -0.5],
              [x * 0.58, arm + 0.04, -0.2],
              [x * 0.58, arm + 0.01, 0.2],
              [x * 0.52, arm, 0.46],
            ],
            { size: (t) => [0.05 + 0.03 * t, 0.03], side: [1, 0, 0], power: 2.8, steps: 36, around: 22 },
          ),
          longWood(body),
        )
      on.closely(() => {
        for (const z of [0.5, -0.62])
          on.add(cylinder(0.04, 0.02, 0.006, 18), rubber(third), [x * (z > 0 ? 0.53 : 0.47), 0, z])
      })
    }
    on.add(
      post(
        [
          [-0.47, 0.41, 0],
          [0, 0.42, 0],
          [0.47, 0.41, 0],
        ],
        0.02,
        0.03,
        0.5,
      ),
      longWood(body),
    )
  },
})
