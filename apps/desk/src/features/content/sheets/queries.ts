import { useMutation } from '@tanstack/react-query'
import { exportProducts, fairDay, type ProductSheetFormat } from '@tradefloor/contract'
import { download } from '@tradefloor/ui'
import { useDesk } from '../../../shared/desk-context.tsx'

export function useExportProducts(format: ProductSheetFormat) {
  const { client, now } = useDesk()
  return useMutation({
    mutationFn: async () => {
      const file = await client.call(exportProducts, { body: { format } })
      download(`products-${fairDay(now())}.${format}`, 'text/csv', file)
    },
  })
}
