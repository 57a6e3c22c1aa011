import type { Session } from '@tradefloor/contract'
import { classNames, useText } from '@tradefloor/ui'
import { fairZone, ownZone, timesIn, type Zone } from '../../shared/time/times.ts'
import { DayShift } from './session-parts.tsx'
import { agendaTexts } from './texts.ts'

export type StepClocks = ReturnType<typeof stepClocks>

/** When a session is, on the clock that is shown and on the other one. */
export function stepClocks(session: Session, zone: Zone) {
  const isFair = zone === fairZone
  const times = timesIn(zone, session)
  const other = timesIn(isFair ? ownZone : fairZone, session)
  return { isFair, times, other, differs: other.from !== times.from || other.days !== times.days }
}

/** When a step begins. The other clock is named, where it shows something else. */
export function StepTime({ clocks, live }: { clocks: StepClocks; live: boolean }) {
  const t = useText(agendaTexts)
  const { isFair, times, other, differs } = clocks
  return (
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
  )
}
