import { useText } from '@tradefloor/ui'
import type { Search } from '../../shared/addresses/search.ts'
import { ListFoot } from '../../shared/listing/list-foot.tsx'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { useCompact } from '../../shared/page/use-compact.ts'
import { changed } from './active-filters.ts'
import { FacetsColumn } from './facets-column.tsx'
import { FilterChips } from './filter-chips.tsx'
import { filterTexts } from './filter-texts.ts'
import type { FoundExhibitor, FoundProduct } from './found.ts'
import { FoundList } from './found-list.tsx'
import { pageSizes } from './queries.ts'
import { ReadingLine } from './reading-line.tsx'
import { type Asked, WaitingBar } from './result-list.tsx'
import type { useResults } from './use-results.ts'
import { useResultsTop } from './use-results-top.ts'

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
  const isCompact = useCompact()
  const found = useResultsTop(search, isCompact)
  const { shown } = kind === 'products' ? products : exhibitors
  const { reply } = shown
  const isEmpty = !shown.isStale && results.own?.count === 0
  return (
    <div className="flex min-h-0 flex-1 compact:block">
      <FacetsColumn search={search} results={results} reply={reply} isCompact={isCompact} />
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
            {reply && (!isEmpty || choice.literal) && (
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
