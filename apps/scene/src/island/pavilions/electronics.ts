import { box } from '../../kit/box.ts'
import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { prism, roundedRectangle } from '../../kit/prism.ts'
import { base, edgeLine, glassBlock, roofPlate } from '../architecture.ts'

const violet = '#7a55ec'

/** Rounded storeys turned against each other like stacked chips, with a lit line under each and a chip on top. */
export function electronicsPavilion(b: MeshBuilder): void {
  base(b, 5.4, 4.6)
  let y = 0.3
  const storeys = [
    { size: 4.7, height: 1.25, turn: 0 },
    { size: 4.0, height: 1.15, turn: 0.2 },
    { size: 3.3, height: 1.05, turn: 0.4 },
  ]
  for (const s of storeys) {
    b.within({ at: [0, y, 0], turn: s.turn }, () => {
      glassBlock(b, s.size - 0.5, s.height, s.size * 0.86 - 0.5, { gap: 0.5 })
      const plate = roundedRectangle(s.size, s.size * 0.86, 0.45)
      edgeLine(b, roundedRectangle(s.size - 0.1, s.size * 0.86 - 0.1, 0.42), s.height - 0.04, 0.14, {
        color: violet,
        rough: 0.4,
        glow: 0.35,
      })
      roofPlate(b, plate, s.height + 0.08, 0.3, looks.white)
    })
    y += s.height + 0.36
  }
  b.within({ at: [0, y, 0], turn: 0.4 }, () => chip(b))
}

function chip(b: MeshBuilder): void {
  b.add(prism(roundedRectangle(1.9, 1.7, 0.2), 0.34, { bevel: 0.08 }), paint(violet, 0.3))
  b.add(prism(roundedRectangle(1.1, 0.95, 0.12), 0.42, { bevel: 0.05 }), paint('#cdbcff', 0.3))
  const pin = box(0.12, 0.1, 0.32, 0.03)
  for (let i = -2; i <= 2; i++)
    for (const side of [-1, 1]) {
      b.add(pin, looks.gold, { at: [i * 0.33, 0.1, side * 0.98] })
      b.add(pin, looks.gold, { at: [side * 1.08, 0.1, i * 0.29], turn: Math.PI / 2 })
    }
}
