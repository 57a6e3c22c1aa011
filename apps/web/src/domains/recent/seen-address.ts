import { addressOf, boothPanels, boothQuery, boothSpot, type Device } from '@tradefloor/rules'
import type { Seen } from './recent-store.ts'

/** Where one looks at it again. */
export const seenAddress = (seen: Seen, device: Device): string =>
  seen.productId === undefined
    ? addressOf(boothSpot[device], boothQuery(seen))
    : addressOf(boothPanels.detail[device], {
        ...boothQuery(seen),
        exhibition_product_id: String(seen.productId),
      })
