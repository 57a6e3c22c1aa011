import type { ToScene } from '@tradefloor/contract'
import { liveSource, replaySource } from '../../shared/agenda/session-source.ts'
import type { OnStage } from './on-stage.ts'

export type Screen = Extract<ToScene, { type: 'screen' }>

/** What the screen of the 3D hall shows: what plays on the stage, else what is live in this hall. Nothing of a link. */
export function screenOf(on: OnStage): Screen | undefined {
  const session = on.kind === 'live' || on.kind === 'replay' ? on.session : 'live' in on ? on.live : undefined
  if (!session) return undefined
  const { address, kind } = on.kind === 'replay' ? replaySource(session) : liveSource(session)
  return { type: 'screen', session_id: session.id, address, media: kind }
}
