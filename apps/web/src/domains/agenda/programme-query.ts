import { useQuery } from '@tanstack/react-query'
import { type Exhibition, getSchedule, listGuests } from '@tradefloor/contract'
import { type AgendaPage, agendaQuery, scheduleShown } from '@tradefloor/rules'
import { useSite } from '../../shared/config/site-context.tsx'

type Shown = Pick<Exhibition, 'id' | 'profile'>

/** The programme that a page shows of an exhibition; nothing of it where the exhibition shows none. */
export function useProgramme(page: AgendaPage, { id, profile }: Shown) {
  const { client } = useSite()
  const query = agendaQuery(page, id, profile)
  return useQuery({
    queryKey: ['schedule', query],
    initialData: () => client.brought(getSchedule, { query }),
    queryFn: ({ signal }) => client.call(getSchedule, { query, signal }),
    select: ({ list }) => (scheduleShown(profile) ? list : []),
  })
}

/** Who speaks at an exhibition. */
export function useGuests(exhibitionId: number) {
  const { client } = useSite()
  const query = { exhibition_id: exhibitionId }
  return useQuery({
    queryKey: ['schedule', 'guests', query],
    queryFn: ({ signal }) => client.call(listGuests, { query, signal }),
    select: ({ list }) => list,
  })
}
