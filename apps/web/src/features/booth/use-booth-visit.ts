import type { ExhibitionProduct, ExhibitorDetail } from '@tradefloor/contract'
import { useEffect } from 'react'
import { useNoteSeen } from '../../domains/recent/use-note-seen.ts'
import { sendView, useViewLog } from '../../domains/visits/use-view-log.ts'
import { useSite } from '../../shared/config/site-context.tsx'

/** A booth that is opened is counted by the server, and remembered by the browser. */
export function useBoothVisit(exhibitor: ExhibitorDetail | undefined, exhibitionId: number | undefined) {
  useViewLog(exhibitor && exhibitionId, exhibitor?.vhall.id)
  useNoteSeen(
    exhibitor && exhibitionId !== undefined
      ? {
          kind: 'booth',
          exhibitionId,
          companyId: exhibitor.company.id,
          instanceId: exhibitor.vhall.id,
          name: { zh: exhibitor.company.name, en: exhibitor.company.locales.en.name },
          picture: exhibitor.company.logo_url,
        }
      : undefined,
  )
}

/** A product that is looked at is counted by the server, and remembered by the browser. */
export function useProductVisit(seen: ExhibitionProduct | undefined) {
  const { client } = useSite()
  const [exhibitionId, boothId, productId] = [seen?.exhibition.id, seen?.vhall.id, seen?.id]
  useEffect(() => {
    if (exhibitionId !== undefined)
      sendView(client, { exhibition_id: exhibitionId, vhall_id: boothId, exhibition_product_id: productId })
  }, [client, exhibitionId, boothId, productId])
  useNoteSeen(
    seen && {
      kind: 'product',
      exhibitionId: seen.exhibition.id,
      companyId: seen.company.id,
      instanceId: seen.vhall.id,
      productId: seen.id,
      name: { zh: seen.product.cn.name, en: seen.product.en.name },
      company: { zh: seen.company.name, en: seen.company.locales.en.name },
      picture: seen.product.cn.main_image[0] ?? '',
    },
  )
}
