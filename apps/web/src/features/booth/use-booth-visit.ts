import type { ExhibitionProduct, ExhibitorDetail } from '@tradefloor/contract'
import { useNoteSeen } from '../../domains/recent/use-note-seen.ts'
import { useViewLog } from '../../domains/visits/use-view-log.ts'

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

/** A product that is looked at is remembered by the browser. */
export function useProductVisit(seen: ExhibitionProduct | undefined) {
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
