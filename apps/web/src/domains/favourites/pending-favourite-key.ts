import { tabStore } from '@tradefloor/ui'

/** Where the browser keeps the star that a guest pressed. */
export const pendingFavouriteKey = 'favouriteWish'

/** Whether there may be one. A browser that refuses its storage does not say: then it may be in memory. */
export const mayHavePendingFavourite = (): boolean => tabStore.read(pendingFavouriteKey) !== null
