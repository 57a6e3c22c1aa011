import { box } from '../../kit/box.ts'
import { alongPath, loft, type Ring } from '../../kit/loft.ts'
import { sheet } from '../../kit/sheet.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { addBlock, alongZ, cable, can, stuff, turned } from './parts.ts'

const { brandCloth, paleCloth, dark, gold, oak, steel } = stuff
const cream: ModelLook = { color: '#efe3cd', rough: 0.92 }

const half = (x: number, y: number, z: number, wide: number, deep: number): Ring => ({
  at: [x, y, z],
  across: [wide, 0, 0],
  deep: [0, 0, deep],
})

/** A shirt on a tailor's stand. */
export function shirtOnStand(b: ModelBuilder): void {
  const sides = b.detail === 'near' ? 18 : 6
  b.add(
    turned(b, [
      [0.17, 0, 0.006],
      [0.17, 0.02, 0.01],
      [0.03, 0.045, 0.02],
      [0.018, 0.08],
      [0.018, 0.5],
    ]),
    oak,
  )
  const body = [
    half(0, 0.42, 0, 0.2, 0.125),
    half(0, 0.5, 0, 0.195, 0.13),
    half(0, 0.64, 0.004, 0.17, 0.115),
    half(0, 0.8, 0.012, 0.2, 0.135),
    half(0, 0.9, 0.004, 0.215, 0.122),
    half(0, 0.965, -0.006, 0.17, 0.09),
    half(0, 1.0, -0.01, 0.085, 0.07),
  ]
  const few =
    b.detail === 'near' ? body : [body[0], body[2], body[4], body[6]].filter((ring) => ring !== undefined)
  b.add(loft(few, { sides, square: 0.88, lids: 'none' }), brandCloth)
  for (const side of [-1, 1]) {
    const sleeve = alongPath(
      [
        [side * 0.15, 0.935, -0.005, 0.036, 0.04],
        [side * 0.205, 0.912, 0, 0.062, 0.066],
        [side * 0.27, 0.82, 0.012, 0.074, 0.07],
        [side * 0.3, 0.735, 0.02, 0.076, 0.07],
      ],
      [0, 0, 1],
    )
    b.add(loft(sleeve, { sides: b.detail === 'near' ? 12 : 4, lids: 'none' }), brandCloth)
    b.from('near', () => {
      const cuff = alongPath(
        [
          [side * 0.296, 0.748, 0.019, 0.079, 0.073],
          [side * 0.302, 0.72, 0.022, 0.08, 0.074],
        ],
        [0, 0, 1],
      )
      b.add(loft(cuff, { sides: 12, lids: 'none' }), paleCloth)
      // Collar: two leaves that part in front.
      b.add(box(0.09, 0.045, 0.012, 0.005, 9), paleCloth, {
        at: [side * 0.046, 0.985, 0.075],
        turn: side * 0.45,
        tilt: -0.5,
        roll: side * -0.5,
      })
    })
  }
  b.add(
    turned(b, [
      [0.07, 0.985],
      [0.06, 1.06, 0.01],
      [0.05, 1.075, 0.008],
      [0, 1.08],
    ]),
    cream,
  )
  b.from('near', () => {
    b.add(can(b, 0.02, 0.05, 0.01, 10), oak, { at: [0, 1.08, 0] })
    // The strip with the buttons follows the front.
    const front = (y: number) => {
      const i = Math.max(0, body.findIndex((ring) => ring.at[1] > y) - 1)
      const [p, q] = [body[i], body[i + 1]]
      if (!p || !q) return 0.13
      const share = (y - p.at[1]) / (q.at[1] - p.at[1])
      return p.at[2] + p.deep[2] + (q.at[2] + q.deep[2] - p.at[2] - p.deep[2]) * share
    }
    const [low, high] = [0.425, 0.94]
    b.add(
      sheet(
        (u, v) => {
          const y = high + (low - high) * v
          return [(u - 0.5) * 0.034, y, front(y) + 0.005]
        },
        1,
        12,
        0,
      ),
      paleCloth,
    )
    for (const y of [0.5, 0.6, 0.7, 0.8, 0.9])
      b.add(can(b, 0.009, 0.006, 0, 8), stuff.white, { at: [0, y, front(y) + 0.004], ...alongZ })
  })
}

/** A handbag with a flap and two handles. */
export function bag(b: ModelBuilder): void {
  const rings = [
    half(0, 0, 0, 0.4, 0.16),
    half(0, 0.03, 0, 0.425, 0.175),
    half(0, 0.25, 0, 0.4, 0.155),
    half(0, 0.48, 0, 0.36, 0.1),
    half(0, 0.52, 0, 0.345, 0.07),
  ]
  b.add(loft(rings, { sides: b.detail === 'near' ? 28 : 8, square: 0.42 }), stuff.brand)
  b.add(
    sheet(
      (u, v) => {
        const wide = 0.335 - 0.05 * v ** 3
        const drop = v * 0.3
        return [
          (u - 0.5) * 2 * wide,
          0.535 - drop - 0.015 * Math.cos((u - 0.5) * 3),
          0.085 + 0.105 * v ** 0.7,
        ]
      },
      b.detail === 'near' ? 10 : 2,
      b.detail === 'near' ? 6 : 1,
      0.016,
    ),
    stuff.deep,
  )
  for (const z of [-0.055, 0.055])
    b.add(
      cable(
        b,
        [
          [-0.19, 0.5, z],
          [-0.19, 0.72, z],
          [-0.12, 0.9, z * 0.8],
          [0.12, 0.9, z * 0.8],
          [0.19, 0.72, z],
          [0.19, 0.5, z],
        ],
        0.018,
        8,
      ),
      stuff.deep,
    )
  b.from('near', () => {
    addBlock(b, gold, [0.09, 0.06, 0.02], [0, 0.21, 0.185], 0.008)
    addBlock(b, dark, [0.05, 0.025, 0.01], [0, 0.228, 0.198])
    for (const x of [-0.19, 0.19])
      b.add(can(b, 0.026, 0.012, 0.003, 12), steel, { at: [x, 0.49, 0.098], ...alongZ })
  })
}
