import { CatmullRomCurve3, Quaternion, Vector3 } from 'three'
import type { Finish } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { joined, type Point, type Shape, tube, vector } from '../shapes/index.ts'

/** One oval link in the x-y plane, longer along x; with a stud across, as ships have it. */
const link =
  (size: number, thick: number): Shape =>
  (fine) => {
    const isFull = fine.weight === 'full'
    const [long, wide, count] = [size * 0.25, size * 0.3, isFull ? 12 : 6]
    const oval: Point[] = Array.from({ length: count }, (_, i) => {
      const a = ((i + 0.5) / count) * Math.PI * 2
      return [Math.cos(a) * wide + Math.sign(Math.round(Math.cos(a) * 9)) * long, Math.sin(a) * wide, 0]
    })
    const loop = tube(oval, thick, 32, true, isFull ? 10 : 4)
    if (!isFull) return loop(fine)
    const stud: Point[] = [
      [0, -wide, 0],
      [0, 0, 0],
      [0, wide, 0],
    ]
    return joined(loop, tube(stud, thick * 0.75, 4, false, 8))(fine)
  }

/** A chain along a smooth line: every second link stands across. */
export function chain(on: Sculpture, points: readonly Point[], stuff: Finish, size = 0.2): void {
  const curve = new CatmullRomCurve3(points.map(vector), false, 'centripetal')
  const count = Math.max(2, Math.round(curve.getLength() / (size * 0.84)))
  const shape = link(size, size * 0.1)
  for (let i = 0; i <= count; i++) {
    const p = curve.getPointAt(i / count)
    const tangent = curve.getTangentAt(i / count)
    const turn = new Quaternion()
      .setFromUnitVectors(new Vector3(1, 0, 0), tangent)
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), (i % 2 ? 40 : 130) * (Math.PI / 180)))
    on.add((fine) => shape(fine).applyQuaternion(turn), stuff, [p.x, p.y, p.z])
  }
}
