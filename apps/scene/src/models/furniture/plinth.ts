import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { lathe } from '../../kit/lathe.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'
import { finishes } from './finishes.ts'
import { footShade } from './foot-shade.ts'

export interface PlinthOptions {
  height?: number
  width?: number
  turn?: number
  floor?: ModelLook
  body?: ModelLook
}

const edgeGlow = painted('pale', 0.4, { glow: 1.5 })

function withProduct(b: ModelBuilder, height: number, width: number, options: PlinthOptions): void {
  b.socket('product', [0, height, -width * 0.04], options.turn ?? 0.35, width)
  b.socket('card-place', [0, height, width / 2 - 0.07], 0, Math.min(0.5, width * 0.62))
  b.lamp([0, height + 2.2, 1.2], [0, height + 0.1, 0], 3, 0.42)
  footShade(b, width / 2 - 0.02, options.floor, 0.13)
}

/** A drum on a dark recessed foot with a line of light below its top. */
export function roundPlinth(b: ModelBuilder, pose: Pose, options: PlinthOptions = {}): void {
  const { height: h = 0.85, width = 0.55, body = finishes.lacquer } = options
  const r = width / 2
  const segments = b.round(26)
  b.within(pose, () => {
    withProduct(b, h, width, options)
    if (b.detail === 'far') {
      b.add(box(width * 0.9, h, width * 0.9, 0, 9, { without: ['-y'] }), body, { at: [0, h / 2, 0] })
      return
    }
    const turned = (look: ModelLook, ...profile: [number, number][]) =>
      b.add(lathe(profile, { segments, cell: b.cell(0.4) }), look)
    turned(edgeGlow, [r - 0.02, h - 0.08], [r - 0.02, h - 0.035])
    if (b.detail === 'middle') {
      turned(body, [r, 0], [r, h - 0.08])
      turned(body, [r, h - 0.035], [r, h], [0, h])
      return
    }
    turned(finishes.dark, [r - 0.035, 0], [r - 0.035, 0.05])
    turned(body, [r, 0.045], [r, h - 0.08], [r - 0.03, h - 0.075])
    turned(body, [r, h - 0.035], [r, h - 0.012], [r - 0.012, h], [0, h])
  })
}

/** A block with a line of light below its top. */
export function squarePlinth(b: ModelBuilder, pose: Pose, options: PlinthOptions = {}): void {
  const { height: h = 0.9, width: w = 0.5, body = finishes.lacquer } = options
  b.within(pose, () => {
    withProduct(b, h, w, options)
    b.from('near', () => b.add(box(w - 0.08, 0.06, w - 0.08), finishes.dark, { at: [0, 0.03, 0] }))
    const low = b.detail === 'near' ? 0.045 : 0
    b.add(box(w, h - 0.07 - low, w, b.bevel(0.02), b.cell(0.22), { without: ['-y'] }), body, {
      at: [0, (h - 0.07 + low) / 2, 0],
    })
    b.from('middle', () => {
      b.add(box(w - 0.04, 0.05, w - 0.04, 0, 9, { without: ['-y', '+y'] }), edgeGlow, {
        at: [0, h - 0.055, 0],
      })
      b.add(box(w, 0.035, w, b.bevel(0.012), b.cell(0.25)), body, { at: [0, h - 0.018, 0] })
    })
  })
}
