import { eachRow } from './row-slices.ts'

export type Point = readonly [number, number]
export type Quad = readonly [Point, Point, Point, Point]

export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray | Uint8Array | Buffer
}

type Mapping = (x: number, y: number) => readonly [u: number, v: number]

/** Where a point of the picture lies on the unit square that is seen as this quad. */
export function toUnitSquare([a, b, c, d]: Quad): Mapping {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]]
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]]
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const across = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / across
  const h = (dx1 * sy - sx * dy1) / across
  // Unit square → picture, a 3 × 3 matrix; its adjugate leads back.
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]]
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]]
  const i = [
    m4 - m5 * h,
    m2 * h - m1,
    m1 * m5 - m2 * m4,
    m5 * g - m3,
    m0 - m2 * g,
    m2 * m3 - m0 * m5,
    m3 * h - m4 * g,
    m1 * g - m0 * h,
    m0 * m4 - m1 * m3,
  ] as const
  return (x, y) => {
    const w = i[6] * x + i[7] * y + i[8]
    return [(i[0] * x + i[1] * y + i[2]) / w, (i[3] * x + i[4] * y + i[5]) / w]
  }
}

/** So far beyond its edge a sign is continued, in pixels: whoever lays it down has a mask with soft edges. */
const bleed = 2

/** Lays a flat RGBA picture onto a quad of `into`, which has three channels. */
export async function warpOnto(into: Pixels, from: Pixels, quad: Quad): Promise<void> {
  const unit = toUnitSquare(quad)
  const xs = quad.map(([x]) => x)
  const ys = quad.map(([, y]) => y)
  const [x0, x1] = [
    Math.max(0, Math.floor(Math.min(...xs)) - bleed),
    Math.min(into.width - 1, Math.ceil(Math.max(...xs)) + bleed),
  ]
  const [y0, y1] = [
    Math.max(0, Math.floor(Math.min(...ys)) - bleed),
    Math.min(into.height - 1, Math.ceil(Math.max(...ys)) + bleed),
  ]
  const edgeU = bleed / Math.max(1, x1 - x0 - bleed * 2)
  const edgeV = bleed / Math.max(1, y1 - y0 - bleed * 2)
  await eachRow(y0, y1 + 1, (y) => {
    for (let x = x0; x <= x1; x++) {
      const [u, v] = unit(x + 0.5, y + 0.5)
      if (u < -edgeU || u > 1 + edgeU || v < -edgeV || v > 1 + edgeV) continue
      const across = Math.min(1, Math.max(0, u))
      const down = Math.min(1, Math.max(0, v))
      sample(from, across * from.width - 0.5, down * from.height - 0.5, into, (y * into.width + x) * 3)
    }
  })
}

/** The mean of the four pixels around a point. */
function sample({ data, width, height }: Pixels, x: number, y: number, into: Pixels, at: number): void {
  // Written out: this runs for each pixel of each sign, and arrays made on the way take longer than the sums.
  const sx = Math.min(width - 1, Math.max(0, x))
  const sy = Math.min(height - 1, Math.max(0, y))
  const xa = Math.floor(sx)
  const ya = Math.floor(sy)
  const fx = sx - xa
  const fy = sy - ya
  const right = xa + 1 < width ? 4 : 0
  const upper = (ya * width + xa) * 4
  const lower = ya + 1 < height ? upper + width * 4 : upper
  for (let channel = 0; channel < 3; channel++) {
    const above = (data[upper + channel] ?? 0) * (1 - fx) + (data[upper + right + channel] ?? 0) * fx
    const below = (data[lower + channel] ?? 0) * (1 - fx) + (data[lower + right + channel] ?? 0) * fx
    into.data[at + channel] = Math.round(above * (1 - fy) + below * fy)
  }
}
