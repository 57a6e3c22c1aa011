import { alongPath, loft } from '../../kit/loft.ts'
import { bentPanel } from '../../kit/panel.ts'
import { seeded } from '../../kit/random.ts'
import { type ModelBuilder, picture } from '../model-builder.ts'
import { can, stuff, turned } from './parts.ts'
import { addCup } from './porcelain.ts'

const { brand, deep, pale, gold, dark, paper } = stuff

/** A tea caddy with the maker's mark, a cup on a saucer and some leaves. */
export function teaCaddy(b: ModelBuilder): void {
  b.within({ at: [-0.15, 0, -0.06] }, () => {
    b.add(
      turned(
        b,
        [
          [0, 0],
          [0.215, 0, 0.012],
          [0.215, 0.6, 0.006],
          [0.2, 0.605],
        ],
        26,
      ),
      brand,
    )
    b.add(
      turned(
        b,
        [
          [0.222, 0.6],
          [0.222, 0.7, 0.03],
          [0.19, 0.765, 0.03],
          [0, 0.785],
        ],
        26,
      ),
      brand,
    )
    b.from('near', () => {
      for (const y of [0.03, 0.58])
        b.add(
          turned(
            b,
            [
              [0.219, y],
              [0.219, y + 0.018],
            ],
            26,
          ),
          gold,
        )
      b.add(
        turned(
          b,
          [
            [0.226, 0.605],
            [0.226, 0.622],
          ],
          26,
        ),
        gold,
      )
      b.add(can(b, 0.05, 0.02, 0.006, 14), gold, { at: [0, 0.78, 0] })
      b.add(can(b, 0.035, 0.035, 0.012, 14), gold, { at: [0, 0.8, 0] })
      b.add(bentPanel(0.217, 0.3, 0.36, 8), paper, { at: [0, 0.32, 0], turn: 0.25 })
    })
    b.add(bentPanel(0.219, 0.26, 0.1625, b.detail === 'near' ? 8 : 2), picture('badge', 0.08), {
      at: [0, 0.34, 0],
      turn: 0.25,
    })
  })
  b.within({ at: [0.25, 0, 0.14] }, () => addCup(b, true))
  b.from('near', () => {
    const random = seeded(4)
    for (let i = 0; i < 16; i++)
      b.add(
        loft(
          alongPath([
            [0, 0, -0.03, 0.002],
            [0.006, 0.004, 0, 0.008, 0.006],
            [0, 0, 0.03, 0.002],
          ]),
          { sides: 4 },
        ),
        { color: '#2c6b35', rough: 0.8 },
        {
          at: [-0.1 + random() * 0.22, 0.008 + random() * 0.012, 0.26 + random() * 0.1],
          turn: random() * 6,
        },
      )
  })
}

/** Three bottles of one family. */
export function bottles(b: ModelBuilder): void {
  ;(
    [
      [-0.27, -0.04, 0.94, pale],
      [0, 0.1, 1, brand],
      [0.27, -0.04, 0.88, deep],
    ] as const
  ).forEach(([x, z, size, look]) => {
    b.within({ at: [x, 0, z], scale: size }, () => {
      b.add(
        turned(b, [
          [0, 0],
          [0.13, 0, 0.02],
          [0.135, 0.44, 0.06],
          [0.05, 0.64, 0.06],
          [0.046, 0.78],
        ]),
        { ...look, rough: 0.14 },
      )
      b.add(
        turned(b, [
          [0.055, 0.76],
          [0.055, 0.85, 0.008],
          [0, 0.85],
        ]),
        dark,
      )
      b.from('near', () => {
        b.add(
          turned(b, [
            [0.137, 0.12],
            [0.137, 0.36],
          ]),
          paper,
        )
        b.add(bentPanel(0.1385, 0.2, 0.125, 6), picture('badge', 0.08), { at: [0, 0.24, 0] })
        b.add(
          turned(b, [
            [0.0565, 0.735, 0],
            [0.0575, 0.765, 0],
          ]),
          gold,
        )
      })
    })
  })
}
