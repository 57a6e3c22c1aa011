import { type Finish, finish, matte } from '../finish.ts'
import { model } from '../model.ts'
import type { Print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, ring, thrown, tube } from '../shapes/index.ts'
import { darker, hexOf, type Tone } from '../tone.ts'
import { blossomingVase, crackle } from './brushwork.ts'
import { glazed } from './pottery.ts'

type Line = readonly (readonly [number, number])[]

const lineOf = (belly: number, neck: number, tall: number): Line => [
  [0.001, 0.02],
  [0.3 * belly, 0.015],
  [0.33 * belly, 0],
  [0.36 * belly, 0.03],
  [0.44 * belly, 0.3 * tall],
  [0.66 * belly, 0.95 * tall],
  [0.68 * belly, 1.2 * tall],
  [0.5 * belly, 1.52 * tall],
  [0.24 * neck, 1.7 * tall],
  [0.2 * neck, 1.84 * tall],
  [0.25 * neck, 1.97 * tall],
  [0.33 * neck, 2.02 * tall],
]

/** Its wall turns inward at the lip and goes down into the dark. */
function lip(on: Sculpture, neck: number, tall: number, inside: Finish, rim: Finish): void {
  on.add(
    thrown(
      [
        [0.33 * neck, 2.02 * tall],
        [0.29 * neck, 2.015 * tall],
        [0.2 * neck, 1.95 * tall],
        [0.16 * neck, 1.84 * tall],
        [0.18 * neck, 1.6 * tall],
        [0.001, 1.5 * tall],
      ],
      24,
      48,
    ),
    inside,
  )
  on.add(ring(0.3 * neck, 0.342 * neck, 0.03, 0.014, 60), rim, [0, 2.02 * tall - 0.018, 0])
}

/** A few twigs with round buds. */
function twigs(on: Sculpture, bud: Tone, tall: number): void {
  const luck = chance(12)
  for (let i = 0; i < 4; i++) {
    const [lean, turn, high] = [0.1 + luck() * 0.16, i * 94 + luck() * 40, tall * (0.75 + luck() * 0.3)]
    on.within([0, 0, 0], [0, turn, 0], () => {
      on.add(
        tube(
          [
            [0, 0, 0],
            [lean * 0.5, high * 0.4, 0.02],
            [lean, high * 0.7, -0.02],
            [lean * 2.1, high, 0],
          ],
          0.014,
          24,
          false,
          7,
        ),
        matte('#6b4a33'),
      )
      for (let k = 0; k < 6; k++) {
        const t = 0.5 + k * 0.1
        const side = k % 2 ? 0.05 : -0.05
        const size = 0.055 - 0.004 * k
        on.add(
          ball(size, 18),
          matte(bud),
          [lean * 2.1 * t ** 1.8 + side * 0.3, high * t, side],
          [0, 0, 0],
          [1, 1.25, 1],
        )
      }
    })
  }
}

/** A tall vase and a small one beside it with twigs. */
export const vase = model({
  name: { zh: '手绘瓷花瓶', en: 'Hand-painted porcelain vase' },
  industry: 'home',
  seen: { yaw: 0, elevation: 12, fill: 0.82 },
  turned: { yaw: 150 },
  close: { at: [-0.32, 1.1, 0.3], size: 0.44, yaw: -4, elevation: 10 },
  colours: { body: '#eef1f2', accent: '#2456a8', third: '#c9824f' },
  options: { belly: 1, neck: 1, tall: 1, painting: 'blossom', ribs: 0 },
  variants: {
    white: {},
    teal: {
      colours: { body: '#8fbfae', accent: '#c9a25c', third: '#e9e3d6' },
      options: { belly: 1.16, neck: 0.82, tall: 0.86, painting: 'crackle' },
    },
    red: {
      colours: { body: '#a8322b', accent: '#d9b061', third: '#2f3a4a' },
      options: { belly: 0.92, neck: 1.25, tall: 1.04, painting: 'plain', ribs: 14 },
    },
    blue: {
      colours: { body: '#2a5fa3', accent: '#e2b65e', third: '#d7dde4' },
      options: { belly: 1.08, neck: 1.05, tall: 0.94, painting: 'gold' },
    },
  },
  build(on, { body, accent, third }, { belly, neck, tall, painting, ribs }) {
    const ink = hexOf(accent)
    const paintings: Record<string, () => Print> = {
      blossom: () => blossomingVase(ink, hexOf(darker(accent, 0.12)), '#e8c65a'),
      gold: () => blossomingVase(ink, '#fbf2dc', ink, hexOf(body)),
      crackle: () => crackle(),
    }
    const pattern = paintings[painting]?.()
    const gilt = painting === 'blossom' ? glazed(accent) : finish(accent, { metal: 0.85, rough: 0.3 })
    on.within([-0.32, 0, -0.1], [0, 200, 0], () => {
      const shape = thrown(lineOf(belly, neck, tall), 72, ribs && on.fine.weight === 'full' ? 168 : 84)
      const ridged = bent(shape, (x, y, z) => {
        const k = 1 + (y > 0.08 && y < 1.6 * tall ? 0.03 : 0) * Math.cos(Math.atan2(z, x) * ribs)
        return [x * k, y, z * k]
      })
      on.add(ribs ? ridged : shape, glazed(painting === 'gold' ? '#ffffff' : body, pattern))
      lip(on, neck, tall, glazed(darker(body, 0.35)), gilt)
      on.add(ring(0.31 * belly, 0.365 * belly, 0.03, 0.012), gilt, [0, 0.012, 0])
    })
    on.within([0.62, 0, 0.34], [0, 0, 0], () => {
      on.add(thrown(lineOf(0.62, 0.66, 0.42), 48, 64), glazed(third))
      lip(on, 0.66, 0.42, glazed(darker(third, 0.5)), glazed(darker(third, 0.2)))
      on.within([0, 0.7, 0], [0, 0, 0], () => twigs(on, accent, 0.9))
    })
  },
})
