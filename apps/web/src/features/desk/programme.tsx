import type { Exhibition } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { useProgramme } from '../../domains/agenda/programme-query.ts'
import { ReplayWindow } from '../../domains/agenda/replay-window.tsx'
import { useLiveStatus } from '../../domains/agenda/use-live-status.ts'
import { useReplay } from '../../domains/agenda/use-replay.ts'
import { useNoteProgramme } from '../../domains/offline/last-programme.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'

/** What happens when, in all halls of the exhibition. */
export default function Programme({ exhibition, device }: { exhibition: Exhibition; device: Device }) {
  const replay = useReplay()
  const asked = useProgramme('rcap', exhibition)
  useNoteProgramme('desk', exhibition.id, asked.data !== undefined)
  useLiveStatus()
  return (
    <QueryResult asked={asked} skeleton={agendaSkeleton}>
      {(groups) => (
        <>
          <Agenda
            groups={groups}
            exhibition={exhibition}
            device={device}
            layout={device === 'phone' ? 'timeline' : 'narrow'}
            onReplay={({ id }) => replay.open(id)}
          />
          <ReplayWindow groups={groups} replay={replay} />
        </>
      )}
    </QueryResult>
  )
}
