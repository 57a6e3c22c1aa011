const expected = 'signOnHop'

/** What stands behind the # of an address that the sign-on leads to. */
export interface Arrival {
  ticket?: string
  language?: 'zh' | 'en'
}

/** As much of a browser's storage as is used here. */
interface Keeper {
  getItem(key: string): string | null
  setItem(key: string, value: string): unknown
  removeItem(key: string): unknown
}

/** A browser may refuse its storage: then nothing is expected, and the ticket is left unused. */
export const tabStorage: Keeper = {
  getItem: (key) => attempt(() => sessionStorage.getItem(key)),
  setItem: (key, value) => attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => sessionStorage.removeItem(key)),
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** The sign-on page is about to lead to the desk in this tab. */
export function expectTicket(keeper: Keeper): void {
  keeper.setItem(expected, '1')
}

/**
 * What the sign-on sent along. A ticket that this tab did not ask for is left unused: with a link somebody else made,
 * one would work at their desk and believe it was one's own.
 */
export function arrivalIn(hash: string, keeper: Keeper): Arrival | undefined {
  const along = new URLSearchParams(hash.replace(/^#/, ''))
  const ticket = along.get('sso_ticket')
  if (ticket === null) return undefined
  const isExpected = keeper.getItem(expected) !== null
  keeper.removeItem(expected)
  const language = along.get('lang')
  return {
    ...(isExpected && { ticket }),
    ...((language === 'zh' || language === 'en') && { language }),
  }
}
