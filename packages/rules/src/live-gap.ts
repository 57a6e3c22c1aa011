import type { LiveScheduleReply, ScheduleReply, Session } from '@tradefloor/contract'
import { sessionStates } from './session-state.ts'

/** What of a session changes a page. */
const signOf = ({ id, live_status, live_url, starts_at, ends_at }: Session) =>
  JSON.stringify([id, live_status, live_url, starts_at, ends_at])

type News = Pick<LiveScheduleReply, 'list' | 'edition'>
/** As it was answered. */
export type Programme = Pick<ScheduleReply, 'list' | 'edition'>

/** What of the news changes a page. */
export const newsSign = ({ list, edition }: News): string => [edition, ...list.map(signOf)].join()

/**
 * Where a programme that is shown stands otherwise than the news, which are of the whole fair: it is of another edition,
 * or, because time has passed, says otherwise of sessions that both name, or has as live what the news no longer do.
 * Empty where the two agree.
 */
export function gapOf(news: News, programme: Programme): string {
  if (news.edition !== programme.edition) return `${programme.edition} ${news.edition}`
  const told = new Map(news.list.map((session) => [session.id, signOf(session)]))
  return programme.list
    .flatMap(({ data }) => data.flatMap((slot) => slot.data))
    .flatMap((session) => {
      const [shown, now] = [signOf(session), told.get(session.id)]
      const isBehind = now === undefined ? session.live_status === sessionStates.live : now !== shown
      return isBehind ? [`${shown} ${now}`] : []
    })
    .join()
}
