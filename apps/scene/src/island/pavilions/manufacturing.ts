import { box } from '../../kit/box.ts'
import { drum } from '../../kit/lathe.ts'
import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import { base, glassBlock } from '../architecture.ts'

const orange = '#f59a3c'

/** A hall with a saw-tooth roof of curved north lights, a portal frame and a robot arm before the door. */
export function manufacturingPavilion(b: MeshBuilder): void {
  b.within({ at: [0, 0, -0.5] }, () => {
    base(b, 7.4, 4.4)
    b.within({ at: [0, 0.3, 0] }, () => glassBlock(b, 6.8, 1.7, 3.8))
    b.add(box(7.2, 0.22, 4.2, 0.06), looks.white, { at: [0, 2.1, 0] })
    for (let i = 0; i < 4; i++) tooth(b, -2.62 + i * 1.75)
    for (const x of [-3.5, 3.5]) b.add(box(0.18, 2.1, 4.3, 0.05), looks.white, { at: [x, 1.25, 0] })
  })
  robot(b)
}

/** One tooth: a curved roof that rises to an upright window. */
function tooth(b: MeshBuilder, x: number): void {
  const width = 1.72
  const rise = 1.15
  b.within({ at: [x, 2.2, 0] }, () => {
    b.add(
      sheet(
        (u, v) => [-width / 2 + u * width, 0.04 + rise * Math.sin((u * Math.PI) / 2) ** 1.1, (v - 0.5) * 4.2],
        8,
        6,
        0.14,
      ),
      paint(orange),
    )
    b.add(box(0.08, rise - 0.1, 4.0, 0, 0.6), looks.glass, { at: [width / 2 - 0.1, rise / 2, 0] })
    for (const z of [-2.05, 2.05])
      b.add(
        sheet(
          (u, v) => [-width / 2 + u * width, v * rise * Math.sin((u * Math.PI) / 2) ** 1.1, z],
          8,
          2,
          0.06,
        ),
        looks.white,
      )
  })
}

function robot(b: MeshBuilder): void {
  b.within({ at: [-1.9, 0.12, 3.1], turn: -0.5 }, () => {
    b.add(drum(0.62, 0.22, 0.06, 28), looks.white)
    b.add(drum(0.36, 0.5, 0.08, 24), { color: '#3a4660', rough: 0.45 }, { at: [0, 0.2, 0] })
    const arm = (from: readonly [number, number], to: readonly [number, number], r: number) =>
      b.add(
        tube(
          [
            [from[0], from[1], 0],
            [to[0], to[1], 0],
          ],
          [r, r * 0.8],
          10,
        ),
        paint(orange),
      )
    const joint = (x: number, y: number, r: number) =>
      b.add(drum(r, r * 2, 0.05, 16), looks.white, { at: [x, y, -r], tilt: Math.PI / 2 })
    arm([0, 0.7], [-0.35, 1.6], 0.2)
    arm([-0.35, 1.6], [0.75, 2.05], 0.16)
    arm([0.75, 2.05], [1.1, 1.5], 0.1)
    joint(0, 0.8, 0.24)
    joint(-0.35, 1.6, 0.2)
    joint(0.75, 2.05, 0.15)
    b.add(box(0.34, 0.1, 0.3, 0.03), { color: '#3a4660', rough: 0.45 }, { at: [1.12, 1.45, 0] })
  })
}
