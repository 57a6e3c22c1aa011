import type { BoothSpot } from '@tradefloor/contract'
import type { BoothPanel } from '@tradefloor/rules'

/** The panel that each spot of a booth scene opens. */
export const panelOfSpot: Readonly<Record<BoothSpot, BoothPanel>> = {
  about: 'about',
  videos: 'videoList',
  products: 'product',
  contact: 'contact',
  card: 'card',
  chat: 'chat',
  posters: 'posters',
}

/** What each panel is called in the catalogue of messages. */
export const panelTitles = {
  about: 'about',
  videoList: 'videos',
  product: 'products',
  detail: 'products',
  contact: 'contact',
  card: 'card',
  chat: 'chat',
  posters: 'posters',
} as const satisfies Record<BoothPanel, string>
