import type { LoadedLists } from '@tradefloor/client/messaging'
import type { Thread } from '@tradefloor/contract'

export const choices = ['unanswered', 'mine', 'all'] as const
export type Choice = (typeof choices)[number]

/** So many fill the list. */
const enough = 20

/** The first page of a choice always: who has waited longest is not among those that changed last. */
export const isToLoad = (listed: LoadedLists[Choice], shown: number): boolean =>
  listed === 'none' || (listed === 'part' && shown < enough)

/** With a sign that there may be more. */
export const countOf = (listed: LoadedLists[Choice], known: number): string =>
  listed === 'whole' ? String(known) : `${known}+`

/** The conversations of a choice, in the order they are to be answered. */
export function chosen(threads: readonly Thread[], choice: Choice): Thread[] {
  if (choice === 'mine') return threads.filter(({ taken_by }) => taken_by?.own)
  if (choice === 'all') return [...threads]
  return threads
    .filter(({ waiting_since, blocked }) => waiting_since !== null && blocked === null)
    .sort((a, b) => (a.waiting_since ?? 0) - (b.waiting_since ?? 0))
}
