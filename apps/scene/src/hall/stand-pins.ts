import type { ScreenPoint } from '../stage/live-scene.ts'
import type { RoomStage } from '../stage/room-stage.ts'
import type { HallStand } from './hall-layout.ts'
import { placeIdOf } from './hall-places.ts'
import type { HallWalk } from './hall-walk.ts'

/** A pin is for who stands near enough to read the sign. */
const pinReach = 17
const mostPins = 6

/** Who gets a pin: the one in front, or the few near by. */
export function pinned({ mode, facing, stance }: HallWalk, stands: readonly HallStand[]): HallStand[] {
  if (mode === 'front') return facing ? [facing] : []
  // From above the signs over the streets are enough: pins would hide what one came up for.
  if (mode === 'above') return []
  const [x, , z] = stance.eye
  const ahead = [-Math.sin(stance.heading), -Math.cos(stance.heading)] as const
  return stands
    .map((stand) => {
      const way = [stand.at[0] - x, stand.at[2] - z] as const
      const distance = Math.hypot(...way)
      return { stand, distance, before: (way[0] * ahead[0] + way[1] * ahead[1]) / (distance || 1) }
    })
    .filter(({ distance, before }) => distance < pinReach && before > 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostPins)
    .map(({ stand }) => stand)
}

/** Where the pins hang in the window; none while one flies. */
export function pinPoints(stage: RoomStage, walk: HallWalk, stands: readonly HallStand[]): ScreenPoint[] {
  if (walk.flying) return []
  return pinned(walk, stands).flatMap((stand): ScreenPoint[] => {
    const side = Math.sin(stand.turn)
    // Over the sign from afar; at the foot of the stand one looks at, where it hides nothing.
    const height = walk.mode === 'front' ? 0.5 : Math.min(stand.height, 3) + 0.1
    const at = stage.screen([stand.at[0] + (side * stand.depth) / 2, height, stand.at[2]])
    return at ? [{ id: placeIdOf(stand.booth.companyId), x: at.x, y: at.y }] : []
  })
}
