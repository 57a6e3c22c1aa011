import { sessionStates } from '@tradefloor/rules'
import { seededRandom } from '../kit/random.ts'
import { personPaints } from '../life/clothes.ts'
import { type Placings, place, socketSpot } from '../stage/furnish.ts'
import type { ModelSocket } from '../stage/model-file.ts'
import type { ConferenceData } from './conference-data.ts'
import type { Seat } from './conference-hall-plans.ts'
import { onStage } from './programme.ts'

/** How many of the seats are taken, by how far the session is: people come for something. */
const taken: Readonly<Record<number, number>> = {
  [sessionStates.upcoming]: 0.16,
  [sessionStates.live]: 0.44,
  [sessionStates.over]: 0.07,
}
const nobody = 0.03

const here = { at: [0, 0, 0], turn: 0 } as const

/** The audience, whoever speaks and whoever waits on the stage; the same at every visit. */
export function conferencePeople(
  { exhibitionId, sessions }: Pick<ConferenceData, 'exhibitionId' | 'sessions'>,
  seats: readonly Seat[],
  sockets: readonly ModelSocket[],
): Placings {
  const session = onStage(sessions)
  const share = session ? (taken[session.state] ?? nobody) : nobody
  const random = seededRandom(exhibitionId * 31 + 7)
  const placed: Placings = new Map()
  for (const { at, turn, row } of seats) {
    const [chance, size, aside] = [random(), 0.96 + random() * 0.07, (random() - 0.5) * 0.3]
    if (chance < share - row * 0.012)
      place(placed, 'person-sit', at, turn + aside, size, personPaints(random))
  }
  if (session?.state !== sessionStates.live) return placed
  for (const socket of sockets) {
    const spot = socketSpot(here, socket)
    if (socket.kind === 'speaker') place(placed, 'person-talk', spot, socket.turn, 1, personPaints(random))
    else if (socket.kind === 'panel' && random() < 0.7)
      place(placed, 'person-sit', spot, socket.turn, 1, personPaints(random))
  }
  return placed
}
