import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { readChoice, writeChoice } from './choice-in-address.ts'
import type { ListChoice } from './list-choice.ts'

/** What the address chooses of the page's own list. A change takes the address's place; all but a page begins at page 1. */
export function useListChoice() {
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const choice = readChoice(query)
  const change = useCallback(
    (changes: Partial<ListChoice>) =>
      setQuery((current) => writeChoice(current, { ...readChoice(current), page: 1, ...changes }), {
        replace: true,
        state: state as unknown,
      }),
    [setQuery, state],
  )
  return { choice, change }
}
