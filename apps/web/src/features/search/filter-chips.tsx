import { useText } from '@tradefloor/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { withoutFilters } from '../../shared/addresses/search-queries.ts'
import { activeFilters, filterKey, withoutFilter } from './active-filters.ts'
import type { FilterNames } from './filter-names.ts'
import { filterTexts } from './filter-texts.ts'

interface FilterChipsProps {
  choice: SearchChoice
  names: FilterNames
  onChoice: (choice: SearchChoice) => void
  /** Who takes the focus when the last chip is gone. */
  onLast: () => void
}

/** Every value in force as a button that takes it away. The focus goes on to the next one. */
export function FilterChips({ choice, names, onChoice, onLast }: FilterChipsProps) {
  const t = useText(filterTexts)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  const filters = activeFilters(choice)
  const shown = filters.map(filterKey).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the chip is gone
  useEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    const chips = list.current?.querySelectorAll<HTMLElement>('button') ?? []
    const next = chips[Math.min(at, Math.max(0, filters.length - 1))]
    if (filters.length > 0 && next) next.focus()
    else onLast()
  }, [shown])
  if (filters.length === 0) return null
  return (
    <ul ref={list} aria-label={t('active')} className="flex flex-wrap items-center gap-2 max-sm:contents">
      {filters.map((filter, index) => {
        const name = names.filterName(filter)
        return (
          <li key={filterKey(filter)} className="max-w-full shrink-0">
            <button
              type="button"
              aria-label={t('remove', { name })}
              title={t('remove', { name })}
              onClick={() => {
                removed.current = index
                onChoice(withoutFilter(choice, filter))
              }}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-pill bg-harbour-light px-3 text-13 text-harbour hover:text-harbour-hover pointer-coarse:min-h-11 pointer-coarse:border pointer-coarse:border-harbour"
            >
              <span className="min-w-0 truncate">{name}</span>
              <X size={14} strokeWidth={2} aria-hidden className="shrink-0" />
            </button>
          </li>
        )
      })}
      <li className="shrink-0">
        <button
          type="button"
          onClick={() => {
            removed.current = 0
            onChoice(withoutFilters(choice))
          }}
          className="min-h-8 rounded-tag px-1 text-13 text-harbour hover:underline pointer-coarse:min-h-11"
        >
          {t('clearAll')}
        </button>
      </li>
    </ul>
  )
}
