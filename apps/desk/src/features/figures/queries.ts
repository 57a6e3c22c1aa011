import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { exportFigures, type FiguresQuery, fairDay, getFigures } from '@tradefloor/contract'
import { download, useLanguage } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'

const minuteMs = 60_000

export function useFigures(query: FiguresQuery) {
  const { client } = useDesk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['figures', language, query],
    queryFn: async ({ signal }) => (await client.call(getFigures, { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 5 * minuteMs,
  })
}

export function useExportFigures(query: FiguresQuery) {
  const { client, now } = useDesk()
  return useMutation({
    mutationFn: async () => {
      const text = await client.call(exportFigures, { query })
      download(`figures-${fairDay(now())}.csv`, 'text/csv', text)
    },
  })
}
