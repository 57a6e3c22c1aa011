import { listLiveSessions } from '@tradefloor/contract'
import { gapOf, waitForLive } from '@tradefloor/rules'
import type { SceneContext } from '../scene-context.ts'
import { type ConferenceData, loadConference } from './conference-data.ts'
import { nextTurn } from './programme.ts'
import { whenSeen } from './when-seen.ts'

/**
 * Asks now and then how things stand in the whole fair, as pages do, while somebody looks; and for the programme again
 * where that stands otherwise: something has begun or is over, or the organiser has changed it.
 */
export async function watchProgramme(
  data: ConferenceData,
  context: SceneContext,
  renew: (data: ConferenceData) => void,
): Promise<void> {
  const client = await context.client()
  let shown = data
  let failures = 0
  let gap = ''
  while (shown.programme) {
    const turn = nextTurn([...shown.sessions, ...shown.agenda], client.now())
    const wait = waitForLive({ toTurn: turn && turn - client.now(), failures })
    await new Promise((resolve) => setTimeout(resolve, wait))
    await whenSeen()
    try {
      const before = gap
      gap = gapOf(await client.call(listLiveSessions), shown.programme)
      failures = 0
      // The same gap is closed once: an answer kept somewhere on the way must not be asked for over and over.
      if (gap === '' || gap === before) continue
      shown = await loadConference(context)
      renew(shown)
    } catch {
      // Without an answer the old programme stays, and what it lacks is still to come.
      failures += 1
      gap = ''
    }
  }
}
