import type { RoomContext } from '../room-context.ts'
import { type ConferenceData, loadConference } from './conference-data.ts'
import { nextTurn } from './programme.ts'

/** Later than the turn by as much: everybody's clock is a little off, and not all should ask at once. */
const after = { least: 1500, chance: 4000 }
/** Longer than this no timer is trusted. */
const longest = 3_600_000

/** Asks for the programme again whenever something begins or ends. */
export function watchProgramme(
  data: ConferenceData,
  context: RoomContext,
  renew: (data: ConferenceData) => void,
): void {
  const turn = nextTurn(data.agenda, Date.now())
  if (turn === undefined) return
  const wait = turn - Date.now() + after.least + Math.random() * after.chance
  setTimeout(
    async () => {
      // Without an answer the old programme stays; the next turn asks again.
      const next = wait > longest ? data : await loadConference(context).catch(() => data)
      if (next !== data) renew(next)
      watchProgramme(next, context, renew)
    },
    Math.min(wait, longest),
  )
}
