import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { type Outline, prism } from '../../kit/prism.ts'
import { flowerBed, glassBlock } from '../architecture.ts'

const teal = '#14b0a6'

/** A building in the shape of a cross, rounded at its ends; the cross on the roof is read from the air. */
export function medicalPavilion(b: MeshBuilder): void {
  b.add(prism(cross(7.4, 2.9, 0.5), 0.16, { bevel: 0.04 }), looks.plinth)
  b.add(prism(cross(7.0, 2.6, 0.5), 0.32, { bevel: 0.04 }), looks.plinth)
  b.within({ at: [0, 0.3, 0] }, () => {
    glassBlock(b, 6.2, 1.7, 1.9)
    glassBlock(b, 1.9, 1.7, 6.2)
  })
  b.add(prism(cross(6.7, 2.4, 0.5), 0.2, { bevel: 0.04 }), paint(teal), { at: [0, 1.98, 0] })
  b.add(prism(cross(6.9, 2.6, 0.55), 0.42, { bevel: 0.1 }), looks.white, { at: [0, 2.12, 0] })
  b.add(prism(cross(3.9, 1.25, 0.2), 0.14, { bevel: 0.05 }), paint(teal, 0.32), { at: [0, 2.5, 0] })
  for (const x of [-2.7, 2.7]) flowerBed(b, x, 2.6, 1.5, 0.5, '#8fe0d8')
}

/** A plus sign with rounded outer corners; its arms are `arm` wide. */
export function cross(size: number, arm: number, radius: number): Outline {
  const [s, a] = [size / 2, arm / 2]
  const out: (readonly [number, number])[] = []
  for (let quarter = 0; quarter < 4; quarter++) {
    const turn = quarter * (Math.PI / 2)
    const [c, n] = [Math.cos(turn), Math.sin(turn)]
    const put = (x: number, z: number) => out.push([x * c - z * n, x * n + z * c])
    for (let k = 0; k <= 3; k++) put(a + ((s - a) * (k + 0.001)) / 3 - (k === 3 ? radius : 0), -a)
    corner(put, s - radius, -a + radius, radius, -Math.PI / 2)
    put(s, 0)
    corner(put, s - radius, a - radius, radius, 0)
    for (let k = 1; k < 3; k++) put(s - radius - ((s - a - radius) * k) / 3, a)
  }
  return out
}

function corner(
  put: (x: number, z: number) => void,
  x: number,
  z: number,
  radius: number,
  from: number,
): void {
  for (let i = 1; i <= 4; i++) {
    const a = from + (i / 4) * (Math.PI / 2)
    put(x + radius * Math.cos(a), z + radius * Math.sin(a))
  }
}
