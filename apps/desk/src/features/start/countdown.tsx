import type { DeskStart } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { useEffect, useState } from 'react'
import { fairDayAndHour } from '../../shared/fair-times.ts'
import { startTexts } from './texts.ts'
import { timeLeft } from './time-left.ts'

interface CountdownProps {
  fair: NonNullable<DeskStart['fair']>
  /** The server's time. */
  now: () => Date
}

/** How long it still is to the opening, and then to the close, by the fair's clock. */
export function Countdown({ fair, now }: CountdownProps) {
  const t = useText(startTexts)
  const { language } = useLanguage()
  const at = useMinutes(now)
  const isOpen = fair.opens_at <= at
  const end = isOpen ? fair.closes_at : fair.opens_at
  const { days, hours, minutes } = timeLeft(end, at)
  const parts = [
    [days, t('days')],
    [hours, t('hoursUnit')],
    [minutes, t('minutesUnit')],
  ] as const
  const isOver = end <= at
  return (
    <section aria-labelledby="countdown" className="surface rounded-card border border-line p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="countdown" className="text-16 font-bold">
          {t(isOver ? 'over' : isOpen ? 'untilClosing' : 'untilOpening')}
        </h2>
        <p className="text-12 text-ink-3">{t('atFair', { date: fairDayAndHour(end, language) })}</p>
      </div>
      {!isOver && (
        <dl className="mt-3 grid grid-cols-3 gap-2">
          {parts.map(([count, unit]) => (
            <div key={unit} className="flex flex-col-reverse rounded-control bg-sand py-2.5 text-center">
              <dt className="text-12 text-ink-2">{unit}</dt>
              <dd className="text-24 font-bold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The time, told anew each half minute. */
function useMinutes(now: () => Date): number {
  const [at, setAt] = useState(() => now().getTime())
  useEffect(() => {
    const timer = setInterval(() => setAt(now().getTime()), 30_000)
    return () => clearInterval(timer)
  }, [now])
  return at
}
