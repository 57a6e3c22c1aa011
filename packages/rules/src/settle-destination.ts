import { type Destination, pageAddress } from './entry.ts'
import { isWebAddress } from './web-address.ts'

/** What is left to do: open a page of ours, leave for an address, or fetch a ticket first and leave with it. */
export type Step =
  | { go: 'page'; address: string }
  | { go: 'leave'; address: string }
  | { go: 'leave-with-ticket'; address: string }

interface Circumstances {
  signedIn: boolean
  /** The configured links; null while the organiser has not set one. */
  links: Readonly<Record<string, string | null | undefined>>
}

export function settleDestination(destination: Destination, { signedIn, links }: Circumstances): Step {
  if (destination.kind === 'page') return { go: 'page', address: pageAddress(destination) }
  const address = Object.hasOwn(links, destination.link) ? links[destination.link] : null
  if (!isWebAddress(address)) return { go: 'page', address: destination.otherwise }
  return { go: destination.kind === 'sso' && signedIn ? 'leave-with-ticket' : 'leave', address }
}

/** The outside site redeems the ticket it finds under `sso_ticket`. */
export function withTicket(address: string, ticket: string): string {
  const url = new URL(address)
  url.searchParams.set('sso_ticket', ticket)
  return url.href
}
