import { type Facets, type Industry, industries } from '@tradefloor/contract'
import { industryNames } from '@tradefloor/rules'
import { classNames, useLanguage, useText } from '@tradefloor/ui'
import type { ListChoice } from './list-choice.ts'
import { listingTexts } from './texts.ts'

interface IndustryPillsProps {
  facet: Facets['industry'] | undefined
  /** What is chosen now; left out where nothing is shown yet. */
  choice?: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
  className?: string
}

const isIndustry = (value: string): value is Industry => industries.some((name) => name === value)

/** A pill is 32 high; what it can be pressed by is 40, and 44 for a finger. */
const pill =
  'relative inline-flex min-h-8 max-w-full items-center gap-1.5 whitespace-nowrap rounded-pill max-[17.5rem]:rounded-card max-[17.5rem]:whitespace-normal border px-3 text-13 transition-colors duration-(--dur-control) after:absolute after:inset-x-0 after:-inset-y-1 pointer-coarse:min-h-11 pointer-coarse:px-4'
const on = 'border-harbour bg-harbour-light font-bold text-harbour'
const off = 'border-line-2 bg-white hover:border-harbour hover:text-harbour'

/** The industries there are, with how many of each. With a single one there is nothing to choose. */
export function IndustryPills({ facet = [], choice, onChange, className }: IndustryPillsProps) {
  const t = useText(listingTexts)
  const { language } = useLanguage()
  const known = facet.flatMap(({ value, count }) => (isIndustry(value) ? [{ industry: value, count }] : []))
  const chosen = choice?.industry
  const isAll = choice !== undefined && chosen === undefined
  // A choice that leaves nothing must be seen to be undone.
  const shown =
    chosen && !known.some(({ industry }) => industry === chosen)
      ? [...known, { industry: chosen, count: 0 }]
      : known
  if (shown.length < 2 && !chosen) return null
  return (
    <fieldset className={classNames('relative flex flex-wrap gap-x-1.5 gap-y-2', className)}>
      <legend className="sr-only">{t('industry')}</legend>
      <button
        type="button"
        aria-pressed={isAll}
        onClick={() => onChange({ industry: undefined })}
        className={classNames(pill, isAll ? on : off)}
      >
        {t('allIndustries')}
      </button>
      {shown.map(({ industry, count }) => (
        <button
          key={industry}
          type="button"
          aria-pressed={industry === chosen}
          onClick={() => onChange({ industry: industry === chosen ? undefined : industry })}
          className={classNames(pill, industry === chosen ? on : off)}
        >
          {industryNames[industry][language]}
          <span className={industry === chosen ? undefined : 'text-ink-3'}>{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
