import { Button, SkeletonBlock, useText } from '@tradefloor/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import { activeFilters } from './active-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import { filterTexts } from './filter-texts.ts'
import type { Found, FoundExhibitor, FoundProduct } from './found.ts'
import type { useResults } from './use-results.ts'

interface FacetsColumnProps {
  search: Search
  results: Pick<ReturnType<typeof useResults>, 'names' | 'change'>
  reply: Pick<Found<FoundExhibitor | FoundProduct>, 'count' | 'facets'> | undefined
  isCompact: boolean
}

/** What the results can be narrowed by: beside them, or in a narrow window above them once a button is pressed. */
export function FacetsColumn({ search, results, reply, isCompact }: FacetsColumnProps) {
  const t = useText(filterTexts)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const filters = activeFilters(search.choice).length
  const hasFacets = reply !== undefined && (reply.count > 0 || filters > 0)
  return (
    <>
      {isCompact && hasFacets && (
        <div className="px-8 pt-3 pb-2 max-sm:px-4">
          <Button
            size={32}
            icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {filters > 0 ? t('filtersActive', { count: filters }) : t('filters')}
          </Button>
        </div>
      )}
      {(isCompact ? isOpen && hasFacets : hasFacets || !reply) && (
        <aside
          id={id}
          aria-label={t('filters')}
          className="w-66 shrink-0 overflow-y-auto overscroll-contain border-line py-4 pr-5 pl-8 not-first:border-b compact:w-auto compact:overflow-visible compact:pr-8 max-sm:px-4! first:border-r"
        >
          {reply ? (
            <FacetPanel
              search={search}
              facets={reply.facets}
              names={results.names}
              onChoice={results.change}
            />
          ) : (
            <FacetsSkeleton />
          )}
        </aside>
      )}
    </>
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
