import { fabric, gloss, leather, metal, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Point, radians, ring, sweep, tube, turned } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'

/** One ear along +y, outward. */
function cup(on: Sculpture, { body, accent, third }: Tones, r: number): void {
  on.add(
    turned(
      [
        [0.0001, -0.03, 0],
        [r * 0.95, -0.03, 0.03],
        [r, 0.05, 0.06],
        [r * 0.95, 0.17, 0.1],
        [r * 0.76, 0.25, 0.06],
        [0.0001, 0.25, 0],
      ],
      60,
    ),
    plastic(body, 0.36),
  )
  on.add(ring(r * 0.62, r * 0.73, 0.035, 0.014, 52), metal(accent, 0.22), [0, 0.235, 0])
  on.add(
    turned([
      [r * 0.61, 0.22, 0],
      [r * 0.6, 0.285, 0.03],
      [r * 0.2, 0.266, 0.02],
      [0.0001, 0.262, 0],
    ]),
    gloss(darker(body, 0.15)),
  )
  on.closely(() => {
    on.add(ring(r * 0.985, r * 1.012, 0.03, 0.012, 56), metal(accent, 0.22), [0, 0.035, 0])
    for (let i = 0; i < 3; i++)
      on.add(cylinder(0.02, 0.012, 0.004, 16), rubber('#10141c'), [
        Math.cos(0.5 + i * 0.14) * r * 0.86,
        0.222,
        Math.sin(0.5 + i * 0.14) * r * 0.86,
      ])
    on.around(
      36,
      () => on.add(box(0.022, 0.008, 0.01, 0.003, 1), plastic(third), [r * 0.96, -0.12, 0]),
      0,
      360,
    )
  })
  // The cushion, pinched where it meets the shell.
  on.add(
    turned(
      [
        [r * 0.52, -0.06, 0],
        [r * 0.5, -0.24, 0.1],
        [r * 0.74, -0.33, 0.12],
        [r * 0.97, -0.25, 0.1],
        [r * 0.99, -0.13, 0.06],
        [r * 0.92, -0.03, 0.03],
        [r * 0.6, -0.02, 0],
      ],
      60,
    ),
    { ...leather(third), twoSided: true },
  )
  on.add(cylinder(r * 0.54, 0.02, 0.005, 28), fabric('#1f2531', 2), [0, -0.12, 0])
}

const bow = (radius: number, height: number, y: number, from: number, to: number): Point[] =>
  Array.from({ length: 15 }, (_, i) => {
    const a = radians(from + ((to - from) * i) / 14)
    return [Math.cos(a) * radius, y + Math.sin(a) * height, 0]
  })

function microphone(on: Sculpture, r: number, x: number): void {
  const path: Point[] = [
    [x + 0.26, r, 0.1],
    [x + 0.3, r * 0.86, 0.4],
    [x + 0.1, r * 0.5, 0.9],
    [x - 0.25, r * 0.36, 1.12],
  ]
  on.add(tube(path, 0.028, 40), rubber())
  on.add(
    sweep([path[3] ?? [0, 0, 0], [x - 0.44, r * 0.34, 1.16]], {
      size: () => [0.07, 0.07],
      steps: 8,
      around: 20,
      side: [0, 1, 0],
    }),
    fabric('#2a303c', 2),
  )
}

/** Headphones that stand on their cups. */
export const headphones = model({
  name: { zh: '头戴耳机', en: 'Headphones' },
  industry: 'electronics',
  seen: { yaw: -34, elevation: 14, fill: 0.82 },
  turned: { yaw: 38 },
  close: { at: [0.85, 0.62, 0.3], size: 0.46, yaw: -52, elevation: 14 },
  colours: { body: '#232b3d', accent: '#d0a25a', third: '#394156' },
  options: { width: 0.98, cup: 0.54, hasMicrophone: false },
  variants: {
    black: {},
    white: { colours: { body: '#e6ebf1', accent: '#9aa5b4', third: '#c4b5a2' }, options: { cup: 0.57 } },
    blue: {
      colours: { body: '#1d4f9c', accent: '#e8934a', third: '#26344f' },
      options: { hasMicrophone: true, cup: 0.48, width: 0.94 },
    },
    pink: { colours: { body: '#e2a7b3', accent: '#b9848c', third: '#f0dcd9' }, options: { cup: 0.52 } },
  },
  build(on, tones, { width: r, cup: size, hasMicrophone }) {
    const y = size + 0.02
    on.add(
      sweep(bow(r, 1.12, y + 0.42, 12, 168), {
        size: (t) => [0.16 + 0.08 * Math.sin(t * Math.PI), 0.05],
        power: 3,
        steps: 90,
      }),
      plastic(tones.body, 0.36),
    )
    on.add(
      sweep(bow(r - 0.09, 1.02, y + 0.42, 30, 150), {
        size: (t) => [0.12 + 0.1 * Math.sin(t * Math.PI), 0.075],
        power: 2.6,
        steps: 80,
      }),
      leather(tones.third),
    )
    on.closely(() => {
      for (const s of [-1, 1])
        on.add(
          tube(
            bow(r - 0.035, 1.065, y + 0.42, 34, 146).map(
              ([a, b], i): Point => [a, b, s * (0.12 + 0.095 * Math.sin((i / 14) * Math.PI))],
            ),
            0.012,
            90,
            false,
            8,
          ),
          plastic(darker(tones.third, 0.3)),
        )
    })
    for (const s of [1, -1]) {
      const x = s * (r + 0.01)
      on.add(
        sweep(
          [
            [s * r * 0.985, y + 0.84, 0],
            [x, y + 0.66, 0],
            [x + s * 0.05, y + 0.5, 0],
          ],
          { size: () => [0.075, 0.024], power: 3, steps: 24 },
        ),
        metal(tones.accent, 0.22),
      )
      on.add(
        box(0.075, 0.2, 0.23, 0.03),
        plastic(tones.body, 0.36),
        [s * r * 0.975, y + 0.82, 0],
        [0, 0, s * 7],
      )
      on.within([s * (r - 0.02), y, 0], [0, 0, s * -6], () => {
        const yoke = Array.from({ length: 15 }, (_, i): Point => {
          const a = radians(-8 + (196 * i) / 14)
          return [s * 0.09, Math.sin(a) * (size + 0.06), Math.cos(a) * (size + 0.06)]
        })
        on.add(
          sweep(yoke, { size: () => [0.055, 0.026], side: [1, 0, 0], power: 3, steps: 44, around: 20 }),
          metal(tones.accent, 0.22),
        )
        for (const z of [-1, 1])
          on.add(
            cylinder(0.06, 0.05, 0.015, 24),
            metal(tones.accent, 0.3),
            [s * 0.09, -0.06, z * (size + 0.03)],
            [z * 90, 0, 0],
          )
        on.within([0, 0, 0], [0, 0, s * -90], () => cup(on, tones, size))
      })
    }
    if (hasMicrophone) microphone(on, y, r)
  },
})
