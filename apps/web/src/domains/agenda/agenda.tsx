import { type Exhibition, fairDay, type ScheduleGroup, type Session } from '@tradefloor/contract'
import type { ConferenceHallId, Device } from '@tradefloor/rules'
import { Button, classNames, EmptyState, useText } from '@tradefloor/ui'
import { lazy, memo, Suspense, useMemo, useState } from 'react'
import { clocksDiffer, fairZone } from '../../shared/time/times.ts'
import { useClockChoice } from './clock-choice.ts'
import { ClockNote, ClockSegment } from './clock-segment.tsx'
import { DayTabs } from './day-tabs.tsx'
import { daysOf, dayToShow, hallsOf, sessionsOf } from './programme.ts'
import { NarrowRows } from './rows-narrow.tsx'
import { TimelineRows } from './rows-timeline.tsx'
import { WideRows } from './rows-wide.tsx'
import { startOf } from './session-state.ts'
import { TakeHome } from './take-home.tsx'
import { agendaTexts } from './texts.ts'
import { useNow } from './use-now.ts'
import { useSessionAct } from './use-session-act.ts'

const AgendaPrint = lazy(() => import('./agenda-print.tsx'))

interface AgendaProps {
  groups: readonly ScheduleGroup[]
  exhibition: Pick<Exhibition, 'id'>
  device: Device
  /** In a panel, in a window with room for everything, or as the steps of a day. */
  layout: keyof typeof layouts
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

/** Days and clock stay while the day scrolls under them: in a panel, and on a page that is high enough for that. */
const sticky: Record<keyof typeof layouts, string> = {
  narrow: '[@media(min-height:25rem)]:sticky top-0 z-2 -mx-2 border-b border-line bg-white px-2 pb-2',
  wide: 'sticky top-0 z-2 -mx-2 border-b border-line bg-white px-2 pb-2',
  timeline: 'top-(--agenda-top) z-2 -mx-(--gutter) border-b border-line bg-white px-(--gutter) py-2',
}

/** Below a player more of the window is taken. */
const highEnough = { page: '[@media(min-height:35rem)]:sticky', below: '[@media(min-height:40rem)]:sticky' }

/** A programme: its days, on the fair's clock or the visitor's, by hall, all of it or what the visitor marked. */
export const Agenda = memo(function Agenda(props: AgendaProps) {
  const { groups, exhibition, device, layout, onReplay } = props
  const { withPapers = true, plain = false, brief = false, folded = false, ownHall, playing } = props
  const t = useText(agendaTexts)
  const now = useNow('minute')
  const clock = useClockChoice()
  const all = useMemo(
    () => sessionsOf(groups).filter(({ hall_id }) => ownHall === undefined || hall_id === ownHall),
    [groups, ownHall],
  )
  const days = useMemo(() => daysOf(all), [all])
  const today = fairDay(new Date(now))
  const [chosenDay, setDay] = useState<string>()
  const [hall, setHall] = useState<ConferenceHallId | 'all'>('all')
  const [onlyFavourites, setOnlyFavourites] = useState(false)
  const onAct = useSessionAct({ exhibitionId: exhibition.id, device, onReplay })
  const dayOfPlaying = all.find(({ id }) => id === playing)?.date
  const day =
    chosenDay !== undefined && days.includes(chosenDay) ? chosenDay : (dayOfPlaying ?? dayToShow(all, today))
  const ofDay = all.filter(({ date }) => date === day)
  const shown = ofDay.filter(
    (session) => (hall === 'all' || session.hall_id === hall) && (!onlyFavourites || session.is_mark === 1),
  )
  const [first] = ofDay
  if (day === undefined || !first) return <EmptyState title={t('noSchedule')} hint={t('noScheduleHint')} />

  const differ = clocksDiffer(all.map(startOf))
  const Rows = layouts[layout]
  const halls = hallsOf(all)
  const tools = (
    <div className="flex flex-wrap items-center gap-2">
      {halls.length > 1 &&
        (['all', ...halls] as const).map((one) => (
          <Pill key={one} on={hall === one} onPress={() => setHall(one)}>
            {t(one === 'all' ? 'allHalls' : one === 1 ? 'bigHall' : 'smallHall')}
          </Pill>
        ))}
      <Pill on={onlyFavourites} onPress={() => setOnlyFavourites(!onlyFavourites)}>
        {t('onlyFavourites')}
      </Pill>
      <div className="ml-auto">
        <TakeHome exhibitionId={exhibition.id} device={device} day={day} />
      </div>
    </div>
  )
  return (
    <>
      {!plain && device === 'desktop' && (
        <Suspense>
          <AgendaPrint sessions={all} />
        </Suspense>
      )}
      <div
        data-agenda-days
        className={classNames(
          'mb-2 grid gap-2',
          sticky[layout],
          layout === 'timeline' && highEnough[folded ? 'below' : 'page'],
        )}
      >
        {differ && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2">
            <ClockSegment clock={clock} at={startOf(first)} />
            <ClockNote clock={clock} at={startOf(first)} />
          </div>
        )}
        <DayTabs
          days={days}
          day={day}
          today={today}
          onChange={setDay}
          look={layout === 'timeline' ? 'touch' : 'boxes'}
        />
        {!plain && layout !== 'timeline' && tools}
      </div>
      {!plain && layout === 'timeline' && <div className="mb-3">{tools}</div>}
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
        <EmptyState
          title={t('nothingChosen')}
          hint={t('nothingChosenHint')}
          action={
            <Button
              look="soft"
              onClick={() => {
                setHall('all')
                setOnlyFavourites(false)
              }}
            >
              {t('showAll')}
            </Button>
          }
        />
      )}
    </>
  )
})

interface PillProps {
  on: boolean
  onPress: () => void
  children: string
}

function Pill({ on, onPress, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classNames(
        'min-h-8 rounded-pill border px-3 text-13 transition-colors duration-(--dur-control) pointer-coarse:min-h-11',
        on
          ? 'border-harbour bg-harbour-light font-bold text-harbour'
          : 'border-line text-ink-2 hover:border-harbour',
      )}
    >
      {children}
    </button>
  )
}
