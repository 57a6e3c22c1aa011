import type { Vec3 } from '../../../kit/affine.ts'
import { loft } from '../../../kit/loft.ts'
import { panel } from '../../../kit/panel.ts'
import { sheet } from '../../../kit/sheet.ts'
import { byDetail } from '../../by-detail.ts'
import { type ModelBuilder, type ModelLook, painted } from '../../model-builder.ts'
import { shirt } from './limbs.ts'
import type { Torso } from './torso.ts'

const lanyard: ModelLook = { color: '#1557d6', rough: 0.8 }

/** How wide a jacket is open, in radians to each side, from the neck (0) down to its button (1). */
const opening = (down: number) => 0.62 * (1 - down) ** 0.8 + 0.01
const [neck, button] = [0.985, 0.42]
const heightAt = (down: number) => neck + (button - neck) * down

/** The shirt that shows in the opening of a jacket, and the lapels beside it. */
export function addLapels(b: ModelBuilder, torso: Torso, tie: boolean): void {
  if (b.detail === 'far') return
  const rows = byDetail(b.detail, 5, 3, 1)
  b.add(
    sheet(
      (u, v) => torso.on((u * 2 - 1) * opening(v), heightAt(v), 0.006),
      byDetail(b.detail, 4, 2, 1),
      rows,
      0,
    ),
    shirt,
  )
  if (tie)
    b.add(
      sheet(
        (u, v) => torso.on((u * 2 - 1) * (0.1 + 0.1 * v) * (1 - 0.6 * v ** 6), heightAt(v), 0.011),
        byDetail(b.detail, 2, 1, 1),
        byDetail(b.detail, 5, 2, 1),
        0,
      ),
      painted('legs', 0.7),
    )
  if (b.detail !== 'near') return
  const lapel = painted('top', 0.9, { color: '#d3d8e2' })
  for (const side of [-1, 1] as const) {
    const width = (v: number) => 0.3 * Math.sin(Math.PI * Math.min(1, v * 0.9 + 0.14)) ** 0.8
    b.add(
      sheet(
        (u, v) => {
          const share = side > 0 ? u : 1 - u
          return torso.on(side * (opening(v) + width(v) * share), heightAt(v), 0.008 + 0.008 * share)
        },
        2,
        5,
        0,
      ),
      lapel,
    )
  }
}

export function addCollar(b: ModelBuilder, torso: Torso, look: ModelLook): void {
  const [low, high] = [torso.rings.at(-2), torso.rings.at(-1)]
  if (b.detail !== 'near' || !low || !high) return
  const scaled = (v: Vec3, k: number): Vec3 => [v[0] * k, v[1] * k, v[2] * k]
  const at = (up: number): Vec3 => [high.at[0], high.at[1] + up, high.at[2] + up * 0.1]
  const rings = [
    { at: at(-0.014), across: scaled(high.across, 1.22), deep: scaled(high.deep, 1.22) },
    { at: at(0.022), across: scaled(high.across, 0.97), deep: scaled(high.deep, 0.99) },
    { at: at(0.018), across: scaled(high.across, 0.86), deep: scaled(high.deep, 0.88) },
  ]
  b.add(loft(rings, { sides: 9, lids: 'none' }), look)
}

/** The ribbon and the badge that everybody wears at a fair. */
export function addBadge(b: ModelBuilder, torso: Torso, turn: number): void {
  if (b.detail === 'far') return
  const hangs = 0.5
  b.from('near', () => {
    for (const side of [-1, 1] as const)
      b.add(
        sheet(
          (u, v) => {
            const angle = side * 0.72 * (1 - v) ** 0.9
            const p = torso.on(angle, 0.99 + (hangs - 0.99) * v, 0.022)
            return [p[0] + (u - 0.5) * 0.014, p[1], p[2]]
          },
          1,
          4,
          0,
        ),
        lanyard,
      )
  })
  const at = torso.on(0, hangs - 0.03, 0.03)
  b.add(panel(0.075, 0.105, 9), { color: '#f3f5f9', rough: 0.4 }, { at, turn, tilt: -0.05 })
  b.from('near', () => {
    const blue: Vec3 = [at[0], at[1] + 0.036, at[2] + 0.002]
    b.add(panel(0.075, 0.033, 9), { ...lanyard, rough: 0.4 }, { at: blue, turn, tilt: -0.05 })
  })
}
