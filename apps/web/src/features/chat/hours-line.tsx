import type { ReplyHabit } from '@tradefloor/contract'
import { hourOfTalk, useText } from '@tradefloor/ui'
import { Clock, Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { chatMessages } from './messages.ts'

const fairZone = 'Asia/Shanghai'

/** Changes with each minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const wait = setTimeout(() => setNow(Date.now()), 60_000 - (now % 60_000) + 50)
    return () => clearTimeout(wait)
  }, [now])
  return now
}

/** How soon they answer, and what time it is there and here. */
export function HoursLine({ reply }: { reply: ReplyHabit }) {
  const t = useText(chatMessages)
  const now = useNow()
  const [there, here] = [hourOfTalk(now, fairZone), hourOfTalk(now)]
  const { median_minutes: minutes, hours } = reply
  return (
    <div className="shrink-0 bg-harbour-light px-4 py-2 text-13 text-ink-2">
      {(minutes !== null || hours !== null) && (
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          {minutes !== null && (
            <span className="flex items-center gap-2 font-bold text-harbour">
              <Zap size={14} strokeWidth={1.75} aria-hidden />
              {minutes < 90
                ? t('repliesIn', { minutes: Math.max(1, minutes) })
                : t('repliesInHours', { hours: Math.round(minutes / 60) })}
            </span>
          )}
          {hours}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2">
        <Clock size={14} strokeWidth={1.75} aria-hidden />
        <span>
          {t('atFair')} <b className="text-ink">{there}</b> {t('beijing')}
        </span>
        {there !== here && (
          <span className="border-l border-line-2 pl-2">
            {t('you')} <b className="text-ink">{here}</b>
          </span>
        )}
      </p>
    </div>
  )
}
