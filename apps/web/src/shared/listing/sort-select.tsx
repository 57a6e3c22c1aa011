import { useText } from '@tradefloor/ui'
import { ArrowUpDown, ChevronDown } from 'lucide-react'
import { type ListChoice, type Sort, sorts } from './list-choice.ts'
import { listingTexts } from './texts.ts'

interface SortSelectProps {
  value: Sort
  onChange: (choice: Partial<ListChoice>) => void
}

/** The browser's own list in the look of ours. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useText(listingTexts)
  return (
    <label className="relative inline-flex h-10 shrink-0 pointer-coarse:h-11 items-center rounded-control border border-line-2 bg-white text-13 hover:border-harbour">
      <span className="sr-only">{t('sort')}</span>
      <ArrowUpDown
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute left-3 text-ink-3"
      />
      <select
        value={value}
        onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? value })}
        className="h-full cursor-pointer appearance-none rounded-control bg-transparent pr-8 pl-9 text-ink"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute right-3 text-ink-2"
      />
    </label>
  )
}
