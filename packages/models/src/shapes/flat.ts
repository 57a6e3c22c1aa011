import { ShapeGeometry } from 'three'
import type { Fineness, Shape } from './fineness.ts'
import { closed, outlineOf, rectangle } from './outline.ts'
import { plate } from './solid.ts'

const corners = ({ weight }: Fineness) => (weight === 'full' ? 8 : 2)

/** A flat rounded rectangle that faces +z, for one whole print: screens, labels, badges. */
export const face =
  (width: number, height: number, round = 0.03): Shape =>
  (fine) => {
    const geometry = new ShapeGeometry(outlineOf(closed(rectangle(width, height, round), corners(fine))))
    const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
    for (let i = 0; i < uv.count; i++)
      uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5)
    return geometry
  }

/** A body of two roundings: a rectangle's corners by `round`, its edges by `bevel`. Its front faces +z. */
export const slab = (width: number, height: number, depth: number, round: number, bevel = 0.03): Shape =>
  plate((fine) => closed(rectangle(width, height, round), corners(fine)), depth, { bevel })
