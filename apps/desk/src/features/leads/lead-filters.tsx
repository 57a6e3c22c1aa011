import { type LeadsReply, type LeadView, leadViews } from '@tradefloor/contract'
import { useText, WordBox } from '@tradefloor/ui'
import { FilterPill } from '../../shared/filter-pill.tsx'
import type { LeadChoice } from './queries.ts'
import { leadTexts } from './texts.ts'

interface LeadFiltersProps extends Pick<LeadsReply, 'views' | 'tags'> {
  choice: LeadChoice
  onChoose: (next: Partial<LeadChoice>) => void
}

/** Which leads are listed, and in which order. */
export function LeadFilters({ views, tags, choice, onChoose }: LeadFiltersProps) {
  const t = useText(leadTexts)
  return (
    <div className="flex flex-wrap items-center gap-2 px-(--gutter) py-3 lg:px-6">
      <Views views={views} chosen={choice.view} onChoose={(view) => onChoose({ view })} />
      <div className="flex w-full flex-wrap gap-2 sm:ml-auto sm:w-auto">
        <WordBox
          label={t('search')}
          placeholder={t('searchHint')}
          value={choice.search}
          onChange={(search) => onChoose({ search })}
          className="w-full sm:w-60"
        />
        {(tags.length > 0 || choice.tag) && (
          <FilterSelect
            label={t('tags')}
            value={choice.tag}
            options={[
              { value: '', text: t('anyTag') },
              ...[...new Set([...tags, choice.tag])]
                .filter(Boolean)
                .map((tag) => ({ value: tag, text: t('tagFilter', { tag }) })),
            ]}
            onChange={(tag) => onChoose({ tag })}
          />
        )}
        <FilterSelect
          label={t('sort')}
          value={choice.sort}
          options={[
            { value: 'next', text: t('sortNext') },
            { value: 'newest', text: t('sortNewest') },
          ]}
          onChange={(sort) => onChoose({ sort: sort === 'newest' ? 'newest' : 'next' })}
        />
      </div>
    </div>
  )
}

interface ViewsProps {
  views: Record<LeadView, number>
  chosen: LeadView
  onChoose: (view: LeadView) => void
}

function Views({ views, chosen, onChoose }: ViewsProps) {
  const t = useText(leadTexts)
  return leadViews
    .filter((view) => view === 'all' || view === chosen || views[view] > 0)
    .map((view) => (
      <FilterPill key={view} isChosen={view === chosen} onChoose={() => onChoose(view)}>
        {t(view, { count: views[view] })}
      </FilterPill>
    ))
}

interface FilterSelectProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

const FilterSelect = ({ label, value, options, onChange }: FilterSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="h-10 max-w-full rounded-control border border-line-2 bg-white px-2 text-13 hover:border-harbour pointer-coarse:h-11"
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
)
