import type { Vec3 } from '../kit/affine.ts'
import { seededRandom } from '../kit/random.ts'
import { personPaints } from '../life/clothes.ts'
import { type Placings, place } from '../stage/furnish.ts'

const people: readonly [model: string, at: Vec3, turn: number][] = [
  ['person-walk', [-6.4, 0, -9.4], 2.4],
  ['person-walk-bag', [6.5, 0, -9.8], 1.2],
  ['person-talk', [7.5, 0, -9.1], 4.4],
  ['person-tablet', [-9.2, 0, -14.5], 0.6],
  ['person-stand', [9.5, 0, -17], -1],
]

/** A few people in the hall, the same at every visit to this booth. */
export function passersBy(companyId: number): Placings {
  const random = seededRandom(companyId + 11)
  const placed: Placings = new Map()
  for (const [model, at, turn] of people) place(placed, model, at, turn, 0.97, personPaints(random))
  return placed
}
