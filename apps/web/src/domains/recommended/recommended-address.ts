import type { Recommendation } from '@tradefloor/contract'
import { addressOf, boothPanels, boothQuery, boothSpot, type Device } from '@tradefloor/rules'

/** The booth of a company, or the page of a product at its booth. */
export function recommendedAddress({ booth }: Pick<Recommendation, 'booth'>, device: Device): string {
  const { company_id: companyId, exhibition_id: exhibitionId, instance_id: instanceId } = booth
  const at = boothQuery({ companyId, exhibitionId, instanceId })
  return booth.product_id === null
    ? addressOf(boothSpot[device], at)
    : addressOf(boothPanels.detail[device], { ...at, exhibition_product_id: String(booth.product_id) })
}
