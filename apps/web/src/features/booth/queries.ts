import { useQuery } from '@tanstack/react-query'
import { getProduct, listBoothResources, listProducts } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import type { BoothIds } from '../../shared/go/booth-ids.ts'

/** A booth that is known to be there, with its stand. */
export type Booth = Required<BoothIds>

const minute = 60_000

export function useBoothVideos({ exhibitionId, instanceId }: Booth) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'videos', exhibitionId, instanceId],
    queryFn: async ({ signal }) =>
      (
        await client.call(listBoothResources, {
          query: { type: 'video', exhibition_id: exhibitionId, hall_id: instanceId },
          signal,
        })
      ).data,
    // A film's address may be signed and then ends after ten minutes.
    staleTime: 5 * minute,
  })
}

export function useBoothPosters({ exhibitionId, instanceId }: Booth) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'posters', exhibitionId, instanceId],
    queryFn: async ({ signal }) =>
      (
        await client.call(listBoothResources, {
          query: { type: 'image', exhibition_id: exhibitionId, instance_id: instanceId },
          signal,
        })
      ).list,
  })
}

/** The most the gateway gives at once, and more than a booth has room for. */
const mostProducts = 50

export function useBoothProducts({ companyId, exhibitionId }: Booth) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'products', companyId, exhibitionId],
    queryFn: ({ signal }) =>
      client.call(listProducts, {
        query: { company_id: companyId, exhibition_id: exhibitionId, size: mostProducts },
        signal,
      }),
  })
}

export function useBoothProduct({ companyId, exhibitionId }: Booth, productId: number | null) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'product', productId, companyId, exhibitionId],
    enabled: productId !== null,
    queryFn: async ({ signal }) =>
      (
        await client.call(getProduct, {
          params: { id: productId ?? 0 },
          query: { company_id: companyId, exhibition_id: exhibitionId },
          signal,
        })
      ).data,
  })
}
