import { IcosahedronGeometry, Matrix4, Vector3 } from 'three'
import { type Finish, finish } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Shape, skin } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import type { Colour, Tones } from '../tone.ts'

const same = (a: Vector3, b: Vector3) => a.distanceTo(b) < 0.01

/** The twelve corners, and each face's three, of the solid that a football is cut from. */
function solid(): { corners: Vector3[]; faces: Vector3[][] } {
  const position = new IcosahedronGeometry(1, 0).getAttribute('position')
  const corners: Vector3[] = []
  const faces: Vector3[][] = []
  for (let i = 0; i < position.count; i += 3)
    faces.push(
      [0, 1, 2].map((k) => {
        const p = new Vector3().fromBufferAttribute(position, i + k)
        const known = corners.find((corner) => same(corner, p))
        if (!known) corners.push(p)
        return known ?? p
      }),
    )
  return { corners, faces }
}

const shrunk = (radius: number) => new Matrix4().makeScale(1 / radius, 1 / radius, 1 / radius)

const third = (a: Vector3, b: Vector3) => a.clone().lerp(b, 1 / 3)

/** A panel on the ball: swollen in its middle, drawn in at its seams. */
const panel =
  (rim: readonly Vector3[], radius: number): Shape =>
  (fine) => {
    const [pieces, rings] = fine.weight === 'full' ? [6, 9] : [2, 3]
    const middle = rim.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(rim.length)
    const around = rim.flatMap((p, i) => {
      const next = rim[(i + 1) % rim.length] ?? p
      return Array.from({ length: pieces }, (_, k) => p.clone().lerp(next, k / pieces))
    })
    const rows = Array.from({ length: rings + 1 }, (_, j) => {
      const t = Math.max(0.001, (j / rings) ** 0.8)
      const high = radius * (1 - 0.035 * t ** 14)
      return around.map((p) => middle.clone().lerp(p, t).normalize().multiplyScalar(high))
    })
    const geometry = skin(rows)
    // So few pieces look like a ball only when they are shaded as one.
    if (fine.weight === 'light')
      geometry.setAttribute('normal', geometry.getAttribute('position').clone().applyMatrix4(shrunk(radius)))
    return geometry
  }

/** Counter-clockwise seen from outside. */
function ordered(points: readonly Vector3[]): Vector3[] {
  const middle = points.reduce((sum, p) => sum.add(p), new Vector3()).normalize()
  const aside = new Vector3(0.3, 0.8, 0.5).cross(middle).normalize()
  const up = new Vector3().crossVectors(middle, aside)
  const angle = (p: Vector3) => Math.atan2(p.dot(up), p.dot(aside))
  return [...points].sort((a, b) => angle(b) - angle(a))
}

const hide = (colour: Colour): Finish =>
  finish(colour, {
    rough: 0.45,
    coat: 0.4,
    coatRough: 0.3,
    relief: pores(1, 500),
    reliefDepth: 0.4,
    twoSided: true,
  })

/** A football of twelve and twenty panels. */
export function football(on: Sculpture, { body, accent, third: line }: Tones): void {
  const radius = 1
  const { corners, faces } = solid()
  on.within([0, radius * 0.985, 0], [14, 20, 8], () => {
    for (const corner of corners) {
      const others = corners.filter((p) => !same(p, corner) && p.distanceTo(corner) < 1.2)
      on.add(panel(ordered(others.map((p) => third(corner, p))), radius), hide(accent))
    }
    faces.forEach((face, i) => {
      const cut = face.flatMap((p) => face.filter((q) => q !== p).map((q) => third(p, q)))
      on.add(panel(ordered(cut), radius), hide(i % 5 === 0 ? line : body))
    })
  })
}
