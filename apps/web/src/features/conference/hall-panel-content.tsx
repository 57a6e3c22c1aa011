import type { Exhibition, Session } from '@tradefloor/contract'
import type { Device, HallPanel } from '@tradefloor/rules'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { useProgramme } from '../../domains/agenda/programme-query.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { AllGuests, GuestGrid } from './guests.tsx'
import { Introduce } from './introduce.tsx'

interface HallPanelContentProps {
  panel: HallPanel
  exhibition: Exhibition
  fair: string
  device: Device
  onReplay: (session: Session) => void
}

/** What a panel over a hall has in it, on either device. */
export function HallPanelContent({ panel, exhibition, fair, device, onReplay }: HallPanelContentProps) {
  switch (panel) {
    case 'bigAgenda':
    case 'smallAgenda':
      return <HallAgenda panel={panel} exhibition={exhibition} device={device} onReplay={onReplay} />
    case 'bigGuest':
    case 'smallGuest':
      return device === 'phone' ? (
        <GuestGrid exhibitionId={exhibition.id} />
      ) : (
        <AllGuests exhibitionId={exhibition.id} />
      )
    case 'smallIntroduce':
      return <HallIntroduction exhibition={exhibition} fair={fair} />
  }
}

type HallAgendaProps = Omit<HallPanelContentProps, 'panel' | 'fair'> & { panel: 'bigAgenda' | 'smallAgenda' }

function HallAgenda({ panel, exhibition, device, onReplay }: HallAgendaProps) {
  return (
    <QueryResult asked={useProgramme(panel, exhibition)} skeleton={agendaSkeleton}>
      {(groups) => (
        <Agenda
          groups={groups}
          exhibition={exhibition}
          device={device}
          layout={device === 'phone' ? 'timeline' : 'wide'}
          onReplay={onReplay}
        />
      )}
    </QueryResult>
  )
}

function HallIntroduction({ exhibition, fair }: { exhibition: Exhibition; fair: string }) {
  return (
    <QueryResult asked={useProgramme('smallAgenda', exhibition)} skeleton={agendaSkeleton}>
      {(groups) => <Introduce groups={groups} fair={fair} hall={2} />}
    </QueryResult>
  )
}
