import { Vector2 } from 'three'
import { bent, radians } from './change.ts'
import type { Shape } from './fineness.ts'
import { arc } from './outline.ts'
import { plate } from './solid.ts'

/** Where a flank of a tooth has its corners: share of a tooth's step, share of its height. */
const tooth = [
  [0.02, 0],
  [0.16, 0.45],
  [0.28, 0.96],
  [0.31, 1],
  [0.49, 1],
  [0.52, 0.96],
  [0.64, 0.45],
  [0.78, 0],
] as const

/** The line around a toothed wheel; a tooth is as high as its step is wide, about. */
export function gearLine(teeth: number, outer: number, height: number): Vector2[] {
  const points: Vector2[] = []
  for (let i = 0; i < teeth; i++)
    for (const [step, rise] of tooth) {
      const a = ((i + step - 0.4) / teeth) * Math.PI * 2
      const r = outer - height * (1 - rise)
      points.push(new Vector2(Math.cos(a) * r, Math.sin(a) * r))
    }
  return points
}

export interface Gear {
  teeth: number
  outer: number
  height: number
  width: number
  bore: number
  /** By how many degrees it is twisted from one face to the other. */
  helix?: number
  bevel?: number
}

/** A toothed wheel around the z axis, straight or helical. */
export function gear({ teeth, outer, height, width, bore, helix = 0, bevel = 0.012 }: Gear): Shape {
  const straight = plate(gearLine(teeth, outer, height), width, {
    bevel,
    pieces: 2,
    holes: [(fine) => arc(bore, 0, 0, fine.round(48))],
  })
  if (helix === 0) return straight
  const turn = radians(helix) / width
  return bent(straight, (x, y, z) => {
    const [c, s] = [Math.cos(z * turn), Math.sin(z * turn)]
    return [x * c - y * s, x * s + y * c, z]
  })
}
