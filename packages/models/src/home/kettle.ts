import { finish, gloss, metal, plastic, rubber, screen, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, hoop, sweep, thrown, tube, turned } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { spout } from './pottery.ts'
import { longWood } from './timber.ts'

const steel = metal('#98a2b0', 0.24)

/** The lid in its collar, and its knob. */
function lid(on: Sculpture, { body, third }: Tones, r: number): void {
  on.add(hoop(r + 0.01, 0.026, 0.024), steel)
  on.add(
    thrown(
      [
        [r, 0],
        [r - 0.01, 0.03],
        [r * 0.6, 0.09],
        [0.001, 0.12],
      ],
      20,
      56,
    ),
    gloss(body),
  )
  on.add(cylinder(0.05, 0.07, 0.015, 24), steel, [0, 0.1, 0])
  on.add(ball(0.1, 32), wood(third), [0, 0.22, 0], [0, 0, 0], [1, 0.78, 1])
}

/** A round kettle for the stove, with a handle over it. */
function stoveKettle(on: Sculpture, tones: Tones, wide: number, tall: number): void {
  const { body, third } = tones
  on.add(cylinder(0.68 * wide, 0.05, 0.02), steel)
  on.add(
    thrown(
      [
        [0.6 * wide, 0.03],
        [0.7 * wide, 0.05],
        [0.78 * wide, 0.2],
        [0.77 * wide, 0.42 * tall],
        [0.62 * wide, 0.78 * tall],
        [0.4 * wide, 0.98 * tall],
        [0.33 * wide, 1.02 * tall],
      ],
      56,
      84,
    ),
    gloss(body),
  )
  on.closely(() => on.add(hoop(0.773 * wide, 0.006, 0.006, 80, 6), steel, [0, 0.42 * tall, 0]))
  on.within([0, 1.03 * tall, 0], [0, 0, 0], () => lid(on, tones, 0.32 * wide))
  spout(
    on,
    [
      [0.52 * wide, 0.4 * tall, 0],
      [0.82 * wide, 0.54 * tall, 0],
      [0.98 * wide, 0.78 * tall, 0],
      [1.12 * wide, 0.98 * tall, 0],
    ],
    0.17,
    0.085,
    gloss(body),
    [[1.14 * wide, 1.01 * tall, 0], -36],
  )
  on.within([1.115 * wide, 0.975 * tall, 0], [0, 0, -36], () => on.add(hoop(0.088, 0.018, 0.024, 40), steel))
  const [x, y] = [0.5 * wide, 0.92 * tall]
  on.add(
    tube(
      [
        [-x, y - 0.05, 0],
        [-x * 1.12, y + 0.3, 0],
        [-x * 0.72, y + 0.66, 0],
        [0, y + 0.76, 0],
        [x * 0.72, y + 0.66, 0],
        [x * 1.12, y + 0.3, 0],
        [x, y - 0.05, 0],
      ],
      0.034,
      70,
    ),
    steel,
  )
  on.add(
    sweep(
      [
        [-x * 0.78, y + 0.625, 0],
        [-x * 0.4, y + 0.735, 0],
        [0, y + 0.762, 0],
        [x * 0.4, y + 0.735, 0],
        [x * 0.78, y + 0.625, 0],
      ],
      {
        size: (t) => [0.07 + 0.014 * Math.sin(t * Math.PI), 0.06 + 0.012 * Math.sin(t * Math.PI)],
        steps: 40,
        around: 24,
      },
    ),
    longWood(third),
  )
  for (const side of [-1, 1]) {
    on.add(box(0.09, 0.22, 0.17, 0.04), steel, [side * x, y - 0.05, 0], [0, 0, side * 34])
    on.closely(() => {
      for (const z of [-1, 1]) on.add(ball(0.024, 14), steel, [side * x * 1.06, y + 0.02, z * 0.086])
    })
  }
}

/** A kettle with a swan's neck, on its heating base. */
function pourKettle(on: Sculpture, tones: Tones, wide: number, tall: number, heat: string): void {
  const { body, accent, third } = tones
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.68 * wide, 0, 0.03],
      [0.7 * wide, 0.1, 0.05],
      [0.6 * wide, 0.14, 0.02],
      [0.0001, 0.14, 0],
    ]),
    plastic(accent),
  )
  const display = print(256, 128, '#0b1018', (pen, w) => {
    letter(pen, heat, w / 2, 68, { size: 84, color: '#ffd9a0', weight: 500 })
  })
  on.within([0, 0.068, 0.69 * wide], [-24, 0, 0], () => on.add(face(0.36, 0.1, 0.03), screen(display)))
  on.add(cylinder(0.035, 0.03, 0.01, 24), steel, [0.3, 0.075, 0.62 * wide], [75, 0, 0])
  on.within([0, 0.15, 0], [0, 0, 0], () => {
    on.add(
      turned(
        [
          [0.0001, 0, 0],
          [0.61 * wide, 0, 0.05],
          [0.63 * wide, 0.12, 0.08],
          [0.43 * wide, 0.98 * tall, 0.05],
          [0.36 * wide, 1.0 * tall, 0.01],
        ],
        84,
      ),
      finish(body, { rough: 0.5, metal: 0.1, coat: 0.35, coatRough: 0.4 }),
    )
    on.add(hoop(0.62 * wide, 0.016, 0.02, 84), steel, [0, 0.05, 0])
    on.within([0, 1.005 * tall, 0], [0, 0, 0], () => lid(on, tones, 0.35 * wide))
    const [x, y] = [wide, tall]
    spout(
      on,
      [
        [0.5 * x, 0.2 * y, 0],
        [0.82 * x, 0.26 * y, 0],
        [0.93 * x, 0.56 * y, 0],
        [0.98 * x, 0.86 * y, 0],
        [1.24 * x, 0.99 * y, 0],
      ],
      0.085,
      0.042,
      finish(body, { rough: 0.5, metal: 0.1, coat: 0.35, coatRough: 0.4 }),
      [[1.258 * x, 0.996 * y, 0], -68],
    )
    const grip = [
      [-0.42 * x, 0.92 * y, 0],
      [-0.7 * x, 1.02 * y, 0],
      [-0.95 * x, 0.9 * y, 0],
      [-0.98 * x, 0.55 * y, 0],
      [-0.92 * x, 0.3 * y, 0],
    ] as const
    on.add(tube(grip, 0.036, 50), steel)
    on.add(
      sweep(grip.slice(2), { size: () => [0.085, 0.055], power: 2.8, steps: 36, around: 24 }),
      longWood(third),
    )
    on.add(box(0.08, 0.18, 0.15, 0.035), steel, [-0.44 * x, 0.9 * y, 0], [0, 0, -12])
  })
  on.add(
    tube(
      [
        [0, 0.05, -0.66 * wide],
        [0.1, 0.035, -0.9 * wide],
        [0.6, 0.03, -1.0 * wide],
        [1.0, 0.03, -0.8 * wide],
      ],
      0.03,
      40,
      false,
      10,
    ),
    rubber(),
  )
}

/** A kettle: round for the stove, or slender on a heating base. */
export const kettle = model({
  name: { zh: '水壶', en: 'Kettle' },
  industry: 'home',
  seen: { yaw: -26, elevation: 16, fill: 0.8 },
  turned: { yaw: 148 },
  close: { at: [0.1, 1.05, 0.1], size: 0.46, yaw: -34, elevation: 20 },
  colours: { body: '#c8402f', accent: '#2b313c', third: '#c08a52' },
  options: { kind: 'stove', wide: 1, tall: 1, heat: '93℃' },
  variants: {
    red: {},
    black: {
      colours: { body: '#2b2f37', third: '#b37a45' },
      options: { kind: 'pour', wide: 0.98, tall: 1.02 },
    },
    teal: { colours: { body: '#2e7d7e', third: '#7a4b2b' }, options: { wide: 1.08, tall: 0.86 } },
    white: {
      colours: { body: '#e8ebee', accent: '#cfd6de', third: '#d0a067' },
      options: { kind: 'pour', wide: 1.06, tall: 0.9, heat: '85℃' },
    },
    yellow: { colours: { body: '#e0ac3c', third: '#5e3a24' }, options: { wide: 0.9, tall: 1.14 } },
  },
  build(on, tones, { kind, wide, tall, heat }) {
    if (kind === 'pour') pourKettle(on, tones, wide, tall, heat)
    else stoveKettle(on, tones, wide, tall)
  },
})
