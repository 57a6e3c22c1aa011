import type { Exhibition, Session } from '@tradefloor/contract'
import { type ConferenceHall, type HallPanel, scheduleHalls } from '@tradefloor/rules'
import { Button, buttonClasses, useText } from '@tradefloor/ui'
import { ArrowRight, CalendarDays, Info, Users } from 'lucide-react'
import { Link } from 'react-router'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import type { HallState } from '../../features/conference/use-conference.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'

interface ConferenceHallProgrammeProps {
  exhibition: Exhibition
  hall: ConferenceHall
  state: HallState
  onOpen: (panel: HallPanel) => void
  onReplay: (session: Session) => void
}

/** The programme beside a hall's stage, with the ways to all of it and to the other hall. */
export function ConferenceHallProgramme(props: ConferenceHallProgrammeProps) {
  const { exhibition, hall, state, onOpen, onReplay } = props
  const t = useText(conferenceTexts)
  return (
    <section
      aria-label={t('agenda')}
      className="surface flex max-h-[calc(100dvh-136px)] min-h-100 flex-col rounded-sheet shadow-sheet"
    >
      <ProgrammeHead hall={hall} onOpen={onOpen} />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 [--ring-offset:-3px]"
      >
        <QueryResult asked={state.asked} skeleton={agendaSkeleton}>
          {(groups) => (
            <Agenda
              groups={groups}
              exhibition={exhibition}
              device="desktop"
              layout="narrow"
              withPapers={false}
              plain
              ownHall={scheduleHalls[hall]}
              playing={state.session?.id}
              onReplay={onReplay}
            />
          )}
        </QueryResult>
      </div>
      {state.sessions && state.sessions.length > 0 && <OtherHall other={state.other} />}
    </section>
  )
}

interface ProgrammeHeadProps {
  hall: ConferenceHall
  onOpen: (panel: HallPanel) => void
}

function ProgrammeHead({ hall, onOpen }: ProgrammeHeadProps) {
  const t = useText(conferenceTexts)
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 pt-2 pr-4 pl-6">
      <h2 className="min-w-0 flex-1 text-18 leading-6 font-bold">
        {t('agenda')}
        <span className="block text-12 leading-4 font-normal text-ink-3">{t(hall)}</span>
      </h2>
      <Button
        look="quiet"
        icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onOpen(hall === 'big' ? 'bigAgenda' : 'smallAgenda')}
        className="px-2!"
      >
        {t('fullAgenda')}
      </Button>
      <Button
        look="quiet"
        icon={<Users size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onOpen(hall === 'big' ? 'bigGuest' : 'smallGuest')}
        className="px-2!"
      >
        {t('guests')}
      </Button>
      {hall === 'small' && (
        <Button
          look="quiet"
          aria-label={t('introduce')}
          title={t('introduce')}
          icon={<Info size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => onOpen('smallIntroduce')}
          className="px-2!"
        />
      )}
    </header>
  )
}

function OtherHall({ other }: Pick<HallState, 'other'>) {
  const t = useText(conferenceTexts)
  return (
    <footer className="flex shrink-0 items-center gap-3 border-t border-line px-6 py-3 text-13 text-ink-2">
      <span className="flex-1">{other.live && t('otherHallLive', { hall: t(other.hall) })}</span>
      <Link to={other.address} className={buttonClasses('secondary')}>
        {t('goHall', { hall: t(other.hall) })}
        <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </footer>
  )
}
