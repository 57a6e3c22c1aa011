import type { Vec3 } from '../../kit/affine.ts'
import { drum } from '../../kit/lathe.ts'
import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { circle, prism } from '../../kit/prism.ts'
import { tinted } from '../../kit/shape.ts'
import { sheet } from '../../kit/sheet.ts'
import { tube } from '../../kit/tube.ts'
import { glassDrum } from '../architecture.ts'

const flutes = 11
const spread = 2.5
const reach = 4.5

/** A scallop that lies on its hinge at the back and lifts its lip over the doors. */
function shellPoint(u: number, v: number): Vec3 {
  const a = (u - 0.5) * spread
  const wave = Math.cos((u - 0.5) * flutes * Math.PI * 2)
  const r = v * reach * (1 + 0.02 * wave * v)
  const side = Math.abs(u - 0.5) * 2
  const arch = 3 * Math.sin(Math.PI * (0.06 + v * 0.74)) - 0.5
  return [
    Math.sin(a) * r * 0.94,
    0.4 + arch * (1 - 0.34 * side * side) + 0.1 * wave * v,
    -2.35 + Math.cos(a) * r * 0.96,
  ]
}

/** One great shell, deep blue at the root and pale at the lip, over a round glass hall. */
export function fisheryPavilion(b: MeshBuilder): void {
  b.add(prism(circle(4.1, 48, 0.82), 0.16, { bevel: 0.05 }), looks.plinth)
  b.add(prism(circle(3.8, 48, 0.8), 0.32, { bevel: 0.05 }), looks.plinth)
  b.within({ at: [0, 0.32, -0.1], scale: [1.28, 1, 0.86] }, () =>
    glassDrum(b, 2.3, 1.42, 26, looks.paleGlass),
  )
  b.add(
    tinted(sheet(shellPoint, flutes * 6, 12, 0.12), (p) => 0.7 + 0.12 * Math.hypot(p[0], p[2] + 2.35)),
    paint('#2f9be4', 0.34),
  )
  const lip = Array.from({ length: 89 }, (_, i) => shellPoint(i / 88, 1))
  b.add(tube(lip, 0.12, 6), looks.white)
  for (let i = 0; i <= flutes; i++) {
    const rib = Array.from({ length: 10 }, (_, k): Vec3 => {
      const [x, y, z] = shellPoint(
        (i === 0 ? 0.004 : i === flutes ? flutes - 0.04 : i) / flutes,
        0.06 + (k / 9) * 0.94,
      )
      return [x, y + 0.05, z]
    })
    b.add(
      tube(
        rib,
        rib.map((_, k) => 0.035 + 0.03 * (k / 9)),
        5,
      ),
      looks.white,
    )
  }
  b.add(drum(0.55, 0.8, 0.2, 20), looks.white, { at: [0, 0.2, -2.35] })
}
