import { finish, metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, type Corner, cylinder, type Fineness, surface, turned } from '../shapes/index.ts'
import { type Colour, darker, hexOf, inkOn, type Tones } from '../tone.ts'

const [bore, outside, middle, width] = [0.42, 1, 0.71, 0.5]
const ballSize = 0.165

/** A groove for balls, from the lower to the upper shoulder; `way` is -1 when it is cut into the outer ring. */
const groove = (shoulder: number, way: 1 | -1, { weight }: Fineness): Corner[] =>
  (weight === 'full' ? [-60, -24, 24, 60] : [-60, 0, 60]).map((degrees) => {
    const a = (degrees * Math.PI) / 180
    const depth = Math.cos(a) - Math.cos(Math.PI / 3)
    return [shoulder - way * depth * ballSize * 0.7, Math.sin(a) * ballSize * 1.04, 0.02]
  })

/** Two rings with their grooves, around y = 0. */
function rings(on: Sculpture, body: Colour): void {
  const steel = metal(body, 0.2)
  const half = width / 2
  on.add(
    (fine) =>
      turned(
        [
          [outside, 0, 0],
          [outside, half, 0.035],
          [0.86, half, 0.012],
          ...groove(0.835, -1, fine).reverse(),
          [0.86, -half, 0.012],
          [outside, -half, 0.035],
          [outside, 0, 0],
        ],
        84,
      )(fine),
    steel,
  )
  on.add(
    (fine) =>
      turned(
        [
          [bore, 0, 0],
          [bore, -half, 0.035],
          [0.56, -half, 0.012],
          ...groove(0.585, 1, fine),
          [0.56, half, 0.012],
          [bore, half, 0.035],
          [bore, 0, 0],
        ],
        72,
      )(fine),
    steel,
  )
}

/** Letters around the face of the outer ring, as a laser writes them. */
function marking(on: Sculpture, body: Colour, number: string): void {
  const ground = hexOf(body)
  const picture = print(2048, 96, ground, (pen) => {
    for (let i = 0; i < 4; i++) {
      const color = inkOn(ground, '#39414f', '#dfe5ee')
      letter(pen, i % 2 ? '精密轴承' : number, 256 + i * 512, 50, { size: 58, color, weight: 500 })
    }
  })
  const circle = surface(
    (a, t) => {
      const angle = -a * Math.PI * 2
      const r = 0.885 + t * 0.085
      return [Math.sin(-angle) * r, width / 2 + 0.002, -Math.cos(angle) * r]
    },
    96,
    1,
  )
  on.closely(() =>
    on.add(circle, finish('#ffffff', { ...printed(picture, 0.3, 0.2), metal: 0.85, print: picture })),
  )
}

/** A seal over the balls, upward. */
const seal = turned(
  [
    [0.862, 0.2, 0],
    [0.855, 0.232, 0.01],
    [0.785, 0.232, 0.01],
    [0.76, 0.205, 0.01],
    [0.675, 0.205, 0.01],
    [0.655, 0.225, 0.01],
    [0.6, 0.225, 0.01],
    [0.585, 0.2, 0],
  ],
  72,
)

/** Half of a pressed cage: a band that bulges over every ball and lies flat between them. */
const cage = (balls: number) =>
  surface(
    (across, along) => {
      const angle = along * Math.PI * 2
      const rise = 0.018 + 0.165 * Math.abs(Math.cos((angle * balls) / 2)) ** 0.7
      const a = -across * Math.PI * 2
      const r = middle + Math.cos(a) * 0.05
      return [Math.cos(angle) * r, rise + Math.sin(a) * 0.014, Math.sin(angle) * r]
    },
    8,
    balls * 12,
    true,
  )

/** Balls between, held by a cage, or hidden by a seal. */
function filling(on: Sculpture, { body, accent, third }: Tones, balls: number, sealed: boolean): void {
  if (sealed) {
    on.add(seal, plastic(third))
    on.add(seal, plastic(third), [0, 0, 0], [180, 0, 0])
    return
  }
  const brass = metal(accent, 0.3)
  on.add(cage(balls), brass)
  on.closely(() => on.add(cage(balls), brass, [0, 0, 0], [180, 0, 0]))
  on.around(balls, () => {
    on.add(ball(ballSize, 26), metal(darker(body, 0.04), 0.08), [middle, 0, 0])
    on.within([0, 0, 0], [0, 180 / balls, 0], () =>
      on.closely(() => on.add(cylinder(0.022, 0.03, 0.012, 16), brass, [middle, 0.022, 0])),
    )
  })
}

/** Two ball bearings: a large one that shows its balls, a small one with seals. */
export const bearing = model({
  name: { zh: '滚动轴承', en: 'Ball bearings' },
  industry: 'manufacturing',
  seen: { yaw: 30, elevation: 20 },
  turned: { yaw: -32 },
  close: { at: [-0.5, 1.45, 0.2], size: 0.42, yaw: 22, elevation: 18 },
  colours: { body: '#98a2b1', accent: '#b08d4f', third: '#0d5bd0' },
  options: { balls: 9, small: 0.56, number: 'YZ-6208', sealed: false },
  variants: {
    silver: {},
    gold: {
      colours: { body: '#a6a9ad', accent: '#a97a45', third: '#b5893f' },
      options: { balls: 8, small: 0.66, number: 'YZ-6310' },
    },
    black: {
      colours: { body: '#3a414d', accent: '#c7ced8', third: '#c93a2c' },
      options: { balls: 10, small: 0.5, number: 'YZ-6012' },
    },
    blue: {
      colours: { body: '#9aa4b3', accent: '#2d68b8', third: '#0d5bd0' },
      options: { small: 0.74, number: 'YZ-6205', sealed: true },
    },
    red: {
      colours: { body: '#8f98a6', accent: '#b0683a', third: '#b93a34' },
      options: { small: 0.62, number: 'YZ-6306', sealed: true },
    },
  },
  build(on, tones, { balls, small, number, sealed }) {
    const one = (isSealed: boolean) => {
      rings(on, tones.body)
      marking(on, tones.body, number)
      filling(on, tones, balls, isSealed)
    }
    on.within([-0.22, 1, -0.2], [82, 0, 0], () => one(sealed))
    on.within([0.72, (small * width) / 2, 0.62], [0, 20, 0], () => one(!sealed), small)
  },
})
