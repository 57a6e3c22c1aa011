import type { Exhibition, ScheduleGroup, Session } from '@tradefloor/contract'
import type { ConferenceHallId, Device } from '@tradefloor/rules'
import { Button, EmptyState, useText } from '@tradefloor/ui'
import { lazy, memo, Suspense, useMemo } from 'react'
import { clocksDiffer, fairZone } from '../../shared/time/times.ts'
import { AgendaDays, type AgendaLayout } from './agenda-days.tsx'
import { AgendaTools } from './agenda-tools.tsx'
import { useClockChoice } from './clock-choice.ts'
import { hallsOf, sessionsOf } from './programme.ts'
import { NarrowRows } from './rows-narrow.tsx'
import { TimelineRows } from './rows-timeline.tsx'
import { WideRows } from './rows-wide.tsx'
import { startOf } from './session-state.ts'
import { agendaTexts } from './texts.ts'
import { useAgendaChoice } from './use-agenda-choice.ts'
import { useNow } from './use-now.ts'
import { useSessionAct } from './use-session-act.ts'

const AgendaPrint = lazy(() => import('./agenda-print.tsx'))

interface AgendaProps {
  groups: readonly ScheduleGroup[]
  exhibition: Pick<Exhibition, 'id'>
  device: Device
  /** In a panel, in a window with room for everything, or as the steps of a day. */
  layout: AgendaLayout
  onReplay: (session: Session) => void
  withPapers?: boolean
  /** Without the tools to choose and to take home, where a larger agenda is at hand. */
  plain?: boolean
  /** The only hall that is shown, where the page is that hall's. */
  ownHall?: ConferenceHallId
  /** Which session plays on the page's stage. */
  playing?: number | undefined
  /** Begins with what is on; what was before is a press away. */
  folded?: boolean
  /** A step is a few words, where the whole is at hand. */
  brief?: boolean
}

const layouts = { narrow: NarrowRows, wide: WideRows, timeline: TimelineRows }

/** A programme: its days, on the fair's clock or the visitor's, by hall, all of it or what the visitor marked. */
export const Agenda = memo(function Agenda(props: AgendaProps) {
  const { groups, exhibition, device, layout, onReplay } = props
  const { withPapers = true, plain = false, brief = false, folded = false, ownHall, playing } = props
  const t = useText(agendaTexts)
  const now = useNow('minute')
  const clock = useClockChoice()
  const sessions = useMemo(
    () => sessionsOf(groups).filter(({ hall_id }) => ownHall === undefined || hall_id === ownHall),
    [groups, ownHall],
  )
  const { today, days, day, first, shown, ...choice } = useAgendaChoice(sessions, { now, playing })
  const onAct = useSessionAct({ exhibitionId: exhibition.id, device, onReplay })
  if (day === undefined || !first) return <EmptyState title={t('noSchedule')} hint={t('noScheduleHint')} />

  const differ = clocksDiffer(sessions.map(startOf))
  const Rows = layouts[layout]
  const tools = !plain && (
    <AgendaTools
      exhibitionId={exhibition.id}
      device={device}
      halls={hallsOf(sessions)}
      choice={{ day, hall: choice.hall, onlyFavourites: choice.onlyFavourites }}
      onHall={choice.setHall}
      onOnlyFavourites={choice.setOnlyFavourites}
    />
  )
  return (
    <>
      {!plain && device === 'desktop' && (
        <Suspense>
          <AgendaPrint sessions={sessions} />
        </Suspense>
      )}
      <AgendaDays
        layout={layout}
        folded={folded}
        days={days}
        day={day}
        today={today}
        onDay={choice.setDay}
        clock={differ ? clock : undefined}
        at={startOf(first)}
      >
        {layout !== 'timeline' && tools}
      </AgendaDays>
      {layout === 'timeline' && tools && <div className="mb-3">{tools}</div>}
      {shown.length > 0 ? (
        <Rows
          sessions={shown}
          exhibitionId={exhibition.id}
          device={device}
          zone={differ ? clock.zone : fairZone}
          now={now}
          withPapers={withPapers}
          groupBy={plain ? 'hall' : 'theme'}
          brief={brief}
          playing={playing}
          folded={folded}
          onAct={onAct}
        />
      ) : (
        <NothingChosen onShowAll={choice.showAll} />
      )}
    </>
  )
})

/** The day has sessions, and none is as the reader wants them. */
function NothingChosen({ onShowAll }: { onShowAll: () => void }) {
  const t = useText(agendaTexts)
  return (
    <EmptyState
      title={t('nothingChosen')}
      hint={t('nothingChosenHint')}
      action={
        <Button look="soft" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
