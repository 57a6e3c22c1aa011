/** How the key of a query begins whose answer is one visitor's own: it goes when that visitor goes. */
export const visitorsOwn = 'own'
