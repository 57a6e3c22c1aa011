import { box } from '../../kit/box.ts'
import { band, drum, onCircle } from '../../kit/lathe.ts'
import { looks, paint } from '../../kit/looks.ts'
import type { MeshBuilder } from '../../kit/mesh-builder.ts'
import { circle, prism } from '../../kit/prism.ts'
import { tube } from '../../kit/tube.ts'
import { flowerBed, glassDrum } from '../architecture.ts'

export const turbines = [
  { x: -3.3, z: -2.2, height: 6.4, phase: 0 },
  { x: 3.1, z: -3.1, height: 5.4, phase: 0.9 },
] as const

/** A round hall under a tilted disc of solar panels, with two wind turbines behind it. */
export function energyPavilion(b: MeshBuilder): void {
  b.add(drum(3.5, 0.3, 0.05, 48), looks.plinth)
  b.within({ at: [0, 0.3, 0] }, () => glassDrum(b, 2.7, 1.5, 28, looks.paleGlass))
  b.add(drum(3.0, 0.16, 0.05, 48), paint('#f3bc2e'), { at: [0, 1.8, 0] })
  const slope = (_x: number, z: number) => -z * 0.3
  b.add(prism(circle(3.45, 56), 0.9, { bevel: 0.08, lift: slope }), looks.white, { at: [0, 1.96, 0] })
  panels(b)
  for (const t of turbines) mast(b, t.x, t.z, t.height)
  flowerBed(b, -2.2, 3.35, 1.3, 0.4, '#f6c945')
  flowerBed(b, 2.2, 3.35, 1.3, 0.4, '#f6c945')
}

function panels(b: MeshBuilder): void {
  const panel = box(0.66, 0.05, 0.47, 0, 1)
  b.within({ at: [0, 2.9, 0], tilt: Math.atan(0.3) }, () => {
    for (let i = -4; i <= 4; i++)
      for (let k = -5; k <= 5; k++) {
        const [x, z] = [i * 0.74, k * 0.56]
        if (Math.hypot(Math.abs(x) + 0.3, Math.abs(z) + 0.22) > 3.2) continue
        b.add(panel, { color: '#173a86', rough: 0.12, metal: 0.35 }, { at: [x, 0.02, z] })
      }
    b.add(band(3.3, 0.12, -0.05, 0.06, 56), paint('#f3bc2e'))
  })
}

function mast(b: MeshBuilder, x: number, z: number, height: number): void {
  b.add(drum(0.34, 0.2, 0.05, 16), looks.plinth, { at: [x, 0, z] })
  b.add(
    tube(
      [
        [x, 0, z],
        [x, height * 0.5, z],
        [x, height, z],
      ],
      [0.15, 0.11, 0.075],
      10,
    ),
    looks.white,
  )
  b.add(box(0.2, 0.2, 0.46, 0.07), looks.white, { at: [x, height, z + 0.05] })
}

/** Three blades in the plane of x and y, around the origin; turned while the scene runs. */
export function rotor(b: MeshBuilder): void {
  b.add(drum(0.1, 0.16, 0.05, 12), looks.white, { at: [0, 0, 0], tilt: Math.PI / 2 })
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * Math.PI * 2 + 0.3
    const tip = onCircle(1.85, a)
    const quarter = onCircle(0.5, a)
    b.add(
      tube(
        [
          [0, 0, 0.06],
          [quarter[0], quarter[2], 0.06],
          [tip[0], tip[2], 0.1],
        ],
        [0.06, 0.1, 0.02],
        5,
      ),
      looks.white,
    )
  }
}
