import { type Finish, metal, plastic, rubber } from './finish.ts'
import type { Sculpture } from './sculpture.ts'
import { box, type Corner, cylinder, ring, rod, type Shape, turned } from './shapes/index.ts'

/** Wheels that models of several industries roll on. Each turns about the z axis, its middle at the origin. */

/** A tyre as a lathe makes it: `round` is how round its shoulders are. */
const tyreOf =
  (radius: number, rim: number, width: number, round: number, pieces: number): Shape =>
  (fine) => {
    const shoulder = (way: number): Corner[] =>
      fine.weight === 'full'
        ? [
            [rim, way * width * 0.42, width * 0.1],
            [radius - width * 0.2, (way * width) / 2, round],
            [radius, way * width * 0.3, round],
          ]
        : [
            [rim, way * width * 0.42, 0],
            [radius - width * 0.14, way * width * 0.48, 0],
            [radius, way * width * 0.26, 0],
          ]
    return turned([...shoulder(-1), ...shoulder(1).reverse()], pieces)(fine)
  }

/** A round hoop about the y axis. */
const hoop =
  (radius: number, thick: number): Shape =>
  (fine) => {
    const sides = fine.weight === 'full' ? 12 : 6
    const line = Array.from({ length: sides + 1 }, (_, i): Corner => {
      const a = (i / sides) * Math.PI * 2
      return [radius + Math.cos(a) * thick, Math.sin(a) * thick, 0]
    })
    return turned(line, 76)(fine)
  }

export interface Spoked {
  radius: number
  /** How thick its tyre is. */
  tyre: number
  rim: Finish
  tread?: Finish
  spokes?: number
  /** Half the distance between the flanges of its hub. */
  hub?: number
  hubRadius?: number
}

/** A light wheel with wire spokes, crossed as a wheelwright crosses them. */
export function spokedWheel(
  on: Sculpture,
  { radius, tyre, rim, tread = rubber(), spokes = 28, hub = 0.07, hubRadius = 0.045 }: Spoked,
): void {
  const inner = radius - tyre * 1.1
  const steel = metal('#8d97a5', 0.22)
  on.within([0, 0, 0], [90, 0, 0], () => {
    on.add(hoop(radius - tyre / 2, tyre / 2), tread)
    on.add(
      turned(
        [
          [inner + tyre * 0.3, -tyre * 0.34, 0],
          [inner + tyre * 0.3, tyre * 0.34, 0],
          [inner - tyre * 0.5, tyre * 0.2, tyre * 0.1],
          [inner - tyre * 0.5, -tyre * 0.2, tyre * 0.1],
          [inner + tyre * 0.3, -tyre * 0.34, 0],
        ],
        64,
      ),
      rim,
    )
    on.add(cylinder(hubRadius * 0.6, hub * 2.6, 0.006, 20), steel, [0, -hub * 1.3, 0])
    on.closely(() => {
      for (const y of [-hub, hub * 0.8]) on.add(cylinder(hubRadius, hub * 0.2, 0.004, 24), steel, [0, y, 0])
    })
  })
  const wire = metal('#a3adbb', 0.25)
  const at = (degrees: number, r: number) =>
    [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r] as const
  const count = on.fine.weight === 'full' ? spokes : 12
  for (let i = 0; i < count; i++) {
    const way = i % 2 ? 1 : -1
    const cross = (Math.floor(i / 2) % 2 ? 1 : -1) * 52
    const end = at((i * 360) / count, inner - tyre * 0.4)
    const start = at((i * 360) / count + cross, hubRadius * 0.8)
    const thick = on.fine.weight === 'full' ? 0.006 : 0.009
    on.add(
      rod([...start, way * hub * 0.9], [...end, 0], thick, thick, on.fine.weight === 'full' ? 6 : 3),
      wire,
    )
  }
}

export interface Heavy {
  radius: number
  width: number
  rim: Finish
  /** The rim's radius; half of the wheel's when not said. */
  rimRadius?: number
  /** Bars of a farm tyre, on each side; none for a road. */
  lugs?: number
  /** By how much the rim is sunk on its outer side, which is +z. */
  dish?: number
  nuts?: number
}

/** A wheel of a vehicle: a thick tyre on a dished rim with its nuts; its outer side is +z. */
export function heavyWheel(
  on: Sculpture,
  { radius, width, rim, rimRadius = radius * 0.55, lugs = 0, dish = width * 0.22, nuts = 6 }: Heavy,
): void {
  const tyre = rubber('#272b33')
  const body = lugs > 0 ? radius * 0.945 : radius
  on.within([0, 0, 0], [90, 0, 0], () => {
    on.add(tyreOf(body, rimRadius, width, width * 0.16, 46), tyre)
    const face = width * 0.44 - dish
    on.add(
      turned(
        [
          [rimRadius * 1.02, width * 0.36, 0],
          [rimRadius * 1.04, width * 0.44, 0.015],
          [rimRadius * 0.86, width * 0.4, 0.03],
          [rimRadius * 0.72, face - 0.03, 0.03],
          [rimRadius * 0.4, face - 0.02, 0.02],
          [rimRadius * 0.34, face + 0.02, 0.02],
          [0.0001, face + 0.02, 0],
        ],
        34,
      ),
      rim,
    )
    on.add(cylinder(rimRadius * 0.2, 0.06, 0.02, 20), metal('#7c8694'), [0, face + 0.015, 0])
    on.closely(() => {
      on.add(cylinder(rimRadius * 0.9, width * 0.1, 0.02, 28), rim, [0, -width * 0.42, 0])
      if (lugs === 0) on.add(ring(body * 0.78, body * 0.8, 0.012, 0, 48), tyre, [0, width * 0.485, 0])
      on.around(nuts, () =>
        on.add(cylinder(rimRadius * 0.06, 0.03, 0.008, 6), metal('#8e99a9'), [
          rimRadius * 0.28,
          face + 0.02,
          0,
        ]),
      )
    })
  })
  const bars = on.fine.weight === 'full' ? lugs : Math.round(lugs * 0.6)
  for (let i = 0; i < bars * 2; i++) {
    const way = i % 2 ? 1 : -1
    on.within([0, 0, 0], [0, 0, (i * 180) / bars], () =>
      on.add(
        box(radius * 0.13, radius * 0.1, width * 0.56, 0.02, 1),
        tyre,
        [0, radius * 0.95, way * width * 0.25],
        [0, way * 34, 0],
      ),
    )
  }
}

/** A small wheel in a fork below the origin, which is where it turns; `lock` is the colour of its brake. */
export function castor(on: Sculpture, radius: number, stuff: Finish, lock?: Finish): void {
  const width = radius * 0.5
  on.add(cylinder(radius * 0.3, radius * 0.5, 0.01, 24), metal('#8d97a5'), [0, -radius * 0.45, 0])
  on.within([-radius * 0.35, -radius * 1.4, 0], [0, 0, 0], () => {
    for (const z of [-1, 1]) {
      on.add(box(radius * 0.42, radius * 1.25, width * 0.22, width * 0.1, 2), stuff, [
        radius * 0.12,
        radius * 0.52,
        z * width * 0.72,
      ])
    }
    on.add(box(radius * 0.75, radius * 0.22, width * 1.66, width * 0.1, 2), stuff, [
      radius * 0.25,
      radius * 1.1,
      0,
    ])
    on.within([0, 0, 0], [90, 0, 0], () => {
      on.add(tyreOf(radius, radius * 0.62, width, width * 0.2, 36), rubber('#3a414d'))
      on.add(cylinder(radius * 0.66, width * 0.7, 0.01, 32), plastic('#cfd6df'), [0, -width * 0.35, 0])
      on.add(cylinder(radius * 0.18, width * 1.7, 0.004, 12), metal('#7c8694'), [0, -width * 0.85, 0])
    })
    if (lock)
      on.add(
        box(radius * 0.9, radius * 0.16, width * 1.1, radius * 0.07, 2),
        lock,
        [-radius * 0.95, radius * 0.62, 0],
        [0, 0, 22],
      )
  })
}
