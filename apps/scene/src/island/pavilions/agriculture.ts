import { box } from '../../kit/box.ts'
import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { tinted } from '../../kit/shape.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import { base, glassBlock } from '../architecture.ts'

/** Two leaf roofs over a glass hall, a greenhouse at its side and rows of crops in front. */
export function agriculturePavilion(b: MeshBuilder): void {
  b.within({ at: [0.5, 0, -0.6] }, () => {
    base(b, 5.2, 3)
    b.within({ at: [0, 0.3, 0] }, () => glassBlock(b, 4.6, 1.5, 2.5))
    leafRoof(b, -0.9, 0.24, '#4cb45c', 2.0)
    leafRoof(b, 1.15, -0.3, '#2f9a4e', 1.86)
  })
  greenhouse(b)
  crops(b)
}

/** A leaf: pointed at both ends, with a keel along its middle vein. */
function leafRoof(b: MeshBuilder, x: number, turn: number, color: string, y: number): void {
  const length = 5.2
  b.within({ at: [x, y, 0.1], turn }, () => {
    b.add(
      tinted(
        sheet(
          (u, v) => {
            const w = 1.55 * Math.sin(Math.PI * v) ** 0.75 + 0.02
            const s = (u - 0.5) * 2
            const arch = 0.95 * Math.sin(Math.PI * (0.12 + v * 0.8)) - 0.32
            return [s * w, arch + 0.42 * (1 - s * s) * Math.sin(Math.PI * v) - 0.1, (v - 0.5) * length]
          },
          10,
          18,
          0.12,
        ),
        (p) => 0.9 + 0.16 * Math.abs(Math.sin(p[2] * 4.4 + Math.abs(p[0]) * 2)),
      ),
      paint(color, 0.45),
    )
    const vein = Array.from({ length: 13 }, (_, i) => {
      const v = i / 12
      return [
        0,
        0.95 * Math.sin(Math.PI * (0.12 + v * 0.8)) - 0.32 + 0.42 * Math.sin(Math.PI * v) - 0.02,
        (v - 0.5) * length,
      ] as const
    })
    b.add(tube(vein, 0.055, 6), paint('#d9f2cf'))
  })
}

function greenhouse(b: MeshBuilder): void {
  b.within({ at: [-3, 0.1, 0.7], turn: 0.1 }, () => {
    const arch = (u: number, v: number) =>
      [-0.95 * Math.cos(Math.PI * u), 0.28 + 1.05 * Math.sin(Math.PI * u), (v - 0.5) * 3.4] as const
    b.add(box(2, 0.28, 3.5, 0.04), looks.plinth, { at: [0, 0.14, 0] })
    b.add(sheet(arch, 14, 6, 0.04), { color: '#bfe8d6', rough: 0.1, metal: 0.1 })
    for (let i = 0; i <= 6; i++) {
      const points = Array.from({ length: 13 }, (_, k) => {
        const [x, y, z] = arch(k / 12, i / 6)
        return [x * 1.02, y + 0.02, z] as const
      })
      b.add(tube(points, 0.045, 5), looks.white)
    }
    for (const u of [0.25, 0.5, 0.75]) {
      const [a, c] = [arch(u, 0), arch(u, 1)]
      b.add(tube([a, c], 0.04, 5), looks.white)
    }
  })
}

function crops(b: MeshBuilder): void {
  const colors = ['#8ccf4d', '#5fae3f', '#e8c44b', '#74c05a']
  for (let i = 0; i < 4; i++) {
    const z = 2.1 + i * 0.55
    b.add(box(3.1 - i * 0.25, 0.12, 0.34, 0.05), { color: '#8a6a45', rough: 0.95 }, { at: [0.6, 0.16, z] })
    b.add(
      box(3 - i * 0.25, 0.2, 0.24, 0.1),
      { color: colors[i] ?? '#74c05a', rough: 0.85 },
      { at: [0.6, 0.26, z] },
    )
  }
}
