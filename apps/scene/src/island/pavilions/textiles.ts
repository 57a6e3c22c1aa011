import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { circle } from '../../kit/prism.ts'
import { sheet } from '../../kit/sheet.ts'
import { base, column, flowerBed, glassBlock, roofPlate } from '../architecture.ts'

/** Lengths of cloth thrown over a white hall: three waving ribbons in the colours of one dye. */
export function textilesPavilion(b: MeshBuilder): void {
  base(b, 6.2, 4)
  b.within({ at: [0, 0.3, -0.15] }, () => glassBlock(b, 5.2, 1.6, 2.9))
  roofPlate(b, rectangle(5.6, 3.3), 1.9, 0.2, looks.white)
  const cloths = [
    { z: -1.25, width: 1.5, color: '#b9246f', phase: 0.2, y: 3.05 },
    { z: 0.1, width: 1.5, color: '#e2508f', phase: 1.5, y: 2.88 },
    { z: 1.4, width: 1.4, color: '#f6a3c4', phase: 2.7, y: 2.72 },
  ]
  for (const c of cloths)
    b.add(
      sheet(
        (u, v) => {
          const x = (v - 0.5) * 7.4
          const fall = Math.max(0, Math.abs(v - 0.5) * 2 - 0.78) * 4.2
          return [
            x * (1 - fall * 0.06),
            c.y + 0.42 * Math.sin(v * 7.6 + c.phase) - fall * fall * 1.9 + 0.1 * Math.sin(u * 3 + v * 5),
            c.z + (u - 0.5) * c.width + 0.12 * Math.sin(v * 6 + c.phase),
          ]
        },
        5,
        40,
        0.07,
      ),
      paint(c.color, 0.6),
    )
  for (const x of [-2.9, -1.45, 1.45, 2.9]) column(b, x, 1.85, 2.0, 0.07)
  flowerBed(b, -2, 2.9, 1.5, 0.4, '#f07fae')
  flowerBed(b, 2, 2.9, 1.5, 0.4, '#f07fae')
  for (const x of [-3.6, 3.6]) bobbin(b, x)
}

const rectangle = (w: number, d: number) =>
  circle(1, 4).map(([x, z]) => [((x - z) * w) / 2, ((x + z) * d) / 2] as const)

/** A reel of thread as tall as a man, at each side of the door. */
function bobbin(b: MeshBuilder, x: number): void {
  b.within({ at: [x, 0.12, 2.5] }, () => {
    roofPlate(b, circle(0.36, 20), 0, 0.12, looks.wood)
    roofPlate(b, circle(0.28, 20), 0.1, 0.5, paint('#e2508f', 0.7))
    roofPlate(b, circle(0.36, 20), 0.58, 0.12, looks.wood)
  })
}
