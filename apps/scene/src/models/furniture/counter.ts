import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { aroundCircle, sweep } from '../../kit/sweep.ts'
import { type ModelBuilder, type ModelLook, painted, picture } from '../model-builder.ts'
import { leaflets, nameCard, tablet } from './desk-things.ts'
import { finishes } from './finishes.ts'

export const counterHeight = 1.05

export interface CounterOptions {
  width: number
  body?: ModelLook
  /** Name card of the contact person, standing on the counter. */
  card?: boolean
}

/** A counter that faces +z: a body on a line of light, a brand-coloured cheek, an oak top, someone behind it. */
export function counter(
  b: ModelBuilder,
  pose: Pose,
  { width, body = finishes.lacquer, card }: CounterOptions,
): void {
  const cheek = painted(body.paint === 'brand' ? 'deep' : 'brand', 0.34)
  b.within(pose, () => {
    b.from('middle', () => b.add(box(width - 0.1, 0.07, 0.42), finishes.coolLine, { at: [0, 0.035, 0] }))
    b.add(box(width, 0.92, 0.5, b.bevel(0.035), b.cell(0.22), { without: ['-y'] }), body, {
      at: [0, 0.53, 0],
    })
    b.add(box(width + 0.1, 0.05, 0.62, b.bevel(0.02), b.cell(0.3)), finishes.oak, { at: [0, 1.025, 0] })
    const high = Math.min(0.56, (width - 0.36) / 1.6)
    b.from('middle', () => {
      b.add(box(0.14, 0.93, 0.53, b.bevel(0.02), b.cell(0.3), { without: ['-y'] }), cheek, {
        at: [-width / 2 + 0.064, 0.535, 0],
      })
      b.add(panel(high * 1.6, high, b.cell(0.2)), picture('badge', 0.12, 0.4), { at: [0.07, 0.55, 0.256] })
    })
    b.from('near', () => {
      b.add(box(width - 0.02, 0.02, 0.52), finishes.litLine, { at: [0, 0.988, 0] })
      tablet(b, { at: [-width * 0.22, counterHeight, -0.02], turn: Math.PI })
      leaflets(b, { at: [width * 0.3, counterHeight, 0.06], turn: 0.2 })
      if (card) nameCard(b, { at: [-width * 0.2, counterHeight, 0.16], turn: -0.1 })
      b.contact(0, 0, width * 0.6, 0.4)
    })
    b.socket('staff', [0.05, 0, -0.66], 0)
  })
}

export interface CurvedCounterOptions {
  radius: number
  /** Half the opening angle of the arc, which is centred on +z. */
  half: number
  body?: ModelLook
  /** A band in the middle of the front. */
  band?: ModelLook
}

/** A counter along an arc around the origin, its front outside. */
export function curvedCounter(
  b: ModelBuilder,
  pose: Pose,
  { radius, half, body = finishes.lacquer, band = painted('brand', 0.34) }: CurvedCounterOptions,
): void {
  const along = aroundCircle(
    radius,
    -half,
    half,
    { near: Math.round((half * radius) / 0.1), middle: Math.round((half * radius) / 0.2), far: 4 }[b.detail],
  )
  const [bevel, cell] = [b.bevel(0.03), b.cell(0.5)]
  b.within(pose, () => {
    const part = (low: number, high: number, back: number, front: number, look: ModelLook, soft = bevel) =>
      b.add(
        sweep(
          along,
          [
            [back, low],
            [front, low],
            [front, high],
            [back, high],
          ],
          { closed: true, caps: b.detail === 'near', bevel: Math.min(soft, (high - low) / 3), cell },
        ),
        look,
      )
    b.from('middle', () => part(0, 0.08, -0.2, 0.18, finishes.coolLine, 0))
    part(0.07, 0.99, -0.26, 0.24, body)
    b.from('middle', () => part(0.56, 0.76, 0.1, 0.256, band))
    b.from('near', () => part(0.985, 1.005, -0.24, 0.25, finishes.litLine, 0))
    if (b.detail === 'far') return
    part(1.0, counterHeight, -0.32, 0.32, finishes.oak)
  })
}
