import type { ExhibitionProfile } from '@tradefloor/contract'
import { isWebAddress } from './web-address.ts'

export type ExhibitorClick = { kind: 'booth' } | { kind: 'external'; address: string }

/** What a tap on an exhibitor opens. One without an address of its own to open still has its booth. */
export function exhibitorOpens(
  { exhibitorClick }: ExhibitionProfile,
  ownAddress: string | null | undefined,
): ExhibitorClick {
  return exhibitorClick === 'external' && isWebAddress(ownAddress)
    ? { kind: 'external', address: ownAddress }
    : { kind: 'booth' }
}
