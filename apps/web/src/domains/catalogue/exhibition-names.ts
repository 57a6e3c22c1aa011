import { useQuery } from '@tanstack/react-query'
import { listExhibitions } from '@tradefloor/contract'
import { inLanguage, useLanguage } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'

/** What exhibitions are called in the visitor's language, by their number; asked for once. */
export function useExhibitionNames(wanted: boolean): ReadonlyMap<number, string> | undefined {
  const { client } = useSite()
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['exhibitions', 'names'],
    enabled: wanted,
    queryFn: async ({ signal }) => (await client.call(listExhibitions, { query: {}, signal })).list,
    select: (list) =>
      new Map(
        list.map(({ id, base_info: { data } }) => [
          id,
          inLanguage({ zh: data.cn.name, en: data.en.name }, language).text,
        ]),
      ),
  }).data
}
