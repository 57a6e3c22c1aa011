import { movePoint, type Vec3 } from '../../../kit/affine.ts'
import { box } from '../../../kit/box.ts'
import { panel } from '../../../kit/panel.ts'
import { tube } from '../../../kit/tube.ts'
import type { ModelBuilder, ModelLook } from '../../model-builder.ts'
import type { Skeleton } from './skeleton.ts'

export type Carried = 'bag' | 'tablet' | 'phone'

const leather: ModelLook = { color: '#8a5a34', rough: 0.55 }
const shell: ModelLook = { color: '#1c2740', rough: 0.35 }
const screen: ModelLook = { color: '#cfe6ff', rough: 0.3, glow: 0.55 }

export function addCarried(b: ModelBuilder, what: Carried, skeleton: Skeleton): void {
  if (b.detail === 'far') return
  const bevel = b.bevel(0.006)
  const [left, right] = skeleton.arms
  if (what === 'tablet') {
    const middle: Vec3 = [
      (left.wrist[0] + right.wrist[0]) / 2,
      (left.wrist[1] + right.wrist[1]) / 2 + 0.02,
      Math.max(left.wrist[2], right.wrist[2]) + 0.085,
    ]
    b.within({ at: middle, turn: -0.08, tilt: -0.75 }, () => {
      b.add(box(0.25, 0.18, 0.012, bevel, 9), shell)
      b.add(panel(0.23, 0.16, 9), screen, { at: [0, 0, -0.0065], turn: Math.PI })
    })
  }
  if (what === 'phone') {
    const { wrist, fingers } = right
    const at = (way: number): Vec3 => [
      wrist[0] + fingers[0] * way - 0.012,
      wrist[1] + fingers[1] * way,
      wrist[2] + fingers[2] * way - 0.03,
    ]
    b.within({ at: at(0.1), turn: 0.2, tilt: -0.5 }, () => {
      b.add(box(0.075, 0.15, 0.009, b.bevel(0.003), 9), shell)
      b.add(panel(0.067, 0.14, 9), screen, { at: [0, 0, -0.005], turn: Math.PI })
    })
  }
  if (what === 'bag') {
    const hip = movePoint(skeleton.pelvis, 0.245, -0.03, -0.06)
    const strap = (z: number): Vec3[] => [
      [hip[0], hip[1] + 0.13, hip[2] + z],
      [hip[0] - 0.02, hip[1] + 0.34, hip[2] + z * 0.6],
      [right.shoulder[0] + 0.02, right.shoulder[1] + 0.05, right.shoulder[2] + z * 0.3],
    ]
    b.add(box(0.1, 0.27, 0.33, 0, 9), leather, { at: hip, roll: 0.06 })
    b.from('near', () => {
      for (const z of [-0.09, 0.09]) b.add(tube(strap(z), 0.009, 4), leather)
    })
  }
}
