import type { Vec3 } from '../../kit/affine.ts'
import { hoop } from '../../kit/lathe.ts'
import { loft, onRing, type Ring } from '../../kit/loft.ts'
import { disc } from '../../kit/panel.ts'
import { type Outline, prism } from '../../kit/prism.ts'
import { sheet } from '../../kit/sheet.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { addBlock, cable, stuff } from './parts.ts'

/** Slices from heel to toe: where, how high, half how wide. */
const slices: readonly (readonly [x: number, top: number, wide: number])[] = [
  [-0.44, 0.3, 0.05],
  [-0.41, 0.37, 0.1],
  [-0.33, 0.42, 0.128],
  [-0.2, 0.4, 0.135],
  [-0.08, 0.375, 0.135],
  [0.04, 0.33, 0.142],
  [0.15, 0.275, 0.152],
  [0.26, 0.222, 0.156],
  [0.35, 0.185, 0.142],
  [0.42, 0.15, 0.1],
  [0.445, 0.12, 0.05],
]
const foot = 0.07
const square = 0.74

const ringOf = ([x, top, wide]: (typeof slices)[number]): Ring => ({
  at: [x, (foot + top) / 2, 0],
  across: [0, 0, wide],
  deep: [0, (top - foot) / 2, 0],
})
const rings = slices.map(ringOf)

/** A place on the upper: from heel to toe, and around it from the top. */
function onUpper(along: number, angle: number, out: number): Vec3 {
  const f = Math.max(0, Math.min(0.9999, along)) * (rings.length - 1)
  const i = Math.floor(f)
  const [p, q] = [rings[i], rings[i + 1]]
  if (!p || !q) return [0, 0, 0]
  const k = f - i
  const [a, c] = [onRing(p, angle, square), onRing(q, angle, square)]
  const mixed = (n: 0 | 1 | 2) => a[n] + (c[n] - a[n]) * k
  return [mixed(0), mixed(1) + Math.cos(angle) * out, mixed(2) + Math.sin(angle) * out]
}

const sole = (grow: number, fine = true): Outline => {
  const kept = fine ? slices : slices.filter((_, i) => i % 3 === 0)
  const side = kept.map(([x, , wide]): readonly [number, number] => [
    x * (1 + grow * 0.25),
    wide + grow * 0.16,
  ])
  return [...side, ...side.toReversed().map(([x, z]): readonly [number, number] => [x, -z])]
}

/** A running shoe: knit upper, coloured toe, heel and side, laces, a thick sole. */
export function sneaker(b: ModelBuilder): void {
  const near = b.detail === 'near'
  b.from('near', () => b.add(prism(sole(0.08), 0.022, { bevel: 0 }), stuff.deep))
  b.add(prism(sole(0.13, near), 0.085, { bevel: b.bevel(0.016) }), stuff.white, { at: [0, 0.02, 0] })
  const few = near ? rings : rings.filter((_, i) => i % 3 === 0 || i === rings.length - 1)
  b.add(loft(few, { sides: near ? 18 : 5, square }), { color: '#e6e9ee', rough: 0.92 })
  const patch = (from: number, to: number, low: number, high: (u: number) => number, side: -1 | 1) =>
    sheet(
      (u, v) => {
        const along = from + (to - from) * (side > 0 ? u : 1 - u)
        const top = high(side > 0 ? u : 1 - u)
        const angle = top + (low - top) * v
        return onUpper(along, side * angle, 0.008)
      },
      near ? 6 : 1,
      near ? 4 : 1,
      0,
    )
  for (const side of [-1, 1] as const) {
    b.add(
      patch(0.36, 0.62, 2.1, (u) => 0.5 + 0.15 * u, side),
      stuff.brandCloth,
    )
    b.add(
      patch(0.76, 1, 2.3, (u) => 0.75 - 0.75 * u ** 0.5, side),
      stuff.deepCloth,
    )
    b.add(
      patch(0, 0.24, 2.3, (u) => 0.15 + 0.9 * u ** 1.5, side),
      stuff.deepCloth,
    )
  }
  b.from('near', () => {
    b.within({ at: [-0.25, 0.396, 0], roll: -0.07, scale: [1.5, 1, 1] }, () => {
      b.add(hoop(0.092, 0, 0.05, 26), stuff.brandCloth)
      b.add(disc(0.092, 20), stuff.dark, { at: [0, 0.006, 0], tilt: -Math.PI / 2 })
    })
    addBlock(b, stuff.paleCloth, [0.03, 0.17, 0.13], [-0.09, 0.325, 0], 0.012, { roll: 0.75 })
    for (let i = 0; i < 5; i++) {
      const along = 0.43 + i * 0.052
      const [left, right] = [onUpper(along, -0.62, 0.012), onUpper(along + 0.02, 0.62, 0.012)]
      const [lift, lower] = [onUpper(along, -0.25, 0.02), onUpper(along + 0.02, 0.25, 0.02)]
      b.add(cable(b, [left, lift, lower, right], 0.011, 5), stuff.white)
    }
  })
}
