import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  addLeadNote,
  type ChangeLeadBody,
  type ChangeLeadsBody,
  changeLead,
  changeLeads,
  deleteLeadNote,
  exportLeads,
  fairDay,
  getLead,
  type LeadDetail,
  type LeadView,
  listLeads,
} from '@tradefloor/contract'
import { download, useLanguage } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'

export interface LeadChoice {
  view: LeadView
  search: string
  tag: string
  sort: 'next' | 'newest'
}

export const leadsAPage = 50

const asQuery = ({ view, search, tag }: LeadChoice) => ({
  view,
  ...(search && { search }),
  ...(tag && { tag }),
})

export function useLeads(choice: LeadChoice, page: number) {
  const { client } = useDesk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['leads', language, choice, page],
    queryFn: ({ signal }) =>
      client.call(listLeads, {
        query: { ...asQuery(choice), sort: choice.sort, page, size: leadsAPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useLead(uid: string) {
  const { client } = useDesk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['lead', uid, language],
    queryFn: async ({ signal }) => (await client.call(getLead, { params: { uid }, signal })).data,
    staleTime: 0,
  })
}

/** The reply is the lead as it is now; lists are asked for again, since what they count may have changed. */
function keep(queries: QueryClient, language: string, lead: LeadDetail) {
  queries.setQueryData(['lead', lead.uid, language], lead)
  return queries.invalidateQueries({ queryKey: ['leads'] })
}

export function useChangeLead(uid: string) {
  const { client } = useDesk()
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `lead ${uid}` },
    mutationFn: (body: ChangeLeadBody) => client.call(changeLead, { params: { uid }, body }),
    onSuccess: ({ data }) => keep(queries, language, data),
  })
}

export function useChangeLeads() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeLeadsBody) => client.call(changeLeads, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['leads'] }),
        queries.invalidateQueries({ queryKey: ['lead'] }),
      ]),
  })
}

export function useAddNote(uid: string) {
  const { client } = useDesk()
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => client.call(addLeadNote, { params: { uid }, body: { text } }),
    onSuccess: ({ data }) => keep(queries, language, data),
  })
}

export function useDeleteNote(uid: string) {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(deleteLeadNote, { params: { uid, id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['lead', uid] }),
  })
}

const fileTypes = { csv: 'text/csv', vcf: 'text/vcard' } as const

export function useExportLeads(choice: LeadChoice) {
  const { client, now } = useDesk()
  return useMutation({
    mutationFn: async (format: 'csv' | 'vcf') => {
      const text = await client.call(exportLeads, { query: { ...asQuery(choice), format } })
      download(`leads-${fairDay(now())}.${format}`, fileTypes[format], text)
    },
  })
}
