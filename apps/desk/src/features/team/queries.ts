import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  cancelInvitation,
  changeRole,
  type DeskRole,
  type InviteColleagueBody,
  inviteAgain,
  inviteColleague,
  listTeam,
  removeColleague,
  type TeamReply,
} from '@tradefloor/contract'
import { useDesk } from '../../shared/desk-context.tsx'

const key = ['team']

export function useTeam() {
  const { client } = useDesk()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(listTeam, { signal }),
    staleTime: 0,
  })
}

/** Who can be given a conversation changes with the team. */
function know(queries: QueryClient, team?: TeamReply) {
  if (team) queries.setQueryData(key, team)
  else void queries.invalidateQueries({ queryKey: key })
  for (const each of ['person', 'start']) void queries.invalidateQueries({ queryKey: [each] })
}

export function useInvite() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: InviteColleagueBody) => (await client.call(inviteColleague, { body })).data,
    onSuccess: () => know(queries),
  })
}

export function useInviteAgain() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => (await client.call(inviteAgain, { params: { id } })).data,
    onSuccess: () => know(queries),
  })
}

export function useCancelInvitation() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(cancelInvitation, { params: { id } }),
    onSuccess: (team) => know(queries, team),
  })
}

export function useChangeRole() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: DeskRole }) =>
      client.call(changeRole, { params: { id }, body: { role } }),
    onSuccess: (team) => know(queries, team),
  })
}

export function useRemove() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, handTo }: { id: number; handTo: string | undefined }) =>
      client.call(removeColleague, { params: { id }, body: handTo === undefined ? {} : { hand_to: handTo } }),
    onSuccess: (team) => know(queries, team),
  })
}
