import type { Shape } from './fineness.ts'

/** The same shape with its print laid on it from above, as a picture of `size` by `size` whose foot is at +z. */
export const laid =
  (shape: Shape, size: number): Shape =>
  (fine) => {
    const geometry = shape(fine)
    const position = geometry.getAttribute('position')
    const uv = geometry.getAttribute('uv')
    for (let i = 0; i < uv.count; i++)
      uv.setXY(i, position.getX(i) / size + 0.5, 0.5 - position.getZ(i) / size)
    return geometry
  }
