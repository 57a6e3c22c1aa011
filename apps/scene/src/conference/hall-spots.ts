import type { Vec3 } from '../kit/affine.ts'
import { socketSpot } from '../stage/furnish.ts'
import type { ModelSocket } from '../stage/model-file.ts'
import type { ConferenceHallPlan } from './conference-hall-plans.ts'

const here = { at: [0, 0, 0], turn: 0 } as const

/** Where the pins of the hall's places hang. */
export function pinSpots(
  { screen }: ConferenceHallPlan,
  sockets: readonly ModelSocket[],
): { id: string; at: Vec3 }[] {
  const named = sockets.filter(({ kind }) => ['agenda', 'guests', 'door'].includes(kind))
  return [
    { id: 'screen', at: [0, screen.high + 0.1, screen.z - screen.radius] },
    ...named.map((socket) => ({ id: socket.kind, at: socketSpot(here, socket) })),
  ]
}

/** Which of the two boards a way of sight ends on. */
export function boardAt({ board }: ConferenceHallPlan, from: Vec3, along: Vec3): string | undefined {
  for (const [id, side] of [
    ['agenda', 1],
    ['guests', -1],
  ] as const) {
    const turn = board.turn * side
    const normal = [Math.sin(turn), Math.cos(turn)] as const
    const toward = along[0] * normal[0] + along[2] * normal[1]
    const [x, , z] = [board.at[0] * side - from[0], 0, board.at[2] - from[2]]
    const t = (x * normal[0] + z * normal[1]) / toward
    const across = (along[0] * t - x) * normal[1] - (along[2] * t - z) * normal[0]
    const up = from[1] + along[1] * t - board.at[1]
    if (t > 0 && Math.abs(across) < board.width / 2 && Math.abs(up) < board.height / 2) return id
  }
  return undefined
}
