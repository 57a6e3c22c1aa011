import { useHeading, useText } from '@tradefloor/ui'
import type { Search } from '../../shared/addresses/search.ts'
import { withoutFilters } from '../../shared/addresses/search-queries.ts'
import { type ActiveFilter, filterKey, withoutFilter } from './active-filters.ts'
import type { FilterNames } from './filter-names.ts'
import { nothingTexts } from './nothing-texts.ts'
import { Panel } from './panel.tsx'
import { useCounts } from './queries.ts'

interface DropFiltersProps {
  search: Search
  filters: readonly ActiveFilter[]
  names: FilterNames
  onSearch: (search: Search) => void
}

/** So many are counted one by one. */
const most = 6

const row = 'flex min-h-11 flex-wrap items-center gap-x-2 border-t border-line py-1 text-13'

/** Each filter in force with how many there would be without it, as far as there would be any. */
export function DropFilters({ search: { kind, choice }, filters, names, onSearch }: DropFiltersProps) {
  const Heading = useHeading()
  const t = useText(nothingTexts)
  const dropped = filters.slice(0, most)
  const isSeveral = filters.length > 1
  const counts = useCounts(kind, [
    ...dropped.map((filter) => withoutFilter(choice, filter)),
    ...(isSeveral ? [withoutFilters(choice)] : []),
  ]).map((counted) => counted?.count)
  const all = counts[dropped.length]
  const useful = dropped
    .map((filter, index) => ({ filter, count: counts[index] }))
    .filter(({ count }) => count !== 0)
  const hasAll = isSeveral && all !== 0
  if (useful.length === 0 && !hasAll) return null
  return (
    <Panel>
      <Heading className="text-16 font-bold">{t('dropOne')}</Heading>
      <p className="mb-2 text-13 text-ink-2">{t('dropHint')}</p>
      <ul>
        {useful.map(({ filter, count }) => {
          const name = names.filterName(filter)
          return (
            <li key={filterKey(filter)} className={row}>
              <span className="rounded-tag bg-sand-2 px-1.5 text-12 text-ink-2">
                {names.facetName(filter)}
              </span>
              <span className="min-w-0 flex-1 font-bold wrap-anywhere">{name}</span>
              <span className="text-ink-2">{count !== undefined && t('results', { count })}</span>
              <button
                type="button"
                aria-label={count === undefined ? `${t('drop')} ${name}` : t('dropLabel', { name, count })}
                onClick={() => onSearch({ kind, choice: withoutFilter(choice, filter) })}
                className="min-h-8 rounded-tag px-1 text-harbour hover:underline pointer-coarse:min-h-11"
              >
                {t('drop')}
              </button>
            </li>
          )
        })}
        {hasAll && (
          <li className={row}>
            <button
              type="button"
              onClick={() => onSearch({ kind, choice: withoutFilters(choice) })}
              className="min-h-8 rounded-tag text-harbour hover:underline pointer-coarse:min-h-11"
            >
              {t('dropAll')}
            </button>
            <span className="ml-auto text-ink-2">{all !== undefined && t('results', { count: all })}</span>
          </li>
        )}
      </ul>
    </Panel>
  )
}
