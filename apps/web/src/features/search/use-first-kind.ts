import { useEffect, useEffectEvent, useRef } from 'react'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { activeFilters } from './active-filters.ts'

export const otherKind: Readonly<Record<SearchKind, SearchKind>> = {
  exhibitors: 'products',
  products: 'exhibitors',
}

interface FirstKind {
  search: Search
  /** How many there are of each, as far as it is known of these very words. */
  own: number | undefined
  others: number | undefined
  onSearch: (search: Search) => void
}

/**
 * Words that find nothing of the kind that was chosen show the other kind at once. Once for each words: whoever goes
 * back to the empty kind has a reason.
 */
export function useFirstKind({ search, own, others, onSearch }: FirstKind): void {
  const { kind, choice } = search
  const decidedFor = useRef<string>(undefined)
  const lastKind = useRef({ word: choice.word, kind })
  const decide = useEffectEvent(() => {
    const last = lastKind.current
    lastKind.current = { word: choice.word, kind }
    // Chosen by hand before it was known.
    if (last.word === choice.word && last.kind !== kind) decidedFor.current = choice.word
    if (decidedFor.current === choice.word || !choice.word || activeFilters(choice).length > 0) return
    if (own === undefined || (own === 0 && others === undefined)) return
    decidedFor.current = choice.word
    if (own === 0 && others !== undefined && others > 0)
      onSearch({ kind: otherKind[kind], choice: { ...choice, page: everything.page } })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may decide it
  useEffect(() => decide(), [choice.word, kind, own, others])
}
