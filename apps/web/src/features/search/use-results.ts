import type { Search } from '../../shared/addresses/search.ts'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { withoutProductFilters } from '../../shared/addresses/search-queries.ts'
import { changed } from './active-filters.ts'
import { useFilterNames } from './filter-names.ts'
import { countIn, type Found, type FoundExhibitor, type FoundProduct, type KindCount } from './found.ts'
import { useKindCount, useOwnCount } from './queries.ts'
import { otherKind, useFirstKind } from './use-first-kind.ts'
import type { ShownReply } from './use-shown-reply.ts'

type Reply = Pick<
  Found<FoundExhibitor | FoundProduct>,
  'count' | 'similar' | 'at_least' | 'corrected' | 'word' | 'facets' | 'did_you_mean'
>

interface Results {
  search: Search
  shown: ShownReply<Reply>
  /** The facets are looked at, so that their values need names. */
  isNarrowing: boolean
  onSearch: (search: Search) => void
}

/** What both devices know of a search beside its entries. */
export function useResults({ search, shown, isNarrowing, onSearch }: Results) {
  const { kind, choice } = search
  const { reply, isStale } = shown
  const other = otherKind[kind]
  const choiceOf = (next: Search['kind']): SearchChoice =>
    changed(next === 'exhibitors' ? withoutProductFilters(choice) : choice, {})
  const others = useKindCount(other, choiceOf(other))
  const isKnown = reply !== undefined && !isStale
  const counted = useOwnCount(kind, choiceOf(kind), isKnown ? countIn(reply) : undefined)
  const own = counted ?? (reply && countIn(reply))
  useFirstKind({
    search,
    own: isKnown ? own?.count : undefined,
    others: others.isPlaceholderData ? undefined : others.isError ? 0 : others.data?.count,
    onSearch,
  })
  const names = useFilterNames(choice, reply?.facets, isNarrowing)
  return {
    names,
    counts: { [kind]: own, [other]: others.data } as Partial<Record<Search['kind'], KindCount>>,
    own,
    others: others.data?.count,
    /** Nothing of this kind, and of the other one nobody knows yet. */
    isUndecided: isKnown && own?.count === 0 && others.data === undefined && !others.isError,
    change: (next: SearchChoice) => onSearch({ kind, choice: next }),
    toKind: (next: Search['kind']) => onSearch({ kind: next, choice: choiceOf(next) }),
  }
}
