import type { RoomContext } from '../room-context.ts'
import { type ConferenceData, loadConference } from './conference-data.ts'
import { nextTurn } from './programme.ts'
import { whenSeen } from './when-seen.ts'

/** Later than the turn by as much: everybody's clock is a little off, and not all should ask at once. */
const after = { least: 1500, chance: 4000 }
/** Longer than this no timer is trusted. */
const longest = 3_600_000

/** Asks for the programme again whenever something begins or ends, and somebody looks. */
export async function watchProgramme(
  data: ConferenceData,
  context: RoomContext,
  renew: (data: ConferenceData) => void,
): Promise<void> {
  const { now } = await context.client()
  const turn = nextTurn([...data.sessions, ...data.agenda], now())
  if (turn === undefined) return
  const wait = turn - now() + after.least + Math.random() * after.chance
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, longest)))
  await whenSeen()
  // Without an answer the old programme stays; the next turn asks again.
  const next = wait > longest ? data : await loadConference(context).catch(() => data)
  if (next !== data) renew(next)
  return watchProgramme(next, context, renew)
}
