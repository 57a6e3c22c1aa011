import { type ConferenceHallId, liveSessionAt } from '@tradefloor/rules'
import { type AgendaSession, hallNow } from '../../domains/agenda/programme.ts'
import { isLive } from '../../domains/agenda/session-state.ts'

/** What stands on a hall's stage. */
export type OnStage =
  | { kind: 'live'; session: AgendaSession }
  | { kind: 'replay'; session: AgendaSession }
  /** It was on here a moment ago, and nothing of it is to be seen; something else may be by now. */
  | {
      kind: 'ended'
      session: AgendaSession
      live: AgendaSession | undefined
      next: AgendaSession | undefined
    }
  /** The address names a stream or a replay that is none of this exhibition's. Nothing of it is opened. */
  | { kind: 'refused'; live: AgendaSession | undefined; next: AgendaSession | undefined }
  | { kind: 'idle'; live: AgendaSession | undefined; next: AgendaSession | undefined }

interface Wish {
  hall: ConferenceHallId
  /** The stream that the address names. */
  videoSrc: string | null
  /** The replay that the address names. */
  play: number | undefined
  /** What was live on this stage before: the session's number, by the address that named it. */
  before: ReadonlyMap<string, number>
}

/** Decides by the programme of the exhibition alone: an address in a link is a key to it and nothing else. */
export function onStage(sessions: readonly AgendaSession[], { hall, videoSrc, play, before }: Wish): OnStage {
  const { live, next, all } = hallNow(sessions, hall)
  if (play !== undefined) {
    const session = sessions.find(({ id, play_back }) => id === play && play_back !== '')
    return session ? { kind: 'replay', session } : { kind: 'refused', live, next }
  }
  if (!videoSrc) return { kind: 'idle', live, next }
  // Both halls may show the same stream: then it is this hall's session that is on.
  const session = liveSessionAt(all, videoSrc) ?? liveSessionAt(sessions, videoSrc)
  if (session) return { kind: 'live', session }
  const seen = sessions.find(({ id }) => id === before.get(videoSrc))
  if (!seen) return { kind: 'refused', live, next }
  // Its encoder failed and another one sends: it goes on from there.
  if (isLive(seen) && seen.live_url !== '') return { kind: 'live', session: seen }
  return { kind: 'ended', session: seen, live, next }
}
