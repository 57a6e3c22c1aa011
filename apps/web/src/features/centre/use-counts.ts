import type { CentreScreen } from '@tradefloor/rules'
import { useReceivedCards } from './card-holder-queries.ts'
import { useFavourites } from './favourites/queries.ts'
import type { Paging } from './listing/use-listing.ts'

export type Counts = Partial<Record<CentreScreen, number | undefined>>

/** How many each list holds, as soon as that is known; the lists themselves are then there too. */
export function useCounts(paging: Paging): Counts {
  return {
    companies: useFavourites('company', paging).asked.data?.count,
    products: useFavourites('product', paging).asked.data?.count,
    videos: useFavourites('video', paging).asked.data?.count,
    documents: useFavourites('document', paging).asked.data?.count,
    sessions: useFavourites('session', paging).asked.data?.count,
    cardHolder: useReceivedCards(paging).asked.data?.count,
  }
}
