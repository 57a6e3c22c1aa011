import { useQuery } from '@tanstack/react-query'
import {
  getProduct,
  listBoothDocuments,
  listBoothResources,
  listProducts,
  mostProductsOfABooth,
} from '@tradefloor/contract'
import type { BoothIds } from '@tradefloor/rules'
import { useSite } from '../../shared/config/site-context.tsx'
import { useProductVisit } from './use-booth-visit.ts'

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

export function useBoothDocuments({ companyId }: Booth) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'documents', companyId],
    queryFn: async ({ signal }) =>
      (await client.call(listBoothDocuments, { query: { company_id: companyId }, signal })).list,
  })
}

export function useBoothProducts({ companyId, exhibitionId }: Booth) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'products', companyId, exhibitionId],
    queryFn: ({ signal }) =>
      client.call(listProducts, {
        query: { company_id: companyId, exhibition_id: exhibitionId, size: mostProductsOfABooth },
        signal,
      }),
  })
}

export function useBoothProduct({ companyId, exhibitionId }: Booth, productId: number | null) {
  const { client } = useSite()
  const asked = useQuery({
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
  useProductVisit(asked.data)
  return asked
}
