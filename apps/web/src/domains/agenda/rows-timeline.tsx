import { buttonClasses, classNames, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { Radio } from 'lucide-react'
import { Fragment, useDeferredValue, useState } from 'react'
import { fairZone, ownZone, timesIn } from '../../shared/time/times.ts'
import { CalendarButton } from './calendar-button.tsx'
import { NowLine } from './now-line.tsx'
import { placeOfNow } from './programme.ts'
import { RemindButton } from './remind-button.tsx'
import type { RowsProps } from './rows-props.ts'
import { DayShift, GuestLine, Papers, SessionStar, SessionTitle, StateTag } from './session-parts.tsx'
import { endOf, isLive, isUpcoming } from './session-state.ts'
import { hallName, themeOf, titleOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

/** As many steps after the present one as a first screen has room for. */
const firstSteps = 6

/** Over, and not because it goes on longer than was planned. */
const isEarlier = (session: RowsProps['sessions'][number], now: number) =>
  endOf(session) <= now && !isLive(session)

/** A day as steps from top to bottom. The steps that have begun are filled. */
export function TimelineRows(props: RowsProps) {
  const { sessions, exhibitionId, device, zone, now, withPapers, brief, folded = false, onAct } = props
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const [isUnfolded, unfold] = useState(false)
  const current = sessions[placeOfNow(sessions, now) ?? -1]
  const earlier = folded && !isUnfolded ? sessions.filter((session) => isEarlier(session, now)).length : 0
  const isFoldedAway = earlier > 1 && earlier < sessions.length
  const all = isFoldedAway ? sessions.filter((session) => !isEarlier(session, now)) : sessions
  // The first screen does not wait for the whole day.
  const count = useDeferredValue(all.length, Math.max(0, current ? all.indexOf(current) : 0) + firstSteps)
  const shown = all.slice(0, count)
  return (
    <ol className="grid gap-3">
      {isFoldedAway && (
        <li>
          <button
            type="button"
            onClick={() => unfold(true)}
            className={classNames(buttonClasses('soft'), 'w-full')}
          >
            {t('showEarlier', { count: earlier })}
          </button>
        </li>
      )}
      {shown.map((session, index) => {
        const times = timesIn(zone, session)
        const live = isLive(session)
        const begun = !isUpcoming(session)
        // The other clock is named, where it shows something else.
        const isFair = zone === fairZone
        const other = timesIn(isFair ? ownZone : fairZone, session)
        const differs = other.from !== times.from || other.days !== times.days
        return (
          <Fragment key={session.id}>
            <li className="grid grid-cols-[3rem_20px_minmax(0,1fr)] gap-x-2 max-[17.5rem]:grid-cols-[20px_minmax(0,1fr)] max-[17.5rem]:gap-y-1">
              <div className="pt-2.5 text-right max-[17.5rem]:col-start-2 max-[17.5rem]:row-start-1 max-[17.5rem]:flex max-[17.5rem]:flex-wrap max-[17.5rem]:items-baseline max-[17.5rem]:gap-x-3">
                <p className={classNames('text-15 font-bold', live && 'text-coral-ink')}>{times.from}</p>
                <p className="text-12 text-ink-3">
                  {differs ? (
                    <>
                      <span className="sr-only">{t(isFair ? 'ownTime' : 'beijingTime')}</span>
                      {other.from}
                    </>
                  ) : (
                    `–${times.to}`
                  )}
                </p>
                <DayShift days={isFair ? other.days : times.days} />
              </div>
              <div
                aria-hidden
                className="relative flex justify-center max-[17.5rem]:col-start-1 max-[17.5rem]:row-span-2 max-[17.5rem]:row-start-1"
              >
                <span
                  className={classNames(
                    'absolute w-0.5',
                    index === 0 ? 'top-4' : '-top-3',
                    index === all.length - 1 ? 'h-7' : 'bottom-0',
                    begun ? 'bg-harbour' : 'bg-line-2',
                  )}
                />
                <span
                  data-active={begun}
                  className={classNames(
                    'relative mt-3.5 size-3.5 rounded-pill border-2',
                    live && 'border-coral bg-coral ring-4 ring-coral/20',
                    !live && begun && 'border-harbour bg-harbour shadow-[inset_0_0_0_2px_white]',
                    !begun && 'border-line-2 bg-white',
                  )}
                />
              </div>
              <div
                className={classNames(
                  'relative rounded-card border px-3 py-2.5 max-[17.5rem]:col-start-2',
                  live ? 'border-coral bg-coral-light' : 'border-line bg-white',
                )}
              >
                {!brief && (
                  <p className="text-12 text-ink-2">
                    <LocalName name={themeOf(session, language)} />
                  </p>
                )}
                <p className={classNames('text-15', live && 'font-bold')}>
                  <SessionTitle session={session} onAct={onAct} />
                </p>
                <div className="mt-1 flex items-center gap-2 max-[17.5rem]:flex-wrap">
                  <div className="min-w-0 flex-1">
                    <GuestLine session={session} most={brief ? 1 : session.guests.length} brief={brief} />
                  </div>
                  <StateTag session={session} />
                </div>
                <div className="-mr-2 flex flex-wrap items-center justify-end">
                  <p className="min-w-0 flex-1 basis-24 text-12 text-ink-3 max-[17.5rem]:basis-full">
                    {t(hallName(session.hall_id))}
                    {differs && <span className="ml-2 whitespace-nowrap">{`${times.from}–${times.to}`}</span>}
                  </p>
                  <RemindButton session={session} exhibitionId={exhibitionId} device={device} />
                  <CalendarButton session={session} />
                  <SessionStar session={session} device={device} />
                </div>
                {withPapers && <Papers session={session} exhibitionId={exhibitionId} device={device} />}
                {live && session.live_url && (
                  <button
                    type="button"
                    aria-label={`${t('enterLive')} ${titleOf(session, language).text}`}
                    onClick={() => onAct(session)}
                    className={classNames(buttonClasses('danger', 48), 'relative z-1 w-full')}
                  >
                    <Radio size={18} strokeWidth={1.75} aria-hidden />
                    {t('enterLive')}
                  </button>
                )}
              </div>
            </li>
            {current === session && <NowLine now={now} zone={zone} movesPage={!folded} />}
          </Fragment>
        )
      })}
    </ol>
  )
}
