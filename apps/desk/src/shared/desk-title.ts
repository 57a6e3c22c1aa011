import type { PublicConfig } from '@tradefloor/contract'
import { brandOf } from '@tradefloor/rules'
import type { Language } from '@tradefloor/ui'

interface Titled {
  page: string
  /** What the desk is called. */
  desk: string
  unread: number
  fair: PublicConfig['fair']
  language: Language
}

/** Of many tabs one sees only the beginning: what waits stands first, then the page, the desk and the fair. */
export function deskTitle({ page, desk, unread, fair, language }: Titled): string {
  const title = [page, desk, brandOf(fair, language).name].join(' - ')
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title
}
