import { fairDay } from '@tradefloor/contract'
import { Tag, useText } from '@tradefloor/ui'
import { fairNow, useLiveSessions } from '../../shared/agenda/live-fairs.ts'
import { startOf } from '../../shared/agenda/programme.ts'
import { clockIn, fairZone } from '../../shared/agenda/times.ts'
import { exhibitionMessages } from './messages.ts'

/** Whether something is live in an exhibition now; nothing while nobody knows. */
export function useLiveText(exhibitionId: number): string | undefined {
  const t = useText(exhibitionMessages)
  return fairNow(useLiveSessions(), exhibitionId).live && t('liveNow')
}

/** In a list: live now, or when the next session of today begins, on the fair's clock. */
export function LiveMark({ exhibitionId, nextClassName }: { exhibitionId: number; nextClassName: string }) {
  const t = useText(exhibitionMessages)
  const { live, next } = fairNow(useLiveSessions(), exhibitionId)
  if (live) return <Tag tone="live">{t('liveNow')}</Tag>
  if (!next || fairDay(new Date(startOf(next))) !== fairDay(new Date())) return null
  return <span className={nextClassName}>{t('nextAt', { time: clockIn(fairZone, startOf(next)).time })}</span>
}
