import { box } from '../../kit/box.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, painted } from '../model-builder.ts'

/** Portal frames of laminated oak one behind the other: two posts and a beam each, on steel shoes. */
export function timberFrames(
  b: ModelBuilder,
  span: number,
  height: number,
  at: { x: number; y: number; frames: readonly number[] },
): void {
  const bevel = b.bevel(0.025)
  for (const z of at.frames)
    b.within({ at: [at.x, at.y, z] }, () => {
      for (const side of [-1, 1]) {
        const x = side * (span / 2)
        b.add(box(0.18, height, 0.34, bevel, b.cell(1), { without: ['-y'] }), finishes.paleOak, {
          at: [x, height / 2, 0],
        })
        b.from('near', () => b.add(box(0.24, 0.1, 0.4), finishes.dark, { at: [x, 0.05, 0] }))
      }
      b.from('middle', () =>
        b.add(box(span, 0.32, 0.24, 0, b.cell(1.2)), finishes.paleOak, { at: [0, height - 0.17, 0] }),
      )
    })
}

/** Upright fins that turn a little more from one to the next, so that the wall opens as one walks along it. */
export function turningFins(
  b: ModelBuilder,
  height: number,
  at: { x: number; y: number; from: number; to: number },
): void {
  const count = { near: 11, middle: 6, far: 2 }[b.detail]
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const wide = b.detail === 'far' ? (at.to - at.from) * 0.44 : 0.34
    b.add(box(0.05, height, wide, 0, 9, { without: ['-y'] }), painted(i % 3 === 1 ? 'pale' : 'brand', 0.38), {
      at: [at.x, at.y + height / 2, at.from + (at.to - at.from) * share],
      turn: b.detail === 'far' ? 0 : -0.1 + share * 1.1,
    })
  }
}

/** Screens that look like frosted glass between thin posts, along z. */
export function paleScreens(
  b: ModelBuilder,
  height: number,
  at: { x: number; y: number; from: number; to: number },
): void {
  const count = b.detail === 'far' ? 1 : 4
  const each = (at.to - at.from) / count
  for (let i = 0; i < count; i++) {
    const z = at.from + (i + 0.5) * each
    b.add(
      box(0.03, height - 0.3, each - 0.1, b.bevel(0.008), b.cell(0.45), { fine: ['+x', '-x'] }),
      painted('pale', 0.12, { glow: 0.34 }),
      { at: [at.x, at.y + height / 2 + 0.05, z] },
    )
    b.from('middle', () =>
      b.add(box(0.06, height, 0.06, b.bevel(0.01), 9, { without: ['-y'] }), finishes.aluminium, {
        at: [at.x, at.y + height / 2, z - each / 2],
      }),
    )
  }
}
