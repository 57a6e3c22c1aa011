import type { Vec3 } from '../kit/affine.ts'
import { seededRandom } from '../kit/random.ts'
import { personPaints } from '../life/clothes.ts'
import { type Placings, place } from '../stage/furnish.ts'
import type { HallLayout } from './hall-layout.ts'

const visitors = [
  'person-walk',
  'person-walk-bag',
  'person-stand',
  'person-tablet',
  'person-phone',
  'person-talk',
]

/** Visitors on the ways: the same ones at every visit, more where there are more stands, none in anybody's face. */
export function peopleTheWays(layout: HallLayout, plants: readonly string[]): Placings {
  const placed: Placings = new Map()
  const random = seededRandom(layout.stands.length * 31 + 7)
  for (const { aisle, x } of layout.streets) {
    for (let z = aisle.z1 - 9; z > aisle.z0 + 3; z -= 3.2 + random() * 5) {
      const side = random() < 0.5 ? -1 : 1
      const at: Vec3 = [x + side * (0.7 + random() * 1.3), 0, z]
      if (random() < 0.3) {
        // Two who talk stand face to face.
        place(placed, 'person-talk', at, side * 1.5, 1, personPaints(random))
        place(
          placed,
          'person-stand',
          [at[0] + side * 0.95, 0, z + 0.15],
          -side * 1.6,
          0.97,
          personPaints(random),
        )
        continue
      }
      const model = visitors[Math.floor(random() * visitors.length)] ?? 'person-walk'
      const walks = model.startsWith('person-walk')
      const turn = walks
        ? (random() < 0.6 ? Math.PI : 0) + (random() - 0.5) * 0.3
        : side * (1.2 + random() * 0.7)
      place(placed, model, at, turn, 0.94 + random() * 0.1, personPaints(random))
    }
    for (const side of [-1, 1]) {
      const model = plants[Math.floor(random() * plants.length)]
      // At the corners of the street, out of the way and below the eye.
      if (model) place(placed, model, [x + side * 2.35, 0, 0.75], random() * 6, 0.8, personPaints(random))
    }
  }
  return placed
}
