import { persistentFlag, tabStore } from '@tradefloor/ui'

const pass = persistentFlag('guestPass', tabStore)

/** A visitor who chose to look around as a guest is not asked again until the tab is closed. */
export const passAsGuest = (): void => pass.set(true)
export const passesAsGuest = pass.get
