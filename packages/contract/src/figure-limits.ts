/** Figures below these would tell of single people, or of single companies. */
export const figureLimits = {
  /** Views, or people, that are broken down. */
  brokenDown: 5,
  /** Companies of which a median is made. */
  companies: 5,
  /** Conversations of a company whose share counts among the others'. */
  conversations: 5,
  /** A first reply in time. */
  replySeconds: 300,
  products: 5,
  /** Hours are kept for so long. */
  days: 90,
} as const

export const figurePeriods = ['today', 'opening', 'days14'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

export const figureNames = [
  'visits',
  'product_views',
  'video_views',
  'favourites',
  'cards',
  'conversations',
  'leads',
] as const
export type FigureName = (typeof figureNames)[number]
