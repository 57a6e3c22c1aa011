import { Button, SailingBoat, useHeading, useLanguage, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import { withoutFilters, withoutProductFilters } from '../../shared/addresses/search-queries.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { activeFilters, changed } from './active-filters.ts'
import { AskOrganiser } from './ask-organiser.tsx'
import { DropFilters } from './drop-filters.tsx'
import type { FilterNames } from './filter-names.ts'
import { nothingTexts } from './nothing-texts.ts'
import { Panel } from './panel.tsx'
import { useCategories, useCounts } from './queries.ts'
import { searchTexts } from './texts.ts'
import { otherKind } from './use-first-kind.ts'

interface NothingFoundProps {
  search: Search
  /** How many there are of the kind, on other pages. */
  own: number | undefined
  /** How many there are of the other kind. */
  others: number | undefined
  didYouMean: string | undefined
  names: FilterNames
  onSearch: (search: Search) => void
  /** What is only similar. */
  children: ReactNode
}

/** What was not found, and every way on: a filter less, other words, the other kind, categories, the organiser. */
export function NothingFound(props: NothingFoundProps) {
  const { search, own = 0, others = 0, didYouMean, names, onSearch, children } = props
  const t = useText(nothingTexts)
  const words = useText(searchTexts)
  const { kind, choice } = search
  const { word } = choice
  const filters = activeFilters(choice)
  const other = otherKind[kind]
  const shared = other === 'exhibitors' ? withoutProductFilters(choice) : choice
  const ofOther: Search = { kind: other, choice: changed(shared, {}) }
  const nothing = word ? t(kind === 'products' ? 'noProducts' : 'noExhibitors', { word }) : t('none')
  const isPastEnd = choice.page > 1 && own > 0
  const seeOther = other === 'products' ? 'seeProducts' : 'seeExhibitors'
  return (
    <div className="grid gap-3 min-[1280px]:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 content-start gap-3">
        <Panel>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <SailingBoat />
            <div className="min-w-48 flex-1">
              <p className="text-18 font-bold text-balance wrap-anywhere">
                {isPastEnd ? t('noPage', { page: choice.page }) : nothing}
              </p>
              {didYouMean !== undefined && (
                <p className="mt-1 wrap-anywhere">
                  {words('didYouMean')}
                  <button
                    type="button"
                    onClick={() =>
                      onSearch({ kind, choice: changed(choice, { word: didYouMean, literal: undefined }) })
                    }
                    className="font-bold text-harbour hover:underline pointer-coarse:min-h-11"
                  >
                    {didYouMean}
                  </button>
                </p>
              )}
              {!isPastEnd && (
                <p className="mt-0.5 text-13 text-ink-2">
                  {t(filters.length > 0 ? 'filterHint' : 'wordHint')}
                </p>
              )}
            </div>
            {choice.page > 1 && (
              <Button look="soft" onClick={() => onSearch({ kind, choice: { ...choice, page: 1 } })}>
                {t('firstPage')}
              </Button>
            )}
            {others > 0 && (
              <Button look="soft" onClick={() => onSearch(ofOther)}>
                {words(seeOther, { count: others })}
              </Button>
            )}
          </div>
        </Panel>
        {filters.length > 0 && (
          <DropFilters search={search} filters={filters} names={names} onSearch={onSearch} />
        )}
        {children}
        <OtherWords search={search} onSearch={onSearch} />
        <Categories search={search} onSearch={onSearch} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {word && (
          <Panel>
            <AskOrganiser key={word} word={word} filters={filters.map(names.filterName)} />
          </Panel>
        )}
      </div>
    </div>
  )
}

interface WaysProps {
  search: Search
  onSearch: (search: Search) => void
}

const pill =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-pill border border-line-2 bg-white px-3 text-13 hover:border-harbour hover:text-harbour pointer-coarse:min-h-11 wrap-anywhere'

/** Each of several words alone, with how many there are of it. */
function OtherWords({ search: { kind, choice }, onSearch }: WaysProps) {
  const Heading = useHeading()
  const t = useText(nothingTexts)
  const parts = [...new Set(choice.word.split(/\s+/u))].filter((part) => part !== '').slice(0, 4)
  const single = parts.length > 1 ? parts : []
  const searchFor = (word: string) => changed(withoutFilters(choice), { word, literal: undefined })
  const searches = single.map(searchFor)
  const counts = useCounts(kind, searches)
  const found = single.flatMap((word, index) => {
    const count = counts[index]?.count ?? 0
    return count > 0 ? [{ word, count }] : []
  })
  if (found.length === 0) return null
  return (
    <Panel>
      <Heading className="text-14 font-bold">{t('otherWords')}</Heading>
      <ul className="mt-2 flex flex-wrap gap-2">
        {found.map(({ word, count }) => (
          <li key={word} className="max-w-full">
            <button
              type="button"
              className={pill}
              onClick={() => onSearch({ kind, choice: searchFor(word) })}
            >
              {word}
              <span className="text-ink-3">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What there is without words for it. */
function Categories({ search: { kind }, onSearch }: WaysProps) {
  const Heading = useHeading()
  const t = useText(nothingTexts)
  const { language } = useLanguage()
  const categories = useCategories(kind)
  if (!categories?.length) return null
  return (
    <Panel>
      <Heading className="text-14 font-bold">{t('categories')}</Heading>
      <ul className="mt-2 flex flex-wrap gap-2">
        {categories.map(({ value, en, count }) => (
          <li key={value} className="max-w-full">
            <button
              type="button"
              className={pill}
              onClick={() => onSearch({ kind, choice: { ...everything, category: value } })}
            >
              {(language === 'en' && en) || value}
              <span className="text-ink-3">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
