import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useMutationState,
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
  type LeadFormat,
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

/**
 * The reply is the lead as it is now; lists are asked for again, since what they count may have changed. Nobody waits for
 * them: what was pressed may be gone from the page by then, and with it the notice that it was done.
 */
function writeReply(queries: QueryClient, language: string, lead: LeadDetail) {
  queries.setQueryData(['lead', lead.uid, language], lead)
  void queries.invalidateQueries({ queryKey: ['leads'] })
}

const changeKey = (uid: string) => ['change lead', uid]

export function useChangeLead(uid: string) {
  const { client } = useDesk()
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: changeKey(uid),
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `lead ${uid}` },
    mutationFn: (body: ChangeLeadBody) => client.call(changeLead, { params: { uid }, body }),
    onSuccess: ({ data }) => writeReply(queries, language, data),
  })
}

/** All that was changed and is not answered yet: a tag that is on its way is not lost by pressing an interest. */
export function usePendingChange(uid: string): ChangeLeadBody {
  const pending = useMutationState({
    filters: { mutationKey: changeKey(uid), status: 'pending' },
    select: ({ state }) => state.variables as ChangeLeadBody,
  })
  return Object.assign({}, ...pending)
}

export function useChangeLeads() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeLeadsBody) => client.call(changeLeads, { body }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['leads'] })
      void queries.invalidateQueries({ queryKey: ['lead'] })
    },
  })
}

export function useAddNote(uid: string, onSaved: (text: string) => void) {
  const { client } = useDesk()
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => client.call(addLeadNote, { params: { uid }, body: { text } }),
    // Here and not where it is sent from: the page may have gone on to another lead.
    onSuccess: ({ data }, text) => {
      onSaved(text)
      writeReply(queries, language, data)
    },
  })
}

export function useDeleteNote(uid: string) {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(deleteLeadNote, { params: { uid, id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['lead', uid] })
    },
  })
}

const fileTypes = { csv: 'text/csv', vcf: 'text/vcard', xlsx: '' } as const

export function useExportLeads(choice: LeadChoice, format: LeadFormat) {
  const { client, now } = useDesk()
  return useMutation({
    mutationFn: async () => {
      const file = await client.call(exportLeads, { query: { ...asQuery(choice), format } })
      download(`leads-${fairDay(now())}.${format}`, fileTypes[format], file)
    },
  })
}
