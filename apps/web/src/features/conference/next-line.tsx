import { dayText, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { useClockChoice } from '../../domains/agenda/clock-choice.ts'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { startOf } from '../../domains/agenda/session-state.ts'
import { titleOf } from '../../domains/agenda/session-text.ts'
import { useNow } from '../../domains/agenda/use-now.ts'
import { clockIn, clocksDiffer, fairZone } from '../../shared/time/times.ts'
import { conferenceTexts } from './texts.ts'
import { timeLeft } from './time-left.ts'

/** So long before it, in milliseconds, seconds are counted. */
const countedMs = 12 * 3_600_000

/** What comes next, and in how long. */
export function NextLine({ session }: { session: AgendaSession }) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  return (
    <p className="min-w-0 text-14">
      <span className="mr-2 opacity-80">{t('nextUp')}</span>
      <b>
        <LocalName name={titleOf(session, language)} />
      </b>
      <span className="ml-2 whitespace-nowrap opacity-80 max-[17.5rem]:whitespace-normal">
        <StartsIn session={session} />
      </span>
    </p>
  )
}

export function StartsIn({ session }: { session: AgendaSession }) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const { zone } = useClockChoice()
  const left = startOf(session) - useNow('second')
  const differ = clocksDiffer([startOf(session)])
  // Nobody wants a second by second of what is a day away, nor one that has reached its end.
  if (left > 0 && left <= countedMs)
    return t('startsIn', { time: timeLeft(Math.ceil(left / 1000), language) })
  const { day, time } = clockIn(zone, startOf(session))
  const when = { day: dayText(day, language, false), time }
  if (!differ) return t('startsAt', when)
  return t(zone === fairZone ? 'startsAtFair' : 'startsAtOwn', when)
}
