import { useMutation, useQuery } from '@tanstack/react-query'
import { type ContactBody, contactOrganiser, type Exhibition, getSchedule } from '@tradefloor/contract'
import { agendaQuery, scheduleShown } from '@tradefloor/rules'
import { useSite } from '../../shared/config/site-context.tsx'

/** The whole programme of an exhibition; nothing of it where the exhibition shows none. */
export function useProgramme({ id, profile }: Pick<Exhibition, 'id' | 'profile'>) {
  const { client } = useSite()
  const query = agendaQuery('rcap', id, profile)
  return useQuery({
    queryKey: ['schedule', query],
    queryFn: ({ signal }) => client.call(getSchedule, { query, signal }),
    select: ({ list }) => (scheduleShown(profile) ? list : []),
  })
}

export function useEnquiry() {
  const { client } = useSite()
  return useMutation({ mutationFn: (body: ContactBody) => client.call(contactOrganiser, { body }) })
}
