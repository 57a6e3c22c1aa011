import { isGranted } from '@tradefloor/contract'
import { usePerson } from '../domains/session/use-person.ts'
import { entries } from '../shared/addresses.ts'

/** What the menu has for whoever is at the desk. Until that is known it has what most have, so that little moves. */
export function useEntries() {
  const { data } = usePerson()
  return entries.filter(({ needs }) => (data ? isGranted(data.role, needs) : needs !== 'team'))
}
