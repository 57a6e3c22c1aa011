import { useMutation } from '@tanstack/react-query'
import {
  compareProductSheet,
  exportProducts,
  fairDay,
  type ProductSheetFormat,
  type SheetProduct,
  writeProductSheet,
} from '@tradefloor/contract'
import { download } from '@tradefloor/ui'
import { useDesk } from '../../../shared/desk-context.tsx'
import { useContentChanged } from '../queries.ts'

export function useExportProducts(format: ProductSheetFormat) {
  const { client, now } = useDesk()
  return useMutation({
    mutationFn: async () => {
      const file = await client.call(exportProducts, { body: { format } })
      download(`products-${fairDay(now())}.${format}`, 'text/csv', file)
    },
  })
}

/** What a file would change. */
export function useCompareSheet() {
  const { client } = useDesk()
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.set('file', file, file.name)
      return (await client.call(compareProductSheet, { body })).data
    },
  })
}

/** Makes drafts, or takes them back. */
export function useWriteSheet() {
  const { client } = useDesk()
  const changed = useContentChanged()
  return useMutation({
    mutationFn: async (products: SheetProduct[]) =>
      (await client.call(writeProductSheet, { body: { products } })).data,
    onSuccess: ({ refused }) => refused.length === 0 && changed(),
  })
}
