import { classNames, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { Fragment } from 'react'
import { fairZone, timesIn } from '../../shared/time/times.ts'
import { CalendarButton } from './calendar-button.tsx'
import { NowLine } from './now-line.tsx'
import { byTheme, nowPosition } from './programme.ts'
import { RemindButton } from './remind-button.tsx'
import type { RowsProps } from './rows-props.ts'
import {
  DayShift,
  GuestLine,
  Papers,
  SessionStar,
  SessionTitle,
  StateButton,
  TimeRange,
} from './session-parts.tsx'
import { isLive } from './session-state.ts'
import { hallName, themeOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

/** A day with all there is to know of it, where there is room: theme by theme, a card each. */
export function WideRows({ sessions, exhibitionId, device, zone, now, onAct }: RowsProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const current = sessions[nowPosition(sessions, now) ?? -1]
  return byTheme(sessions).map(([first, ...others]) =>
    first ? (
      <section key={first.id} className="mt-4">
        <h3 className="mb-2 flex items-center gap-2 text-16 font-bold before:h-4 before:w-1 before:rounded-pill before:bg-harbour">
          <LocalName name={themeOf(first, language)} />
        </h3>
        <ol className="grid gap-2">
          {[first, ...others].map((session) => {
            const times = timesIn(zone, session)
            const atFair = timesIn(fairZone, session)
            return (
              <Fragment key={session.id}>
                <li
                  className={classNames(
                    'relative grid grid-cols-[132px_minmax(0,1fr)_232px_auto] min-[1100px]:grid-cols-[132px_minmax(0,1fr)_264px_264px] max-[860px]:grid-cols-1 items-center gap-x-5 gap-y-1.5 rounded-card border px-4 py-2.5 transition-colors duration-(--dur-control) hover:border-harbour',
                    isLive(session) ? 'border-coral bg-coral-light' : 'border-line',
                  )}
                >
                  <div>
                    <TimeRange times={times} className="text-18 font-bold" />
                    <p className="flex flex-wrap items-center gap-1.5 text-12 text-ink-2">
                      {zone === fairZone ? t(hallName(session.hall_id)) : t('atFair', atFair)}
                      <DayShift days={times.days} />
                    </p>
                  </div>
                  <div className="min-w-0">
                    <p className="text-16 font-bold">
                      <SessionTitle session={session} onAct={onAct} />
                    </p>
                    <GuestLine session={session} />
                  </div>
                  <Papers session={session} exhibitionId={exhibitionId} device={device} />
                  <div className="col-start-4 flex items-center justify-end max-[860px]:col-start-1">
                    <RemindButton session={session} exhibitionId={exhibitionId} device={device} />
                    <CalendarButton session={session} />
                    <SessionStar session={session} device={device} />
                    <span className="ml-2 flex min-w-25 justify-end">
                      <StateButton session={session} onAct={onAct} />
                    </span>
                  </div>
                </li>
                {current === session && <NowLine now={now} zone={zone} />}
              </Fragment>
            )
          })}
        </ol>
      </section>
    ) : null,
  )
}
