import type { Facets } from '@tradefloor/contract'
import { Button, classNames, useText } from '@tradefloor/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useRef } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { activeFilters, changed } from './active-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { FilterNames } from './filter-names.ts'
import { filterTexts } from './filter-texts.ts'
import { searchTexts } from './texts.ts'

interface PhoneFiltersProps {
  search: Search
  facets: Facets | undefined
  count: number | undefined
  names: FilterNames
  sheet: { isOpen: boolean; open: () => void; close: () => void }
  onChoice: (choice: SearchChoice) => void
}

/** One line that a thumb pushes sideways: filters, order, and every value in force. */
export function PhoneFilters({ search, facets, count, names, sheet, onChoice }: PhoneFiltersProps) {
  const t = useText(filterTexts)
  const words = useText(searchTexts)
  const common = useText(pageTexts)
  const button = useRef<HTMLButtonElement>(null)
  const { kind, choice } = search
  const filters = activeFilters(choice)
  return (
    <div className="-mx-4 mb-2 flex items-center gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={sheet.open}
        className={classNames(
          'flex h-11 shrink-0 items-center gap-2 rounded-pill border px-4 text-13 whitespace-nowrap',
          filters.length > 0
            ? 'border-harbour bg-harbour-light font-bold text-harbour'
            : 'border-line-2 bg-white',
        )}
      >
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        {filters.length > 0 ? t('filtersActive', { count: filters.length }) : t('filters')}
      </button>
      <SortSelect value={choice.sort} onChange={({ sort }) => sort && onChoice(changed(choice, { sort }))} />
      <FilterChips
        choice={choice}
        names={names}
        onChoice={onChoice}
        onLast={() => button.current?.focus({ preventScroll: true })}
      />
      <LateSheet open={sheet.isOpen} onClose={sheet.close} title={t('filters')} closeText={common('close')}>
        {facets && <FacetPanel search={search} facets={facets} names={names} onChoice={onChoice} />}
        <div className="sticky bottom-[calc(-24px-var(--safe-bottom))] -mx-4 mt-4 bg-white px-4 pt-2 pb-[calc(12px+var(--safe-bottom))]">
          <Button look="primary" size={48} onClick={sheet.close} className="w-full">
            {count === undefined || count === 0
              ? t('done')
              : words(kind === 'products' ? 'seeProducts' : 'seeExhibitors', { count })}
          </Button>
        </div>
      </LateSheet>
    </div>
  )
}
