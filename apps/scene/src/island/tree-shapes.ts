import type { Vec3 } from '../kit/affine.ts'
import { ball } from '../kit/ball.ts'
import { lathe } from '../kit/lathe.ts'
import { type Look, MeshBuilder, type MeshData } from '../kit/mesh-builder.ts'
import { noise } from '../kit/random.ts'
import { type Shape, tinted } from '../kit/shape.ts'
import { sheet } from '../kit/sheet.ts'
import { tube } from '../kit/tube.ts'
import type { TreeKind } from './planting.ts'

const bark: Look = { color: '#8a6544', rough: 0.9 }
const leaves = (color: string): Look => ({ color, rough: 0.82 })

/** A crown lump with leafy bumps, darker below, where other leaves shade it. */
function lump(detail: number, seed: number, low: number, high: number): Shape {
  const bump = (n: Vec3) =>
    0.9 +
    0.2 * noise(n[0] * 2.6 + seed * 7, n[1] * 2.6 + n[2] * 3.1, seed) +
    0.05 * noise(n[0] * 7, n[2] * 7 + n[1] * 6, seed + 3)
  return tinted(ball(detail, bump), (p) => low + (high - low) * Math.max(0, 0.5 + 0.5 * p[1]) ** 1.2)
}

type Lump = readonly [x: number, y: number, z: number, r: number, squash: number]

function crown(b: MeshBuilder, look: Look, lumps: readonly Lump[], fine: boolean): void {
  lumps.forEach(([x, y, z, r, squash], i) => {
    b.add(lump(fine && i === 0 ? 2 : 1, i + 1, 0.5, 1.12), look, {
      at: [x, y, z],
      scale: [r, r * squash, r],
      turn: i * 1.7,
    })
  })
}

const trunk = (height: number, low: number, high: number): Shape =>
  tube(
    [
      [0, -0.15, 0],
      [0, height * 0.4, 0],
      [0, height, 0],
    ],
    [low * 1.5, low, high],
    5,
  )

function conifer(b: MeshBuilder, sides: number): void {
  b.add(trunk(0.6, 0.09, 0.08), bark)
  const tiers = [
    [0.35, 0.82, 1.0],
    [0.86, 0.66, 0.9],
    [1.32, 0.5, 0.8],
    [1.72, 0.34, 0.72],
  ] as const
  for (const [y, r, h] of tiers) {
    const cone = lathe(
      [
        [0.05, y + 0.06],
        [r * 0.82, y - 0.02],
        [r, y + 0.04],
        [r * 0.62, y + h * 0.42],
        [r * 0.26, y + h * 0.78],
        [0, y + h],
      ],
      { segments: sides, cell: 9 },
    )
    b.add(
      tinted(cone, (p, n) => (n[1] < 0 ? 0.35 : 0.62 + 0.5 * Math.min(1, (p[1] - y) / h + 0.1))),
      leaves('#43875a'),
    )
  }
}

function palm(b: MeshBuilder, fine: boolean): void {
  const lean = (t: number): Vec3 => [0.28 * t * t, 1.75 * t, 0.08 * t]
  const steps = [0, 0.25, 0.5, 0.75, 1]
  b.add(
    tinted(
      tube([[0, -0.2, 0], ...steps.slice(1).map(lean)], [0.13, 0.09, 0.08, 0.07, 0.06], 5),
      (p) => 0.85 + 0.25 * Math.sin(p[1] * 16),
    ),
    { color: '#a98a62', rough: 0.9 },
  )
  const top = lean(1)
  const blades = fine ? 10 : 7
  for (let i = 0; i < blades; i++) {
    const a = (i / blades) * Math.PI * 2 + (i % 2) * 0.2
    const droop = 0.42 + 0.24 * ((i * 7) % 3)
    const length = 1.02 + 0.14 * ((i * 5) % 3)
    const curve = (u: number, v: number): Vec3 => {
      const out = v * length
      const width = 0.17 * Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.88)) ** 0.7
      const side = (u - 0.5) * 2
      const y = 0.42 * v - droop * 1.5 * v * v - Math.abs(side) * width * 0.55
      return [
        Math.cos(a) * out - Math.sin(a) * side * width,
        y,
        Math.sin(a) * out + Math.cos(a) * side * width,
      ]
    }
    b.add(
      tinted(sheet(curve, 2, fine ? 4 : 3, 0.02, false), (p, n) =>
        n[1] < 0 ? 0.5 : 0.72 + 0.4 * Math.hypot(p[0], p[2]),
      ),
      leaves('#6aa650'),
      { at: top },
    )
  }
}

const builders: Record<TreeKind, (b: MeshBuilder, fine: boolean) => void> = {
  broadleaf(b, fine) {
    b.add(trunk(0.9, 0.1, 0.08), bark)
    const lumps: Lump[] = [
      [0, 1.35, 0, 0.66, 0.92],
      [0.36, 1.08, 0.2, 0.46, 0.88],
      [-0.34, 1.12, 0.14, 0.48, 0.86],
      [0.02, 1.02, -0.36, 0.46, 0.88],
    ]
    crown(b, leaves('#6aa84f'), fine ? lumps : lumps.slice(0, 3), fine)
  },
  poplar(b, fine) {
    b.add(trunk(0.7, 0.08, 0.07), bark)
    crown(
      b,
      leaves('#5b9c58'),
      [
        [0, 1.1, 0, 0.42, 1.35],
        [0.04, 1.72, 0.02, 0.34, 1.6],
      ],
      fine,
    )
  },
  conifer(b, fine) {
    conifer(b, fine ? 10 : 7)
  },
  palm,
  blossom(b, fine) {
    b.add(trunk(0.8, 0.08, 0.06), bark)
    crown(
      b,
      leaves('#f3a6c0'),
      [
        [0, 1.16, 0, 0.54, 0.85],
        [0.32, 0.98, 0.14, 0.4, 0.82],
        [-0.3, 1.0, -0.06, 0.42, 0.82],
      ],
      fine,
    )
  },
  bush(b) {
    crown(
      b,
      leaves('#74ad58'),
      [
        [0, 0.26, 0, 0.46, 0.8],
        [0.26, 0.18, 0.14, 0.3, 0.8],
      ],
      false,
    )
  },
}

export function treeShape(kind: TreeKind, fine: boolean): MeshData {
  const b = new MeshBuilder()
  builders[kind](b, fine)
  return b.finish()
}

/** Where the crown is and how big, for shading what lies under it. */
export const crowns: Record<TreeKind, { y: number; radius: number; color: Vec3 }> = {
  broadleaf: { y: 1.2, radius: 0.75, color: [0.14, 0.4, 0.08] },
  poplar: { y: 1.3, radius: 0.5, color: [0.1, 0.35, 0.1] },
  conifer: { y: 1, radius: 0.55, color: [0.05, 0.25, 0.1] },
  palm: { y: 1.7, radius: 0.6, color: [0.1, 0.4, 0.06] },
  blossom: { y: 1, radius: 0.6, color: [0.8, 0.4, 0.5] },
  bush: { y: 0.25, radius: 0.42, color: [0.14, 0.42, 0.08] },
}

/** The share of the open light that reaches each side of a tree: mostly from above. Its place then scales it. */
export function crownLight({ normal }: MeshData): Uint8Array {
  const n = normal.length / 3
  const out = new Uint8Array(n * 4).fill(255)
  for (let i = 0; i < n; i++) out.fill((0.66 + 0.34 * (normal[i * 3 + 1] ?? 0)) * 127.5, i * 4, i * 4 + 3)
  return out
}
