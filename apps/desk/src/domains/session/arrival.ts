import { tabStore } from '@tradefloor/ui'

const name = 'justInvited'

/** Somebody has taken up an invitation in this tab, and the desk opens for the first time. */
export const markArrival = (store = tabStore) => store.write(name, '1')
export const isArrival = (store = tabStore): boolean => Boolean(store.read(name))
export const forgetArrival = (store = tabStore) => store.write(name, null)
