import { Button, SkeletonBlock, useText } from '@tradefloor/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import { ListFoot } from '../../shared/listing/list-foot.tsx'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { useCompact } from '../../shared/page/use-compact.ts'
import { activeFilters, changed } from './active-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import { filterTexts } from './filter-texts.ts'
import type { FoundExhibitor, FoundProduct } from './found.ts'
import { FoundList } from './found-list.tsx'
import { pageSizes } from './queries.ts'
import { ReadingLine } from './reading-line.tsx'
import { type Asked, WaitingBar } from './result-list.tsx'
import type { useResults } from './use-results.ts'

interface DesktopResultsProps {
  search: Search
  results: ReturnType<typeof useResults>
  exhibitors: Asked<FoundExhibitor>
  products: Asked<FoundProduct>
  onSearch: (search: Search) => void
}

/** Facets on the left, what was found on the right; in a narrow window the facets open above it. */
export function DesktopResults({ search, results, exhibitors, products, onSearch }: DesktopResultsProps) {
  const { kind, choice } = search
  const { names, change } = results
  const t = useText(filterTexts)
  const [isOpen, setIsOpen] = useState(false)
  const isCompact = useCompact()
  const facetsId = useId()
  const found = useRef<HTMLElement>(null)
  const { shown } = kind === 'products' ? products : exhibitors
  const { reply } = shown
  const filters = activeFilters(choice)
  const where = `${kind} ${choice.word} ${choice.page}`
  const begunAt = useRef(where)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other words, begin at the top
  useEffect(() => {
    if (begunAt.current === where) return
    begunAt.current = where
    // In a narrow window the whole drawer scrolls, not the list alone.
    if (isCompact) found.current?.scrollIntoView()
    else found.current?.scrollTo({ top: 0 })
  }, [where])
  const isEmpty = !shown.isStale && results.own?.count === 0
  const hasFacets = reply !== undefined && (reply.count > 0 || filters.length > 0)
  return (
    <div className="flex min-h-0 flex-1 compact:block">
      {isCompact && hasFacets && (
        <div className="px-8 pt-3 pb-2 max-sm:px-4">
          <Button
            size={32}
            icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? facetsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {filters.length > 0 ? t('filtersActive', { count: filters.length }) : t('filters')}
          </Button>
        </div>
      )}
      {(isCompact ? isOpen && hasFacets : hasFacets || !reply) && (
        <aside
          id={facetsId}
          aria-label={t('filters')}
          className="w-66 shrink-0 overflow-y-auto overscroll-contain border-line py-4 pr-5 pl-8 not-first:border-b compact:w-auto compact:overflow-visible compact:pr-8 max-sm:px-4! first:border-r"
        >
          {reply ? (
            <FacetPanel search={search} facets={reply.facets} names={names} onChoice={change} />
          ) : (
            <FacetsSkeleton />
          )}
        </aside>
      )}
      <section
        ref={found}
        aria-label={t('found')}
        tabIndex={-1}
        className="min-w-0 flex-1 overflow-y-auto overscroll-contain bg-sand px-6 pb-6 outline-none compact:overflow-visible max-sm:px-4"
      >
        <div className="sticky top-0 z-2 -mx-6 max-sm:-mx-4">
          <WaitingBar isWaiting={shown.isWaiting && reply !== undefined} />
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-2.5 pb-3">
          <div className="grid min-w-0 flex-1 basis-60 gap-1.5 self-center">
            <FilterChips
              choice={choice}
              names={names}
              onChoice={change}
              onLast={() => found.current?.focus({ preventScroll: true })}
            />
            {reply && !isEmpty && <ReadingLine reply={reply} choice={choice} onChoice={change} />}
            {reply && isEmpty && choice.literal && (
              <ReadingLine reply={reply} choice={choice} onChoice={change} />
            )}
          </div>
          <SortSelect
            value={choice.sort}
            onChange={({ sort }) => sort && change(changed(choice, { sort }))}
          />
        </div>
        <FoundList
          search={search}
          results={results}
          exhibitors={exhibitors}
          products={products}
          device="desktop"
          onSearch={onSearch}
        />
        {reply && reply.count > pageSizes[kind] && (
          <footer className="mt-5">
            <ListFoot
              page={choice.page}
              size={pageSizes[kind]}
              shown={reply.list.length}
              count={reply.count}
              of={kind === 'products' ? 'rangeOfThings' : 'range'}
              onPage={(page) => change({ ...choice, page })}
            />
          </footer>
        )}
      </section>
    </div>
  )
}

const FacetsSkeleton = () => (
  <div>
    {[0, 1, 2].map((facet) => (
      <div key={facet} className="mb-6">
        <SkeletonBlock className="mb-3 h-5 w-1/3" />
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBlock key={row} className="mb-3 h-4" />
        ))}
      </div>
    ))}
  </div>
)
