import { classNames } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import type { Clock } from './clock-choice.ts'
import { ClockNote, ClockSegment } from './clock-segment.tsx'
import { DayTabs } from './day-tabs.tsx'

export type AgendaLayout = 'narrow' | 'wide' | 'timeline'

/** Days and clock stay while the day scrolls under them: in a panel, and on a page that is high enough for that. */
const sticky: Record<AgendaLayout, string> = {
  narrow: '[@media(min-height:25rem)]:sticky top-0 z-2 -mx-2 border-b border-line bg-white px-2 pb-2',
  wide: 'sticky top-0 z-2 -mx-2 border-b border-line bg-white px-2 pb-2',
  timeline: 'top-(--agenda-top) z-2 -mx-(--gutter) border-b border-line bg-white px-(--gutter) py-2',
}

/** Below a player more of the window is taken. */
const highEnough = { page: '[@media(min-height:35rem)]:sticky', below: '[@media(min-height:40rem)]:sticky' }

interface AgendaDaysProps {
  layout: AgendaLayout
  /** The agenda stands below a player. */
  folded: boolean
  days: readonly string[]
  day: string
  today: string
  onDay: (day: string) => void
  /** To choose from, where the visitor's clock shows something else than the fair's. */
  clock: Clock | undefined
  /** An instant of the day. */
  at: number
  /** Tools that stay in sight too. */
  children: ReactNode
}

/** What stays above an agenda: its days, and whose clock is shown. */
export function AgendaDays(props: AgendaDaysProps) {
  const { layout, folded, days, day, today, onDay, clock, at, children } = props
  const isTimeline = layout === 'timeline'
  return (
    <div
      data-agenda-days
      className={classNames(
        'mb-2 grid gap-2',
        sticky[layout],
        isTimeline && highEnough[folded ? 'below' : 'page'],
      )}
    >
      {clock && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-2">
          <ClockSegment clock={clock} at={at} />
          <ClockNote clock={clock} at={at} />
        </div>
      )}
      <DayTabs days={days} day={day} today={today} onChange={onDay} look={isTimeline ? 'touch' : 'boxes'} />
      {children}
    </div>
  )
}
