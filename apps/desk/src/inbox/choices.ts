import type { Thread } from '@tradefloor/contract'

export const choices = ['unanswered', 'mine', 'all'] as const
export type Choice = (typeof choices)[number]

/** The conversations of a choice, in the order they are to be answered. */
export function chosen(threads: readonly Thread[], choice: Choice): Thread[] {
  if (choice === 'mine') return threads.filter(({ taken_by }) => taken_by?.own)
  if (choice === 'all') return [...threads]
  return threads
    .filter(({ waiting_since, blocked }) => waiting_since !== null && blocked === null)
    .sort((a, b) => (a.waiting_since ?? 0) - (b.waiting_since ?? 0))
}
