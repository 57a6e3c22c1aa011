import type { LiveSession, ScheduleGroup, Session } from '@tradefloor/contract'
import { isLive, sessionsOf } from './programme.ts'

/** What of a session changes a page. */
const signOf = ({ id, live_status, live_url, starts_at, ends_at }: Session) =>
  JSON.stringify([id, live_status, live_url, starts_at, ends_at])

/** What of the news changes a page. */
export const newsSign = (news: readonly LiveSession[]): string => news.map(signOf).join()

/**
 * Where a programme that is shown stands otherwise than the news, which are of the whole fair: sessions that both name,
 * and those that it has as live while the news no longer do. Empty where the two agree.
 */
export function gapOf(news: readonly LiveSession[], programme: readonly ScheduleGroup[]): string {
  const told = new Map(news.map((session) => [session.id, signOf(session)]))
  return sessionsOf(programme)
    .flatMap((session) => {
      const [shown, now] = [signOf(session), told.get(session.id)]
      const isBehind = now === undefined ? isLive(session) : now !== shown
      return isBehind ? [`${shown} ${now}`] : []
    })
    .join()
}
