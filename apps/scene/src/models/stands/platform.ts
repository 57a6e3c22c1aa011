import type { Pose } from '../../kit/affine.ts'
import { box } from '../../kit/box.ts'
import { addLattice, addVertex, emptyShape, type Shape } from '../../kit/shape.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'

/** A low stage with a line of light around its foot; gives the height of its top. */
export function platform(
  b: ModelBuilder,
  width: number,
  depth: number,
  { height = 0.12, cell = 0.36 }: { height?: number; cell?: number } = {},
): number {
  b.add(
    box(width, height, depth, b.bevel(0.025), b.cell(cell), { fine: ['+y'], without: ['-y'] }),
    finishes.platform,
    {
      at: [0, height / 2, 0],
    },
  )
  b.add(
    box(width + 0.03, 0.035, depth + 0.03, 0, 9, { without: ['-y'] }),
    painted('pale', 0.4, { glow: 1.2 }),
    { at: [0, 0.045, 0] },
  )
  return height
}

const plankTints = [1, 0.93, 1.05, 0.97, 0.9, 1.02] as const

/** Boards side by side along x, flat on the ground plane, each a little different. */
function planks(width: number, depth: number, cell: number, count: number): Shape {
  const shape = emptyShape()
  const across = Math.max(1, Math.round(width / cell))
  const each = depth / count
  const strip = (from: number, to: number, tint: number, cells = across) => {
    const base = shape.tint.length
    for (const z of [from, to])
      for (let i = 0; i <= cells; i++)
        addVertex(shape, [(i / cells - 0.5) * width, 0, z - depth / 2], [0, 1, 0], tint)
    addLattice(shape, base, cells + 1, 2)
  }
  for (let i = 0; i < count; i++) {
    const gap = count > 2 ? 0.008 : 0
    strip(i * each + gap, (i + 1) * each, plankTints[(i * 5 + (i >> 2)) % plankTints.length] ?? 1)
    if (gap > 0) strip(i * each, i * each + gap, 0.62, Math.ceil(across / 4))
  }
  return shape
}

export const plankLook = { color: '#cba274', rough: 0.44 } as const satisfies ModelLook

/** An oak floor on a platform; `at` is its middle. */
export function plankFloor(b: ModelBuilder, width: number, depth: number, at: Pose['at'], cell = 0.44): void {
  const count = { near: Math.round(depth / 0.27), middle: Math.round(depth / 0.8), far: 1 }[b.detail]
  b.add(planks(width, depth, b.cell(cell), Math.max(1, count)), plankLook, at ? { at } : {})
}
