import { buttonClasses, classNames, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { Radio } from 'lucide-react'
import { CalendarButton } from './calendar-button.tsx'
import type { AgendaSession } from './programme.ts'
import { RemindButton } from './remind-button.tsx'
import type { RowsProps } from './rows-props.ts'
import { GuestLine, Papers, SessionStar, SessionTitle, StateTag } from './session-parts.tsx'
import { isLive, isUpcoming } from './session-state.ts'
import { hallName, themeOf, titleOf } from './session-text.ts'
import { type StepClocks, StepTime, stepClocks } from './step-time.tsx'
import { agendaTexts } from './texts.ts'

type StepProps = Pick<RowsProps, 'exhibitionId' | 'device' | 'withPapers' | 'brief' | 'onAct'> & {
  session: AgendaSession
}

interface TimelineStepProps extends StepProps, Pick<RowsProps, 'zone'> {
  isFirst: boolean
  isLast: boolean
}

/** A session as a step of its day: when, a dot on the line, and what it is. */
export function TimelineStep({ isFirst, isLast, zone, ...step }: TimelineStepProps) {
  const { session } = step
  const clocks = stepClocks(session, zone)
  return (
    <li className="grid grid-cols-[3rem_20px_minmax(0,1fr)] gap-x-2 max-[17.5rem]:grid-cols-[20px_minmax(0,1fr)] max-[17.5rem]:gap-y-1">
      <StepTime clocks={clocks} live={isLive(session)} />
      <StepDot session={session} isFirst={isFirst} isLast={isLast} />
      <StepCard clocks={clocks} {...step} />
    </li>
  )
}

interface StepDotProps {
  session: AgendaSession
  isFirst: boolean
  isLast: boolean
}

/** A dot on the line that joins the steps; filled once the session has begun. */
function StepDot({ session, isFirst, isLast }: StepDotProps) {
  const live = isLive(session)
  const begun = !isUpcoming(session)
  return (
    <div
      aria-hidden
      className="relative flex justify-center max-[17.5rem]:col-start-1 max-[17.5rem]:row-span-2 max-[17.5rem]:row-start-1"
    >
      <span
        className={classNames(
          'absolute w-0.5',
          isFirst ? 'top-4' : '-top-3',
          isLast ? 'h-7' : 'bottom-0',
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
  )
}

/** What a session is, how it stands, and what can be done with it. */
function StepCard({
  clocks,
  session,
  exhibitionId,
  device,
  withPapers,
  brief,
  onAct,
}: StepProps & { clocks: StepClocks }) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const live = isLive(session)
  const { times, differs } = clocks
  return (
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
      {live && session.live_url && <EnterLive session={session} onAct={onAct} />}
    </div>
  )
}

/** What stands out while a session is live and has a stream. */
function EnterLive({ session, onAct }: Pick<StepProps, 'session' | 'onAct'>) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  return (
    <button
      type="button"
      aria-label={`${t('enterLive')} ${titleOf(session, language).text}`}
      onClick={() => onAct(session)}
      className={classNames(buttonClasses('danger', 48), 'relative z-1 w-full')}
    >
      <Radio size={18} strokeWidth={1.75} aria-hidden />
      {t('enterLive')}
    </button>
  )
}
