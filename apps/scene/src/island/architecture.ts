import { box } from '../kit/box.ts'
import { drum, onCircle } from '../kit/lathe.ts'
import { looks } from '../kit/looks.ts'
import type { Look, MeshBuilder } from '../kit/mesh-builder.ts'
import { type Outline, prism, roundedRectangle } from '../kit/prism.ts'
import { clamp } from '../kit/random.ts'
import { type Shape, tinted } from '../kit/shape.ts'
import { tube } from '../kit/tube.ts'

/** Parts that the island's buildings have in common. All stand on y = 0 of the current frame. */

/** Glass that mirrors the ground, then the sky, with slanting streaks of light across the panes. */
function mirrored(shape: Shape, height: number, middle: number): Shape {
  return tinted(shape, ([x, y, z], n) => {
    const along = Math.abs(n[0]) > Math.abs(n[2]) ? z : x
    const streak = Math.max(0, Math.sin((along * 1.15 + y * 0.9) * 1.6)) ** 3
    return 0.6 + 0.45 * clamp((y - middle) / height + 0.5, 0, 1) + 0.3 * streak
  })
}

/** Round ground of paving with a raised rim that carries a pavilion. */
export function forecourt(b: MeshBuilder, radius: number): void {
  b.add(drum(radius, 0.1, 0.03, 48), looks.paving)
  b.add(
    tinted(drum(radius - 0.28, 0.125, 0.02, 48), (p) =>
      Math.abs((Math.hypot(p[0], p[2]) % 1.4) - 0.7) < 0.2 ? 0.95 : 1,
    ),
    looks.stone,
  )
}

/** White base with two steps. */
export function base(b: MeshBuilder, width: number, depth: number, height = 0.3): void {
  b.add(prism(roundedRectangle(width + 0.7, depth + 0.7, 0.3), height * 0.5, { bevel: 0.04 }), looks.plinth)
  b.add(prism(roundedRectangle(width + 0.2, depth + 0.2, 0.2), height, { bevel: 0.04 }), looks.plinth)
}

/** A glazed block with posts in front of the glass. */
export function glassBlock(
  b: MeshBuilder,
  width: number,
  height: number,
  depth: number,
  options: { gap?: number; look?: Look; post?: Look } = {},
): void {
  const { gap = 0.62, look = looks.glass, post = looks.frame } = options
  b.add(mirrored(box(width, height, depth, 0.03, 0.45), height, 0), look, { at: [0, height / 2, 0] })
  const pillar = box(0.07, height, 0.07, 0, 1.2)
  for (const [span, other, turned] of [
    [width, depth, false],
    [depth, width, true],
  ] as const) {
    const n = Math.max(1, Math.round(span / gap))
    for (let i = 0; i <= n; i++)
      for (const side of [-1, 1]) {
        const u = -span / 2 + (span * i) / n
        const v = (side * other) / 2
        b.add(pillar, post, { at: turned ? [v, height / 2, u] : [u, height / 2, v] })
      }
  }
  for (const y of [0.05, height * 0.52, height - 0.05])
    b.add(box(width + 0.08, 0.07, depth + 0.08, 0, 3), post, { at: [0, y, 0] })
}

/** Round glass wall with posts. */
export function glassDrum(
  b: MeshBuilder,
  radius: number,
  height: number,
  posts: number,
  look: Look = looks.glass,
): void {
  b.add(mirrored(drum(radius, height, 0.02, Math.max(40, posts), 0.5), height, height / 2), look)
  const pillar = box(0.08, height, 0.1, 0, 1.2)
  for (let i = 0; i < posts; i++) {
    const a = (i / posts) * Math.PI * 2
    b.add(pillar, looks.frame, { at: onCircle(radius + 0.03, a, height / 2), turn: -a + Math.PI / 2 })
  }
}

/** A roof plate with a soft edge, its underside at the given height. */
export function roofPlate(b: MeshBuilder, outline: Outline, y: number, thickness: number, look: Look): void {
  b.add(prism(outline, thickness, { bevel: Math.min(0.08, thickness * 0.45) }), look, { at: [0, y, 0] })
}

/** A colour line along the edge of a roof: the pavilion's own colour seen from the side. */
export function edgeLine(b: MeshBuilder, outline: Outline, y: number, height: number, look: Look): void {
  b.add(prism(outline, height, { bevel: 0.02 }), look, { at: [0, y, 0] })
}

export function column(
  b: MeshBuilder,
  x: number,
  z: number,
  height: number,
  radius: number,
  look: Look = looks.white,
): void {
  b.add(
    tube(
      [
        [x, 0, z],
        [x, height, z],
      ],
      radius,
      10,
    ),
    look,
  )
}

/** Flower bed: a kerb, soil and rows of colour. */
export function flowerBed(
  b: MeshBuilder,
  x: number,
  z: number,
  width: number,
  depth: number,
  color: string,
): void {
  b.within({ at: [x, 0, z] }, () => {
    b.add(prism(roundedRectangle(width, depth, 0.12), 0.16, { bevel: 0.03 }), looks.plinth)
    b.add(prism(roundedRectangle(width - 0.14, depth - 0.14, 0.08), 0.2, { bevel: 0.05 }), {
      color: '#5e9c48',
      rough: 0.9,
    })
    const n = Math.max(2, Math.round(width / 0.34))
    for (let i = 0; i < n; i++)
      b.add(
        drum(0.11, 0.14, 0.06, 8),
        { color, rough: 0.8 },
        { at: [-width / 2 + (width * (i + 0.5)) / n, 0.16, 0] },
      )
  })
}
