import { tabStore } from '@tradefloor/ui'

const expected = 'signOnHop'

/** What stands behind the # of an address that the sign-on leads to. */
export interface Arrival {
  ticket?: string
  language?: 'zh' | 'en'
}

/** The sign-on page is about to lead to the desk in this tab. */
export function expectTicket(store = tabStore): void {
  store.write(expected, '1')
}

/**
 * What the sign-on sent along. A ticket that this tab did not ask for is left unused: with a link somebody else made,
 * one would work at their desk and believe it was one's own.
 */
export function arrivalIn(hash: string, store = tabStore): Arrival | undefined {
  const along = new URLSearchParams(hash.replace(/^#/, ''))
  const ticket = along.get('sso_ticket')
  if (ticket === null) return undefined
  const isExpected = Boolean(store.read(expected))
  store.write(expected, null)
  const language = along.get('lang')
  return {
    ...(isExpected && { ticket }),
    ...((language === 'zh' || language === 'en') && { language }),
  }
}
