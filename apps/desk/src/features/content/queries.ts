import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AddDocumentBody,
  addDeskDocument,
  addDeskProduct,
  type ContentRecord,
  type ContentVersion,
  discardDrafts,
  getContent,
  listContent,
  listContentVersions,
  publishContent,
  restoreContentVersion,
  returnDeskDocument,
  returnDeskProduct,
  withdrawDeskDocument,
  withdrawDeskProduct,
} from '@tradefloor/contract'
import { useDesk } from '../../shared/desk-context.tsx'
import type { OrderedTable } from './record-order.ts'

export interface RecordKey {
  table: ContentRecord['table']
  id: number
}

export const contentListKey = ['content', 'list']
export const recordKey = ({ table, id }: RecordKey) => ['content', table, id]
const versionsKey = (key: RecordKey) => [...recordKey(key), 'versions']

/** How often it is seen whether a colleague or an import has changed something. */
const lookEveryMs = 20_000

export function useContentList() {
  const { client } = useDesk()
  return useQuery({
    queryKey: contentListKey,
    queryFn: async ({ signal }) => (await client.call(listContent, { signal })).list,
    staleTime: 0,
  })
}

export function useRecord(key: RecordKey | undefined) {
  const { client } = useDesk()
  return useQuery({
    queryKey: recordKey(key ?? { table: 'companies', id: 0 }),
    enabled: key !== undefined,
    queryFn: async ({ signal }) => (await client.call(getContent, { params: key as RecordKey, signal })).data,
    staleTime: 0,
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: true,
  })
}

export function useVersions(key: RecordKey) {
  const { client } = useDesk()
  return useQuery<ContentVersion[]>({
    queryKey: versionsKey(key),
    queryFn: async ({ signal }) => (await client.call(listContentVersions, { params: key, signal })).list,
    staleTime: 0,
  })
}

/** After something has changed that other pages show too. */
export function useContentChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['content'] })
}

/** Of the records that are named, or of all. */
export function usePublish() {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async (records: RecordKey[] | undefined) =>
      (await client.call(publishContent, { body: records ? { records } : {} })).data,
    onSuccess: changed,
  })
}

export function useRestore(key: RecordKey) {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async (version: number) =>
      (await client.call(restoreContentVersion, { params: key, body: { version_id: version } })).data,
    onSuccess: changed,
  })
}

export function useDiscard() {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async (key: RecordKey) =>
      (await client.call(discardDrafts, { params: key, body: {} })).data.record,
    onSuccess: changed,
  })
}

/** Without a number it is empty. */
export function useAddProduct() {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async (copyOf: number | undefined) =>
      (await client.call(addDeskProduct, { body: copyOf === undefined ? {} : { copy_of: copyOf } })).data,
    onSuccess: changed,
  })
}

export function useSetWithdrawn() {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async ({ table, id, out }: { table: OrderedTable; id: number; out: boolean }) => {
      const [withdraw, bringBack] =
        table === 'products'
          ? [withdrawDeskProduct, returnDeskProduct]
          : [withdrawDeskDocument, returnDeskDocument]
      return (await client.call(out ? withdraw : bringBack, { params: { id } })).data
    },
    onSuccess: changed,
  })
}

/** Of a file that was uploaded. */
export function useAddDocument() {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async (body: AddDocumentBody) => (await client.call(addDeskDocument, { body })).data,
    onSuccess: changed,
  })
}
