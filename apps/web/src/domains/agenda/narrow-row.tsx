import { classNames, LocalName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { timesIn } from '../../shared/time/times.ts'
import type { AgendaSession } from './programme.ts'
import { RemindButton } from './remind-button.tsx'
import type { RowsProps } from './rows-props.ts'
import { DayShift, GuestLine, Papers, SessionStar, SessionTitle, StateTag } from './session-parts.tsx'
import { isLive, isUpcoming } from './session-state.ts'
import { hallName, themeOf } from './session-text.ts'
import { agendaTexts } from './texts.ts'

interface NarrowRowProps
  extends Pick<RowsProps, 'exhibitionId' | 'device' | 'zone' | 'withPapers' | 'groupBy' | 'onAct'> {
  session: AgendaSession
  /** On the page's stage. */
  isPlaying: boolean
}

/** A session in a panel: the time, a dot, what it is and how it stands. */
export function NarrowRow(props: NarrowRowProps) {
  const { session, exhibitionId, device, zone, withPapers, groupBy, isPlaying, onAct } = props
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const times = timesIn(zone, session)
  const live = isLive(session)
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[3.25rem_16px_minmax(0,1fr)] gap-x-2 max-[17.5rem]:grid-cols-1 rounded-row px-2 py-2.5 transition-colors duration-(--dur-control)',
        live ? 'bg-coral-light' : 'hover:bg-sand',
        isPlaying && 'outline-2 -outline-offset-2 outline-harbour',
      )}
      aria-current={isPlaying || undefined}
    >
      <div>
        <p className={classNames('text-15 font-bold', live && 'text-coral-ink')}>{times.from}</p>
        <p className="text-12 text-ink-3">{times.to}</p>
        <DayShift days={times.days} />
      </div>
      <span
        aria-hidden
        data-active={!isUpcoming(session)}
        className={classNames(
          'mt-1.5 size-2.5 rounded-pill border-2 max-[17.5rem]:hidden',
          live ? 'border-coral bg-coral' : 'border-line-2',
          !live && !isUpcoming(session) && 'border-harbour! bg-harbour',
        )}
      />
      <div className="min-w-0">
        <div className="flex items-start gap-2">
          <p className={classNames('min-w-0 flex-1 text-14', live && 'font-bold')}>
            <SessionTitle session={session} onAct={onAct} />
          </p>
          {isPlaying && <Tag tone="replay">{t('playing')}</Tag>}
          <StateTag session={session} />
        </div>
        <div className="mt-0.5 flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <p className="text-12 text-ink-3">
              {groupBy === 'hall' ? (
                <LocalName name={themeOf(session, language)} />
              ) : (
                t(hallName(session.hall_id))
              )}
            </p>
            <GuestLine session={session} />
          </div>
          <RemindButton session={session} exhibitionId={exhibitionId} device={device} />
          <SessionStar session={session} device={device} />
        </div>
        {withPapers && (
          <Papers session={session} exhibitionId={exhibitionId} device={device} className="mt-1.5" />
        )}
      </div>
    </li>
  )
}
