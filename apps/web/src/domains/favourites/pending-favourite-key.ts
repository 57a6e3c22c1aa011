/** Where the browser keeps the star that a guest pressed. */
export const pendingFavouriteKey = 'favouriteWish'

/** Whether there may be one. A browser that refuses its storage does not say: then it may be in memory. */
export function mayHavePendingFavourite(): boolean {
  try {
    return sessionStorage.getItem(pendingFavouriteKey) !== null
  } catch {
    return true
  }
}
