import { fairDateTime, fairDay } from '@tradefloor/contract'
import { Tag, useText } from '@tradefloor/ui'
import { fairNow, useLiveSessions } from '../../domains/agenda/live-fairs.ts'
import { startOf } from '../../domains/agenda/session-state.ts'
import { exhibitionTexts } from './texts.ts'

interface LiveMarkProps {
  exhibitionId: number
  /** How the next session is told of; without it only what is live is. */
  nextClassName?: string
}

/** Live now, or when the next session of today begins, on the fair's clock. */
export default function LiveMark({ exhibitionId, nextClassName }: LiveMarkProps) {
  const t = useText(exhibitionTexts)
  const { live, next } = fairNow(useLiveSessions(), exhibitionId)
  if (live) return <Tag tone="live">{t('liveNow')}</Tag>
  if (!next || nextClassName === undefined) return null
  const [day, time = ''] = fairDateTime(new Date(startOf(next))).split(' ')
  if (day !== fairDay(new Date())) return null
  return <span className={nextClassName}>{t('nextAt', { time: time.slice(0, 5) })}</span>
}
