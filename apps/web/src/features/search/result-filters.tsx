import type { Facets } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import type { Search } from '../../shared/addresses/search.ts'
import { AreaSheet } from '../../shared/listing/area-sheet.tsx'
import { IndustryPills } from '../../shared/listing/industry-pills.tsx'
import type { ListChoice } from '../../shared/listing/list-choice.ts'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { searchTexts } from './texts.ts'

interface ResultFiltersProps {
  search: Search
  facets: Facets | undefined
  count: number | undefined
  onSearch: (search: Search) => void
}

/** One line that a thumb pushes sideways: place, order, industry. */
export function ResultFilters({ search: { kind, choice }, facets, count = 0, onSearch }: ResultFiltersProps) {
  const t = useText(searchTexts)
  const change = (changes: Partial<ListChoice>) =>
    onSearch({ kind, choice: { ...choice, page: 1, ...changes } })
  return (
    <div className="-mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]">
      {kind === 'exhibitors' && (
        <AreaSheet
          facet={facets?.area}
          choice={choice}
          onChange={change}
          seeText={count > 0 ? t('seeExhibitors', { count }) : undefined}
        />
      )}
      <SortSelect value={choice.sort} onChange={change} />
      <IndustryPills
        facet={facets?.industry}
        choice={choice}
        onChange={change}
        className="shrink-0 flex-nowrap!"
      />
    </div>
  )
}
