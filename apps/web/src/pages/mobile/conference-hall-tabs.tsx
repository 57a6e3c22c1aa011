import type { Exhibition, Session } from '@tradefloor/contract'
import { type ConferenceHall, scheduleHalls } from '@tradefloor/rules'
import { Tabs, useText } from '@tradefloor/ui'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { GuestGrid } from '../../features/conference/guests.tsx'
import { Introduce } from '../../features/conference/introduce.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import type { HallState } from '../../features/conference/use-conference.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'

export type HallTab = 'agenda' | 'guests' | 'introduce'

interface ConferenceHallTabsProps {
  exhibition: Exhibition
  hall: ConferenceHall
  fair: string
  /** The programme. */
  asked: HallState['asked']
  tab: HallTab
  onTab: (tab: HallTab) => void
  onReplay: (session: Session) => void
}

/** What belongs to a hall: its programme, who speaks, and what it is about. */
export function ConferenceHallTabs(props: ConferenceHallTabsProps) {
  const { exhibition, hall, fair, asked, tab, onTab, onReplay } = props
  const t = useText(conferenceTexts)
  const agenda = (
    <QueryResult asked={asked} skeleton={agendaSkeleton}>
      {(groups) => (
        <Agenda
          groups={groups}
          exhibition={exhibition}
          device="phone"
          layout="timeline"
          folded
          onReplay={onReplay}
        />
      )}
    </QueryResult>
  )
  const introduction = (
    <QueryResult asked={asked} skeleton={agendaSkeleton}>
      {(groups) => <Introduce groups={groups} fair={fair} hall={scheduleHalls[hall]} />}
    </QueryResult>
  )
  return (
    <Tabs<HallTab>
      label={t(hall)}
      layout="fill"
      value={tab}
      onChange={onTab}
      panelClassName="pt-4"
      tabs={[
        { value: 'agenda', text: t('agenda'), panel: agenda },
        { value: 'guests', text: t('guests'), panel: <GuestGrid exhibitionId={exhibition.id} /> },
        { value: 'introduce', text: t('introduce'), panel: introduction },
      ]}
    />
  )
}
