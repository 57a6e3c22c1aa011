import type { KeySteps } from '../stage/orbit.ts'
import type { HallStand } from './hall-layout.ts'
import { placeIdOf } from './hall-places.ts'
import type { HallWalk } from './hall-walk.ts'
import { floorPoint, pickStand, type Ray } from './pick-stand.ts'

/** What the arrow keys do in a hall: walk and turn. */
export const walkingKeys: KeySteps = {
  ArrowLeft: [0.3, 0, 0],
  ArrowRight: [-0.3, 0, 0],
  ArrowUp: [0, 0, -0.18],
  ArrowDown: [0, 0, 0.18],
  '+': [0, 0, -0.18],
  '=': [0, 0, -0.18],
  '-': [0, 0, 0.18],
}

/** So far away the floor ends in haze. */
const floorEnds = 400

/** A tap goes to a stand or to a point of the floor; on the stand one faces it answers the stand's place. */
export function tapHall(ray: Ray, walk: HallWalk, stands: readonly HallStand[]): string | undefined {
  const hit = pickStand(ray, stands)
  const floor = floorPoint(ray)
  if (hit && (!floor || hit.distance < floor.distance)) {
    if (walk.facing === hit.stand && !walk.flying) return placeIdOf(hit.stand.booth.companyId)
    walk.toFront(hit.stand)
  } else if (floor && floor.distance < floorEnds) walk.toPoint(floor.x, floor.z)
  return undefined
}
