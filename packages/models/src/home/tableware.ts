import { finish, matte, wood } from '../finish.ts'
import { model } from '../model.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, sweep, tube } from '../shapes/index.ts'
import { darker } from '../tone.ts'
import { bowl, dish, glazed, specks, teaCup, type Ware } from './pottery.ts'

/** A spoon with a deep bowl, along x. */
function spoon(on: Sculpture, ware: Ware): void {
  on.add(
    sweep(
      [
        [-0.5, 0.17, 0],
        [-0.2, 0.11, 0],
        [0.12, 0.06, 0],
        [0.42, 0.075, 0],
      ],
      {
        size: (t) => [0.045 + 0.11 * Math.max(0, Math.sin((t - 0.42) * 2.55)) ** 0.8, 0.028],
        steps: 40,
        around: 20,
        power: 2.4,
      },
    ),
    ware.outside,
  )
  on.add(
    sweep(
      [
        [0.1, 0.085, 0],
        [0.26, 0.074, 0],
        [0.4, 0.092, 0],
      ],
      { size: (t) => [0.105 * Math.sin(0.5 + t * 2.3), 0.016], steps: 24, around: 18 },
    ),
    ware.inside,
    [0, 0.013, 0],
  )
}

/** Two chopsticks on their rest, along x. */
function chopsticks(on: Sculpture, colour: string, ware: Ware): void {
  on.add(
    sweep(
      [
        [0, 0.05, -0.17],
        [0, 0.035, 0],
        [0, 0.05, 0.17],
      ],
      { size: () => [0.075, 0.05], side: [1, 0, 0], steps: 24, around: 20, power: 2.6 },
    ),
    ware.outside,
    [-0.7, 0, 0],
  )
  for (const [z, lean] of [
    [-0.05, 2],
    [0.06, -2],
  ] as const)
    on.within([-0.75, 0.105, z], [0, lean, -2.2], () => {
      on.add(cylinder(0.017, 1.9, 0.006, 16, 0.034), wood(colour), [0, 0, 0], [0, 0, -90])
      on.closely(() => on.add(cylinder(0.036, 0.2, 0.01, 16), ware.rim, [1.72, 0, 0], [0, 0, -90]))
    })
}

/** Plates, bowls, a cup, a spoon and chopsticks in one glaze. */
export const tableware = model({
  name: { zh: '陶瓷餐具套装', en: 'Ceramic tableware set' },
  industry: 'home',
  seen: { yaw: -12, elevation: 23, fill: 0.86 },
  turned: { yaw: 42, elevation: 30 },
  close: { at: [-0.4, 0.6, 0.4], size: 0.44, yaw: -14, elevation: 22 },
  colours: { body: '#3f9486', accent: '#94633c', third: '#f0eadd' },
  options: { plates: 4, bowls: 2, wide: 1, mug: true, sticks: '#6b4226' },
  variants: {
    teal: {},
    blue: {
      colours: { body: '#3a6ea8', accent: '#1d3f6e', third: '#e9eef2' },
      options: { plates: 3, bowls: 3, wide: 0.94, sticks: '#2b2f38' },
    },
    pink: {
      colours: { body: '#d99a93', accent: '#b07a3e', third: '#f3ebe2' },
      options: { plates: 5, bowls: 1, wide: 1.05, mug: false, sticks: '#c99a62' },
    },
    black: {
      colours: { body: '#3b4048', accent: '#b98a4e', third: '#d9d2c4' },
      options: { plates: 4, bowls: 2, wide: 1, mug: false, sticks: '#8a5a35' },
    },
  },
  build(on, { body, accent, third }, { plates, bowls, wide, mug, sticks }) {
    const luck = chance(4)
    const coloured = glazed(body, specks(300, 4))
    const pale = glazed(third, specks(240, 9))
    const rim = finish(accent, { rough: 0.4, coat: 0.7, coatRough: 0.2 })
    const ware = (isPale: boolean): Ware => ({
      outside: isPale ? pale : coloured,
      inside: isPale ? pale : coloured,
      rim,
    })
    on.within([-0.5, 0, -0.22], [0, 0, 0], () => {
      for (let i = 0; i < plates; i++)
        on.within([(luck() - 0.5) * 0.03, i * 0.07, (luck() - 0.5) * 0.03], [0, luck() * 360, 0], () =>
          dish(on, (i < plates / 2 ? 0.98 : 0.8) * wide, 0.15, ware(i % 2 === 1)),
        )
      for (let i = 0; i < bowls; i++)
        on.within([0, plates * 0.07 - 0.012 + i * 0.15, 0], [0, 50 * i, 0], () =>
          bowl(on, 0.56 * wide, 0.42, { outside: i % 2 ? pale : coloured, inside: pale, rim }),
        )
    })
    on.within([0.86, 0, -0.12], [0, 0, 0], () => {
      bowl(on, 0.52, 0.4, { outside: coloured, inside: pale, rim }, 0.98)
      on.closely(() => on.add(cylinder(0.18, 0.006, 0.002), matte(darker(third, 0.06)), [0, 0.075, 0]))
    })
    on.within([0.66, 0, 0.72], [0, 28, 0], () => spoon(on, { ...ware(false), inside: pale }))
    on.within([0.1, 0, 0.98], [0, 4, 0], () => chopsticks(on, sticks, ware(false)))
    on.within([1.42, 0, 0.4], [0, 0, 0], () => {
      teaCup(on, 0.23, mug ? 0.42 : 0.3, { outside: mug ? pale : coloured, inside: pale, rim }, '#9a6a26')
      if (mug)
        on.add(
          tube(
            [
              [0.19, 0.33, 0],
              [0.33, 0.34, 0],
              [0.36, 0.22, 0],
              [0.28, 0.12, 0],
              [0.17, 0.13, 0],
            ],
            0.03,
            36,
          ),
          pale,
          [0, 0, 0],
          [0, -30, 0],
        )
    })
  },
})
