import { localeOf, type Session } from '@tradefloor/contract'
import { useLanguage, useText } from '@tradefloor/ui'
import { useClockChoice } from '../../../domains/agenda/clock-choice.ts'
import { DayShift, StateTag, TimeRange } from '../../../domains/agenda/session-parts.tsx'
import { hallName } from '../../../domains/agenda/session-text.ts'
import { agendaTexts } from '../../../domains/agenda/texts.ts'
import { clockIn, clocksDiffer, fairZone, timesIn } from '../../../shared/time/times.ts'

/** The day at the fair, as a leaf of a calendar. */
export function SessionDay({ session }: { session: Session }) {
  const { language } = useLanguage()
  const { day } = clockIn(fairZone, Date.parse(session.starts_at))
  const noon = new Date(`${day}T12:00:00Z`)
  const month = new Intl.DateTimeFormat(localeOf(language), {
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <span className="grid size-11 shrink-0 grid-rows-[16px_1fr] overflow-hidden rounded-control bg-harbour-light text-center text-harbour">
      <span className="bg-harbour text-11 leading-[1rem] text-white">{month.format(noon)}</span>
      <span className="self-center text-16 leading-none font-bold">{noon.getUTCDate()}</span>
    </span>
  )
}

/** When and where it is, and how it stands. */
export function SessionWhen({ session, isWithdrawn }: { session: Session; isWithdrawn: boolean }) {
  const t = useText(agendaTexts)
  const { zone } = useClockChoice()
  const times = timesIn(zone, session)
  const differ = clocksDiffer([Date.parse(session.starts_at)])
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2">
      {differ && <span>{t(zone === fairZone ? 'beijingTime' : 'ownTime')}</span>}
      <TimeRange times={times} />
      <DayShift days={times.days} />
      <span>{t(hallName(session.hall_id))}</span>
      {!isWithdrawn && <StateTag session={session} />}
    </p>
  )
}
