import type { Session } from '@tradefloor/contract'
import { isWebAddress } from '@tradefloor/rules'
import { streamAt } from '../live/index.ts'

/** What a player may open of an address that the organiser gave: a film or stream of ours, or one of an allowed origin. */
export const playableBy = (address: string, streamOrigins: readonly string[]): string =>
  isOurs(address) || isAllowed(address, streamOrigins) ? address : ''

const isOurs = (address: string) => /^\/files\/\w[\w.-]*$/.test(address) || streamAt(address) !== undefined

/** Compared as a browser would, which writes the host in small letters and leaves out the usual port. */
function isAllowed(address: string, streamOrigins: readonly string[]): boolean {
  if (!isWebAddress(address)) return false
  const { origin, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return streamOrigins.some((allowed) => isWebAddress(allowed) && new URL(allowed).origin === origin)
}

/** The origins among these addresses that no player of ours may ask. */
export function originsNotAllowed(addresses: readonly string[], streamOrigins: readonly string[]): string[] {
  const outside = addresses.filter((address) => isWebAddress(address) && !isAllowed(address, streamOrigins))
  return [...new Set(outside.map((address) => new URL(address).origin))].sort()
}

/** A film is played as it is; whatever else is a stream. Only mp4 is taken in as a file. */
export function mediaTypeOf(address: string): Session['media_type'] {
  if (address === '') return ''
  const isFilm = address.startsWith('/files/') || /\.mp4$/i.test(new URL(address, 'http://here').pathname)
  return isFilm ? 'video/mp4' : 'application/vnd.apple.mpegurl'
}
