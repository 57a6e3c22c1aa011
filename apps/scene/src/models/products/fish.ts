import { ball } from '../../kit/ball.ts'
import { alongPath, loft } from '../../kit/loft.ts'
import { seeded } from '../../kit/random.ts'
import { sheet } from '../../kit/sheet.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { addBlock, can, stuff, turned } from './parts.ts'

const { brand, deep, pale, gold, dark, steel } = stuff

function addTin(b: ModelBuilder, label: ModelLook): void {
  b.add(
    turned(
      b,
      [
        [0.2, 0],
        [0.205, 0.012],
        [0.196, 0.02],
        [0.196, 0.15],
        [0.205, 0.158],
        [0.2, 0.17],
        [0.188, 0.17],
        [0.186, 0.158],
        [0, 0.158],
      ],
      24,
    ),
    steel,
  )
  b.add(
    turned(
      b,
      [
        [0.199, 0.024],
        [0.199, 0.146],
      ],
      24,
    ),
    label,
  )
}

/** A fish in relief for the labels, and the whole fish of the box. */
function fish(b: ModelBuilder, length: number, flat: number) {
  const near = b.detail === 'near'
  const body = loft(
    alongPath(
      (
        [
          [-0.5, 0.03, 0.012],
          [-0.42, 0.09, 0.05],
          [-0.2, 0.15, 0.09],
          [0.05, 0.14, 0.08],
          [0.3, 0.06, 0.03],
          [0.36, 0.03, 0.02],
        ] as const
      ).map(([x, high, wide]) => [x * length, 0, 0, high * length, wide * length * flat] as const),
      [0, 1, 0],
    ),
    { sides: near ? (flat > 0.5 ? 9 : 5) : 3, lids: near ? 'both' : 'none' },
  )
  const tail = sheet(
    (u, v) => [(0.34 + 0.16 * v) * length, (u - 0.5) * (0.05 + 0.3 * v) * length, 0],
    near ? 3 : 1,
    1,
    0.02 * length,
    near,
  )
  return { body, tail }
}

/** Three tins on each other and one that leans on them. */
export function cannedFish(b: ModelBuilder): void {
  ;[deep, brand, pale].forEach((label, i) => {
    b.within({ at: [-0.18, i * 0.172, -0.05], turn: i * 0.4 }, () => addTin(b, label))
  })
  b.from('near', () => {
    const { body, tail } = fish(b, 0.2, 0.3)
    for (const y of [0.085, 0.257, 0.429])
      for (const turn of y > 0.2 ? [-0.1, 0.9] : [0.4])
        b.within({ at: [-0.18, y, -0.05], turn }, () => {
          b.add(body, stuff.white, { at: [0, 0, 0.198] })
          b.add(tail, stuff.white, { at: [0, 0, 0.198] })
        })
  })
  b.within({ at: [0.2, 0.214, 0.1], turn: 0.5, tilt: 1.12 }, () => {
    b.within({ at: [0, -0.08, 0] }, () => {
      addTin(b, brand)
      b.from('near', () => {
        for (const r of [0.15, 0.11])
          b.add(
            turned(
              b,
              [
                [r + 0.006, 0.158],
                [r, 0.166],
                [r - 0.006, 0.158],
              ],
              24,
            ),
            gold,
          )
        addBlock(b, gold, [0.035, 0.008, 0.09], [0, 0.164, 0.06], 0.003)
        b.add(can(b, 0.016, 0.016, 0.004, 10), gold, { at: [0, 0.158, 0.02] })
      })
    })
  })
}

/** Fresh fish on ice in an open box. */
export function fishBox(b: ModelBuilder): void {
  const wall: ModelLook = { color: '#eef2f6', rough: 0.7 }
  for (const z of [-0.24, 0.24]) addBlock(b, wall, [0.82, 0.24, 0.05], [0, 0, z], 0.015)
  for (const x of [-0.385, 0.385]) addBlock(b, wall, [0.05, 0.24, 0.44], [x, 0, 0], 0.015)
  addBlock(b, { color: '#dfeaf4', rough: 0.35 }, [0.76, 0.16, 0.45], [0, 0.01, 0])
  addBlock(b, brand, [0.84, 0.06, 0.54], [0, 0.06, 0], 0.01)
  const near = b.detail === 'near'
  const { body, tail } = fish(b, 0.62, 1.15)
  const scales: ModelLook = { color: '#8fa6bd', rough: 0.22, metal: 0.25 }
  ;(
    [
      [-0.04, -0.13, 0.12, 0.235],
      [0.05, 0.02, -0.1, 0.245],
      [-0.02, 0.15, 0.06, 0.24],
    ] as const
  ).forEach(([x, z, turn, y]) => {
    b.within({ at: [x, y, z], turn, tilt: -1.2 }, () => {
      b.add(body, scales)
      b.add(tail, { ...scales, color: '#6f88a3' })
      b.from('near', () => b.add(ball(0), dark, { at: [-0.26, 0.012, 0.032], scale: 0.012 }))
    })
  })
  if (!near) return
  const random = seeded(3)
  for (let i = 0; i < 46; i++)
    b.add(
      ball(0),
      { color: '#e6f2fb', rough: 0.12 },
      {
        at: [(random() - 0.5) * 0.72, 0.175 + random() * 0.02, (random() - 0.5) * 0.42],
        scale: 0.02 + random() * 0.02,
        turn: random() * 3,
        tilt: random() * 3,
      },
    )
}
