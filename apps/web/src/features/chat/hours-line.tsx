import type { AnsweringHours, ReplyHabit } from '@tradefloor/contract'
import { answeringAt } from '@tradefloor/rules'
import { hourOfTalk, type Language, shortTimeOfTalk, useLanguage, useText } from '@tradefloor/ui'
import { Clock, Zap } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useHoursText } from '../../domains/catalogue/hours-text.ts'
import { chatTexts } from './texts.ts'

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

interface HoursLineProps {
  /** Missing where they do not answer at all: neither of the two can write. */
  reply: ReplyHabit | undefined
  /** At its end: what else can be done here. */
  actions?: ReactNode
}

/** How soon and when they answer, and what time it is there and here. */
export function HoursLine({ reply, actions }: HoursLineProps) {
  const t = useText(chatTexts)
  const now = useNow()
  const minutes = reply?.median_minutes ?? null
  const hours = reply?.hours
  return (
    <div className="flex shrink-0 items-start gap-2 bg-harbour-light px-4 py-2 text-13 text-ink-2 low-sheet:py-1">
      {/* In a low sheet the first line, which says most. */}
      <div className="min-w-0 flex-1 self-center low-sheet:[&>p:not(:first-child)]:hidden">
        {minutes !== null && (
          <p className="flex items-center gap-2 font-bold text-harbour">
            <Zap size={14} strokeWidth={1.75} aria-hidden />
            {minutes < 90
              ? t('repliesIn', { minutes: Math.max(1, minutes) })
              : t('repliesInHours', { hours: Math.round(minutes / 60) })}
          </p>
        )}
        {hours && <Answers hours={hours} now={now} />}
        <Clocks now={now} zone={hours?.zone ?? fairZone} label={hours ? t('there') : t('atFair')}>
          {!hours && t('beijing')}
        </Clocks>
      </div>
      {actions}
    </div>
  )
}

function Answers({ hours, now }: { hours: AnsweringHours; now: number }) {
  const t = useText(chatTexts)
  const { language } = useLanguage()
  const state = answeringAt(hours, now)
  const hoursText = useHoursText()
  return (
    <>
      {state?.opensAt && (
        <p role="status" className="font-bold text-amber-ink">
          {t('closedNow', { when: momentOf(state.opensAt, now, language) })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2">
        {t('answers', { hours: hoursText(hours) })}
        {state?.isOpen && <span className="text-leaf">{t('answersNow')}</span>}
      </p>
    </>
  )
}

/** The hour, with the day where it is another. */
function momentOf(time: number, now: number, language: Language): string {
  const hour = hourOfTalk(time)
  const day = shortTimeOfTalk(time, now, language)
  return day === hour ? hour : `${day} ${hour}`
}

interface ClocksProps {
  now: number
  zone: string
  label: string
  children?: ReactNode
}

function Clocks({ now, zone, label, children }: ClocksProps) {
  const t = useText(chatTexts)
  const [there, here] = [hourOfTalk(now, zone), hourOfTalk(now)]
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Clock size={14} strokeWidth={1.75} aria-hidden />
      <span>
        {label} <b className="text-ink">{there}</b> {children}
      </span>
      {there !== here && (
        <span className="border-l border-line-2 pl-2">
          {t('you')} <b className="text-ink">{here}</b>
        </span>
      )}
    </p>
  )
}
