import { centrePages, withCentre } from '@tradefloor/rules'

/**
 * Where a guest goes on who was sent to sign in: to the same place without what is somebody's own there, which would only
 * send them back.
 */
export function guestPlace(place: string, home: string): string {
  if (Object.values(centrePages).includes(place)) return home
  const { pathname, searchParams } = new URL(place, 'https://ours.invalid')
  if (searchParams.get('panel') === 'chat') searchParams.delete('panel')
  return withCentre(pathname.replace(/\/chat$/, ''), searchParams.toString())
}
