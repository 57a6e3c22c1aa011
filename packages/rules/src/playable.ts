import type { Session } from '@tradefloor/contract'

/**
 * The session whose live stream stands at this address, among those of the page's exhibition. An address in a link is
 * only a key: what it does not name here is not opened, since anyone can write a link.
 */
export const liveSessionAt = <S extends Pick<Session, 'live_url'>>(
  sessions: readonly S[],
  address: string | null | undefined,
): S | undefined => (address ? sessions.find(({ live_url }) => live_url === address) : undefined)
