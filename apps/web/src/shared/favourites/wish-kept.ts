/** Where the browser keeps the star that a guest pressed. */
export const wishKey = 'favouriteWish'

/** Whether there may be one. A browser that refuses its storage does not say: then it may be in memory. */
export function isWishKept(): boolean {
  try {
    return sessionStorage.getItem(wishKey) !== null
  } catch {
    return true
  }
}
