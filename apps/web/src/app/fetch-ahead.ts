import { deviceOf, rowOf, twinOf } from '@tradefloor/rules'
import { fetchPart } from './lazy-part.ts'
import { pages } from './pages.tsx'
import { shells } from './shells.ts'

/**
 * Asks for the shell and the page of an address at once. Left to itself React would find the page only when the shell
 * has come.
 */
export function fetchAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const device = deviceOf(navigator.userAgent)
  fetchPart({ type: shells[device] })
  const [path = pathname] = (twinOf(pathname, search, device) ?? pathname).split('?')
  const row = rowOf(path)
  const page = row && pages[row.page][device]?.(row)
  if (page) fetchPart(page)
}
