import type { Stored } from '@tradefloor/contract'
import type { Waiting } from './outbox-db.ts'

/** What tabs of one person tell each other: look again, or: this one is safe. */
export type TabMessage = { changed: true } | { stored: Stored; row: Waiting }

export const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && ('changed' in data || ('stored' in data && 'row' in data))
