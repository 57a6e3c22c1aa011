import { addressOf, boothPanels, boothQuery, boothSpot, type Device, sitePaths } from '@tradefloor/rules'
import { sessionAddress } from '../../../domains/agenda/session-address.ts'
import type { Leads } from './kinds.ts'

/** The page of a favourite; a film has none, it plays where it is. */
export function addressOfFavourite(leads: Exclude<Leads, { to: 'player' }>, device: Device): string {
  switch (leads.to) {
    case 'booth':
      return addressOf(boothSpot[device], boothQuery(leads.booth))
    case 'product':
      return addressOf(boothPanels.detail[device], {
        ...boothQuery(leads.booth),
        exhibition_product_id: String(leads.productId),
      })
    case 'session':
      return sessionAddress(leads.session, { device, exhibitionId: leads.exhibitionId })
    case 'document':
      return addressOf({ path: sitePaths.document.desktop }, { id: String(leads.documentId) })
  }
}
