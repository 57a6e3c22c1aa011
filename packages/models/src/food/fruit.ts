import { finish, gloss, matte } from '../finish.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, joined, leaf, moved, type Shape, thrown, tube } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import type { Colour } from '../tone.ts'

/** Fruit that lies beside a product, each about 0.4 across and resting on y = 0. */

const green = '#4f8f3a'

const berryLine = [
  [0, 0],
  [0.045, 0.01],
  [0.12, 0.1],
  [0.175, 0.21],
  [0.19, 0.29],
  [0.14, 0.375],
  [0.05, 0.395],
  [0, 0.39],
] as const

/** How wide a berry is at a height. */
function berryWidth(y: number): number {
  const next = Math.max(
    1,
    berryLine.slice(0, 6).findIndex(([, high]) => high >= y),
  )
  const [r0, y0] = berryLine[next - 1] ?? [0, 0]
  const [r1, y1] = berryLine[next] ?? [0, 1]
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0)
}

/** Its tip down on y = 0 and its leaves up. */
export function strawberry(on: Sculpture, colour: Colour = '#b3131d'): void {
  on.add(thrown(berryLine, 26, 36), gloss(colour))
  on.closely(() => {
    const seed = finish('#e9c66a', { rough: 0.5 })
    for (let i = 0; i < 64; i++) {
      const y = 0.03 + 0.31 * Math.sqrt((i + 0.5) / 64)
      const a = i * 2.4
      const r = berryWidth(y) + 0.001
      on.add(ball(0.009, 6), seed, [Math.cos(a) * r, y, Math.sin(a) * r], [0, 0, 0], [1, 1.6, 1])
    }
  })
  on.within([0, 0.395, 0], [0, 0, 0], () =>
    on.around(7, (i) => on.add(leaf(0.19, 0.09, 0.5 - (i % 2) * 0.3), { ...matte(green), twoSided: true })),
  )
  on.add(
    tube(
      [
        [0, 0.39, 0],
        [0.01, 0.45, 0],
        [0.04, 0.5, 0.01],
      ],
      0.016,
      8,
      false,
      8,
    ),
    matte(green),
  )
}

/** A ball with the crease of stone fruit, and a leaf. */
export function stoneFruit(on: Sculpture, colour: Colour, size = 0.24): void {
  const creased: Shape = bent(ball(size, 40), (x, y, z) => {
    const a = Math.atan2(z, x)
    const crease = 1 - 0.07 * Math.exp(-((a / 0.16) ** 2))
    const dip = 1 - 0.16 * Math.max(0, y / size - 0.72)
    return [x * crease, y * 0.94 * dip, z * crease]
  })
  on.add(creased, finish(colour, { rough: 0.6, coat: 0.2, coatRough: 0.5, sheen: { hex: '#ffe2c0' } }), [
    0,
    size * 0.94,
    0,
  ])
  on.within([0, size * 1.78, 0], [0, 40, 8], () => on.add(leaf(size * 1.5, size * 0.7, 0.35), matte(green)))
  on.add(
    tube(
      [
        [0, size * 1.7, 0],
        [0.01, size * 1.95, 0],
        [0.03, size * 2.1, 0.02],
      ],
      0.016,
      8,
      false,
      8,
    ),
    matte('#6d5233'),
  )
}

/** A heap of small round berries with their crowns. */
export function berries(on: Sculpture, count: number, colours: readonly Colour[], size = 0.11): void {
  const luck = chance(5)
  for (let i = 0; i < count; i++) {
    const ringOf = i < 1 ? 0 : Math.ceil((Math.sqrt(1 + (4 * i) / 3) - 1) / 2)
    const a = i * 2.4
    const r = ringOf * size * 1.75
    const s = size * (0.9 + luck() * 0.2)
    const tone = colours[i % colours.length] ?? '#39406f'
    on.within(
      [Math.cos(a) * r, s * 0.92, Math.sin(a) * r],
      [luck() * 50 - 10, luck() * 360, luck() * 40 - 20],
      () => {
        on.add(
          ball(s, 26),
          finish(tone, { rough: 0.55, coat: 0.25, coatRough: 0.4, sheen: { hex: '#b9c6f0' } }),
          [0, 0, 0],
          [0, 0, 0],
          [1, 0.92, 1],
        )
        on.closely(() =>
          on.within([0, s * 0.86, 0], [0, 0, 0], () =>
            on.around(5, () => on.add(leaf(s * 0.46, s * 0.3, -0.5), matte('#2c3157'))),
          ),
        )
      },
    )
  }
}

/** An orange, whole. */
export function orange(on: Sculpture, colour: Colour = '#ee8a1c', size = 0.3): void {
  on.add(
    ball(size, 44),
    finish(colour, { rough: 0.5, coat: 0.35, coatRough: 0.35, relief: pores(5, 1400), reliefDepth: 0.8 }),
    [0, size * 0.95, 0],
    [0, 0, 0],
    [1, 0.95, 1],
  )
  on.add(ball(size * 0.09, 10), matte('#5d7a34'), [0, size * 1.88, 0], [0, 0, 0], [1, 0.5, 1])
  on.within([0, size * 1.88, 0], [0, 30, 10], () => on.add(leaf(size * 1.1, size * 0.5, 0.3), matte(green)))
}

/** A red fruit all over beads, two leaves on its stalk. */
export function bayberry(on: Sculpture, colour: Colour, size = 0.2): void {
  const flesh = finish(colour, { rough: 0.45, coat: 0.6, coatRough: 0.25 })
  on.within([0, size * 0.96, 0], [0, 0, 0], () => {
    on.add(ball(size * 0.94, 26), flesh)
    on.closely(() => {
      const beads = Array.from({ length: 150 }, (_, i) => {
        const y = 1 - (2 * (i + 0.5)) / 150
        const [flat, a] = [Math.sqrt(1 - y * y), i * 2.39996]
        const k = size * 0.95
        return moved(ball(size * 0.1, 6), [Math.cos(a) * flat * k, y * k, Math.sin(a) * flat * k])
      })
      on.add(joined(...beads), flesh)
    })
    on.add(
      tube(
        [
          [0, size * 0.9, 0],
          [0.01, size * 1.15, 0],
          [0.03, size * 1.35, 0.01],
        ],
        0.013,
        8,
        false,
        8,
      ),
      matte('#6d6a33'),
    )
    for (const turn of [20, 170])
      on.within([0.01, size * 1.12, 0], [0, turn, 14], () =>
        on.add(leaf(size * 1.5, size * 0.5, 0.4), { ...matte(green), twoSided: true }),
      )
  })
}
