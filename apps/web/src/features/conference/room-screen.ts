import type { ToScene } from '@tradefloor/contract'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { liveSource, replaySource } from '../../domains/agenda/session-source.ts'
import type { OnStage } from './on-stage.ts'

export type Screen = Extract<ToScene, { type: 'screen' }>

/** Of the 3D hall: what plays on the stage, else what is live in this hall. Nothing of a link. */
const onScreen = (on: OnStage): AgendaSession | undefined =>
  on.kind === 'live' || on.kind === 'replay' ? on.session : 'live' in on ? on.live : undefined

/** What the screen of the 3D hall shows. */
export function screenOf(on: OnStage): Screen | undefined {
  const session = onScreen(on)
  if (!session) return undefined
  const { address, kind } = on.kind === 'replay' ? replaySource(session) : liveSource(session)
  return { type: 'screen', session_id: session.id, address, media: kind }
}

/** The live session that whoever is here sees: the player waits for an address, the screen of the 3D hall does not. */
export function liveShown(on: OnStage, isInRoom: boolean): AgendaSession | undefined {
  if (on.kind === 'live') return on.session
  return isInRoom && on.kind !== 'replay' ? onScreen(on) : undefined
}
